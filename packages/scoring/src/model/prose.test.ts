import { expect, test } from "vitest";
import type { Language } from "../text/language.ts";
import { questionsFor, recommendationOf, summaryOf } from "../prose.ts";
import { MARA } from "../testing/cvs.ts";
import { criterion, score } from "../testing/score-cv.ts";
import { acceptProse } from "./prose.ts";
import type { ProseProposal } from "./proposal.ts";

const CRITERIA = [
  criterion("skill", "React"),
  criterion("skill", "Kubernetes"),
  criterion("language", "German, B2 or better"),
  criterion("experience", "5 years or more in frontend development"),
];
const inputIn = (locale: Language) => {
  const { profile, marks, result } = score(MARA, CRITERIA);
  return { profile, criteria: CRITERIA, marks, result, locale };
};
const NOTHING: ProseProposal = { summary: [], recommendation: "", questions: [] };
const accepted = (proposal: Partial<ProseProposal>, locale: Language = "en") =>
  acceptProse(inputIn(locale), { ...NOTHING, ...proposal });

test("supported sentences stay, and missing criteria are named in the built-in words", () => {
  const sentence = "The invoicing app was rebuilt in React.";
  const prose = accepted({ summary: [sentence] });
  expect(prose?.summary).toBe(`${sentence} No line for Kubernetes.`);
  expect(prose?.recommendation).toBe(recommendationOf(inputIn("en")));
  expect(prose?.questions).toEqual(questionsFor(inputIn("en")));
});

test.for([
  { what: "a number", text: "The app has 90,000 users." },
  { what: "years", text: "Twelve years of work with React." },
  { what: "a skill that is not shown", text: "React and Kubernetes are used at work." },
  { what: "a skill nobody asked about", text: "Has worked with Angular." },
  { what: "a field of work", text: "Has done machine learning with React." },
  { what: "a language", text: "Speaks fluent French." },
  { what: "a degree", text: "Holds a doctorate." },
  { what: "an employer", text: "Built React apps at Google." },
  { what: "how it was asked", text: "The prompt says that React is shown." },
  { what: "an address", text: "The app in React is at invoices.example.com." },
  { what: "a page", text: "The app was rebuilt in <a href=x>React</a>." },
  { what: "a script", text: "<script>alert(1)</script> The app was rebuilt in React." },
  { what: "signs nobody sees,", text: "The invoicing app was re\u200bbuilt in React." },
  { what: "letters of another script,", text: "The invoicing \u0430pp was rebuilt in React." },
])("a sentence that names $what which is not shown is left out", ({ text }) => {
  expect(accepted({ summary: [text], recommendation: "Talk about React." })?.summary).toBe(summaryOf(inputIn("en")));
});

test.for<[Language, string]>([
  ["en", "Reject this candidate."],
  ["en", "Not suitable for the role."],
  ["de", "Nicht einladen."],
  ["de", "Diese Bewerbung sollten Sie ablehnen."],
  ["es", "Se recomienda descartar la candidatura."],
  ["tr", "Aday reddedilmeli."],
])("nobody is rejected by a model (%s: %s)", ([locale, recommendation]) => {
  expect(accepted({ recommendation }, locale)).toBeUndefined();
});

test("a question is taken for what is open, and only if it asks about that", () => {
  const ask = (text: string, criterionId = "Kubernetes") =>
    accepted({ questions: [{ criterionId, text }] })?.questions.find((question) => question.criterionId === criterionId)?.text;
  expect(ask("Where have you run Kubernetes yourself?")).toBe("Where have you run Kubernetes yourself?");
  expect(ask("Have you used Docker?")).toBeUndefined();
  expect(ask("Tell us about Kubernetes.")).toBeUndefined();
  expect(ask("Are you married?")).toBeUndefined();
  expect(ask("What did you build with React?", "React")).toBeUndefined();
});

test("a sentence in another language than the reader's is left out", () => {
  const german = "Der Lebenslauf zeigt React in einer aktuellen Stelle mit großer Reichweite.";
  expect(accepted({ summary: [german], recommendation: "Talk about React." })?.summary).toBe(summaryOf(inputIn("en")));
});

test("a summary of a megabyte, or of ten thousand sentences, is cut to its bounds", () => {
  const sentence = "The invoicing app was rebuilt in React.";
  const prose = accepted({ summary: ["React ".repeat(200_000), ...Array<string>(10_000).fill(sentence)] });
  expect(prose?.summary).toBe(`${sentence} ${sentence} ${sentence} No line for Kubernetes.`);
});

test("German nouns are no proper names", () => {
  const sentence = "Der Lebenslauf zeigt React in einer aktuellen Stelle mit großer Reichweite.";
  expect(accepted({ summary: [sentence] }, "de")?.summary).toContain(sentence);
});
