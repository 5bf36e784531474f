import type { Locale } from "@candor/core/kernel/limits";
import { ArrowRight, WifiOff } from "lucide-react";
import { Column } from "../layout/Column.tsx";
import type { SitePage } from "../page.ts";
import { sitePaths, type Tool, TOOLS } from "../paths.ts";
import { PLACEHOLDERS } from "../stage.ts";
import { toolsWords } from "../ui/tools-words.ts";

const NAMES = Object.keys(TOOLS) as Tool[];

/** An example with the part in brackets highlighted: somebody's own words, quoted back. A finding is underlined instead. */
function Example({ text, isFinding }: { text: string; isFinding: boolean }) {
  const [before, quoted, after] = text.split(/[[\]]/u);
  return (
    <p className="font-serif text-quote-show">
      {before}
      {isFinding ? <u className="decoration-warn underline-offset-4">{quoted}</u> : <mark>{quoted}</mark>}
      {after}
    </p>
  );
}

function Tools({ locale }: { locale: Locale }) {
  const words = toolsWords(locale);
  const paths = sitePaths(locale);
  return (
    <>
      <Column className="py-14 phone:py-8">
        <h1 className="max-w-2xl text-public font-semibold">{words.title}</h1>
        <p className="mt-4 max-w-2xl text-lead text-ink-2">{words.lead}</p>
        <ul className="mt-8 border-t border-line-strong">
          {NAMES.map((tool) => {
            const { name, body, example, note } = words.tools[tool];
            return (
              <li key={tool} className="grid gap-x-10 gap-y-3 border-b border-line-strong py-6 lg:grid-cols-[2fr_3fr]">
                <div>
                  <h2 className="text-lead font-semibold">
                    <a href={paths.tool(tool)} className="inline-flex items-center gap-2 rounded-chip hover:underline">
                      {name}
                      <ArrowRight aria-hidden className="size-4 stroke-[1.75] text-accent-ink" />
                    </a>
                  </h2>
                  <p className="mt-1 text-ink-2">{body}</p>
                </div>
                <div>
                  <Example text={example} isFinding={tool === "description"} />
                  <p className="mt-1 text-control text-ink-2">{note}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Column>
      <section className="border-t border-line bg-canvas">
        <Column className="grid gap-8 py-14 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 className="flex items-center gap-3 text-public font-semibold">
              {words.where.title}
              <WifiOff aria-hidden className="size-5 stroke-[1.75] text-ink-3" />
            </h2>
            <p className="mt-4 text-lead text-ink-2">{words.where.lead}</p>
          </div>
          <dl className="border-t border-line-strong">
            {words.where.rows.map(({ name, body }) => (
              <div key={name} className="grid gap-x-6 gap-y-1 border-b border-line-strong py-3 sm:grid-cols-[2fr_3fr]">
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-2">{body}</dd>
              </div>
            ))}
          </dl>
        </Column>
      </section>
    </>
  );
}

export const tools: SitePage = {
  path: "/tools",
  in(locale) {
    const words = toolsWords(locale);
    const paths = sitePaths(locale);
    return {
      title: words.metaTitle,
      description: words.metaDescription,
      section: "tools",
      image: `/og/tools-${locale}.png`,
      structuredData: [
        {
          "@context": "https://schema.org",
          "@type": "ItemList",
          itemListElement: NAMES.map((tool, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name: words.tools[tool].name,
            url: `${PLACEHOLDERS.site}${paths.tool(tool)}`,
          })),
        },
      ],
      body: <Tools locale={locale} />,
    };
  },
};
