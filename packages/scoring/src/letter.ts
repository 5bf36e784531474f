import type { Document } from "@candor/documents";
import { sectionsOf } from "./cv/sections.ts";
import type { SectionKind } from "./cv/headings.ts";
import { flat } from "./text/fold.ts";

/** Longer documents are an application with its CV. */
const MOST_PAGES = 3;
const [FEWEST_WORDS, MOST_WORDS] = [25, 1200] as const;
/** Lines with at least this many words count as prose. */
const PROSE_LINE = 6;

/** Headings of a CV. A letter may have one of them, but not several. */
const OF_A_CV: ReadonlySet<SectionKind> = new Set([
  "experience",
  "education",
  "skills",
  "languages",
  "projects",
  "certifications",
]);

/** On flat lines. A greeting names somebody or ends in punctuation: "Liebe zum Detail" is not a greeting. */
const GREETING =
  /^(?:dear\s.{1,70}|to whom it may concern.{0,3}|sehr geehrte[rs]?\s.{1,90}|werte[rs]?\s.{1,70}[,!:]|(?:hi|hello|good (?:morning|day)|hallo|guten tag|moin|hola|buenos dias|buenas tardes|merhaba|merhabalar|iyi gunler)(?:\s.{1,50})?[,!:.]?|liebe[rs]?\s.{1,70}[,!:]|(?:muy )?(?:estimad[oa]s?|apreciad[oa]s?|distinguid[oa]s?|senor(?:a|es)?)(?:\s.{1,70}|[,:])|a quien (?:corresponda|pueda interesar).{0,3}|(?:sayin|degerli|saygideger|sevgili)\s.{1,70}|(?:ilgili makama|ilgililerin dikkatine|ilgili kisiye|yetkiliye).{0,3})$/u;

const LEAVE =
  /^(?:(?:yours|sincerely|respectfully|cordially|(?:with )?(?:kind|kindest|best|warm|warmest|many)\s(?:regards|wishes|greetings|thanks)|regards)\b.{0,40}|(?:mit )?(?:freundlich|best|herzlich|viel|lieb|schon)en? gru(?:ss|ß|s)(?:en|e|)\b.{0,40}|hochachtungsvoll.{0,3}|(?:le |les )?(?:(?:reciba|reciban) )?(?:saluda|salud[oa]s|(?:un |mis )?(?:cordial(?:es)? |atento )?saludos?)\b.{0,40}|(?:muy )?(?:atentamente|cordialmente)\b.{0,30}|(?:en espera de|quedo a (?:su|tu|la)|a la espera de)\b.{0,80}|(?:en derin |icten )?saygilar(?:imla|imi|imizla)?\b.{0,40}|(?:iyi|kolay) (?:calismalar|gunler)(?: dilerim)?.{0,3}|sevgiler(?:imle)?.{0,3})$/u;

/** Periods of a career: "March 2019 – present", "04/2019 - 03/2021", "seit 2020". */
const SPAN_OF_TIME =
  /(?:(?:19|20)\d\d|\d\d[./]\d\d)\s*(?:-|–|—|to|bis|hasta)\s*(?:\p{L}{0,12}\.?\s?)?(?:(?:0?\d|1[0-2])[./])?(?:(?:19|20)\d\d|present|today|now|heute|actualidad|hoy|halen|gunumuz|bugun|devam)/gu;
const MOST_SPANS = 3;

/**
 * True for a letter to an employer: it has a greeting or a closing and full sentences, but not the several sections and periods of a CV. In
 * doubt a document is a CV, because a CV taken for a letter would not become a candidacy.
 */
export function isLetter({ pages, text }: Pick<Document, "pages" | "text">): boolean {
  const lines = flat(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const counts = lines.map((line) => line.split(/\s+/).length);
  const words = counts.reduce((sum, count) => sum + count, 0);
  if (pages.length > MOST_PAGES || words < FEWEST_WORDS || words > MOST_WORDS) return false;

  const [greets, leaves] = [lines.some((line) => GREETING.test(line)), lines.some((line) => LEAVE.test(line))];
  if (!greets && !leaves) return false;
  if ((flat(text).match(SPAN_OF_TIME)?.length ?? 0) > (greets && leaves ? MOST_SPANS : 1)) return false;
  const sections = new Set(sectionsOf(text).flatMap(({ kind, heading }) => (heading && OF_A_CV.has(kind) ? [kind] : [])));
  if (sections.size > (greets && leaves ? 1 : 0)) return false;

  const inProse = counts.reduce((sum, count) => sum + (count >= PROSE_LINE ? count : 0), 0) / words;
  return inProse >= (greets && leaves ? 0.45 : 0.65);
}
