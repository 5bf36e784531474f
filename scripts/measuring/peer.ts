import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type KeptAnswer, startEdge } from "./edge.ts";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  woff2: "font/woff2",
};
const COMPRESSED = /\.(?:html|js|css|json|svg)$/u;

/**
 * Serves the built files of another app as our own are served: over the same edge, with brotli, files of `assets` kept for a year.
 * `from` is "title=directory" or "title=directory:/path", the path being that of the screen, which its `index.html` answers.
 */
export async function servePeer(
  from: string,
): Promise<{ title: string; path: string; url: string; keyHash: string; stop: () => Promise<void> }> {
  const { title, directory, path = "/" } = /^(?<title>[^=]+)=(?<directory>[^:]+)(?::(?<path>\/.*))?$/u.exec(from)!.groups!;
  const kept = new Map<string, KeptAnswer>();
  for (const name of readdirSync(directory!, { recursive: true, encoding: "utf8" })) {
    const file = join(directory!, name);
    if (statSync(file).isFile()) kept.set(`/${name.split(sep).join("/")}`, answer(file));
  }
  for (const address of ["/", path.split("#")[0]!]) kept.set(address, kept.get("/index.html")!);
  return { title: title!, path, ...(await startEdge("http://127.0.0.1:9", { kept })) };
}

function answer(file: string): KeptAnswer {
  const isCompressed = COMPRESSED.test(file);
  const body = isCompressed ? brotliCompressSync(readFileSync(file)) : readFileSync(file);
  return {
    body,
    headers: {
      "content-type": TYPES[file.split(".").at(-1)!] ?? "application/octet-stream",
      "content-length": body.length,
      "cache-control": file.endsWith(".html") ? "no-cache" : "public, max-age=31536000, immutable",
      ...(isCompressed && { "content-encoding": "br" }),
    },
  };
}
