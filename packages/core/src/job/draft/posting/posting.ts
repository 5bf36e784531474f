import { languageOf, type AdvertFields, type Language } from "@candor/scoring";
import type { Pay } from "../../job.info.ts";
import { cut } from "../../../kernel/clean-text.ts";
import { plainText } from "../../../kernel/plain-text.ts";

/** A platform's data about a job besides its text, in the codes of the job's fields. */
export type Facts = Partial<
  Pick<
    AdvertFields,
    "title" | "department" | "location" | "employmentType" | "remotePolicy" | "yearsOfExperience" | "educationLevel"
  >
> & { pay?: Pay | undefined };

export interface Posting extends Facts {
  /** Plain text with line breaks. */
  readonly description: string;
  /** The posting is closed for applications. */
  readonly isOver?: boolean;
}

/** Converts text or HTML to one line for a field. */
export function lineOf(words: string | undefined): string | undefined {
  return cut(plainText(words ?? "").replace(/\s+/g, " "), LINE_MAX_CHARACTERS).trim() || undefined;
}
const LINE_MAX_CHARACTERS = 200;

/** Joins places into one line, without duplicates. */
export function placesOf(places: readonly (string | undefined)[]): string | undefined {
  const lines = places.slice(0, PLACES_LOOKED_AT).flatMap((place) => lineOf(place) ?? []);
  return lineOf([...new Set(lines)].slice(0, PLACES_NAMED).join(" / "));
}
const PLACES_LOOKED_AT = 10;
const PLACES_NAMED = 3;

/** Parts of a description that platforms store apart, each with its own heading. */
type Part = "responsibilities" | "requirements" | "benefits";

const HEADINGS: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  en: { responsibilities: "Responsibilities", requirements: "Requirements", benefits: "Benefits" },
  de: { responsibilities: "Aufgaben", requirements: "Anforderungen", benefits: "Wir bieten" },
  es: { responsibilities: "Responsabilidades", requirements: "Requisitos", benefits: "Ofrecemos" },
  tr: { responsibilities: "Görevler", requirements: "Aranan nitelikler", benefits: "Sunduklarımız" },
};

/** A part of a description: its HTML with the platform's own or our standard heading. */
export interface Section {
  readonly html: string | undefined;
  readonly part?: Part;
  readonly heading?: string | undefined;
}

/** Joins the sections of a description as text. A section that an earlier one contains completely is left out. */
export function descriptionOf(sections: readonly Section[]): string {
  const read = sections.slice(0, SECTIONS_MAX).map(({ html = "", part, heading }) => ({
    text: plainText(html),
    part,
    heading: plainText(heading ?? ""),
  }));
  const language = languageOf(read.map(({ text }) => text).join("\n"));
  let description = "";
  for (const { text, part, heading } of read) {
    if (!text || words(description).includes(words(text))) continue;
    const title = heading || (part && !beginsWithHeading(text) ? HEADINGS[language][part] : "");
    description += `${description && "\n\n"}${title && `${title}\n`}${text}`;
  }
  return description;
}

const SECTIONS_MAX = 40;

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const HEADING_MAX_CHARACTERS = 60;

/** True if a text begins with a short line of its own, which serves as its heading. */
function beginsWithHeading(text: string): boolean {
  const [first = "", second] = text.split("\n");
  return second !== undefined && !first.startsWith("- ") && first.length <= HEADING_MAX_CHARACTERS && !/[.!?,;]$/.test(first);
}
