/** Kinds of attachments that are no readable CV; the answer has a sentence for each. */
export type Kind = "word" | "archive" | "winmail" | "picture" | "encrypted" | "mail" | "other";

/** An attachment that is no PDF. */
export interface OtherFile {
  readonly name: string;
  readonly kind: Kind;
}

/** A MIME part as it was received. */
export interface Part {
  /** Decoded, but not cleaned. */
  readonly name: string | null;
  /** Lower case. */
  readonly type: string;
  readonly disposition: string | null;
  /** True for a part that is displayed inside the text, such as an inline picture. */
  readonly isShown: boolean;
  readonly bytes: Uint8Array;
}

/** The use of a part. `unseen`: not meant as a document by its sender. */
export type Role = "pdf" | "forwarded" | "signed" | "shown" | "unseen" | Kind;

const HEADER_WITHIN = 1024;

/** True if the bytes begin as a PDF. A few bytes may precede its header, as viewers allow. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).includes("%PDF-", 0, "latin1");

/** Types that belong to the mail itself: invitations, signatures, business cards, reports, and additions by mailing programs. */
const UNSEEN_TYPES =
  /^(?:text\/calendar|application\/ics|application\/(?:x-)?pkcs7-signature|application\/pgp-(?:signature|keys)|text\/(?:x-)?vcard|text\/directory|message\/(?:delivery-status|disposition-notification|feedback-report)|text\/rfc822-headers|text\/x-amp-html)$/;
/** A Mac sends them beside a file: its icon and folder settings. */
const OF_MAC = /^(?:application\/applefile|multipart\/appledouble)$/;
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

/** First bytes of files whose name and type are unspecific. */
const BY_CONTENT: readonly (readonly [Kind, readonly number[]])[] = [
  ["archive", [0x50, 0x4b, 0x03, 0x04]],
  ["archive", [0x52, 0x61, 0x72, 0x21]],
  ["archive", [0x37, 0x7a, 0xbc, 0xaf]],
  ["word", [0xd0, 0xcf, 0x11, 0xe0]],
  ["winmail", [0x78, 0x9f, 0x3e, 0x22]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
];

/** An inline picture larger than a logo may be a photograph of a paper CV. */
const LOGO_BYTES = 50_000;

/** Decides the role of a part. Content comes first: a part that begins as a PDF is one, whatever its name. */
export function roleOf(part: Part): Role {
  const { type, bytes } = part;
  const name = part.name ?? "";
  if (type === "message/rfc822" || type === "message/global" || /\.eml$/i.test(name)) return "forwarded";
  if (isPdf(bytes)) return "pdf";
  // The sender meant a CV, so the file goes to the reader, which reports the exact fault to the recruiter too.
  if (type === "application/pdf" || /\.pdf$/i.test(name)) return "pdf";
  if (/^application\/(?:x-)?pkcs7-mime$/.test(type) || /\.p7m$/i.test(name)) return "signed";
  const kind = kindOf(part, name);
  // Its name and type tell nothing: Outlook's packing is advised about in any case.
  if (kind === "winmail") return kind;
  if (UNSEEN_TYPES.test(type) || UNSEEN_NAMES.test(name) || OF_MAC.test(type) || name.startsWith("._")) return "unseen";
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
