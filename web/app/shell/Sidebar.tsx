import clsx from "clsx";
import { BriefcaseBusiness, Building2, CircleHelp, Files, LayoutDashboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router-dom";
import { ProgressBar } from "../../ui/bits.tsx";
import { useSession } from "../features/auth/session.ts";
import { useFormats } from "../i18n/format.ts";
import { usePaths } from "../paths.ts";
import { Sign, Wordmark } from "../recruiting/Sign.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { onlyRail, onlyWide, type SidebarForm } from "./form.ts";

/** In the rail, the word of an entry is its tooltip. */
const words: Record<SidebarForm, string> = { full: "", responsive: "max-lg:rail-word", rail: "rail-word" };

function Entry({
  form,
  to,
  icon,
  label,
  count,
  isExact = false,
}: {
  form: SidebarForm;
  to: string;
  icon: React.ReactNode;
  label: string;
  count?: string;
  /** Its address begins those of others: it is lit at itself alone. */
  isExact?: boolean;
}) {
  return (
    <NavLink
      to={to}
      end={isExact}
      className={({ isActive }) =>
        clsx(
          "group/entry relative flex h-8 items-center gap-2.5 rounded-control px-2 text-control font-medium transition-colors duration-120 phone:h-10",
          "[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
          isActive ? "bg-nav text-ink [&_svg]:text-accent-ink" : "text-ink-2 hover:bg-nav/60 hover:text-ink",
        )
      }
    >
      {icon}
      <span className={words[form]}>{label}</span>
      {count !== undefined && (
        <span className={clsx("ml-auto font-normal text-ink-2 tabular-nums", onlyWide[form])}>{count}</span>
      )}
    </NavLink>
  );
}

function PlanUse() {
  const { t } = useTranslation("common");
  const formats = useFormats();
  const { plan } = useSession().account;
  const name = plan.state === "expired" ? t(($) => $.plan.expired) : t(($) => $.plan[plan.name]);
  const { used, allowed } = plan.cvs;
  const text =
    allowed === null
      ? t(($) => $.plan.unlimited)
      : t(($) => $.plan.cvs, { used: formats.number(used), allowed: formats.number(allowed) });
  return (
    <div className="px-4 pb-4 text-caption text-ink-2">
      <p className="flex flex-wrap justify-between gap-x-2">
        <span>{name}</span>
        <span className="tabular-nums">{text}</span>
      </p>
      {allowed !== null && <ProgressBar className="mt-1.5" label={t(($) => $.plan.use)} value={used} max={allowed} text={text} />}
    </div>
  );
}

/** Navigation, the plan's use and the account. */
export function SidebarContent({ form }: { form: SidebarForm }) {
  const { t } = useTranslation("common");
  const formats = useFormats();
  const paths = usePaths();
  const { account } = useSession();
  return (
    <>
      <Link
        to={paths.dashboard()}
        aria-label="Candor"
        className="mx-3 mt-3 mb-4 flex h-8 items-center self-start rounded-control px-1.5"
      >
        <span className={onlyWide[form]}>
          <Wordmark />
        </span>
        <Sign className={clsx("size-5", onlyRail[form])} />
      </Link>
      <nav aria-label={t(($) => $.nav.label)} className="flex-1 px-2.5">
        <Entry
          form={form}
          to={paths.dashboard()}
          isExact
          icon={<LayoutDashboard aria-hidden />}
          label={t(($) => $.nav.dashboard)}
        />
        <Entry
          form={form}
          to={paths.jobs()}
          icon={<BriefcaseBusiness aria-hidden />}
          label={t(($) => $.nav.jobs)}
          count={formats.number(account.jobs)}
        />
        <Entry
          form={form}
          to={paths.cvs()}
          icon={<Files aria-hidden />}
          label={t(($) => $.nav.cvs)}
          count={formats.number(account.cvs)}
        />
        <Entry form={form} to={paths.companies()} icon={<Building2 aria-hidden />} label={t(($) => $.nav.companies)} />
        <Entry form={form} to={paths.help()} icon={<CircleHelp aria-hidden />} label={t(($) => $.nav.help)} />
      </nav>
      <div className={onlyWide[form]}>
        <PlanUse />
      </div>
      <div className="border-t border-line px-2.5 py-2.5">
        <AccountMenu form={form} />
      </div>
    </>
  );
}

export function Sidebar({ rail }: { rail: boolean }) {
  return (
    <header
      className={clsx(
        "sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line bg-canvas max-sm:hidden",
        rail ? "w-13" : "w-13 lg:w-54",
      )}
    >
      <SidebarContent form={rail ? "rail" : "responsive"} />
    </header>
  );
}
