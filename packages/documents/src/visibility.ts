import { shows } from "./clip.ts";
import { contrast, isSame, WHITE, type Rgb } from "./colour.ts";
import { colourOf, ink, isBare, isEven, near, PAPER } from "./compose.ts";
import type { Box, HiddenKind } from "./document.ts";
import type { Blankness } from "./blank-font.ts";
import { areSpecks, contested, isPile, readAsMore } from "./crowded.ts";
import type { Doubt, Doubts } from "./drawn.ts";
import { area, around, contains, height, intersect, isAround, width } from "./geometry.ts";
import { LIMITS } from "./limits.ts";
import type { Viewers } from "./viewers.ts";
import type { PdfFont } from "./pdf.ts";
import {
  centre,
  isGroup,
  isLetter,
  isWithin,
  pictureShare,
  type Glyph,
  type Group,
  type Painting,
  type Pixel,
  type Shape,
} from "./paint.ts";
import { isCut, unevenness } from "./uneven.ts";
import { shapeWithin } from "./within.ts";

/** Smaller letters, in points on a page of A4 width, cannot be read. */
const SMALLEST_EM = 3.5;
/** Letters narrower than this share of their height are hairlines. */
const NARROWEST_STRETCH = 0.25;
const FAINTEST = 0.1;
const OPAQUE = 0.95;
const ON_EDGE = 1;
/** Of the five places checked in a letter, this many must show ink; a line through hidden text shows at fewer. */
const PLACES_SEEN = 2;

/** A text of which so many letters, and this share, are drawn as others says something else than it shows. */
const LETTERS_TO_MISREAD = 3;
const MISREAD_SHARE = 0.2;

/** From this share of the page on, a picture is the page itself: a scan, or a background. */
const PAGE_PICTURE = 0.5;
/** A scanned page may carry this much text of its own ("Scanned with …") beside its invisible layer of recognised text. */
const CHARACTERS_BESIDE_SCAN = 120;
/** Letters enough for the text of a page; a name in large letters is shorter. */
const BODY_LETTERS = 100;
const BODY_EM = 9;

/**
 * Factor from points of a page to points as seen: a viewer scales the short side of a file's largest page to that of A4. A page whose own
 * text would then be too small to read is looked at more closely, so its text counts as ordinary.
 */
export function scaleOf(glyphs: readonly Glyph[], shortSide: number): number {
  const scale = A4_SHORT_SIDE / Math.max(1, shortSide);
  if (scale >= NEAR_A4) return scale;
  const ems = glyphs.filter(isLetter).map(({ style }) => style.em);
  const body = ems.toSorted((a, b) => b - a)[Math.min(BODY_LETTERS, ems.length) - 1] ?? BODY_EM;
  return Math.max(scale, Math.min(1, BODY_EM / Math.max(body, 1)));
}

const A4_SHORT_SIDE = 595;
/** Letter paper and the like. */
const NEAR_A4 = 0.9;

export interface Seen {
  readonly visible: Glyph[];
  readonly hidden: Map<HiddenKind, Glyph[]>;
  /** Visible glyphs of a scan's recognised text that the drawn picture must show, with the reason for which they would be hidden. */
  readonly recognised: ReadonlyMap<Glyph, HiddenKind>;
  /** All texts in painting order, one for each text operator. */
  readonly runs: readonly (readonly Glyph[])[];
  /** Hidden texts that have no ink of their own but lie on shapes or pictures, which may draw their letters. */
  readonly invisible: readonly (readonly Glyph[])[];
  /** Visible glyphs that only the drawn page can decide. */
  readonly doubts: Doubts;
  /** Visible letters of fonts that may draw other letters. */
  readonly misnamed: readonly Glyph[];
}

