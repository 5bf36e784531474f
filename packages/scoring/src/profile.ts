import type { Document } from "@candor/documents";
import { contactsOf, emailValue, isFax } from "./cv/contact.ts";
import { educationIn } from "./cv/education.ts";
import { languageSpan, languagesIn, licenceIn } from "./cv/facts.ts";
import { nameIn } from "./cv/name.ts";
import type { Name } from "./cv/name-words.ts";
import { inOrder, occurrencesOf, writtenName } from "./cv/named.ts";
import { looksLikeTown, namesTown, placesIn, townOf } from "./cv/places.ts";
import { protectedIn, type ProtectedKind, type ProtectedSpan } from "./cv/protected.ts";
import { parseCv, type ParsedCv } from "./cv/parsed-cv.ts";
import { brokenEmails, letteringOf, type Lettering } from "./cv/typography.ts";
import { certificatesOf, shownTerms, skillsOf, type NamedSkill } from "./cv/skills.ts";
import { sectionAt } from "./cv/sections.ts";
import { titleOf } from "./cv/title.ts";
import type { Profile, ProtectedFacts } from "./profile.info.ts";
import { isoMonth, mergedMonths, monthOfIso } from "./text/dates.ts";
import { statedMonths } from "./cv/stated-months.ts";
import { flat, fold } from "./text/fold.ts";
import { BULLET, linesOf, overlaps, touching, type Span } from "./text/lines.ts";
import { quoteOf } from "./text/quotes.ts";
import { fieldsIn } from "./vocabulary/fields.ts";
import { isCountry } from "./vocabulary/places.ts";
import { languageAsWritten, RANKS } from "./vocabulary/languages.ts";
import type { RedactedSpan } from "./redact.ts";

export interface ReadProfile {
  readonly profile: Profile;
  /** Stored apart from the profile and never scored. */
  readonly protectedFacts: ProtectedFacts;
  /** Spans of `document.text` that are redacted before scoring. */
  readonly redactions: readonly RedactedSpan[];
}

/** Parts of a CV about the person: shown in the profile and redacted before scoring. */
interface PersonalParts {
  /** Redacted in any case, shown only when sure. */
  readonly name: Name | undefined;
  readonly isSureName: boolean;
  readonly lettering: readonly (Lettering | undefined)[];
  readonly emails: readonly Span[];
  readonly phones: readonly Span[];
  /** Every address of a page, also those of products and companies. */
  readonly addresses: readonly Span[];
  /** Addresses of the person's own pages. */
  readonly links: readonly Span[];
  readonly places: readonly Span[];
  readonly facts: readonly ProtectedSpan[];
}

/**
 * Reads the facts of a CV, each with the line it stands in; a fact that is not shown is absent. `asOf` (YYYY-MM-DD) ends current roles. A
 * document without text gives an empty profile.
 */
export const readProfile = (document: Document, asOf: string): ReadProfile => {
  const cv = parseCv(document.text, monthOfIso(asOf));
  const { emails, phones, links: addresses } = contactsOf(cv, brokenEmails(document));
  const lettering = letteringOf(document);
  const found = nameIn(
    cv,
    lettering,
    document.links.map(({ url }) => url),
  );
  const name = found?.name;
  const links = addresses.filter((link) => isOwnLink(cv, link));
  const parts = {
    name,
    isSureName: found?.isSure === true,
    lettering,
    emails,
    phones,
    addresses,
    links,
    places: placesIn(cv, name),
    facts: protectedIn(cv),
  };
  return {
    profile: {
      language: cv.language,
      ...personOf(document, cv, parts),
      ...careerOf(document, cv),
      ...knowledgeOf(document, cv, parts),
    },
    protectedFacts: protectedFactsOf(document, parts),
    redactions: redactionsOf(cv, parts),
  };
};

const factAt = (document: Document, span: Span) => ({
  value: document.text.slice(span.start, span.end).replace(/\s+/g, " "),
  quote: quoteOf(document, span),
});

