import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Kbd } from "../../../ui/bits.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useHotkey } from "../../../ui/useHotkey.ts";

/** Typing pauses this long before the server is asked. */
const SETTLES_MS = 250;

/** The words that are searched. Those of the address win when it changes by itself: going back, or clearing the search. */
export function CvSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { t } = useTranslation("cvs");
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  useHotkey("/", (event) => {
    event.preventDefault();
    field.current?.focus();
  });

  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    if (query !== text.trim()) setText(query);
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== query) onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), text === "" ? 0 : SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search className="w-96 max-w-full phone:w-full">
      <TextField
        ref={field}
        label={t(($) => $.search)}
        hideLabel
        placeholder={t(($) => $.search)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        icon={<Search aria-hidden />}
        end={
          text === "" ? (
            <Kbd>/</Kbd>
          ) : (
            <span className="-mr-2 flex">
              <IconButton
                size="sm"
                label={t(($) => $.clear)}
                icon={<X aria-hidden />}
                onClick={() => {
                  setText("");
                  field.current?.focus();
                }}
              />
            </span>
          )
        }
      />
    </search>
  );
}
