import { coversOf, fieldLines, linksOf, notesOf, unseenProperties } from "./annotations.ts";
import { BlankFonts } from "./blank-font.ts";
import { isBomb } from "./bomb.ts";
import { columnsApart } from "./columns.ts";
import type { Box, Document, HiddenKind, HiddenText, Page, Word } from "./document.ts";
import { DrawnPages } from "./drawn.ts";
import { asMatrix, clampToPage, round } from "./geometry.ts";
import { layersOf } from "./layers.ts";
import { interpret } from "./interpret.ts";
import type { Surface } from "./interpreter.ts";
import { LIMITS, withVerdict } from "./limits.ts";
import { withLostLetter } from "./lost-letter.ts";
import { annotationsOf, fontNamed, isPasswordError, objectNamed } from "./pdf.ts";
import type { PdfDocument, PdfLayers, PdfOperators, PdfPage } from "./pdf.ts";
import { Effort, pictureShare, type Glyph, type Painting } from "./paint.ts";
import { withJustified } from "./justified.ts";
import { inReadingOrder } from "./reading-order.ts";
import { openOrRepair } from "./repair.ts";
import { sniff } from "./sniff.ts";
import { verdictOf } from "./verdict.ts";
import { viewersOf, type Viewers } from "./viewers.ts";
import { part, scaleOf, type Seen } from "./visibility.ts";
import { linesOf, type Line } from "./words.ts";

/** Hidden text of fewer letters in the whole file is not reported, because it is stray marks; it stays out of the text. */
const HIDDEN_LETTERS = 20;

/** Smaller shapes, in points, are dots and rules and not letters turned into outlines. */
const LETTER_LIKE = 3;

/** Marks that programs leave unseen in every file: a number by which they know it, or their own name. */
const MARK_OF_PROGRAM = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|powered by tcpdf \(www\.tcpdf\.org\)/gi;

/** The page is drawn when the visibility of this many letters depends on it. */
const LETTERS_TO_LOOK = 4;
const LETTERS_OF_A_TEXT = 50;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Reads a PDF in this thread, blocks it, and has no limit on time or memory: call it through `createReader`. Faulty bytes never make it
 * throw; they give a verdict.
 */
export async function read(bytes: Uint8Array): Promise<Document> {
  const early = sniff(bytes);
  if (early) return withVerdict(early);
  if (isBomb(bytes)) return withVerdict("damaged");

  const viewers = viewersOf(bytes);
  const drawnPages = new DrawnPages(bytes, viewers.canBeDrawn);
  try {
    const { pdf, fonts, close } = await openOrRepair(bytes);
    try {
      if (pdf.numPages > LIMITS.pages) return withVerdict("tooManyPages");
      return await readPages(pdf, {
        drawnPages,
        blankFonts: new BlankFonts(fonts),
        mayPicturesBeClear: hasMasks(bytes),
        viewers,
      });
    } finally {
      await drawnPages.close();
      await close();
    }
  } catch (error) {
    return withVerdict(isPasswordError(error) ? "encrypted" : "damaged");
  }
}

/** True when a picture of the file has a mask. Dictionaries of pictures are never compressed, so the bytes can be searched. */
function hasMasks(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ["/SMask", "/Mask", "/ImageMask"].some((key) => file.includes(key, 0, "latin1"));
}

interface Means {
  readonly drawnPages: DrawnPages;
  readonly blankFonts: BlankFonts;
  readonly mayPicturesBeClear: boolean;
  readonly viewers: Viewers;
}

