import { isRectangle, narrow, narrowTo } from "./clip.ts";
import { BLACK, type Rgb } from "./colour.ts";
import type { Box } from "./document.ts";
import { area, asMatrix, height, intersect, multiply, NOWHERE, transformBox, union, width } from "./geometry.ts";
import type { Matrix, Polygons } from "./geometry.ts";
import { areas, boundsOf, corners, cornersIn, stroked, trace } from "./outlines.ts";
import { newGroup, type Effort, type Glyph, type Group, type Mask, type Paint, type Painting, type Shape } from "./paint.ts";
import { patternPaint } from "./pattern.ts";
import { OPS, type PdfFont, type PdfGlyph, type PdfOperators } from "./pdf.ts";
import { isPicture, picturePaint, stencilPaint } from "./picture.ts";
import { setText, TextPlace, type Fonts } from "./set-text.ts";
import { shadingPaint } from "./shading.ts";
import { softMask } from "./soft-mask.ts";
import { applyExtGState, colourOf, initialState, type State } from "./state.ts";
import { TEXT_COLOUR, type3Looks } from "./type3.ts";

/** Shapes smaller than this, in points, neither lie behind a letter nor cover one. */
const SMALLEST_SHAPE = 0.7;
const SMALLEST_PICTURE = 6;
/** Thinner lines, in points, cover nothing. */
const THINNEST_STROKE = 1.5;
/** Patterns within patterns, and glyphs within glyphs, end here. */
const DEEPEST = 4;
const EVERYWHERE: Box = [-1e6, -1e6, 1e6, 1e6];

const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
  OPS.rawFillPath,
]);
const STROKES: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const EVEN_ODD: ReadonlySet<number> = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);

export interface Surface {
  /** From page coordinates to displayed ones. */
  readonly matrix: Matrix;
  readonly page: Box;
  readonly fontOf: (id: unknown) => PdfFont;
  /** A picture or a shading by its name; nothing when it was left out or could not be decoded. */
  readonly objectOf: (id: unknown) => unknown;
  readonly isLayerVisible: (group: unknown) => boolean;
  readonly effort: Effort;
  /** Pictures that could be decoded are there. */
  readonly arePicturesKnown: boolean;
  /** Pictures of this file have transparent parts, so that one whose pixels are not known may leave readable what is beneath. */
  readonly mayPicturesBeClear: boolean;
  /** Told of every glyph that an embedded font is used for. */
  readonly noteGlyph: (font: PdfFont, glyph: PdfGlyph) => void;
}

/** Where a nested drawing begins: a tile of a pattern, a glyph of a Type 3 font. */
interface Nesting {
  readonly depth: number;
  readonly colour: Rgb;
}

type Added = Pick<Shape, "paint" | "alpha" | "isPicture"> & { polygons: Polygons; isEvenOdd?: boolean; smallest?: number };

/**
 * Follows a page's operators (as pdf.js lists them) and notes every glyph and every shape with its place on the displayed page, its colour,
 * opacity and clipping, in painting order. Nothing is drawn. What a viewer would show of it is decided in visibility.ts.
 */
