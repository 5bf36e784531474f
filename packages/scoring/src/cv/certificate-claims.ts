import { flat } from "../text/fold.ts";
import { contains, type Span } from "../text/lines.ts";
import type { Term } from "../vocabulary/index.ts";
import { namesIn } from "./lists.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import type { Role } from "./roles.ts";

/** A mention of a certificate. */
interface Mention extends Span {
  readonly term: Pick<Term, "id" | "kind"> & Partial<Pick<Term, "aliases">>;
}

/** True for a certificate that the words around it deny or give to others, and for letters that mean something else. */
export const isNoClaim = (cv: ParsedCv, mention: Mention, role: Role | undefined, sentence: Span): boolean =>
  isNotPassed(cv, mention) || isOtherSense(cv, mention) || isOfOthers(cv, mention, role, sentence);

// On flat text, in the four languages: certificates of others that were checked, asked for or taught.
const CHECKS =
  /(?<!\p{L})(?:check(?:ed|ing)|verif(?:ied|ying)|monitor(?:ed|ing)|audit(?:ed|ing)|issu(?:ed|ing)|renewals? for|requir(?:ed|ing)|request(?:ed|ing)|taught|train(?:ed|ing) (?:staff|people|colleagues|drivers|students)|courses? (?:in|for|of)|kontrollier\p{L}*|gepruft\p{L}*|uberwacht\p{L}*|ausgelesen|verwaltet\p{L}*|geschult|unterrichtet|kurse? (?:fur|in|zum)|cursos? (?:de|para)|controle|controlando|verifi(?:que|cacion)\p{L}*|supervise|supervisando|revision de|imparti\p{L}*|formacion (?:de|a)|kontrol (?:et|yap)\p{L}*|takip et\p{L}*|denetle\p{L}*|isteyen|yonlendir\p{L}*|egitimi? ver\p{L}*)(?!\p{L})/u;

// "PMP (failed)", "PMP mock exam", "no PMP". On flat text, right behind and before a certificate.
const NOT_PASSED =
  /^[^,;|\n]{0,24}?(?<!\p{L})(?:failed|not (?:passed|obtained|held)|nicht bestanden|durchgefallen|aberkannt|no aprobad[oa]|suspens[oa]|reprobad[oa]|kaldim|basarisiz|gecemedim|revoked|withdrawn|entzogen|revocad[oa]|iptal|(?:mock|practice|trial) (?:exam|test)|probeprufung|simulacro|deneme sinav\p{L}*|webinar|textbook|(?:course )?book)(?!\p{L})/u;
