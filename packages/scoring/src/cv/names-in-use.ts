import { touching, type Span } from "../text/lines.ts";
import { contactsOf } from "./contact.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { mayBeProduct } from "./rows.ts";
import { roleAt } from "./roles.ts";
import { sectionAt } from "./sections.ts";
import type { NamedSkill, ShownTerm } from "./skills.ts";

const WORD = String.raw`(?:\p{Lu}|\d?\p{Ll}{0,8}\p{Lu})[\p{L}\p{N}+#./&-]*[\p{L}\p{N}+#]`;
const NAME = String.raw`${WORD}(?:\s(?:\p{Lu}|\d)(?:[\p{L}\p{N}+#.&-]*[\p{L}\p{N}+#])?){0,2}`;
const AND = String.raw`(?:\s*,\s*(?:(?:and|und|y|e|ve)\s)?|\s(?:and|und|y|e|ve)\s)`;
const ROW = String.raw`${NAME}(?:${AND}${NAME}){0,6}`;

// Words in front of the tools that work was done with.
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    "using",
    "utili[sz]ing",
    "(?:made|built|written|programmed|implemented|designed|created) (?:with|in)",
    "tools (?:such as|like|including)",
    "mittels",
    "unter Verwendung von",
    "mit ?[Hh]ilfe von",
    "(?:mit|in) (?:dem|der) (?:Programm|Software|Tool|Framework)",
    "\\p{Lu}{2,4}-(?:System|Software|Programm)",
    "(?:Tools|Programmen?) wie",
    "usando",
    "utilizando",
    "empleando",
    "(?:el|del|al|la) (?:sistema|software|programa|plataforma|herramienta)",
    "(?:herramientas|programas|tecnologías)(?: de \\p{Ll}+){0,2} como",
  ].join("|")})\\s(?:the |la |el |las |los |den |die |das )?(${ROW})`,
  "gu",
);
// Words behind them, as Turkish puts them.
const BEHIND = new RegExp(
  `(?<![\\p{L}\\d.])(${ROW})\\s(?:${[
    "kullanarak",
    "kullanılarak",
    "kullandım",
    "kullanımı",
    "entegrasyonu",
    "gibi (?:\\p{L}+ ){0,3}(?:araç|program|yazılım|kütüphane|teknoloji|framework)\\p{L}*",
    "(?:programı|yazılımı|kütüphanesi|teknolojisi|teknolojileri|aracı|araçları)(?:n[ıi]|nda|nde|yla|yle)?",
  ].join("|")})(?!\\p{L})`,
  "gu",
);
const ABOUT_WORK: ReadonlySet<string> = new Set([
  "experience",
  "projects",
  "summary",
  "volunteering",
  "head",
  "education",
  "skills",
  "publications",
]);
const LONGEST_SENTENCE = 600;
const EACH = new RegExp(NAME, "gu");

/** Unknown names of tools in a sentence that says what work was done with: "using Borealis 4", "mittels Nordlicht Studio", "Kardelen kullanarak". */
export const namesInUse = (cv: ParsedCv, terms: readonly ShownTerm[]): NamedSkill[] => {
  const { emails, links } = contactsOf(cv);
  const [isKnown, isOfEmail, isOfLink] = [touching(terms), touching(emails), touching(links)];
  return cv.sentences.flatMap((sentence) => {
    if (sentence.voice !== "claim" || sentence.end - sentence.start > LONGEST_SENTENCE) return [];
    if (!ABOUT_WORK.has(sectionAt(cv.sections, sentence.start).kind)) return [];
    const role = roleAt(cv.roles, sentence.start);
    if (role && sentence.start < role.header.end) return [];
    const words = cv.text.slice(sentence.start, sentence.end).replaceAll("\n", " ");
    return (
      [BEFORE, BEHIND]
        .flatMap((pattern) => Array.from(words.matchAll(pattern), (match) => rowOf(match)))
        .flat()
        .map(({ start, end }) => ({ start: start + sentence.start, end: end + sentence.start }))
        .filter((span) => !isKnown(span) && !isOfEmail(span) && !isOfLink(span))
        // "Borea-" above "LIS": the end of a word.
        .filter(({ start }) => !/\p{L}-\s?$/u.test(cv.text.slice(Math.max(0, start - 3), start)))
        .map((span) => ({ ...span, value: cv.text.slice(span.start, span.end).replace(/\s+/g, " "), sentence }))
        .filter(({ value }) => mayBeProduct(cv, value) && !NO_TOOL.test(value))
    );
  });
};

// A company, a subject of study, the first word of a sentence, a device.
const NO_TOOL =
  /^(?:Google|Microsoft|Apple|Amazon|Yeni|Bir|Bu|iPhone|iPad|Erasmus)(?![\p{L}.-])|(?:^|\s)(?:Science|Engineering|Department|Traits|Support|Clouds?|Sistem|Takip|Mühendisliği|Bilimleri|Optimizasyonu|Optimi[sz]ation)$/u;

const rowOf = (match: RegExpExecArray): Span[] => {
  const at = match.index + match[0].indexOf(match[1]!);
  return Array.from(match[1]!.matchAll(EACH), ({ 0: name, index }) => ({ start: at + index, end: at + index + name.length }));
};
