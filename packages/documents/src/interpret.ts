import type { Box } from "./document.ts";
import { applyX, applyY, area, asMatrix, height, IDENTITY, intersect, multiply, transformBox, width } from "./geometry.ts";
import type { Matrix, Polygons } from "./geometry.ts";
import { covers, centre, type Glyph, type Painting, type Shape, type Style } from "./paint.ts";
import { OPS, type PdfFont, type PdfGlyph } from "./pdf.ts";
import { applyExtGState, colourOf, initialState, type State } from "./state.ts";

/** Outline commands inside `constructPath`. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CURVE_STEPS = 4;

/** Shapes smaller than this, in points, neither lie behind a letter nor cover one. */
const SMALLEST_SHAPE = 3;
const SMALLEST_PICTURE = 6;

const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
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
  readonly isLayerVisible: (group: unknown) => boolean;
}

type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly (readonly unknown[] | null)[] };

/**
 * Follows a page's operators (as pdf.js lists them) and notes every glyph and every shape with its place on the displayed page, its colour,
 * opacity and clipping, in painting order. Nothing is drawn. What a viewer would show of it is decided in visibility.ts.
 */
export function interpret(operators: Operators, surface: Surface): Painting {
  const glyphs: Glyph[] = [];
  const shapes: Shape[] = [];
  const annotations = new Set<string>();
  let annotation: string | undefined;
  let state = initialState(surface.matrix, surface.page);
  let order = 0;
  const saved: State[] = [];
  const layers: boolean[] = [];
  let layersOff = 0;
  /** Depth of soft-mask groups: what is drawn there is a stencil, not seen. */
  let stencils = 0;
  const groups: boolean[] = [];
  let pendingClip = false;
  let text: Matrix = IDENTITY;
  let line: Matrix = IDENTITY;

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

  const addShape = (shape: Omit<Shape, "order" | "blend" | "isMasked">) => {
    order += 1;
    if (layersOff > 0 || stencils > 0) return;
    const added: Shape = { ...shape, order, blend: state.blend, isMasked: state.isMasked };
    shapes.push(added);
    for (const glyph of state.textClip) if (covers(added, ...centre(glyph.box))) glyph.isPaintedThrough = true;
  };

  /**
   * Pictures are drawn as `q … cm /Image Do Q`, and pdf.js leaves their operator out (`maxImageSize` in pdf.ts): a level that changed the
   * coordinates and painted nothing held a picture, on the unit square.
   */
  const notePicture = () => {
    if (state.paintedBefore !== order) return;
    const box = intersect(transformBox(state.matrix, [0, 0, 1, 1]), state.clip);
    if (width(box) < SMALLEST_PICTURE || height(box) < SMALLEST_PICTURE) return;
    addShape({ box, polygons: [corners(box)], isEvenOdd: false, colour: undefined, alpha: fillAlpha(), isPicture: true });
  };

  const fillAlpha = () => state.fillAlpha * state.groupAlpha;

  const paintPath = (args: readonly unknown[]) => {
    const [operator, [commands], bounds] = args as [number, [ArrayLike<number> | null], ArrayLike<number> | null];
    const box = bounds ? transformBox(state.matrix, [bounds[0]!, bounds[1]!, bounds[2]!, bounds[3]!]) : undefined;
    if (FILLS.has(operator)) {
      order += 1;
      const visible = box && intersect(box, state.clip);
      if (commands && visible && width(visible) >= SMALLEST_SHAPE && height(visible) >= SMALLEST_SHAPE) {
        const polygons = outlines(commands, state.matrix);
        addShape({
          box: visible,
          polygons,
          isEvenOdd: EVEN_ODD.has(operator),
          colour: state.fill,
          alpha: fillAlpha(),
          isPicture: false,
        });
      }
    }
    if (pendingClip) {
      // An outline without any point clips everything away, as does one without area.
      state.clip = box ? intersect(state.clip, box) : [0, 0, 0, 0];
      pendingClip = false;
    }
  };

  const moveText = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };

  const showText = (items: readonly (PdfGlyph | number | null)[]) => {
    if (stencils > 0) return;
    order += 1;
    if (annotation !== undefined) annotations.add(annotation);
    const { font, fontSize } = state;
    const unit = font.fontMatrix?.[0] ?? 0.001;
    const matrixAtStart = multiply(state.matrix, text);
    const style = styleOf(state, matrixAtStart, layersOff > 0);
    const em = fontSize * designSize(font);
    const ascent = (font.ascent || 0.75) * em + state.rise;
    const descent = (font.descent || -0.25) * em + state.rise;
    // Where the pen stands, along the line of writing, in text units.
    let pen = 0;
    for (const item of items) {
      if (typeof item === "number") {
        pen -= (item / 1000) * fontSize * (font.vertical ? 1 : state.scale);
        continue;
      }
      if (!item) continue;
      const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      const own = (item.width ?? 0) * unit * fontSize;
      let body: Box;
      let advance: number;
      if (font.vertical) {
        const drop = Math.abs(item.vmetric?.[0] ?? 1000) * 0.001 * fontSize;
        body = [-own / 2, pen - drop, own / 2, pen];
        advance = spacing - drop;
      } else {
        body = [pen, descent, pen + own * state.scale, ascent];
        advance = (own + spacing) * state.scale;
      }
      const end = pen + advance;
      const [px, py, qx, qy] = font.vertical ? [0, pen, 0, end] : [pen, state.rise, end, state.rise];
      const glyph: Glyph = {
        text: item.unicode ?? "",
        style,
        box: transformBox(matrixAtStart, body),
        x: applyX(matrixAtStart, px, py),
        y: applyY(matrixAtStart, px, py),
        endX: applyX(matrixAtStart, qx, qy),
        endY: applyY(matrixAtStart, qx, qy),
        order,
        isPaintedThrough: false,
      };
      glyphs.push(glyph);
      if (state.mode >= 4) state.textClip.push(glyph);
      pen = end;
    }
    text = font.vertical ? multiply(text, [1, 0, 0, 1, 0, pen]) : multiply(text, [1, 0, 0, 1, pen, 0]);
  };

  const beginForm = (args: readonly unknown[]) => {
    save();
    transform(asMatrix(args[0] as ArrayLike<number> | null));
    const bounds = args[1] as ArrayLike<number> | null;
    if (bounds) state.clip = intersect(state.clip, transformBox(state.matrix, [bounds[0]!, bounds[1]!, bounds[2]!, bounds[3]!]));
  };

  const beginGroup = (args: readonly unknown[]) => {
    const group = args[0] as { smask?: unknown } | undefined;
    save();
    groups.push(Boolean(group?.smask));
    if (group?.smask) stencils += 1;
    state.groupAlpha *= state.fillAlpha;
    state.fillAlpha = 1;
    state.strokeAlpha = 1;
    state.blend = "source-over";
  };

  const endGroup = () => {
    if (groups.pop()) stencils -= 1;
    restore();
  };

  const beginAnnotation = (args: readonly unknown[]) => {
    const [id, rect, placed, matrix] = args as [string, ArrayLike<number> | null, ArrayLike<number>, ArrayLike<number>];
    annotation = id;
    saved.push(state);
    state = initialState(surface.matrix, surface.page);
    if (rect) state.clip = intersect(state.clip, transformBox(state.matrix, [rect[0]!, rect[1]!, rect[2]!, rect[3]!]));
    transform(asMatrix(placed));
    transform(asMatrix(matrix));
    state.paintedBefore = undefined;
  };

  const beginLayer = (args: readonly unknown[]) => {
    const isOff = args[0] === "OC" && !surface.isLayerVisible(args[1]);
    layers.push(isOff);
    if (isOff) layersOff += 1;
  };

  const run: Record<number, (args: readonly unknown[]) => void> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (args) => transform(asMatrix(args as readonly number[])),
    [OPS.setGState]: (args) => applyExtGState(state, args[0], surface.fontOf),
    [OPS.setFillRGBColor]: (args) => (state.fill = colourOf(args)),
    [OPS.setStrokeRGBColor]: (args) => (state.stroke = colourOf(args)),
    [OPS.setFillColorN]: () => (state.fill = undefined),
    [OPS.setStrokeColorN]: () => (state.stroke = undefined),
    [OPS.setFillTransparent]: () => (state.fill = undefined),
    [OPS.setStrokeTransparent]: () => (state.stroke = undefined),
    [OPS.clip]: () => (pendingClip = true),
    [OPS.eoClip]: () => (pendingClip = true),
    [OPS.constructPath]: paintPath,
    [OPS.shadingFill]: () => {
      const { clip } = state;
      addShape({
        box: clip,
        polygons: [corners(clip)],
        isEvenOdd: false,
        colour: undefined,
        alpha: fillAlpha(),
        isPicture: false,
      });
    },
    [OPS.paintFormXObjectBegin]: beginForm,
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginGroup]: beginGroup,
    [OPS.endGroup]: endGroup,
    [OPS.beginAnnotation]: beginAnnotation,
    [OPS.endAnnotation]: () => {
      annotation = undefined;
      restore();
    },
    [OPS.beginMarkedContent]: () => layers.push(false),
    [OPS.beginMarkedContentProps]: beginLayer,
    [OPS.endMarkedContent]: () => {
      if (layers.pop()) layersOff -= 1;
    },
    [OPS.beginText]: () => {
      text = IDENTITY;
      line = IDENTITY;
    },
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
    [OPS.moveText]: (args) => moveText(number(args[0]), number(args[1])),
    [OPS.setLeadingMoveText]: (args) => {
      state.leading = -number(args[1]);
      moveText(number(args[0]), number(args[1]));
    },
    [OPS.setTextMatrix]: (args) => {
      line = asMatrix(args[0] as ArrayLike<number>);
      text = line;
    },
    [OPS.nextLine]: () => moveText(0, -state.leading),
    [OPS.showText]: (args) => showText(args[0] as (PdfGlyph | number | null)[]),
  };

  operators.fnArray.forEach((operator, i) => run[operator]?.(operators.argsArray[i] ?? []));
  notePicture();
  return { glyphs, shapes, annotations };
}

