import type { Locale } from "../../account/account.info.ts";
import type { Fields } from "../job.info.ts";
import { FEED_ADVERT_MAX_CHARACTERS } from "../../kernel/limits.ts";
import { blocksOf, bodyOf, unsaid, type Block } from "../advert.info.ts";

type List = "tasks" | "musts" | "niceToHave" | "languages";

/** Over lines that the advert does not say itself; in its language, and not in that of whoever reads the feed. */
const HEADINGS: Record<Locale, Record<List, string>> = {
  en: { tasks: "What you will do", musts: "What counts", niceToHave: "Nice to have", languages: "Languages" },
  de: { tasks: "Ihre Aufgaben", musts: "Was zählt", niceToHave: "Gern gesehen", languages: "Sprachen" },
  es: { tasks: "Qué harás", musts: "Qué cuenta", niceToHave: "Se valora", languages: "Idiomas" },
  tr: { tasks: "Ne yapacaksınız", musts: "Neler önemli", niceToHave: "Olursa iyi olur", languages: "Diller" },
};

type Advert = Pick<
  Fields,
  "description" | "keyResponsibilities" | "mustHaveRequirements" | "niceToHave" | "languageRequirements"
> & {
  readonly title: string;
  readonly company: string;
  readonly language: Locale;
};

/**
 * An advert as the HTML that both platforms take: paragraphs, lists, breaks and bold words, and no entities, which Indeed does not
 * understand. Of one that is too long, its beginning. Empty for one that says nothing.
 */
export function descriptionOf(advert: Advert): string {
  const { description, language } = advert;
  const more: readonly (readonly [List, readonly string[]])[] = [
    ["tasks", advert.keyResponsibilities],
    ["musts", advert.mustHaveRequirements],
    ["niceToHave", advert.niceToHave],
    ["languages", advert.languageRequirements],
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

/** Words that no reader of HTML takes for a tag: a sign that would begin one gets a space behind it. */
const plain = (words: string): string => words.replace(/<(?=[a-z/!?])/giu, "< ");

/** As many parts as there is room for. */
function cut(parts: readonly string[]): readonly string[] {
  let characters = 0;
  const end = parts.findIndex((part) => (characters += part.length) > FEED_ADVERT_MAX_CHARACTERS);
  return end < 0 ? parts : [...parts.slice(0, end), "<p>…</p>"];
}
