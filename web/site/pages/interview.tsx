import { interviewAsText, interviewQuestions } from "@candor/scoring/tools";
import { Interview, interviewExample, interviewInput } from "../islands/interview.tsx";
import { toolPage } from "../tool/page.tsx";
import de from "../words/de/interviewTool.json";
import en from "../words/en/interviewTool.json";
import es from "../words/es/interviewTool.json";
import tr from "../words/tr/interviewTool.json";
import { catalogue } from "../words.ts";

export type InterviewWords = typeof en;

export const interview = toolPage("interview", {
  wordsOf: catalogue<typeof en>({ en, de, es, tr }),
  island: Interview,
  own: (locale, words) => {
    const answer = interviewQuestions(interviewInput(interviewExample(locale, words.form))!);
    return { answer: { ...answer, asText: interviewAsText(answer, locale) } };
  },
  hasText: true,
});
