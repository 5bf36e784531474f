import { createHash } from "node:crypto";
import type { Attachment, Email } from "postal-mime";
import { MAIL_MAX_DEPTH } from "../../kernel/limits.ts";
import { plainText } from "../../kernel/plain-text.ts";
import { cleanText, fileNameOf, plainName } from "../../kernel/clean-text.ts";
import { roleOf, type OtherFile, type Part } from "./kinds.ts";
import { envelopeOf, REPORT, type Envelope, type Letterhead } from "./letterhead.ts";
import { Parser } from "./parser.ts";
import { withUtf8Headers } from "./repaired.ts";
import { isPackedReport } from "./tnef.ts";
import { takeFiles } from "./uuencoded.ts";

export interface PdfFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Hex. */
  readonly sha256: string;
  /** Letterhead of the mail it was attached to: the outer one, or one that was forwarded in it. */
  readonly by: Letterhead;
  readonly isForwarded: boolean;
  /** Number of the nested mail; 0 is the outer one. */
  readonly group: number;
}

export interface OpenedMail extends Envelope {
  /** Without duplicates, those of the outer mail first. */
  readonly pdfs: readonly PdfFile[];
  readonly others: readonly OtherFile[];
  /** It tells what has become of another mail. */
  readonly isReport: boolean;
}

/** The mail cannot be parsed: its parts are nested deeper, or its headers are longer, than in any mail by a mail program. */
export class Unreadable extends Error {}

const MOST_MESSAGE = 4000;
/** Most unreadable attachments listed in the answer. */
const MOST_OTHERS = 20;
/** Most nested mails, at any depth. */
const MOST_MAILS = 100;

/** Parts collected while walking a mail and the mails nested in it. */
interface Finds {
  readonly pdfs: PdfFile[];
  readonly others: OtherFile[];
  /** Inline pictures larger than a logo. */
  readonly shown: OtherFile[];
  mails: number;
  isReport: boolean;
}

/**
 * Parses a raw mail: its text, the PDFs in it and in forwarded mails, and the names of other attachments.
 * @throws Unreadable when the mail cannot be parsed
 */
export async function openMail(raw: Uint8Array): Promise<OpenedMail> {
  const email = await parsed(raw);
  const envelope = letterheadOf(email);
  const finds: Finds = { pdfs: [], others: [], shown: [], mails: 0, isReport: isOfReport(email, envelope) };
  await collect(email, { finds, depth: 0, by: envelope });
  return {
    ...envelope,
    pdfs: onlyOnce(finds.pdfs),
    // An inline photograph is listed only where nothing else was found, because then it may be the CV.
    others: advisedFirst(finds.pdfs.length === 0 && finds.others.length === 0 ? finds.shown : finds.others).slice(0, MOST_OTHERS),
    isReport: finds.isReport,
  };
}

/** Exchange may pack a report for Outlook, which leaves no sign of one in the headers. */
const isOfReport = ({ attachments }: Email, { type }: Envelope): boolean =>
  type === REPORT || attachments.map(partOf).some((part) => roleOf(part) === "winmail" && isPackedReport(part.bytes));

/** Outlook's packing first, because its advice must not be lost behind many other files. */
const advisedFirst = (others: readonly OtherFile[]): readonly OtherFile[] =>
  others.length <= MOST_OTHERS ? others : others.toSorted((a, b) => Number(b.kind === "winmail") - Number(a.kind === "winmail"));

async function parsed(raw: Uint8Array): Promise<Email> {
  try {
    return unpacked(await new Parser().parse(withUtf8Headers(raw)));
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.message : "The mail cannot be opened");
  }
}

const BEGIN = Buffer.from("begin ");

/** The mail with its uuencoded files as attachments, whether they stood in its text or in a part of their own. */
function unpacked(email: Email): Email {
  const { text, files } = takeFiles(email.text ?? "");
  const attachments = email.attachments.map((attachment) => {
    const { bytes } = partOf(attachment);
    const [file] = BEGIN.equals(bytes.subarray(0, BEGIN.length)) ? takeFiles(Buffer.from(bytes).toString("latin1")).files : [];
    return file ? { ...attachment, filename: attachment.filename ?? file.name, content: arrayBufferOf(file.bytes) } : attachment;
  });
  const inText = files.map(({ name, bytes }): Attachment => ({
    filename: name,
    mimeType: "application/octet-stream",
    disposition: "attachment",
    content: arrayBufferOf(bytes),
  }));
  return { ...email, ...(files.length > 0 && { text }), attachments: [...attachments, ...inText] };
}

const arrayBufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

interface Within {
  readonly finds: Finds;
  readonly depth: number;
  readonly by: Letterhead;
}

async function collect({ attachments }: Email, within: Within): Promise<void> {
  const { finds, depth, by } = within;
  const group = finds.mails++;
  const inside: Part[] = [];
  for (const part of attachments.map(partOf)) {
    const role = roleOf(part);
    // Nobody has applied with the mail that a report returns.
    if (role === "unseen" || (depth === 0 && finds.isReport && role === "forwarded")) continue;
    if (role === "forwarded" || role === "signed") inside.push(part);
    else if (role === "shown") finds.shown.push({ name: nameOf(part), kind: "picture" });
    else if (role !== "pdf") finds.others.push({ name: nameOf(part), kind: role });
    else {
      const sha256 = createHash("sha256").update(part.bytes).digest("hex");
      finds.pdfs.push({ name: fileNameOf(part.name), bytes: part.bytes, sha256, by, isForwarded: depth > 0, group });
    }
  }
  // Attachments of a mail come before those of the mails nested in it.
  for (const part of inside) await open(part, within);
}

/** Opens a nested mail. A signed mail is the same mail in another wrapping, so it adds no depth. */
async function open(part: Part, { finds, depth, by }: Within): Promise<void> {
  const isSigned = roleOf(part) === "signed";
  const bytes = isSigned ? (await import("./signed-data.ts")).signedContent(part.bytes) : part.bytes;
  const cannot = () => void finds.others.push({ name: nameOf(part), kind: isSigned ? "encrypted" : "mail" });
  if (!bytes || depth >= MAIL_MAX_DEPTH || finds.mails >= MOST_MAILS) return cannot();
  try {
    const email = await parsed(bytes);
    if (isSigned) await collect(email, { finds, depth, by: { ...by, message: by.message ?? letterheadOf(email).message } });
    else await collect(email, { finds, depth: depth + 1, by: letterheadOf(email) });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    cannot();
  }
}

function partOf({ filename, mimeType, disposition, related, content }: Attachment): Part {
  return {
    name: filename,
    type: mimeType,
    disposition,
    isShown: related === true,
    bytes: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer),
  };
}

const nameOf = ({ name, type }: Part): string => plainName(name) || type || "?";

function letterheadOf({ headers, text, html }: Email): Envelope {
  // The <div> makes it HTML even where it has no block element; line ends in HTML are spaces.
  const words = cleanText(text?.trim() ? text : plainText(`<div>${html ?? ""}`), MOST_MESSAGE);
  return { ...envelopeOf(headers.map(({ key, value }) => ({ name: key, value }))), message: words || null };
}

function onlyOnce(pdfs: readonly PdfFile[]): PdfFile[] {
  const seen = new Set<string>();
  return pdfs.filter(({ sha256 }) => !seen.has(sha256) && seen.add(sha256));
}
