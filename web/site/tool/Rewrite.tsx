import { PencilLine, Undo2 } from "lucide-react";
import { fill } from "../words.ts";
import type { EngineName } from "./engine.ts";
import type { ToolState } from "./useTool.ts";
import type { FormWords } from "./words.ts";

/** The button that lets a model word the text anew, where the stage has one, and the way back. */
export function Rewrite<T extends EngineName>({ tool, words: { rewrite: words } }: { tool: ToolState<T>; words: FormWords }) {
  const { rewrite } = tool;
  if (!rewrite) return null;
  const { state } = rewrite;
  const isDone = state.is === "done";
  return (
    <div className="js-only no-print mt-4 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="button button-plain"
          aria-disabled={state.is === "busy"}
          onClick={isDone ? rewrite.undo : rewrite.run}
        >
          {isDone ? <Undo2 aria-hidden className="size-4" /> : <PencilLine aria-hidden className="size-4" />}
          {isDone ? words.undo : words.button}
        </button>
        <span role="status" className="flex-1 text-control text-ink-2">
          {state.is === "busy" && words.busy}
          {isDone && fill(state.kept > 0 ? words.doneInPart : words.done, { model: state.model, kept: state.kept })}
        </span>
      </p>
      {state.is === "failed" && (
        <p role="alert" className="mt-2 text-control text-bad">
          {state.message ?? words.unreachable}
        </p>
      )}
      <p className="mt-2 text-caption text-ink-3">{isDone ? words.sent : words.help}</p>
    </div>
  );
}
