import type { Rewritten } from "@candor/core/tools/rewrite.info";
import type { Locale } from "@candor/core/kernel/limits";
import { useRef, useState } from "react";
import { callJson } from "../islands/call.ts";
import { TOOLS } from "../paths.ts";
import type { EngineName, Engines } from "./engine.ts";

export type RewriteState =
  | { readonly is: "idle" | "busy" }
  | { readonly is: "done"; readonly model: string; readonly kept: number }
  /** `message` is missing where the server could not be reached. */
  | { readonly is: "failed"; readonly message?: string };

interface RewriteOptions<T extends EngineName> {
  readonly tool: T;
  readonly locale: Locale;
  readonly show: (answer: Engines[T]["answer"]) => void;
}

/** Words an answer anew with the stage's model. The answer of the rules stays until there is another, and comes back on demand. */
export function useRewrite<T extends EngineName>({ tool, locale, show }: RewriteOptions<T>) {
  const [state, setState] = useState<RewriteState>({ is: "idle" });
  const latest = useRef(0);
  const before = useRef<Engines[T]["answer"]>(undefined);
  /** Takes no notice of a wording that is still on its way. */
  const forget = (): void => {
    latest.current++;
    setState({ is: "idle" });
  };
  return {
    state,
    forget,
    undo: (): void => {
      if (before.current) show(before.current);
      forget();
    },
    run: async (input: Engines[T]["input"], answer: Engines[T]["answer"]): Promise<void> => {
      const number = ++latest.current;
      setState({ is: "busy" });
      const body = JSON.stringify(input);
      const outcome = await callJson<Rewritten>(`/api${TOOLS[tool]}`, { method: "POST", body, locale });
      if (number !== latest.current) return;
      if (!outcome.ok) return setState({ is: "failed", ...(outcome.problem && { message: outcome.problem.message }) });
      before.current = answer;
      show(outcome.body.answer as unknown as Engines[T]["answer"]);
      setState({ is: "done", model: outcome.body.model, kept: outcome.body.kept });
    },
  };
}
