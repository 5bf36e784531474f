import type { Rgb } from "./colour.ts";
import type { Clip } from "./clip.ts";
import type { Box } from "./document.ts";
import type { PdfFont } from "./pdf.ts";
import { area, contains, inside, intersect, type Polygons } from "./geometry.ts";

/** What is known of one place of a picture, a pattern or the page: colour, opacity 0 to 1, or that it cannot be told. */
export interface Pixel {
  readonly colour: Rgb;
  readonly alpha: number;
  /** 0 when the colour is known. Otherwise a number: two places with the same number look the same, whatever that is. */
  readonly unknown: number;
}

export const TRANSPARENT: Pixel = { colour: [0, 0, 0], alpha: 0, unknown: 0 };

/** A colour, or what tells the colour of a place of the displayed page; nothing when it cannot be told there. */
export type Paint = Rgb | ((x: number, y: number) => Pixel | undefined);

/** How much a soft mask lets through at a place, 0 to 1; nothing when it cannot be told. */
export type Mask = (x: number, y: number) => number | undefined;

/** How a run of glyphs was painted; shared by the glyphs of one text operator. Lengths in displayed points. */
export interface Style {
  readonly font: PdfFont;
  /** Height of the em square: the font size as seen. */
  readonly em: number;
  /** How wide a glyph is drawn compared with its height: 1 as designed, near 0 squeezed to a hairline. */
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
  /** Opacity of the groups around, together. */
  readonly groupAlpha: number;
  /** CSS name of the blend mode. */
  readonly blend: string;
  readonly mask: Mask | undefined;
  readonly clip: Clip;
  readonly isLayerOff: boolean;
}

export interface Glyph {
  readonly text: string;
  readonly style: Style;
  readonly box: Box;
  /** Where the pen stood, and where it stood after the glyph and its spacing. */
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  /** Place in the painting order, shared with shapes and groups. */
  readonly order: number;
  /** The font has nothing to draw for it; absent while that is not known. */
  readonly isBlank: boolean | undefined;
  /** A colour that its font brings along (Type 3). */
  readonly ownPaint?: Paint | undefined;
}

/** Something painted that is not text. */
export interface Shape {
  readonly order: number;
  readonly box: Box;
  /** Nothing for an upright rectangle: its box says all. */
  readonly polygons: Polygons | undefined;
  readonly isEvenOdd: boolean;
  readonly clip: Clip;
  /** Absent when it cannot be told. */
  readonly paint: Paint | undefined;
  readonly alpha: number;
  readonly blend: string;
  readonly mask: Mask | undefined;
  readonly isPicture: boolean;
}

/** Shapes that are put together first and then onto what lies beneath, with an opacity, a blend mode or a mask of their own. */
export interface Group {
  readonly order: number;
  /** The last place in the painting order that belongs to it. */
  end: number;
  readonly children: (Shape | Group)[];
  readonly alpha: number;
  readonly blend: string;
  readonly mask: Mask | undefined;
  readonly isIsolated: boolean;
  /** Shared by all groups of a file. */
  readonly effort: Effort;
}

/** How much looking at shapes a file may cost: one that was made to be read needs a few million looks at most. */
export class Effort {
  #left = 12_000_000;

  /** Throws once a file has cost more than any that was made to be read. */
  spend(looks: number): void {
    this.#left -= looks;
    if (this.#left < 0) throw new Error("More is painted over and under the text than can be followed.");
  }
}

export interface Painting {
  readonly glyphs: Glyph[];
  /** All that is painted beside text, in painting order. */
  readonly root: Group;
  /** The same without groups around them. */
  readonly shapes: Shape[];
  /** Ids of the annotations that painted text. */
  readonly annotations: ReadonlySet<string>;
  /** Text operators whose font could not be read: their letters are lost. */
  readonly lostRuns: number;
}

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

/** Whether a shape's outline holds a point, its clip apart. */
export const isWithin = (shape: Shape, x: number, y: number) =>
  contains(shape.box, x, y) && (!shape.polygons || inside(shape.polygons, x, y, shape.isEvenOdd));

export const centre = (box: Box): [x: number, y: number] => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];

/** Share of the page under pictures, 0 to 1 (overlaps counted twice, so at most 1). */
export function pictureShare(shapes: readonly Shape[], page: Box): number {
  const covered = shapes.filter((shape) => shape.isPicture).reduce((sum, shape) => sum + area(intersect(shape.box, page)), 0);
  return area(page) === 0 ? 0 : Math.min(1, covered / area(page));
}
