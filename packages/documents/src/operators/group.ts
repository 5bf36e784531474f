import { narrow } from "../clip.ts";
import { asMatrix, multiply, transformBox } from "../geometry.ts";
import { initialState } from "../graphics-state.ts";
import { EVERYWHERE, type Interpreter, type OperatorTable } from "../interpreter.ts";
import { newGroup } from "../paint.ts";
import { OPS } from "../pdf.ts";
import { softMask } from "../soft-mask.ts";

function beginForm(interpreter: Interpreter, args: readonly unknown[]): void {
  interpreter.save();
  interpreter.formBases.push(interpreter.markedContent.length);
  interpreter.transform(asMatrix(args[0] as ArrayLike<number> | null));
  const { matrix } = interpreter.graphics;
  interpreter.patternBases.push(matrix);
  interpreter.clipToBounds(matrix, args[1] as ArrayLike<number> | null);
}

function endForm(interpreter: Interpreter): void {
  if (interpreter.patternBases.length > 1) interpreter.patternBases.pop();
  if (interpreter.formBases.length > 1) interpreter.formBases.pop();
  interpreter.restore();
}

/** A transparency group's dictionary as pdf.js sends it. */
interface GroupOptions {
  readonly smask?: unknown;
  readonly isolated?: boolean;
  readonly knockout?: boolean;
  readonly matrix?: ArrayLike<number> | null;
  readonly bbox?: ArrayLike<number> | null;
}

function beginGroup(interpreter: Interpreter, args: readonly unknown[]): void {
  const { smask, isolated, matrix, bbox } = (args[0] ?? {}) as GroupOptions;
  interpreter.save();
  interpreter.order += 1;
  if (smask) enterMask(interpreter, smask);
  else enterGroup(interpreter, Boolean(isolated));
  const { graphics } = interpreter;
  interpreter.clipToBounds(multiply(graphics.matrix, asMatrix(matrix)), bbox);
  graphics.fillAlpha = 1;
  graphics.strokeAlpha = 1;
  graphics.blend = "source-over";
  graphics.mask = undefined;
}

function enterMask(interpreter: Interpreter, mask: unknown): void {
  interpreter.maskDepth += 1;
  interpreter.graphics.clip = { box: EVERYWHERE };
  interpreter.groups.push({ node: newGroup(interpreter.order, interpreter.surface.effort), mask });
}

/** An opaque group without blend mode, mask or isolation paints straight into the group around it. */
function enterGroup({ graphics, groups, order, surface }: Interpreter, isIsolated: boolean): void {
  const { fillAlpha: alpha, blend, mask } = graphics;
  const parent = groups.at(-1)!.node;
  const isPlain = alpha >= 1 && blend === "source-over" && !mask && !isIsolated;
  const node = isPlain ? parent : newGroup(order, surface.effort, { alpha, blend, mask, isIsolated });
  if (!isPlain) parent.children.push(node);
  groups.push({ node, mask: undefined });
  graphics.groupAlpha *= alpha;
}

function endGroup(interpreter: Interpreter): void {
  const { groups, order } = interpreter;
  const group = groups.length > 1 ? groups.pop() : undefined;
  if (group && group.node !== groups.at(-1)!.node) group.node.end = order;
  if (group?.mask) {
    interpreter.maskDepth -= 1;
    interpreter.lastMask = softMask(group.node, group.mask);
  }
  interpreter.restore();
}

function beginAnnotation(interpreter: Interpreter, args: readonly unknown[]): void {
  const [id, rect, placement, matrix] = args as [string, ArrayLike<number> | null, ArrayLike<number>, ArrayLike<number>];
  const { surface } = interpreter;
  interpreter.annotation = id;
  interpreter.saved.push(interpreter.graphics);
  const graphics = initialState(surface.matrix, { box: surface.page });
  interpreter.graphics = graphics;
  if (rect) graphics.clip = narrow(graphics.clip, transformBox(graphics.matrix, [rect[0]!, rect[1]!, rect[2]!, rect[3]!]));
  interpreter.transform(asMatrix(placement));
  interpreter.transform(asMatrix(matrix));
  interpreter.patternBases.push(graphics.matrix);
  interpreter.formBases.push(interpreter.markedContent.length);
  graphics.orderAtTransform = undefined;
}

function endAnnotation(interpreter: Interpreter): void {
  interpreter.annotation = undefined;
  endForm(interpreter);
}

function beginLayer(interpreter: Interpreter, args: readonly unknown[]): void {
  const isOff = args[0] === "OC" && !interpreter.surface.isLayerVisible(args[1]);
  interpreter.markedContent.push(isOff);
  if (isOff) interpreter.hiddenLayers += 1;
}

/** Operators that enclose others: forms, transparency groups, annotations and layers. */
export const groupOperators: OperatorTable = {
  [OPS.paintFormXObjectBegin]: beginForm,
  [OPS.paintFormXObjectEnd]: endForm,
  [OPS.beginGroup]: beginGroup,
  [OPS.endGroup]: endGroup,
  [OPS.beginAnnotation]: beginAnnotation,
  [OPS.endAnnotation]: endAnnotation,
  [OPS.beginMarkedContent]: ({ markedContent }) => void markedContent.push(false),
  [OPS.beginMarkedContentProps]: beginLayer,
  [OPS.endMarkedContent]: (interpreter) => {
    if (interpreter.markedContent.length <= interpreter.formBases.at(-1)!) return;
    if (interpreter.markedContent.pop()) interpreter.hiddenLayers -= 1;
  },
};