const WITHOUT = /(?:^|[\s:(])(?:no|without|kein(?:e|en)?|ohne|sin|failed(?: the)?)\s$/u;

const isNotPassed = ({ flat: plain }: ParsedCv, { start, end }: Span): boolean =>
  NOT_PASSED.test(plain.slice(end, end + 48)) || WITHOUT.test(plain.slice(Math.max(0, start - 14), start));

/** A longer line is no sentence about one thing. */
const LONGEST_SENTENCE = 400;
const REACH = 60;

// "Worked for a CPA", "with external CPAs", "under the supervision of an RN": on flat text, right before the name. Words between are few.
const BEHIND_OTHERS = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:for|under|from|by|alongside|between|(?:supervision|direction|guidance|team|group|number|help) of|(?:assist(?:ed|ing|ant to)?|support(?:ed|ing)?|supervis(?:ed|ing)|mentor(?:ed|ing)|hir(?:ed|ing)|report(?:ed|ing)? to|(?:provid|deleg|submit|present|hand)\\p{L}* [^.;]{0,40}to|(?:work|collaborat|coordinat|liais|cooperat|partner|consult|communicat|interact|meet|met|deal|dealt)\\p{L}* [^.;]{0,30}with)) (?:(?:the|an?|our|their|his|her|other|external|several|various|numerous|many|multiple|two|three|\\d{1,3}) ){1,3}(?:\\p{L}{3,14} )?",
    "(?:assisted|supported|supervised|mentored|hired|delegated [^.;]{0,30}(?:to|from)) (?:\\p{L}{3,14} )?",
    "(?:fur|mit|von|unter|bei|durch|unterstutzung) (?:(?:der|des|dem|den|die|einem|einer|einen|unserem|unserer|externen|mehreren|anderen|aufsicht|anleitung) ){1,3}(?:\\p{L}{3,14} )?",
    "(?:para|con|bajo|junto (?:a|al|con)|apoy\\p{L}* a|asist\\p{L}* a|supervision de(?:l)?) (?:(?:el|la|los|las|un|una|unos|varios|nuestro|otros|otras) ){1,2}(?:\\p{L}{3,14} )?",
  ].join("|")})$`,
  "u",
);
// "CPA firm clients", "the CPA's files", "PMP equations", "CPA ile çalıştım". On flat text, right behind the name.
const OF_OTHERS_BEHIND =
  /^\)?(?:['’]s (?!(?:certif|licen|exam))|\s(?:firms?|offices?|practices?|clients?|societ(?:y|ies)|equations?|triad|kanzlei\p{L}*|buro|firmasi\p{L}*|ofisi\p{L}*|despachos?|estudio|team|teams)(?!\p{L})|['’]?(?:lar|ler)?(?:la|le|yla|yle|a|e|ya|ye|in)?\s(?:ile (?:calis|birlikte|koordin)|gozetiminde|esliginde|denetiminde|birlikte|destek))/u;
// The acts by which somebody comes to hold a certificate.
const HOLDS =
  /(?<!\p{L})(?:certif\p{L}*|zertif\p{L}*|sertif\p{L}*|licen[cs]\p{L}*|lizenz\p{L}*|exam\p{L}*|pruf\p{L}*|sinav\p{L}*|belge\p{L}*|pass(?:ed|ing)?|aprob\p{L}*|bestand\p{L}*|obtain\p{L}*|earn\p{L}*|award\p{L}*|h[eo]ld\p{L}*|titular|inhaber\p{L}*|complet\p{L}*|achiev\p{L}*|attain\p{L}*|gain\p{L}*|prepar\p{L}*|vorbereitung\p{L}*|auf d(?:en|ie|as)|hazirl\p{L}*|stud(?:y|ied|ying)|qualif\p{L}*|member\p{L}*|fellow|registration|enrol\p{L}*|credential\p{L}*|designat\p{L}*)(?!\p{L})/u;
// "Prepared files for the CPA": work and no exam.
const MADE = /(?<!\p{L})prepar\p{L}* (?!(?:for|to)(?!\p{L}))/gu;

/** True for a certificate in a sentence that says that others hold it. */
const isOfOthers = (cv: ParsedCv, { start, end, term }: Mention, role: Role | undefined, sentence: Span): boolean => {
  const words = cv.text.slice(sentence.start, sentence.end);
  if ((role && contains(role.header, { start, end })) || words.length > LONGEST_SENTENCE || namesIn(words) > 0) return false;
  if (role && CHECKS.test(cv.flat.slice(sentence.start, sentence.end))) return true;
  const before = beforeName(cv.flat.slice(Math.max(sentence.start, start - REACH), start).replace(/\s/gu, " "), term);
  const after = cv.flat.slice(end, Math.min(sentence.end, end + REACH)).replace(/\s/gu, " ");
  if (OF_OTHERS_BEHIND.test(after)) return true;
  const isHeld = HOLDS.test(`${before.replace(MADE, " ")} ${after}`);
  return !isHeld && (BEHIND_OTHERS.test(before) || (before.trim() !== "" && isOfSeveral(cv.text.slice(start, end), term)));
};

/** "assisted registered nurses (" before "RN": what stands before the name that is spelled out. */
const beforeName = (before: string, { aliases = [] }: Mention["term"]): string => {
  if (!before.endsWith(" (")) return before;
  const head = before.slice(0, -2);
  const name = aliases.map(({ text }) => flat(text)).find((own) => head.endsWith(own) || head.endsWith(`${own}s`));
  return name === undefined ? before : head.slice(0, head.lastIndexOf(name));
};

/** "CPAs", "AWS Certified Solutions Architects": several people. */
const isOfSeveral = (written: string, { aliases = [] }: Mention["term"]): boolean =>
  /\p{L}{2}s$/u.test(written) && aliases.some(({ text }) => flat(`${text}s`) === flat(written));

// "CPA: 3.47 / 4.0" below "GPA: 3.44 / 4.0": a mean of grades. Tests of languages have such points.
const GRADE = /^\s*[:=–-]?\s*\d[.,]\d{1,2}\s*(?:\/|of|von)\s*(?:4|5|10|100)(?:[.,]0+)?(?!\d)|^\s*[:=]\s*[0-4][.,]\d{2}(?!\d)/u;
const LANGUAGE_TEST =
  /ielts|toefl|toeic|cambridge|dele|delf|dalf|goethe|telc|testdaf|dsh|yds|yokdil|english|deutsch|french|spanish|jlpt|hsk/;

/** True for letters in capitals that here stand for other words: a mean of grades, or a name that is spelled out beside them. */
const isOtherSense = ({ text, flat: plain }: ParsedCv, { start, end, term }: Mention): boolean => {
  const written = text.slice(start, end);
  if (!/^\p{Lu}{2,6}$/u.test(written)) return false;
  if (GRADE.test(plain.slice(end, end + 16)) && !LANGUAGE_TEST.test(term.id)) return true;
  const [before, after] = [text.slice(Math.max(0, start - LONGEST_NAME), start), text.slice(end, end + LONGEST_NAME)];
  const spelled =
    /^\s\(([^()\n]{6,})\)/u.exec(after)?.[1] ?? (before.endsWith("(") && after.startsWith(")") ? before : undefined);
  if (
    spelled === undefined ||
    OF_CERTIFICATES.test(flat(spelled)) ||
    term.aliases?.some((alias) => alias.text !== written && flat(spelled).includes(flat(alias.text)))
  )
    return false;
  return spells(spelled, written);
};
const LONGEST_NAME = 90;
// "Certified Kubernetes Application Developer (CKAD)".
const OF_CERTIFICATES =
  /(?<!\p{L})(?:certif\p{L}*|zertif\p{L}*|sertif\p{L}*|licen[cs]\p{L}*|registered|chartered|diplom\p{L}*|associate|practitioner|exam\p{L}*|test|english|belge\p{L}*|titulo)(?!\p{L})/u;

/** True when the capitals of some words are these letters: "Bureau of Labor Statistics" is BLS. */
const spells = (words: string, letters: string): boolean => {
  const first = [...words.matchAll(/(?<!\p{L})\p{L}/gu)].map(([letter]) => letter.toUpperCase());
  let at = 0;
  for (const letter of first) if (letter === letters[at]) at += 1;
  return at === letters.length;
};
