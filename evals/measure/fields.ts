import type { Quote } from "@candor/scoring";
import type { Truth } from "../corpus/cv.ts";
import type { ReadCv } from "./product.ts";

/** Right and wrong answers; `asked` counts true values, `given` answers. */
export interface Tally {
  asked: number;
  given: number;
  /** True values that were found. */
  found: number;
  /** Answers that are true. */
  right: number;
}

export const FIELDS = ["name", "email", "phone", "town", "title", "skills", "languages", "education", "years"] as const;
export type Field = (typeof FIELDS)[number];
export type Tallies = Record<Field, Tally>;

/** The fields of a CV by any parser, ours or another. */
export interface Answer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly town?: string | undefined;
  readonly title?: string | undefined;
  /** Each by its name, and if known by the words of the CV it was read from. */
  readonly skills: readonly { readonly value: string; readonly read: string }[];
  readonly languages: readonly string[];
  readonly education?: string | undefined;
  readonly months?: number | undefined;
}

/** The words that a quote points at. */
const focusOf = (quote: Quote | null): string => (quote ? quote.text.slice(...(quote.focus ?? [0, quote.text.length])) : "");

export const answerOf = ({ profile }: ReadCv): Answer => ({
  name: profile.fullName?.value,
  email: profile.email?.value,
  phone: profile.phone?.value,
  town: profile.location?.value,
  title: profile.jobTitle?.value,
  skills: [...profile.technicalSkills, ...profile.toolsAndSoftware, ...profile.certifications].map(({ value, quote }) => ({
    value,
    read: focusOf(quote) || value,
  })),
  languages: profile.languages.map(({ value }) => value),
  education: profile.educationLevel?.value,
  months: profile.experienceMonths,
});

/** Letters and digits alone, without case and accents: two ways of writing the same thing are one. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[ıİ]/g, "i")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

const digits = (text: string): string => text.replace(/\D/g, "").replace(/^00/, "");
const words = (text: string): string => plain(text).split(" ").toSorted().join(" ");

const SINGLE: Record<Exclude<Field, "skills" | "languages">, (truth: Truth, answer: Answer) => boolean | undefined> = {
  name: ({ name }, answer) => (answer.name === undefined ? undefined : words(answer.name) === words(name)),
  email: ({ email }, answer) => (answer.email === undefined ? undefined : answer.email.toLowerCase() === email),
  phone: ({ phone }, answer) => (answer.phone === undefined ? undefined : digits(answer.phone) === digits(phone)),
  town: ({ town }, answer) => (answer.town === undefined ? undefined : ` ${plain(answer.town)} `.includes(` ${plain(town)} `)),
  title: ({ title }, answer) => (answer.title === undefined ? undefined : sameWords(answer.title, title)),
  education: ({ education }, answer) => (answer.education === undefined ? undefined : answer.education === education),
  years: ({ months }, answer) =>
    answer.months === undefined ? undefined : Math.abs(answer.months - months) <= Math.max(3, months * 0.05),
};

const sameWords = (answer: string, truth: string): boolean => {
  const [given, asked] = [plain(answer).split(" "), plain(truth).split(" ")];
  return asked.every((word) => given.includes(word)) && given.length <= asked.length + 3;
};

/** True when one contains the other as whole words. */
const meet = (a: string, b: string): boolean =>
  ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `) || a.startsWith(b) || b.startsWith(a);

export const emptyTallies = (): Tallies =>
  Object.fromEntries(FIELDS.map((field) => [field, { asked: 0, given: 0, found: 0, right: 0 }])) as Tallies;

/** Adds one CV to the tallies and returns the missed and wrong values, for inspection. */
export function tally(tallies: Tallies, truth: Truth, answer: Answer): { field: Field; missed?: string; wrong?: string }[] {
  const faults: { field: Field; missed?: string; wrong?: string }[] = [];
  for (const [field, check] of Object.entries(SINGLE) as [keyof typeof SINGLE, (typeof SINGLE)["name"]][]) {
    const outcome = check(truth, answer);
    const one = tallies[field];
    one.asked += 1;
    if (outcome !== undefined) one.given += 1;
    if (outcome === true) {
      one.found += 1;
      one.right += 1;
    } else
      faults.push({
        field,
        missed: String(truth[field === "years" ? "months" : field]),
        wrong: String(answer[field === "years" ? "months" : field]),
      });
  }
  const lists = [
    ["skills", truth.skills, truth.phrases, answer.skills],
    ["languages", truth.languages, truth.languages, answer.languages.map((value) => ({ value, read: value }))],
  ] as const;
  for (const [field, asked, allowed, given] of lists) {
    const one = tallies[field];
    const readings = given.map(({ value, read }) => [plain(value), plain(read)]);
    for (const item of asked) {
      const isFound = readings.some((reading) => reading.some((words) => meet(words, plain(item))));
      one.asked += 1;
      if (isFound) one.found += 1;
      else faults.push({ field, missed: item });
    }
    readings.forEach((reading, index) => {
      const isRight = allowed.some((item) => reading.some((words) => meet(words, plain(item))));
      one.given += 1;
      if (isRight) one.right += 1;
      else faults.push({ field, wrong: `${given[index]!.value} ‹${given[index]!.read}›` });
    });
  }
  return faults;
}

export const recallOf = ({ found, asked }: Tally): number => (asked === 0 ? 1 : found / asked);
export const precisionOf = ({ right, given }: Tally): number => (given === 0 ? 1 : right / given);
