import type { Document } from "@candor/documents";
import { contactsOf, emailValue, isFax, segmentsOf } from "./cv/contact.ts";
import { headingKind } from "./cv/headings.ts";
import { educationIn, languageSpan, languagesIn, licenceIn } from "./cv/facts.ts";
import { inOrder, nameIn, occurrencesOf, writtenName } from "./cv/name.ts";
import { namesTown, placesIn, townOf } from "./cv/places.ts";
import { protectedIn, type ProtectedKind } from "./cv/protected.ts";
import { parseCv, type ParsedCv } from "./cv/parsed-cv.ts";
import { brokenEmails, largestLines } from "./cv/typography.ts";
import { certificatesOf, shownTerms, skillsOf, type NamedSkill } from "./cv/skills.ts";
import { sectionAt } from "./cv/sections.ts";
import type { Profile, ProtectedFacts } from "./profile.info.ts";
import type { Quote } from "./mark.info.ts";
import { isoMonth, mergedMonths, monthOfIso } from "./text/dates.ts";
import { flat, fold } from "./text/fold.ts";
import { BULLET, linesOf, overlaps, type Span } from "./text/lines.ts";
import { quoteOf } from "./text/quotes.ts";
import { fieldsIn, looksLikeTitle } from "./vocabulary/fields.ts";
import { languageAsWritten, RANKS } from "./vocabulary/languages.ts";
import type { RedactedSpan } from "./redact.ts";

export interface ReadProfile {
  readonly profile: Profile;
  /** Kept apart from the profile and never scored. */
  readonly protectedFacts: ProtectedFacts;
  /** What the scorer does not get to see, as offsets into `document.text`. */
  readonly redactions: readonly RedactedSpan[];
}

/**
 * What a CV says about a person and their work, each fact with the line it was read from. What is not shown is absent. `asOf`
 * (YYYY-MM-DD) ends roles that go on. A document without text gives an empty profile.
 */
