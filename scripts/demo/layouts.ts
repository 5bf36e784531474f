import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Cv, Entry, Layout, Section } from "./cv.ts";

type Page = PDFKit.PDFDocument;

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const INNER = A4.width - 2 * MARGIN;

/**
 * Liberation Sans as pdfjs-dist ships it (GPL 2 with the font exception: a document that embeds the font is free of the licence). Its
 * letters cover all four languages; the fonts built into PDF know no ş, ğ or ı.
 */
const fonts = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");
export const FONT_FILES = {
  regular: join(fonts, "LiberationSans-Regular.ttf"),
  bold: join(fonts, "LiberationSans-Bold.ttf"),
};

interface Look {
  readonly regular: string;
  readonly bold: string;
  readonly size: number;
}
const sans: Look = { regular: FONT_FILES.regular, bold: FONT_FILES.bold, size: 10.5 };
const serif: Look = { regular: "Times-Roman", bold: "Times-Bold", size: 11 };

const GREY = "#5c666a";

/** Draws a CV in its layout. The document starts without a page; every layout adds its own. */
export const layouts: Record<Exclude<Layout, "scan">, (page: Page, cv: Cv) => void> = { column, sidebar, labels, band, plain };

function column(page: Page, cv: Cv): void {
  page.addPage({ size: "A4", margin: MARGIN });
  if (cv.hasPhoto) photo(page, A4.width - MARGIN - 52, 84);
  page
    .font(sans.bold)
    .fontSize(20)
    .fillColor(cv.colour)
    .text(cv.name, MARGIN, 84, { width: INNER - 64 });
  page.font(sans.regular).fontSize(sans.size).fillColor("#222222");
  for (const line of [cv.title, ...cv.contact, ...(cv.personal ?? [])]) page.moveDown(0.25).text(line, { width: INNER - 64 });
  for (const section of cv.sections) {
    heading(page, sans, cv.colour, section.heading, MARGIN, INNER);
    for (const entry of section.entries) entryBelow(page, sans, entry, MARGIN, INNER);
  }
  if (cv.hidden !== undefined) hidden(page, cv.hidden);
}

function sidebar(page: Page, cv: Cv): void {
  const side = 172;
  page.addPage({ size: "A4", margins: { top: 48, bottom: 48, left: side + 28, right: 44 } });
  page.rect(0, 0, side, A4.height).fill(cv.colour);

  let top = 56;
  if (cv.hasPhoto) {
    photo(page, 28, top);
    top += 84;
  }
  page
    .font(sans.bold)
    .fontSize(14)
    .fillColor("#ffffff")
    .text(cv.name, 28, top, { width: side - 44 });
  page
    .font(sans.regular)
    .fontSize(9.5)
    .text(cv.title, { width: side - 44 })
    .moveDown(1.2);
  for (const line of cv.contact)
    page
      .fontSize(8.5)
      .text(line, { width: side - 40 })
      .moveDown(0.3);
  for (const section of cv.sections.filter(isAside)) {
    page
      .moveDown(1.2)
      .font(sans.bold)
      .fontSize(10)
      .text(section.heading, 28, page.y, { width: side - 44 })
      .moveDown(0.4);
    page.font(sans.regular).fontSize(9.5);
    for (const line of section.entries.flatMap((entry) => entry.lines ?? [])) page.text(line, { width: side - 40 }).moveDown(0.3);
  }

  const left = side + 28;
  const width = A4.width - left - 44;
  page.x = left;
  page.y = 48;
  for (const section of cv.sections.filter((section) => !isAside(section))) {
    heading(page, sans, cv.colour, section.heading, left, width);
    for (const entry of section.entries) entryBelow(page, sans, entry, left, width);
  }
}

/** The tabular CV of German offices: labels on the left, text on the right. */
function labels(page: Page, cv: Cv): void {
  const column = 118;
  const left = MARGIN + column + 14;
  const width = A4.width - left - MARGIN;
  page.addPage({ size: "A4", margin: MARGIN });
  page.font(sans.bold).fontSize(18).fillColor(cv.colour).text("Lebenslauf", MARGIN, 60);
  if (cv.hasPhoto) photo(page, A4.width - MARGIN - 52, 60);
  page.moveDown(1);

  const row = (label: string, entry: Entry) => {
    if (page.y > A4.height - 120) page.addPage({ size: "A4", margin: MARGIN });
    const top = page.y;
    page.font(sans.regular).fontSize(sans.size).fillColor(GREY).text(label, MARGIN, top, { width: column });
    const below = page.y;
    page.x = left;
    page.y = top;
    page.fillColor("#1c1c1c");
    if (entry.title !== undefined) page.font(sans.bold).text(entry.title, left, page.y, { width });
    page.font(sans.regular);
    for (const line of [entry.place, entry.text].filter((line) => line !== undefined)) page.text(line, left, page.y, { width });
    for (const line of entry.lines ?? []) bullet(page, line, left, width);
    page.y = Math.max(page.y, below) + 5;
  };

  row("Name", { title: cv.name });
  row("Tätigkeit", { text: cv.title });
  row("Kontakt", { text: cv.contact.join("\n") });
  if (cv.personal) row("Persönliches", { text: cv.personal.join("\n") });
  for (const section of cv.sections) {
    heading(page, sans, cv.colour, section.heading, MARGIN, INNER);
    for (const entry of section.entries) row(entry.dates ?? "", entry);
  }
}

