import { linkedinMessage } from "@candor/scoring/tools";
import { Island } from "../context.tsx";
import { Linkedin, linkedinExample, linkedinInput } from "../islands/linkedin.tsx";
import type { SitePage } from "../page.ts";
import { TOOLS } from "../paths.ts";
import { faqData, toolData, ToolPage } from "../tool/ToolPage.tsx";
import { formWords } from "../tool/words.ts";
import de from "../words/de/linkedinTool.json";
import en from "../words/en/linkedinTool.json";
import es from "../words/es/linkedinTool.json";
import tr from "../words/tr/linkedinTool.json";
import { catalogue } from "../words.ts";

const wordsOf = catalogue({ en, de, es, tr });
export type LinkedinWords = typeof en;

export const linkedin: SitePage = {
  path: TOOLS.linkedin,
  in: (locale) => {
    const words = wordsOf(locale);
    const answer = linkedinMessage(linkedinInput(linkedinExample(locale, words.form), locale)!);
    return {
      title: words.metaTitle,
      description: words.metaDescription,
      section: "tools",
      image: `/og/tools-${locale}.png`,
      structuredData: [toolData(words.title, words.metaDescription), faqData(words.faq)],
      body: (
        <ToolPage locale={locale} words={words}>
          <Island name="linkedin" of={Linkedin} props={{ locale, words: words.form, form: formWords(locale), answer }} />
        </ToolPage>
      ),
    };
  },
};
