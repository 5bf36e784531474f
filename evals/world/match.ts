import type { Profile } from "@candor/scoring";
import type { Field, Tallies } from "../measure/fields.ts";
import type { ReadCv } from "../measure/product.ts";
import { spokenLanguageOf } from "../../packages/scoring/src/vocabulary/languages.ts";
import { fold } from "../../packages/scoring/src/text/fold.ts";
import { emailForm, nameForm, phoneForm, runsOf, stems, wordForm, type Hash } from "./hashes.ts";
import type { Forms, HashedTruth, SkillKind } from "./truth.ts";

/** The fields of a CV as the profile shows them. */
export interface WorldAnswer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly town?: string | undefined;
  readonly title?: string | undefined;
  readonly skills: readonly AnsweredSkill[];
  readonly languages: readonly { readonly code: string; readonly level?: string | undefined }[];
  readonly education?: string | undefined;
  readonly months?: number | undefined;
}

export interface AnsweredSkill {
  readonly value: string;
  /** The words of the CV it was read from. */
  readonly read: string;
  readonly kind: SkillKind;
  /** True where the words are cut out of a longer one. */
  readonly isHalf: boolean;
  /** A driving licence has its own field: it can be found and is never wrong here. */
  readonly isLicence?: boolean;
}

/** One missed or wrong value. `asked`: index of the missed skill or language in the truth. */
export interface Fault {
  readonly field: Field;
  readonly missed?: number;
  readonly wrong?: string;
  readonly why?: "no skill" | "false certificate";
}

/** More than the tallies of the fields say, of one CV or the sum of several. */
export interface Extra {
  cvs: number;
  wrongName: number;
  wrongTitle: number;
  skillsGiven: number;
  noSkill: number;
  falseCertificate: number;
  levelsAsked: number;
  levelsRight: number;
}

export const emptyExtra = (): Extra => ({
  cvs: 0,
  wrongName: 0,
  wrongTitle: 0,
  skillsGiven: 0,
  noSkill: 0,
  falseCertificate: 0,
  levelsAsked: 0,
  levelsRight: 0,
});

type Fact = NonNullable<Profile["fullName"]>;

export function worldAnswerOf({ profile }: Pick<ReadCv, "profile">): WorldAnswer {
  const skill = (fact: Fact, kind: SkillKind): AnsweredSkill => ({ ...readingOf(fact), kind });
  return {
    name: profile.fullName?.value,
    email: profile.email?.value,
    phone: profile.phone?.value,
    town: profile.location?.value,
    title: profile.jobTitle?.value,
    skills: [
      ...profile.technicalSkills.map((fact) => skill(fact, "skill")),
      ...profile.toolsAndSoftware.map((fact) => skill(fact, "tool")),
      ...profile.certifications.map((fact) => skill(fact, "certification")),
      ...(profile.driverLicence ? [{ ...skill(profile.driverLicence, "certification"), isHalf: false, isLicence: true }] : []),
    ],
    languages: profile.languages.map(({ value, level }) => ({ code: spokenLanguageOf(fold(value)) ?? value, level })),
    education: profile.educationLevel?.value,
    months: profile.experienceMonths,
  };
}

function readingOf({ value, quote }: Fact): { value: string; read: string; isHalf: boolean } {
  if (quote === null) return { value, read: value, isHalf: false };
  const [start, end] = quote.focus ?? [0, quote.text.length];
  const read = quote.text.slice(start, end);
  const isCut = (before: string, after: string) => /[\p{L}\p{M}]/u.test(before) && /[\p{L}\p{M}]/u.test(after);
  const isHalf =
    isCut(quote.text[start - 1] ?? "", read[0] ?? "") ||
    isCut(read.at(-1) ?? "", quote.text[end] ?? "") ||
    /\p{L}-$/u.test(read.trim());
  return { value, read: read || value, isHalf };
}

/** Compares what was read of one CV with its truth, adds it to the sums, and returns the missed and wrong values. */
export function tallyWorld(tallies: Tallies, extra: Extra, truth: HashedTruth, answer: WorldAnswer, hash: Hash): Fault[] {
  const faults: Fault[] = [];
  extra.cvs += 1;
  const checks = singleChecks(truth, answer, hash);
  for (const [field, { asked, given, isRight }] of Object.entries(checks) as [keyof typeof checks, SingleCheck][]) {
    const one = tallies[field];
    if (asked) one.asked += 1;
    if (given !== undefined) one.given += 1;
    if (isRight) {
      one.found += 1;
      one.right += 1;
    } else if (asked || given !== undefined) faults.push({ field, ...(given === undefined ? {} : { wrong: given }) });
  }
  extra.wrongName += isWrong(checks.name) ? 1 : 0;
  extra.wrongTitle += isWrong(checks.title) ? 1 : 0;
  return [...faults, ...tallyLanguages(tallies, extra, truth, answer), ...tallySkills(tallies, extra, truth, answer, hash)];
}

interface SingleCheck {
  readonly asked: boolean;
  readonly given: string | undefined;
  readonly isRight: boolean;
}

const isWrong = ({ given, isRight }: SingleCheck): boolean => given !== undefined && !isRight;

type SingleField = Exclude<Field, "skills" | "languages">;

