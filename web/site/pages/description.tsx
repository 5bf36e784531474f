import { jobDescription } from "@candor/scoring/tools";
import { Description, descriptionExample, descriptionInput } from "../islands/description.tsx";
import { sitePaths } from "../paths.ts";
import { toolPage } from "../tool/page.tsx";
import de from "../words/de/descriptionTool.json";
import en from "../words/en/descriptionTool.json";
import es from "../words/es/descriptionTool.json";
import tr from "../words/tr/descriptionTool.json";
import { catalogue } from "../words.ts";

export type DescriptionWords = typeof en;

export const description = toolPage("description", {
  wordsOf: catalogue<typeof en>({ en, de, es, tr }),
  island: Description,
  own: (locale, words) => ({
    answer: jobDescription(descriptionInput(descriptionExample(locale, words.form), locale)!),
    newJob: sitePaths(locale).newJob(),
  }),
  hasText: true,
});
