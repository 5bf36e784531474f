import type { Locale } from "@candor/core/kernel/limits";
import type { ReactNode } from "react";
import { Column } from "../layout/Column.tsx";
import { sitePaths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import de from "../words/de/toolPage.json";
import en from "../words/en/toolPage.json";
import es from "../words/es/toolPage.json";
import tr from "../words/tr/toolPage.json";
import { catalogue } from "../words.ts";

const wordsOf = catalogue({ en, de, es, tr });

export interface PageWords {
  readonly crumb: string;
  readonly title: string;
  readonly lead: string;
  readonly how: readonly { readonly title: string; readonly body: string }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly next: string;
  readonly nextBody: string;
}

/** A tool's page: the tool, how it works, questions, and the next step in Candor. */
export function ToolPage({ locale, words, children }: { locale: Locale; words: PageWords; children: ReactNode }) {
  const own = wordsOf(locale);
  const paths = sitePaths(locale);
  return (
    <>
      <Column className="py-8">
        <nav aria-label={own.all} className="no-print text-control text-ink-2">
          <a href={paths.tools()} className="hover:underline">
            {own.all}
          </a>{" "}
          / <span aria-current="page">{words.crumb}</span>
        </nav>
        <h1 className="no-print mt-3 text-public font-semibold">{words.title}</h1>
        <p className="no-print mt-2 mb-8 max-w-2xl text-section text-ink-2">{words.lead}</p>
        {children}
      </Column>
      <Column className="no-print">
        <section className="grid gap-8 border-t border-line py-14 lg:grid-cols-[2fr_3fr]">
          <h2 className="text-title font-semibold">{own.how}</h2>
          <dl>
            {words.how.map(({ title, body }) => (
              <div key={title} className="border-b border-line py-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-ink-2">{body}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="grid gap-8 border-t border-line py-14 lg:grid-cols-[2fr_3fr]">
          <h2 className="text-title font-semibold">{own.faq}</h2>
          <div>
            {words.faq.map(({ question, answer }, index) => (
              <details key={question} open={index === 0} className="faq border-b border-line py-4">
                <summary className="font-semibold">{question}</summary>
                <p className="mt-2 text-ink-2">{answer}</p>
              </details>
            ))}
          </div>
        </section>
      </Column>
      <section className="no-print border-t border-line bg-canvas">
        <Column className="flex flex-wrap items-center gap-x-10 gap-y-4 py-14">
          <div className="mr-auto">
            <h2 className="text-title font-semibold">{words.next}</h2>
            <p className="mt-1 max-w-2xl text-ink-2">{words.nextBody}</p>
          </div>
          <ButtonLink href={paths.register()} large>
            {own.trial}
          </ButtonLink>
        </Column>
      </section>
    </>
  );
}

/** The questions as structured data. */
export const faqData = (faq: PageWords["faq"]): object => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: faq.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** The tool as structured data: free, in the browser. */
export const toolData = (name: string, description: string): object => ({
  "@context": "https://schema.org",
  "@type": "WebApplication",
  name,
  description,
  applicationCategory: "BusinessApplication",
  operatingSystem: "Any",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "EUR" },
});
