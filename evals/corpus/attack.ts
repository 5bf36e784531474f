import { linesAt, literal, streamOf, type RawPage } from "./raw-pdf.ts";

/** A way to put words into a CV that a reader of the page does not see, or that speak to a machine. */
export interface Attack {
  readonly kind: string;
  /** Draws onto a page that shows `lines`; `secret` holds the words that must not count, `advert` the lines of the job's advert. */
  readonly page: (lines: readonly string[], secret: readonly string[], advert: readonly string[]) => RawPage;
  /** The form in which the recruiter is warned; absent when the words are visible and harmless. */
  readonly shownAs: "hidden" | "instruction" | "nothing";
  /** The CV to compare with, when it is not the unchanged one. */
  readonly base?: Attack["page"];
}

/** Education, skills and languages with their headings, at the end of the lines. */
const REST = 6;
const leading = 14;
export const cv = (lines: readonly string[]) => linesAt(lines);
/** The CV with `inside` drawn after its last role, where visible words would count. */
export const around = (lines: readonly string[], inside: string) =>
  `${linesAt(lines.slice(0, -REST))} ${inside} ${linesAt(lines.slice(-REST), { y: 780 - leading * (lines.length - REST) })}`;
export const low = { x: 60, y: 150, size: 7, leading: 9 };
export const secretAt = (secret: readonly string[], before = "", place = low) => `q ${before} ${linesAt(secret, place)} Q`;
export const fill = (colour: string, x: number, y: number, w: number, h: number) => `q ${colour} ${x} ${y} ${w} ${h} re f Q`;
export const state = (entries: string) => `/ExtGState<</G <<${entries}>>>>`;
export const form = (content: string, entries = "") =>
  streamOf(content, `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>${entries}`);
export const XOBJECT = "/XObject<</X 20 0 R>>";

export const plain =
  (before: string, place = low) =>
  (lines: readonly string[], secret: readonly string[]): RawPage => ({ content: around(lines, secretAt(secret, before, place)) });
export const withState =
  (entries: string, more: Partial<RawPage> = {}) =>
  (lines: readonly string[], secret: readonly string[]): RawPage => ({
    content: around(lines, secretAt(secret, "/G gs")),
    resources: state(entries),
    ...more,
  });

/** The hidden lines, with `after` drawn over them. */
export const over =
  (after: string | ((secret: readonly string[]) => string), more: Partial<RawPage> = {}, before = ""): Attack["page"] =>
  (lines, secret) => ({
    content: around(lines, `${before} ${secretAt(secret)} ${typeof after === "string" ? after : after(secret)}`),
    ...more,
  });

export const repeat = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join(" ");

export const inFont = (content: string) => content.replaceAll("/F1 ", "/F3 ");

/** Letters that read as themselves. */
export const SAME = streamOf(
  "begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap",
);

/** Each hidden line in a form field of its own, with `entries` in the field's dictionary. */
export const fields =
  (entries: string, { size = 8, objects = [] as readonly string[] } = {}): Attack["page"] =>
  (lines, secret) => ({
    content: around(lines, ""),
    annotations: secret.map(
      (line, i) =>
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${i})/F 4/Rect[60 ${145 - 10 * i} 555 ${154 - 10 * i}]/V${literal(line)}/DA(/F1 ${size} Tf 0 g)${entries}>>`,
    ),
    objects,
    catalog: "/AcroForm<</Fields[]/DR<</Font<</F1 4 0 R>>>>>>",
  });
