import type { Locale } from "@candor/core/kernel/limits";
import { Column } from "../layout/Column.tsx";
import { formatsOf } from "../format.ts";
import { fill } from "../words.ts";
import type { Sample } from "./sample.ts";
import type { HomeWords } from "./words.ts";

interface FormulaProps {
  readonly locale: Locale;
  readonly sample: Sample;
  readonly words: HomeWords["formula"];
}

/** The score of the sample as a sum that one can check on paper. */
export function Formula({ locale, sample, words }: FormulaProps) {
  const { decimal } = formatsOf(locale);
  const terms = sample.criteria.map(({ id, weight }, at) => ({ id, weight, credit: sample.whole.credits[at]! }));
  const top = terms.reduce((sum, { weight, credit }) => sum + weight * credit, 0) / 100;
  const bottom = terms.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <section id="how" className="later border-y border-line bg-canvas">
      <Column className="grid items-center gap-10 py-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-public font-semibold">{words.title}</h2>
          <p className="mt-4 text-lead text-ink-2">{words.lead}</p>
        </div>
        <div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <strong className="text-hero font-semibold">{sample.whole.score}</strong>
            <span className="text-figure text-ink-2">= 100 ×</span>
            <span className="grid min-w-0 text-section tabular-nums">
              <span className="flex flex-wrap justify-center gap-x-1.5 gap-y-2 border-b-2 border-ink pb-1">
                {terms.map(({ id, weight, credit }, at) => (
                  <span key={id} className="flex items-end gap-x-1.5">
                    {at > 0 && <span className="text-ink-3">+</span>}
                    <span className="grid justify-items-center gap-1">
                      <span className="margin-number" aria-hidden>
                        {at + 1}
                      </span>
                      {decimal((weight * credit) / 100, 2)}
                    </span>
                  </span>
                ))}
              </span>
              <span className="pt-1 text-center">{terms.map(({ weight }) => weight).join(" + ")}</span>
            </span>
          </p>
          <dl className="mt-6 grid gap-4 border-t border-line-strong pt-4 text-control sm:grid-cols-3">
            {[
              [fill(words.top, { sum: decimal(top, 2) }), words.topBody],
              [fill(words.bottom, { sum: bottom }), words.bottomBody],
              [words.cap, words.capBody],
            ].map(([name, body]) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-2">{body}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Column>
    </section>
  );
}
