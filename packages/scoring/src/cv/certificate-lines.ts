import { datesIn } from "../text/dates.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { BULLET, type Span } from "../text/lines.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { evidenceAt } from "./evidence.ts";
import { isNoCertificate } from "./no-skill.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { roleAt } from "./roles.ts";
import { sectionAt } from "./sections.ts";
import type { NamedSkill } from "./skills.ts";

const BESIDE_STUDIES: ReadonlySet<string> = new Set(["education", "languages", "publications"]);
const MOST_WORDS = 10;
/** Certificates count among spoken languages, too. */
const OF_LANGUAGE = { id: "certificate", kind: "certification" } as const;

// Examinations in a language, on flat text.
const EXAM =
  /(?<![\p{L}\d])(?:telc|testdaf|toefl|ielts|toeic|ef ?set|delf|dalf|jlpt|hsk|yokdil|lcci|bulats|linguaskill|osd[- ]zertifikat|goethe[- ]zertifikat|cambridge (?:english|englisch|certificate|first|advanced|b1|b2|c1|c2))(?!\p{L})(?:[ -](?:\p{L}{3,}(?! ?:)|[abc][12]|n[1-5]|\d{1,3})){0,5}/u;
// Words of the name of a certificate, on flat text.
const NAMED =
  /(?<!\p{L})(?:professional certificate|certified \p{L}{4,} \p{L}{4,}|\p{L}{4,} (?:developer )?certification$|(?:basis|grund|aufbau|fach)(?:seminar|lehrgang) \p{L}{4,}|sertifika program\p{L}*|certificado (?:en|de) (?!notas|estudios|bachiller|primaria|secundaria)\p{L}{4,})(?!\p{L})/u;
const OF_PUPILS = /school certificate|secondary education|primary|leaving|hochschulreife|abitur|schul/u;

/** Certificates in lines of their own among studies, languages and prizes: "Cambridge English B2", "Certified Cloud Examiner". */
export const certificatesElsewhere = (cv: ParsedCv): NamedSkill[] =>
  cv.lines.flatMap((line): NamedSkill[] => {
    if (!BESIDE_STUDIES.has(sectionAt(cv.sections, line.start).kind) || roleAt(cv.roles, line.start)) return [];
    const words = cv.text.slice(line.start, line.end);
    if (tokensOf(words).length > MOST_WORDS) return [];
    const found = examIn(words) ?? namedIn(words);
    if (!found) return [];
    const span = { start: line.start + found.start, end: line.start + found.end };
    return evidenceAt(cv, span, OF_LANGUAGE) ? [{ ...span, value: cv.text.slice(span.start, span.end) }] : [];
  });

/** An examination at the beginning of a line, or behind a label or the name of its language. */
const examIn = (words: string): Span | undefined => {
  const match = EXAM.exec(flat(words));
  if (!match) return undefined;
  const before = words.slice(0, match.index);
  const isOwn =
    !/\p{L}/u.test(before) || /:\s*$/.test(before) || (languagesNamedIn(before).length > 0 && tokensOf(before).length === 1);
  return isOwn ? untilDate(words, { start: match.index, end: match.index + match[0].trimEnd().length }) : undefined;
};

const namedIn = (words: string): Span | undefined => {
  const plain = flat(words);
  if (!NAMED.test(plain) || OF_PUPILS.test(plain) || /[.!?]$|^[^:]{3,30}:/.test(words)) return undefined;
  const start = BULLET.exec(words)?.[0].length ?? 0;
  // Behind a dash or a line stands who gave it.
  const end = words.slice(start).search(/\s+[–—|-]\s+/u);
  const span = untilDate(words, { start, end: end < 0 ? words.length : start + end });
  return isNoCertificate(words.slice(span.start, span.end)) ? undefined : span;
};

const untilDate = (words: string, { start, end }: Span): Span => {
  const date = datesIn(words).find((one) => one.start > start && one.start < end)?.start ?? end;
  return { start, end: start + words.slice(start, date).replace(/[\s,;:|•·(–-]+$/u, "").length };
};
