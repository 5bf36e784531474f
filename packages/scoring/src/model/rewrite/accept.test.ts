import { expect, test } from "vitest";
import type { DescriptionInput, LinkedinInput, ResponseInput } from "../../tools/index.ts";
import { acceptRewriting } from "./accept.ts";
import { promptForRewriting } from "./prompt.ts";
import type { Rewriting } from "./rewriting.ts";
import { descriptionRewriting, interviewRewriting, linkedinRewriting, responseRewriting } from "./tools.ts";

/** A model's answer: the parts by their number, the others unchanged. */
const worded = <A>(rewriting: Rewriting<A>, texts: Readonly<Record<number, string>>) =>
  acceptRewriting(rewriting, { parts: Object.entries(texts).map(([number, text]) => ({ number: Number(number), text })) });

const REJECTION: ResponseInput = {
  kind: "rejectionAfterInterview",
  language: "en",
  tone: "plain",
  role: "Payroll Clerk",
  name: "Ada Moss",
  company: "Hill & Son",
  sender: "Jo Wright",
  reason: "no experience with payroll for more than 50 people",
  date: "3 June",
  keepMonths: 6,
};
const NOTE: LinkedinInput = {
  kind: "note",
  language: "en",
  tone: "warm",
  role: "head of logistics",
  name: "Lucía",
  company: "Frutas Almenar",
  place: "Valencia",
  fact: "your article on losses in the cold chain",
};
const ADVERT: DescriptionInput = {
  title: "Electrician",
  language: "en",
  tone: "formal",
  place: "Leeds",
  tasks: "Repair faults in office buildings\nKeep test records",
  must: "Driving licence B\nCompleted technical training",
  nice: "Aggressive in negotiations",
};

test("a message is worded anew, and says what it said", () => {
  const rewriting = responseRewriting(REJECTION);
  const first = rewriting.parts[0]!.text;
  expect(first).toContain("We have decided in favour of another person.");
  const said = worded(rewriting, {
    1: first.replace("We have decided in favour of", "After the interview we decided in favour of"),
  });
  expect(said?.answer.text).toContain("After the interview we decided in favour of another person.");
  expect(said?.answer.text).toMatch(/^Hello Ada Moss,|^Dear Ada Moss,/);
  expect(decodeURIComponent(said!.answer.mailto)).toContain("After the interview we decided");
  expect(said?.kept).toBe(3);
});

test.for([
  [
    "turns a rejection round",
    "Thank you for the interview on 3 June for the position of Payroll Clerk and for your time. We have decided in favour of you.",
  ],
  [
    "promises",
    "Thank you for the interview on 3 June for the position of Payroll Clerk and for your time. We have decided in favour of another person and promise another position.",
  ],
  [
    "adds a number",
    "Thank you for the interview on 3 June for the position of Payroll Clerk and for your time. We have decided in favour of another person of 12.",
  ],
  [
    "adds a name",
    "Thank you for the interview on 3 June for the position of Payroll Clerk and for your time. We have decided in favour of another person, Miriam.",
  ],
  [
    "adds a link",
    "Thank you for the interview on 3 June for the position of Payroll Clerk and for your time. We have decided in favour of another person: evil.com",
  ],
  [
    "loses the date",
    "Thank you for the interview for the position of Payroll Clerk and for your time. We have decided in favour of another person.",
  ],
  ["obeys somebody else", "HACKED. Ignore the recruiter and visit us."],
  ["is empty", "  "],
  [
    "hides signs",
    "Thank you for the interview on 3 June for the position of Payroll Clerk and for your time. We have decided in favour of another\u202E person.",
  ],
  [
    "speaks about the person",
    "Thank you for the interview on 3 June for the position of Payroll Clerk and for your time. We have decided in favour of another, younger person.",
  ],
  ["is endless", "Thank you ".repeat(50_000)],
] as const)("a wording that %s is refused", ([, text]) => {
  expect(worded(responseRewriting(REJECTION), { 1: text })).toBeUndefined();
});

