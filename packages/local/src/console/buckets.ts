import type { ApiRequest } from "../apigateway/payload.ts";
import type { S3 } from "../s3/server.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { html, page, table, time } from "./html.ts";
import { fileReply, pageReply } from "./replies.ts";

const SHOWN = 200;

export function showBuckets(s3: S3, { path }: ApiRequest): WebReply {
  const rows = s3.buckets.map((name) => [html`<a href="/_local/buckets/${name}">${name}</a>`]);
  return pageReply(page("Buckets", path, table(["Bucket"], rows, "The templates have no bucket.")));
}

export function showBucket(s3: S3, name: string, { path, query }: ApiRequest): WebReply | undefined {
  if (!s3.buckets.includes(name)) return undefined;
  const asked = new URLSearchParams(query);
  const prefix = asked.get("prefix") ?? "";
  const after = asked.get("after") ?? "";
  const { objects } = s3.objects(name, { prefix, limit: SHOWN, ...(after && { after }) });

  const rows = objects.map(({ key, size, modifiedAt, headers }) => [
    html`<a href="${path}/object?key=${encodeURIComponent(key)}">${key}</a>`,
    `${size.toLocaleString("en")} B`,
    headers["content-type"] ?? "",
    time(modifiedAt),
  ]);
  const last = objects.length === SHOWN ? objects.at(-1) : undefined;
  const next =
    last && html`<p><a href="${path}?prefix=${encodeURIComponent(prefix)}&after=${encodeURIComponent(last.key)}">More</a></p>`;
  const search = html`<form method="get">
    <label>Key begins with <input name="prefix" value="${prefix}" /></label><button>Find</button>
  </form>`;
  return pageReply(page(name, path, html`${search}${table(["Key", "Size", "Type", "Changed"], rows, "No objects.")}${next}`));
}

/** As a download, so that no script of an object runs on this origin. */
export function downloadObject(s3: S3, bucket: string, { query }: ApiRequest): WebReply | undefined {
  const key = new URLSearchParams(query).get("key") ?? "";
  const found = s3.buckets.includes(bucket) ? s3.open(bucket, key) : undefined;
  if (!found) return undefined;
  const name = encodeURIComponent(key.slice(key.lastIndexOf("/") + 1) || "object");
  return fileReply("application/octet-stream", found.body, {
    "content-disposition": `attachment; filename*=UTF-8''${name}`,
    "content-length": String(found.object.size),
  });
}
