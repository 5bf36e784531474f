import { speak } from "@candor/scoring/browser/speak";
import { languageOf } from "@candor/scoring/language";
import { interviewAsText, interviewQuestions, type InterviewInput } from "@candor/scoring/tools/interview-questions";
import { answerWith } from "../tool/worker.ts";

/** Reads an advert as the product does, with its vocabulary. */
answerWith({
  interview: (input: InterviewInput) => {
    speak(languageOf(input.text));
    const answer = interviewQuestions(input);
    return { ...answer, asText: interviewAsText(answer, input.language ?? "en") };
  },
});
