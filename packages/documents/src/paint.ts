import type { Rgb } from "./colour.ts";
import type { Clip } from "./clip.ts";
import type { Veils } from "./veils.ts";
import type { Box } from "./document.ts";
import type { PdfFont } from "./pdf.ts";
import { area, contains, inside, intersect, type Polygons } from "./geometry.ts";

/** One place of a picture, a pattern or the page: colour and opacity (0 to 1), or unknown. */
export interface Pixel {
  readonly colour: Rgb;
  readonly alpha: number;
  /** 0 when the colour is known. Otherwise two places with the same number have the same, unknown, colour. */
  readonly unknown: number;
}

export const TRANSPARENT: Pixel = { colour: [0, 0, 0], alpha: 0, unknown: 0 };

/** A colour, or a function from a place of the displayed page to its colour, undefined where it is unknown. */
export type Paint = Rgb | ((x: number, y: number) => Pixel | undefined);

/** Opacity of a soft mask at a place, 0 to 1; undefined when it is unknown. */
export type Mask = (x: number, y: number) => number | undefined;

/** Style of a run of glyphs, shared by the glyphs of one text operator. Lengths in displayed points. */
export interface Style {
  readonly font: PdfFont;
  /** Height of the em square: the font size as seen. */
  readonly em: number;
  /** Width of a glyph relative to its height: 1 as designed, near 0 squeezed to a hairline. */
  readonly stretch: number;
  /** Direction of writing, a unit vector; [1, 0] is ordinary text. */
  readonly along: readonly [x: number, y: number];
  /** PDF text render mode: 0 fill, 1 stroke, 2 both, 3 invisible, 4 to 7 the same and clip. */
  readonly mode: number;
  readonly fill: Paint | undefined;
  readonly stroke: Paint | undefined;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  /** Width of the line that outlines letters. */
  readonly pen: number;
  /** That line has gaps which leave little of a letter. */
  readonly isBroken: boolean;
  /** Letters stand as in a mirror. */
  readonly isMirrored: boolean;
  /** Combined opacity of the enclosing groups. */
  readonly groupAlpha: number;
  /** CSS name of the blend mode. */
  readonly blend: string;
  readonly mask: Mask | undefined;
  readonly clip: Clip;
  readonly isLayerOff: boolean;
  /** Drawn by a field, a note or a signature on the page. */
  readonly isOfAnnotation: boolean;
}

export interface Glyph {
  readonly text: string;
  readonly style: Style;
  readonly box: Box;
  /** Position of the pen before the glyph, and after it and its spacing. */
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  /** Place in the painting order, shared with shapes and groups. */
  readonly order: number;
  /** The font draws nothing for it; undefined while that is unknown. */
  readonly isBlank: boolean | undefined;
  /** A viewer draws another letter than it reads as. */
  readonly isOther?: boolean | undefined;
  /** It reads as nothing, as a space does, and yet draws something. */
  readonly isPaintedSpace?: boolean;
  /** A colour set by its font (Type 3). */
  readonly ownPaint?: Paint | undefined;
}

/** A painted area, picture or line. */
export interface Shape {
  readonly order: number;
  readonly box: Box;
  /** Undefined for an upright rectangle, which `box` describes fully. */
  readonly polygons: Polygons | undefined;
  readonly isEvenOdd: boolean;
  readonly clip: Clip;
  /** Undefined when it is unknown. */
  readonly paint: Paint | undefined;
  readonly alpha: number;
  readonly blend: string;
  readonly mask: Mask | undefined;
  readonly isPicture: boolean;
}

/** A transparency group: shapes that are composed first and then laid onto the page with an opacity, a blend mode or a mask. */
export interface Group {
  readonly order: number;
  /** Last place in the painting order that belongs to the group. */
  end: number;
  readonly children: (Shape | Group)[];
  readonly alpha: number;
  readonly blend: string;
  readonly mask: Mask | undefined;
  readonly isIsolated: boolean;
  /** Shared by all groups of a file. */
  readonly effort: Effort;
}

/** Budget for comparing shapes, per file. An ordinary file needs a few million comparisons at most. */
export class Effort {
  #left = 12_000_000;

  /** Throws when the budget is spent. */
  spend(looks: number): void {
    this.#left -= looks;
    if (this.#left < 0) throw new Error("The file paints too many shapes over and under its text.");
  }
}

export interface Painting {
  readonly glyphs: Glyph[];
  /** All shapes and groups, in painting order. */
  readonly root: Group;
  /** All shapes without their groups. */
  readonly shapes: Shape[];
  /** Ids of the annotations that painted text. */
  readonly annotations: ReadonlySet<string>;
  /** Text operators whose font could not be read: their letters are lost. */
  readonly lostRuns: number;
  /** Lines and slivers that leave no shape. */
  readonly veils: Veils;
}

/** ASCII letters and digits, which are most of a page's glyphs and need no expression. */
const isPlainLetter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);

/** True for a glyph that reads as a letter or digit, alone or among other signs. */
export const isLetter = ({ text }: Glyph): boolean => {
  const code = text.charCodeAt(0);
  return isPlainLetter(code) || ((code >= 0x80 || text.length > 1) && /[\p{L}\p{N}]/u.test(text));
};

/** True for a glyph whose text begins with a letter or digit. */
export const beginsWithLetter = ({ text }: Glyph): boolean => {
  const code = text.charCodeAt(0);
  return code < 0x80 ? isPlainLetter(code) : /^[\p{L}\p{N}]/u.test(text);
};

export const isGroup = (node: Shape | Group): node is Group => "children" in node;

export const newGroup = (order: number, effort: Effort, rest: Partial<Group> = {}): Group => ({
  order,
  end: Infinity,
  children: [],
  alpha: 1,
  blend: "source-over",
  mask: undefined,
  isIsolated: false,
  effort,
  ...rest,
});

/** True when a point lies inside a shape's outline; the clip is not considered. */
export const isWithin = (shape: Shape, x: number, y: number) =>
  contains(shape.box, x, y) && (!shape.polygons || inside(shape.polygons, x, y, shape.isEvenOdd));

export const centre = (box: Box): [x: number, y: number] => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];

/** Share of the page under pictures, 0 to 1 (overlaps counted twice, so at most 1). */
export function pictureShare(shapes: readonly Shape[], page: Box): number {
  const covered = shapes.filter((shape) => shape.isPicture).reduce((sum, shape) => sum + area(intersect(shape.box, page)), 0);
  return area(page) === 0 ? 0 : Math.min(1, covered / area(page));
}
