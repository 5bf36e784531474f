import { LIMITS } from "@candor/documents/limits";

/** Readers accept some bytes before the header of a PDF, and so do browsers. */
const HEADER_WITHIN = 1024;

/** A PDF that was got from a tab, a link or a file. */
export interface Pdf {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** A fault of a file that shows before it is sent. */
export type FileFault = "empty" | "tooLarge" | "notPdf";

/** The fault of these bytes as a CV, or undefined: they are a PDF of 1 byte to 10 MB. */
export function faultOf(bytes: ArrayBuffer): FileFault | undefined {
  if (bytes.byteLength === 0) return "empty";
  if (bytes.byteLength > LIMITS.bytes) return "tooLarge";
  const head = new TextDecoder("latin1").decode(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, HEADER_WITHIN)));
  return head.includes("%PDF-") ? undefined : "notPdf";
}

interface Named {
  /** The header Content-Disposition. */
  readonly disposition?: string | null;
  readonly url?: string;
  readonly title?: string;
}

const NAME_MAX_CHARACTERS = 200;

/** The name of a PDF: the server's, else the last part of its address if that is a file's name, else the tab's title. */
export function nameOf({ disposition, url = "", title = "" }: Named): string {
  const last = lastPartOf(url);
  const found =
    [inDisposition(disposition ?? ""), /\.pdf$/iu.test(last) ? last : "", title, last].map(tidy).find(Boolean) ?? "cv";
  const name = found.slice(0, NAME_MAX_CHARACTERS).toWellFormed();
  return /\.pdf$/iu.test(name) ? name : `${name}.pdf`;
}

/** RFC 6266: the extended parameter is preferred, because it names its encoding. */
function inDisposition(disposition: string): string {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/iu.exec(disposition)?.[1];
  if (extended !== undefined) return decoded(extended);
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/iu.exec(disposition) ?? [];
  return quoted?.replaceAll(/\\(.)/g, "$1") ?? bare ?? "";
}

function lastPartOf(url: string): string {
  if (!URL.canParse(url)) return "";
  return decoded(new URL(url).pathname.split("/").at(-1) ?? "");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Without folders, control characters and marks that turn the direction of the text. */
const tidy = (name: string): string =>
  name
    .split(/[/\\]/u)
    .at(-1)!
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
