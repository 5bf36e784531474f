import { A4, pdfOf, type Pen } from "./pen.ts";
import { seedOf } from "./random.ts";

/**
 * A CV as its writer typed it. The first line is the name, what follows up to the first heading stands below it. `## Heading` begins a
 * section, `##~ Heading` one that a layout may set apart in a side column. `= Title | Employer | Dates` begins an entry, `- ` a bullet;
 * anything else is a paragraph.
 */
export type FreeText = string;

export const FREE_LAYOUTS = ["plain", "ruled", "sidebar", "dated", "centred"] as const;
export type FreeLayout = (typeof FREE_LAYOUTS)[number];

type Block =
  | { readonly kind: "entry"; readonly title: string; readonly employer: string; readonly dates: string }
  | { readonly kind: "bullet" | "line"; readonly text: string };

interface Section {
  readonly heading: string;
  readonly isAside: boolean;
  readonly blocks: Block[];
}

interface Sheet {
  readonly name: string;
  readonly below: readonly string[];
  readonly sections: readonly Section[];
}

function blockOf(line: string): Block {
  if (line.startsWith("- ")) return { kind: "bullet", text: line.slice(2) };
  if (!line.startsWith("= ")) return { kind: "line", text: line };
  const [title = "", ...rest] = line
    .slice(2)
    .split("|")
    .map((part) => part.trim());
  return { kind: "entry", title, employer: rest.slice(0, -1).join(", "), dates: rest.at(-1) ?? "" };
}

export function sheetOf(text: FreeText): Sheet {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const first = lines.findIndex((line) => line.startsWith("##"));
  const sections: Section[] = [];
  for (const line of lines.slice(first)) {
    if (line.startsWith("##"))
      sections.push({ heading: line.replace(/^##~? /, ""), isAside: line.startsWith("##~"), blocks: [] });
    else sections.at(-1)!.blocks.push(blockOf(line));
  }
  return { name: lines[0]!, below: lines.slice(1, first), sections };
}

type DrawEntry = (pen: Pen, entry: Extract<Block, { kind: "entry" }>) => void;
const GREY = "#5c666a";

function blocks(pen: Pen, all: readonly Block[], entry: DrawEntry, sign = "•"): void {
  for (const block of all)
    if (block.kind === "entry") entry(pen.gap(3).room(40), block);
    else if (block.kind === "bullet") pen.bullet(block.text, sign);
    else pen.text(block.text);
}

const joined = (...texts: string[]) => texts.filter((text) => text !== "").join(", ");

function page(pen: Pen, margin: number): Pen {
  pen.pdf.addPage({ size: "A4", margin: 0 });
  pen.margin = margin;
  return pen.column(margin, A4.width - 2 * margin, margin);
}

/** Title and employer on one line, dates below. */
function plain(pen: Pen, { name, below, sections }: Sheet): void {
  page(pen, 58).text(name, { bold: true, size: 19, after: 3 });
  for (const line of below) pen.text(line, { size: 9.5 });
  for (const { heading, blocks: all } of sections) {
    pen.gap(8).room(50).text(heading, { bold: true, size: 12 });
    blocks(pen, all, (_, { title, employer, dates }) =>
      pen.text(joined(title, employer), { bold: true }).text(dates, { colour: GREY }),
    );
  }
}

/** Headings in capitals over a rule; dates at the right margin, on the line of the title. */
function ruled(pen: Pen, { name, below, sections }: Sheet): void {
  const colour = "#1f4e79";
  page(pen, 50).text(name, { bold: true, size: 21, colour });
  pen.text(below.join(" | "), { size: 9 });
  for (const { heading, blocks: all } of sections) {
    pen.gap(9).room(50).text(heading, { bold: true, size: 11, colour }).rule(colour);
    const [left, width] = [pen.left, pen.width];
    blocks(pen, all, (_, { title, employer, dates }) => {
      const top = pen.y;
      pen.column(left + width - 150, 150, top).text(dates, { align: "right", colour: GREY });
      pen.column(left, width - 160, top).text(title, { bold: true });
      pen.column(left, width).text(employer, { colour: GREY });
    });
  }
}

/** Contacts and short sections in a coloured column at the left. */
function sidebar(pen: Pen, { name, below, sections }: Sheet): void {
  // Where the writer set nothing apart, the short sections at the end are.
  const isApart = sections.some(({ isAside }) => isAside)
    ? ({ isAside }: Section) => isAside
    : (one: Section) => sections.indexOf(one) > 0 && one.blocks.every(({ kind }) => kind !== "entry");
  page(pen, 44).pdf.rect(0, 0, 180, A4.height).fill("#2b3a42");
  pen.colour = "#ffffff";
  pen.size = 9;
  pen.column(18, 146, 48);
  for (const line of below.slice(1)) pen.text(line);
  const entry: DrawEntry = (_, { title, employer, dates }) =>
    pen.text(title, { bold: true }).text(joined(employer, dates), { colour: pen.colour });
  const [aside, rest] = [sections.filter(isApart), sections.filter((one) => !isApart(one))];
  for (const { heading, blocks: all } of aside) {
    pen.gap(10).text(heading, { bold: true, size: 11 });
    blocks(pen, all, entry, "-");
  }
  pen.colour = "#1c1c1c";
  pen.size = 10;
  pen.column(204, A4.width - 244, 46).text(name, { bold: true, size: 20 });
  if (below.length > 0) pen.text(below[0]!, { size: 11.5, colour: GREY });
  for (const { heading, blocks: all } of rest) {
    pen.gap(9).room(50).text(heading, { bold: true, size: 12.5, colour: "#2b3a42" });
    blocks(pen, all, entry);
  }
}

/** Dates in a column of their own, as in the tabular CV. */
function dated(pen: Pen, { name, below, sections }: Sheet): void {
  const [left, width] = [60, A4.width - 120];
  const wide = () => pen.column(left, width);
  page(pen, 60).text(name, { bold: true, size: 17, after: 4 });
  for (const line of below) pen.text(line);
  for (const { heading, blocks: all } of sections) {
    wide().gap(10).room(60).text(heading, { bold: true, size: 11.5, colour: "#7a2e39" }).rule("#b9a3a6");
    blocks(
      pen,
      all,
      (_, { title, employer, dates }) => {
        const top = pen.y;
        pen.column(left, 116, top).text(dates, { colour: GREY });
        pen.column(left + 126, width - 126, top).text(title, { bold: true });
        pen.text(employer);
      },
      "-",
    );
  }
}

/** Centred header; the employer first, with the dates, then the title. */
function centred(pen: Pen, { name, below, sections }: Sheet): void {
  page(pen, 62).text(name, { bold: true, size: 18, align: "center" });
  for (const line of below) pen.text(line, { size: 9.5, align: "center" });
  for (const { heading, blocks: all } of sections) {
    pen.gap(9).room(50).text(heading, { bold: true, size: 10.5, align: "center" });
    blocks(pen, all, (_, { title, employer, dates }) =>
      pen.text(employer === "" ? dates : `${employer} (${dates})`).text(title, { bold: true }),
    );
  }
}

const drawings: Record<FreeLayout, (pen: Pen, sheet: Sheet) => void> = { plain, ruled, sidebar, dated, centred };

/** The CV as a PDF, the same bytes each time. */
export const drawFreeText = (id: string, text: FreeText, layout: FreeLayout): Promise<Uint8Array> =>
  pdfOf(text, seedOf(id) % 3, (pen) => drawings[layout](pen, sheetOf(text)));
