import type { Box, HiddenKind } from "./document.ts";
import { area, intersect, union } from "./geometry.ts";
import type { Glyph } from "./paint.ts";
import { otherLetters } from "./other-letters.ts";
import { compared } from "./recognised.ts";
import { tracedOn } from "./traced.ts";
import { openDrawn, type Bitmap, type DrawnFile, type DrawnPage, type PageObject } from "./renderer.ts";

/** Texts that overlap are left out one after the other, up to this many times. What lies deeper in a pile cannot be read. */
const MOST_PASSES = 6;
/** Least difference of a colour value (0 to 255) that an eye sees in small letters. */
const SEEN_DIFFERENCE = 32;
/** Blue differences count this fraction. */
const BLUE_SHARE = 3;
/** Least share of the difference that a letter's own colour would make, in percent: its rim, left free by a cover, is not the letter. */
const OWN_PERCENT = 40;
/** Least share of a letter's box that must differ, in thousandths; the stem of an "l" is a fifth of it. */
const INKED_THOUSANDTHS = 20;
/** The same for letters that may be cut: those of a thin face have ink on an eighth. */
const CUT_INKED_THOUSANDTHS = 90;
/** The same for letters at the edge of a clip, which may rightly cut a part of them. */
const CLIPPED_INKED_THOUSANDTHS = 20;
const FEWEST_PIXELS = 3;
/** Least share of a letter's ink that must be free, in percent. */
const WHOLE_PERCENT = 45;
/** When this share of a run's letters is unseen, all are; below the other, none is. */
const MOSTLY = 0.7;
const HARDLY = 0.3;

/** Letters that only the drawn page can decide. */
export type Doubts = ReadonlyMap<Glyph, Doubt>;

export interface Doubt {
  /** The reason, when the letter is not seen. */
  readonly kind: HiddenKind;
  /** Other letters or thin lines lie on it. */
  readonly isCrowded: boolean;
  /** It may be drawn in part, through a clip or a mask that also cuts its own drawing. */
  readonly isCut?: boolean;
}

/** The glyphs of one text operator. */
type Run = readonly Glyph[];

/** Doubtful letters that the drawn page does not show: the page looks the same when their text is left out. */
function unseenOn(page: DrawnPage, runs: readonly Run[], objects: ReadonlyMap<Run, PageObject>, doubtful: Doubts): Set<Glyph> {
  const unseen = new Set<Glyph>();
  const lost = page.lostPictures();
  const passes: { runs: Run[]; boxes: Box[] }[] = [];
  for (const run of runs) {
    const letters = run.filter((glyph) => doubtful.has(glyph));
    if (letters.length === 0) continue;
    const box = letters.map((glyph) => glyph.box).reduce(union);
    const pass = passes.find(({ boxes }) => !boxes.some((other) => overlap(other, box)));
    if (pass) {
      pass.runs.push(run);
      pass.boxes.push(box);
    } else if (passes.length < MOST_PASSES) passes.push({ runs: [run], boxes: [box] });
    else for (const glyph of letters) unseen.add(glyph);
  }

  const whole = page.draw([]);
  for (const pass of passes) {
    const own = pass.runs.flatMap((run) => objects.get(run) ?? []);
    const [without, alone] = [page.draw(own), page.drawAlone(own)];
    for (const run of pass.runs) {
      const letters = run.filter((glyph) => doubtful.has(glyph));
      const isLost = (glyph: Glyph) => lost.some(({ box }) => overlap(box, glyph.box));
      const object = objects.get(run);
      const missing = letters.filter((glyph) => {
        const { kind, isCrowded, isCut } = doubtful.get(glyph)!;
        const least: Least = {
          // The rim of letters under something that may let them through is as visible as the rest.
          ownPercent: isCrowded ? OWN_PERCENT : 0,
          inkedThousandths: kind === "clipped" ? CLIPPED_INKED_THOUSANDTHS : isCut ? CUT_INKED_THOUSANDTHS : INKED_THOUSANDTHS,
        };
        return isLost(glyph) || !shows(glyph, whole, object && { without, alone }, least);
      });
      const share = missing.length / letters.length;
      if (share >= MOSTLY) for (const glyph of letters) unseen.add(glyph);
      else if (share > HARDLY) for (const glyph of missing) unseen.add(glyph);
    }
  }
  return unseen;
}

