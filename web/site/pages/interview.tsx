import { interviewAsText, interviewQuestions } from "@candor/scoring/tools";
import { Island } from "../context.tsx";
import { Interview, interviewExample, interviewInput } from "../islands/interview.tsx";
import type { SitePage } from "../page.ts";
import { TOOLS } from "../paths.ts";
import { faqData, toolData, ToolPage } from "../tool/ToolPage.tsx";
import { formWords } from "../tool/words.ts";
import de from "../words/de/interviewTool.json";
import en from "../words/en/interviewTool.json";
import es from "../words/es/interviewTool.json";
import tr from "../words/tr/interviewTool.json";
import { catalogue } from "../words.ts";

const wordsOf = catalogue({ en, de, es, tr });
export type InterviewWords = typeof en;

export const interview: SitePage = {
  path: TOOLS.interview,
  in: (locale) => {
    const words = wordsOf(locale);
    const questions = interviewQuestions(interviewInput(interviewExample(locale, words.form))!);
    const answer = { ...questions, asText: interviewAsText(questions, locale) };
    return {
      title: words.metaTitle,
      description: words.metaDescription,
      section: "tools",
      image: `/og/tools-${locale}.png`,
      structuredData: [toolData(words.title, words.metaDescription), faqData(words.faq)],
      body: (
        <ToolPage locale={locale} words={words}>
          <Island name="interview" of={Interview} props={{ locale, words: words.form, form: formWords(locale), answer }} />
        </ToolPage>
      ),
    };
  },
};
