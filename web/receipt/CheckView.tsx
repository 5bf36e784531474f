import type { Locale } from "@candor/core/kernel/limits";
import { HIGH_FIT_ABOVE } from "@candor/scoring/score";
import type { CheckedCriterion, ReceiptCheck, ReceiptProblem } from "@candor/scoring/receipt-check";
import type { Receipt } from "@candor/scoring/receipt.info";
import clsx from "clsx";
import { Check, X } from "lucide-react";
import { Fragment } from "react";
import { type CheckWords, checkWords, filled } from "./words.ts";

export interface CheckViewProps {
  readonly locale: Locale;
  readonly receipt: Receipt;
  readonly check: ReceiptCheck;
}

/** Problems that say that the receipt is wrong; another engine's receipt is only compared in part. */
const isFault = (problem: ReceiptProblem): boolean => problem !== "engineDiffers";

/** The outcome: the score that is stated, the score that follows, and the sentence about both. */
export function Outcome({ locale, receipt, check }: CheckViewProps) {
  const words = checkWords(locale);
  const faults = check.problems.filter(isFault);
  const title = faults.length > 0 ? words.fails : check.problems.length > 0 ? words.older : words.holds;
  const versions = { receipt: receipt.engine, here: check.engine };
  return (
    <section className="flex flex-wrap items-start gap-x-7 gap-y-4" aria-label={title}>
      <Scores stated={receipt.result.score} computed={check.result.score} words={words} />
      <div className="min-w-56 flex-1">
        <h2 className="flex items-center gap-2 text-title font-semibold">
          {faults.length > 0 ? <X aria-hidden className="size-5 text-bad" /> : <Check aria-hidden className="size-5 text-good" />}
          {title}
        </h2>
        {check.problems.length === 0 ? (
          <p className="mt-1 text-body text-ink-2">{words.holdsBody}</p>
        ) : (
          <ul className="mt-1 space-y-1 text-body text-ink-2">
            {check.problems.map((problem) => (
              <li key={problem}>{filled(words.problems[problem], versions)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Scores({ stated, computed, words }: { stated: number | undefined; computed: number | undefined; words: CheckWords }) {
  const number = (score: number | undefined, label: string) => (
    <span>
      {score === undefined ? (
        <span className="text-title font-semibold">{words.noScore}</span>
      ) : (
        <span className="text-score font-semibold tabular-nums">{score}</span>
      )}
      <span className="mt-2 block text-caption text-ink-2">{label}</span>
    </span>
  );
  return (
    <p className="flex gap-4">
      {number(stated, words.inReceipt)}
      <span className="text-score text-ink-3">{stated === computed ? "=" : "≠"}</span>
      {number(computed, words.here)}
    </p>
  );
}

/** The five parts of the check, each with its result. */
export function Facts({ locale, receipt, check: { problems, criteria, result } }: CheckViewProps) {
  const words = checkWords(locale);
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const quotes = criteria.flatMap((one) => one.quotes);
  const found = quotes.filter(({ isThere, isRedacted }) => isThere && !isRedacted).length;
  const again = criteria.filter(({ isMarkedAlike }) => isMarkedAlike).length;
  const isMarkedAgain = criteria.some(({ isMarkedAlike }) => isMarkedAlike !== undefined);
  const sameness = (problem: ReceiptProblem) => {
    const isSame = !problems.includes(problem);
    return { isRight: isSame, says: isSame ? words.same : words.differs };
  };
  const count = (n: number, all: number) => ({ isRight: n === all, says: filled(words.of, { n, all }) });
  const { total: stated } = receipt.result;
  const facts = [
    { name: words.facts.text, ...sameness("textDiffers") },
    { name: words.facts.criteria, ...sameness("criteriaDiffer") },
    { name: words.facts.quotes, ...count(found, quotes.length) },
    {
      name: words.facts.marks,
      ...(isMarkedAgain ? count(again, criteria.length) : { isRight: undefined, says: words.notAgain }),
    },
    {
      name: words.facts.points,
      isRight: !problems.includes("resultDiffers"),
      says: `${points.format((stated ?? 0) / 10)} ${stated === result.total ? "=" : "≠"} ${points.format(result.total / 10)}`,
    },
  ];
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-y border-line py-4">
      {facts.map(({ name, isRight, says }) => (
        <div key={name}>
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="mt-1 flex items-center gap-2 text-body font-semibold">
            {isRight === true && <Check aria-hidden className="size-4 text-good" />}
            {isRight === false && <X aria-hidden className="size-4 text-bad" />}
            {says}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every criterion with its quotes, its arithmetic and its points. */
export function CriteriaTable({ locale, check: { criteria, result } }: CheckViewProps) {
  const words = checkWords(locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const points = (tenths: number | undefined) => (tenths === undefined ? "–" : number.format(tenths / 10));
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const numeric = "w-24 py-3 ps-3 text-end align-top tabular-nums phone:w-16";
  return (
    <div>
      <table className="w-full text-body">
        <thead className="text-caption text-ink-2">
          <tr className="border-b border-line">
            <th className="py-2 text-start font-medium">{words.table.criterion}</th>
            <th className="ps-3 text-end font-medium phone:hidden">{words.table.weight}</th>
            <th className="ps-3 text-end font-medium">{words.table.receipt}</th>
            <th className="ps-3 text-end font-medium">{words.table.here}</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map((one, index) => (
            <tr key={one.criterionId} className="border-b border-line">
              <td className="py-3">
                <CriterionCell one={one} number={index + 1} words={words} />
              </td>
              <td className={clsx(numeric, "text-ink-2 phone:hidden")}>
                {one.weight} × {number.format(one.credit / 100)}
              </td>
              <td className={clsx(numeric, "text-ink-2")}>{points(one.stated)}</td>
              <td className={clsx(numeric, "font-semibold", one.stated !== one.recomputed && "text-bad")}>
                {points(one.recomputed)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-ink pt-3 text-body text-ink-2">
        <span className="tabular-nums">
          {result.points.map(({ points: tenths }) => points(tenths)).join(" + ")} = {points(result.total)}
        </span>
        <strong className="font-semibold text-ink">
          {result.isCapped
            ? filled(words.capped, { score: HIGH_FIT_ABOVE })
            : filled(words.rounded, { score: result.score ?? "–" })}
        </strong>
      </p>
      <p className="mt-1 text-control text-ink-3">{filled(words.formula, { weights })}</p>
    </div>
  );
}

function CriterionCell({ one, number, words }: { one: CheckedCriterion; number: number; words: CheckWords }) {
  const { text, quotes, mark, isMarkedAlike, isCreditRight } = one;
  const fault = (says: string) => <p className="mt-1 text-control text-bad">{says}</p>;
  return (
    <div className="flex gap-3">
      <span className="margin-number mt-px">{number}</span>
      <div className="min-w-0">
        <p className="font-medium">{text}</p>
        {quotes.map((quote, index) => (
          <Fragment key={index}>
            <q className="mt-1 block font-serif text-quote break-words">
              <Focused {...quote} />
            </q>
            {!quote.isThere && fault(words.notThere)}
            {quote.isRedacted && fault(words.redacted)}
          </Fragment>
        ))}
        {mark === undefined && fault(words.noMark)}
        {mark !== undefined && quotes.length === 0 && (
          <p className="mt-1 text-control text-ink-3">{isMarkedAlike ? words.noLineAgain : words.noLine}</p>
        )}
        {isMarkedAlike === false && fault(words.otherMark)}
        {mark !== undefined && !isCreditRight && fault(words.wrongCredit)}
      </div>
    </div>
  );
}

/** A quote with its decisive words marked; one that the CV does not contain is struck and unmarked. */
function Focused({ text, focus, isThere }: CheckedCriterion["quotes"][number]) {
  if (!isThere) return <s className="text-ink-2">{text}</s>;
  if (!focus) return <mark>{text}</mark>;
  const [start, end] = focus;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
