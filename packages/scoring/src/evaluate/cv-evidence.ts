import { parseCv, type ParsedCv } from "../cv/parsed-cv.ts";
import { shownTerms, type ShownTerm } from "../cv/skills.ts";
import { monthOfIso } from "../text/dates.ts";
import { attainmentOf, isGraded, type GradedTerm } from "./attainment.ts";
import type { RedactedText } from "../redact.ts";

/** The parsed text of the scorer and the terms it shows, from which criteria are evaluated. */
export interface CvEvidence {
  readonly cv: ParsedCv;
  readonly shown: readonly GradedTerm[];
}

// "AI-assisted", "yapay zeka destekli", and a third place "IA: 3rd": a tool that was used, or another abbreviation.
const ARTIFICIAL = "artificial-intelligence";
const ASSISTED = /^(?:[- ](?:assist|powered|supported|gestutz|unterstutz|destekli)|\s?:\s?\d)/;
// "Bank accounts", "banka hesapları": what every company has.
const OF_BANK = /^[- ](?:account|statement|reconcil|transfer|detail|hesa|ekstre|mutabakat)/;
// "Retail loans", "retail banking": what a bank lends to private customers.
const OF_LENDER = /^[- ](?:loan|bank|lend|credit|mortgage|deposit|invest)/;
// "Data cleaning", "limpieza de registros": no work with a broom. On flat text.
const OF_DATA_BEFORE = /(?<!\p{L})(?:data|daten|datos|veri)[- ]?$/u;
const OF_DATA_BEHIND = /^ (?:(?:y|and|und|ve) \p{L}+ )?(?:de (?:los )?(?:datos|registros)|of (?:the )?data|von daten)/u;
// "Production debugging", "production environment": where a program runs.
const OF_PROGRAM =
  /^[- ](?:debug|environment|system|server|code|deploy|support|incident|ready|grade|workload|traffic|release|database|cluster|issue|bug|pipeline|monitor|umgebung|ortam)/;
// "Sales commission reports", "datos de ventas", "Sales tax": what is counted of it. On flat text.
const OF_FIGURES =
  /^[- ](?:\p{L}+[- ]){0,3}(?:sheets?|spreadsheets?|records|numbers|totals|reports?|reporting|data|tax|taxes|figures?|dashboards?|journals?|ledgers?|projections?|forecasts?|analytics|analys[ei]s|commissions?|invoices?|applications?|raporlari|verileri|rakamlari)(?!\p{L})/u;
const FIGURES_OF =
  /(?<!\p{L})(?:reportes?|informes?|datos|cifras|analisis|graficos|proyecci\p{L}+|comisiones|prevision\p{L}*) de (?:las? )?$/u;
// "SEO-friendly pages"; "controlling the actuators".
const OF_PRODUCT = /^[- ]?(?:friendly|ahnlich|aehnlich|like(?=[- ])|clone|klon)/;
// "Excel export": what a program writes.
const OF_FORMAT = /^(?:[- ]\p{L}+){0,1}[- ](?:exports?|imports?|uploads?|pars(?:er|ing)|format\p{L}*|file uploads?)(?!\p{L})/u;
const OF_VERB = /^ (?:the|an?|its|their|all|of)(?!\p{L})/u;
const LONGEST_SUFFIX = 40;

// Evaluating and indexing a CV follow each other; the text is parsed once for both.
const READ = new WeakMap<RedactedText, { readonly asOf: string; readonly ground: CvEvidence }>();

/** The evidence of one CV as of a date (YYYY-MM-DD). */
export const cvEvidenceOf = (redacted: RedactedText, asOf: string): CvEvidence => {
  const known = READ.get(redacted);
  if (known?.asOf === asOf) return known.ground;
  const month = monthOfIso(asOf);
  const cv = parseCv(redacted.text, month);
  const isOwn = ({ term, start, end }: ShownTerm): boolean => {
    const behind = cv.flat.slice(end, end + LONGEST_SUFFIX);
    if (term.id === "cleaning")
      return !OF_DATA_BEHIND.test(behind) && !OF_DATA_BEFORE.test(cv.flat.slice(Math.max(0, start - 8), start));
    if (term.id === "production" && OF_PROGRAM.test(behind)) return false;
    if (term.id === "sql") return !/(?<!\p{L})no[- ]?$/u.test(cv.flat.slice(Math.max(0, start - 4), start));
    if (term.id === "sales") return !OF_FIGURES.test(behind) && !FIGURES_OF.test(cv.flat.slice(Math.max(0, start - 24), start));
    if (term.id === "excel" && OF_FORMAT.test(behind)) return false;
    if (OF_PRODUCT.test(behind) || (term.id === "controlling" && OF_VERB.test(behind))) return false;
    if (term.id === ARTIFICIAL) return !ASSISTED.test(behind);
    return !(term.kind === "industry" && OF_BANK.test(behind)) && !(term.id === "retail" && OF_LENDER.test(behind));
  };
  const ground = {
    cv,
    shown: shownTerms(cv)
      .filter(isOwn)
      .map((shown) => ({ ...shown, attainment: attainmentOf(cv, shown, month), isGraded: isGraded(cv.flat, shown) })),
  };
  READ.set(redacted, { asOf, ground });
  return ground;
};