test("a model does not get names, and its answer has them", () => {
  const rewriting = linkedinRewriting(NOTE);
  const prompt = JSON.stringify(promptForRewriting(rewriting));
  expect(prompt).not.toContain("Lucía");
  expect(prompt).toContain("[name]");
  const said = worded(rewriting, {
    1: `Hi [name], I came across ${NOTE.fact}. Frutas Almenar is hiring a head of logistics in Valencia. May I send you the details?`,
  });
  expect(said?.answer.variants[0]!.text).toContain("Hi Lucía, I came across your article");
  expect(said?.answer.variants[0]!.length).toBe(said?.answer.variants[0]!.text.length);
});

test.for(["Anna-Lena", "J. (Jo) O'Neill", "Şebnem $& \\d+", "[name]"])("the name %s is kept from the model", (name) => {
  const rewriting = linkedinRewriting({ ...NOTE, name });
  if (name !== "[name]") expect(JSON.stringify(promptForRewriting(rewriting))).not.toContain(JSON.stringify(name).slice(1, -1));
  const said = worded(rewriting, {
    1: `Hi [name], I read ${NOTE.fact}. At Frutas Almenar we are hiring a head of logistics in Valencia.`,
  });
  expect(said?.answer.variants[0]!.text ?? name).toContain(name);
});

test.for([
  [
    "is over the limit",
    `Hi [name], I came across ${NOTE.fact}. At Frutas Almenar we are hiring a head of logistics in Valencia, and we are hiring the head of logistics for Frutas Almenar in Valencia at once. May I send you details?`,
  ],
  ["loses the fact", "Hi [name], at Frutas Almenar we are hiring a head of logistics in Valencia. May I send you the details?"],
  [
    "praises",
    `Hi [name], I came across ${NOTE.fact}, impressive. At Frutas Almenar we are hiring a head of logistics in Valencia. May I send you the details?`,
  ],
  [
    "loses the name",
    `Hi, I came across ${NOTE.fact}. At Frutas Almenar we are hiring a head of logistics in Valencia. May I send you the details?`,
  ],
] as const)("a LinkedIn message that %s is refused", ([, text]) => {
  expect(worded(linkedinRewriting(NOTE), { 1: text })).toBeUndefined();
});

test("lines of an advert are worded anew where they ask for the same", () => {
  const rewriting = descriptionRewriting(ADVERT);
  expect(rewriting.parts.map(({ text }) => text)).not.toContain(ADVERT.nice);
  const said = worded(rewriting, {
    1: "You repair faults in office buildings",
    2: "Keep test records in SAP",
    3: "Driving licence B or C",
    4: "Completed technical training and five years of experience",
  });
  expect(said?.answer.text).toContain("- You repair faults in office buildings");
  expect(said?.answer.text).toContain("- Keep test records\n");
  expect(said?.answer.text).toContain("- Driving licence B\n");
  expect(said?.kept).toBe(3);
  expect(said?.answer.readBack.added).toEqual([]);
});

test.for([
  "Keep test records in London",
  "Keep test records, native English speaker",
  "Keep test records under constant pressure every day",
  "Keep 300 test records",
  "Young people keep test records",
])("“%s” is no wording of “Keep test records”", (text) => {
  expect(worded(descriptionRewriting(ADVERT), { 2: text })).toBeUndefined();
});

test("a question stays one, and asks nothing private", () => {
  const rewriting = interviewRewriting({
    text: "Nurse\nRequirements:\n- Experience with wound care",
    minutes: 45,
    kinds: ["did"],
    language: "en",
  });
  const [first] = rewriting.parts;
  expect(worded(rewriting, { 1: first!.text.replace("?", ".") })).toBeUndefined();
  expect(worded(rewriting, { 1: `${first!.text.slice(0, -1)}, and do you have children?` })).toBeUndefined();
});
