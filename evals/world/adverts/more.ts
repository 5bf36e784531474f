import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TextRule } from "./advert.ts";
import { listedAdverts, presentAdverts, type PresentAdvert } from "./files.ts";
import { textsLike } from "./text.ts";

export interface More {
  readonly text: string;
  readonly language: string;
}

/** Adverts of the same public files, and of the same folders, as the listed ones. */
export function moreAdverts(mirrors: string): More[] {
  const known = new Set(presentAdverts().present.flatMap(({ text }: PresentAdvert) => longLines(text)));
  const seen = new Set<string>();
  const places = new Map(listedAdverts().map((one) => [`${one.repository} ${placeOf(one)}`, one]));
  return [...places.values()].flatMap(({ repository, path, blob, rule, language }) =>
    filesLike(join(mirrors, repository.replace("/", "+")), path, blob, rule).flatMap((file) =>
      textsIn(file, rule).flatMap((text) => {
        const key = text.slice(0, 300);
        const isNew =
          text.length > 300 && text.length < 9000 && !seen.has(key) && !longLines(text).some((line) => known.has(line));
        seen.add(key);
        return isNew ? [{ text, language }] : [];
      }),
    ),
  );
}

function placeOf({ path, rule }: { path: string; rule: TextRule }): string {
  return rule.as === "markdown" ? dirname(path) : path;
}

function textsIn(file: string, rule: TextRule): string[] {
  try {
    return textsLike(file, rule);
  } catch {
    return [];
  }
}

function longLines(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?])\s/)
    .map((line) => line.trim())
    .filter((line) => line.length >= 60);
}

/** The contents of the file itself for a table, of all files of its folder for an advert in Markdown. */
function filesLike(mirror: string, path: string, blob: string, rule: TextRule): string[] {
  const directory = [mirror, join(mirror, ".git"), join(mirror, "repo"), join(mirror, "repo/.git")].find((one) =>
    existsSync(join(one, "HEAD")),
  );
  if (directory === undefined || !["table", "json", "markdown"].includes(rule.as)) return [];
  const git = (...words: string[]): string =>
    execFileSync("git", [`--git-dir=${directory}`, ...words], { maxBuffer: 256 * 1024 * 1024 }).toString("utf8");
  if (rule.as !== "markdown") return [git("cat-file", "blob", blob)];
  const listed = git("ls-tree", "HEAD", `${dirname(path)}/`).split("\n");
  return listed.flatMap((line) => {
    const [, type, id, name] = line.split(/\s+/);
    return type === "blob" && name?.endsWith(".md") ? [git("cat-file", "blob", id!)] : [];
  });
}
