import type { Locale } from "@candor/core/kernel/limits";
import { Island } from "../context.tsx";
import { Verify } from "../islands/verify.tsx";
import { Column } from "../layout/Column.tsx";
import type { SitePage } from "../page.ts";
import { sitePaths } from "../paths.ts";
import { toolData } from "../tool/ToolPage.tsx";
import { catalogue } from "../words.ts";
import de from "../words/de/verify.json";
import en from "../words/en/verify.json";
import es from "../words/es/verify.json";
import tr from "../words/tr/verify.json";

export type VerifyWords = typeof en;

const wordsOf = catalogue({ en, de, es, tr });

interface RowsProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly body: string }[];
}

function Rows({ title, rows }: RowsProps) {
  return (
    <section>
      <h2 className="text-title font-semibold">{title}</h2>
      <dl className="mt-3 border-t border-line">
        {rows.map(({ name, body }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 border-b border-line py-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-2">{body}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function VerifyPage({ locale }: { locale: Locale }) {
  const words = wordsOf(locale);
  const { checks, cannot, how, crumb, title, lead, metaTitle: _, metaDescription: __, ...form } = words;
  return (
    <Column className="py-8">
      <nav aria-label={how} className="no-print text-control text-ink-2">
        <a href={sitePaths(locale).how()} className="hover:underline">
          {how}
        </a>{" "}
        / <span aria-current="page">{crumb}</span>
      </nav>
      <h1 className="mt-3 text-public font-semibold">{title}</h1>
      <p className="no-print mt-2 mb-8 max-w-2xl text-section text-ink-2">{lead}</p>
      <Island name="verify" of={Verify} props={{ locale, words: form }} />
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Rows {...checks} />
        <Rows {...cannot} />
      </div>
    </Column>
  );
}

/** The public check of a receipt. */
export const verify: SitePage = {
  path: "/verify",
  in: (locale) => {
    const { title, metaTitle, metaDescription } = wordsOf(locale);
    return {
      title: metaTitle,
      description: metaDescription,
      section: "verify",
      structuredData: [toolData(title, metaDescription)],
      body: <VerifyPage locale={locale} />,
    };
  },
};
