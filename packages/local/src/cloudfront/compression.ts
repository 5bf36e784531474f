import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ApiReply, ApiRequest } from "../apigateway/payload.ts";

export type Encoding = "br" | "gzip" | "identity";

/** CloudFront compresses text between these sizes. */
const COMPRESSED = {
  types: /^(?:text\/|application\/(?:json|javascript|xml|rss\+xml|wasm|manifest\+json)|image\/svg)/,
  fromBytes: 1000,
  toBytes: 10_000_000,
};

export const isCompressible = (contentType: string, bytes: number): boolean =>
  COMPRESSED.types.test(contentType) && bytes >= COMPRESSED.fromBytes && bytes <= COMPRESSED.toBytes;

/** The encoding that CloudFront chooses for a viewer: brotli before gzip. */
export function encodingFor({ headers }: Pick<ApiRequest, "headers">): Encoding {
  const accepted = String(headers["accept-encoding"] ?? "");
  return (["br", "gzip"] as const).find((each) => new RegExp(String.raw`\b${each}\b`).test(accepted)) ?? "identity";
}

export function compress(encoding: "br" | "gzip", content: Buffer): Promise<Buffer> {
  return encoding === "br"
    ? promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : promisify(gzip)(content);
}

/** An origin's answer as CloudFront passes it on where it compresses: one that the origin has compressed stays as it is. */
export async function compressed(reply: ApiReply, request: ApiRequest): Promise<ApiReply> {
  const { headers, body } = reply;
  if (headers["content-encoding"] || !isCompressible(String(headers["content-type"] ?? ""), body.length)) return reply;
  const encoding = encodingFor(request);
  if (encoding === "identity") return { ...reply, headers: { ...headers, vary: "Accept-Encoding" } };
  const packed = await compress(encoding, body);
  const { etag } = headers;
  return {
    ...reply,
    headers: {
      ...headers,
      ...(etag !== undefined && { etag: String(etag).replace(/^(?!W\/)/, "W/") }),
      vary: "Accept-Encoding",
      "content-encoding": encoding,
      "content-length": String(packed.length),
    },
    body: packed,
  };
}
