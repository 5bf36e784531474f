import type { Locale } from "../../account/account.info.ts";
import type { Fields } from "../job.info.ts";
import { FEED_ADVERT_MAX_CHARACTERS } from "../../kernel/limits.ts";
import { blocksOf, bodyOf, publicLinesOf, unsaid, type Block } from "../advert.info.ts";

type List = "tasks" | "musts" | "niceToHave" | "languages";

/** Headings for lines that the advert's text does not contain, in the advert's language. */
const HEADINGS: Record<Locale, Record<List, string>> = {
  en: { tasks: "What you will do", musts: "What counts", niceToHave: "Nice to have", languages: "Languages" },
  de: { tasks: "Ihre Aufgaben", musts: "Was zählt", niceToHave: "Gern gesehen", languages: "Sprachen" },
  es: { tasks: "Qué harás", musts: "Qué cuenta", niceToHave: "Se valora", languages: "Idiomas" },
  tr: { tasks: "Ne yapacaksınız", musts: "Neler önemli", niceToHave: "Olursa iyi olur", languages: "Diller" },
};

type Advert = Pick<
  Fields,
  | "description"
  | "additionalRequirements"
  | "keyResponsibilities"
  | "mustHaveRequirements"
  | "niceToHave"
  | "languageRequirements"
> & {
  readonly title: string;
  readonly company: string;
  readonly language: Locale;
};

/**
 * Converts an advert to the HTML that both platforms accept: paragraphs, lists, breaks and bold text, without entities, which
 * Indeed does not support. A long advert is cut; an empty one gives an empty text.
 */
export function descriptionOf(advert: Advert): string {
  const { description, language } = advert;
  const lines = publicLinesOf(advert);
  const more: readonly (readonly [List, readonly string[]])[] = [
    ["tasks", lines.keyResponsibilities],
    ["musts", lines.mustHaveRequirements],
    ["niceToHave", lines.niceToHave],
    ["languages", lines.languageRequirements],
  ];
  const blocks = [
    ...blocksOf(bodyOf(advert)),
    ...more.flatMap(([list, lines]): Block[] => {
      const items = unsaid(lines, description);
      return items.length > 0
        ? [
            { kind: "heading", text: HEADINGS[language][list] },
            { kind: "list", items },
          ]
        : [];
    }),
  ];
  return cut(blocks.map(htmlOf)).join("");
}

function htmlOf(block: Block): string {
  if (block.kind === "list") return `<ul>${block.items.map((item) => `<li>${plain(item)}</li>`).join("")}</ul>`;
  if (block.kind === "heading") return `<p><b>${plain(block.text)}</b></p>`;
  return `<p>${plain(block.text).replaceAll("\n", "<br>")}</p>`;
}

/** Prevents text from being read as a tag: a space is inserted after a `<` that would begin one. */
const plain = (words: string): string => words.replace(/<(?=[a-z/!?])/giu, "< ");

const MORE = "<p>…</p>";
const sizeInBytes = (text: string): number => Buffer.byteLength(text);

/** Shortens the HTML of a description to a number of bytes, by whole paragraphs and lists. */
export const shortened = (html: string, bytes: number): string =>
  cut(html.split(/(?<=<\/(?:p|ul)>)/u), bytes - sizeInBytes(MORE), sizeInBytes).join("");

/** Returns as many parts as fit. */
function cut(
  parts: readonly string[],
  most = FEED_ADVERT_MAX_CHARACTERS,
  sizeOf = (part: string): number => part.length,
): readonly string[] {
  let size = 0;
  const end = parts.findIndex((part) => (size += sizeOf(part)) > most);
  return end < 0 ? parts : [...parts.slice(0, end), MORE];
}
