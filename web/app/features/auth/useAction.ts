import { useState } from "react";

type State<Result> =
  | { readonly is: "idle" | "pending" }
  | { readonly is: "done"; readonly result: Result }
  | { readonly is: "failed"; readonly error: unknown };

/** A call that is sent by a press, and how far it is. */
export function useAction<Input, Result>(act: (input: Input) => Promise<Result>) {
  const [state, setState] = useState<State<Result>>({ is: "idle" });
  return {
    isPending: state.is === "pending",
    isDone: state.is === "done",
    isFailed: state.is === "failed",
    result: state.is === "done" ? state.result : undefined,
    error: state.is === "failed" ? state.error : undefined,
    reset: () => setState({ is: "idle" }),
    /** Never rejects: a failure is in `error`, and returned. */
    run: async (input: Input): Promise<unknown> => {
      setState({ is: "pending" });
      try {
        setState({ is: "done", result: await act(input) });
        return undefined;
      } catch (error) {
        setState({ is: "failed", error });
        return error;
      }
    },
  };
}
