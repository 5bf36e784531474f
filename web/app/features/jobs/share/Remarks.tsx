import { useQuery } from "@tanstack/react-query";
import { Info, Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { rich } from "../../../i18n/rich.tsx";
import { useReason } from "../../../recruiting/labels.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { useJobSaving } from "../job/saving.ts";
import { type Hint, type Remark, remarksOf } from "./queries.ts";
import { isCurrent, taking } from "./remarks.ts";

/** The phrases of the advert about protected facts, each with its reason and a lawful wording to take instead. */
export function Remarks({ job, withHints = false }: { job: Job; withHints?: boolean }) {
  const { t } = useTranslation("jobs");
  const saving = useJobSaving(job.id, () => undefined);
  const { data, isError } = useQuery(remarksOf(job));
  if (isError) return <p className="text-control text-ink-2">{t(($) => $.share.remarks.failed)}</p>;
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

interface ListProps<Item> {
  items: readonly Item[];
  isSaving: boolean;
  onTake: (item: Item) => void;
}

function Wishes({ items, isSaving, onTake }: ListProps<Remark>) {
  const { t } = useTranslation("jobs");
  const reason = useReason();
  return (
    <section aria-label={t(($) => $.share.remarks.title)} className="space-y-2 border-b border-line py-4 last:border-0">
      <h2 className="text-control font-medium">{t(($) => $.share.remarks.title)}</h2>
      <p className="text-control text-ink-2">{t(($) => $.share.remarks.lead)}</p>
      <ul className="space-y-2">
        {items.map((remark) => (
          <li
            key={`${remark.field} ${remark.line} ${remark.start}`}
            className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border border-line bg-canvas px-4 py-3 text-control"
          >
            <Scale aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-warn" />
            <p className="min-w-48 flex-1 text-ink-2">
              {rich(
                t(($) => $.share.remarks.phrase, { text: remark.text, field: t(($) => $.field[remark.field]) }),
                { b: (words) => <strong className="font-medium text-ink">{words}</strong> },
              )}{" "}
              {reason(remark.reason)} {t(($) => $.refused.instead, { text: remark.wording })}
            </p>
            {remark.isPlain && (
              <Button size="sm" disabled={isSaving} onClick={() => onTake(remark)}>
                {t(($) => $.share.remarks.take)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words that no law forbids and that put people off, below the wishes. */
function Hints({ items, isSaving, onTake }: ListProps<Hint>) {
  const { t } = useTranslation("jobs");
  return (
    <section aria-label={t(($) => $.share.hints.title)} className="space-y-2 border-b border-line py-4 last:border-0">
      <h2 className="text-control font-medium">{t(($) => $.share.hints.title)}</h2>
      <p className="text-control text-ink-2">{t(($) => $.share.hints.lead)}</p>
      <ul className="space-y-2">
        {items.map((hint) => (
          <li
            key={`${hint.kind} ${hint.field} ${hint.line} ${hint.start}`}
            className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border border-line px-4 py-3 text-control"
          >
            <Info aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-ink-3" />
            <p className="min-w-48 flex-1 text-ink-2">
              {hint.kind !== "payMissing" &&
                rich(
                  t(($) => $.share.remarks.phrase, { text: hint.text, field: t(($) => $.field[hint.field]) }),
                  { b: (words) => <strong className="font-medium text-ink">{words}</strong> },
                )}{" "}
              {t(($) => $.share.hints[hint.kind])} {hint.wording && t(($) => $.share.hints.instead, { text: hint.wording })}
            </p>
            {hint.isPlain && (
              <Button size="sm" disabled={isSaving} onClick={() => onTake(hint)}>
                {hint.wording ? t(($) => $.share.remarks.take) : t(($) => $.share.hints.remove)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