const personOf = (document: Document, cv: ParsedCv, parts: PersonalParts) => {
  const { text } = document;
  const { name, isSureName, lettering, emails, phones, links, addresses, places, facts } = parts;
  // Contacts in the section on references belong to other people.
  const own = (spans: readonly Span[]) => spans.find(({ start }) => sectionAt(cv.sections, start).kind !== "references");
  const email = emailOf(document, own(emails));
  const phone = own(phones.filter((span) => !isFax(text, span)));
  // Of a street and a town on two lines, the town is the place of residence.
  const towns = places.flatMap((place) => townOf(text, place) ?? []);
  const isFact = (span: Span): boolean => facts.some((fact) => fact.kind !== "graduationYear" && overlaps(fact, span));
  const named = towns.filter((span) => !isCountry(text.slice(span.start, span.end)) && !isFact(span));
  const location =
    named.find((span) => namesTown(text.slice(span.start, span.end))) ??
    named.find((span) => looksLikeTown(text.slice(span.start, span.end)));
  const title = titleOf(cv, { name, isSureName }, [...places, ...emails, ...phones, ...addresses, ...facts], lettering);
  return {
    ...(name && isSureName
      ? { fullName: { value: properCase(inOrder(writtenName(text, name)), cv.language), quote: quoteOf(document, name) } }
      : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone: factAt(document, phone) } : {}),
    ...(location ? { location: { value: townName(text, location), quote: quoteOf(document, location) } } : {}),
    ...(title ? { jobTitle: { value: title.value, quote: title.span ? quoteOf(document, title.span) : null } } : {}),
    links: unique([
      ...links.map(({ start, end }) => text.slice(start, end)),
      ...document.links.map((link) => link.url).filter((url) => /^https?:/.test(url)),
    ]).slice(0, MAX_LINKS),
  };
};

/** The address written in the text, otherwise that of a link. */
const emailOf = (document: Document, written: Span | undefined): Profile["email"] => {
  if (written) {
    const fact = factAt(document, written);
    return { ...fact, value: emailValue(fact.value) };
  }
  const mail = document.links
    .find((link) => link.url.startsWith("mailto:"))
    ?.url.slice(7)
    .split("?")[0];
  return mail ? { value: mail, quote: null } : undefined;
};

const careerOf = (document: Document, cv: ParsedCv) => {
  const level = levelOf(cv);
  const department = fieldsIn(cv.roles[0]?.title ?? "")[0];
  const paid = cv.roles.filter(({ isUnpaid }) => !isUnpaid);
  const months = cv.roles.length > 0 ? mergedMonths(paid) : statedMonths(cv);
  return {
    ...(level ? { experienceLevel: level } : {}),
    ...(months > 0 ? { experienceMonths: months } : {}),
    roles: cv.roles.map((role) => ({
      title: role.title,
      ...(role.employer ? { employer: role.employer } : {}),
      startsOn: isoMonth(role.from),
      ...(role.isCurrent ? {} : { endsOn: isoMonth(role.to) }),
      quote: quoteOf(document, role.dates),
    })),
    ...(department ? { department: department.label[cv.language] } : {}),
  };
};

const knowledgeOf = (document: Document, cv: ParsedCv, { name, places, facts }: PersonalParts) => {
  const isPlace = touching(places);
  const terms = shownTerms(cv).filter((shown) => !isPlace(shown));
  const industries = uniqueTerms(terms.filter(({ term }) => term.kind === "industry"));
  const education = educationIn(cv);
  const skills = skillsOf(cv, terms, name);
  const licence = licenceIn(cv);
  const named = ({ value, term, sentence, ...span }: NamedSkill) => ({
    value,
    ...(term ? { termId: term.id } : {}),
    quote: sentence ? quoteOf(document, ...around(cv, { ...span, sentence })) : quoteOf(document, span),
  });
  return {
    industryExperience: industries.filter(({ level }) => level !== "listed").map(({ term }) => term.label[cv.language]),
    ...(education
      ? {
          educationLevel: {
            value: education.level,
            quote: quoteOf(document, ...cleanQuote(facts, education.line, education)),
          },
        }
      : {}),
    technicalSkills: skills.filter(({ term }) => term?.kind !== "tool").map(named),
    toolsAndSoftware: skills.filter(({ term }) => term?.kind === "tool").map(named),
    certifications: certificatesOf(cv, terms, name).map(named),
    languages: languagesIn(cv).map((spoken) => ({
      value: languageAsWritten(cv.text.slice(spoken.start, spoken.end), spoken.code, cv.language),
      ...(spoken.rank === undefined ? {} : { level: spoken.rank === 7 ? "native" : RANKS[spoken.rank - 1]! }),
      quote: quoteOf(document, languageSpan(cv.text, spoken)),
    })),
    ...(licence ? { driverLicence: factAt(document, licence) } : {}),
  };
};

