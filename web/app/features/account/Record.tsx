import { AUDIT_DAYS } from "@candor/core/kernel/limits";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BriefcaseBusiness, KeyRound, Settings2, UsersRound } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Part } from "../../../ui/Part.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { QueryState } from "../../api/QueryState.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { type Action, type ActionGroup, recordOf } from "./queries.ts";
import { Row, Rows } from "./Rows.tsx";
import { RowsLoading } from "./Sessions.tsx";
import { useDeed, useDevice } from "./useDeed.ts";

const ICONS: Readonly<Record<ActionGroup, typeof KeyRound>> = {
  access: KeyRound,
  jobs: BriefcaseBusiness,
  candidates: UsersRound,
  account: Settings2,
};
const GROUPS = ["access", "jobs", "candidates", "account"] as const;

/** The actions in the account, newest first: when, in which browser, and with which things. */
export function Record() {
  const { t } = useTranslation(["account", "common"]);
  const formats = useFormats();
  const [group, setGroup] = useState<ActionGroup | "all">("all");
  const record = useInfiniteQuery(recordOf(group));
  const actions = record.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Part title={t(($) => $.record.title)} lead={t(($) => $.record.lead, { days: formats.number(AUDIT_DAYS) })}>
      <Segmented
        label={t(($) => $.record.filter)}
        value={group}
        onChange={setGroup}
        options={(["all", ...GROUPS] as const).map((value) => ({ value, label: t(($) => $.record.group[value]) }))}
      />
      {!record.data && <QueryState query={record} loading={<RowsLoading />} failed={t(($) => $.record.failed)} inline />}
      {actions.length > 0 && (
        <div className={record.isPlaceholderData ? "opacity-60" : undefined}>
          <Rows>
            {actions.map((action) => (
              <ActionRow key={action.id} action={action} />
            ))}
          </Rows>
        </div>
      )}
      {record.data && actions.length === 0 && (
        <p className="rounded-card border border-line px-4 py-3 text-control text-ink-2">{t(($) => $.record.none)}</p>
      )}
      {record.hasNextPage && (
        <Button
          busy={record.isFetchingNextPage && t(($) => $.action.loadingMore, { ns: "common" })}
          onClick={() => void record.fetchNextPage()}
        >
          {t(($) => $.record.more)}
        </Button>
      )}
    </Part>
  );
}

function ActionRow({ action }: { action: Action }) {
  const { t } = useTranslation("account");
  const formats = useFormats();
  const deed = useDeed();
  const device = useDevice();
  const { at, by, group } = action;
  const Icon = ICONS[group];
  const author = () => {
    if (by.type === "payments") return t(($) => $.record.by.payments);
    if (by.type === "extension") return t(($) => $.record.by.extension, { browser: by.browser });
    return by.isThis ? t(($) => $.record.by.here, { device: device(by) }) : device(by);
  };
  return (
    <Row
      icon={<Icon aria-hidden />}
      title={
        <>
          {deed(action)}
          <Things of={action} />
        </>
      }
      line={t(($) => $.record.line, { when: formats.moment(at), by: author() })}
    />
  );
}

/** The things of an action, as links to those that are still there. */
function Things({ of: { job, cv, device } }: { of: Action }) {
  const { t } = useTranslation("account");
  const paths = usePaths();
  const deviceName = useDevice();
  const names = [
    cv && {
      key: "cv",
      name: cv.name ?? t(($) => $.record.erasedCv),
      to: cv.name === null ? null : job && cv.isInJob ? paths.candidate(job.id, cv.id) : paths.cvs({ cv: cv.id }),
    },
    job && {
      key: "job",
      name: job.title ?? t(($) => $.record.deletedJob),
      to: job.isGone ? null : paths.job(job.id),
    },
    device && { key: "device", name: deviceName(device), to: null },
  ].filter((thing) => thing !== null);
  return names.map(({ key, name, to }) =>
    to ? (
      <Link key={key} to={to} className="link min-w-0 font-normal break-words">
        {name}
      </Link>
    ) : (
      <span key={key} className="min-w-0 font-normal break-words text-ink-2">
        {name}
      </span>
    ),
  );
}
