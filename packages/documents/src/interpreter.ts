import { isRectangle, narrowTo } from "./clip.ts";
import { BLACK, type Rgb } from "./colour.ts";
import type { Box } from "./document.ts";
import { height, intersect, multiply, NOWHERE, width, type Matrix, type Polygons } from "./geometry.ts";
import { initialState, type GraphicsState } from "./graphics-state.ts";
import { boundsOf, cornersIn } from "./outlines.ts";
import { newGroup, type Effort, type Glyph, type Group, type Mask, type Paint, type Painting, type Shape } from "./paint.ts";
import type { PdfFont, PdfGlyph, PdfOperators } from "./pdf.ts";
import { TextPosition, type Fonts } from "./set-text.ts";
import { TEXT_COLOUR, type3Looks, type Look } from "./type3.ts";
import { Veils } from "./veils.ts";

/** Smaller shapes, in points, neither lie behind a letter nor cover one. */
const SMALLEST_SHAPE = 0.7;
const SMALLEST_PICTURE = 6;
/** Limit for patterns within patterns and glyphs within glyphs. */
const MAX_DEPTH = 4;
export const EVERYWHERE: Box = [-1e6, -1e6, 1e6, 1e6];

/** The page that operators paint on, and the objects they refer to. */
export interface Surface {
  /** From page coordinates to displayed ones. */
  readonly matrix: Matrix;
  readonly page: Box;
  readonly fontOf: (id: unknown) => PdfFont;
  /** A picture or a shading by its name; undefined when it was left out or could not be decoded. */
  readonly objectOf: (id: unknown) => unknown;
  readonly isLayerVisible: (group: unknown) => boolean;
  readonly effort: Effort;
  /** Pictures of this file have transparent parts: one whose pixels are unknown may leave the text beneath it readable. */
  readonly mayPicturesBeClear: boolean;
  /** Called for every glyph shown; with its drawing in a Type 3 font. */
  readonly noteGlyph: (font: PdfFont, glyph: PdfGlyph, look?: Look) => void;
  /** False for a glyph of an embedded font that draws nothing, as a space. */
  readonly paintsGlyph: (font: PdfFont, glyph: PdfGlyph) => boolean;
}

/** The start of a nested drawing: a pattern's tile or a glyph of a Type 3 font. */
export interface Nesting {
  readonly depth: number;
  readonly colour: Rgb;
}

export const TOP_LEVEL: Nesting = { depth: 0, colour: BLACK };

export type Interpret = (operators: PdfOperators, surface: Surface, nesting: Nesting) => Painting;

/** Carries out one operator with its arguments. */
export type Operator = (interpreter: Interpreter, args: readonly unknown[]) => void;

/** Operators by their pdf.js number. */
export type OperatorTable = Readonly<Record<number, Operator>>;

type NewShape = Pick<Shape, "paint" | "alpha" | "isPicture"> & { polygons: Polygons; isEvenOdd?: boolean; smallest?: number };

/** The state of one run through a list of operators, and the glyphs and shapes it has painted so far. */
export class Interpreter {
  readonly surface: Surface;
  readonly nesting: Nesting;
  readonly fonts: Fonts;
  readonly #interpret: Interpret;

  readonly glyphs: Glyph[] = [];
  readonly shapes: Shape[] = [];
  readonly root: Group;
  /** Ids of the annotations that painted text. */
  readonly annotations = new Set<string>();
  /** Text operators whose font could not be read. */
  lostRuns = 0;
  readonly veils: Veils;
  /** Counter of everything painted, shared by glyphs, shapes and groups. */
  order = 0;

  graphics: GraphicsState;
  readonly saved: GraphicsState[] = [];
  readonly text = new TextPosition();
  pendingClip: "none" | "winding" | "evenOdd" = "none";
  /** Enclosing transparency groups, the page first; `mask` is the soft mask that a group draws. */
  readonly groups: { readonly node: Group; readonly mask: unknown }[];
  /** Enclosing soft-mask groups. Nothing painted in them is seen. */
  maskDepth = 0;
  lastMask: Mask | undefined;
  /** Matrices that patterns are relative to: those of the page and of the enclosing forms. */
  readonly patternBases: Matrix[];
  /** Enclosing marked content, true for a layer that is off. */
  readonly markedContent: boolean[] = [];
  /** Depth of the marked content at which each enclosing form begins. A form does not close what was opened outside of it. */
  readonly formBases: number[] = [0];
  hiddenLayers = 0;
  annotation: string | undefined;

