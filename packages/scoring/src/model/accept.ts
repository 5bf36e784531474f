import type { Criterion } from "../criterion.info.ts";
import type { EvidenceLevel, Mark } from "../mark.info.ts";
import { creditOf, evaluate, isBesideJob, isWeakBeside, type EvaluationInput } from "../evaluate.ts";
import { askOf } from "../evaluate/ask.ts";
import { cvEvidenceOf } from "../evaluate/cv-evidence.ts";
import { overlaps, type Span } from "../text/lines.ts";
import { quoteOf } from "../text/quotes.ts";
import { contentWords } from "../text/words.ts";
import { REDACTED_TOKEN } from "../redact.ts";
import { NOT_FOUND, type Finding } from "./finding.ts";
import { judge } from "./judge.ts";
import type { MarkProposals } from "./proposal.ts";
import { quoteEvidence } from "./quote-evidence.ts";
import { placesOf, searchable } from "./verbatim.ts";

/** Longer quotes are ignored: a few lines at most are a quote. */
const MAX_QUOTE = 400;
const MAX_QUOTES_READ = 8;

/**
 * Findings by criterion id, after every quote of a model's proposals was looked up and every claim checked against its place. Only answered
 * criteria of `input` have one; the first answer counts. A claim of which no quote proves anything is no answer: a model that invents
 * quotes neither earns points nor takes those that the rules can prove.
 */
export const findingsOf = (input: EvaluationInput, { marks }: MarkProposals): Map<string, Finding> => {
  const { redacted, criteria, asOf } = input;
  const { cv } = cvEvidenceOf(redacted, asOf);
  const text = searchable(redacted.text);
  const byRules = new Map(evaluate(input).map((mark) => [mark.criterionId, mark]));

  const placesOfQuotes = (quotes: readonly string[]): Span[][] =>
    quotes
      .slice(0, MAX_QUOTES_READ)
      .filter((quote) => quote.length <= MAX_QUOTE && !quote.includes(REDACTED_TOKEN) && contentWords(quote).length > 0)
      .map((quote) => placesOf(text, quote))
      .filter((places) => places.length > 0);

  const findings = new Map<string, Finding>();
  for (const criterion of criteria) {
    const proposal = marks.find(({ criterionId }) => criterionId === criterion.id);
    const rules = byRules.get(criterion.id);
    if (!proposal || !rules) continue;
    const quotes = proposal.mark === "notShown" ? [] : placesOfQuotes(proposal.quotes);
    const finding = quotes.length > 0 ? judge({ cv, criterion, proposal, rules, quotes }) : NOT_FOUND;
    const isUnproved = proposal.mark !== "notShown" && finding === NOT_FOUND;
    if (!isUnproved) findings.set(criterion.id, finding);
  }
  return findings;
};

/**
 * The mark for a finding in this document, with the places of its quotes on the page. A list beside other work earns at most a tenth; that
 * depends on all criteria of the job, and is therefore not part of the finding.
 */
export const markOfFinding = (input: EvaluationInput, criterion: Criterion, finding: Finding): Mark => {
  const { document, redacted } = input;
  const { mark, rung, citations, note } = finding;
  const isBesideOtherWork =
    mark !== "notShown" && isWeakBeside(criterion.kind, levelOf(input, criterion, finding)) && isBesideJob(input);
  return {
    criterionId: criterion.id,
    mark,
    rung,
    credit: creditOf(criterion.kind, mark, rung, isBesideOtherWork),
    quotes: citations.map(({ quote, focus }) =>
      quoteOf(document, redacted.toSource(quote), focus ? redacted.toSource(focus) : undefined),
    ),
    ...(note ? { note } : {}),
    ...(isBesideOtherWork ? { isBesideOtherWork } : {}),
  };
};

/** The evidence level of a finding's quotes, also for kinds whose credit does not depend on it; "listed" where the rules see only names. */
const levelOf = (
  { redacted, asOf }: EvaluationInput,
  criterion: Criterion,
  { rung, citations }: Finding,
): EvidenceLevel | null => {
  const { cv, shown } = cvEvidenceOf(redacted, asOf);
  const ask = askOf(criterion);
  const terms = ask.is === "terms" ? ask.groups.flat() : [];
  const named = shown.filter((one) => terms.includes(one.term) && citations.some(({ quote }) => overlaps(quote, one)));
  if (named.length > 0 && named.every(({ level }) => level === "listed")) return "listed";
  const levels = citations.map(({ quote }) => quoteEvidence(cv, quote, terms) ?? "listed");
  return rung ?? (levels.every((level) => level === "listed") ? "listed" : (levels.find((level) => level !== "listed") ?? null));
};

/**
 * The marks that are accepted of a model's proposals, in the order of the criteria. Unknown ids are ignored; a criterion without a proved answer
 * is `notShown`. Every mark but `notShown` quotes the visible text, and no evidence level is higher than the place of its quote proves.
 */
export const acceptProposals = (input: EvaluationInput, proposals: MarkProposals): Mark[] => {
  const findings = findingsOf(input, proposals);
  return input.criteria.map((criterion) => markOfFinding(input, criterion, findings.get(criterion.id) ?? NOT_FOUND));
};
