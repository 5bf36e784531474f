import { linkedinMessage } from "@candor/scoring/tools";
import { Linkedin, linkedinExample, linkedinInput } from "../islands/linkedin.tsx";
import { toolPage } from "../tool/page.tsx";
import de from "../words/de/linkedinTool.json";
import en from "../words/en/linkedinTool.json";
import es from "../words/es/linkedinTool.json";
import tr from "../words/tr/linkedinTool.json";
import { catalogue } from "../words.ts";

export type LinkedinWords = typeof en;

export const linkedin = toolPage("linkedin", {
  wordsOf: catalogue<typeof en>({ en, de, es, tr }),
  island: Linkedin,
  own: (locale, words) => ({ answer: linkedinMessage(linkedinInput(linkedinExample(locale, words.form), locale)!) }),
  hasText: true,
});