/** The place where a page is looked at. */
export interface View {
  readonly page: Box;
  /** Factor from points of this page to points of a page of A4 width, to which a viewer scales it. */
  readonly scale: number;
  /** Tells fonts that draw nothing, in part or at all. */
  readonly blankness: (font: PdfFont) => Blankness;
  /** Tells fonts that may draw other letters than they are read as. */
  readonly mayDrawOthers: (font: PdfFont) => boolean;
  /** Factor from the size of a font to the size at which it draws its letters. */
  readonly sizeOf: (font: PdfFont) => number;
  readonly viewers: Viewers;
  /** Places over which a viewer draws a note or a field that the file leaves to it. */
  readonly covers: readonly Box[];
}

/** Separates the visible glyphs of a page from the hidden ones, with the reason. */
export function part(painting: Painting, view: View): Seen {
  const { page } = view;
  const runs = runsOf(painting.glyphs);
  const kinds = new Map<Glyph, HiddenKind | undefined>();
  const doubts = new Map<Glyph, Doubt>();
  for (const run of runs) {
    const judged = judgeRun(run, painting.root, view);
    for (const [glyph, kind] of judged.doubts) {
      doubts.set(glyph, { kind, isCrowded: false, isCut: mayBeCut(glyph, kind, view) });
    }
    run.forEach((glyph, i) => kinds.set(glyph, judged.kinds[i]));
  }
  const recognised = isScan(painting, page, kinds) ? recognisedText(kinds, painting, view) : undefined;
  if (!recognised)
    for (const glyph of contested(runs, kinds, painting.veils)) doubts.set(glyph, { kind: "covered", isCrowded: true });

  const visible: Glyph[] = [];
  const hidden = new Map<HiddenKind, Glyph[]>();
  for (const [glyph, kind] of kinds) {
    if ((kind === "opacity" || kind === "colour") && isWatermark(glyph)) continue;
    const pile = kind ? (hidden.get(kind) ?? []) : visible;
    if (pile.length < (kind ? LIMITS.hiddenCharacters : LIMITS.characters)) pile.push(glyph);
    if (kind) hidden.set(kind, pile);
  }
  for (const glyph of doubts.keys()) if (kinds.get(glyph)) doubts.delete(glyph);
  const invisible = runs.filter((run) => isInvisible(run, kinds) && liesOnShapes(run, painting.shapes));
  const strange = new Set(runs.map(([first]) => first!.style.font).filter((font) => view.mayDrawOthers(font)));
  const misnamed = strange.size === 0 ? [] : visible.filter((glyph) => strange.has(glyph.style.font) && !recognised?.has(glyph));
  return { visible, hidden, misnamed, recognised: recognised ?? new Map(), runs, doubts, invisible };
}

/** True for a letter that may be drawn in part: through a clip, a mask or a pattern, or in a font with strange letters. */
const mayBeCut = ({ style }: Glyph, kind: HiddenKind, { blankness }: View): boolean =>
  kind === "clipped" ||
  style.mask !== undefined ||
  typeof style.fill === "function" ||
  (kind === "renderMode" && blankness(style.font) === "some");

const isInvisible = (run: readonly Glyph[], kinds: ReadonlyMap<Glyph, HiddenKind | undefined>): boolean => {
  const letter = run.find(isLetter);
  const kind = letter && kinds.get(letter);
  return kind === "renderMode" || (kind === "opacity" && inkAlphas(letter!).every((alpha) => alpha < FAINTEST));
};

function liesOnShapes(run: readonly Glyph[], shapes: readonly Shape[]): boolean {
  // Letters that clip may be painted by what comes after them.
  if (run[0]!.style.mode === 7) return true;
  const [x, y] = centre(around(run));
  return shapes.some((shape) => (shape.isPicture || shape.polygons) && contains(shape.box, x, y, ON_EDGE));
}

/** Glyphs in runs of one text operator. */
function runsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    if (runs.at(-1)?.[0]!.style === glyph.style) runs.at(-1)!.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

interface Judged {
  readonly kinds: (HiddenKind | undefined)[];
  readonly doubts: readonly (readonly [Glyph, HiddenKind])[];
}

