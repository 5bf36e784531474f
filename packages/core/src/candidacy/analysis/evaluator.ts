import type { Document } from "@candor/documents";
import { ENGINE_VERSION, scoreOf, type Criterion, type Mark, type Profile, type RedactedText } from "@candor/scoring";
import {
  acceptProse,
  findingsOf,
  markOfFinding,
  MarkProposals,
  promptFor,
  promptForProse,
  ProseProposal,
  type Finding,
  type Prose,
} from "@candor/scoring/model";
import type { Locale } from "../../account/account.info.ts";
import { Actor } from "../../kernel/actor.ts";
import { MODEL_DEADLINE_MS, outputTokensFor, TEXT_OUTPUT_TOKENS } from "../../model/budget.ts";
import { Allowance, ask } from "../../model/client.ts";
import { fallbackOf, type Fallback } from "../../model/failure.ts";
import { Frozen, type Circumstances } from "../../model/frozen.ts";
import { modelSettings, type ModelSettings } from "../../model/settings.ts";

export * as Evaluator from "./evaluator.ts";
export type { Fallback } from "../../model/failure.ts";

export interface EvaluatorInput {
  readonly document: Document;
  /** Hash of the CV's bytes, hex: a model's answers are erased with the CV. */
  readonly sha256: string;
  readonly profile: Profile;
  readonly redacted: RedactedText;
  readonly criteria: readonly Criterion[];
  /** Marks of the built-in rules, in the order of the criteria. */
  readonly rules: Mark[];
  /** YYYY-MM-DD; roles without an end are counted up to this day. */
  readonly asOf: string;
  /** Language of the prose. Without it no prose is generated. */
  readonly locale?: Locale;
  /** Time limit of all model calls together. */
  readonly deadlineMs?: number;
}

export interface EvaluatorAnswer {
  /** Same order as the criteria. */
  readonly marks: Mark[];
  /** `model` if a model gave any of the marks. */
  readonly marker: { readonly by: "builtIn" } | { readonly by: "model"; readonly model: string };
  /** Reason why the built-in rules marked although a model is configured. */
  readonly fallback?: Fallback;
  /** Ids of the criteria that the built-in rules marked in that case. */
  readonly builtIn?: readonly string[];
  /** Prose by the model. Where it is absent the built-in sentences are shown. */
  readonly prose?: Prose & { readonly locale: Locale };
  /** Tokens of all questions of this run; `asked` counts criteria. Absent when the model was not called. */
  readonly tokens?: { readonly input: number; readonly output: number; readonly asked: number };
}

/**
 * Marks a CV with the built-in rules, or with a model's proposals that the engine accepts where a model is configured. Accepted
 * findings are stored per account, text and criterion and are reused. Where the model does not answer, the built-in rules mark
 * and nothing is stored.
 */
export async function resultsFor(input: EvaluatorInput): Promise<EvaluatorAnswer> {
  let settings: ModelSettings | undefined;
  try {
    settings = input.criteria.length === 0 ? undefined : await modelSettings();
  } catch (error) {
    return byRules(input, fallbackOf(error));
  }
  if (!settings) return { marks: input.rules, marker: { by: "builtIn" } };

  const given = circumstancesOf(input, settings);
  await Frozen.noteText(given, input.sha256);
  const allowance = new Allowance(input.deadlineMs ?? MODEL_DEADLINE_MS);
  const known = await Frozen.findings(input.criteria.map(Frozen.aboutMark), given);
  const open = input.criteria.filter((criterion) => !known.has(Frozen.aboutMark(criterion)));
  const { answered, fallback } = await askFor(open, input, settings, given, allowance);

  const found = new Map([...known, ...answered]);
  const marks = input.criteria.map((criterion, position) => {
    const finding = found.get(Frozen.aboutMark(criterion));
    return finding ? markOfFinding(input, criterion, finding) : input.rules[position]!;
  });
  const builtIn = input.criteria.filter((criterion) => !found.has(Frozen.aboutMark(criterion))).map(({ id }) => id);

  // Prose refers to all marks, so it is requested only when the model has given every one of them.
  const prose =
    builtIn.length === 0 && input.locale ? await proseOf(input, marks, input.locale, settings, given, allowance) : undefined;
  return {
    marks,
    marker: found.size > 0 ? { by: "model", model: settings.model } : { by: "builtIn" },
    ...(fallback && { fallback, builtIn }),
    ...(prose && input.locale && { prose: { ...prose, locale: input.locale } }),
    ...(allowance.tries > 0 && { tokens: { input: allowance.input, output: allowance.output, asked: open.length } }),
  };
}

const byRules = (input: EvaluatorInput, fallback: Fallback): EvaluatorAnswer => ({
  marks: input.rules,
  marker: { by: "builtIn" },
  fallback,
  builtIn: input.criteria.map(({ id }) => id),
});

const circumstancesOf = (
  { redacted, asOf }: Pick<EvaluatorInput, "redacted" | "asOf">,
  { model }: ModelSettings,
): Circumstances => ({
  accountId: Actor.accountId(),
  textHash: Frozen.textHash(redacted),
  asOf,
  engine: ENGINE_VERSION,
  model,
});

/**
 * Asks the model about the criteria without a stored finding and stores the accepted findings. The map is keyed by the subject of
 * each finding.
 */
async function askFor(
  open: readonly Criterion[],
  input: EvaluatorInput,
  settings: ModelSettings,
  given: Circumstances,
  allowance: Allowance,
): Promise<{ answered: Map<string, Finding>; fallback?: Fallback }> {
  const answered = new Map<string, Finding>();
  if (open.length === 0) return { answered };
  try {
    const prompt = promptFor({ redactedText: input.redacted.text, criteria: open, asOf: input.asOf });
    const proposals = await ask(settings, prompt, MarkProposals, { maxOutputTokens: outputTokensFor(open.length), allowance });
    const findings = findingsOf({ ...input, criteria: open }, proposals);
    await Promise.all(
      open.map(async (criterion) => {
        const finding = findings.get(criterion.id);
        const about = Frozen.aboutMark(criterion);
        if (finding) answered.set(about, await Frozen.freezeFinding(about, finding, given));
      }),
    );
    // A criterion that the model skipped, or claimed without a quote that proves it, must not count as one that the CV does not show.
    return open.every((criterion) => answered.has(Frozen.aboutMark(criterion)))
      ? { answered }
      : { answered, fallback: "invalid" };
  } catch (error) {
    return { answered, fallback: fallbackOf(error) };
  }
}

async function proseOf(
  { document: _, ...input }: EvaluatorInput,
  marks: Mark[],
  locale: Locale,
  settings: ModelSettings,
  given: Circumstances,
  allowance: Allowance,
): Promise<Prose | undefined> {
  const { criteria, profile } = input;
  const about = Frozen.aboutProse(criteria, locale);
  const known = await Frozen.prose(about, given);
  if (known) return known;
  try {
    const prompt = promptForProse({ criteria, marks, profile, locale });
    const proposal = await ask(settings, prompt, ProseProposal, { maxOutputTokens: TEXT_OUTPUT_TOKENS, allowance });
    const accepted = acceptProse({ profile, criteria, marks, result: scoreOf(criteria, marks), locale }, proposal);
    return accepted && (await Frozen.freezeProse(about, accepted, given));
  } catch (error) {
    fallbackOf(error);
    return undefined;
  }
}
