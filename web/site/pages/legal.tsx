import { PRIVACY_VERSION, TERMS_VERSION } from "@candor/core/account/terms.info";
import {
  AUDIT_DAYS,
  EXTENSION_TOKEN_DAYS,
  LINK_LIFETIME_MS,
  type Locale,
  LOCALE_COOKIE_DAYS,
  SESSION_DAYS,
  WAITING_FOR_PAYMENT_DAYS,
} from "@candor/core/kernel/limits";
import type { ReactNode } from "react";
import { useStage, When } from "../context.tsx";
import { formatsOf } from "../format.ts";
import type { SitePage } from "../page.ts";
import { sitePaths } from "../paths.ts";
import { catalogue, fill } from "../words.ts";
import de from "../words/de/legal.json";
import en from "../words/en/legal.json";
import es from "../words/es/legal.json";
import tr from "../words/tr/legal.json";

const wordsOf = catalogue({ en, de, es, tr });
type Words = typeof en;

const TERMS = ["service", "duties", "people", "trial", "paid", "liability", "end"] as const;

/** Periods that the texts name, from the product's limits. */
const PERIODS = {
  waiting: WAITING_FOR_PAYMENT_DAYS,
  audit: AUDIT_DAYS,
  session: SESSION_DAYS,
  locale: LOCALE_COOKIE_DAYS,
  link: LINK_LIFETIME_MS / 60_000,
  extension: EXTENSION_TOKEN_DAYS,
};

/** Paragraphs of one section; the catalogue parts them by line breaks. */
function Section({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  const { region } = useStage();
  return (
    <section className="mt-7">
      <h3 className="text-lead font-semibold">{title}</h3>
      {body.split("\n").map((paragraph) => (
        <p key={paragraph} className="mt-2 text-section text-ink-2">
          {fill(paragraph, { ...PERIODS, region })}
        </p>
      ))}
      {children}
    </section>
  );
}

const Paragraph = ({ children }: { children: ReactNode }) => <p className="mt-2 text-section text-ink-2">{children}</p>;

function Privacy({ words, date }: { words: Words; date: (iso: string) => string }) {
  const { contact, model = "" } = useStage();
  const { privacy } = words;
  return (
    <section id="privacy">
      <h2 className="text-public font-semibold">{privacy.title}</h2>
      <p className="mt-2 text-control text-ink-3">{fill(words.privacyVersion, { date: date(PRIVACY_VERSION) })}</p>
      <p className="mt-4 text-lead">{privacy.lead}</p>
      <Section {...privacy.controller} />
      <Section {...privacy.stored} />
      <Section {...privacy.basis} />
      <Section {...privacy.scorer} />
      <Section {...privacy.decision} />
      <Section {...privacy.others}>
        <When has="model">
          <Paragraph>{fill(privacy.others.withModel, { model })}</Paragraph>
        </When>
        <When hasNot="model">
          <Paragraph>{privacy.others.withoutModel}</Paragraph>
        </When>
      </Section>
      <Section {...privacy.kept} />
      <Section {...privacy.cookies}>
        <When has="analytics">
          <Paragraph>{privacy.cookies.withAnalytics}</Paragraph>
        </When>
        <When hasNot="analytics">
          <Paragraph>{privacy.cookies.withoutAnalytics}</Paragraph>
        </When>
      </Section>
      <Section {...privacy.extension} />
      <Section {...privacy.tools} />
      <Section {...privacy.erasing} />
      <Section {...privacy.rights} />
      <Section {...privacy.local} />
      <p className="mt-7 text-section">
        {words.contact}{" "}
        <a className="link" href={`mailto:${contact}`}>
          {contact}
        </a>
      </p>
    </section>
  );
}

function Legal({ locale }: { locale: Locale }) {
  const words = wordsOf(locale);
  const { date } = formatsOf(locale);
  const { contact, imprint } = useStage();
  const paths = sitePaths(locale);
  const contents = [
    { to: `${paths.privacy()}#privacy`, title: words.privacy.title },
    { to: paths.terms(), title: words.terms.title },
    { to: paths.imprint(), title: words.imprint.title },
  ];
  return (
    <div className="mx-auto w-full max-w-3xl px-6 py-14 phone:px-5 phone:py-8">
      <h1 className="sr-only">{contents.map(({ title }) => title).join(", ")}</h1>
      <nav aria-label={words.contents} className="no-print mb-10 flex flex-wrap gap-x-6 gap-y-2 text-section">
        {contents.map(({ to, title }) => (
          <a key={to} href={to} className="link">
            {title}
          </a>
        ))}
      </nav>
      <Privacy words={words} date={date} />
      <section id="terms" className="mt-14 border-t border-line pt-10">
        <h2 className="text-public font-semibold">{words.terms.title}</h2>
        <p className="mt-2 text-control text-ink-3">{fill(words.termsVersion, { date: date(TERMS_VERSION) })}</p>
        <p className="mt-4 text-lead">{words.terms.lead}</p>
        {TERMS.map((key) => (
          <Section key={key} {...words.terms[key]} />
        ))}
      </section>
      <section id="imprint" className="mt-14 border-t border-line pt-10">
        <h2 className="text-public font-semibold">{words.imprint.title}</h2>
        <p className="mt-4 text-section">{words.imprint.lead}</p>
        <address className="mt-2 text-section not-italic">{imprint}</address>
        <p className="mt-4 text-section">
          {words.imprint.contact}:{" "}
          <a className="link" href={`mailto:${contact}`}>
            {contact}
          </a>
        </p>
      </section>
    </div>
  );
}

/** Privacy policy, terms and imprint. */
export const legal: SitePage = {
  path: "/public/privacy-policy",
  in(locale) {
    const { metaTitle, metaDescription } = wordsOf(locale);
    return { title: metaTitle, description: metaDescription, body: <Legal locale={locale} /> };
  },
};
