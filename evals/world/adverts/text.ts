import { createHash } from "node:crypto";
import type { TextRule, WorldAdvert } from "./advert.ts";

/** Makes the text of an advert from a public file by the rule of its entry. Throws where the file has another form. */
export function textFrom(file: string, rule: TextRule): string {
  return tidy(raw(file, rule));
}

/** The texts that a rule makes of a public file for every row or element in the place of the rule's own. */
export function textsLike(file: string, rule: TextRule): string[] {
  if (rule.as === "table") {
    const [head, ...rows] = rowsOf(file, rule.separator);
    return rows.flatMap((row) => {
      const parts = rule.columns.map((column) => headed(column, (name) => row[head!.indexOf(name)]));
      return parts.includes(undefined) ? [] : [tidy(joined(parts))];
    });
  }
  if (rule.as === "json") return (JSON.parse(file) as unknown[]).map((_, element) => textFrom(file, { ...rule, element }));
  return [textFrom(file, rule)];
}

export const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Even last digits develop, odd ones test: nobody chooses. */
export const halfOf = (sha256: string): WorldAdvert["half"] =>
  Number.parseInt(sha256.at(-1)!, 16) % 2 === 0 ? "develop" : "test";

function raw(file: string, rule: TextRule): string {
  if (rule.as === "markdown") return markdown(file, rule);
  if (rule.as === "html") return withoutTags(between(file, rule.from, rule.to));
  if (rule.as === "table") {
    const [head, ...rows] = rowsOf(file, rule.separator);
    return joined(rule.columns.map((column) => headed(column, (name) => rows[rule.row]?.[head!.indexOf(name)])));
  }
  if (rule.as === "json") {
    const elements = JSON.parse(file) as Record<string, string>[];
    return joined(rule.fields.map((field) => elements[rule.element]?.[field]));
  }
  if (rule.as === "literals") {
    const found = literalsIn(file.split(rule.after)[rule.nth + 1] ?? "");
    return joined(rule.keep.map((index) => found[index]));
  }
  return file;
}

const joined = (parts: readonly (string | undefined)[]): string => {
  if (parts.some((part) => part === undefined)) throw new Error("A part of the advert is missing");
  return parts.join("\n\n");
};

function between(text: string, from?: string, to?: string): string {
  const start = from === undefined ? 0 : text.indexOf(from);
  if (start === -1) throw new Error("The advert's first words are missing");
  const begin = start + (from?.length ?? 0);
  const end = to === undefined ? -1 : text.indexOf(to, begin);
  return text.slice(begin, end === -1 ? undefined : end);
}

function markdown(file: string, { fields, from, to, isTagged }: Extract<TextRule, { as: "markdown" }>): string {
  const front = /^---\r?\n([\s\S]*?)\n---\r?\n/.exec(file);
  const lines = (front?.[1] ?? "").split(/\r?\n/);
  const values = fields.map((name) => headed(name, valueOf));
  const body = between(file.slice(front?.[0].length ?? 0), from, to);
  return joined([...values, isTagged === true ? body.replace(/<[^>]*>/g, "") : body]);

  function valueOf(field: string): string | undefined {
    const at = lines.findIndex((line) => line.startsWith(`${field}:`));
    if (at === -1) return undefined;
    const own = lines[at]!.slice(field.length + 1).trim();
    if (own.startsWith('"')) return JSON.parse(own) as string;
    if (!/^(?:[>|]-?)?$/.test(own)) return own.replace(/^'(.*)'$/, "$1").replaceAll("''", "'");
    const after = lines.slice(at + 1);
    const end = after.findIndex((line) => /^\S/.test(line));
    const block = (end === -1 ? after : after.slice(0, end)).map((line) => line.trim());
    const items = block.map((line) => line.replace(/^- item:\s*(?:>-)?\s*/, "\n- ").replace(/^list-items:$/, ""));
    return items.join(own.startsWith("|") ? "\n" : " ").trim();
  }
}

/** The value of a field; a name written "#name" also stands above it, as a heading. */
function headed(name: string, valueOf: (name: string) => string | undefined): string | undefined {
  const value = valueOf(name.replace(/^#/, ""));
  return value === undefined || !name.startsWith("#") ? value : `${name.slice(1)}:\n${value}`;
}

/** Rows of a table as RFC 4180 has it. */
function rowsOf(file: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < file.length; at++) {
    const char = file[at]!;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (file[at + 1] === '"') cell += file[++at]!;
      else isQuoted = false;
    } else if (char === '"' && cell === "") isQuoted = true;
    else if (char === separator) {
      row.push(cell);
      cell = "";
    } else if (char === "\n") {
      rows.push([...row, cell.replace(/\r$/, "")]);
      row = [];
      cell = "";
    } else cell += char;
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** String literals in double quotes; `"a" + "b"` is one. */
function literalsIn(code: string): string[] {
  const found: string[] = [];
  let previousEnd = -1;
  for (const match of code.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)) {
    const value = match[1]!.replace(/\\(.)/g, (_, char: string) => (char === "n" ? "\n" : char === "t" ? "\t" : char));
    const isJoined = previousEnd !== -1 && /^\s*\+\s*$/.test(code.slice(previousEnd, match.index));
    if (isJoined) found.push(`${found.pop()}${value}`);
    else found.push(value);
    previousEnd = match.index + match[0].length;
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", euro: "€" };

const withoutTags = (html: string): string =>
  html
    .replace(/\s+/g, " ")
    .replace(/<li[^>]*>/gi, "\n- ")
    .replace(/<(?:br|p|\/p|h\d|\/h\d|ul|\/ul|div|\/div|tr)[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\n +/g, "\n");

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, "\n")
    .replace(/[ \u00A0]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
