/**
 * Mails in the form that real programs write them, byte for byte as far as parsing is concerned: nesting, names, encodings and
 * markers of their parts. For tests only.
 */
import { randomUUID } from "node:crypto";

/** A part or a whole mail: its header lines and its encoded body. */
export interface Piece {
  readonly headers: readonly (string | Buffer)[];
  readonly body: Buffer;
}

export interface Attached {
  /** Complete lines, because programs differ most in the names they write here. */
  readonly headers: readonly (string | Buffer)[];
  readonly bytes: Uint8Array;
  readonly encoding?: "base64" | "quoted-printable" | "8bit" | "7bit";
}

const CRLF = "\r\n";

export function piece({ headers, bytes, encoding = "base64" }: Attached): Piece {
  return { headers: [...headers, `Content-Transfer-Encoding: ${encoding}`], body: transferred(bytes, encoding) };
}

/** A PDF attachment as most programs write it. */
export const pdfPart = (bytes: Uint8Array, name = "CV.pdf", encoding: Attached["encoding"] = "base64"): Piece =>
  piece({
    headers: [`Content-Type: application/pdf; name="${name}"`, `Content-Disposition: attachment; filename="${name}"`],
    bytes,
    encoding,
  });

export const attachment = (type: string, name: string, bytes: Uint8Array, disposition = "attachment"): Piece =>
  piece({ headers: [`Content-Type: ${type}; name="${name}"`, `Content-Disposition: ${disposition}; filename="${name}"`], bytes });

export const textPart = (text: string, charset = "utf-8", encoding: Attached["encoding"] = "quoted-printable"): Piece =>
  piece({
    headers: [`Content-Type: text/plain; charset="${charset}"`],
    bytes: charset === "utf-8" ? Buffer.from(text) : Buffer.from(text, "latin1"),
    encoding,
  });

export const htmlPart = (html: string): Piece =>
  piece({ headers: ["Content-Type: text/html; charset=utf-8"], bytes: Buffer.from(html), encoding: "quoted-printable" });

/** @param type "mixed", `signed; micalg=sha-256; protocol="application/pkcs7-signature"` */
export function multipart(type: string, ...parts: readonly Piece[]): Piece {
  const boundary = `=_${randomUUID()}`;
  const body = parts.flatMap((part) => [Buffer.from(`--${boundary}${CRLF}`), whole(part), Buffer.from(CRLF)]);
  return {
    headers: [`Content-Type: multipart/${type}; boundary="${boundary}"`],
    body: Buffer.concat([...body, Buffer.from(`--${boundary}--${CRLF}`)]),
  };
}

/** A mail forwarded as an attachment. */
export const forwarded = (mail: Buffer, name?: string): Piece => ({
  headers: [
    `Content-Type: message/rfc822${name ? `; name="${name}"` : ""}`,
    ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
  ],
  body: mail,
});

export interface Head {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly messageId?: string;
  /** Further header lines. */
  readonly more?: readonly (string | Buffer)[];
}

/** The whole mail as it is sent. */
export function mail(
  { from = "Ada Lovelace <ada@post.example>", to = "job@jobs.localhost", subject = "Application", messageId, more = [] }: Head,
  content: Piece,
): Buffer {
  return whole({
    headers: [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Message-ID: ${messageId ?? `<${randomUUID()}@post.example>`}`,
      "Date: Fri, 20 Nov 2026 09:15:00 +0100",
      "MIME-Version: 1.0",
      ...more,
      ...content.headers,
    ],
    body: content.body,
  });
}

export function whole({ headers, body }: Piece): Buffer {
  const lines = headers.flatMap((line) => [Buffer.from(line), Buffer.from(CRLF)]);
  return Buffer.concat([...lines, Buffer.from(CRLF), body]);
}

function transferred(bytes: Uint8Array, encoding: NonNullable<Attached["encoding"]>): Buffer {
  if (encoding === "base64") {
    return Buffer.from(
      (
        Buffer.from(bytes)
          .toString("base64")
          .match(/.{1,76}/g) ?? []
      ).join(CRLF) + CRLF,
    );
  }
  return encoding === "quoted-printable" ? Buffer.from(quotedPrintable(bytes)) : Buffer.from(bytes);
}

function quotedPrintable(bytes: Uint8Array): string {
  const lines: string[] = [""];
  for (const byte of bytes) {
    if (byte === 0x0a) {
      lines.push("");
      continue;
    }
    const isPlain = byte >= 0x20 && byte <= 0x7e && byte !== 0x3d;
    const written = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    const isFull = lines.at(-1)!.length + written.length > 75;
    if (isFull) lines.push(`${lines.pop()}=`, "");
    lines.push(lines.pop() + written);
  }
  return lines.map((line) => line.replace(/ $/, "=20")).join(CRLF);
}
