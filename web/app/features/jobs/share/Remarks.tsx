import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { Hints, Wishes } from "../fairness/Findings.tsx";
import { useJobSaving } from "../job/saving.ts";
import { type Hint, type Remark, remarksOf } from "./queries.ts";
import { isCurrent, taking } from "./remarks.ts";

/** The phrases of the advert about protected facts, each with its reason and a lawful wording to take instead. */
export function Remarks({ job, withHints = false }: { job: Job; withHints?: boolean }) {
  const { t } = useTranslation("share");
  const saving = useJobSaving(job.id, () => undefined);
  const { data, isError } = useQuery(remarksOf(job));
  if (isError) return <p className="text-control text-ink-2">{t(($) => $.remarks.failed)}</p>;
  const items = (data?.items ?? []).filter((remark) => isCurrent(job, remark));
  const hints = (data?.hints ?? []).filter((hint) => isCurrent(job, hint));
  const take = (remark: Remark | Hint) => saving.mutate({ edit: taking(job, remark), before: job, taken: [], analyzes: false });
  return (
    <>
      {items.length > 0 && <Wishes items={items} isSaving={saving.isPending} onTake={take} />}
      {withHints && hints.length > 0 && <Hints items={hints} isSaving={saving.isPending} onTake={take} />}
    </>
  );
}
