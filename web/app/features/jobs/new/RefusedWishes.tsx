import { Scale } from "lucide-react";
import { Button } from "../../../../ui/Button.tsx";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Refused } from "../../../recruiting/queries/jobs.ts";
import { useReason } from "../../../recruiting/labels.ts";

interface RefusedWishesProps {
  refused: readonly Refused[];
  /** Alternatives that are criteria already. */
  taken: (alternative: string) => boolean;
  /** No further criterion is allowed; the editor above says so. */
  isFull: boolean;
  onTake: (alternative: string) => void;
}

/** Refused wishes, each with its reason and a button that adds the lawful criterion. */
export function RefusedWishes({ refused, taken, isFull, onTake }: RefusedWishesProps) {
  const { t } = useTranslation("jobs");
  const reason = useReason();
  if (refused.length === 0) return null;
  return (
    <ul className="mt-4 space-y-2">
      {refused.map((wish) => (
        <li
          key={wish.text}
          className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border border-line bg-canvas px-4 py-3 text-control"
        >
          <Scale aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-warn" />
          <p className="min-w-48 flex-1 text-ink-2">
            {rich(
              t(($) => $.refused.leftOut, { text: wish.text }),
              { b: (words) => <strong className="font-medium text-ink">{words}</strong> },
            )}{" "}
            {reason(wish.reason)} {wish.alternative && t(($) => $.refused.instead, { text: wish.alternative })}
          </p>
          {wish.alternative &&
            (taken(wish.alternative) ? (
              <span className="py-1 text-ink-3">{t(($) => $.refused.added)}</span>
            ) : (
              <Button size="sm" disabled={isFull} onClick={() => onTake(wish.alternative!)}>
                {t(($) => $.refused.add)}
              </Button>
            ))}
        </li>
      ))}
    </ul>
  );
}
