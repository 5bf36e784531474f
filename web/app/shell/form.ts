/** `responsive` becomes the rail below 1100 px, `rail` is always one, `full` never. */
export type SidebarForm = "full" | "responsive" | "rail";

/** Classes for content shown in the full sidebar only, or in the rail only. */
export const onlyWide: Record<SidebarForm, string> = { full: "", responsive: "max-lg:hidden", rail: "hidden" };
export const onlyRail: Record<SidebarForm, string> = { full: "hidden", responsive: "lg:hidden", rail: "" };
