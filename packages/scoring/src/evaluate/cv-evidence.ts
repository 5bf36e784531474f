import { parseCv, type ParsedCv } from "../cv/parsed-cv.ts";
import { roleAt } from "../cv/roles.ts";
import { shownTerms, type ShownTerm } from "../cv/skills.ts";
import { monthOfIso } from "../text/dates.ts";
import type { Span } from "../text/lines.ts";
import type { Field } from "../vocabulary/fields.ts";
import { areOfComputers } from "../vocabulary/term-work.ts";
import { fieldsOfTitle, namesTrade } from "../vocabulary/work.ts";
import { isOtherSense } from "./other-sense.ts";
import { attainmentOf, isGraded, type GradedTerm } from "./attainment.ts";
import type { RedactedText } from "../redact.ts";

/** The parsed text of the scorer and the terms it shows, from which criteria are evaluated. */
export interface CvEvidence {
  readonly cv: ParsedCv;
  readonly shown: readonly GradedTerm[];
  /** Names of terms that mean something else where they stand. */
  readonly others: readonly Span[];
}

// "AI-assisted", "yapay zeka destekli", and a third place "IA: 3rd": a tool that was used, or another abbreviation.
const ARTIFICIAL = "artificial-intelligence";
const ASSISTED = /^(?:[- ](?:assist|powered|supported|gestutz|unterstutz|destekli)|\s?:\s?\d)/;
// "Bank accounts", "banka hesapları": what every company has.
const OF_BANK = /^[- ](?:account|statement|reconcil|transfer|detail|hesa|ekstre|mutabakat)/;
// "Retail loans", "retail banking": what a bank lends to private customers.
const OF_LENDER = /^[- ](?:loan|bank|lend|credit|mortgage|deposit|invest)/;
// "Data cleaning", "code cleaning", "limpieza de registros": no work with a broom. On flat text.
const OF_DATA_BEFORE = /(?<!\p{L})(?:data|daten|datos|veri|code|codigo|kod)[- ]?$/u;
const OF_DATA_BEHIND = /^ (?:(?:y|and|und|ve) \p{L}+ )?(?:de (?:los )?(?:datos|registros)|of (?:the )?data|von daten)/u;
// "Production debugging", "production environment": where a program runs.
const OF_PROGRAM =
  /^[- ](?:debug|environment|system|server|code|deploy|support|incident|ready|grade|workload|traffic|release|database|cluster|issue|bug|pipeline|monitor|umgebung|ortam)/;
// "Sales commission reports", "datos de ventas", "Sales tax": what is counted of it. On flat text.
const OF_FIGURES =
  /^[- ](?:\p{L}+[- ]){0,3}(?:sheets?|spreadsheets?|records|numbers|totals|reports?|reporting|data|tax|taxes|figures?|dashboards?|journals?|ledgers?|projections?|forecasts?|analytics|analys[ei]s|commissions?|invoices?|applications?|raporlari|verileri|rakamlari)(?!\p{L})/u;
// "Increased sales by 17%" of a chef: a result of the house.
const INCREASED =
  /(?<!\p{L})(?:increas|boost|grew|grow|rais|improv|maximi[sz]|driv|doubl|steiger|aument|increment|artir|artti)\p{L}*(?: \p{L}+){0,2} $/u;
const OF_TRADE = new Set(["sales", "retail", "marketing", "management", "business"]);
// "Skilled nursing centers": a house where care is given. On flat text, as the next.
const OF_HOUSE = /^ (?:homes?|cent(?:er|re)s?|facilit\p{L}+)(?!\p{L})/u;
// "The home buying process": what clients buy.
const OF_HOMES = /(?<!\p{L})(?:home|house|property|car|vehicle)[- ]$/u;
// "Researched cases across multiple databases": where somebody looks something up. On flat text.
const WORKS_ON_DATABASES =
  /(?<!\p{L})(?:design|administ|build|built|develop|maintain|creat|manag|quer(?:y|ies)|sql|model|migrat|optimi[sz]|program|diseno|disen|desarroll|gestion|mantenimiento|entwick|betreu|pfleg|tasarla|yonet|gelistir)/u;
