/** The files that the templates deploy into a site's bucket, with the headers of S3 and CloudFront. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { globPattern } from "../kernel/glob.ts";
import type { SiteDeployment } from "../template/model.ts";
import { compress, type Encoding, isCompressible } from "./compression.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".zip": "application/zip",
};

export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  readonly etag: string;
  read(encoding: Encoding): Promise<Buffer>;
  readonly isCompressible: boolean;
}

const PLACE = /(<script type="application\/json" id="config">)(.*?)(<\/script>)/s;

export class SiteFiles {
  readonly #sources = new Map<string, { path: string; cacheControl: string | undefined }>();
  readonly #files = new Map<string, SiteFile>();
  readonly #config: Readonly<Record<string, unknown>>;

  /** @param config is added to what a page's `<script type="application/json" id="config">` already holds */
  constructor(deployments: readonly SiteDeployment[], config: Readonly<Record<string, unknown>>) {
    this.#config = config;
    for (const { folders, keyPrefix, exclude, cacheControl } of deployments) {
      const excluded = exclude.map(globPattern);
      for (const folder of folders) {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const path = join(entry.parentPath, entry.name);
          const name = path.slice(folder.length + 1).replaceAll("\\", "/");
          if (excluded.some((pattern) => pattern.test(name))) continue;
          this.#sources.set(`/${keyPrefix ? `${keyPrefix}/` : ""}${name}`, { path, cacheControl });
        }
      }
    }
  }

  /** @param uri decoded path, e.g. "/assets/app.js" */
  find(uri: string): SiteFile | undefined {
    const known = this.#files.get(uri);
    if (known) return known;
    const source = this.#sources.get(uri);
    if (!source) return undefined;
    const file = this.#load(source.path, source.cacheControl);
    this.#files.set(uri, file);
    return file;
  }

  #load(path: string, cacheControl: string | undefined): SiteFile {
    const contentType = TYPES[extname(path)] ?? "application/octet-stream";
    const content = contentType.startsWith("text/html") ? this.#configured(readFileSync(path, "utf8")) : readFileSync(path);
    const encoded = new Map<string, Promise<Buffer>>();
    return {
      contentType,
      cacheControl,
      etag: createHash("md5").update(content).digest("hex"),
      isCompressible: isCompressible(contentType, content.length),
      read(encoding) {
        if (encoding === "identity") return Promise.resolve(content);
        const made = encoded.get(encoding) ?? compress(encoding, content);
        encoded.set(encoding, made);
        return made;
      },
    };
  }

  #configured(html: string): Buffer {
    const filled = html.replace(PLACE, (_, open: string, json: string, close: string) => {
      const merged = { ...(JSON.parse(json) as object), ...this.#config };
      // "<" would let a value end the script early.
      return open + JSON.stringify(merged).replaceAll("<", "\\u003c") + close;
    });
    return Buffer.from(filled);
  }
}
