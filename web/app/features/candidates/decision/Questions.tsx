import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";

/** Interview questions, by the number of the criterion without evidence. */
export function Questions({ candidate, numberOf }: { candidate: Candidate; numberOf: ReadonlyMap<string, number> }) {
  const { t } = useTranslation("candidate");
  const { interviewQuestions: questions, interviewRecommendation } = candidate;
  return (
    <section>
      <h2 className="text-control font-semibold">{t(($) => $.questions.title)}</h2>
      {interviewRecommendation && <p className="mt-1.5 text-control text-ink-2">{interviewRecommendation}</p>}
      {questions.length > 0 && (
        <ul className="mt-2 space-y-2">
          {questions.map(({ criterionId, text }) => (
            <li key={`${criterionId} ${text}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 text-control text-ink-2">
              {numberOf.has(criterionId) ? (
                <MarginNumber number={numberOf.get(criterionId)!} />
              ) : (
                <span aria-hidden className="text-center">
                  –
                </span>
              )}
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
