/** The wish of an extension that has opened the connect page. */
export interface Wish {
  readonly challenge: string;
  readonly redirect: string;
  /** Given back unread, so that the extension knows its own wish again. */
  readonly state: string;
}

/** Addresses that belong to an extension of Chromium or Firefox. Nothing is ever sent there: the browser catches them. */
const OF_AN_EXTENSION = /^https:\/\/(?:[a-p]{32}\.chromiumapp\.org|[0-9a-f]{40}\.extensions\.allizom\.org)\/connected$/u;
const STATE_MAX_CHARACTERS = 200;

/**
 * The wish in an address, or undefined if it is none. The server alone decides which extensions are ours; this keeps the page from leading
 * anywhere else, also where no server is asked.
 */
export function wishIn(search: URLSearchParams): Wish | undefined {
  const [challenge = "", redirect = "", state = ""] = ["challenge", "redirect", "state"].map((name) => search.get(name) ?? "");
  const isWhole = /^[\w-]{43}$/u.test(challenge) && OF_AN_EXTENSION.test(redirect) && state.length <= STATE_MAX_CHARACTERS;
  return isWhole ? { challenge, redirect, state } : undefined;
}

/** The address that gives an answer back to the extension. */
export function answerTo({ redirect, state }: Wish, answer: { code: string } | { error: "declined" }): string {
  return `${redirect}?${new URLSearchParams({ ...answer, state }).toString()}`;
}
