import * as z from "zod/mini";
import { EXTENSION_BROWSER_MAX_CHARACTERS } from "../../kernel/limits.ts";

/** A browser whose extension may send CVs to the account. */
export const Connected = z.object({
  tokenId: z.string(),
  /** As the extension names it: "Chrome 156 on Windows". Empty where nothing of the name could be shown. */
  browser: z.string(),
  /** Number of CVs that it has announced. */
  sent: z.int(),
  createdAt: z.iso.datetime(),
  /** Exact to the day. */
  usedAt: z.iso.datetime(),
  /** End of the connection unless it is used before. */
  endsAt: z.iso.datetime(),
});
export type Connected = z.infer<typeof Connected>;

/** 256 bits in base64url: codes, tokens, and S256 challenges alike. */
const SECRET = /^[\w-]{43}$/u;

/** Wish of the connect page: a code for the extension that made the challenge and waits at the address. */
export const CodeWish = z.object({
  challenge: z.string().check(z.regex(SECRET)),
  redirectUri: z.string("extension.redirect").check(z.maxLength(200, "extension.redirect")),
});
export type CodeWish = z.infer<typeof CodeWish>;

/** Exchange of a code. Everything that does not fit is refused alike, so that nothing can be learned from the refusal. */
export const Exchange = z.object({
  code: z.string("extension.code").check(z.regex(SECRET, "extension.code")),
  verifier: z.string("extension.code").check(z.regex(/^[\w.~-]{43,128}$/u, "extension.code")),
  redirectUri: z.string("extension.code").check(z.maxLength(200, "extension.code")),
  /** Longer names are cut. */
  browser: z.string().check(z.maxLength(10 * EXTENSION_BROWSER_MAX_CHARACTERS)),
});
export type Exchange = z.infer<typeof Exchange>;