const number = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : 0);

const corners = ([x0, y0, x1, y1]: Box) => [x0, y0, x1, y0, x1, y1, x0, y1];

/** Outline commands as closed polygons on the displayed page; curves become a few straight pieces. */
function outlines(commands: ArrayLike<number>, m: Matrix): Polygons {
  const polygons: number[][] = [];
  let current: number[] = [];
  let [x, y] = [0, 0];
  const lineTo = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
    current.push(applyX(m, x, y), applyY(m, x, y));
  };
  for (let i = 0; i < commands.length;) {
    const command = commands[i++];
    if (command === MOVE) {
      current = [];
      polygons.push(current);
      lineTo(commands[i++]!, commands[i++]!);
    } else if (command === LINE) {
      lineTo(commands[i++]!, commands[i++]!);
    } else if (command === CURVE) {
      const [fromX, fromY] = [x, y];
      const [ax, ay, bx, by] = [commands[i++]!, commands[i++]!, commands[i++]!, commands[i++]!];
      const [toX, toY] = [commands[i++]!, commands[i++]!];
      for (let step = 1; step <= CURVE_STEPS; step += 1) {
        const t = step / CURVE_STEPS;
        const u = 1 - t;
        const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        lineTo(p * fromX + q * ax + r * bx + s * toX, p * fromY + q * ay + r * by + s * toY);
      }
    }
  }
  return polygons.filter((points) => points.length >= 6);
}

