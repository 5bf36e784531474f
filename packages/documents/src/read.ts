import { fieldLines, linksOf, notesOf, unseenProperties } from "./annotations.ts";
import { columnsApart } from "./columns.ts";
import type { Box, Document, HiddenText, Page, Word } from "./document.ts";
import { asMatrix, clampToPage, round } from "./geometry.ts";
import { interpret, pictureShare } from "./interpret.ts";
import { LIMITS, withVerdict } from "./limits.ts";
import { open, type PdfDocument, type PdfFont } from "./pdf.ts";
import { repair } from "./repair.ts";
import { sniff } from "./sniff.ts";
import { verdictOf } from "./verdict.ts";
import { part } from "./visibility.ts";
import { linesOf, type Line } from "./words.ts";

/** Fewer letters than this in the whole file are stray marks, not a message; they are kept out of the text and not reported. */
const HIDDEN_LETTERS = 20;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Reads a PDF in this very thread, which it blocks, and without any limit on time or memory: call it through `createReader`.
 * Never throws for what is in the bytes: they end in a verdict.
 */
export async function read(bytes: Uint8Array): Promise<Document> {
  const early = sniff(bytes);
  if (early) return withVerdict(early);

  const hasClearPictures = mayPicturesBeClear(bytes);
  try {
    const { pdf, close } = await openOrRepair(bytes);
    try {
      return pdf.numPages > LIMITS.pages ? withVerdict("tooManyPages") : await readPages(pdf, hasClearPictures);
    } finally {
      await close();
    }
  } catch (error) {
    return withVerdict(error instanceof Error && error.name === "PasswordException" ? "encrypted" : "damaged");
  }
}

async function openOrRepair(bytes: Uint8Array): ReturnType<typeof open> {
  try {
    return await open(new Uint8Array(bytes));
  } catch (error) {
    const repaired = error instanceof Error && error.name === "InvalidPDFException" ? repair(bytes) : undefined;
    if (!repaired) throw error;
    return open(repaired);
  }
}

/** Whether any picture of the file has a mask. Dictionaries of pictures are never compressed, so the bytes tell. */
function mayPicturesBeClear(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ["/SMask", "/Mask", "/ImageMask"].some((key) => file.includes(key, 0, "latin1"));
}

async function readPages(pdf: PdfDocument, hasClearPictures: boolean): Promise<Document> {
  const layers = await pdf.getOptionalContentConfig();
  const document = new Assembly();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const size = { width: viewport.width, height: viewport.height };
    const onPage = { matrix: asMatrix(viewport.transform), size };
    const box: Box = [0, 0, size.width, size.height];
    const [operators, annotations] = await Promise.all([page.getOperatorList(), page.getAnnotations()]);

    const painting = interpret(operators, {
      matrix: onPage.matrix,
      page: box,
      fontOf: (id) => (typeof id === "string" && page.commonObjs.has(id) ? (page.commonObjs.get(id) as PdfFont) : {}),
      isLayerVisible: (group) => layers.isVisible(group),
    });
    const { visible, hidden } = part(painting, box, hasClearPictures);
    for (const glyph of visible) document.glyphs.push(glyph.text);
    document.pictureShare = Math.max(document.pictureShare, pictureShare(painting.shapes, box));
    document.shapeCount += painting.shapes.length;

    document.addPage(size, [...columnsApart(linesOf(visible)), ...fieldLines(annotations, painting.annotations, onPage)]);
    for (const [kind, glyphs] of hidden) document.addHidden(kind, linesOf(glyphs));
    for (const note of notesOf(annotations, onPage)) {
      document.addHidden("annotation", [{ words: [note], box: note.box, em: 0 }]);
    }
    for (const link of linksOf(annotations, onPage)) document.links.push({ page: number, ...link });
    page.cleanup();
  }
  return document.finish((await pdf.getMetadata()).info);
}

/** Collects pages into one text with offsets. */
class Assembly {
  readonly links: Mutable<Document["links"][number]>[] = [];
  readonly glyphs: string[] = [];
  pictureShare = 0;
  shapeCount = 0;
  #text = "";
  readonly #pages: Page[] = [];
  readonly #words: Word[] = [];
  readonly #hidden: HiddenText[] = [];

  addPage(size: { width: number; height: number }, lines: readonly Line[]): void {
    const start = this.#text.length;
    const page = this.#pages.length + 1;
    for (const line of lines) {
      if (this.#text.length > LIMITS.characters) break;
      line.words.forEach((word, i) => {
        if (i > 0) this.#text += " ";
        const from = this.#text.length;
        this.#text += word.text;
        this.#words.push({ start: from, end: this.#text.length, page, box: round(clampToPage(word.box, size)) });
      });
      this.#text += "\n";
    }
    this.#pages.push({ ...size, start, end: this.#text.length });
  }

  addHidden(kind: HiddenText["kind"], lines: readonly Line[]): void {
    if (lines.length === 0) return;
    const page = this.#pages.length;
    const size = this.#pages.at(-1)!;
    const text = lines.map((line) => line.words.map((word) => word.text).join(" ")).join("\n");
    this.#hidden.push({
      kind,
      page,
      text: text.slice(0, LIMITS.hiddenCharacters),
      boxes: lines.map((line) => round(clampToPage(line.box, size))),
    });
  }

  finish(info: Record<string, unknown>): Document {
    const verdict = verdictOf({
      text: this.#text,
      glyphs: this.glyphs,
      pictureShare: this.pictureShare,
      shapeCount: this.shapeCount,
    });
    const hidden = [...this.#hidden, ...unseenProperties(info, this.#text)];
    const letters = hidden.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
    const isRead = verdict === "ok" || verdict === "lowText";
    return {
      ...withVerdict(verdict),
      ...(isRead ? { text: this.#text, words: this.#words } : {}),
      pages: isRead ? this.#pages : this.#pages.map((page) => ({ ...page, start: 0, end: 0 })),
      hidden: letters >= HIDDEN_LETTERS ? hidden : [],
      links: this.links,
    };
  }
}
