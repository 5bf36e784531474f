import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { FieldError, TextField } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { type Line, LINES_MAX, moved, withLine } from "./form.ts";

const LINE_MAX = 200;

interface AdvantagesProps {
  /** Attributes of the heading's field. */
  heading: Omit<ComponentProps<typeof TextField>, "label">;
  lines: Line[];
  onChange: (lines: Line[]) => void;
  /** The sentence of a problem. */
  error: string | undefined;
}

/** The advantages of working there: a heading and lines. Enter adds a line, Alt and an arrow key move one. */
export function Advantages({ heading, lines, onChange, error }: AdvantagesProps) {
  const { t } = useTranslation(["companies", "common"]);
  const id = useId();
  const { list, announcement, add, move, remove, onKey } = useLineEdit(lines, onChange);
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-3 text-control font-semibold">{t(($) => $.advantages.title)}</legend>
      <TextField
        {...heading}
        size="lg"
        label={t(($) => $.advantages.heading)}
        aside={t(($) => $.optional, { ns: "common" })}
        help={t(($) => $.advantages.headingHelp)}
        maxLength={120}
      />
      <div ref={list} className="space-y-2">
        {lines.length > 0 && (
          <ul aria-label={t(($) => $.advantages.list)} className="space-y-2">
            {lines.map((line, index) => (
              <AdvantageLine
                key={line.key}
                line={line}
                index={index}
                count={lines.length}
                described={`${id}-keys`}
                onText={(text) => onChange(lines.with(index, { ...line, text }))}
                onKeyDown={(event) => onKey(event, index)}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        )}
        {lines.length > 1 && (
          <p id={`${id}-keys`} className="text-caption text-ink-3 phone:hidden">
            {t(($) => $.advantages.keys)}
          </p>
        )}
        {error && <FieldError>{error}</FieldError>}
        {lines.length < LINES_MAX ? (
          <Button data-line="add" icon={<Plus aria-hidden />} onClick={() => add()}>
            {t(($) => $.advantages.add)}
          </Button>
        ) : (
          <p className="text-caption text-ink-2">{t(($) => $.advantages.full, { count: LINES_MAX })}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

/** Adds, moves and removes lines, with the focus on the changed one; `announcement` tells screen readers. */
function useLineEdit(lines: Line[], onChange: (lines: Line[]) => void) {
  const { t } = useTranslation("companies");
  const [announcement, setAnnouncement] = useState("");
  const { list, focusOn } = useFocusAfter(lines);
  const add = (after?: number) => {
    if (lines.length >= LINES_MAX) return;
    const next = withLine(lines, after);
    focusOn(next.find(({ key }) => lines.every((line) => line.key !== key))!.key);
    onChange(next);
  };
  const move = (from: number, to: number) => {
    const next = moved(lines, from, to);
    if (next === lines) return;
    const { key, text } = lines[from]!;
    focusOn(key);
    setAnnouncement(t(($) => $.advantages.moved, { name: text, number: to + 1 }));
    onChange(next);
  };
  const remove = (index: number) => {
    const next = lines.toSpliced(index, 1);
    focusOn((next[index] ?? next.at(-1))?.key ?? "add");
    setAnnouncement(t(($) => $.advantages.gone, { name: lines[index]!.text }));
    onChange(next);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(index);
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      move(index, event.key === "ArrowUp" ? index - 1 : index + 1);
    }
  };
  return { list, announcement, add, move, remove, onKey };
}

interface AdvantageLineProps {
  line: Line;
  index: number;
  count: number;
  described: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function AdvantageLine({ line, index, count, described, onText, onKeyDown, onMove, onRemove }: AdvantageLineProps) {
  const { t } = useTranslation("companies");
  const number = index + 1;
  return (
    <li className="flex items-center gap-0.5">
      <input
        data-line={line.key}
        aria-label={t(($) => $.advantages.item, { number })}
        aria-describedby={count > 1 ? described : undefined}
        placeholder={index === 0 ? t(($) => $.advantages.example) : undefined}
        maxLength={LINE_MAX}
        value={line.text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        className="field mr-1 h-8 w-0 flex-1 px-2.5 text-control phone:h-10 phone:text-[1rem]"
      />
      <IconButton
        size="sm"
        label={t(($) => $.advantages.up, { number })}
        icon={<ArrowUp aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        size="sm"
        label={t(($) => $.advantages.down, { number })}
        icon={<ArrowDown aria-hidden />}
        disabled={number === count}
        onClick={() => onMove(index + 1)}
      />
      <IconButton size="sm" label={t(($) => $.advantages.remove, { number })} icon={<X aria-hidden />} onClick={onRemove} />
    </li>
  );
}

/** Moves the focus to a line, or to the button that adds one, after the change has been rendered. */
function useFocusAfter(lines: readonly Line[]) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | "add">(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [lines]);
  const focusOn = (line: number | "add") => {
    wanted.current = line;
  };
  return { list, focusOn };
}
