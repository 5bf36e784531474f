import { EvidenceLevel } from "../mark.info.ts";
import { datesIn } from "../text/dates.ts";
import { fold, tokensOf } from "../text/fold.ts";
import { BULLET, contains, lastFrom, overlaps, touching, type Span } from "../text/lines.ts";
import { titleStrength } from "../vocabulary/fields.ts";
import { termsIn, type Term } from "../vocabulary/index.ts";
import { certificatesElsewhere } from "./certificate-lines.ts";
import { contactsOf } from "./contact.ts";
import { evidenceAt } from "./evidence.ts";
import { issuersIn } from "./issuers.ts";
import { listedItems } from "./items.ts";
import { namedBy } from "./list-lines.ts";
import { isCourse, isDriving, isMethod, isNoCertificate, saysCertified } from "./no-skill.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { roleAt } from "./roles.ts";
import { isOfOthersWork, isShortDuty } from "./others-work.ts";
import { namesInUse } from "./names-in-use.ts";
import { namesInRows } from "./rows.ts";
import { sectionAt, type Section } from "./sections.ts";
import { candidatesIn, isChosen, type Candidate } from "./skill-choice.ts";

export interface ShownTerm extends Span {
  readonly term: Term;
  readonly level: EvidenceLevel;
  readonly sentence: Span;
}

/** True when `a` is stronger evidence than `b`. */
export const isStronger = (a: EvidenceLevel, b: EvidenceLevel): boolean =>
  EvidenceLevel.options.indexOf(a) > EvidenceLevel.options.indexOf(b);

/** Every mention of a term that the CV claims, in order of the text. */
export const shownTerms = (cv: ParsedCv): ShownTerm[] =>
  termsIn(cv.text).flatMap(({ term, start, end }) => {
    const evidence = evidenceAt(cv, { start, end }, term);
    return evidence ? [{ term, start, end, ...evidence }] : [];
  });

/** A skill, tool or certificate of the profile, once, in the CV's own words. */
export interface NamedSkill extends Span {
  readonly value: string;
  readonly term?: Term;
  /** The sentence that is quoted. */
  readonly sentence?: Span;
}

// From this many listed skills on, other mentions are added only for products.
const MIN_LISTED = 4;

/**
 * The skills and tools of a CV: those it lists, as written, and those that its roles and projects name. A title, a degree or an employer names
 * a field of work and not a skill.
 */
export const skillsOf = (cv: ParsedCv, terms: readonly ShownTerm[], name?: Span): NamedSkill[] => {
  const seen = new Set<string>();
  return (
    skillCandidates(cv, terms, name)
      .filter(isChosen)
      .map(({ skill }) => skill)
      // Two terms of the vocabulary may have one word.
      .filter(({ value }) => !seen.has(fold(value)) && seen.add(fold(value)))
  );
};

export const skillCandidates = (cv: ParsedCv, terms: readonly ShownTerm[], name?: Span): Candidate[] => {
  const listed = listedItems(cv, name);
  const ids = new Set(listed.flatMap(({ term }) => (term ? [term.id] : [])));
  const isListed = touching(listed);
  const used: NamedSkill[] = [];
  const others: NamedSkill[] = [];
  const isLink = touching(contactsOf(cv).links);
  for (const shown of terms) {
    const { term } = shown;
    if (!["skill", "tool"].includes(term.kind) && !isOnlyUsed(cv, shown)) continue;
    if (isListed(shown) || isLink(shown) || isOfOthersWork(cv, shown, term, shown.sentence)) continue;
    const skill = { start: shown.start, end: shown.end, value: nameOf(cv, shown), term, sentence: shown.sentence };
    const isUsed = shown.level !== "listed" && isShortDuty(cv, shown.sentence);
    const isRuled = !ids.has(term.id) && !isFieldOnly(cv, shown) && (listed.length < MIN_LISTED || isProduct(term) || isUsed);
    if (isRuled) {
      used.push(skill);
      ids.add(term.id);
    } else if (!isFieldOnly(cv, shown)) others.push(skill);
  }
  const rows = [...namesInRows(cv, terms), ...namesInUse(cv, terms)].filter((item) => !isListed(item) && !isLink(item));
  return candidatesIn(cv, terms, [...listed, ...used], others, name, rows);
};