function styleOf(state: State, matrix: Matrix, isLayerOff: boolean): Style {
  const { font, fontSize } = state;
  const across = Math.hypot(matrix[0], matrix[1]) * Math.abs(state.scale);
  const up = Math.hypot(matrix[2], matrix[3]);
  const em = up * Math.abs(fontSize) * designSize(font);
  const way: [number, number] = font.vertical ? [-matrix[2], -matrix[3]] : [matrix[0], matrix[1]];
  const sign = font.vertical ? 1 : Math.sign(fontSize * state.scale) || 1;
  const length = Math.hypot(...way) || 1;
  return {
    em,
    stretch: up === 0 ? 0 : across / up,
    along: [(way[0] / length) * sign, (way[1] / length) * sign],
    mode: state.mode,
    fill: state.fill,
    stroke: state.stroke,
    fillAlpha: state.fillAlpha * state.groupAlpha,
    strokeAlpha: state.strokeAlpha * state.groupAlpha,
    blend: state.blend,
    isMasked: state.isMasked,
    clip: state.clip,
    isLayerOff,
  };
}

/** How high a font's letters are at size 1. Type 3 fonts choose their own units, which only their bounding box tells. */
function designSize(font: PdfFont): number {
  if (!font.isType3Font) return 1;
  const unit = Math.abs(font.fontMatrix?.[3] ?? 0.001);
  const box = font.bbox;
  const tall = box ? Math.abs((box[3] ?? 0) - (box[1] ?? 0)) : 0;
  return tall > 0 ? tall * unit : 1000 * unit;
}

/** Share of the page under pictures, 0 to 1 (overlaps counted twice, so at most 1). */
export function pictureShare(shapes: readonly Shape[], page: Box): number {
  const covered = shapes.filter((shape) => shape.isPicture).reduce((sum, shape) => sum + area(intersect(shape.box, page)), 0);
  return area(page) === 0 ? 0 : Math.min(1, covered / area(page));
}
