import type { Locale } from "@candor/core/kernel/limits";
import { ENGINE_VERSION } from "@candor/scoring";
import clsx from "clsx";
import { formatsOf } from "../format.ts";
import { fill } from "../words.ts";
import type { Sample, SampleLine, SampleScore } from "./sample.ts";
import type { HomeWords } from "./words.ts";

interface SampleViewProps {
  readonly locale: Locale;
  readonly sample: Sample;
  readonly words: HomeWords["sample"];
}

/** A score for each line that can be struck; the first is that of the whole CV. CSS shows the one whose radio button is chosen. */
const statesOf = (sample: Sample): readonly SampleScore[] => [
  sample.whole,
  ...sample.lines.flatMap(({ struck }) => struck ?? []),
];

/** Shown while one of these states is chosen, and the first one before the browser has read that far (`site.css`). */
const shownIn = (states: readonly number[], first: number) =>
  clsx(
    "state",
    states.map((state) => `in-${state}`),
    states.includes(first) && "in-first",
  );

/** The CV and its score. Striking a line is a radio button, so it works without a script. */
export function SampleView({ locale, sample, words }: SampleViewProps) {
  const states = statesOf(sample);
  // The line on leadership is struck at first, as a person would do it.
  const chosen =
    sample.lines.filter(({ struck }) => struck).findIndex(({ spans }) => spans.some(({ criterion }) => criterion === 5)) + 1;
  return (
    <fieldset className="sample">
      <legend className="sr-only">{words.label}</legend>
      <div className="sample-head">
        {states.map((state, at) => (
          <ScoreHead key={at} {...{ locale, words, state, whole: sample.whole }} className={shownIn([at], chosen)} />
        ))}
      </div>
      <div className="sample-cv">
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-3 text-control">
          <span className="font-medium">{sample.fileName}</span>
          <span className="text-ink-3">{words.invented}</span>
        </p>
        <input type="radio" name="strike" id="strike-0" className="sr-only" aria-label={words.back} autoComplete="off" />
        <div className="grid gap-1.5 px-7 py-6 phone:px-4 phone:py-5">
          <CvLines {...{ locale, sample, words, chosen }} />
        </div>
      </div>
      <ol className="sample-list" aria-label={words.criteria}>
        {sample.criteria.map(({ id, text }, at) => (
          <li key={id} className="flex items-center gap-2.5 border-b border-line py-2 text-control">
            <span className="margin-number">{at + 1}</span>
            <span className="me-auto min-w-0">{text}</span>
            <CriterionPoints {...{ locale, words, states, at, chosen }} />
          </li>
        ))}
        <li className="pt-3 text-caption text-ink-3">{fill(words.computed, { version: ENGINE_VERSION })}</li>
      </ol>
    </fieldset>
  );
}

interface HeadProps {
  locale: Locale;
  words: HomeWords["sample"];
  state: SampleScore;
  whole: SampleScore;
  className: string;
}

function ScoreHead({ locale, words, state, whole, className }: HeadProps) {
  const { score, level, total, isCapped } = state;
  return (
    <div className={className}>
      <div className="flex items-end gap-3">
        <span className="text-score font-semibold">{score}</span>
        <p className="text-control text-ink-2">
          {score !== whole.score && (
            <>
              <s aria-label={fill(words.before, { score: whole.score })} className="me-1.5">
                {whole.score}
              </s>
            </>
          )}
          <strong className="font-semibold text-ink">{words.levels[level]}</strong>
          <br />
          {isCapped ? words.capped : fill(words.points, { points: formatsOf(locale).decimal(total / 10) })}
        </p>
      </div>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="mt-3 h-1.5 w-full">
        <rect width="100" height="4" className="fill-track" />
        <rect width={whole.score} height="4" className="fill-accent-line" />
        <rect width={score} height="4" className="fill-accent" />
        <rect x="74.8" width="0.5" height="4" className="fill-ink" />
      </svg>
    </div>
  );
}

function CvLines({ locale, sample, words, chosen }: SampleViewProps & { chosen: number }) {
  let state = 0;
  return sample.lines.map((line) => {
    if (line.kind === "name") {
      return (
        <p key={line.text} className="text-title font-semibold text-ink-2">
          <span className="hatched">{line.text}</span>
          <span className="sr-only"> ({words.withheld})</span>
        </p>
      );
    }
    if (line.kind === "heading") return null;
    if (line.kind === "role") {
      return (
        <p key={line.text} className="mt-3 font-serif text-quote font-semibold">
          {line.text}
        </p>
      );
    }
    if (!line.struck)
      return (
        <p key={line.text} className="font-serif text-quote">
          {line.text}
        </p>
      );
    state += 1;
    const gone = (sample.whole.total - line.struck.total) / 10;
    return (
      <div key={line.text} className="cv-line">
        <label className="flex gap-3 font-serif text-quote">
          <input
            type="radio"
            name="strike"
            id={`strike-${state}`}
            defaultChecked={state === chosen}
            autoComplete="off"
            className="sr-only"
          />
          <span className="cv-words me-auto">
            <Marked line={line} />
          </span>
          {[...new Set(line.spans.map(({ criterion }) => criterion))].map((criterion) => (
            <span key={criterion} className="margin-number" aria-hidden>
              {criterion}
            </span>
          ))}
        </label>
        <p className="cv-gone text-control text-ink-2">
          {fill(words.struck, { points: formatsOf(locale).decimal(gone) })}{" "}
          <label htmlFor="strike-0" className="link">
            {words.back}
          </label>
        </p>
      </div>
    );
  });
}

/** The line with the words highlighted that earn points. */
function Marked({ line: { text, spans } }: { line: SampleLine }) {
  return (
    <>
      {spans.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(spans[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}

interface PointsProps {
  locale: Locale;
  words: HomeWords["sample"];
  states: readonly SampleScore[];
  at: number;
  chosen: number;
}

/** A criterion's points, once for all states in which they are the same. */
function CriterionPoints({ locale, words, states, at, chosen }: PointsProps) {
  const { decimal } = formatsOf(locale);
  const whole = states[0]!;
  const kinds = new Map<string, number[]>();
  for (const [state, { points, marks }] of states.entries()) {
    const kind = `${points[at]!.points} ${marks[at]!}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), state]);
  }
  const { possible } = whole.points[at]!;
  return [...kinds.values()].map((shown) => {
    const { points } = states[shown[0]!]!.points[at]!;
    const mark = states[shown[0]!]!.marks[at]!;
    const before = whole.points[at]!.points;
    return (
      <span key={shown[0]} className={clsx(shownIn(shown, chosen), "tabular-nums")}>
        {points < before - 1 && <s className="text-ink-3">{decimal(before / 10)}</s>}
        <span className="text-ink-3">
          <strong className="font-semibold text-ink">{decimal(points / 10)}</strong> / {decimal(possible / 10)}
        </span>
        <span className={`disc disc-${mark}`} role="img" aria-label={words.marks[mark]} />
      </span>
    );
  });
}
