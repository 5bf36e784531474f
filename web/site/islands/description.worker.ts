import { speak } from "@candor/scoring/browser/speak";
import { jobDescription, type DescriptionInput } from "@candor/scoring/tools/job-description";
import { answerWith } from "../tool/worker.ts";

/** Writes an advert and reads it back as the product does, with its vocabulary. */
answerWith({
  description: (input: DescriptionInput) => {
    speak(input.language);
    return jobDescription(input);
  },
});
