import type { Locale } from "@candor/core/kernel/limits";
import { EyeOff, FileCheck, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { formatsOf } from "../format.ts";
import { Column } from "../layout/Column.tsx";
import { fill } from "../words.ts";
import RESULTS from "../../../evals/RESULTS.md";
import { claimsIn, measuredIn, weaknessesIn } from "./figures.ts";
import type { HomeWords } from "./words.ts";

interface ClaimsProps {
  readonly locale: Locale;
  readonly words: HomeWords;
}

/** Measured figures with their samples, and two that are not good yet. */
export function Figures({ locale, words: { figures: words } }: ClaimsProps) {
  const { number, percent, date } = formatsOf(locale);
  const shown = (value: string) => (value.endsWith("%") ? percent(Number.parseFloat(value), 1) : number(Number(value)));
  const claims = claimsIn(RESULTS);
  const kept = (Object.keys(claims) as (keyof typeof claims)[]).flatMap((claim) => {
    const figure = claims[claim];
    return figure?.isKept ? [{ claim, ...figure, ...words[claim] }] : [];
  });
  const [engine = "", day = ""] = measuredIn(RESULTS);
  const { skills, name } = weaknessesIn(RESULTS);
  return (
    <section className="later">
      <Column className="py-16">
        <h2 className="text-public font-semibold">{words.title}</h2>
        <p className="mt-4 max-w-2xl text-lead text-ink-2">{fill(words.lead, { engine: `${engine}, ${date(day)}` })}</p>
        <dl className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {kept.map(({ claim, value, sample, title, body }) => (
            <div key={claim} className="border-t border-line-strong pt-4">
              <dt className="text-section font-semibold">
                <span className="block text-score font-semibold tabular-nums">{shown(value)}</span> {title}
              </dt>
              <dd className="mt-1 text-control text-ink-2">{fill(body, Object.fromEntries(sample.map(number).entries()))}</dd>
            </div>
          ))}
        </dl>
        {skills && name && (
          <p className="mt-8 max-w-2xl text-section text-ink-2">
            {fill(words.weak, {
              skills: shown(skills.value),
              skillsOf: number(skills.sample[0] ?? 0),
              name: shown(name.value),
              nameOf: number(name.sample[0] ?? 0),
            })}
          </p>
        )}
      </Column>
    </section>
  );
}

interface CardProps {
  title: string;
  body: string;
  icon: ReactNode;
  caption: string;
  children: ReactNode;
}

function Card({ title, body, icon, caption, children }: CardProps) {
  return (
    <div className="grid grid-rows-[auto_1fr] gap-4">
      <div>
        <h3 className="text-lead font-semibold">{title}</h3>
        <p className="mt-1 text-section text-ink-2">{body}</p>
      </div>
      <div className="flex flex-col rounded-card border border-line">
        <div className="flex-1 p-4">{children}</div>
        <p className="flex items-center gap-2 border-t border-line px-4 py-2.5 text-control font-medium [&_svg]:size-4 [&_svg]:stroke-[1.75]">
          {icon}
          {caption}
        </p>
      </div>
    </div>
  );
}

/** Promises of the engine that are kept by tests. */
export function NotDone({ sampleScore, words }: { sampleScore: number; words: HomeWords["not"] }) {
  const { hidden, person, mind } = words;
  return (
    <section className="later border-t border-line">
      <Column className="py-16">
        <h2 className="text-public font-semibold">{words.title}</h2>
        <div className="mt-8 grid gap-8 lg:grid-cols-3">
          <Card {...hidden} icon={<EyeOff aria-hidden />}>
            <p className="hatched rounded-chip border border-dashed border-warn p-2.5 font-serif text-quote text-ink-2">
              {hidden.sample}
            </p>
          </Card>
          <Card {...person} icon={<Lock aria-hidden />}>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-control text-ink-2">
              {person.facts.map((fact) => (
                <div key={fact} className="col-span-2 grid grid-cols-subgrid">
                  <dt>{fact}</dt>
                  <dd className="hatched max-w-24 rounded-mark">
                    <span className="sr-only">{person.caption}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card {...mind} icon={<FileCheck aria-hidden />}>
            <dl className="text-control">
              {mind.rows.map((row) => (
                <div key={row} className="flex items-center justify-between gap-4 border-b border-line py-1.5 last:border-0">
                  <dt className="text-ink-2">{row}</dt>
                  <dd className="text-lead font-semibold tabular-nums">{sampleScore}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </div>
      </Column>
    </section>
  );
}
