import type { Locale } from "@candor/core/kernel/limits";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type EngineName, type Engines, startEngine } from "./engine.ts";
import { fillForm, isEqual, type Values, valuesOf } from "./form.ts";
import { useRewrite, type RewriteState } from "./useRewrite.ts";
import { clearHistory, keepInHistory, readHistory } from "./history.ts";

interface ToolOptions<T extends EngineName> {
  readonly tool: T;
  readonly locale: Locale;
  /** True where the stage has a language model, and the tool a text to word anew. */
  readonly hasModel?: boolean | undefined;
  /** Known in the browser alone. */
  readonly workerUrl: string | undefined;
  /** The example and its answer, with which the page was drawn. */
  readonly example: Values;
  readonly answer: Engines[T]["answer"];
  /** Fields that a shared link carries: choices, and no text. */
  readonly choices: readonly string[];
  /** The field by which an input is named in the history. */
  readonly label: string;
  /** Undefined where too little is typed for an answer. */
  readonly inputOf: (values: Values) => Engines[T]["input"] | undefined;
}

export interface ToolState<T extends EngineName> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  readonly answer: Engines[T]["answer"] | undefined;
  /** The values that the answer belongs to. */
  readonly answered: Values;
  readonly isFailed: boolean;
  readonly history: readonly Values[];
  readonly start: () => void;
  readonly update: () => void;
  readonly load: (values: Values) => void;
  readonly clear: () => void;
  readonly forget: () => void;
  /** The address of this tool with its choices. */
  readonly link: () => string;
  /** Words the answer anew with a model, and takes that back; undefined where there is no model. */
  readonly rewrite: { readonly state: RewriteState; readonly run: () => void; readonly undo: () => void } | undefined;
}

const PAUSE_MS = 120;
const KEEP_AFTER_MS = 1500;

/** The state of a tool: it answers as one types, from a worker that starts with the first focus. */
export function useTool<T extends EngineName>(options: ToolOptions<T>): ToolState<T> {
  const { tool, locale, example, choices, label, inputOf } = options;
  const form = useRef<HTMLFormElement>(null);
  const timers = useRef<{ answer?: ReturnType<typeof setTimeout>; keep?: ReturnType<typeof setTimeout> }>({});
  const [values, setValues] = useState(example);
  const { answer, answered, isFailed, show, start, answerTo } = useEngine(options);
  const [history, setHistory] = useState<readonly Values[]>([]);

  const rewrite = useRewrite<T>({ tool, locale, show });

  const update = (): void => {
    if (!form.current) return;
    const now = valuesOf(form.current);
    setValues(now);
    rewrite.forget();
    clearTimeout(timers.current.answer);
    clearTimeout(timers.current.keep);
    timers.current.answer = setTimeout(() => void answerTo(now), PAUSE_MS);
    if ((now[label] ?? "").trim() !== "" && !isEqual(now, example))
      timers.current.keep = setTimeout(() => setHistory(keepInHistory(tool, now, label)), KEEP_AFTER_MS);
  };
  const load = (next: Values): void => {
    if (!form.current) return;
    fillForm(form.current, next);
    update();
  };
  const rewriteNow = (): void => {
    const input = inputOf(values);
    if (rewrite.state.is !== "busy" && input && answer) void rewrite.run(input, answer);
  };

  useEffect(() => {
    setHistory(readHistory(tool));
    const linked = chosenOf(Object.fromEntries(new URLSearchParams(location.search)), choices);
    if (!form.current) return;
    // Words typed before React took over stay, and are answered.
    const now = valuesOf(form.current);
    if (Object.keys(linked).length > 0) load({ ...now, ...linked });
    else if (!isEqual(now, example)) update();
    // Only once, when the browser takes over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    form,
    values,
    answer,
    answered,
    isFailed,
    history,
    start,
    update,
    load,
    clear: () => {
      load(chosenOf(values, choices));
      form.current?.querySelector<HTMLElement>("textarea, input[type=text]")?.focus();
    },
    forget: () => {
      clearHistory(tool);
      setHistory([]);
    },
    link: () => addressWith(chosenOf(values, choices)),
    rewrite: options.hasModel ? { state: rewrite.state, run: rewriteNow, undo: rewrite.undo } : undefined,
  };
}

/** The answer to the latest values, from a worker that starts with the first question at the latest. */
function useEngine<T extends EngineName>({ tool, workerUrl, example, answer: drawn, inputOf }: ToolOptions<T>) {
  const ask = useRef<((input: unknown) => Promise<unknown>) | undefined>(undefined);
  const latest = useRef(0);
  const [answer, show] = useState<Engines[T]["answer"] | undefined>(drawn);
  const [answered, setAnswered] = useState(example);
  const [isFailed, setFailed] = useState(false);
  const start = (): void => {
    if (workerUrl !== undefined) ask.current ??= startEngine(workerUrl, tool);
  };
  const answerTo = async (values: Values): Promise<void> => {
    const input = inputOf(values);
    const number = ++latest.current;
    if (input === undefined) return show(undefined);
    start();
    try {
      const next = (await ask.current?.(input)) as Engines[T]["answer"] | undefined;
      if (number !== latest.current || next === undefined) return;
      setFailed(false);
      setAnswered(values);
      show(next);
    } catch {
      setFailed(true);
    }
  };
  return { answer, answered, isFailed, show, start, answerTo };
}

/** The values of the fields named in `choices`. */
const chosenOf = (all: Values, choices: readonly string[]): Values =>
  Object.fromEntries(Object.entries(all).filter(([name]) => choices.includes(name)));

/** The address of this page with some fields filled in. */
function addressWith(values: Values): string {
  const query = new URLSearchParams(values).toString();
  return `${location.origin}${location.pathname}${query ? `?${query}` : ""}`;
}
