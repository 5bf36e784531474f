import { useTranslation } from "../../i18n/useTranslation.ts";
import { Evidence, MarkDisc, MarkIcon } from "../evidence.tsx";
import { Tooltip } from "../../../ui/Tooltip.tsx";
import { useNoteText } from "../candidate/notes.ts";
import { excerptOf } from "./excerpt.ts";
import { type Answer, bestAnswer, countShown } from "./answers.ts";

/** The best matching line of the CV, cut so that its decisive words are in view. */
export function BestQuote({ answers, isWhole }: { answers: readonly Answer[]; isWhole: boolean }) {
  const quote = bestAnswer(answers)?.mark.quotes[0];
  if (!quote) return null;
  const { isCut, ...shown } = isWhole ? { isCut: false, ...quote } : excerptOf(quote);
  return (
    <span className={isWhole ? "block break-words" : "block truncate"}>
      {isCut && <span className="text-ink-3">… </span>}
      <Evidence quote={shown} size="row" />
    </span>
  );
}

/** An icon per criterion in the order of the chips, each with a text for screen readers and a tooltip. */
export function AnswerSigns({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation("search");
  const { t: tr } = useTranslation("recruiting");
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="relative inline-flex items-center gap-1">
        {answers.map(({ criterion, mark }) => {
          const level = mark?.mark ?? "notShown";
          const words = `${criterion.text}: ${tr(($) => $.mark[level])}`;
          return (
            <Tooltip key={criterion.id} label={words}>
              <span>
                <MarkIcon mark={level} />
                <span className="sr-only">{words}. </span>
              </span>
            </Tooltip>
          );
        })}
      </span>
      <span className="text-caption text-ink-2 tabular-nums">
        {t(($) => $.shown, { shown: countShown(answers), all: answers.length })}
      </span>
    </span>
  );
}

/** Each criterion of the search with its result and quote. */
export function AllAnswers({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation("search");
  const noteText = useNoteText();
  return (
    <ul className="space-y-1.5 pt-1 pb-2">
      {answers.map(({ criterion, mark }) => {
        const quote = mark?.quotes[0];
        const note = mark?.note && noteText(mark.note);
        return (
          <li key={criterion.id}>
            <span className="flex flex-wrap items-center gap-x-2 text-control">
              <MarkDisc mark={mark?.mark ?? "notShown"} />
              <span className="font-medium">{criterion.text}</span>
              {note && <span className="text-caption text-ink-2">{note}</span>}
            </span>
            {quote ? (
              <span className="block pl-5 break-words">
                <Evidence quote={quote} size="row" />
              </span>
            ) : (
              !note && <span className="block pl-5 text-caption text-ink-2">{t(($) => $.noLine)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
