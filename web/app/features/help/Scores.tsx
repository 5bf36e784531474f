import clsx from "clsx";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { FORMULA, SAMPLE, SAMPLE_RESULT } from "../../recruiting/formula.ts";
import { HelpSection } from "./HelpSection.tsx";
import { samplePoints, SampleQuote } from "../../recruiting/SampleScore.tsx";

const RUNGS = ["recentRole", "role", "project", "listed"] as const;

/** The published formula, its numbers, and an example to redo by hand. */
export function Scores() {
  const { t } = useTranslation(["help", "recruiting"]);
  const { cap, high, medium, weights, rungs } = FORMULA;
  return (
    <HelpSection id="scores" title={t(($) => $.scores.title)}>
      <p className="mt-3 text-body text-pretty text-ink-2">{t(($) => $.scores.lead)}</p>
      <p className="mt-4 rounded-card border border-line bg-sunken px-4 py-3 text-body font-medium text-pretty tabular-nums">
        {t(($) => $.scores.formula)}
      </p>
      <ul className="mt-4 list-disc space-y-1.5 pl-5 text-body text-pretty text-ink-2 marker:text-ink-3">
        <li>{t(($) => $.scores.must, { cap })}</li>
        <li>{t(($) => $.scores.levels, { high, medium })}</li>
        <li>{t(($) => $.scores.weights, weights)}</li>
        <li>{t(($) => $.scores.partly)}</li>
      </ul>
      <Heading>{t(($) => $.scores.rungs)}</Heading>
      <table className="w-full text-control">
        <thead>
          <tr>
            <Head>{t(($) => $.scores.rung)}</Head>
            <Head isNumber>{t(($) => $.scores.credit)}</Head>
          </tr>
        </thead>
        <tbody>
          {RUNGS.map((rung) => (
            <tr key={rung} className="border-b border-line">
              <td className="py-2 pr-4">{t(($) => $.rung[rung], { ns: "recruiting" })}</td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">{rungs[rung]} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Heading>{t(($) => $.scores.example)}</Heading>
      <Example />
      <div id="never" className="scroll-mt-6">
        <Heading>{t(($) => $.scores.never)}</Heading>
        <p className="text-body text-pretty text-ink-2">{t(($) => $.scores.neverBody)}</p>
      </div>
      <p className="mt-3 text-body text-pretty text-ink-2">{t(($) => $.scores.limits)}</p>
    </HelpSection>
  );
}

const Heading = ({ children }: { children: ReactNode }) => <h3 className="mt-7 mb-2 text-section font-semibold">{children}</h3>;

function Head({ children, isNumber, className }: { children: ReactNode; isNumber?: boolean; className?: string }) {
  return (
    <th
      scope="col"
      className={clsx(
        "h-8 border-b border-line pr-4 text-caption font-medium text-ink-2 last:pr-0",
        isNumber ? "text-right" : "text-left",
        className,
      )}
    >
      {children}
    </th>
  );
}

function Example() {
  const { t } = useTranslation(["help", "recruiting"]);
  const formats = useFormats();
  const { score = 0, level = "high", total } = SAMPLE_RESULT;
  const cell = "py-2 pr-4 text-right align-top whitespace-nowrap tabular-nums";
  return (
    <table className="w-full text-control">
      <thead>
        <tr>
          <Head>{t(($) => $.scores.criterion)}</Head>
          <Head isNumber>{t(($) => $.scores.weight)}</Head>
          <Head isNumber className="phone:hidden">
            {t(($) => $.scores.credit)}
          </Head>
          <Head isNumber>{t(($) => $.scores.points)}</Head>
        </tr>
      </thead>
      <tbody>
        {SAMPLE.map(({ id, importance, weight, credit }) => {
          const { points, possible } = samplePoints(id);
          return (
            <tr key={id} className="border-b border-line">
              <td className="py-2 pr-4 align-top">
                <span className="font-medium">{t(($) => $.sample[id])}</span>{" "}
                <span className="text-caption text-ink-2">{t(($) => $.importance[importance], { ns: "recruiting" })}</span>
                <span className="block">
                  <SampleQuote id={id} />
                </span>
              </td>
              <td className={cell}>{weight}</td>
              <td className={clsx(cell, "phone:hidden")}>{credit} %</td>
              <td className={clsx(cell, "last:pr-0")}>
                {t(($) => $.scores.pointsOf, { got: formats.share(points), possible: formats.share(possible) })}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="py-2 pr-4 text-left font-medium">
            {t(($) => $.scores.total)}
          </th>
          <td colSpan={3} className="py-2 text-right font-semibold tabular-nums">
            {formats.share(total / 10)} → {score}, {t(($) => $.level[level], { ns: "recruiting" })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
