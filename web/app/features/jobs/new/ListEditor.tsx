import { type KeyboardEvent, useId, useState } from "react";
import { Chip } from "../../../../ui/bits.tsx";
import { FieldError, TextArea } from "../../../../ui/Field.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";

interface ListProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
}

interface ChipsProps extends ListProps {
  /** Characters of one entry. */
  longest?: number;
}

const ENTRY_MAX = 500;

/** Words as chips: Enter or a comma adds one, Backspace in the empty field takes the last away. */
export function ChipsEditor({ label, value, onChange, error, longest = ENTRY_MAX }: ChipsProps) {
  const { t } = useTranslation("jobs");
  const [text, setText] = useState("");
  const id = useId();

  const add = (entry: string) => {
    const word = entry.trim().slice(0, longest);
    setText("");
    if (word && !value.some((known) => known.toLocaleLowerCase() === word.toLocaleLowerCase())) onChange([...value, word]);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };
  const onText = (next: string) => {
    const parts = next.split(/[,;\n]/u);
    if (parts.length === 1) return setText(next);
    return addAll(parts);
  };
  const addAll = (parts: readonly string[]) => {
    const words = parts.map((part) => part.trim().slice(0, longest)).filter(Boolean);
    const isNew = (word: string, at: number) => !value.includes(word) && words.indexOf(word) === at;
    onChange([...value, ...words.filter(isNew)]);
    setText("");
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-control font-medium">
        {label}
      </label>
      <div className="field flex min-h-10 flex-wrap items-center gap-1.5 px-1.5 py-1.5">
        {value.length > 0 && (
          <ul className="contents" aria-label={label}>
            {value.map((word) => (
              <li key={word} className="max-w-full">
                <Chip
                  removeLabel={t(($) => $.review.remove, { what: word })}
                  onRemove={() => onChange(value.filter((other) => other !== word))}
                >
                  {word}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <input
          id={id}
          value={text}
          {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
          placeholder={value.length === 0 ? t(($) => $.review.addWord) : ""}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKey}
          onPaste={(event) => {
            // The field would join pasted lines into one.
            const lines = event.clipboardData.getData("text").split(/\r?\n/u);
            if (lines.length === 1) return;
            event.preventDefault();
            addAll([`${text}${lines[0]}`, ...lines.slice(1)].flatMap((line) => line.split(/[,;]/u)).map(withoutBullet));
          }}
          onBlur={() => add(text)}
          className="h-6 min-w-24 flex-1 bg-transparent px-1.5 text-control outline-none phone:h-8 phone:text-[1rem]"
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const withoutBullet = (line: string): string => line.replace(/^[\s•–*-]+/u, "").trim();

/** Sentences, one to a line. */
export function LinesEditor({ label, value, onChange, error }: ListProps) {
  const { t } = useTranslation("jobs");
  // Empty lines stay until the field is left.
  const [text, setText] = useState(value.join("\n"));
  const lines = (from: string) => from.split("\n").map(withoutBullet).filter(Boolean);
  return (
    <TextArea
      label={label}
      aside={t(($) => $.review.onePerLine)}
      rows={3}
      value={text}
      error={error}
      onChange={(event) => {
        setText(event.target.value);
        onChange(lines(event.target.value));
      }}
      onBlur={() => setText(lines(text).join("\n"))}
    />
  );
}