/** The name as the CV writes it, or the usual name when the word is inflected ("React'te", "yönetiminde") or in other case. */
const nameOf = (cv: ParsedCv, { term, start, end }: ShownTerm): string => {
  const written = cv.text.slice(start, end).replace(/\s+/g, " ");
  const usual = term.label[cv.language];
  const isName = term.aliases.some((alias) => fold(alias.text) === fold(written));
  return isName && fold(usual) !== fold(written) ? written : usual;
};

/** A name that is the same in every language: "Kubernetes", "Excel". */
const isProduct = (term: Term): boolean => term.isProduct;

const NOT_WORK: ReadonlySet<string> = new Set(["head", "contact", "personal", "education", "certifications"]);

const MAY_TELL: ReadonlySet<string> = new Set(["personal", "contact"]);
const LEAST_PRODUCTS = 2;

/** True when a mention only names a field of work or study: in a title, a degree, an address, an employer's name. */
const isFieldOnly = (cv: ParsedCv, mention: ShownTerm): boolean => {
  const { text, roles } = cv;
  const role = roleAt(roles, mention.start);
  if (role && contains(role.header, mention)) return true;
  const { kind } = sectionAt(cv.sections, mention.start);
  // "Udemy Canva: Sıfırdan Grafik Tasarım": a course in a program.
  if (!role && kind === "certifications" && mention.term.kind === "tool") return false;
  if (!role && NOT_WORK.has(kind)) {
    const line = cv.lines.find(({ start, end }) => start <= mention.start && mention.start < end);
    const words = line ? text.slice(line.start, line.end) : "";
    // "Manejo de Excel y AutoCAD" below "Otros datos".
    if (MAY_TELL.has(kind) && termsIn(words).filter(({ term }) => isProduct(term)).length >= LEAST_PRODUCTS) return false;
    return kind === "education" || titleStrength(words) > 0 || tokensOf(words).length < 8;
  }
  // "Dijital pazarlama uzmanı", "Java developer": the word before an occupation.
  const after = tokensOf(text.slice(mention.end, mention.end + 30))[0];
  const isNext = after !== undefined && /^[ \t-]+$/.test(text.slice(mention.end, mention.end + after.start));
  // "Especialista en marketing", "Head of Logistics".
  const before = /(\p{L}+)[ \t](?:en|de|del|of|in|für|im|for)[ \t]$/u.exec(
    text.slice(Math.max(0, mention.start - 40), mention.start),
  )?.[1];
  return (
    titleStrength(text.slice(mention.start, mention.end)) === 2 ||
    (isNext && titleStrength(after.fold) === 2) ||
    (before !== undefined && titleStrength(before) === 2)
  );
};

/** The certificates of a CV: those of the vocabulary, and the lines under "Certificates" as written, without dates. */
export const certificatesOf = (cv: ParsedCv, terms: readonly ShownTerm[], name?: Span): NamedSkill[] => {
  const seen = new Set<string>();
  const known = terms.filter(
    (shown) =>
      shown.term.kind === "certification" &&
      !isBareWord(cv.text.slice(shown.start, shown.end)) &&
      !isTitle(cv, shown) &&
      !isDriving(cv.text.slice(shown.start, shown.end)) &&
      !isOnlyUsed(cv, shown) &&
      !seen.has(shown.term.id) &&
      seen.add(shown.term.id),
  );
  const isProse = proseIn(cv);
  const isIssuer = touching(issuersIn(cv));
  const isOwnName = namedBy(cv, name);
  const lines = cv.lines.filter((line) => {
    const section = sectionAt(cv.sections, line.start);
    if (section.kind === "certifications" && isProse(section) && !isCourse(cv.text.slice(line.start, line.end))) return false;
    return (
      section.kind === "certifications" &&
      !roleAt(cv.roles, line.start) &&
      line.start >= section.start &&
      !known.some((one) => overlaps(one, line))
    );
  });
  const written = lines.flatMap((line) => {
    const span = withoutDates(cv.text, line);
    const value = cv.text.slice(span.start, span.end);
    const isName =
      value.length > 2 &&
      value.length <= MAX_CERTIFICATE &&
      /\p{L}{2}/u.test(value) &&
      !/[.!?]$/.test(value) &&
      !isNoCertificate(value) &&
      !isIssuer(line) &&
      !isOwnName(value) &&
      !(isContinued(cv, line) && !isCourse(value)) &&
      !(name && overlaps(name, line));
    return isName && evidenceAt(cv, span) ? [{ ...span, value }] : [];
  });
  // Such a section holds more than names, such as who gave a certificate: a line needs a word of its own for a course or a skill.
  const isSure = ({ value }: NamedSkill): boolean => isCourse(value) || termsIn(value).length > 0 || /\p{Lu}{2}/u.test(value);
  const kept = written.filter(isSure);
  const named = known.map((shown) => ({ ...shown, value: nameOf(cv, shown) }));
  const others = certificatesElsewhere(cv).filter((one) => !known.some((shown) => overlaps(shown, one)));
  const values = new Set<string>();
  return [...named, ...kept, ...others]
    .filter(({ value }) => !values.has(fold(value)) && values.add(fold(value)))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_CERTIFICATES);
};

