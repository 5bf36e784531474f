import type { OpenJob } from "../publication.info.ts";
import { attribute, element } from "./xml.ts";

interface Channel {
  readonly title: string;
  readonly link: string;
  /** Address of the feed itself. */
  readonly self: string;
  readonly jobs: readonly OpenJob[];
}

/** Writes open jobs as RSS 2.0, newest first: https://www.rssboard.org/rss-specification */
export function rss({ title, link, self, jobs }: Channel): string {
  const newest = jobs
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", link),
    element("description", title),
    `<atom:link href="${attribute(self)}" rel="self" type="application/rss+xml"/>`,
    newest && element("lastBuildDate", new Date(newest).toUTCString()),
    ...jobs.map(item),
    "</channel></rss>",
    "",
  ]
    .filter((line) => line !== undefined)
    .join("\n");
}

const item = ({ title, company, location, url, publishedAt }: OpenJob): string =>
  [
    "<item>",
    element("title", `${title}, ${company}`),
    element("link", url),
    `<guid isPermaLink="true">${attribute(url)}</guid>`,
    element("pubDate", new Date(publishedAt).toUTCString()),
    element("description", [company, location].filter(Boolean).join(", ")),
    "</item>",
  ].join("");
