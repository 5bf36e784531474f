import { describe, expect, test } from "vitest";
import type { Document } from "@candor/documents";
import * as scoring from "./index.ts";
import * as model from "./model/index.ts";
import * as tools from "./tools/index.ts";
import { documentOf } from "./testing/cvs.ts";
import { AS_OF, criterion } from "./testing/score-cv.ts";

const {
  evaluate,
  instructionsIn,
  isLetter,
  languageOf,
  draftAdvert,
  protectedWishesIn,
  readAdvert,
  readProfile,
  receiptOf,
  redact,
  refuseProtected,
  searchIndex,
  termIndexOf,
  understand,
  understandQuery,
  verify,
  writeAdvert,
} = scoring;

const CRITERIA = [
  criterion("skill", "React"),
  criterion("skill", "SQL reporting for managers"),
  criterion("responsibility", "Plans the shifts of the ward"),
  criterion("language", "German B2"),
  criterion("education", "Bachelor in business"),
  criterion("experience", "5 years of nursing"),
  criterion("certification", "PMP"),
];

const read = (text: string) => {
  const document = documentOf(text);
  const { profile, redactions } = readProfile(document, AS_OF);
  // Parsed text is kept for the next question about the same CV: each run brings its own.
  return {
    document,
    profile,
    redactions,
    input: () => ({ document, profile, redacted: redact(document, redactions), asOf: AS_OF }),
  };
};

const rejectionFor = (text: string): tools.ResponseInput => ({
  kind: "rejection",
  language: "en",
  tone: "plain",
  role: text,
  reason: text,
  name: text,
});

/** The text with another end each time, for functions that remember their answers. */
let asked = 0;
const neverAsked = (text: string): string => `${text} ${(asked += 1)}`;

