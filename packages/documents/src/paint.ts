import type { Rgb } from "./colour.ts";
import type { Box } from "./document.ts";
import { contains, inside, type Polygons } from "./geometry.ts";

/** How a run of glyphs was painted; shared by the glyphs of one text operator. Lengths in displayed points. */
export interface Style {
  /** Height of the em square: the font size as seen. */
  readonly em: number;
  /** How wide a glyph is drawn compared with its height: 1 as designed, near 0 squeezed to a hairline. */
  readonly stretch: number;
  /** Direction of writing, a unit vector; [1, 0] is ordinary text. */
  readonly along: readonly [x: number, y: number];
  /** PDF text render mode: 0 fill, 1 stroke, 2 both, 3 invisible, 4 to 7 the same and clip. */
  readonly mode: number;
  /** Absent when it cannot be told: a pattern, a shading. */
  readonly fill: Rgb | undefined;
  readonly stroke: Rgb | undefined;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  /** CSS name of the blend mode. */
  readonly blend: string;
  /** A soft mask may let any part through. */
  readonly isMasked: boolean;
  readonly clip: Box;
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
  /** Place in the painting order, shared with shapes. */
  readonly order: number;
  /** Text that only clips (mode 7) is seen when something is painted through it. */
  isPaintedThrough: boolean;
}

/** Something painted that is not text. */
export interface Shape {
  readonly order: number;
  readonly box: Box;
  readonly polygons: Polygons;
  readonly isEvenOdd: boolean;
  /** Absent for pictures, patterns and shadings. */
  readonly colour: Rgb | undefined;
  readonly alpha: number;
  readonly blend: string;
  readonly isMasked: boolean;
  readonly isPicture: boolean;
}

export interface Painting {
  readonly glyphs: Glyph[];
  readonly shapes: Shape[];
  /** Ids of the annotations that painted text. */
  readonly annotations: ReadonlySet<string>;
}

export const covers = (shape: Shape, x: number, y: number) =>
  contains(shape.box, x, y) && inside(shape.polygons, x, y, shape.isEvenOdd);

export const centre = (box: Box): [x: number, y: number] => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
