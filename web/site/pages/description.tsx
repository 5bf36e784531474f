import { jobDescription } from "@candor/scoring/tools";
import { Island } from "../context.tsx";
import { Description, descriptionExample, descriptionInput } from "../islands/description.tsx";
import type { SitePage } from "../page.ts";
import { sitePaths, TOOLS } from "../paths.ts";
import { faqData, toolData, ToolPage } from "../tool/ToolPage.tsx";
import { formWords } from "../tool/words.ts";
import de from "../words/de/descriptionTool.json";
import en from "../words/en/descriptionTool.json";
import es from "../words/es/descriptionTool.json";
import tr from "../words/tr/descriptionTool.json";
import { catalogue } from "../words.ts";

const wordsOf = catalogue({ en, de, es, tr });
export type DescriptionWords = typeof en;

export const description: SitePage = {
  path: TOOLS.description,
  in: (locale) => {
    const words = wordsOf(locale);
    const answer = jobDescription(descriptionInput(descriptionExample(locale, words.form), locale)!);
    return {
      title: words.metaTitle,
      description: words.metaDescription,
      section: "tools",
      image: `/og/tools-${locale}.png`,
      structuredData: [toolData(words.title, words.metaDescription), faqData(words.faq)],
      body: (
        <ToolPage locale={locale} words={words}>
          <Island
            name="description"
            of={Description}
            props={{ locale, words: words.form, form: formWords(locale), answer, newJob: sitePaths(locale).newJob() }}
          />
        </ToolPage>
      ),
    };
  },
};
