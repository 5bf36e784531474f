import { allowanceOf, offers } from "@candor/core/account/plan/plans";
import { type Locale, TRIAL_CVS, TRIAL_DAYS, TRIAL_JOB_POSTS } from "@candor/core/kernel/limits";
import { ArrowRight, Globe, Link, Mail, TextSearch, Upload } from "lucide-react";
import { formatsOf } from "../format.ts";
import { Column } from "../layout/Column.tsx";
import { sitePaths, type Tool, TOOLS } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { toolsWords } from "../ui/tools-words.ts";
import { fill } from "../words.ts";
import type { HomeWords } from "./words.ts";

interface OfferProps {
  readonly locale: Locale;
  readonly words: HomeWords;
}

/** Groups of people with their gain. */
export function Audience({ words }: { words: HomeWords["who"] }) {
  return (
    <section className="later border-t border-line bg-canvas">
      <Column className="py-16">
        <h2 className="text-public font-semibold">{words.title}</h2>
        <div className="mt-8 grid gap-8 lg:grid-cols-3">
          {[words.team, words.agency, words.firm].map(({ title, body }) => (
            <div key={title} className="border-t border-line-strong pt-4">
              <h3 className="text-lead font-semibold">{title}</h3>
              <p className="mt-2 text-section text-ink-2">{body}</p>
            </div>
          ))}
        </div>
      </Column>
    </section>
  );
}

/** The channels by which CVs come in. */
export function Ways({ words }: { words: HomeWords["ways"] }) {
  const { maxCvCount } = allowanceOf("trial");
  const ways = [
    { icon: <Upload aria-hidden />, ...words.upload },
    { icon: <Mail aria-hidden />, ...words.mail },
    { icon: <Globe aria-hidden />, ...words.page },
    { icon: <Link aria-hidden />, ...words.bulk },
    { icon: <TextSearch aria-hidden />, ...words.pool },
  ];
  return (
    <section className="later">
      <Column className="grid gap-8 py-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-public font-semibold">{words.title}</h2>
          <p className="mt-4 text-lead text-ink-2">{words.lead}</p>
        </div>
        <ul>
          {ways.map(({ icon, title, body }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] items-center gap-x-4 border-b border-line py-4 sm:grid-cols-[auto_2fr_3fr] [&_svg]:size-5 [&_svg]:stroke-[1.75] [&_svg]:text-ink-2"
            >
              {icon}
              <h3 className="text-section font-semibold">{title}</h3>
              <p className="col-start-2 text-ink-2 sm:col-start-3">{fill(body, { files: maxCvCount })}</p>
            </li>
          ))}
        </ul>
      </Column>
    </section>
  );
}

export function ToolList({ locale, words: { tools: words } }: OfferProps) {
  const paths = sitePaths(locale);
  const tools = toolsWords(locale).tools;
  return (
    <section className="later border-t border-line">
      <Column className="grid gap-8 py-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-public font-semibold">{words.title}</h2>
          <p className="mt-4 text-lead text-ink-2">{words.lead}</p>
          <ButtonLink href={paths.tools()} variant="plain" large className="mt-6">
            {words.all}
          </ButtonLink>
        </div>
        <ul>
          {(Object.keys(TOOLS) as Tool[]).map((tool) => (
            <li key={tool} className="border-b border-line py-4">
              <h3 className="text-section font-semibold">
                <a href={paths.tool(tool)} className="inline-flex items-center gap-2 rounded-chip hover:underline">
                  {tools[tool].name}
                  <ArrowRight aria-hidden className="size-4 stroke-[1.75] text-accent-ink" />
                </a>
              </h3>
              <p className="mt-1 text-ink-2">{tools[tool].body}</p>
            </li>
          ))}
        </ul>
      </Column>
    </section>
  );
}

/** The plans, from the product's only table of them. */
export function Pricing({ locale, words: { pricing: words } }: OfferProps) {
  const { number, money, percent } = formatsOf(locale);
  const { items, currency } = offers();
  return (
    <section id="pricing" className="later border-t border-line bg-canvas">
      <Column className="py-16">
        <h2 className="text-public font-semibold">{words.title}</h2>
        <p className="mt-4 max-w-2xl text-lead text-ink-2">{words.lead}</p>
        <p className="mt-1 max-w-2xl text-section text-ink-2">{words.net}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {items.map(({ id, name, monthly, yearly, jobPosts, cvs, maxCvCount }) => (
            <li key={id} className="rounded-card border border-line bg-surface p-5">
              <h3 className="text-lead font-semibold">{name}</h3>
              <p className="mt-3">
                <span className="text-figure font-semibold tabular-nums">{money(monthly.priceCents, currency)}</span>{" "}
                <span className="text-control text-ink-2">{words.month}</span>
              </p>
              <p className="mt-1 text-control text-ink-2">
                {fill(words.year, { price: money(yearly.perMonthCents, currency), percent: percent(yearly.savingPercent) })}
              </p>
              <ul className="mt-4 grid gap-1 border-t border-line pt-4">
                <li>{fill(words.jobs, { number: number(jobPosts) })}</li>
                <li>{fill(words.cvs, { number: number(cvs) })}</li>
                <li>{fill(words.files, { number: number(maxCvCount) })}</li>
              </ul>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-2xl text-section text-ink-2">
          {fill(words.trial, { days: TRIAL_DAYS, jobs: number(TRIAL_JOB_POSTS), cvs: number(TRIAL_CVS) })}
        </p>
        <ButtonLink href={sitePaths(locale).register()} large className="guest-only mt-6">
          {words.choose}
        </ButtonLink>
      </Column>
    </section>
  );
}
