import type { Locale } from "@candor/core/kernel/limits";
import type { ComponentType } from "react";
import { Island, When } from "../context.tsx";
import type { SitePage } from "../page.ts";
import { type Tool, TOOLS } from "../paths.ts";
import { faqData, type PageWords, toolData, ToolPage } from "./ToolPage.tsx";
import { formWords, type FormWords } from "./words.ts";

interface ToolWords<Words> extends PageWords {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly form: Words;
}

interface Shared<Words> {
  readonly locale: Locale;
  readonly words: Words;
  readonly form: FormWords;
  readonly hasModel?: boolean;
}

interface ToolOptions<Words, Own extends object> {
  readonly wordsOf: (locale: Locale) => ToolWords<Words>;
  readonly island: ComponentType<Shared<Words> & Own>;
  /** The props that only this tool has; the answer to its example above all. */
  readonly own: (locale: Locale, words: ToolWords<Words>) => Own;
  /** The tool gives a text that a model can word anew. */
  readonly hasText?: true;
}

/** The page of a tool, with its island. */
export function toolPage<Words, Own extends object>(
  tool: Tool,
  { wordsOf, island, own, hasText }: ToolOptions<Words, Own>,
): SitePage {
  return {
    path: TOOLS[tool],
    in: (locale) => {
      const words = wordsOf(locale);
      const props = { locale, words: words.form, form: formWords(locale), ...own(locale, words) };
      const islandOf = (more: { readonly hasModel?: true }) => <Island name={tool} of={island} props={{ ...props, ...more }} />;
      return {
        title: words.metaTitle,
        description: words.metaDescription,
        section: "tools",
        image: `/og/tools-${locale}.png`,
        structuredData: [toolData(words.title, words.metaDescription), faqData(words.faq)],
        body: (
          <ToolPage locale={locale} words={words}>
            {hasText ? (
              <>
                <When has="model">{islandOf({ hasModel: true })}</When>
                <When hasNot="model">{islandOf({})}</When>
              </>
            ) : (
              islandOf({})
            )}
          </ToolPage>
        ),
      };
    },
  };
}