/** True for boxes that share more than lines of tight type do. */
const overlap = (a: Box, b: Box) => area(intersect(a, b)) > SHARED * Math.min(area(a), area(b));
const SHARED = 0.3;

interface Others {
  readonly without: Bitmap;
  readonly alone: Bitmap;
}

interface Least {
  /** Share of the difference that the letter's own colour would make. */
  readonly ownPercent: number;
  /** Share of the letter's box that must differ. */
  readonly inkedThousandths: number;
}

/**
 * True when a letter's box differs between the page and the page without its text, in most places where the text alone has ink. When the
 * text is no object of the page, as that of a field, the box must have ink of two colours.
 */
function shows(glyph: Glyph, whole: Bitmap, other: Others | undefined, { ownPercent, inkedThousandths }: Least): boolean {
  const { without, alone } = other ?? {};
  const [sx, sy] = whole.scale;
  const [x0, y0] = [Math.max(0, Math.floor(glyph.box[0] * sx)), Math.max(0, Math.floor(glyph.box[1] * sy))];
  const [x1, y1] = [Math.min(whole.width, Math.ceil(glyph.box[2] * sx)), Math.min(whole.height, Math.ceil(glyph.box[3] * sy))];
  const own =
    Array.isArray(glyph.style.fill) && glyph.style.mode % 4 === 0 ? (glyph.style.fill as number[]).toReversed() : undefined;
  const needed = Math.max(FEWEST_PIXELS, Math.floor(((x1 - x0) * (y1 - y0) * inkedThousandths) / 1000));
  const paper = (y0 * whole.width + x0) * 4;
  let [inked, expected] = [0, 0];
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const at = (y * whole.width + x) * 4;
      if (alone && differenceAt(alone.data, at, PAPER, 0) >= SEEN_DIFFERENCE) expected += 1;
      const [below, from] = without ? [without.data, at] : [whole.data, paper];
      const difference = differenceAt(whole.data, at, below, from);
      if (difference < SEEN_DIFFERENCE) continue;
      if (own && without && difference * 100 < ownPercent * differenceAt(own, 0, below, from)) continue;
      inked += 1;
    }
  }
  return inked >= needed && inked * 100 >= WHOLE_PERCENT * expected;
}

const PAPER = [128, 128, 128];

/** The largest difference of two colours (blue, green, red) in what an eye sees. */
const differenceAt = (a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): number =>
  Math.max(Math.trunc(Math.abs(a[i]! - b[j]!) / BLUE_SHARE), Math.abs(a[i + 1]! - b[j + 1]!), Math.abs(a[i + 2]! - b[j + 2]!));

/** The renderer's object of each text: the nearest of like width, the earlier of equals. */
function matched(runs: readonly Run[], texts: readonly PageObject[]): Map<Run, PageObject> {
  const rows = new Map<number, { object: PageObject; isTaken: boolean }[]>();
  for (const object of texts) {
    if (!object.box.every((value) => Math.abs(value) < FAR)) continue;
    const row = Math.floor((object.box[1] + object.box[3]) / 2 / ROW);
    const pile = rows.get(row);
    if (pile) pile.push({ object, isTaken: false });
    else rows.set(row, [{ object, isTaken: false }]);
  }
  const [first, last] = [Math.min(...rows.keys()), Math.max(...rows.keys())];
  const found = new Map<Run, PageObject>();
  for (const run of runs) {
    const inked = run.filter((glyph) => glyph.text.trim() !== "");
    if (inked.length === 0) continue;
    const box = inked.map((glyph) => glyph.box).reduce(union);
    const reach = REACH * inked[0]!.style.em + 2;
    const from = Math.max(first, Math.floor((box[1] - reach) / ROW));
    const to = Math.min(last, Math.floor((box[3] + reach) / ROW));
    let best: { object: PageObject; isTaken: boolean } | undefined;
    let least = reach;
    for (let row = from; row <= to; row += 1) {
      for (const candidate of rows.get(row) ?? []) {
        const apart = candidate.isTaken ? Infinity : distance(candidate.object.box, box);
        if (apart < least - SAME) [best, least] = [candidate, apart];
      }
    }
    if (!best) continue;
    best.isTaken = true;
    found.set(run, best.object);
  }
  return found;
}

/** Objects farther off, in points, lie on no page. */
const FAR = 30_000;
/** Height of the rows in which objects are looked for, in points. */
const ROW = 20;
/** Two boxes of one text differ by less than this share of its font size. */
const REACH = 0.8;
/** Distances closer than this, in points, are the same. */
const SAME = 0.05;

