/** `responsive` becomes the rail below 1100 px, `rail` is always one, `full` never. */
export type SidebarForm = "full" | "responsive" | "rail";

/** For what stands only beside its icon, or only in the rail. */
export const onlyWide: Record<SidebarForm, string> = { full: "", responsive: "max-lg:hidden", rail: "hidden" };
export const onlyRail: Record<SidebarForm, string> = { full: "hidden", responsive: "lg:hidden", rail: "" };
