import type { Interpreter, OperatorTable } from "../interpreter.ts";
import { OPS } from "../pdf.ts";
import { isPicture, picturePaint, stencilPaint } from "../picture.ts";

function paintPicture(interpreter: Interpreter, object: unknown): void {
  interpreter.addPicture(isPicture(object) ? picturePaint(object, interpreter.graphics.matrix) : undefined);
}

/** `argument`: a stencil, or an object that names one in `data`. */
function paintStencil(interpreter: Interpreter, argument: unknown): void {
  const { graphics, surface } = interpreter;
  const { data } = argument as { data?: unknown };
  const stencil = typeof data === "string" ? surface.objectOf(data) : argument;
  interpreter.addPicture(isPicture(stencil) ? stencilPaint(stencil, graphics.matrix, graphics.fill) : undefined);
}

export const pictureOperators: OperatorTable = {
  [OPS.paintImageXObject]: (interpreter, args) => paintPicture(interpreter, interpreter.surface.objectOf(args[0])),
  [OPS.paintInlineImageXObject]: (interpreter, args) => paintPicture(interpreter, args[0]),
  [OPS.paintImageMaskXObject]: (interpreter, args) => paintStencil(interpreter, args[0]),
  [OPS.paintSolidColorImageMask]: (interpreter) => interpreter.addPicture(interpreter.graphics.fill),
};