const FIGURES_OF =
  /(?<!\p{L})(?:reportes?|informes?|datos|cifras|analisis|graficos|proyecci\p{L}+|comisiones|prevision\p{L}*) de (?:las? )?$/u;
// "SEO-friendly pages"; "controlling the actuators".
const OF_PRODUCT = /^[- ]?(?:friendly|ahnlich|aehnlich|like(?=[- ])|clone|klon)/;
// "Excel export": what a program writes.
const OF_FORMAT = /^(?:[- ]\p{L}+){0,1}[- ](?:exports?|imports?|uploads?|pars(?:er|ing)|format\p{L}*|file uploads?)(?!\p{L})/u;
const OF_VERB = /^ (?:the|an?|its|their|all|of)(?!\p{L})/u;
const LONGEST_SUFFIX = 40;

const fieldsAt = (cv: ParsedCv, offset: number): readonly Field[] => fieldsOfTitle(roleAt(cv.roles, offset)?.title ?? "");
const isOfSellers = (cv: ParsedCv, offset: number): boolean => {
  const fields = fieldsAt(cv, offset);
  return fields.length === 0 || fields.some(({ id }) => OF_TRADE.has(id));
};
const isOfNoComputers = (cv: ParsedCv, offset: number): boolean => {
  const fields = fieldsAt(cv, offset);
  return namesTrade(fields) && !areOfComputers(fields);
};

// Evaluating and indexing a CV follow each other; the text is parsed once for both.
const READ = new WeakMap<RedactedText, { readonly asOf: string; readonly ground: CvEvidence }>();

/** The evidence of one CV as of a date (YYYY-MM-DD). */
export const cvEvidenceOf = (redacted: RedactedText, asOf: string): CvEvidence => {
  const known = READ.get(redacted);
  if (known?.asOf === asOf) return known.ground;
  const month = monthOfIso(asOf);
  const cv = parseCv(redacted.text, month);
  const isOwn = (mention: ShownTerm): boolean => {
    const { term, start, end, sentence } = mention;
    if (isOtherSense(cv, mention)) return false;
    const behind = cv.flat.slice(end, end + LONGEST_SUFFIX);
    if (term.id === "cleaning")
      return !OF_DATA_BEHIND.test(behind) && !OF_DATA_BEFORE.test(cv.flat.slice(Math.max(0, start - 8), start));
    if (term.id === "production" && OF_PROGRAM.test(behind)) return false;
    if (term.id === "sql") return !/(?<!\p{L})no[- ]?$/u.test(cv.flat.slice(Math.max(0, start - 4), start));
    if (term.id === "sales")
      return (
        !OF_FIGURES.test(behind) &&
        !FIGURES_OF.test(cv.flat.slice(Math.max(0, start - 24), start)) &&
        !(INCREASED.test(cv.flat.slice(Math.max(0, start - 40), start)) && !isOfSellers(cv, start))
      );
    if (term.id === "patient-care" && OF_HOUSE.test(behind)) return false;
    if (term.id === "purchasing" && OF_HOMES.test(cv.flat.slice(Math.max(0, start - 12), start))) return false;
    if (term.id === "databases" && isOfNoComputers(cv, start))
      return WORKS_ON_DATABASES.test(cv.flat.slice(sentence.start, sentence.end));
    if (term.id === "excel" && OF_FORMAT.test(behind)) return false;
    if (OF_PRODUCT.test(behind) || (term.id === "controlling" && OF_VERB.test(behind))) return false;
    if (term.id === ARTIFICIAL) return !ASSISTED.test(behind);
    return !(term.kind === "industry" && OF_BANK.test(behind)) && !(term.id === "retail" && OF_LENDER.test(behind));
  };
  const found = shownTerms(cv).map((mention) => ({ mention, isOwn: isOwn(mention) }));
  const ground = {
    cv,
    others: found.filter((one) => !one.isOwn).map(({ mention: { start, end } }) => ({ start, end })),
    shown: found
      .filter((one) => one.isOwn)
      .map(({ mention }) => mention)
      .map((shown) => ({ ...shown, attainment: attainmentOf(cv, shown, month), isGraded: isGraded(cv.flat, shown) })),
  };
  READ.set(redacted, { asOf, ground });
  return ground;
};