function singleChecks(truth: HashedTruth, answer: WorldAnswer, hash: Hash): Record<SingleField, SingleCheck> {
  const check = (asked: unknown, given: string | number | undefined, isRight: () => boolean): SingleCheck => ({
    asked: asked !== null,
    given: given === undefined ? undefined : String(given),
    isRight: asked !== null && given !== undefined && isRight(),
  });
  const has = (hashes: readonly string[] | null, form: string) => hashes?.includes(hash(form)) === true;
  const { name = "", email = "", phone = "", town = "", title = "", education, months = 0 } = answer;
  return {
    name: check(truth.name, answer.name, () => has(truth.name, nameForm(name))),
    email: check(truth.email, answer.email, () => has(truth.email, emailForm(email))),
    phone: check(truth.phone, answer.phone, () => has(truth.phone, phoneForm(phone))),
    town: check(truth.town, answer.town, () => runsOf(wordForm(town).split(" ")).some((run) => has(truth.town, run.join(" ")))),
    title: check(truth.title, answer.title, () => meets(title, truth.title!, hash)),
    education: check(truth.education, education, () => education === truth.education),
    years: check(truth.months, answer.months, () => Math.abs(months - truth.months!) <= 12),
  };
}

/** An answer may have this many words more than the truth it contains. */
const MORE_WORDS = 4;

/** True when the answer equals or contains a true form, or equals a shorter one that is accepted. */
function meets(answer: string, { whole, part }: Forms, hash: Hash): boolean {
  const words = stems(answer);
  if (words.length === 0) return false;
  const all = hash(words.join(" "));
  if (whole.includes(all) || part.includes(all)) return true;
  return runsOf(words, Math.max(1, words.length - MORE_WORDS)).some((run) => whole.includes(hash(run.join(" "))));
}

function tallyLanguages(tallies: Tallies, extra: Extra, truth: HashedTruth, answer: WorldAnswer): Fault[] {
  const faults: Fault[] = [];
  const one = tallies.languages;
  truth.languages.forEach(({ code, level }, missed) => {
    const found = answer.languages.find((language) => language.code === code);
    one.asked += 1;
    if (found) one.found += 1;
    else faults.push({ field: "languages", missed });
    if (level === null || !found) return;
    extra.levelsAsked += 1;
    if (found.level?.toLowerCase() === level.toLowerCase()) extra.levelsRight += 1;
  });
  for (const { code } of answer.languages) {
    one.given += 1;
    if (truth.languages.some((language) => language.code === code)) one.right += 1;
    else faults.push({ field: "languages", wrong: code });
  }
  return faults;
}

function tallySkills(tallies: Tallies, extra: Extra, truth: HashedTruth, answer: WorldAnswer, hash: Hash): Fault[] {
  const faults: Fault[] = [];
  const one = tallies.skills;
  const isMet = (forms: Forms) => (skill: AnsweredSkill) => meets(skill.value, forms, hash) || meets(skill.read, forms, hash);
  truth.skills.forEach((forms, missed) => {
    one.asked += 1;
    if (answer.skills.some(isMet(forms))) one.found += 1;
    else faults.push({ field: "skills", missed });
  });
  for (const skill of answer.skills) {
    const right = truth.skills.filter((forms) => isMet(forms)(skill));
    const isDoubtful = right.length === 0 && truth.maySkills.some((forms) => isMet(forms)(skill));
    if (skill.isLicence || isDoubtful) continue;
    one.given += 1;
    extra.skillsGiven += 1;
    const isFalse = skill.kind === "certification" && right.every(({ kind }) => kind !== "certification");
    if (isFalse) extra.falseCertificate += 1;
    const isNone = right.length === 0 && isNoSkill(skill, truth, hash);
    if (isNone) extra.noSkill += 1;
    if (right.length > 0) one.right += 1;
    if (right.length === 0 || isFalse)
      faults.push({
        field: "skills",
        wrong: `${skill.value} ‹${skill.read}›`,
        ...(isNone ? { why: "no skill" } : isFalse ? { why: "false certificate" } : {}),
      });
  }
  return faults;
}

const SCHOOL =
  /\b(?:universit\w*|universidad|universitat|hochschule|fachhochschule|college|school|academy|akademie|gymnasium|schule|realschule|berufsschule|instituto|colegio|escuela|facultad|lisesi|universitesi|okulu|fakultesi|enstitusu)\b/;
const DATE =
  /\b(?:19|20)\d\d\b|^\d+(?: \d+)*$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|marz|april|mai|juni|juli|august|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|january|february|march|june|july|september|october|november|december)\b/;
const PRIZE = /\b(?:award|prize|winner|preis|premio|odul\w*|scholarship|stipendium|beca)\b/;
const ADDRESS = /@|https?:|www\.|\.(?:com|org|net|io|de|es)\b/i;

/** Things that are no skill at all: half words, names, towns, schools, dates, prizes, addresses, spoken languages. */
function isNoSkill({ value, read, isHalf }: AnsweredSkill, truth: HashedTruth, hash: Hash): boolean {
  if (isHalf || ADDRESS.test(value)) return true;
  return [value, read].some((text) => {
    const words = wordForm(text);
    const isName = truth.name?.includes(hash(nameForm(text))) === true;
    return isName || truth.town?.includes(hash(words)) === true || SCHOOL.test(words) || DATE.test(words) || PRIZE.test(words);
  });
}
