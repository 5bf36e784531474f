import { datesIn } from "../text/dates.ts";
import { fold } from "../text/fold.ts";
import { overlaps, trimmed, type Span } from "../text/lines.ts";
import { remembered } from "../text/remember.ts";

// All repetitions are bounded: a CV may contain anything, and the time to read it must stay proportional to its length.
const LOCAL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}$/u;
const DOMAIN = /@[\p{L}\d-]{1,63}(?:(?<=-)\n[\p{L}\d-]{1,63})?(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,24}/uy;
// Obfuscated, or broken by spaces or a line end around its signs: "jo (at) mail (dot) de", "jo@\nmail.de", "jo @ mail . de".
const LOOSE_EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{2,64}\s?(?:@|[([{]\s?(?:at|@|ät)\s?[)\]}])\s?[\p{L}\d-]{2,63}(?:\s?(?:\.|[([{]\s?(?:dot|punkt|punto|nokta)\s?[)\]}])\s?[\p{L}\d-]{2,63}){1,4}(?![\p{L}\d])/giu;
// "jo@gmai" above "l.com": a domain that a narrow column breaks before its point.
const BROKEN_DOMAIN = /@[\p{L}\d-]{2,40}\n(?!www\.)\p{Ll}{1,12}\.\p{Ll}{2,4}(?=\s|$)/uy;
const MAY_BE_LOOSE = /\s@|@\s|[([{]\s?(?:at|@|ät)\s?[)\]}]/i;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|•·,;<>()]+|(?<![\p{L}\d@.])(?:[a-z]{2,3}\.)?(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|medium\.com|stackoverflow\.com|kaggle\.com)\/[^\s|•·,;<>()]+|(?<![\p{L}\d@.-])[a-z\d-]{3,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:dev|io|me|com|de|es|org|com\.tr|tr|at|ch|co\.uk)(?:\/[^\s|•·,;<>()]*)?(?![\p{L}\d@.])/giu;
// "tel.600111222" is a number, the end of "B07-4711-003" is none.
const PHONE =
  /(?<![\p{L}\d/]|(?<!(?:[Tt]el|[Mm]ob|[Cc]el|TEL))\.|\d-|\p{L}(?<!(?:[Tt]el|[Mm]obil|[Cc]el|[Ff]on|TEL))-)(?:\+ ?|00|\(?0|\(\+)?[\d(][\d \t\u00a0\u2009\u202f()/.–-]{6,20}\d(?![\d\p{L}])/gu;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));

/** E-mail addresses in the order of the text, also those written with "(at)" or broken over a line end. */
const emailsIn = (text: string): Span[] => {
  const plain = plainEmails(text).map((span) => withBrokenEnd(text, withBrokenStart(text, span)));
  const loose = MAY_BE_LOOSE.test(text)
    ? spansOf(text, LOOSE_EMAIL).filter((span) => !plain.some((other) => overlaps(other, span)))
    : [];
  return [...plain, ...loose].toSorted((a, b) => a.start - b.start);
};

const LONGEST_LOCAL = 65;

/** Searches outwards from each "@". */
const plainEmails = (text: string): Span[] => {
  const found: Span[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const local = LOCAL.exec(text.slice(Math.max(0, at - LONGEST_LOCAL), at))?.[0];
    DOMAIN.lastIndex = at;
    BROKEN_DOMAIN.lastIndex = at;
    const domain = local && (DOMAIN.exec(text) ?? BROKEN_DOMAIN.exec(text))?.[0];
    if (domain) found.push({ start: at - local.length, end: at + domain.length });
  }
  return found;
};

/** True for "maria-\nlopez@mail.es": the line before ends in a sign that no word ends in. */
const withBrokenStart = (text: string, span: Span): Span => {
  const before =
    /(?<=^|[\s:|<(])(?:[\p{L}\d._%+]{1,40}[_-]|[\p{L}\d._%+]{0,40}[\d_][\p{L}\d._%+]{0,20}\.|(?<=(?:mail|posta|correo)\s*:\s*)[\p{L}\d._%+]{1,40}\.)\n$/iu.exec(
      text.slice(Math.max(0, span.start - 48), span.start),
    );
  return before ? { ...span, start: span.start - before[0].length } : span;
};

/** "jo@posta.example" above ".net", or "jo@posta.exam" above "ple": ordinary lines neither begin with a point nor consist of a few small letters. */
const withBrokenEnd = (text: string, span: Span): Span => {
  const after = /^\n\p{Ll}{1,8}(?=\n|$)|^\.\p{L}\n\p{L}{1,9}(?![\p{L}\d@.])|^\n\.\p{L}{2,10}(?:\.\p{L}{2,4})?(?![\p{L}\d])/u.exec(
    text.slice(span.end, span.end + 20),
  );
  return after ? { ...span, end: span.end + after[0].length } : span;
};

/** A usable e-mail address, without the spaces, brackets and "mailto:" of its written form. */
export const emailValue = (written: string): string =>
  written
    .replace(/\s*[([{]\s?(?:at|@|ät)\s?[)\]}]\s*/i, "@")
    .replace(/\s*[([{]\s?(?:dot|punkt|punto|nokta)\s?[)\]}]\s*/gi, ".")
    .replace(/\s+/g, "");

/** Web addresses written in the text. Names of technology such as "Node.js" are excluded. */
const linksIn = (text: string): Span[] =>
  spansOf(text, LINK).filter((link) => !/^(?:socket|draw)\.io$/i.test(text.slice(link.start, link.end)));

// Numbers after these words are not telephone numbers: of documents, accounts and norms ("DIN VDE 0100-600").
const NO_PHONE =
  /(?:\b(?:iban|isbn|issn|doi|kimlik(?: no)?|d\.?n\.?i|r\.?u\.?[tnc]|cui[tl]?|cpf|c\.?c|cedula|cédula|pasaporte|passport(?: no)?|reisepass\S{0,10}|pasaport(?: no)?|personalausweis\S{0,10}|n\.?i\.?[ef]|tckn|ssn|tin|vat|ust-?id|steuer\S{0,20}|matrikel\S{0,12}|registration|license|licence|lizenz\S{0,8}|colegiad[oa]|sicil|registro|patent|account|konto\S{0,8}|id|nr|no|n[º°]|iso|iec|din|vde|vdi|une|astm|en|ts)\s*(?:no|nr|number|nummer)?|[#€$£₺])\.?\s*[:–-]?\s*$/iu;
// Before a number, its label says that it is a telephone number, whatever its shape.
const PHONE_LABEL =
  /(?<!\p{L})(?:tel(?:efon\p{L}*|ephone|éfono)?|cep(?: tel\p{L}*)?|gsm|mobile?|mobil\p{L}*|phone|ph|cell|contact(?=\.?\s*(?:no|number))|whats ?app|móvil|movil|celular|handy)\.?\s*(?:no|nr|number|numarası)?\.?\s*[:.–-]{0,2}\s*$/iu;
const FAX = /\b(?:tele)?fax\b[^\d\n]{0,12}$|\b(?:belgegeçer|faks)\b[^\d\n]{0,12}$/iu;
// "18.125/20".
const GRADE = /^\d{1,2}[.,]\d{1,3}\s?\/\s?\d{1,3}$/;
// "1 200 000", "1.200.000": an amount.
const AMOUNT = /^\d{1,2}(?:[ .]\d{3}){2,}$/;

/** Telephone and fax numbers: 7 to 15 digits on one line that are not dates, amounts or other numbers. */
const phonesIn = (text: string): Span[] => {
  const dates = datesIn(text);
  return spansOf(text, PHONE)
    .flatMap((whole) => {
      const span = withoutCode(text, withoutHouse(text, whole));
      const [line] = firstNumber(text.slice(span.start, span.end)).split(
        /\s{2,}(?=\d)|(?<=\d{7})\s*\/\s*(?=[+0])|(?<=\d{9})\s[-–/]\s(?=[+\d]{9})/,
      ) as [string];
      return [trimmed(text, { start: span.start, end: span.start + line.length })];
    })
    .filter((span) => {
      const written = text.slice(span.start, span.end);
      const digits = written.replace(/\D/g, "");
      const isLabelled = PHONE_LABEL.test(text.slice(Math.max(0, span.start - 30), span.start));
      const isDate = dates.some((date) => overlaps(date, span)) && !written.startsWith("+");
      return (
        digits.length >= 7 &&
        digits.length <= 15 &&
        !isDate &&
        (isLabelled ||
          /^[+(0]|\d{3,}\s?[\s/-]|^(?:1\.)?\d{3}\.\d{3}\.\d{4}$/.test(written) ||
          (/^(?:[5-9]\d{8,9}|3[0-5]\d{8})$/.test(written) && !/[,.]\d/.test(written)) ||
          (/^(?:[2-4]\d{9}|1[3-9]\d{9})$/.test(written) && isBesideEmail(text, span))) &&
        !AMOUNT.test(written) &&
        !GRADE.test(written) &&
        (isLabelled || !POSTAL.test(written)) &&
        (isLabelled || !(NO_PHONE.test(labelOf(text, span)) || PAGES.test(written))) &&
        !/^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(written)
      );
    });
};

/** "Hamilton – 2895550199 – jo@mail.example": bare digits between separators on the line of an e-mail address, or above or below one. */
const isBesideEmail = (text: string, { start, end }: Span): boolean => {
  const before = text
    .slice(Math.max(0, start - 70), start)
    .split("\n")
    .slice(-2);
  const after = text
    .slice(end, end + 70)
    .split("\n")
    .slice(0, 2);
  return (
    /(?:^|[|•·∙–—,;])\s*$/u.test(before.at(-1)!) &&
    /^\s*(?:$|[|•·∙–—,;])/u.test(after[0]!) &&
    [...before, ...after].some((line) => line.includes("@"))
  );
};

// "05417-000 São Paulo", "WA 98195-2350": a postal code.
const POSTAL = /^(?:\d{5}-\d{3}|[1-9]\d{4}-\d{4})$/;
// "1022-1027", "(6046/6047", "100-20000": pages, codes and amounts; "3.9/4.0": a grade; "15.555.952-8", "3269-98926-1604": documents of Chile
// and Guatemala.
const PAGES =
  /^\(?\d{4}\s?[-–/]\s?\d{4}$|^[1-9]\d{2}\s?[-–]\s?\d{5}$|^\d\.\d+\s?\/\s?\d|^\d{1,2}\.\d{3}\.\d{3}-\d$|^\d{4}-\d{5}-\d{4}$/;

/** The words before a number on its line; where none stand there, those of a label above it ("CÉDULA:"). */
const labelOf = (text: string, { start }: Span): string => {
  const lines = text.slice(Math.max(0, start - 30), start).split("\n");
  const own = lines.at(-1)!;
  const above = lines.at(-2) ?? "";
  return own.trim() === "" && above.trimEnd().endsWith(":") ? above : own;
};

/** "+44 7700 900274 14 Orchard Row": a short last group before a capitalised word is the number of a house. */
const withoutHouse = (text: string, span: Span): Span => {
  const written = text.slice(span.start, span.end);
  const house = /^[ \t]+\p{Lu}\p{Ll}+/u.test(text.slice(span.end, span.end + 12)) ? /\s+\d{1,5}$/.exec(written) : undefined;
  const left = house ? written.slice(0, house.index).replace(/\D/g, "").length : 0;
  // A last group of five digits after a complete number is a postal code.
  const isStill = left >= 11 || (left >= 9 && /\d{5}$/.test(written));
  return house && isStill ? { start: span.start, end: span.start + house.index } : span;
};

/** "Ohio 44444 614-555-5555": the postal code before a whole number. */
const withoutCode = (text: string, { start, end }: Span): Span => {
  const code = /^\d{5}(?:-\d{4})?\s+(?=\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$)/.exec(text.slice(start, end));
  return { start: start + (code?.[0].length ?? 0), end };
};

/** "+49-89-80 92 86 94/0160 95 96": a slash behind a whole number begins another one. */
const firstNumber = (written: string): string => {
  const slash = written.search(/\/\s*(?:0\d|\+)/);
  return slash > 0 && written.slice(0, slash).replace(/\D/g, "").length >= 9 ? written.slice(0, slash) : written;
};

/** True when the number at `span` is labelled as a fax. */
export const isFax = (text: string, span: Span): boolean => FAX.test(text.slice(Math.max(0, span.start - 24), span.start));

export interface Contacts {
  readonly emails: readonly Span[];
  readonly phones: readonly Span[];
  readonly links: readonly Span[];
}

const KNOWN = new WeakMap<object, Contacts>();

/** All contacts of a CV. `broken`: e-mail addresses over several lines, recognised by the layout. */
export const contactsOf = (cv: { readonly text: string }, broken: readonly Span[] = []): Contacts => {
  const known = KNOWN.get(cv);
  if (known) return known;
  const { text } = cv;
  const isPart = (span: Span): boolean => broken.some((whole) => overlaps(whole, span));
  const emails = [...emailsIn(text).filter((span) => !isPart(span)), ...broken].toSorted((a, b) => a.start - b.start);
  const links = linksIn(text).filter((link) => !emails.some((email) => overlaps(email, link)));
  const found = { emails, phones: phonesIn(text), links };
  KNOWN.set(cv, found);
  return found;
};

/** The parts of a line between "|", "•", "·", "∙", ";", icons, tabs and wide gaps. */
export const segmentsOf = (text: string, line: Span): Span[] => {
  const segments: Span[] = [];
  const slice = text.slice(line.start, line.end);
  let from = 0;
  for (const match of slice.matchAll(/\s*(?:[|•·∙⋅‧∣⋄◇⬥■□◼◾▫◆;\t✉☎⌂⚑✆📧📞📍🏠●▪]|\s[–—]\s|\s{3,})\s*/gu)) {
    segments.push({ start: line.start + from, end: line.start + match.index });
    from = match.index + match[0].length;
  }
  segments.push({ start: line.start + from, end: line.end });
  return segments.map((segment) => trimmed(text, segment)).filter(({ start, end }) => end > start);
};

const letters = remembered((part): string => fold(part).replace(/[^a-z]/g, ""));
// "Müller" is often "mueller" in an address; folded it is "muller".
const spelledOut = (word: string): string => word.replace(/[aou](?=[^aeiou])/, (vowel) => `${vowel}e`);

const MIN_PREFIX = 3;
const GENERIC =
  /^(?:info|kontakt|contact|contacto|mail|hello|hallo|hola|hi|me|post|email|bewerbung|cv|iletisim|admin|job|jobs|work)$/i;

/** The letters of the part before "@". In "info@jane-doe.example" the name is that of the domain. */
const accountOf = remembered((email): string => {
  const [account = "", domain = ""] = email.split("@");
  return letters(GENERIC.test(account) ? domain.split(".")[0]! : account);
});

/**
 * Share of the part before "@" that consists of the words of a name, 0 to 1: "emma.clarke97" for "Emma Clarke", "jvdberg" for "Jan van den
 * Berg". Initials count half.
 */
export const namedByEmail = (email: string, words: readonly string[]): number => {
  const local = accountOf(email);
  if (local.length < MIN_PREFIX) return 0;
  if (isOfShortWords(local, words)) return 1;
  const parts = words.flatMap((word) => [letters(word), ...(word.includes("-") ? word.split("-").map(letters) : [])]);
  let left = local;
  let covered = 0;
  for (const part of parts.toSorted((a, b) => b.length - a.length)) {
    if (!mayStand(part, left)) continue;
    const found = [part, spelledOut(part), ...prefixesOf(part)].find((form) => form.length >= MIN_PREFIX && left.includes(form));
    if (!found) continue;
    left = left.replace(found, " ");
    covered += found.length;
  }
  const rest = left.replaceAll(" ", "");
  const initials = words.map((word) => letters(word).charAt(0)).join("");
  const areInitials =
    rest.length > 0 && (covered > 0 || rest.length > 1) && Array.from(rest).every((letter) => initials.includes(letter));
  return Math.min(1, (covered + (areInitials ? rest.length / 2 : 0)) / local.length);
};

const MOST_SHORT = 3;

/** "qiyu" of Qi (Rosa) Yu, "dyu" of Da Yu: an account of nothing but a name with a word of two letters, which is too short to be looked for. */
const isOfShortWords = (local: string, words: readonly string[]): boolean => {
  const own = words.filter((word) => !/^["“„'(]/u.test(word)).map(letters);
  if (own.length < 2 || own.length > MOST_SHORT || own.every((word) => word.length >= MIN_PREFIX)) return false;
  const [first = "", last = ""] = [own[0], own.at(-1)];
  return [own.join(""), own.toReversed().join(""), first + last, first.charAt(0) + last].includes(local);
};

/** A quick check, because most words of a CV are asked about: all forms of a word begin with its first letters, or these spelled out. */
const mayStand = (part: string, left: string): boolean =>
  part.length >= MIN_PREFIX && (left.includes(part.slice(0, MIN_PREFIX)) || left.includes(spelledOut(part).slice(0, MIN_PREFIX)));

const prefixesOf = (part: string): string[] => [
  part.slice(0, -1),
  part.slice(0, -2),
  part.slice(0, 5),
  part.slice(0, 4),
  part.slice(0, 3),
];
