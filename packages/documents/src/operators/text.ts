import { narrowTo } from "../clip.ts";
import { asMatrix, union } from "../geometry.ts";
import { number, type Interpreter, type OperatorTable } from "../interpreter.ts";
import { corners } from "../outlines.ts";
import { OPS, type PdfGlyph } from "../pdf.ts";
import { setText } from "../set-text.ts";

function showText(interpreter: Interpreter, args: readonly unknown[]): void {
  if (interpreter.maskDepth > 0) return;
  interpreter.order += 1;
  const { graphics, annotation } = interpreter;
  if (annotation !== undefined) interpreter.annotations.add(annotation);
  if (graphics.font.isLost) interpreter.lostRuns += 1;
  const glyphs = setText(args[0] as (PdfGlyph | number | null)[], {
    state: graphics,
    position: interpreter.text,
    fonts: interpreter.fonts,
    order: interpreter.order,
    isLayerOff: interpreter.hiddenLayers > 0,
    isOfAnnotation: annotation !== undefined,
  });
  for (const glyph of glyphs) interpreter.glyphs.push(glyph);
  if (graphics.mode >= 4) graphics.textClip = [...graphics.textClip, ...glyphs];
}

/** Text that clips takes effect at the end of its text object. */
function endText({ graphics }: Interpreter): void {
  const { textClip } = graphics;
  if (textClip.length === 0) return;
  const letters = new Set(textClip.map((glyph) => glyph.order));
  const polygons = textClip.map((glyph) => corners(glyph.box));
  graphics.clip = narrowTo(graphics.clip, textClip.map((glyph) => glyph.box).reduce(union), polygons, false, letters);
  graphics.textClip = [];
}

export const textOperators: OperatorTable = {
  [OPS.beginText]: ({ text }) => text.begin(),
  [OPS.endText]: endText,
  [OPS.setFont]: ({ graphics, surface }, args) => {
    graphics.font = surface.fontOf(args[0]);
    graphics.fontSize = number(args[1]);
  },
  [OPS.setCharSpacing]: ({ graphics }, args) => {
    graphics.charSpacing = number(args[0]);
  },
  [OPS.setWordSpacing]: ({ graphics }, args) => {
    graphics.wordSpacing = number(args[0]);
  },
  [OPS.setHScale]: ({ graphics }, args) => {
    graphics.scale = number(args[0]) / 100;
  },
  [OPS.setLeading]: ({ graphics }, args) => {
    graphics.leading = number(args[0]);
  },
  [OPS.setTextRise]: ({ graphics }, args) => {
    graphics.rise = number(args[0]);
  },
  [OPS.setTextRenderingMode]: ({ graphics }, args) => {
    graphics.mode = number(args[0]);
  },
  [OPS.moveText]: ({ text }, args) => text.moveLine(number(args[0]), number(args[1])),
  [OPS.setLeadingMoveText]: ({ graphics, text }, args) => {
    graphics.leading = -number(args[1]);
    text.moveLine(number(args[0]), number(args[1]));
  },
  [OPS.setTextMatrix]: ({ text }, args) => text.set(asMatrix(args[0] as ArrayLike<number>)),
  [OPS.nextLine]: ({ graphics, text }) => text.moveLine(0, -graphics.leading),
  [OPS.showText]: showText,
};
