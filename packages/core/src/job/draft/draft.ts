import * as z from "zod/mini";
import { HOUR_MS } from "../../kernel/durations.ts";
import { Actor } from "../../kernel/actor.ts";
import { fn } from "../../kernel/fn.ts";
import { LINKS_READ_PER_ACCOUNT_AND_HOUR } from "../../kernel/limits.ts";
import { Rate } from "../../kernel/rate.ts";
import { Brief, type Drafted } from "../job.info.ts";
import { Link } from "../link.info.ts";
import { Drafting } from "./from-text.ts";
import { AdvertLink } from "./from-link.ts";

export * as JobDraft from "./draft.ts";

const Source = z.discriminatedUnion("from", [
  z.object({ from: z.literal("description"), text: z.string(), additionalRequirements: z.optional(z.string()) }),
  z.extend(Brief, { from: z.literal("brief") }),
  z.object({ from: z.literal("link"), url: Link, additionalRequirements: z.optional(z.string()) }),
]);

/**
 * Drafts a job in the reader's language: fields and criteria from a pasted or linked advert, or a whole advert from a few words.
 * Nothing is saved, and nothing is scored before the recruiter has accepted the draft.
 */
export const create = fn(Source, async (source): Promise<Drafted> => {
  const { locale } = Actor.member();
  if (source.from === "link") {
    const link = AdvertLink.linkOf(source.url);
    // Platforms block clients that fetch too often, which would affect all accounts.
    await Rate.spend(`advert-link:${Actor.accountId()}`, LINKS_READ_PER_ACCOUNT_AND_HOUR, HOUR_MS);
    return AdvertLink.draft(link, locale, { additional: source.additionalRequirements });
  }
  const { draft, ...by } =
    source.from === "brief"
      ? await Drafting.draftFromBrief(source, locale)
      : await Drafting.draftFromDescription(source.text, source.additionalRequirements, locale);
  return { ...draft, ...by };
});
