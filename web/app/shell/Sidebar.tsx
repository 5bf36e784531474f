import clsx from "clsx";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { ProgressBar } from "../../ui/bits.tsx";
import { Link } from "../../ui/Link.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useSession } from "../session/session.ts";
import { useFormats } from "../i18n/format.ts";
import { usePaths } from "../paths.ts";
import { usePlanName } from "../recruiting/plan-name.ts";
import { Sign, Wordmark } from "../recruiting/Sign.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { FindField } from "./FindField.tsx";
import { onlyRail, onlyWide, type SidebarForm } from "./form.ts";
import { type Place, usePlaces } from "./places.tsx";

/** In the rail a line replaces the heading. */
const settingsForm: Record<SidebarForm, string> = {
  full: "border-0 pt-0",
  responsive: "mt-2 lg:mt-0 lg:border-0 lg:pt-0",
  rail: "mt-2",
};

/** In the rail the label of an entry is its tooltip. */
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
  const { pathname } = useLocation();
  const isActive = pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  return (
    <Link
      to={to}
      aria-current={isActive ? "page" : undefined}
      className={clsx(
        "group/entry relative flex h-8 items-center gap-2.5 rounded-control px-2 text-control font-medium tint phone:h-10",
        "[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
        isActive ? "bg-nav text-ink [&_svg]:text-accent-ink" : "text-ink-2 hover:bg-nav/60 hover:text-ink",
      )}
    >
      {icon}
      <span className={words[form]}>{label}</span>
      {count !== undefined && (
        <span className={clsx("ml-auto font-normal text-ink-2 tabular-nums", onlyWide[form])}>{count}</span>
      )}
    </Link>
  );
}

function PlanUse() {
  const { t } = useTranslation("common");
  const formats = useFormats();
  const paths = usePaths();
  const planName = usePlanName();
  const { plan } = useSession().account;
  const { used, allowed } = plan.cvs;
  const text =
    allowed === null
      ? t(($) => $.plan.unlimited)
      : t(($) => $.plan.cvs, { used: formats.number(used), allowed: formats.number(allowed) });
  return (
    <Link
      to={paths.subscription()}
      className="mx-2.5 mb-2 block rounded-control px-2 py-2 text-caption text-ink-2 hover:bg-nav/60 hover:text-ink"
    >
      <span className="flex flex-wrap justify-between gap-x-2">
        <span>{planName(plan)}</span>
        <span className="tabular-nums">{text}</span>
      </span>
      {allowed !== null && <ProgressBar className="mt-1.5" label={t(($) => $.plan.use)} value={used} max={allowed} text={text} />}
    </Link>
  );
}

/** Navigation, usage of the plan, account menu. */
export function SidebarContent({ form }: { form: SidebarForm }) {
  const { t } = useTranslation("common");
  const formats = useFormats();
  const paths = usePaths();
  const { account } = useSession();
  const settingsId = useId();
  const places = usePlaces();
  const entry = ({ id, to, icon, label }: Place) => (
    <Entry
      key={id}
      {...{ form, to, icon, label }}
      isExact={id === "dashboard" || id === "home"}
      {...(id === "jobs" && { count: formats.number(account.jobs) })}
      {...(id === "cvs" && { count: formats.number(account.cvs) })}
    />
  );
  return (
    <>
      <Link
        to={paths.dashboard()}
        aria-label="Candor"
        className="mx-3 mt-3 mb-3 flex h-8 items-center self-start rounded-control px-1.5"
      >
        <span className={onlyWide[form]}>
          <Wordmark />
        </span>
        <Sign className={clsx("size-5", onlyRail[form])} />
      </Link>
      <FindField form={form} />
      <nav aria-label={t(($) => $.nav.label)} className="flex-1 px-2.5">
        {places.filter(({ isSetting }) => !isSetting).map(entry)}
        <p id={settingsId} className={clsx("mt-6 mb-1.5 px-2 text-caption font-medium text-ink-2", onlyWide[form])}>
          {t(($) => $.nav.settings)}
        </p>
        <div role="group" aria-labelledby={settingsId} className={clsx("border-t border-line pt-2", settingsForm[form])}>
          {places.filter(({ isSetting }) => isSetting).map(entry)}
        </div>
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
