import { expect, test } from "vitest";
import { type Answers, answersFor, forgetAnswers, keepAnswers, missingIn } from "./answers.ts";

const file = new File(["%PDF-1.7"], "cv.pdf");
const full: Answers = {
  file,
  email: " deniz@mailbox.example ",
  name: "",
  source: "linkedIn",
  sourceWords: "",
  consent: true,
  trap: "",
};

test("a PDF, an address, where the job was seen and the consent are enough", () => {
  expect(missingIn(full)).toEqual({});
});

test("all that is missing is said at once", () => {
  expect(missingIn(answersFor("empty", null))).toEqual({
    file: "fileRequired",
    email: "emailRequired",
    source: "sourceRequired",
    consent: "consentRequired",
  });
  expect(missingIn({ ...full, email: "deniz@mailbox" })).toEqual({ email: "emailInvalid" });
  expect(missingIn({ ...full, source: "other", sourceWords: "  " })).toEqual({ source: "sourceRequired" });
});

test("the page in another language has what was filled in; consent is asked for in that language again", () => {
  keepAnswers("job-1", full);
  expect(answersFor("job-1", "indeed")).toEqual({ ...full, consent: false });
  expect(answersFor("job-2", "indeed")).toMatchObject({ email: "", source: "indeed" });
  forgetAnswers("job-1");
  expect(answersFor("job-1", null)).toMatchObject({ email: "", file: undefined });
});
