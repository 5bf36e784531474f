import type { Locale } from "@candor/core/kernel/limits";
import { jobSeniority, LEVELS, MESSAGE_LIMITS, RESPONSE_KINDS } from "@candor/scoring/tools";
import { ArrowRight, WifiOff } from "lucide-react";
import { Column } from "../layout/Column.tsx";
import type { SitePage } from "../page.ts";
import { sitePaths, type Tool, TOOLS } from "../paths.ts";
import { PLACEHOLDERS } from "../stage.ts";
import { MessageLength } from "../tool/MessageLength.tsx";
import { Scale } from "../tool/Scale.tsx";
import { toolsWords } from "../ui/tools-words.ts";
import { fill } from "../words.ts";

const NAMES = Object.keys(TOOLS) as Tool[];

type Words = ReturnType<typeof toolsWords>;

/** An example with the part in brackets highlighted: somebody's own words, quoted back. A finding is underlined instead. */
function Example({ text, isFinding }: { text: string; isFinding: boolean }) {
  const [before, quoted, after] = text.split(/[[\]]/u);
  return (
    <span className="font-serif text-quote-show">
      {before}
      {isFinding ? <u className="decoration-warn underline-offset-4">{quoted}</u> : <mark>{quoted}</mark>}
      {after}
    </span>
  );
}

/** The level that the tool's own rules read from the example. */
function ExampleLevel({ text, locale }: { text: string; locale: Locale }) {
  const { level, levelName, levels } = jobSeniority({ text: wordsOf(text), language: locale });
  return (
    <div className="max-w-xl">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-title font-semibold">{levelName}</strong>
        <Example text={text} isFinding={false} />
      </p>
      <Scale levels={levels} level={level} />
    </div>
  );
}

/** Beside an example: how many kinds of answers the tool has, and their parts. */
function Aside({ tool, words }: { tool: Tool; words: Words }) {
  if (tool === "linkedin") {
    const { example, of } = words.tools.linkedin;
    return <MessageLength length={wordsOf(example).length} limit={MESSAGE_LIMITS.note} of={of} />;
  }
  const { figure, about } = words.tools[tool].aside;
  const count = tool === "response" ? RESPONSE_KINDS.length : LEVELS.length;
  return (
    <p>
      <strong className="font-semibold text-ink">{fill(figure, { count })}</strong>
      <br />
      {about}
    </p>
  );
}

/** Text of an example without the brackets. */
const wordsOf = (example: string): string => example.replaceAll(/[[\]]/gu, "");

function Tools({ locale }: { locale: Locale }) {
  const words = toolsWords(locale);
  const paths = sitePaths(locale);
  return (
    <>
      <Column className="py-14 phone:py-8">
        <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
          <div className="mr-auto max-w-2xl">
            <h1 className="text-public font-semibold">{words.title}</h1>
            <p className="mt-4 text-lead text-ink-2">{words.lead}</p>
          </div>
          <div className="js-only flex gap-3 lg:w-88 rounded-card border border-line-strong p-4 text-control">
            <WifiOff aria-hidden className="size-4 flex-none stroke-[1.75] text-ink-2" />
            <p className="text-ink-2">
              <strong className="block font-semibold text-ink">{words.check.title}</strong>
              {words.check.body}
            </p>
          </div>
        </div>
        <ul className="mt-8 border-t border-line-strong">
          {NAMES.map((tool) => {
            const { name, body, example, note } = words.tools[tool];
            return (
              <li key={tool} className="grid gap-x-10 gap-y-3 border-b border-line-strong py-6 lg:grid-cols-[5fr_9fr_3fr]">
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
                  {tool === "seniority" ? (
                    <ExampleLevel text={example} locale={locale} />
                  ) : (
                    <p>
                      <Example text={example} isFinding={tool === "description"} />
                    </p>
                  )}
                  <p className="mt-1 text-control text-ink-2">{note}</p>
                </div>
                <div className="text-control text-ink-2 lg:justify-self-end lg:text-right">
                  <Aside tool={tool} words={words} />
                </div>
              </li>
            );
          })}
        </ul>
      </Column>
      <section className="border-t border-line bg-canvas">
        <Column className="grid gap-8 py-14 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 className="text-public font-semibold">{words.where.title}</h2>
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
