import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import { rich } from "../../../i18n/rich.tsx";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { gainsOf } from "./gains.ts";

interface WouldChangeProps {
  candidate: Candidate;
  numberOf: ReadonlyMap<string, number>;
  labelOf: (criterionId: string) => string;
}

/** The missing criteria that would raise the computed score most, with the resulting score. */
export function WouldChange({ candidate, numberOf, labelOf }: WouldChangeProps) {
  const { t } = useTranslation("candidate");
  const gains = gainsOf(candidate).filter(({ criterionId }) => numberOf.has(criterionId));
  if (gains.length === 0) return null;
  return (
    <section className="border-b border-line px-4 py-3.5">
      <h2 className="text-control font-semibold">{t(($) => $.score.wouldChange)}</h2>
      <ul className="mt-2 space-y-2">
        {gains.map(({ criterionId, score, gain }) => (
          <li key={criterionId} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 text-control text-ink-2">
            <MarginNumber number={numberOf.get(criterionId) ?? 0} />
            <span>
              {rich(
                t(($) => $.score.wouldBe, { criterion: labelOf(criterionId), score, gain }),
                { b: (words) => <b className="font-semibold text-ink tabular-nums">{words}</b> },
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