  constructor(surface: Surface, nesting: Nesting, interpret: Interpret) {
    this.surface = surface;
    this.nesting = nesting;
    this.#interpret = interpret;
    this.root = newGroup(0, surface.effort);
    this.veils = new Veils(surface.page);
    this.groups = [{ node: this.root, mask: undefined }];
    this.patternBases = [surface.matrix];
    this.graphics = initialState(surface.matrix, { box: surface.page }, nesting.colour);
    const looks = type3Looks((operators, matrix) => this.interpretNested(operators, matrix, TEXT_COLOUR));
    this.fonts = {
      lookOf: (font, glyph) => looks.of(font, glyph.operatorListId),
      emOf: (font) => (font.isType3Font ? looks.em(font) : 1),
      note: surface.noteGlyph,
      paints: surface.paintsGlyph,
    };
  }

  /** Interprets the operators of a tile or a glyph. `matrix` leads to displayed coordinates. */
  interpretNested(operators: PdfOperators, matrix: Matrix, colour: Rgb): Painting {
    const nesting = { depth: this.nesting.depth + 1, colour };
    const list = nesting.depth > MAX_DEPTH ? { fnArray: [], argsArray: [] } : operators;
    return this.#interpret(list, { ...this.surface, matrix, page: EVERYWHERE }, nesting);
  }

  save(): void {
    this.saved.push(this.graphics);
    this.graphics = { ...this.graphics, orderAtTransform: undefined };
  }

  restore(): void {
    this.addOmittedPicture();
    this.graphics = this.saved.pop() ?? this.graphics;
  }

  transform(matrix: Matrix): void {
    this.graphics.matrix = multiply(this.graphics.matrix, matrix);
    this.graphics.orderAtTransform = this.order;
  }

  addShape({ polygons, smallest = SMALLEST_SHAPE, isEvenOdd = false, ...rest }: NewShape): void {
    this.order += 1;
    const bounds = this.hiddenLayers > 0 ? undefined : boundsOf(polygons);
    const box = bounds && intersect(bounds, this.graphics.clip.box);
    if (!box) return;
    if (width(box) < smallest || height(box) < smallest) {
      if (this.mayVeil) this.veils.addBox(box);
      return;
    }
    const { blend, mask, clip } = this.graphics;
    const outline = isRectangle(polygons) ? undefined : polygons;
    const shape: Shape = { ...rest, order: this.order, box, polygons: outline, isEvenOdd, clip, blend, mask };
    this.groups.at(-1)!.node.children.push(shape);
    if (this.maskDepth === 0) this.shapes.push(shape);
  }

  /** Things too thin or too small for a shape are noted here, because many of them together cover text. */
  get mayVeil(): boolean {
    return this.hiddenLayers === 0 && this.maskDepth === 0 && this.nesting.depth === 0;
  }

  /** Adds a picture on the unit square. `paint` is undefined when its pixels are unknown. */
  addPicture(paint: Paint | undefined): void {
    const polygons = [cornersIn(this.graphics.matrix, [0, 0, 1, 1])];
    const shown = paint ?? (this.surface.mayPicturesBeClear ? halfTransparent(this.order + 1) : undefined);
    this.addShape({ polygons, paint: shown, alpha: this.graphics.fillAlpha, isPicture: true, smallest: SMALLEST_PICTURE });
  }

  /**
   * Pictures are drawn as `q … cm /Image Do Q`, and pdf.js omits the operator of those that are too large (`maxPicture` in pdf.ts). A level
   * that changed the coordinates and painted nothing therefore held a picture.
   */
  addOmittedPicture(): void {
    if (this.graphics.orderAtTransform !== this.order) return;
    this.addPicture(this.nesting.depth > 0 ? this.graphics.fill : undefined);
  }

  /** Clips to the bounding box of a form or group, given in the coordinates of `matrix`. */
  clipToBounds(matrix: Matrix, bounds: ArrayLike<number> | null | undefined): void {
    if (!bounds) return;
    const polygons = [cornersIn(matrix, [bounds[0]!, bounds[1]!, bounds[2]!, bounds[3]!])];
    this.graphics.clip = narrowTo(this.graphics.clip, boundsOf(polygons) ?? NOWHERE, polygons, false);
  }

  painting(): Painting {
    const { glyphs, root, shapes, annotations, lostRuns, veils } = this;
    return { glyphs, root, shapes, annotations, lostRuns, veils };
  }
}

/** A picture of which nothing is known, not even whether it covers anything. */
const halfTransparent = (order: number): Paint => {
  const pixel = { colour: BLACK, alpha: 0.5, unknown: order };
  return () => pixel;
};

/** A numeric argument; 0 for anything else. */
export const number = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);