function judgeRun(run: readonly Glyph[], root: Group, view: View): Judged {
  const { page, scale, blankness, covers } = view;
  const { style, order } = run[0]!;
  const all = (kind: HiddenKind | undefined): Judged => ({ kinds: run.map(() => kind), doubts: [] });
  if (style.isLayerOff) return all("layer");
  const blank = blankness(style.font);
  if (style.mode === 3 || blank === "all") return all("renderMode");
  if (style.isOfAnnotation && view.viewers.mayHideFields) return all("annotation");
  if (style.em * scale * view.sizeOf(style.font) < SMALLEST_EM || areSpecks(run, scale)) return all("size");
  if (style.isMirrored) return all("mirrored");
  if (style.isBroken) return all("renderMode");
  if (style.stretch < NARROWEST_STRETCH || isPile(run)) return all("zeroWidth");
  const inks = inkAlphas(run[0]!);
  if (style.mode !== 7 && inks.every((alpha) => alpha < FAINTEST)) return all("opacity");

  const bounds = around(run);
  const ground = near(root, bounds, order, order + 1, shapeWithin);
  // With nothing painted near, as for most text, one letter decides for the whole run.
  const isPlain = style.mode !== 7 && !style.mask && [style.fill, style.stroke].every(Array.isArray);
  const isOnPaper = isPlain && isBare(ground);
  const [x, y] = centre(run[0]!.box);
  const inkKind = isOnPaper && !run[0]!.ownPaint ? fading(run[0]!, PAPER, x, y, scale) : undefined;
  const isWhole = isWholly(bounds, style, page);
  // The same holds where surfaces of one colour lie under or over all of it.
  const isOnSurface = isPlain && !isOnPaper && isWhole && isEven(ground, bounds);
  let onSurface: JudgedLetter | undefined;
  const more = readAsMore(run);
  const others = run.filter(({ isOther }) => isOther).length;
  if (others >= LETTERS_TO_MISREAD && others >= MISREAD_SHARE * run.filter(isLetter).length) return all("renderMode");
  // One letter at the edge of a clip was cut by chance.
  const areSliced =
    !isWhole && 2 * run.filter((glyph) => isLetter(glyph) && isSliced(glyph)).length > run.filter(isLetter).length;
  const doubts: [Glyph, HiddenKind][] = [];
  const kinds = run.map((glyph): HiddenKind | undefined => {
    const unseen = isWhole ? undefined : (whereabouts(glyph, page) ?? (areSliced && isSliced(glyph) ? "clipped" : undefined));
    if (unseen) return unseen;
    if (covers.length > 0 && !style.isOfAnnotation && covers.some((box) => contains(box, ...centre(glyph.box)))) return "covered";
    if (glyph.isBlank && isLetter(glyph)) return "renderMode";
    if (more.has(glyph)) return "zeroWidth";
    if ((glyph.isBlank === undefined || blank === "some") && isLetter(glyph)) doubts.push([glyph, "renderMode"]);
    else if (view.viewers.mayDiffer && !style.isOfAnnotation && isLetter(glyph)) doubts.push([glyph, "renderMode"]);
    if (isOnPaper && !glyph.ownPaint) {
      if (!isWhole && isLetter(glyph) && isCut(glyph)) doubts.push([glyph, "clipped"]);
      return inkKind;
    }
    const isAsOthers = isOnSurface && !glyph.ownPaint && glyph.isBlank === false;
    const judged = (isAsOthers ? onSurface : undefined) ?? judge(glyph, ground, scale, isAsOthers);
    if (isAsOthers) onSurface = judged;
    const { kind, isUndecided } = judged;
    if (isUndecided && glyph.text.trim() !== "") doubts.push([glyph, isUnder(glyph, ground) ? "covered" : faint(glyph)]);
    else if (!kind && !isAsOthers && style.mode !== 7 && isLetter(glyph)) {
      const uneven = unevenness(glyph, ground, (a, b) => differ(a, b, style.em * scale));
      if (uneven) doubts.push([glyph, uneven]);
    }
    return kind;
  });
  return { kinds, doubts };
}

