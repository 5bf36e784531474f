import type { Locale } from "../../account/account.info.ts";
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

/** A link that leads to a supported platform. */
interface Link {
  readonly platform: Platform;
  readonly url: URL;
}

/** How far a link reaches: tests have an internet of their own, and less time. */
interface Reach {
  readonly network?: Network;
  readonly fetchMs?: number;
}

/** What is read beside the posting. */
interface Wishes {
  /** Requirements that are not in the posting, in the recruiter's words. */
  readonly additional?: string | undefined;
}

/** All pages together that one link needs. */
const FETCH_MS = 10_000;
/** An answer that takes longer reaches nobody. */
const ANSWER_MS = 27_000;

/** What a recruiter pasted as a link. Throws `advert.unsupported` for every address that is not a supported platform's. */
export function linkOf(text: string): Link {
  const url = safeUrl(text);
  const platform = url && platformOf(url.hostname);
  if (!platform) throw new Failure("advert.unsupported", url?.hostname);
  return { platform, url };
}

/**
 * The fields and criteria of the posting that a link leads to, worded for their reader: what the platform says in so many words over what is
 * read from the text. Nothing is saved. Throws `advert.fetchFailed` where nothing can be fetched or the posting is over, and `advert.failed`
 * where what was fetched holds no posting that can be read.
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

/** Asks one way after the other, until one has the posting. */
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

/** What the platform says over what was read; where they differ, the place of what was read no longer shows where the field is from. */
function withFacts(draft: Draft, facts: Facts): Draft {
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  const quotes = { ...draft.quotes };
  for (const [name, value] of said) if (draft.fields[name as keyof Facts] !== value) delete quotes[name];
  return { ...draft, fields: { ...draft.fields, ...Object.fromEntries(said) }, quotes };
}

/** "(m/w/d)" is law, not a title: what is read from a pasted advert leaves it out as well. */
const withoutGenderMark = (title: string): string =>
  title.replace(/\s*[([]\s*(?:(?:[mwfdxhvi]\s*[/|]\s*){1,3}[mwfdxhvi]|all genders|gn)\s*[)\]]/i, "").trim() || title;

/** As much of a description as a job holds, in whole lines. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX_CHARACTERS) return text;
  const cut = text.slice(0, DESCRIPTION_MAX_CHARACTERS);
  return cut.slice(0, Math.max(cut.lastIndexOf("\n"), 1));
}
