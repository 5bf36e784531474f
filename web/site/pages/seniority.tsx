import { jobSeniority } from "@candor/scoring/tools";
import { Seniority } from "../islands/seniority.tsx";
import { Island } from "../context.tsx";
import type { SitePage } from "../page.ts";
import { TOOLS } from "../paths.ts";
import { faqData, toolData, ToolPage } from "../tool/ToolPage.tsx";
import { formWords } from "../tool/words.ts";
import de from "../words/de/seniorityTool.json";
import en from "../words/en/seniorityTool.json";
import es from "../words/es/seniorityTool.json";
import tr from "../words/tr/seniorityTool.json";
import { catalogue } from "../words.ts";

const wordsOf = catalogue({ en, de, es, tr });
export type SeniorityWords = typeof en;

export const seniority: SitePage = {
  path: TOOLS.seniority,
  in: (locale) => {
    const words = wordsOf(locale);
    const answer = jobSeniority({ text: words.form.example, language: locale });
    return {
      title: words.metaTitle,
      description: words.metaDescription,
      section: "tools",
      image: `/og/tools-${locale}.png`,
      structuredData: [toolData(words.title, words.metaDescription), faqData(words.faq)],
      body: (
        <ToolPage locale={locale} words={words}>
          <Island name="seniority" of={Seniority} props={{ locale, words: words.form, form: formWords(locale), answer }} />
        </ToolPage>
      ),
    };
  },
};