async function readPages(pdf: PdfDocument, { drawnPages, blankFonts, mayPicturesBeClear, viewers }: Means): Promise<Document> {
  const layers = await layersOf(pdf, viewers.mayHideLayers);
  const document = new Assembly();
  const effort = new Effort();
  const shortSide = await largestShortSide(pdf);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const size = { width: viewport.width, height: viewport.height };
    const onPage = { matrix: asMatrix(viewport.transform), size };
    const box: Box = [0, 0, size.width, size.height];
    const operators = await page.getOperatorList();
    const annotations = await annotationsOf(pdf, page, number);

    const covers = coversOf(annotations, onPage);
    const known = { matrix: onPage.matrix, page: box, layers, effort, mayPicturesBeClear, viewers, covers, shortSide };
    const look = lookAt(page, operators, { ...known, blankFonts });
    const { painting, scale } = look;
    const { visible: shown, hidden, unfit } = await decided(look, drawnPages, number, size);
    const visible = withLostLetter(shown);
    for (const glyph of visible) document.glyphs.push(glyph.text);
    document.pictureShare = Math.max(document.pictureShare, pictureShare(painting.shapes, box));
    document.shapeCount += painting.shapes.filter(
      ({ box: [x0, y0, x1, y1] }) => x1 - x0 >= LETTER_LIKE && y1 - y0 >= LETTER_LIKE,
    ).length;
    document.lostRuns += painting.lostRuns;

    const fields = fieldLines(annotations, painting.annotations, onPage, scale, viewers.mayHideFields);
    document.addPage(size, [...inReadingOrder(columnsApart(withJustified(linesOf(visible)))), ...fields.seen]);
    document.addHidden("annotation", document.unshown(fields.unseen));
    for (const [kind, glyphs] of hidden) document.addHidden(kind, document.unshown(linesOf(glyphs)));
    document.recognisedLetters += lettersIn(look.recognised.keys());
    for (const [kind, glyphs] of unfit) document.addUnfit(kind, document.unshown(linesOf(glyphs)));
    for (const note of notesOf(annotations, painting.annotations, onPage)) {
      document.addHidden("annotation", [{ words: [note], box: note.box, em: 0 }]);
    }
    for (const link of linksOf(annotations, onPage)) document.links.push({ page: number, ...link });
    page.cleanup();
  }
  return document.finish((await pdf.getMetadata()).info);
}

/** The short side of the largest page: a viewer scales all pages of a file alike. */
async function largestShortSide(pdf: PdfDocument): Promise<number> {
  let largest = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    largest = Math.max(largest, Math.min(width, height));
  }
  return largest;
}

const lettersIn = (glyphs: Iterable<Glyph>) => Array.from(glyphs).filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;

/** Asks the drawn page where the operators leave a doubt. */
async function decided(
  { painting, visible, hidden, runs, doubts, invisible, recognised, misnamed }: { painting: Painting } & Seen,
  drawnPages: DrawnPages,
  number: number,
  size: { readonly width: number; readonly height: number },
): Promise<Pick<Seen, "visible" | "hidden"> & { readonly unfit: ReadonlyMap<HiddenKind, readonly Glyph[]> }> {
  const unfit = new Map<HiddenKind, Glyph[]>();
  const doubted = lettersIn(doubts.keys()) >= LETTERS_TO_LOOK ? doubts : new Map<never, never>();
  const traceable = lettersIn(invisible.flat()) >= LETTERS_TO_LOOK ? invisible : [];
  if (doubted.size === 0 && traceable.length === 0 && recognised.size === 0 && misnamed.length === 0)
    return { visible, hidden, unfit };
  const asked = { runs, doubts: doubted, invisible: traceable, recognised, misnamed };
  const { unseen, misread, traced } = await drawnPages.look(number, size, asked);
  const others = new Set(misnamed);
  for (const glyph of unseen) {
    const piles = recognised.has(glyph) ? unfit : hidden;
    const kind = recognised.get(glyph) ?? (others.has(glyph) ? "otherLetters" : doubts.get(glyph)!.kind);
    const pile = piles.get(kind);
    if (!pile) piles.set(kind, [glyph]);
    else if (pile.length < LIMITS.hiddenCharacters) pile.push(glyph);
  }
  if (unseen.size === 0 && misread.size === 0 && traced.size === 0) return { visible, hidden, unfit };
  // Marks between traced letters are too small to be told from specks.
  const isMark = ({ text }: Glyph) => !/[\p{L}\p{N}]/u.test(text);
  const isShown = (glyph: Glyph) => traced.has(glyph) || (traced.size >= LETTERS_OF_A_TEXT && isMark(glyph));
  const shown = new Set(visible.filter((glyph) => !unseen.has(glyph) && !misread.has(glyph)));
  for (const [kind, glyphs] of hidden) {
    for (const glyph of glyphs) if (isShown(glyph)) shown.add(glyph);
    hidden.set(
      kind,
      glyphs.filter((glyph) => !isShown(glyph)),
    );
  }
  return { visible: painting.glyphs.filter((glyph) => shown.has(glyph)), hidden, unfit };
}

type Known = Pick<Surface, "matrix" | "page" | "effort" | "mayPicturesBeClear"> & {
  readonly layers: PdfLayers;
  readonly blankFonts: BlankFonts;
  readonly viewers: Viewers;
  readonly covers: readonly Box[];
  /** The short side of the file's largest page. */
  readonly shortSide: number;
};

