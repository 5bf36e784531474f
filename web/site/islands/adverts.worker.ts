import { interviewAsText, interviewQuestions, type InterviewInput } from "@candor/scoring/tools/interview-questions";
import { jobDescription } from "@candor/scoring/tools/job-description";
import { answerWith } from "../tool/worker.ts";

/** The tools that read an advert as the product does, with its vocabulary. */
answerWith({
  description: jobDescription,
  interview: (input: InterviewInput) => {
    const answer = interviewQuestions(input);
    return { ...answer, asText: interviewAsText(answer, input.language ?? "en") };
  },
});