/** How far apart the edges of two boxes are; the renderer's reach from the lowest to the highest ink. */
const distance = (a: Box, b: Box) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[2] - b[2]), Math.abs(a[1] + a[3] - b[1] - b[3]) / 2);

interface Asked {
  /** All texts of the page in painting order. */
  readonly runs: readonly Run[];
  readonly doubts: Doubts;
  /** Texts without ink of their own, on something else that is drawn. */
  readonly invisible: readonly Run[];
  /** Recognised text of a scan, with the reason for which it would be hidden elsewhere. */
  readonly recognised: ReadonlyMap<Glyph, HiddenKind>;
  /** Letters of fonts that may draw other letters. */
  readonly misnamed: readonly Glyph[];
}

interface Looked {
  /** The letters asked for that the page does not show. */
  readonly unseen: ReadonlySet<Glyph>;
  /** Recognised letters that are no text and hide none: a program may have misread them. */
  readonly misread: ReadonlySet<Glyph>;
  /** The invisible letters whose outlines the page draws. */
  readonly traced: ReadonlySet<Glyph>;
}

/** A file's pages as a viewer draws them, opened with the first page in doubt. */
export class DrawnPages {
  readonly #bytes: Uint8Array;
  readonly #canBeDrawn: boolean;
  #file: Promise<DrawnFile | undefined> | undefined;
  #spentMs = 0;

  constructor(bytes: Uint8Array, canBeDrawn: boolean) {
    this.#bytes = bytes;
    this.#canBeDrawn = canBeDrawn;
  }

  /** Looks at one page. Letters that cannot be looked at, because the file cannot be drawn, are not shown. */
  async look(number: number, size: { readonly width: number; readonly height: number }, asked: Asked): Promise<Looked> {
    const { runs, doubts, invisible, recognised, misnamed } = asked;
    const nothing = {
      unseen: new Set([...doubts.keys(), ...recognised.keys(), ...misnamed]),
      misread: new Set<Glyph>(),
      traced: new Set<Glyph>(),
    };
    if (!this.#canBeDrawn || this.#spentMs > BUDGET_MS) return nothing;
    const start = process.cpuUsage();
    this.#file ??= openDrawn(this.#bytes).catch(() => undefined);
    const file = await this.#file;
    try {
      const page = file?.page(number, size);
      if (!page) return nothing;
      try {
        const objects = matched(runs, page.texts);
        const { shown, strange } =
          recognised.size > 0
            ? compared(page.draw(page.texts), [...recognised.keys()], file!.specimen())
            : { shown: new Set<Glyph>(), strange: new Set<Glyph>() };
        // Text beneath a picture may also shine through it.
        const doubtful = new Map([...doubts].filter(([glyph]) => !shown.has(glyph)));
        const unseen = doubtful.size > 0 ? unseenOn(page, runs, objects, doubtful) : new Set<Glyph>();
        const misread = new Set<Glyph>();
        for (const glyph of recognised.keys()) {
          if (shown.has(glyph) || (doubtful.has(glyph) && !unseen.has(glyph))) continue;
          if (strange.has(glyph)) unseen.add(glyph);
          else {
            unseen.delete(glyph);
            misread.add(glyph);
          }
        }
        const traced = tracedOn(page, invisible);
        for (const glyph of othersOn(page, misnamed, file!)) unseen.add(glyph);
        return { unseen, misread, traced };
      } finally {
        page.close();
      }
    } catch {
      return nothing;
    } finally {
      const { user, system } = process.cpuUsage(start);
      this.#spentMs += (user + system) / 1000;
    }
  }

  async close(): Promise<void> {
    (await this.#file)?.close();
  }
}

/** Letters that are drawn as others, on the page and alone: what lies beneath a letter may blur it. The page is not drawn as it was afterwards. */
function othersOn(page: DrawnPage, misnamed: readonly Glyph[], file: DrawnFile): Set<Glyph> {
  if (misnamed.length === 0) return new Set();
  const onPage = otherLetters(page.draw([]), misnamed, file.specimen());
  if (onPage.size === 0) return onPage;
  const alone = otherLetters(page.drawVisibly(page.texts), misnamed, file.specimen());
  return new Set([...onPage].filter((glyph) => alone.has(glyph)));
}

/** Processor time for drawing the pages of one file; an ordinary page takes a tenth of a second. */
const BUDGET_MS = 3_000;
