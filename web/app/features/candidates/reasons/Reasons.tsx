import type { Criterion } from "@candor/scoring/criterion.info";
import clsx from "clsx";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Evidence, MarkDisc, RungSteps } from "../../../recruiting/evidence.tsx";
import { ImportanceTag, MarginNumber } from "../../../recruiting/pills.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useNoteText } from "../../../recruiting/candidate/notes.ts";
import type { Mark } from "../../../recruiting/queries/candidates.ts";
import type { Thread } from "../thread.ts";
import { excerptOf } from "../../../recruiting/search/excerpt.ts";

interface ReasonsProps {
  criteria: readonly Criterion[];
  marks: readonly Mark[];
  thread: Thread;
  /** Opens the CV at the chosen words, where it is not in view. */
  onShow?: () => void;
}

/** The reasons for the score: each criterion with its points and its quote. */
export function Reasons({ criteria, marks, thread, onShow }: ReasonsProps) {
  const { t } = useTranslation("candidate");
  const list = useRef<HTMLOListElement>(null);
  const markOf = new Map(marks.map((mark) => [mark.criterionId, mark]));
  const { chosen } = thread;

  useEffect(() => {
    if (!chosen || chosen.by === "list") return;
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  return (
    <ol ref={list} aria-label={t(($) => $.reasons.title)}>
      {criteria.map((criterion, index) => (
        <Reason
          key={criterion.id}
          number={index + 1}
          criterion={criterion}
          mark={markOf.get(criterion.id)}
          isActive={chosen?.criterionId === criterion.id}
          quote={chosen?.criterionId === criterion.id ? chosen.quote : 0}
          onChoose={(quotes) => thread.fromList(criterion.id, quotes)}
          {...(onShow && { onShow })}
        />
      ))}
    </ol>
  );
}

interface ReasonProps {
  number: number;
  criterion: Criterion;
  /** Undefined for a criterion that was added after the evaluation. */
  mark: Mark | undefined;
  isActive: boolean;
  quote: number;
  onChoose: (quotes: number) => void;
  onShow?: () => void;
}

function Reason({ number, criterion, mark, isActive, quote, onChoose, onShow }: ReasonProps) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const quotes = mark?.quotes ?? [];
  const name = useId();
  return (
    <li
      data-active={isActive}
      className={clsx(
        "relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 border-b border-line py-2.5 pr-4 pl-4",
        isActive ? "bg-mark-soft" : "hover:bg-hover",
      )}
    >
      {isActive && (
        <span aria-hidden className="absolute inset-y-2 left-1 w-2 rounded-l-chip border-2 border-r-0 border-mark-line" />
      )}
      <MarginNumber number={number} active={isActive} className="mt-px" />
      <div className="min-w-0">
        <h2 className="text-control font-medium break-words">
          <span id={name} className="mr-2">
            {criterion.text}
          </span>
          <ImportanceTag importance={criterion.importance} />
        </h2>
        <button
          type="button"
          aria-labelledby={name}
          aria-pressed={isActive}
          onClick={() => onChoose(quotes.length)}
          className="absolute inset-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-ink"
        />
        {quotes.length > 0 && <Quotes quotes={quotes} isWhole={isActive} current={quote} />}
        <Footnote mark={mark} />
        {mark?.marked && (
          <p className="mt-0.5 text-caption text-warn">{t(($) => $.reasons.marked, { text: mark.marked.text })}</p>
        )}
        {isActive && onShow && quotes.length > 0 && (
          <button type="button" onClick={onShow} className="link relative mt-1 inline-flex min-h-10 items-center text-control">
            {t(($) => $.showInCv)}
          </button>
        )}
      </div>
      <div className="text-right">
        <p className="text-control whitespace-nowrap tabular-nums">
          {mark ? (
            <>
              <span className="font-semibold">{formats.points(mark.points)}</span>
              <span className="text-ink-2"> / {formats.points(mark.possible)}</span>
            </>
          ) : (
            <span className="text-ink-3">–</span>
          )}
        </p>
        {mark && (
          <p className="mt-1">
            <MarkDisc mark={mark.mark} after />
          </p>
        )}
      </div>
    </li>
  );
}

function Quotes({ quotes, isWhole, current }: { quotes: Mark["quotes"]; isWhole: boolean; current: number }) {
  return (
    <p className={clsx("mt-0.5 break-words", !isWhole && "sm:truncate")}>
      {quotes.map((quote, index) => {
        const { isCut, ...shown } = isWhole ? { isCut: false, ...quote } : excerptOf(quote);
        return (
          <span
            key={`${quote.page}-${index}`}
            className={clsx(
              isWhole &&
                quotes.length > 1 &&
                index === current &&
                "underline decoration-mark-line decoration-2 underline-offset-4",
            )}
          >
            {index > 0 && <span className="text-ink-3"> · </span>}
            {isCut && <span className="text-ink-3">… </span>}
            <Evidence quote={shown} />
          </span>
        );
      })}
    </p>
  );
}

/** The note under the quote: its strength, the values read from it, or advice without one. */
function Footnote({ mark }: { mark: Mark | undefined }) {
  const { t } = useTranslation("candidate");
  const noteText = useNoteText();
  const note = mark?.note && noteText(mark.note);
  if (!mark) return <p className="mt-0.5 text-caption text-ink-2">{t(($) => $.reasons.unread)}</p>;
  return (
    <>
      {mark.rung && (
        <p className="mt-0.5">
          <RungSteps rung={mark.rung} />
        </p>
      )}
      {note && <p className="mt-0.5 text-caption text-ink-2">{note}</p>}
      {mark.mark === "notShown" && !note && <p className="mt-0.5 text-caption text-ink-2">{t(($) => $.reasons.notShown)}</p>}
    </>
  );
}