export const readProfile = (document: Document, asOf: string): ReadProfile => {
  const cv = parseCv(document.text, monthOfIso(asOf));
  const { text } = cv;
  const cite = (span: Span, focus?: Span): Quote => quoteOf(document, span, focus);
  const fact = (span: Span | undefined) =>
    span ? { value: text.slice(span.start, span.end).replace(/\s+/g, " "), quote: cite(span) } : undefined;

  const { emails, phones, links: addresses } = contactsOf(cv, brokenEmails(document));
  const name = nameIn(cv, largestLines(document));
  const links = addresses.filter((link) => isOwnLink(cv, link));
  const places = placesIn(cv, name);
  const facts = protectedIn(cv);

  const mail = document.links
    .find((link) => link.url.startsWith("mailto:"))
    ?.url.slice(7)
    .split("?")[0];
  // Contacts beside references are other people's.
  const own = (spans: readonly Span[]) => spans.find(({ start }) => sectionAt(cv.sections, start).kind !== "references");
  const written = fact(own(emails));
  const email = written ? { ...written, value: emailValue(written.value) } : mail ? { value: mail, quote: null } : undefined;
  // Of a street and a town on two lines, the town tells where somebody lives.
  const towns = places.flatMap((place) => townOf(text, place) ?? []);
  const location = towns.find((span) => namesTown(text.slice(span.start, span.end))) ?? towns[0];
  const title = titleOf(cv, name, [...places, ...emails, ...phones, ...addresses, ...facts]);
  const phone = fact(own(phones.filter((span) => !isFax(text, span))));
  const level = levelOf(cv);
  const months = cv.roles.length > 0 ? mergedMonths(cv.roles) : undefined;
  const education = educationIn(cv);
  const terms = shownTerms(cv).filter((shown) => !places.some((place) => overlaps(place, shown)));
  const byKind = (...kinds: string[]) => uniqueTerms(terms.filter(({ term }) => kinds.includes(term.kind)));
  const skills = skillsOf(cv, terms, name);
  const licence = licenceIn(cv);
  const department = fieldsIn(cv.roles[0]?.title ?? "")[0];

  const named = ({ value, term, sentence, ...span }: NamedSkill) => ({
    value,
    ...(term ? { termId: term.id } : {}),
    quote: sentence ? cite(...around(cv, { ...span, sentence })) : cite(span),
  });

  const profile: Profile = {
    language: cv.language,
    ...(name ? { fullName: { value: properCase(inOrder(writtenName(text, name))), quote: cite(name) } } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(location ? { location: { value: townName(text, location), quote: cite(location) } } : {}),
    ...(title
      ? { jobTitle: title.span ? { value: title.value, quote: cite(title.span) } : { value: title.value, quote: null } }
      : {}),
    links: unique([
      ...links.map(({ start, end }) => text.slice(start, end)),
      ...document.links.map((link) => link.url).filter((url) => /^https?:/.test(url)),
    ]).slice(0, MAX_LINKS),
    ...(level ? { experienceLevel: level } : {}),
    ...(months === undefined ? {} : { experienceMonths: months }),
    roles: cv.roles.map((role) => ({
      title: role.title,
      ...(role.employer ? { employer: role.employer } : {}),
      startsOn: isoMonth(role.from),
      ...(role.isCurrent ? {} : { endsOn: isoMonth(role.to) }),
      quote: cite(role.dates),
    })),
    ...(department ? { department: department.label[cv.language] } : {}),
    industryExperience: byKind("industry")
      .filter(({ level }) => level !== "listed")
      .map(({ term }) => term.label[cv.language]),
    ...(education
      ? { educationLevel: { value: education.level, quote: cite(...cleanQuote(facts, education.line, education)) } }
      : {}),
    technicalSkills: skills.filter(({ term }) => term?.kind !== "tool").map(named),
    toolsAndSoftware: skills.filter(({ term }) => term?.kind === "tool").map(named),
    certifications: certificatesOf(cv, terms).map(named),
    languages: languagesIn(cv).map((spoken) => ({
      value: languageAsWritten(text.slice(spoken.start, spoken.end), spoken.code, cv.language),
      ...(spoken.rank === undefined ? {} : { level: spoken.rank === 7 ? "native" : RANKS[spoken.rank - 1]! }),
      quote: cite(languageSpan(text, spoken)),
    })),
    ...(licence ? { driverLicence: fact(licence)! } : {}),
  };

  const protectedFact = (kind: ProtectedKind) =>
    fact(facts.find((found) => found.kind === kind && found.value.end > found.value.start)?.value);
  const kept = (key: Exclude<ProtectedKind, "religion" | "photo" | "graduationYear">) => {
    const found = protectedFact(key);
    return found ? { [key]: found } : {};
  };
  return {
    profile,
    protectedFacts: {
      ...kept("age"),
      ...kept("birthDate"),
      ...kept("gender"),
      ...kept("maritalStatus"),
      ...kept("nationality"),
      ...kept("militaryService"),
      ...(facts.some(({ kind }) => kind === "photo") ? { hasPhoto: true } : {}),
    },
    redactions: [
      ...(name ? occurrencesOf(cv, name).map((span) => ({ ...span, kind: "name" as const })) : []),
      ...emails.map((span) => ({ ...span, kind: "email" as const })),
      ...phones.map((span) => ({ ...span, kind: "phone" as const })),
      ...links.map((span) => ({ ...span, kind: "link" as const })),
      ...places.map((span) => ({ ...span, kind: "address" as const })),
      ...facts.map(({ start, end, kind }) => ({ start, end, kind })),
    ].toSorted((a, b) => a.start - b.start || a.end - b.end),
  };
};

const unique = (values: readonly string[]): string[] => [...new Set(values)];

const uniqueTerms = <T extends { readonly term: { readonly id: string } }>(shown: readonly T[]): T[] => {
  const seen = new Set<string>();
  return shown.filter(({ term }) => !seen.has(term.id) && seen.add(term.id));
};

/** "Booking.com" among skills and "amazon.de" in a role are products and companies; a bare domain is the person's own beside the contacts. */
const isOwnLink = (cv: ParsedCv, { start, end }: Span): boolean =>
  /^(?:https?:|www\.)|\//i.test(cv.text.slice(start, end)) ||
  !["skills", "experience", "projects", "certifications", "education"].includes(sectionAt(cv.sections, start).kind);

/** A town on one line, with one space around each sign that stands between it and its region. */
const townName = (text: string, { start, end }: Span): string =>
  text
    .slice(start, end)
    .replace(/\s+/g, " ")
    .replace(/,?\s\b(?:[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}|\d{5})$/, "");

const MAX_LINKS = 20;
const MAX_QUOTE = 240;

/** The sentence around a mention, or a part of it where it is long, as [quote, focus]. */
const around = (cv: ParsedCv, mention: Span & { readonly sentence: Span }): [Span, Span] => {
  const { sentence } = mention;
  const bullet = BULLET.exec(cv.text.slice(sentence.start, sentence.end))?.[0].length ?? 0;
  const whole = { start: Math.min(sentence.start + bullet, mention.start), end: sentence.end };
  if (whole.end - whole.start <= MAX_QUOTE) return [whole, mention];
  const line = linesOf(cv.text.slice(whole.start, whole.end))
    .map(({ start, end }) => ({ start: start + whole.start, end: end + whole.start }))
    .find(({ start, end }) => start <= mention.start && mention.end <= end);
  return [line && line.end - line.start <= MAX_QUOTE ? line : mention, mention];
};

/** A degree is quoted up to its year, which is redacted. */
const cleanQuote = (facts: readonly Span[], line: Span, degree: Span): [Span, Span] => {
  const next = facts.find(({ start }) => start >= degree.end && start < line.end);
  return [{ start: degree.start, end: next ? degree.end : line.end }, degree];
};

const PARTICLE = /^(?:VON|VAN|DER|DEN|DE|DEL|LA|LAS|LOS|Y|DA|DOS|DI|ZU)$/;

/** "MAX VON DER HEIDE" as "Max von der Heide", "Emma CLARKE" as "Emma Clarke"; Turkish letters keep their dots. */
const properCase = (name: string): string => {
  const isTurkish = /[İĞŞ]/.test(name);
  const lower = (part: string): string => (isTurkish ? part.replaceAll("I", "ı").replaceAll("İ", "i") : part).toLowerCase();
  const isShouted = name === name.toUpperCase();
  return name.replace(/\s+/g, " ").replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
    if (isShouted && PARTICLE.test(word)) return lower(word);
    return isShouted || (word.length > 2 && word === word.toUpperCase()) ? word.charAt(0) + lower(word.slice(1)) : word;
  });
};

