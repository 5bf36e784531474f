import { draftAdvert, protectedWishesIn, readAdvert, type Advert, type AdvertFields, type Refusal } from "@candor/scoring";
import {
  acceptAdvert,
  acceptPosting,
  AdvertProposal,
  PostingProposal,
  promptForAdvert,
  promptForPosting,
} from "@candor/scoring/model";
import type { Locale } from "../../account/account.info.ts";
import { publicLinesOf } from "../advert.info.ts";
import { Draft, LINES_MAX, type Brief } from "../job.info.ts";
import { cut } from "../../kernel/clean-text.ts";
import { DESCRIPTION_MAX_CHARACTERS } from "../../kernel/limits.ts";
import { MODEL_DEADLINE_MS, OUTPUT_TOKENS_MAX, TEXT_OUTPUT_TOKENS } from "../../model/budget.ts";
import { Allowance, ask } from "../../model/client.ts";
import { fallbackOf, type Fallback } from "../../model/failure.ts";
import { publicTitle } from "./public-title.ts";
import { modelSettings, type ModelSettings } from "../../model/settings.ts";

export * as Drafting from "./from-text.ts";

export interface Drafted {
  readonly draft: Draft;
  readonly by: "builtIn" | "model";
  /** Reason why the built-in rules drafted although a model is configured. */
  readonly fallback?: Fallback;
}

/**
 * Drafts fields and criteria from a posting, worded in the reader's language. A model's proposals are used where the posting
 * contains each of them word for word, else those of the built-in rules. Nothing is saved. `title` is used where the text
 * contains none; `withinMs` limits the model's time.
 */
export async function draftFromDescription(
  text: string,
  additional: string | undefined,
  locale: Locale,
  { title, withinMs = MODEL_DEADLINE_MS }: { readonly title?: string; readonly withinMs?: number } = {},
): Promise<Drafted> {
  const extra = additional ?? "";
  const { value, ...by } = await modelOr(async (settings) => {
    const prompt = promptForPosting(text, extra, locale);
    const proposal = await ask(settings, prompt, PostingProposal, {
      maxOutputTokens: OUTPUT_TOKENS_MAX,
      allowance: new Allowance(withinMs),
    });
    return acceptPosting(text, extra, proposal, locale);
  });
  const advert = value ?? readAdvert(text, extra, locale);
  const fields = extra ? withoutInside(advert.fields, text, extra, locale) : advert.fields;
  return { draft: draftOf({ ...advert, fields }, text, additional, title), ...by };
}

/**
 * Writes an advert from a few words and drafts its fields and criteria. Wishes on protected facts in the brief are left out and
 * reported.
 */
export async function draftFromBrief(brief: Brief, locale: Locale): Promise<Drafted> {
  const language = brief.language ?? locale;
  const { value, ...by } = await modelOr(async (settings) => {
    const lawful = { ...brief, notes: withoutWishes(brief.notes ?? "") };
    const prompt = promptForAdvert(lawful, language);
    const proposal = await ask(settings, prompt, AdvertProposal, {
      maxOutputTokens: TEXT_OUTPUT_TOKENS,
      allowance: new Allowance(MODEL_DEADLINE_MS),
    });
    return acceptAdvert(lawful, proposal);
  });
  const written = value === undefined ? draftAdvert(brief, language) : { text: value, title: brief.title, proposed: [] };
  const text = cut(written.text, DESCRIPTION_MAX_CHARACTERS);
  const advert = withProposals(readAdvert(asked(text, written.proposed), "", locale), text, written.proposed);
  return {
    draft: draftOf({ ...advert, refused: [...refusedOf(brief), ...advert.refused] }, text, undefined, written.title),
    ...by,
  };
}

type Spans = readonly { readonly start: number; readonly end: number }[];

/** The text without the proposed tasks, which are no requirements until the recruiter takes them; offsets stay the same. */
const asked = (text: string, proposed: Spans): string =>
  proposed.reduce((left, { start, end }) => {
    const from = left.slice(0, start).endsWith("- ") ? start - 2 : start;
    return left.slice(0, from) + " ".repeat(end - from) + left.slice(end);
  }, text);

/** Lists the proposed tasks as lines that gave no criterion, to be added one by one. The last line is the remark on them. */
function withProposals(advert: Advert, text: string, proposed: Spans): Advert {
  const tasks = proposed.slice(0, -1).filter(({ end }) => end <= text.length);
  const lines = tasks.map(({ start, end }) => ({
    text: "description" as const,
    line: text.slice(0, start).split("\n").length,
    start,
    end,
    words: text.slice(start, end),
  }));
  return { ...advert, notUsed: [...lines, ...advert.notUsed] };
}

/** Returns the value that `run` makes with the model, and its author. Without a value the caller uses the built-in rules. */
async function modelOr<T>(
  run: (settings: ModelSettings) => Promise<T | undefined>,
): Promise<{ value?: T; by: "builtIn" | "model"; fallback?: Fallback }> {
  try {
    const settings = await modelSettings();
    if (!settings) return { by: "builtIn" };
    const value = await run(settings);
    return value === undefined ? { by: "builtIn", fallback: "invalid" } : { value, by: "model" };
  } catch (error) {
    return { by: "builtIn", fallback: fallbackOf(error) };
  }
}

/**
 * The fields without what only the additional requirements say: these lists are published with the advert. The criteria keep it, and so do
 * the additional requirements themselves.
 */
function withoutInside(fields: AdvertFields, description: string, additionalRequirements: string, locale: Locale): AdvertFields {
  const { languageRequirements } = readAdvert(description, "", locale).fields;
  const lists = publicLinesOf({ ...fields, description, additionalRequirements });
  // Languages are reworded ("German B2"), so a text cannot tell which line they come from.
  return {
    ...fields,
    ...lists,
    languageRequirements: lists.languageRequirements.filter((one) => languageRequirements.includes(one)),
  };
}

function draftOf(
  { language, fields, quotes, criteria, questions, notUsed, refused }: Advert,
  text: string,
  additional: string | undefined,
  title = "",
): Draft {
  return {
    language,
    fields: Draft.shape.fields.parse({
      ...held(fields),
      title: publicTitle(fields.title ?? title, text),
      description: text,
      additionalRequirements: additional,
    }),
    quotes,
    criteria,
    questions,
    notUsed,
    refused,
  };
}

/** Keeps the first lines of each list up to a job's limit, because an advert can have any number. */
const held = (fields: AdvertFields): AdvertFields => {
  const first = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, LINES_MAX) : value]);
  return Object.fromEntries(first) as AdvertFields;
};

const textsOf = ({ title, seniority, skills, notes }: Brief): string[] => [
  title,
  seniority ?? "",
  ...(skills ?? []),
  notes ?? "",
];

const refusedOf = (brief: Brief): Refusal[] =>
  textsOf(brief).flatMap((text) =>
    protectedWishesIn(text).map(({ start, end, reason, alternative }) => ({
      text: text.slice(start, end),
      quote: null,
      reason,
      ...(alternative && { alternative }),
    })),
  );

const withoutWishes = (text: string): string =>
  protectedWishesIn(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
