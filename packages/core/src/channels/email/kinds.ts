/** Why something attached is no CV we can take; the answer has a sentence for each. */
export type Kind = "word" | "archive" | "winmail" | "picture" | "encrypted" | "mail" | "other";

/** Something attached that is no PDF. */
export interface OtherFile {
  readonly name: string;
  readonly kind: Kind;
}

/** A part as it came. */
export interface Part {
  /** Decoded, not cleaned. */
  readonly name: string | null;
  /** Lower case. */
  readonly type: string;
  readonly disposition: string | null;
  /** Shown within the words of the mail. */
  readonly isShown: boolean;
  readonly bytes: Uint8Array;
}

/** What becomes of a part. `unseen`: nobody meant it as a document. */
export type Role = "pdf" | "forwarded" | "signed" | "shown" | "unseen" | Kind;

const HEADER_WITHIN = 1024;

/** Begins as a PDF, with no more before the header than viewers accept. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).includes("%PDF-", 0, "latin1");

/** What belongs to the mail itself: invitations, signatures, business cards, reports, and what mailing programs put behind a mail. */
const UNSEEN_TYPES =
  /^(?:text\/calendar|application\/ics|application\/(?:x-)?pkcs7-signature|application\/pgp-(?:signature|keys)|text\/(?:x-)?vcard|text\/directory|message\/(?:delivery-status|disposition-notification|feedback-report)|text\/rfc822-headers|text\/x-amp-html)$/;
const UNSEEN_NAMES = /(?:\.(?:ics|vcs|p7s|asc|sig|vcf)|^ATT\d+\.(?:txt|html?|c)|^noname)$/i;

const BY_NAME: readonly (readonly [Kind, RegExp])[] = [
  ["winmail", /^winmail.*\.dat$/i],
  ["word", /\.(?:docx?|dotx?|docm|odt|rtf|pages|wps|sxw)$/i],
  ["archive", /\.(?:zip|rar|7z|tar|t?gz|bz2|xz)$/i],
  ["picture", /\.(?:jpe?g|png|gif|heic|heif|webp|tiff?|bmp)$/i],
  ["mail", /\.msg$/i],
];

const BY_TYPE: readonly (readonly [Kind, RegExp])[] = [
  ["winmail", /^application\/(?:vnd\.)?ms-tnef$/],
  [
    "word",
    /^application\/(?:msword|rtf|vnd\.openxmlformats-officedocument\.wordprocessingml\.|vnd\.oasis\.opendocument\.text|vnd\.apple\.pages|x-iwork-pages)|^text\/rtf$/,
  ],
  ["archive", /^application\/(?:zip|x-zip|vnd\.rar|x-rar|x-7z|gzip|x-gzip|x-tar)/],
  ["picture", /^image\//],
  ["encrypted", /^application\/pgp-encrypted$/],
];

/** How files begin, for those whose name and type say nothing. */
const BY_CONTENT: readonly (readonly [Kind, readonly number[]])[] = [
  ["archive", [0x50, 0x4b, 0x03, 0x04]],
  ["archive", [0x52, 0x61, 0x72, 0x21]],
  ["archive", [0x37, 0x7a, 0xbc, 0xaf]],
  ["word", [0xd0, 0xcf, 0x11, 0xe0]],
  ["winmail", [0x78, 0x9f, 0x3e, 0x22]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
];

/** A picture within the words that is larger than a logo is one that somebody took of a paper. */
const LOGO_BYTES = 50_000;

/** Tells a part by its content first: what begins as a PDF is one, whatever it is called. */
export function roleOf(part: Part): Role {
  const { type, bytes } = part;
  const name = part.name ?? "";
  if (type === "message/rfc822" || type === "message/global" || /\.eml$/i.test(name)) return "forwarded";
  if (isPdf(bytes)) return "pdf";
  // Whoever calls it a PDF meant a CV: the reader says what is wrong with it, to the recruiter too.
  if (type === "application/pdf" || /\.pdf$/i.test(name)) return "pdf";
  if (/^application\/(?:x-)?pkcs7-mime$/.test(type) || /\.p7m$/i.test(name)) return "signed";
  if (UNSEEN_TYPES.test(type) || UNSEEN_NAMES.test(name)) return "unseen";
  const kind = kindOf(part, name);
  if (kind === "picture" && (part.isShown || part.disposition === "inline")) {
    return bytes.length > LOGO_BYTES ? "shown" : "unseen";
  }
  return kind;
}

function kindOf({ type, bytes }: Part, name: string): Kind {
  const told = (rules: readonly (readonly [Kind, RegExp])[], text: string) =>
    rules.find(([, pattern]) => pattern.test(text))?.[0];
  const begins = BY_CONTENT.find(([, sign]) => sign.every((byte, index) => bytes[index] === byte))?.[0];
  return told(BY_NAME, name) ?? told(BY_TYPE, type) ?? begins ?? "other";
}