/**
 * The title beside, under or above the name, or that of the latest role. What no list of trades knows is a title where a role has it, or
 * a part of it. `taken` are names, addresses, contacts and facts about the person.
 */
const titleOf = (
  cv: ParsedCv,
  name: Span | undefined,
  taken: readonly Span[],
): { value: string; span: Span | undefined } | undefined => {
  const { text, lines } = cv;
  const first = name ? lines.findIndex((line) => line.end > name.start) : -1;
  const at = name ? lines.findIndex((line) => line.end >= name.end) : -1;
  const candidates =
    at >= 0
      ? [{ start: name!.end, end: lines[at]!.end }, ...lines.slice(at + 1, at + 4), ...lines.slice(Math.max(0, first - 1), first)]
      : lines.slice(0, 3);
  const titles = cv.roles.map(({ title }) => fold(title));
  for (const line of candidates) {
    // What stands under a heading is a sentence about the person, or work: no title of the whole.
    if (ENDS_HEAD.has(headingKind(text.slice(line.start, line.end)) ?? "")) break;
    for (const segment of segmentsOf(text, line)) {
      const lead = /^[\s,|•·()–-]*/u.exec(text.slice(segment.start, segment.end))![0].length;
      const start = segment.start + lead;
      const value = shortTitle(text.slice(start, segment.end));
      const span = { start, end: start + value.length };
      if (!mayBeTitle(value) || taken.some((one) => overlaps(one, span))) continue;
      const said = fold(value);
      const isHeld =
        value.length > 4 &&
        titles.some((title) => title.includes(said) || (said.includes(title) && said.length < title.length + 20));
      if (isHeld || looksLikeTitle(value)) return { value, span };
    }
  }
  const latest = cv.roles.toSorted((a, b) => b.to - a.to || b.from - a.from)[0];
  if (!latest) return undefined;
  const found = text.indexOf(latest.title, latest.start);
  return {
    value: latest.title,
    span: found >= 0 && found < latest.end ? { start: found, end: found + latest.title.length } : undefined,
  };
};

const ENDS_HEAD: ReadonlySet<string> = new Set(["experience", "summary", "projects", "education", "skills"]);

const mayBeTitle = (value: string): boolean =>
  value.length > 2 && value.length < 70 && !/@|\d{2}|:/.test(value) && !/[.]$/.test(value) && !headingKind(value);

const LONG_TITLE = 45;

/** "Maestro albañil, disponible para formación y peritajes": a long line is a title up to its comma. */
const shortTitle = (words: string): string => {
  const comma = words.length > LONG_TITLE ? words.indexOf(",") : -1;
  return (comma > 4 ? words.slice(0, comma) : words).trim();
};

const LEVELS: readonly (readonly ["junior" | "senior" | "lead", RegExp])[] = [
  [
    "lead",
    /\b(?:lead|head of|director|chief|principal|cto|ceo|cfo|teamlead|leiter(?:in)?|teamleiter(?:in)?|leitung|direktor(?:in)?|jef[ea]|director[a]?|gerente|mudur\p{L}*|direktoru?|sefi)\b/u,
  ],
  ["senior", /\b(?:senior|sr\.?|staff|expert|kidemli|uzman|erfahren\p{L}*)\b/u],
  [
    "junior",
    /\b(?:junior|jr\.?|trainee|intern|apprentice|graduate|praktikant(?:in)?|auszubildende[r]?|azubi|werkstudent(?:in)?|becari[oa]|practicante|stajyer|yeni mezun)\b/u,
  ],
];
const MID_FROM_MONTHS = 24;
const SENIOR_FROM_MONTHS = 84;

/** From the latest title's own word, otherwise from the months worked. */
const levelOf = (cv: ParsedCv): Profile["experienceLevel"] => {
  const latest = cv.roles.toSorted((a, b) => b.to - a.to || b.from - a.from)[0];
  if (!latest) return undefined;
  const title = flat(fold(latest.title));
  const named = LEVELS.find(([, words]) => words.test(title))?.[0];
  if (named) return named;
  const months = mergedMonths(cv.roles);
  return months < MID_FROM_MONTHS ? "junior" : months < SENIOR_FROM_MONTHS ? "mid" : "senior";
};
