import clsx from "clsx";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { ProgressBar, Skeleton } from "../../../../ui/bits.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { ImportanceTag, MarginNumber } from "../../../recruiting/pills.tsx";
import { useCodeLabel } from "../../../recruiting/labels.ts";
import type { Draft } from "../../../recruiting/queries/jobs.ts";
import { readingOf, stepMs } from "./reading.ts";
import { type Beginning, textOf } from "./source.ts";

const RESTS_MS = 350;

const wantsNoMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows one step after the other, then is done. Without motion it is done at once. */
function useSteps(steps: number | undefined, onDone: () => void): number {
  const [step, setStep] = useState(0);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const began = performance.now();
    const each = stepMs(steps ?? 0);
    const rests = wantsNoMotion() ? 0 : (steps ?? 0) * each + RESTS_MS;
    const timer = setInterval(() => {
      if (steps === undefined) return;
      const elapsed = performance.now() - began;
      if (rests > 0) setStep(Math.min(steps, Math.floor(elapsed / each)));
      if (elapsed < rests) return;
      clearInterval(timer);
      done();
    }, 40);
    return () => clearInterval(timer);
  }, [steps]);
  return step;
}

/** Shown while the text is being read: the text, its link, or the brief. */
function Waiting({ job }: { job: Beginning }) {
  const words = [job.brief.title, job.brief.seniority, job.brief.skills.join(", "), job.brief.notes];
  const known = job.from === "link" ? [job.url.trim()] : words.map((line) => line.trim()).filter(Boolean);
  return (
    <div className="font-serif text-[1.0625rem] leading-[1.875rem] break-words text-ink-3 phone:text-quote">
      {known.map((line) => (
        <p key={line} className="whitespace-pre-wrap">
          {line}
        </p>
      ))}
      <div className="mt-4 space-y-4" aria-hidden>
        {["w-11/12", "w-full", "w-10/12", "w-8/12"].map((width) => (
          <Skeleton key={width} className={clsx("h-3", width)} />
        ))}
      </div>
    </div>
  );
}

interface ReadingViewProps {
  job: Beginning;
  /** The findings, once the answer is there. */
  draft: Draft | undefined;
  onRead: (draft: Draft) => void;
}

/** The text while it is read: findings are marked in reading order and listed beside it. */
export function ReadingView({ job, draft, onRead }: ReadingViewProps) {
  const { t } = useTranslation(["jobs", "newJob"]);
  const codeLabel = useCodeLabel();
  const text = textOf(job, draft);
  const reading = useMemo(() => draft && readingOf(text, draft), [text, draft]);
  const step = useSteps(reading?.steps, () => draft && onRead(draft));
  const pieces = reading?.pieces ?? [{ text, step: 0 }];
  const lastRead = pieces.findLastIndex((piece) => piece.step > 0 && piece.step <= step);
  const criteria = reading?.criteria.filter((criterion) => criterion.step <= step) ?? [];
  const next = reading?.criteria.filter((criterion) => criterion.step > step).toSorted((a, b) => a.step - b.step)[0];
  const fields = reading?.fields.filter((field) => field.step <= step) ?? [];

  return (
    <div className="mx-auto my-auto w-full max-w-250 px-6 py-10 phone:px-4 phone:py-6">
      <div role="status">
        <h1 className="text-focus font-semibold">{t(($) => $.newJob.reading.title)}</h1>
        <p className="mt-1 text-section text-ink-2">{t(($) => $.newJob.reading.lead)}</p>
      </div>
      <ProgressBar
        className={clsx("mt-4", !reading && "[&>div]:animate-[skeleton_1.2s_ease-in-out_infinite]")}
        label={t(($) => $.newJob.reading.title)}
        value={reading ? step : 0.04}
        max={reading ? Math.max(1, reading.steps) : 1}
      />
      <div className="mt-7 grid gap-7 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        {!text && <Waiting job={job} />}
        <p
          hidden={!text}
          className="max-h-[60dvh] overflow-y-auto font-serif text-[1.0625rem] leading-[1.875rem] break-words whitespace-pre-wrap phone:max-h-[34dvh] phone:text-quote"
          tabIndex={0}
          aria-label={t(($) => $.field.description)}
          role="region"
        >
          {pieces.map((piece, index) =>
            piece.step > 0 && piece.step <= step ? (
              <mark key={index} className="drawn">
                {piece.text}
              </mark>
            ) : (
              <span key={index} className={clsx("transition-[color] duration-200", index < lastRead ? "text-ink" : "text-ink-3")}>
                {piece.text}
              </span>
            ),
          )}
        </p>
        <div className="border-line lg:border-l lg:pl-7">
          <p className="text-caption font-medium text-ink-2">{t(($) => $.newJob.reading.found)}</p>
          <dl className="mt-3 space-y-2 text-control">
            {fields.map(({ field, value }) => (
              <div key={field} className="grid grid-cols-[7.5rem_1fr] gap-2">
                <dt className="text-ink-2">{t(($) => $.field[field])}</dt>
                <dd className="font-medium">{codeLabel(field, value)}</dd>
              </div>
            ))}
            {fields.length === 0 && <Skeleton className="h-3 w-40" />}
          </dl>
          <p className="mt-5 text-caption font-medium text-ink-2">{t(($) => $.section.criteria)}</p>
          <ol className="mt-1 max-h-[42dvh] overflow-hidden">
            {criteria.map((criterion) => (
              <li key={criterion.id} className="flex min-h-[33px] items-center gap-2 border-b border-line py-1.5 text-control">
                <MarginNumber number={criterion.number} />
                <span className="min-w-0 flex-1 font-medium">{criterion.text}</span>
                <ImportanceTag importance={criterion.importance} />
              </li>
            ))}
            {(!reading || next) && (
              <li className="flex min-h-[33px] items-center gap-2">
                <MarginNumber number={next?.number ?? 1} active />
                <Skeleton className="h-2 w-36" />
              </li>
            )}
          </ol>
        </div>
      </div>
    </div>
  );
}
