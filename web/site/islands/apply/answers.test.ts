import { expect, test } from "vitest";
import { type Answers, missingIn, NO_ANSWERS } from "./answers.ts";

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
  expect(missingIn(NO_ANSWERS)).toEqual({
    file: "fileRequired",
    email: "emailRequired",
    source: "sourceRequired",
    consent: "consentRequired",
  });
  expect(missingIn({ ...full, email: "deniz@mailbox" })).toEqual({ email: "emailInvalid" });
  expect(missingIn({ ...full, source: "other", sourceWords: "  " })).toEqual({ source: "sourceRequired" });
});