const LONG_LINE = 70;

/** A section of certificates whose lines are mostly text swallowed more than certificates: only courses count there. */
const proseIn = (cv: ParsedCv): ((section: Section) => boolean) => {
  const known = new Map<Section, boolean>();
  return (section) => {
    const answer = known.get(section);
    if (answer !== undefined) return answer;
    const lines = cv.lines.slice(lastFrom(cv.lines, section.start - 1) + 1, lastFrom(cv.lines, section.end - 1) + 1);
    const long = lines.filter(({ start, end }) => end - start > LONG_LINE || /^[\s\S]{40,}\.$/.test(cv.text.slice(start, end)));
    const found = long.length > 2 && 2 * long.length > lines.length;
    known.set(section, found);
    return found;
  };
};

/** True for a norm or a method away from the certificates, in a line that names no certificate. */
const isOnlyUsed = (cv: ParsedCv, { term, start, end, sentence }: ShownTerm): boolean =>
  term.kind === "certification" &&
  isMethod(cv.text.slice(start, end)) &&
  sectionAt(cv.sections, start).kind !== "certifications" &&
  !saysCertified(cv.text.slice(sentence.start, sentence.end));

/** True below a line that ends in a dash, a comma or a small word: it goes on with who gave the certificate. */
const isContinued = ({ text }: ParsedCv, { start }: Span): boolean =>
  /(?:\s[–—-]|[,&]|\s(?:mit|with|by|von|und|and|y|ve|de))\s*$/u.test(text.slice(Math.max(0, start - 12), start));

/** True for one word in lower case ("network", "security"), which names a subject and never a certificate. */
const isBareWord = (written: string): boolean => /^\p{Ll}+$/u.test(written);

/** True for "Registered Nurse" used as a job title. */
const isTitle = (cv: ParsedCv, mention: Span): boolean => {
  if (roleAt(cv.roles, mention.start)?.header.start === undefined) {
    const { kind } = sectionAt(cv.sections, mention.start);
    return kind !== "certifications" && titleStrength(cv.text.slice(mention.start, mention.end)) === 2;
  }
  return contains(roleAt(cv.roles, mention.start)!.header, mention);
};

const MAX_CERTIFICATE = 90;
const MAX_CERTIFICATES = 30;

const withoutDates = (text: string, line: Span): Span => {
  const words = text.slice(line.start, line.end);
  const bullet = BULLET.exec(words)?.[0].length ?? 0;
  const date = datesIn(words).find(({ start }) => start > bullet);
  const lead = datesIn(words).find(({ start }) => start <= bullet + 1);
  const from = lead ? lead.end : bullet;
  const until = date ? date.start : words.length;
  const kept = words.slice(from, until);
  const edge = /^[\s,;:|•·()–-]*/u.exec(kept)![0].length;
  return {
    start: line.start + from + edge,
    end: line.start + from + Math.max(edge, kept.replace(/(?<![\s,;:|•·(–-])[\s,;:|•·(–-]+$/u, "").length),
  };
};
