import { hiringResponse } from "@candor/scoring/tools";
import { Island } from "../context.tsx";
import { Response, responseExample, responseInput } from "../islands/response.tsx";
import type { SitePage } from "../page.ts";
import { TOOLS } from "../paths.ts";
import { faqData, toolData, ToolPage } from "../tool/ToolPage.tsx";
import { formWords } from "../tool/words.ts";
import de from "../words/de/responseTool.json";
import en from "../words/en/responseTool.json";
import es from "../words/es/responseTool.json";
import tr from "../words/tr/responseTool.json";
import { catalogue } from "../words.ts";

const wordsOf = catalogue({ en, de, es, tr });
export type ResponseWords = typeof en;

export const response: SitePage = {
  path: TOOLS.response,
  in: (locale) => {
    const words = wordsOf(locale);
    const answer = hiringResponse(responseInput(responseExample(locale, words.form), locale)!);
    return {
      title: words.metaTitle,
      description: words.metaDescription,
      section: "tools",
      image: `/og/tools-${locale}.png`,
      structuredData: [toolData(words.title, words.metaDescription), faqData(words.faq)],
      body: (
        <ToolPage locale={locale} words={words}>
          <Island name="response" of={Response} props={{ locale, words: words.form, form: formWords(locale), answer }} />
        </ToolPage>
      ),
    };
  },
};