export function interpret(operators: PdfOperators, surface: Surface, nesting: Nesting = { depth: 0, colour: BLACK }): Painting {
  const glyphs: Glyph[] = [];
  const shapes: Shape[] = [];
  const root = newGroup(0, surface.effort);
  const annotations = new Set<string>();
  let annotation: string | undefined;
  let lostRuns = 0;
  let state = initialState(surface.matrix, { box: surface.page }, nesting.colour);
  let order = 0;
  const saved: State[] = [];
  const layers: boolean[] = [];
  let layersOff = 0;
  /** Depth of soft-mask groups: what is drawn there is a stencil, not seen. */
  let stencils = 0;
  const groups: { node: Group; mask: unknown }[] = [{ node: root, mask: undefined }];
  let lastMask: Mask | undefined;
  let pendingClip: "none" | "winding" | "evenOdd" = "none";
  const place = new TextPlace();
  /** The coordinates that patterns go by. */
  const bases: Matrix[] = [surface.matrix];

  const inside = (list: PdfOperators, matrix: Matrix, colour: Rgb): Painting => {
    const empty = { fnArray: [], argsArray: [] };
    const deeper = { depth: nesting.depth + 1, colour };
    return interpret(deeper.depth > DEEPEST ? empty : list, { ...surface, matrix, page: EVERYWHERE }, deeper);
  };
  const looks = type3Looks((list, matrix) => inside(list, matrix, TEXT_COLOUR));
  const fonts: Fonts = {
    lookOf: (font, glyph) => looks.of(font, glyph.operatorListId),
    emOf: (font) => (font.isType3Font ? looks.em(font) : 1),
    isLeftOutBlank: surface.arePicturesKnown ? true : undefined,
    note: surface.noteGlyph,
  };

  const save = () => {
    saved.push(state);
    state = { ...state, paintedBefore: undefined };
  };
  const restore = () => {
    notePicture();
    state = saved.pop() ?? state;
  };
  const transform = (matrix: Matrix) => {
    state.matrix = multiply(state.matrix, matrix);
    state.paintedBefore = order;
  };

  const addShape = ({ polygons, smallest = SMALLEST_SHAPE, isEvenOdd = false, ...rest }: Added) => {
    order += 1;
    const bounds = layersOff > 0 ? undefined : boundsOf(polygons);
    const box = bounds && intersect(bounds, state.clip.box);
    if (!box || width(box) < smallest || height(box) < smallest) return;
    const { blend, mask, clip } = state;
    const outline = isRectangle(polygons) ? undefined : polygons;
    const shape: Shape = { ...rest, order, box, polygons: outline, isEvenOdd, clip, blend, mask };
    groups.at(-1)!.node.children.push(shape);
    if (stencils === 0) shapes.push(shape);
  };

  /**
   * Pictures are drawn as `q … cm /Image Do Q`, and pdf.js leaves the operator of those out that are too large (`maxPicture` in pdf.ts): a
   * level that changed the coordinates and painted nothing held a picture, on the unit square.
   */
  const notePicture = () => {
    if (state.paintedBefore === order) addPicture(nesting.depth > 0 ? state.fill : undefined);
  };
  const addPicture = (known: Paint | undefined) => {
    const polygons = [cornersIn(state.matrix, [0, 0, 1, 1])];
    const paint = known ?? (surface.mayPicturesBeClear ? unknownAndClear(order + 1) : undefined);
    addShape({ polygons, paint, alpha: state.fillAlpha, isPicture: true, smallest: SMALLEST_PICTURE });
  };
  const paintPicture = (object: unknown) => addPicture(isPicture(object) ? picturePaint(object, state.matrix) : undefined);
  const paintStencil = (given: unknown) => {
    const { data } = given as { data?: unknown };
    const object = typeof data === "string" ? surface.objectOf(data) : given;
    const paint = isPicture(object) ? stencilPaint(object, state.matrix, state.fill) : undefined;
    addPicture(paint);
  };

  const paintPath = (args: readonly unknown[]) => {
    const [operator, [commands]] = args as [number, [ArrayLike<number> | null]];
    const lines = commands ? trace(commands, state.matrix) : [];
    if (FILLS.has(operator)) {
      const isEvenOdd = EVEN_ODD.has(operator);
      addShape({ polygons: areas(lines), isEvenOdd, paint: state.fill, alpha: state.fillAlpha, isPicture: false });
    }
    const pen = state.lineWidth * Math.sqrt(Math.abs(state.matrix[0] * state.matrix[3] - state.matrix[1] * state.matrix[2]));
    if (STROKES.has(operator)) {
      // Thin lines count as painted, no more.
      const polygons = pen < THINNEST_STROKE && nesting.depth === 0 ? [] : stroked(lines, pen, state.hasLongEnds);
      addShape({ polygons, paint: state.stroke, alpha: state.strokeAlpha, isPicture: false });
    }
    if (pendingClip === "none") return;
    const bounds = boundsOf(lines);
    // An outline without any point clips everything away, as does one without area.
    state.clip = bounds ? narrowTo(state.clip, bounds, areas(lines), pendingClip === "evenOdd") : { box: NOWHERE };
    pendingClip = "none";
  };

  const showText = (items: readonly (PdfGlyph | number | null)[]) => {
    if (stencils > 0) return;
    order += 1;
    if (annotation !== undefined) annotations.add(annotation);
    if (state.font.isLost) lostRuns += 1;
    const set = setText(items, { state, place, fonts, order, isLayerOff: layersOff > 0 });
    for (const glyph of set) glyphs.push(glyph);
    if (state.mode >= 4) state.textClip = [...state.textClip, ...set];
  };

  /** Text that clips does so from the end of its text object on. */
  const endText = () => {
    const { textClip } = state;
    if (textClip.length === 0) return;
    const letters = new Set(textClip.map((glyph) => glyph.order));
    const polygons = textClip.map((glyph) => corners(glyph.box));
    state.clip = narrowTo(state.clip, textClip.map((glyph) => glyph.box).reduce(union), polygons, false, letters);
    state.textClip = [];
  };

  const clipToForm = (matrix: Matrix, bounds: ArrayLike<number> | null | undefined) => {
    if (!bounds) return;
    const polygons = [cornersIn(matrix, [bounds[0]!, bounds[1]!, bounds[2]!, bounds[3]!])];
    state.clip = narrowTo(state.clip, boundsOf(polygons) ?? NOWHERE, polygons, false);
  };
  const beginForm = (args: readonly unknown[]) => {
    save();
    transform(asMatrix(args[0] as ArrayLike<number> | null));
    bases.push(state.matrix);
    clipToForm(state.matrix, args[1] as ArrayLike<number> | null);
  };
  const endForm = () => {
    if (bases.length > 1) bases.pop();
    restore();
  };

  const beginGroup = (args: readonly unknown[]) => {
    const { smask, isolated, matrix, bbox } = (args[0] ?? {}) as {
      smask?: unknown;
      isolated?: boolean;
      matrix?: ArrayLike<number> | null;
      bbox?: ArrayLike<number> | null;
    };
    save();
    order += 1;
    if (smask) {
      stencils += 1;
      state.clip = { box: EVERYWHERE };
      groups.push({ node: newGroup(order, surface.effort), mask: smask });
    } else {
      const { fillAlpha: alpha, blend, mask } = state;
      const isPlain = alpha >= 1 && blend === "source-over" && !mask && !isolated;
      const node = isPlain
        ? groups.at(-1)!.node
        : newGroup(order, surface.effort, { alpha, blend, mask, isIsolated: Boolean(isolated) });
      if (!isPlain) groups.at(-1)!.node.children.push(node);
      groups.push({ node, mask: undefined });
      state.groupAlpha *= alpha;
    }
    clipToForm(multiply(state.matrix, asMatrix(matrix)), bbox);
    Object.assign(state, { fillAlpha: 1, strokeAlpha: 1, blend: "source-over", mask: undefined });
  };

  const endGroup = () => {
    const group = groups.length > 1 ? groups.pop() : undefined;
    if (group && group.node !== groups.at(-1)!.node) group.node.end = order;
    if (group?.mask) {
      stencils -= 1;
      lastMask = softMask(group.node, group.mask);
    }
    restore();
  };

  const beginAnnotation = (args: readonly unknown[]) => {
    const [id, rect, placed, matrix] = args as [string, ArrayLike<number> | null, ArrayLike<number>, ArrayLike<number>];
    annotation = id;
    saved.push(state);
    state = initialState(surface.matrix, { box: surface.page });
    if (rect) state.clip = narrow(state.clip, transformBox(state.matrix, [rect[0]!, rect[1]!, rect[2]!, rect[3]!]));
    transform(asMatrix(placed));
    transform(asMatrix(matrix));
    bases.push(state.matrix);
    state.paintedBefore = undefined;
  };

  const beginLayer = (args: readonly unknown[]) => {
    const isOff = args[0] === "OC" && !surface.isLayerVisible(args[1]);
    layers.push(isOff);
    if (isOff) layersOff += 1;
  };

  const pattern = (args: readonly unknown[]) =>
    patternPaint(args, { matrix: bases.at(-1)!, objectOf: surface.objectOf, tile: inside });

  const shade = (id: unknown) => {
    const paint = shadingPaint(surface.objectOf(id), state.matrix);
    addShape({ polygons: [corners(state.clip.box)], paint, alpha: state.fillAlpha, isPicture: false });
  };

  const run: Record<number, (args: readonly unknown[]) => void> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (args) => transform(asMatrix(args as readonly number[])),
    [OPS.setLineWidth]: (args) => (state.lineWidth = number(args[0])),
    [OPS.setLineCap]: (args) => (state.hasLongEnds = number(args[0]) > 0),
    [OPS.setGState]: (args) => applyExtGState(state, args[0], surface.fontOf, lastMask),
    [OPS.setFillRGBColor]: (args) => (state.fill = colourOf(args)),
    [OPS.setStrokeRGBColor]: (args) => (state.stroke = colourOf(args)),
    [OPS.setFillColorN]: (args) => (state.fill = pattern(args)),
    [OPS.setStrokeColorN]: (args) => (state.stroke = pattern(args)),
    [OPS.setFillTransparent]: () => (state.fill = undefined),
    [OPS.setStrokeTransparent]: () => (state.stroke = undefined),
    [OPS.clip]: () => (pendingClip = "winding"),
    [OPS.eoClip]: () => (pendingClip = "evenOdd"),
    [OPS.constructPath]: paintPath,
    [OPS.shadingFill]: (args) => shade(args[0]),
    [OPS.paintImageXObject]: (args) => paintPicture(surface.objectOf(args[0])),
    [OPS.paintInlineImageXObject]: (args) => paintPicture(args[0]),
    [OPS.paintImageMaskXObject]: (args) => paintStencil(args[0]),
    [OPS.paintSolidColorImageMask]: () => addPicture(state.fill),
    [OPS.paintFormXObjectBegin]: beginForm,
    [OPS.paintFormXObjectEnd]: endForm,
    [OPS.beginGroup]: beginGroup,
    [OPS.endGroup]: endGroup,
    [OPS.beginAnnotation]: beginAnnotation,
    [OPS.endAnnotation]: () => {
      annotation = undefined;
      endForm();
    },
    [OPS.beginMarkedContent]: () => layers.push(false),
    [OPS.beginMarkedContentProps]: beginLayer,
    [OPS.endMarkedContent]: () => {
      if (layers.pop()) layersOff -= 1;
    },
    [OPS.beginText]: () => place.begin(),
    [OPS.endText]: endText,
    [OPS.setFont]: (args) => {
      state.font = surface.fontOf(args[0]);
      state.fontSize = number(args[1]);
    },
    [OPS.setCharSpacing]: (args) => (state.charSpacing = number(args[0])),
    [OPS.setWordSpacing]: (args) => (state.wordSpacing = number(args[0])),
    [OPS.setHScale]: (args) => (state.scale = number(args[0]) / 100),
    [OPS.setLeading]: (args) => (state.leading = number(args[0])),
    [OPS.setTextRise]: (args) => (state.rise = number(args[0])),
    [OPS.setTextRenderingMode]: (args) => (state.mode = number(args[0])),
    [OPS.moveText]: (args) => place.moveLine(number(args[0]), number(args[1])),
    [OPS.setLeadingMoveText]: (args) => {
      state.leading = -number(args[1]);
      place.moveLine(number(args[0]), number(args[1]));
    },
    [OPS.setTextMatrix]: (args) => place.set(asMatrix(args[0] as ArrayLike<number>)),
    [OPS.nextLine]: () => place.moveLine(0, -state.leading),
    [OPS.showText]: (args) => showText(args[0] as (PdfGlyph | number | null)[]),
  };

  operators.fnArray.forEach((operator, i) => run[operator]?.(operators.argsArray[i] ?? []));
  notePicture();
  return { glyphs, root, shapes, annotations, lostRuns };
}

/** A picture of which nothing is known, not even whether it covers anything. */
const unknownAndClear = (order: number): Paint => {
  const pixel = { colour: BLACK, alpha: 0.5, unknown: order };
  return () => pixel;
};

const number = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : 0);

/** Share of the page under pictures, 0 to 1 (overlaps counted twice, so at most 1). */
export function pictureShare(shapes: readonly Shape[], page: Box): number {
  const covered = shapes.filter((shape) => shape.isPicture).reduce((sum, shape) => sum + area(intersect(shape.box, page)), 0);
  return area(page) === 0 ? 0 : Math.min(1, covered / area(page));
}