const protectedFactsOf = (document: Document, { facts }: PersonalParts): ProtectedFacts => {
  const shown = (key: Exclude<ProtectedKind, "religion" | "photo" | "graduationYear">) => {
    const value = facts.find((found) => found.kind === key && found.value.end > found.value.start)?.value;
    return value ? { [key]: factAt(document, value) } : {};
  };
  return {
    ...shown("age"),
    ...shown("birthDate"),
    ...shown("gender"),
    ...shown("maritalStatus"),
    ...shown("nationality"),
    ...shown("militaryService"),
    ...(facts.some(({ kind }) => kind === "photo") ? { hasPhoto: true } : {}),
  };
};

const redactionsOf = (cv: ParsedCv, { name, emails, phones, links, places, facts }: PersonalParts): RedactedSpan[] =>
  [
    ...(name ? occurrencesOf(cv, name).map((span) => ({ ...span, kind: "name" as const })) : []),
    ...emails.map((span) => ({ ...span, kind: "email" as const })),
    ...phones.map((span) => ({ ...span, kind: "phone" as const })),
    ...links.map((span) => ({ ...span, kind: "link" as const })),
    ...places.map((span) => ({ ...span, kind: "address" as const })),
    ...facts.map(({ start, end, kind }) => ({ start, end, kind })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end);

const unique = (values: readonly string[]): string[] => [...new Set(values)];

const uniqueTerms = <T extends { readonly term: { readonly id: string } }>(shown: readonly T[]): T[] => {
  const seen = new Set<string>();
  return shown.filter(({ term }) => !seen.has(term.id) && seen.add(term.id));
};

/** False for a bare domain among skills ("Booking.com") or in a role ("amazon.de"), which is a product or company. */
const isOwnLink = (cv: ParsedCv, { start, end }: Span): boolean =>
  /^(?:https?:|www\.)|\//i.test(cv.text.slice(start, end)) ||
  !["skills", "experience", "projects", "certifications", "education"].includes(sectionAt(cv.sections, start).kind);

/** A town on one line, with single spaces and without a trailing postal code. */
const townName = (text: string, { start, end }: Span): string =>
  text
    .slice(start, end)
    .replace(/\s+/g, " ")
    .replace(/,?\s\b(?:[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}|\d{5})$|(?<=\p{L}{3})\.$/u, "");

const MAX_LINKS = 20;
const MAX_QUOTE = 240;

/** The sentence around a mention, or a part of a long one, as [quote, focus]. */
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

/** The quote of a degree, which ends before its year, because the year is redacted. */
const cleanQuote = (facts: readonly Span[], line: Span, degree: Span): [Span, Span] => {
  const next = facts.find(({ start }) => start >= degree.end && start < line.end);
  return [{ start: degree.start, end: next ? degree.end : line.end }, degree];
};

const PARTICLE = /^(?:VON|VAN|DER|DEN|DE|DEL|LA|LAS|LOS|Y|DA|DOS|DI|ZU)$/;

/** "MAX VON DER HEIDE" as "Max von der Heide", "Emma CLARKE" as "Emma Clarke"; Turkish letters keep their dots. */
const properCase = (name: string, language: string): string => {
  const isTurkish = language === "tr" || /[İĞŞ]/.test(name);
  const lower = (part: string): string => (isTurkish ? part.replaceAll("I", "ı").replaceAll("İ", "i") : part).toLowerCase();
  const isShouted = name === name.toUpperCase();
  return name.replace(/\s+/g, " ").replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
    if (isShouted && PARTICLE.test(word)) return lower(word);
    return isShouted || (word.length > 2 && word === word.toUpperCase()) ? word.charAt(0) + lower(word.slice(1)) : word;
  });
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

/** The level named in the latest title, otherwise by the months of work. */
const levelOf = (cv: ParsedCv): Profile["experienceLevel"] => {
  const latest = cv.roles.toSorted((a, b) => b.to - a.to || b.from - a.from)[0];
  if (!latest) return undefined;
  const title = flat(fold(latest.title));
  const named = LEVELS.find(([, words]) => words.test(title))?.[0];
  if (named) return named;
  const months = mergedMonths(cv.roles);
  return months < MID_FROM_MONTHS ? "junior" : months < SENIOR_FROM_MONTHS ? "mid" : "senior";
};
