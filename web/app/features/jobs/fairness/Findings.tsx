import { Info, Scale } from "lucide-react";
import { Button } from "../../../../ui/Button.tsx";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useReason } from "../../../recruiting/labels.ts";
import type { Hint, Remark } from "../share/queries.ts";

interface ListProps<Item> {
  items: readonly Item[];
  isSaving: boolean;
  onTake: (item: Item) => void;
  /** Leads to the fields of the pay, where they are on the page. */
  onPay?: () => void;
}

/** Wishes on protected facts, each with its reason and a lawful wording. */
export function Wishes({ items, isSaving, onTake }: ListProps<Remark>) {
  const { t } = useTranslation(["jobs", "share"]);
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
export function Hints({ items, isSaving, onTake, onPay }: ListProps<Hint>) {
  const { t } = useTranslation(["jobs", "share"]);
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
            {hint.kind === "payMissing" && onPay && (
              <Button size="sm" onClick={onPay}>
                {t(($) => $.fairness.enterPay)}
              </Button>
            )}
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