/** True when something is painted over a letter. */
const isUnder = (glyph: Glyph, { children }: Group): boolean =>
  children.some((child) =>
    isGroup(child) ? isUnder(glyph, child) : child.order > glyph.order && isWithin(child, ...centre(glyph.box)),
  );

/** Opacities of a letter's inside and outline, with those of the enclosing groups. */
function inkAlphas({ style }: Glyph): number[] {
  const shown = style.mode % 4;
  const fill = shown === 1 ? [] : [style.fillAlpha];
  const stroke = shown === 1 || shown === 2 ? [style.strokeAlpha] : [];
  return [...fill, ...stroke].map((alpha) => alpha * style.groupAlpha);
}

/** True for letters that lie on the page and within its clip as a whole. */
const isWholly = (box: Box, { clip }: Glyph["style"], page: Box): boolean =>
  !clip.outline && isAround(page, box) && isAround(clip.box, box);

/** Letters of which a clip leaves less cannot be read. */
const LEAST_WITHIN_CLIP = 0.15;
const isSliced = ({ box, style }: Glyph): boolean =>
  area(box) > 0 && area(intersect(style.clip.box, box)) < LEAST_WITHIN_CLIP * area(box);

function whereabouts({ box, style }: Glyph, page: Box): HiddenKind | undefined {
  const [x, y] = centre(box);
  if (!contains(page, x, y)) return "offPage";
  const seen = placesOf(box).filter(([px, py]) => shows(style.clip, px, py, ON_EDGE)).length;
  return seen < PLACES_SEEN ? "clipped" : undefined;
}

/** The middle of a letter and four places around it, where most letters have ink. */
function placesOf(box: Box): [x: number, y: number][] {
  const [x, y] = centre(box);
  const [dx, dy] = [width(box) * 0.3, height(box) * 0.22];
  return [
    [x, y],
    [x - dx, y - dy],
    [x + dx, y + dy],
    [x + dx, y - dy],
    [x - dx, y + dy],
  ];
}

interface JudgedLetter {
  readonly kind: HiddenKind | undefined;
  readonly isUndecided: boolean;
}

/** Places of a letter, and how many of them must show ink. */
interface Looked {
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly needed: number;
}

/** Compares the page with a letter and without it. Where all places of the letter are alike (`isEverywhere`), one tells for all. */
function judge(glyph: Glyph, around: Group, scale: number, isEverywhere: boolean): JudgedLetter {
  let seen = 0;
  let isUndecided = false;
  const looked: Looked = isEverywhere
    ? { places: [centre(glyph.box)], needed: 1 }
    : { places: placesOf(glyph.box).filter(([x, y]) => shows(glyph.style.clip, x, y, ON_EDGE)), needed: PLACES_SEEN };
  for (const [x, y] of looked.places) {
    const [w, wo] = withAndWithout(glyph, around, x, y);
    isUndecided ||= w.unknown !== 0 || wo.unknown !== 0;
    if (differ(w, wo, glyph.style.em * scale)) seen += 1;
    if (seen >= looked.needed) return { kind: undefined, isUndecided };
  }
  return { kind: whyUnseen(glyph, around, looked, scale), isUndecided };
}

function withAndWithout(glyph: Glyph, around: Group, x: number, y: number): [Pixel, Pixel] {
  if (glyph.style.mode === 7) return [colourOf(around, x, y), colourOf(around, x, y, { without: glyph.order })];
  return [colourOf(around, x, y, { glyph }), colourOf(around, x, y)];
}

/** True when an eye can tell letters of this height from what is beside them; two unknown places differ when their numbers differ. */
const differ = (a: Pixel, b: Pixel, em: number) =>
  a.unknown !== 0 || b.unknown !== 0 ? a.unknown !== b.unknown : !isSame(a.colour, b.colour, em);

