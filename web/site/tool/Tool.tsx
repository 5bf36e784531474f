import type { ReactNode } from "react";
import { Heading } from "./fields.tsx";
import type { EngineName } from "./engine.ts";
import type { Values } from "./form.ts";
import type { ToolState } from "./useTool.ts";
import type { FormWords } from "./words.ts";

interface ToolFormProps<T extends EngineName> {
  readonly tool: ToolState<T>;
  readonly words: FormWords;
  readonly title: string;
  readonly example: Values;
  readonly label: string;
  readonly children: ReactNode;
}

/** The form of a tool: it answers while one types. */
export function ToolForm<T extends EngineName>({ tool, words, title, example, label, children }: ToolFormProps<T>) {
  const { form } = tool;
  return (
    // The events of its fields bubble to the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      method="dialog"
      className="no-print grid content-start gap-4"
      onFocus={tool.start}
      onInput={tool.update}
      onSubmit={(event) => {
        event.preventDefault();
        tool.update();
      }}
    >
      <Heading
        aside={
          <span className="js-only">
            <button type="button" className="link text-control" onClick={() => tool.load(example)}>
              {words.example}
            </button>{" "}
            <button type="button" className="link ml-3 text-control" onClick={tool.clear}>
              {words.clear}
            </button>
          </span>
        }
      >
        {title}
      </Heading>
      {children}
      <p className="text-caption text-ink-3">{tool.rewrite ? words.rewrite.private : words.private}</p>
      <p className="no-js-only text-caption text-warn">{words.needsScript}</p>
      {tool.isFailed && (
        <p role="alert" className="text-control text-bad">
          {words.failed}
        </p>
      )}
      {tool.history.length > 0 && (
        <details>
          <summary className="text-control font-medium text-ink-2">
            {words.history} ({tool.history.length})
          </summary>
          <ul className="mt-1">
            {tool.history.map((values, index) => (
              <li key={index}>
                <button
                  type="button"
                  className="w-full truncate py-1 text-left text-control text-ink-2"
                  onClick={() => tool.load(values)}
                >
                  {(values[label] ?? "").split("\n")[0]}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="link mt-1 text-control" onClick={tool.forget}>
            {words.forget}
          </button>
        </details>
      )}
    </form>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}

/** A text with the typed words highlighted. */
export function Marked({ text, marks: [mark] }: MarkedProps) {
  if (!mark) return text;
  return (
    <>
      {text.slice(0, mark.start)}
      <mark>{text.slice(mark.start, mark.end)}</mark>
      {text.slice(mark.end)}
    </>
  );
}