/** Calls each exported function with a text; the returned function is measured. */
const USES: Readonly<Record<string, (text: string) => () => unknown>> = {
  readProfile: (text) => {
    const document: Document = documentOf(text);
    return () => readProfile(document, AS_OF);
  },
  redact: (text) => {
    const { document, redactions } = read(text);
    return () => redact(document, redactions);
  },
  evaluate: (text) => {
    const { input } = read(text);
    return () => evaluate({ ...input(), criteria: CRITERIA });
  },
  "evaluate by long criteria": (text) => {
    const { input } = read("Ann Lee\n\nSkills\nReact, Java\n");
    return () => evaluate({ ...input(), criteria: CRITERIA.map(({ kind }) => criterion(kind, neverAsked(text))) });
  },
  termIndexOf: (text) => {
    const { input } = read(text);
    return () => termIndexOf(input());
  },
  searchIndex: (text) => {
    const index = termIndexOf(read(text).input());
    return () => searchIndex(CRITERIA)(index);
  },
  verify: (text) => {
    const { document, input } = read(text);
    const marks = evaluate({ ...input(), criteria: CRITERIA });
    const receipt = receiptOf({ document, criteria: CRITERIA, marks, asOf: AS_OF });
    return () => verify(receipt, document);
  },
  receiptOf: (text) => () => receiptOf({ document: { text }, criteria: CRITERIA, marks: [], asOf: AS_OF }),
  instructionsIn: (text) => {
    const document = documentOf(text);
    return () => instructionsIn(document);
  },
  isLetter: (text) => {
    const document = documentOf(text);
    return () => isLetter(document);
  },
  languageOf: (text) => () => languageOf(text),
  hintsIn: (text) => () => scoring.hintsIn(text, { isAdvert: true }),
  isForAllGenders: (text) => () => scoring.isForAllGenders(text),
  nameIn: (text) => () => scoring.nameIn("de", text),
  namesIn: (text) => () => scoring.namesIn("de", text),
  skillsNamed: (text) => () => scoring.skillsNamed(neverAsked(text)),
  isNoSkillName: (text) => () => scoring.isNoSkillName(neverAsked(text)),
  jobSeniority: (text) => () => tools.jobSeniority({ text }),
  interviewQuestions: (text) => () => tools.interviewQuestions({ text, minutes: 60, kinds: ["did"] }),
  jobDescription: (text) => () => tools.jobDescription({ title: text, must: text, language: "en", tone: "formal" }),
  fairnessFindingsIn: (text) => () => tools.fairnessFindingsIn(text),
  hiringResponse: (text) => () =>
    tools.hiringResponse({ kind: "rejection", language: "en", tone: "plain", role: text, reason: text }),
  linkedinMessage: (text) => () => tools.linkedinMessage({ kind: "note", language: "en", tone: "warm", role: text, fact: text }),
  readAdvert: (text) => () => readAdvert(text),
  linesWithout: (text) => {
    const advert = readAdvert(text);
    return () => scoring.linesWithout(advert, advert.criteria);
  },
  understandQuery: (text) => () => understandQuery(text),
  understand: (text) => () => understand(text),
  criteriaFor: (text) => () => scoring.criteriaFor({ title: "Nurse", mustHaves: text } as never),
  protectedWishesIn: (text) => () => protectedWishesIn(text),
  refuseProtected: (text) => () => refuseProtected(text),
  draftAdvert: (text) => () => draftAdvert({ title: text, notes: text }),
  writeAdvert: (text) => () => writeAdvert({ title: "Nurse", notes: text }),
  promptFor: (text) => () => model.promptFor({ redactedText: text, criteria: CRITERIA, asOf: AS_OF }),
  promptForPosting: (text) => () => model.promptForPosting(text, "", "en"),
  promptForAdvert: (text) => () => model.promptForAdvert({ title: "Nurse", notes: text }, "en"),
  responseRewriting: (text) => () => model.responseRewriting(rejectionFor(text)),
  linkedinRewriting: (text) => () =>
    model.linkedinRewriting({ kind: "inMail", language: "en", tone: "warm", role: text, fact: text, name: text }),
  interviewRewriting: (text) => () => model.interviewRewriting({ text, minutes: 60, kinds: ["did"] }),
  descriptionRewriting: (text) => () =>
    model.descriptionRewriting({ title: "Nurse", must: text, language: "en", tone: "formal" }),
  promptForRewriting: (text) => {
    const rewriting = model.responseRewriting(rejectionFor(text));
    return () => model.promptForRewriting(rewriting);
  },
  acceptRewriting: (text) => {
    const rewriting = model.descriptionRewriting({ title: "Nurse", must: text, language: "en", tone: "formal" });
    const parts = rewriting.parts.map((part, index) => ({ number: index + 1, text: `${part.text} ${text}` }));
    return () => model.acceptRewriting(rewriting, { parts });
  },
  acceptAdvert: (text) => () => model.acceptAdvert({ title: "Nurse", notes: text }, { advert: text }),
};

/** Functions of numbers, of marks or of texts that the engine itself has shortened. */
const WITHOUT_TEXT = new Set([
  ..."creditOf summaryOf recommendationOf questionsFor readinessQuestions defaultWeight levelOf scoreFromCredits scoreOf scoreSummaryFor withEditedScore wouldChange isCurrentIndex keysMetBy receiptIn NotAReceipt".split(
    " ",
  ),
  ..."interviewAsText acceptProposals findingsOf markOfFinding promptForProse acceptProse acceptPosting".split(" "),
]);

const HEAD = "Ann Lee\nNurse\n\nExperience\nNurse, City Hospital, Jan 2019 - Present\n";
const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

// Each may stand before a sector, an alternative, a level, a number or an example.
const FUNCTION_WORDS = [
  "in",
  "of",
  "with or and",
  "bei mit oder",
  "von im und",
  "en con o y",
  "ve veya ile",
  "5 yıl",
  "years",
  "such as",
];