function lookAt(page: PdfPage, operators: PdfOperators, known: Known): { painting: Painting; scale: number } & Seen {
  const painting = interpret(operators, surfaceOf(page, known));
  const { page: box, shortSide } = known;
  const scale = scaleOf(painting.glyphs, shortSide);
  return {
    painting,
    scale,
    ...part(painting, {
      page: box,
      scale,
      blankness: (font) => known.blankFonts.of(font),
      mayDrawOthers: (font) => known.blankFonts.mayDrawOthers(font),
      sizeOf: (font) => known.blankFonts.sizeOf(font),
      viewers: known.viewers,
      covers: known.covers,
    }),
  };
}

const surfaceOf = (page: PdfPage, known: Known): Surface => ({
  matrix: known.matrix,
  page: known.page,
  effort: known.effort,
  mayPicturesBeClear: known.mayPicturesBeClear,
  fontOf: (name) => fontNamed(page, name),
  objectOf: (name) => objectNamed(page, name),
  noteGlyph: (font, glyph, look) => known.blankFonts.note(font, glyph, look),
  paintsGlyph: (font, glyph) => known.blankFonts.paints(font, glyph),
  isLayerVisible: (group) => known.layers.isVisible(group),
});

/** A program that reads a scan makes words of ornaments, photos and stamps. Less of a file's layer than this share counts for nothing, but is not reported. */
const LEAST_UNFIT = 0.1;

const lettersOf = (hidden: readonly HiddenText[]): number =>
  hidden.reduce((sum, { text }) => sum + (text.replace(MARK_OF_PROGRAM, "").match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

/** Assembles the pages into one text with offsets. */
class Assembly {
  readonly links: Mutable<Document["links"][number]>[] = [];
  readonly glyphs: string[] = [];
  pictureShare = 0;
  shapeCount = 0;
  lostRuns = 0;
  /** Letters of the layers that a program recognised in scans. */
  recognisedLetters = 0;
  #text = "";
  readonly #pages: Page[] = [];
  readonly #words: Word[] = [];
  readonly #hidden: HiddenText[] = [];
  readonly #unfit: HiddenText[] = [];

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

  /** Lines that the last page does not also show: a shadow or a second layer with the same text is not a message. */
  unshown(lines: readonly Line[]): Line[] {
    if (lines.length === 0) return [];
    const shown = this.#text.slice(this.#pages.at(-1)!.start).replaceAll(/\s/gu, "");
    return lines.filter((line) => !shown.includes(line.words.map((word) => word.text).join("")));
  }

  addHidden(kind: HiddenKind, lines: readonly Line[]): void {
    if (lines.length > 0) this.#hidden.push(this.#onLastPage(kind, lines));
  }

  /** Recognised text that its scan does not show. */
  addUnfit(kind: HiddenKind, lines: readonly Line[]): void {
    if (lines.length > 0) this.#unfit.push(this.#onLastPage(kind, lines));
  }

  #onLastPage(kind: HiddenKind, lines: readonly Line[]): HiddenText {
    const page = this.#pages.length;
    const size = this.#pages.at(-1)!;
    const text = lines.map((line) => line.words.map((word) => word.text).join(" ")).join("\n");
    return {
      kind,
      page,
      text: text.slice(0, LIMITS.hiddenCharacters),
      boxes: lines.map((line) => round(clampToPage(line.box, size))),
    };
  }

  finish(info: Record<string, unknown>): Document {
    const verdict = verdictOf({
      text: this.#text,
      glyphs: this.glyphs,
      pictureShare: this.pictureShare,
      shapeCount: this.shapeCount,
      lostRuns: this.lostRuns,
    });
    const isMisread = lettersOf(this.#unfit) < LEAST_UNFIT * this.recognisedLetters;
    const hidden = [...this.#hidden, ...(isMisread ? [] : this.#unfit), ...unseenProperties(info, this.#text)];
    const isRead = verdict === "ok" || verdict === "lowText";
    return {
      ...withVerdict(verdict),
      ...(isRead ? { text: this.#text, words: this.#words } : {}),
      pages: isRead ? this.#pages : this.#pages.map((page) => ({ ...page, start: 0, end: 0 })),
      hidden: lettersOf(hidden) >= HIDDEN_LETTERS ? hidden : [],
      links: this.links,
    };
  }
}
