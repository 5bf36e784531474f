import { SEARCH_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import { Search, TextSearch, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Kbd } from "../../../ui/bits.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { useHotkey } from "../../../ui/useHotkey.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { ListSearch } from "./address.ts";

/** Pause in typing before the search is sent, in ms. A sentence takes longer to think than a name. */
const SETTLES_MS = { name: 250, ai: 400 };

interface ToolbarProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** Label of the search by name; candidates of a job by default. */
  hint?: string;
  /** Rendered beside the field. */
  children?: ReactNode;
}

const textOf = (search: ListSearch): string => (search.mode === "ai" ? search.ask.text : search.query);
const searchFor = (mode: ListSearch["mode"], text: string): ListSearch =>
  mode === "ai" ? { mode, ask: { text, criteria: undefined } } : { mode, query: text };

/** One field for both searches: by name, or AI search by a sentence. */
export function Toolbar({ search, onSearch, hint: byName, children }: ToolbarProps) {
  const { t } = useTranslation("candidates");
  const { mode } = search;
  const asked = textOf(search);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);
  useHotkey("/", (event) => {
    event.preventDefault();
    field.current?.focus();
  });
  const ask = (next: string) => {
    if (next.trim() !== asked) onSearch(searchFor(mode, next.trim()));
  };
  useAskWhenSettled(text, mode, asked, ask);

  const clear = () => {
    setText("");
    ask("");
    field.current?.focus();
  };
  const modes = (className: string) => (
    <Segmented
      label={t(($) => $.find.mode)}
      size="sm"
      value={mode}
      onChange={(next) => onSearch(searchFor(next, text.trim()))}
      options={[
        { value: "name", label: t(($) => $.find.byName) },
        { value: "ai", label: t(($) => $.find.ai) },
      ]}
      className={className}
    />
  );
  const hint = mode === "ai" ? t(($) => $.find.placeholder) : (byName ?? t(($) => $.list.search));
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 pt-2 phone:px-4">
      <search className="max-w-155 min-w-0 flex-[1_1_18rem] phone:max-w-none">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            ask(text);
          }}
        >
          <TextField
            ref={field}
            label={mode === "ai" ? t(($) => $.find.label) : hint}
            hideLabel
            placeholder={hint}
            maxLength={SEARCH_MAX_CHARACTERS}
            enterKeyHint="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            icon={mode === "ai" ? <TextSearch aria-hidden /> : <Search aria-hidden />}
            end={
              <span className="-mr-2 flex shrink-0 items-center gap-1">
                {text === "" ? (
                  <span className="mr-1.5 flex max-[1700px]:hidden">
                    <Kbd>/</Kbd>
                  </span>
                ) : (
                  <IconButton size="sm" label={t(($) => $.list.clear)} icon={<X aria-hidden />} onClick={clear} />
                )}
                {modes("phone:hidden")}
              </span>
            }
          />
        </form>
      </search>
      {modes("sm:hidden")}
      {children}
    </div>
  );
}

/** Asks once typing pauses. */
function useAskWhenSettled(text: string, mode: ListSearch["mode"], asked: string, ask: (text: string) => void): void {
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => ask(text), SETTLES_MS[mode]);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the clock
  }, [text]);
}
