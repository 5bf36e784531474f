import { interviewAsText, interviewQuestions, type InterviewInput } from "@candor/scoring/tools/interview-questions";
import { answerWith } from "../tool/worker.ts";

/** Reads an advert as the product does, with its vocabulary. */
answerWith({
  interview: (input: InterviewInput) => {
    const answer = interviewQuestions(input);
    return { ...answer, asText: interviewAsText(answer, input.language ?? "en") };
  },
});