const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  "repeated words": (length) => filled("React or ", length),
  "a word of two senses": (length) => HEAD + filled("maintenance and ", length),
  "years in words": (length) => filled("multi-year-", length),
  "years before many words": (length) => filled("many years a-a-a-a/a-a-a of de ", length),
  "repeated lines": (length) => filled("React\n", length),
  "repeated sentences": (length) => filled("Basic knowledge of React and interested in Java. ", length),
  blanks: (length) => `React${" ".repeat(length)}Java`,
  "a number before blanks": (length) => `at least 5${" ".repeat(length)}years of React`,
  "line ends": (length) => `React${"\n".repeat(length)}Java`,
  brackets: (length) => "(".repeat(length / 2) + ")".repeat(length / 2),
  digits: (length) => filled("12 34 ", length),
  "a number": (length) => "1".repeat(length),
  periods: (length) => filled("2012 - 2014, ", length),
  separators: (length) => filled(",;|•", length),
  commas: (length) => ",".repeat(length),
  dashes: (length) => filled("- ", length),
  dots: (length) => filled("a.", length),
  addresses: (length) => filled("a@", length),
  levels: (length) => filled("German B2, ", length),
  conjunctions: (length) => filled("hiring and ", length),
  roles: (length) => HEAD + filled("Nurse, City Hospital, Jan 2019 - Mar 2020\n• cared for patients\n", length),
  "one role": (length) => HEAD + filled("React or ", length),
  "function words": (length) => filled(FUNCTION_WORDS.map((word) => `${word} x ${word} React `).join(""), length),
};
/** The same words, each by itself. */
const FURTHER_SHAPES: typeof SHAPES = Object.fromEntries(
  FUNCTION_WORDS.map((word) => [`"${word}"`, (length) => filled(`${word} x ${word} React `, length)]),
);

/** Characters of the shorter text. Work that grows with the square shows in either; with `--long` what is hidden beside other work, too. */
const LENGTHS = { short: 750, long: 1500 };
// Twice the text may take 2.5 times as long; three times in a row from n to 8n.
const MOST = 2.5 ** 3;
/** Shorter times are the machine's. In ms of the processor. */
const MEASURABLE = 12;
const TRIES = 40;
/** A text that truly takes too long is given up after so many ms. */
const LONGEST_SEARCH = 15_000;

const costOf = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Best of many runs each; the first that is in order ends it, because noise only ever adds, and a busy neighbour may add for seconds. */
const grows = (use: (text: string) => () => unknown, shape: (length: number) => string, length: number): string | undefined => {
  const [short, long] = [use(shape(length)), use(shape(8 * length))];
  let [once, eight] = [Infinity, Infinity];
  const end = performance.now() + LONGEST_SEARCH;
  for (let attempt = 0; attempt < TRIES && (attempt < 2 || performance.now() < end); attempt++) {
    once = Math.min(once, costOf(short));
    eight = Math.min(eight, costOf(long));
    if (eight < MEASURABLE || eight <= once * MOST) return undefined;
  }
  return `${once.toFixed(1)} ms, and ${eight.toFixed(1)} ms for eight times the text`;
};

describe("Twice the text takes at most 2.5 times as long", () => {
  const slowOn = (shapes: typeof SHAPES, use: (text: string) => () => unknown, length: number): string[] =>
    Object.entries(shapes).flatMap(([name, shape]) => {
      const found = grows(use, shape, length);
      return found ? [`${name}: ${found}`] : [];
    });
  test.for(Object.entries(USES))("%s", ([, use]) => expect(slowOn(SHAPES, use, LENGTHS.short)).toEqual([]));
  test.for(Object.entries(USES))("%s, in long texts", { tags: "detail" }, ([, use]) =>
    expect(slowOn(SHAPES, use, LENGTHS.long)).toEqual([]),
  );
  test.for(Object.entries(USES))("%s, each function word by itself", { tags: "detail" }, ([, use]) =>
    expect(slowOn(FURTHER_SHAPES, use, LENGTHS.long)).toEqual([]),
  );

  test("every exported function is measured or takes no text", () => {
    const exported = [...Object.entries(scoring), ...Object.entries(model), ...Object.entries(tools)]
      .filter(([, value]) => typeof value === "function")
      .map(([name]) => name);
    expect(exported.filter((name) => !(name in USES) && !WITHOUT_TEXT.has(name))).toEqual([]);
  });
});
