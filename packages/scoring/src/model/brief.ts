import type { Brief } from "../brief.ts";
import { protectedWishesIn } from "../protected-wishes.ts";
import { flat } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { yearsIn } from "../text/numbers.ts";
import * as z from "zod/mini";
import { fenced } from "./fence.ts";
import { DATA_RULE, type Prompt } from "./prompt.ts";
import { shapes } from "./proposal.ts";
import { numbersIn } from "./sources.ts";

export const AdvertProposal = z.object({ advert: z.string() });
export type AdvertProposal = z.infer<typeof AdvertProposal>;

/** Names of languages in prompts that leave the form of address open. */
export const NAMES: Record<Language, string> = { en: "English", de: "German", es: "Spanish", tr: "Turkish" };
const ADDRESS: Record<NonNullable<Brief["tone"]>, string> = {
  formal: "Address the reader formally (German Sie, Spanish usted, Turkish siz).",
  friendly: "Address the reader in a friendly way (German du, Spanish tú, Turkish sen).",
};

const ADVERT_RULES = `You write a job advert from a recruiter's brief.
${DATA_RULE}

Answer { advert }: plain text, no Markdown. The first line is the job title. Then a short paragraph, then sections for tasks, requirements and, if the brief says so, what is nice to have, each a heading on its own line followed by lines that begin with "- ".
- Take facts from the brief alone: no salary, no number, no place, no company, no benefit that it does not name.
- Ask for nothing about the person: no age, gender, origin, nationality, religion, family, health or appearance.
- Clear, short sentences that fit the trade; no superlatives, no clichés.`;

/** The prompt for an advert. */
export const promptForAdvert = (brief: Brief, language: Language): Prompt => {
  const { title, seniority, skills, notes, tone = "formal" } = brief;
  return {
    messages: [
      { role: "system", content: ADVERT_RULES },
      {
        role: "user",
        content: [
          `Write in ${NAMES[language]}. ${ADDRESS[tone]}`,
          fenced("BRIEF", JSON.stringify({ title, seniority, skills, notes }, undefined, 1)),
        ].join("\n\n"),
      },
    ],
    answer: { name: "advert", schema: shapes.object({ advert: shapes.text }) },
  };
};

const SHORTEST = 120;
const LONGEST = 8000;

/** The advert if it is acceptable: of sensible length, without protected wishes, and without numbers or addresses that the brief lacks. */
export const acceptAdvert = (brief: Brief, { advert }: AdvertProposal): string | undefined => {
  const text = advert
    .replace(/\r/g, "")
    .replace(/^#+ |\*\*/gm, "")
    .trim();
  const given = [brief.title, brief.seniority ?? "", ...(brief.skills ?? []), brief.notes ?? ""].join("\n");
  const numbers = new Set([...numbersIn(given), ...[yearsIn(flat(given))?.years ?? []].flat().map(String)]);
  const holds =
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    protectedWishesIn(text).length === 0 &&
    numbersIn(text).every((number) => numbers.has(number)) &&
    [yearsIn(flat(text))?.years ?? []].flat().every((years) => numbers.has(String(years))) &&
    (/https?:|www\.|@/.test(given) || !/https?:|www\.|@/.test(text));
  return holds ? text : undefined;
};
