import { parseHex } from "../colour.ts";
import { asMatrix } from "../geometry.ts";
import { applyExtGState, dashOf } from "../graphics-state.ts";
import { number, type Interpreter, type OperatorTable } from "../interpreter.ts";
import type { Paint } from "../paint.ts";
import { patternPaint } from "../pattern.ts";
import { OPS } from "../pdf.ts";

const pattern = (interpreter: Interpreter, args: readonly unknown[]): Paint | undefined =>
  patternPaint(args, {
    matrix: interpreter.patternBases.at(-1)!,
    objectOf: interpreter.surface.objectOf,
    tile: (operators, matrix, colour) => interpreter.interpretNested(operators, matrix, colour),
  });

/** Operators that change the graphics state: coordinates, lines and colours. */
export const stateOperators: OperatorTable = {
  [OPS.save]: (interpreter) => interpreter.save(),
  [OPS.restore]: (interpreter) => interpreter.restore(),
  [OPS.transform]: (interpreter, args) => interpreter.transform(asMatrix(args as readonly number[])),
  [OPS.setLineWidth]: ({ graphics }, args) => {
    graphics.lineWidth = number(args[0]);
  },
  [OPS.setLineCap]: ({ graphics }, args) => {
    graphics.hasLongEnds = number(args[0]) > 0;
  },
  [OPS.setDash]: ({ graphics }, args) => {
    graphics.dash = dashOf(args[0], args[1]);
  },
  [OPS.setGState]: ({ graphics, surface, lastMask }, args) => applyExtGState(graphics, args[0], surface.fontOf, lastMask),
  [OPS.setFillRGBColor]: ({ graphics }, args) => {
    graphics.fill = parseHex(args[0]);
  },
  [OPS.setStrokeRGBColor]: ({ graphics }, args) => {
    graphics.stroke = parseHex(args[0]);
  },
  [OPS.setFillColorN]: (interpreter, args) => {
    interpreter.graphics.fill = pattern(interpreter, args);
  },
  [OPS.setStrokeColorN]: (interpreter, args) => {
    interpreter.graphics.stroke = pattern(interpreter, args);
  },
  [OPS.setFillTransparent]: ({ graphics }) => {
    graphics.fill = undefined;
  },
  [OPS.setStrokeTransparent]: ({ graphics }) => {
    graphics.stroke = undefined;
  },
};
