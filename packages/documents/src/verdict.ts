import { isMeaningless } from "./clean.ts";
import type { Verdict } from "./document.ts";
import { fold, isHeading } from "./headings.ts";

/** Figures of a whole document from which the verdict follows. */
export interface Findings {
  readonly text: string;
  /** Every visible glyph's text before cleaning. */
  readonly glyphs: readonly string[];
  /** Largest share of a page under pictures, 0 to 1. */
  readonly pictureShare: number;
  /** Shapes painted: letters turned into outlines leave thousands. */
  readonly shapeCount: number;
  /** Text operators whose font could not be read. */
  readonly lostRuns: number;
}

const SCAN_PICTURE = 0.3;
/** From this share on, the page is a picture with at most a header beside it. */
const PAGE_PICTURE = 0.6;
/** Fewer letters are not a text layer: "Scanned with …" and a page number. */
const SCAN_LETTERS = 80;
const OUTLINED_SHAPES = 200;
const LOW_TEXT_LETTERS = 150;
/** Letters are judged from this many tokens on. */
const TOKENS_TO_JUDGE = 20;
const WORD_LIKE_SHARE = 0.3;
const MEANINGLESS_SHARE = 0.05;
const NUL = "\u0000";
const LOST_SHARE = 0.15;

export function verdictOf(findings: Findings): Verdict {
  const { text, pictureShare, shapeCount } = findings;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (isGarbled(findings)) return "brokenFonts";
  if (findings.lostRuns > 0 && letters < LOW_TEXT_LETTERS) return "brokenFonts";
  if (letters < SCAN_LETTERS && (pictureShare >= SCAN_PICTURE || shapeCount >= OUTLINED_SHAPES)) return "scan";
  if (letters < LOW_TEXT_LETTERS && pictureShare >= PAGE_PICTURE) return "scan";
  if (letters === 0) return "empty";
  if (isInvoice(text) || isProse(text)) return "notCv";
  return letters < LOW_TEXT_LETTERS ? "lowText" : "ok";
}

/**
 * Letters without Unicode give arbitrary characters: few tokens look like words of any language, or many characters have no meaning.
 * Honest files measured at 0.42 (Chinese) and 0.71 (Latin script) word-like tokens or more; garbled ones at 0.02 or less.
 */
function isGarbled({ text, glyphs }: Findings): boolean {
  const shown = glyphs.filter((glyph) => glyph.trim() !== "");
  if (shown.length < TOKENS_TO_JUDGE) return false;
  // One lost letter of a font leaves the words readable.
  const lost = shown.filter((glyph) => glyph === NUL).length;
  if (shown.filter(isMeaningless).length - lost > MEANINGLESS_SHARE * shown.length) return true;
  if (lost > LOST_SHARE * shown.length) return true;
  const tokens = text.split(/\s+/u).filter((token) => token !== "" && !ORNAMENT.test(token));
  return tokens.length >= TOKENS_TO_JUDGE && tokens.filter(isWordLike).length < WORD_LIKE_SHARE * tokens.length;
}

/** Decorative stars, bullets and dashes. */
const ORNAMENT = /^[\p{So}\p{Pd}•·|/&+]+$/u;
const VOWEL = /[aeiouyæœøαεηιουωаеёиоуыэюяєіїў]/u;
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

function isWordLike(token: string): boolean {
  const bare = token.replace(/^\P{L}+|\P{L}+$/gu, "");
  if (!/^\p{L}[\p{L}\p{M}'’.\-/&@]*$/u.test(bare)) return false;
  if (!ALPHABETIC.test(bare)) return true;
  // A capital inside a word after a small letter is rare, and common where letters are shuffled.
  const letters = bare.normalize("NFD").replace(/\p{M}/gu, "");
  return letters.length >= 2 && letters.length <= 40 && VOWEL.test(letters.toLowerCase().replaceAll("ı", "i"));
}

const INVOICE =
  /\b(invoice|amount due|subtotal|vat id|payment terms|bill to|purchase order|rechnung|rechnungsnummer|rechnungsdatum|zahlbar|nettobetrag|mehrwertsteuer|mwst|ust id|zwischensumme|factura|importe|base imponible|iva|fatura|kdv|ara toplam|toplam tutar|vade tarihi|iban|total|gesamtbetrag|quantity|unit price)\b/gu;
const INVOICE_WORDS = 3;
const CV_TRAIT =
  /\b(cv|resume|curriculum|vitae|lebenslauf|ozgecmis|experience|erfahrung\w*|berufs\w*|experiencia|deneyim\w*|tecrube\w*|education|ausbildung|studium|formacion|educacion|egitim\w*|skills?|kenntnisse|fahigkeiten|habilidades|competencias|beceri\w*|yetenek\w*|languages|sprach\w*|idiomas|diller|universit\w*|hochschule|universidad|bachelor|master|diplom\w*|lisans|profile|profil|perfil)\b/u;

/** True for a text with several words of an invoice and none of a CV: an accountant's CV names invoices, too. */
function isInvoice(text: string): boolean {
  const folded = fold(text);
  return !CV_TRAIT.test(folded) && new Set(folded.match(INVOICE)).size >= INVOICE_WORDS;
}

const PROSE_WORDS = 250;
const PHONE = /(?:\d[\s().\-/]*){7,}/u;
const YEAR = /\b(?:19|20)\d\d\b/gu;

/**
 * True for a story, an essay or a manual: a long text without e-mail address, telephone number, heading or years. Stories name years, too, so
 * their number is compared with the length.
 */
function isProse(text: string): boolean {
  const words = text.split(/\s+/u).length;
  if (words < PROSE_WORDS || text.includes("@") || PHONE.test(text)) return false;
  if ((text.match(YEAR)?.length ?? 0) >= Math.max(3, words / 500)) return false;
  return !text.split("\n").some(isHeading);
}
