import { jobSeniority } from "@candor/scoring/tools";
import { Seniority } from "../islands/seniority.tsx";
import { toolPage } from "../tool/page.tsx";
import de from "../words/de/seniorityTool.json";
import en from "../words/en/seniorityTool.json";
import es from "../words/es/seniorityTool.json";
import tr from "../words/tr/seniorityTool.json";
import { catalogue } from "../words.ts";

export type SeniorityWords = typeof en;

export const seniority = toolPage("seniority", {
  wordsOf: catalogue<typeof en>({ en, de, es, tr }),
  island: Seniority,
  own: (locale, words) => ({ answer: jobSeniority({ text: words.form.example, language: locale }) }),
});
