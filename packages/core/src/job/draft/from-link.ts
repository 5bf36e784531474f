import type { Locale } from "../../account/account.info.ts";
import { cut } from "../../kernel/clean-text.ts";
import { Failure } from "../../kernel/failure.ts";
import type { Draft, Drafted } from "../job.info.ts";
import { DESCRIPTION_MAX_CHARACTERS } from "../../kernel/limits.ts";
import { MODEL_DEADLINE_MS } from "../../model/budget.ts";
import { Drafting } from "./from-text.ts";
import { safeUrl } from "./posting/address.ts";
import { internet, type Network } from "./posting/network.ts";
import { fetchPage, type Page } from "./posting/page.ts";
import { platformOf } from "./posting/platforms/index.ts";
import type { Platform, Way } from "./posting/platforms/platform.ts";
import type { Facts, Posting } from "./posting/posting.ts";
import { Unreadable } from "./posting/unreadable.ts";

export * as AdvertLink from "./from-link.ts";

/** A link to a supported platform. */
interface Link {
  readonly platform: Platform;
  readonly url: URL;
}

/** Network access of a link; tests use their own network and a shorter time. */
interface Reach {
  readonly network?: Network;
  readonly fetchMs?: number;
}

/** Input besides the posting. */
interface Wishes {
  /** Requirements that are not in the posting, in the recruiter's words. */
  readonly additional?: string | undefined;
}

/** Time limit for all requests of one link. */
const FETCH_MS = 10_000;
/** Time limit of the whole answer, because API Gateway ends the request soon after. */
const ANSWER_MS = 27_000;

/** Parses a pasted link. Throws `advert.unsupported` for an address that is not of a supported platform. */
export function linkOf(text: string): Link {
  const url = safeUrl(text);
  const platform = url && platformOf(url.hostname);
  if (!platform) throw new Failure("advert.unsupported", url?.hostname);
  return { platform, url };
}

/**
 * Drafts a job from a link to a posting, worded in the reader's language. Fields that the platform states replace those read from
 * the text. Nothing is saved. Throws `advert.fetchFailed` where nothing can be fetched or the posting has ended, and
 * `advert.failed` where the fetched pages contain no readable posting.
 */
export async function draft(link: Link, locale: Locale, reach: Reach & Wishes = {}): Promise<Drafted> {
  const began = performance.now();
  const { network = internet, fetchMs = FETCH_MS } = reach;
  const { description, isOver, ...facts } = await postingOf(link, network, AbortSignal.timeout(fetchMs));
  if (isOver) throw new Failure("advert.fetchFailed", `${link.platform.name}: over`);

  const { draft, ...by } = await Drafting.draftFromDescription(shortened(description), reach.additional, locale, {
    title: facts.title,
    withinMs: Math.min(MODEL_DEADLINE_MS, ANSWER_MS - (performance.now() - began)),
  });
  return { ...withFacts(draft, facts), ...by, source: { platform: link.platform.name, url: link.url.href } };
}

/** Tries the platform's sources in order until one returns the posting. */
async function postingOf({ platform, url }: Link, network: Network, signal: AbortSignal): Promise<TitledPosting> {
  const isKnown = (host: string) => platformOf(host) !== undefined;
  const reasons: string[] = [];
  let isFetched = false;
  for (const way of platform.ways(url)) {
    const page = await fetchPage(way.url, { network, signal, isKnown }).catch((error: Error) => error);
    if (page instanceof Error) {
      reasons.push(page.message);
      if (signal.aborted || (page instanceof Unreadable && page.isGone)) break;
      continue;
    }
    const posting = read(way, page);
    if (posting) return posting;
    isFetched = true;
    reasons.push("no posting on the page");
  }
  const subject = `${platform.name}: ${reasons.join(", ") || "no address of a posting"}`;
  throw new Failure(isFetched ? "advert.failed" : "advert.fetchFailed", subject);
}

type TitledPosting = Posting & { readonly title: string };

function read({ read }: Way, page: Page): TitledPosting | undefined {
  const posting = read(page);
  return posting?.title && posting.description ? { ...posting, title: withoutGenderMark(posting.title) } : undefined;
}

/**
 * Puts the platform's facts over the fields read from the text. A replaced field loses its quote, because the text no longer
 * supports it.
 */
function withFacts(draft: Draft, facts: Facts): Draft {
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  const quotes = { ...draft.quotes };
  for (const [name, value] of said) if (draft.fields[name as keyof Facts] !== value) delete quotes[name];
  return { ...draft, fields: { ...draft.fields, ...Object.fromEntries(said) }, quotes };
}

/**
 * Removes "(m/w/d)" and the like, which is a legal notice and no part of the title; reading a pasted advert removes it as well.
 */
const withoutGenderMark = (title: string): string =>
  title.replace(/\s*[([]\s*(?:(?:[mwfdxhvi]\s*[/|]\s*){1,3}[mwfdxhvi]|all genders|gn)\s*[)\]]/i, "").trim() || title;

/** Cuts a description to the limit of a job, at the end of a line. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX_CHARACTERS) return text;
  const short = cut(text, DESCRIPTION_MAX_CHARACTERS);
  return short.slice(0, Math.max(short.lastIndexOf("\n"), 1));
}
