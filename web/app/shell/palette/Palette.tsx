import { Autocomplete } from "@base-ui/react/autocomplete";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog } from "@base-ui/react/dialog";
import { CornerDownLeft, LoaderCircle, Search } from "lucide-react";
import { useState } from "react";
import { Kbd, useDelayed } from "../../../ui/bits.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { type Entry, type Group, useEntries } from "./entries.tsx";

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  openShortcuts: () => void;
}

/** Command palette: finds candidates, jobs and pages, and runs commands. */
export function Palette({ open, onOpenChange, openShortcuts }: PaletteProps) {
  const { t } = useTranslation("palette");
  const [seen, setSeen] = useState({ open, times: 0 });
  if (seen.open !== open) setSeen({ open, times: seen.times + Number(open) });
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-(--z-scrim) bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Viewport className="fixed inset-0 z-(--z-dialog) flex items-start justify-center p-4 pt-[min(8.25rem,14dvh)] phone:p-2">
            <Dialog.Popup
              aria-label={t(($) => $.title)}
              className="appear flex max-h-[min(34rem,100%)] w-full max-w-150 flex-col overflow-hidden rounded-dialog border border-line bg-raised shadow-3 outline-none"
            >
              {/* Opened again while it still fades, it begins anew all the same. */}
              <Finder key={seen.times} close={() => onOpenChange(false)} openShortcuts={openShortcuts} />
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}

function Finder({ close, openShortcuts }: { close: () => void; openShortcuts: () => void }) {
  const { t } = useTranslation("palette");
  const [text, setText] = useState("");
  const { groups, isLooking, error } = useEntries(text, { openShortcuts });
  const problemText = useProblemText();
  const isKnown = groups.some(({ id }) => id !== "cvs");
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Autocomplete.Root
      open
      inline
      items={groups.map(({ id, entries }) => ({ id, value: id, items: entries }))}
      filter={null}
      autoHighlight="always"
      keepHighlight
      value={text}
      // Choosing an entry does something: its name is not written into the field.
      onValueChange={(next, { reason }) => reason !== "item-press" && setText(next)}
      itemToStringValue={(entry: Entry) => entry.label}
    >
      <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4.5 shrink-0 stroke-[1.75]" />
        <Autocomplete.Input
          aria-label={t(($) => $.label)}
          placeholder={t(($) => $.placeholder)}
          className="h-13 min-w-0 flex-1 bg-transparent text-section outline-none placeholder:text-ink-3"
        />
        {isLooking && <Looking />}
        <Dialog.Close className="-mr-1 grid h-8 min-w-8 place-items-center rounded-control px-1 hover:bg-hover phone:h-10 phone:min-w-10">
          <span className="rounded-[3px] border border-line-strong px-1 text-number text-ink-3">{t(($) => $.key.escape)}</span>
          <span className="sr-only">{t(($) => $.close)}</span>
        </Dialog.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        <Autocomplete.Status className="sr-only">
          {isLooking ? t(($) => $.looking) : t(($) => $.found, { count: found })}
        </Autocomplete.Status>
        {error && (
          <p role="alert" className="px-3 py-2 text-control text-ink-2">
            {t(($) => $.failed)} {problemText(error)}
          </p>
        )}
        {!isKnown && !isLooking && !error && (
          <p className="px-3 py-3 text-control text-ink-2">{t(($) => $.nothing, { text: text.trim() })}</p>
        )}
        <Autocomplete.List>
          {({ id, items }: { id: Group["id"]; items: Entry[] }) => (
            <Autocomplete.Group key={id} items={items}>
              <Autocomplete.GroupLabel className="px-3 pt-2.5 pb-1 text-caption font-medium text-ink-2">
                {t(($) => $.group[id])}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: Entry) => (
                  <Row
                    key={entry.id}
                    entry={entry}
                    onChoose={() => {
                      close();
                      entry.run();
                    }}
                  />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      <KeyHints />
    </Autocomplete.Root>
  );
}

function KeyHints() {
  const { t } = useTranslation("palette");
  return (
    <div className="flex shrink-0 items-center gap-4 border-t border-line px-4 py-2 text-caption text-ink-2 phone:hidden">
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t(($) => $.move)}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>↵</Kbd>
        {t(($) => $.choose)}
      </span>
      <span className="ml-auto">{t(($) => $.hint)}</span>
    </div>
  );
}

/** Turns once it takes longer than a moment. */
function Looking() {
  const isLong = useDelayed();
  if (!isLong) return null;
  return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-[turn_900ms_linear_infinite] stroke-[1.75] text-ink-3" />;
}

function Row({ entry, onChoose }: { entry: Entry; onChoose: () => void }) {
  const { t } = useTranslation("palette");
  const formats = useFormats();
  return (
    <Autocomplete.Item
      value={entry}
      onClick={onChoose}
      className="group/row flex min-h-10 cursor-default scroll-my-2 items-center gap-3 rounded-control px-3 py-1 text-control outline-none select-none data-highlighted:bg-selected [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-ink-2"
    >
      {entry.icon}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <span className="min-w-0 font-medium break-words">{entry.label}</span>
        {entry.aside && <span className="min-w-0 truncate text-ink-2 phone:whitespace-normal">{entry.aside}</span>}
      </span>
      {entry.score != null && (
        <span className="font-semibold tabular-nums">
          <span className="sr-only">{t(($) => $.score)} </span>
          {formats.number(entry.score)}
        </span>
      )}
      {entry.keys && <Kbd>{entry.keys}</Kbd>}
      <CornerDownLeft aria-hidden className="invisible group-data-highlighted/row:visible phone:hidden" />
    </Autocomplete.Item>
  );
}