/** Reason why a letter is not seen: covered, when it was visible at the time it was painted. */
function whyUnseen(glyph: Glyph, around: Group, { places, needed }: Looked, scale: number): HiddenKind {
  const em = glyph.style.em * scale;
  if (glyph.style.mode === 7) return "renderMode";
  const until = glyph.order;
  const wasSeen = places.filter(([x, y]) =>
    differ(colourOf(around, x, y, { glyph, until }), colourOf(around, x, y, { until }), em),
  ).length;
  if (wasSeen >= needed) return "covered";
  // Visible by itself but not within its group: the opacity or mask of the group hides it.
  const isDimmed = places.some(([x, y]) => {
    const below = colourOf(around, x, y, { until });
    return differ(ink(below, glyph, x, y), below, em);
  });
  return isDimmed ? "opacity" : faint(glyph);
}

const fading = (glyph: Glyph, below: Pixel, x: number, y: number, scale: number): HiddenKind | undefined => {
  const group = glyph.style.groupAlpha;
  const { style } = glyph;
  const dimmed =
    group >= 1
      ? glyph
      : { ...glyph, style: { ...style, fillAlpha: style.fillAlpha * group, strokeAlpha: style.strokeAlpha * group } };
  return differ(ink(below, dimmed, x, y), below, style.em * scale) ? undefined : faint(glyph);
};

/** Letters of at least this height, in points, can be seen although they are faint. */
const WATERMARK_EM = 24;
const WATERMARK_CONTRAST = 1.03;

/** True for a watermark, large and just visible: neither text of the CV nor hidden. */
function isWatermark({ style }: Glyph): boolean {
  if (style.em < WATERMARK_EM || style.mode % 4 !== 0 || typeof style.fill !== "object" || style.mask) return false;
  const alpha = style.fillAlpha * style.groupAlpha;
  const seen = style.fill.map((value) => 255 + (value - 255) * alpha) as unknown as Rgb;
  return contrast(seen, WHITE) >= WATERMARK_CONTRAST && contrast(seen, WHITE) < 1.3;
}

const faint = (glyph: Glyph): HiddenKind =>
  glyph.style.mask || inkAlphas(glyph).some((alpha) => alpha < OPAQUE) ? "opacity" : "colour";

/** True for a page that is a picture and has hardly any visible text beside its invisible layer of recognised text. */
function isScan({ shapes }: Painting, page: Box, kinds: ReadonlyMap<Glyph, HiddenKind | undefined>): boolean {
  if (pictureShare(shapes, page) < PAGE_PICTURE) return false;
  let beside = 0;
  for (const [glyph, kind] of kinds) if (kind !== "renderMode" && kind !== "covered" && glyph.text.trim() !== "") beside += 1;
  return beside <= CHARACTERS_BESIDE_SCAN;
}

/**
 * Recognised text of a scan, which programs store invisibly over or beneath the picture, with the reason for which it would be hidden. It
 * counts as visible where the drawn picture shows its words.
 */
function recognisedText(
  kinds: Map<Glyph, HiddenKind | undefined>,
  { shapes }: Painting,
  { page, scale }: View,
): Map<Glyph, HiddenKind> {
  const pictures = shapes.filter((shape) => shape.isPicture);
  const found = new Map<Glyph, HiddenKind>();
  for (const [glyph, kind] of kinds) {
    const isKind = (kind === "renderMode" && glyph.style.mode === 3) || kind === "covered";
    if (!isKind || glyph.style.em * scale < SMALLEST_EM || whereaboutsOfScan(glyph, page)) continue;
    const [x, y] = centre(glyph.box);
    if (pictures.some((picture) => isWithin(picture, x, y))) found.set(glyph, kind);
  }
  for (const glyph of found.keys()) kinds.set(glyph, undefined);
  return found;
}

const whereaboutsOfScan = (glyph: Glyph, page: Box): boolean =>
  glyph.style.isLayerOff || !contains(page, ...centre(glyph.box)) || !shows(glyph.style.clip, ...centre(glyph.box), ON_EDGE);