/** A dark band with the name in white, which is visible text although it is white. */
function band(page: Page, cv: Cv): void {
  page.addPage({ size: "A4", margin: MARGIN });
  page.rect(0, 0, A4.width, 116).fill(cv.colour);
  page.font(sans.bold).fontSize(22).fillColor("#ffffff").text(cv.name, MARGIN, 36);
  page.font(sans.regular).fontSize(11).text(cv.title).moveDown(0.3).fontSize(9);
  page.text(cv.contact.join("   ·   "), { link: `mailto:${cv.contact[0]}` });
  page.y = 128;
  const look = { ...sans, size: 11 };
  for (const section of cv.sections) {
    heading(page, look, cv.colour, section.heading, MARGIN, INNER);
    for (const entry of section.entries) entryBelow(page, look, entry, MARGIN, INNER);
  }
}

/** Like a letter of twenty years ago: Times, justified, text only. */
function plain(page: Page, cv: Cv): void {
  const margin = 76;
  const width = A4.width - 2 * margin;
  page.addPage({ size: "A4", margin });
  page
    .font(serif.regular)
    .fontSize(serif.size)
    .fillColor("#000000")
    .text("CURRICULUM VITAE", margin, 76, { width, align: "center" })
    .moveDown(1);
  for (const line of [cv.name, ...cv.contact]) page.text(line, { width, align: "center" });
  page.moveDown(0.8).text(cv.title, { width, align: "center" });
  for (const section of cv.sections) {
    page
      .moveDown(1)
      .font(serif.bold)
      .text(section.heading, margin, page.y, { width, underline: true })
      .moveDown(0.4)
      .font(serif.regular);
    for (const entry of section.entries) {
      const head = [entry.dates, entry.title, entry.place].filter((part) => part !== undefined).join(", ");
      if (head !== "") page.text(`${head}.`, { width, align: "justify" });
      for (const line of entry.lines ?? []) page.text(line, { width, align: "justify" });
      if (entry.text !== undefined) page.text(entry.text, { width, align: "justify" });
      page.moveDown(0.5);
    }
  }
}

function isAside(section: Section): boolean {
  return section.aside === true;
}

function heading(page: Page, look: Look, colour: string, text: string, left: number, width: number): void {
  if (page.y > A4.height - 140) page.addPage({ size: "A4", margin: MARGIN });
  else page.moveDown(1.3);
  page
    .font(look.bold)
    .fontSize(look.size + 1.5)
    .fillColor(colour)
    .text(text, left, page.y, { width });
  const line = page.y + 1;
  page
    .moveTo(left, line)
    .lineTo(left + width, line)
    .lineWidth(0.6)
    .strokeColor(colour)
    .stroke();
  page.y = line + 6;
}

function entryBelow(page: Page, look: Look, entry: Entry, left: number, width: number): void {
  page.fontSize(look.size).lineGap(2).fillColor("#1c1c1c");
  if (entry.title !== undefined) {
    page.font(look.bold).text(entry.title, left, page.y, { width, continued: entry.place !== undefined });
    if (entry.place !== undefined) page.font(look.regular).text(`, ${entry.place}`);
  }
  page.font(look.regular);
  if (entry.dates !== undefined) page.fillColor(GREY).text(entry.dates, left, page.y, { width }).fillColor("#1c1c1c");
  for (const line of entry.lines ?? []) bullet(page, line, left, width);
  if (entry.text !== undefined) page.text(entry.text, left, page.y, { width });
  page.y += 6;
}

function bullet(page: Page, line: string, left: number, width: number): void {
  const top = page.y + 1.5;
  page.text("•", left, top, { width: 8 });
  page.text(line, left + 10, top, { width: width - 10 });
}

/** A grey outline in the place of a photo. */
function photo(page: Page, left: number, top: number): void {
  page.rect(left, top, 52, 62).fill("#e3e8e8");
  page.lineWidth(1.4).strokeColor("#97a3a6");
  page.circle(left + 26, top + 24, 8).stroke();
  page
    .moveTo(left + 12, top + 50)
    .bezierCurveTo(left + 14, top + 36, left + 38, top + 36, left + 40, top + 50)
    .stroke();
}

function hidden(page: Page, text: string): void {
  page.font(sans.regular).fontSize(4).fillColor("#ffffff");
  page.text(text, MARGIN, A4.height - MARGIN - 24, { width: INNER, lineBreak: true });
}
