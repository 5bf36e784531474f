import { BriefcaseBusiness, Building2, CircleHelp, Files, House, LayoutDashboard, Puzzle, ReceiptText, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { usePaths } from "../paths.ts";

/** An entry of the sidebar, also in the command palette. */
export interface Place {
  id: "dashboard" | "home" | "jobs" | "cvs" | "companies" | "extension" | "subscription" | "pricing" | "help";
  /** Listed under the heading "Settings". */
  isSetting?: true;
  to: string;
  icon: ReactNode;
  label: string;
}

/** The entries of the sidebar in order; the palette lists the same. */
export function usePlaces(): readonly Place[] {
  const { t } = useTranslation("common");
  const paths = usePaths();
  return [
    { id: "dashboard", to: paths.dashboard(), icon: <LayoutDashboard aria-hidden />, label: t(($) => $.nav.dashboard) },
    { id: "home", to: paths.home(), icon: <House aria-hidden />, label: t(($) => $.nav.home) },
    { id: "jobs", to: paths.jobs(), icon: <BriefcaseBusiness aria-hidden />, label: t(($) => $.nav.jobs) },
    { id: "cvs", to: paths.cvs(), icon: <Files aria-hidden />, label: t(($) => $.nav.cvs) },
    { id: "companies", to: paths.companies(), icon: <Building2 aria-hidden />, label: t(($) => $.nav.companies) },
    { id: "extension", to: paths.extension(), icon: <Puzzle aria-hidden />, label: t(($) => $.nav.extension) },
    {
      id: "subscription",
      isSetting: true,
      to: paths.subscription(),
      icon: <ReceiptText aria-hidden />,
      label: t(($) => $.nav.subscription),
    },
    { id: "pricing", isSetting: true, to: paths.pricing(), icon: <Tag aria-hidden />, label: t(($) => $.nav.pricing) },
    { id: "help", isSetting: true, to: paths.help(), icon: <CircleHelp aria-hidden />, label: t(($) => $.nav.help) },
  ];
}
