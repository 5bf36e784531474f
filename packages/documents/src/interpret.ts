import { Interpreter, TOP_LEVEL, type Nesting, type OperatorTable, type Surface } from "./interpreter.ts";
import { groupOperators } from "./operators/group.ts";
import { pathOperators } from "./operators/path.ts";
import { pictureOperators } from "./operators/picture.ts";
import { stateOperators } from "./operators/state.ts";
import { textOperators } from "./operators/text.ts";
import type { Painting } from "./paint.ts";
import type { PdfOperators } from "./pdf.ts";

const OPERATORS: OperatorTable = {
  ...stateOperators,
  ...pathOperators,
  ...textOperators,
  ...pictureOperators,
  ...groupOperators,
};

/**
 * Follows a page's operators (as pdf.js lists them) and notes every glyph and every shape with its place on the displayed page, its colour,
 * opacity and clipping, in painting order. Nothing is drawn; visibility.ts decides what a viewer would show.
 */
export function interpret({ fnArray, argsArray }: PdfOperators, surface: Surface, nesting: Nesting = TOP_LEVEL): Painting {
  const interpreter = new Interpreter(surface, nesting, interpret);
  for (let i = 0; i < fnArray.length; i += 1) OPERATORS[fnArray[i]!]?.(interpreter, argsArray[i] ?? []);
  interpreter.addOmittedPicture();
  return interpreter.painting();
}
