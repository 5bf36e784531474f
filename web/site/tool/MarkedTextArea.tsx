import clsx from "clsx";
import { type ComponentProps, useRef } from "react";
import type { EngineName } from "./engine.ts";
import { TextArea, WITH_MARGIN } from "./fields.tsx";
import { marksAfterTyping, piecesOf, type TextMark } from "./marks.ts";
import type { ToolState } from "./useTool.ts";

interface MarkedTextAreaProps extends ComponentProps<typeof TextArea> {
  readonly tool: Pick<ToolState<EngineName>, "values" | "answered">;
  /** Places in the text that was answered. */
  readonly marks: readonly TextMark[];
}

/**
 * A text field in which the words that the answer is about are highlighted, also while one types. The marks lie below the field, on a copy
 * of its text that breaks its lines alike. For screen readers the answer quotes the same words.
 */
export function MarkedTextArea({ tool, marks, ...field }: MarkedTextAreaProps) {
  const [text = "", answered = ""] = [tool.values[field.name], tool.answered[field.name]];
  const copy = useRef<HTMLDivElement>(null);
  return (
    <TextArea
      {...field}
      className="marked-field"
      onScroll={({ currentTarget: { scrollTop } }) => (copy.current!.scrollTop = scrollTop)}
      below={
        <div ref={copy} aria-hidden className={clsx("field py-2 pl-3", WITH_MARGIN)}>
          {piecesOf(text, marksAfterTyping(marks, answered, text)).map((piece) =>
            piece.mark ? <Mark key={piece.mark.start} words={piece.words} mark={piece.mark} side={piece.side} /> : piece.words,
          )}
          {/* A field shows an empty last line, other elements do not. */}
          {"\n "}
        </div>
      }
    />
  );
}

interface MarkProps {
  readonly words: string;
  readonly mark: TextMark;
  readonly side: "left" | "right" | undefined;
}

function Mark({ words, mark: { number, isPlain }, side }: MarkProps) {
  const Element = isPlain ? "span" : "mark";
  // Behind the first letter the number stands at the line of the words; before it, at the end of the line above where the words begin a line.
  const first = String.fromCodePoint(words.codePointAt(0)!);
  return (
    <Element>
      {first}
      {number !== undefined && side && (
        <span className="margin-number" data-side={side}>
          {number}
        </span>
      )}
      {words.slice(first.length)}
    </Element>
  );
}
