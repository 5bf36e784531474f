import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { switchHotkeys, useAreHotkeysOn } from "../../ui/useHotkey.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { hasCommandKey } from "./finding.ts";
import { SHORTCUTS, type Shortcut } from "./shortcuts.ts";

/** List of shortcuts, with the switch for single keys. */
export function ShortcutSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation(["palette", "common"]);
  const areOn = useAreHotkeysOn();
  const field = useId();
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.shortcuts.title)}
      footer={<Button onClick={() => onOpenChange(false)}>{t(($) => $.action.close, { ns: "common" })}</Button>}
    >
      <div className="columns-2 gap-10 phone:columns-1">
        {SHORTCUTS.map(({ group, shortcuts }) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-caption font-medium text-ink-2">{t(($) => $.shortcuts.group[group])}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.id} className="flex min-h-8 items-center justify-between gap-4 text-control">
                  <dt className="min-w-0">{t(($) => $.shortcuts.does[shortcut.id])}</dt>
                  <dd className="shrink-0">
                    <Keys {...shortcut} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex items-start gap-2.5 border-t border-line pt-4 text-control">
        <input
          id={field}
          type="checkbox"
          checked={areOn}
          aria-describedby={`${field}-help`}
          onChange={({ target }) => switchHotkeys(target.checked)}
          className="mt-px size-4 shrink-0 accent-accent"
        />
        <div>
          <label htmlFor={field} className="font-medium">
            {t(($) => $.shortcuts.on)}
          </label>
          <p id={`${field}-help`} className="text-ink-2">
            {t(($) => $.shortcuts.onHelp)}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function Keys({ keys, inTurn }: Shortcut) {
  const { t } = useTranslation("palette");
  const words: Record<string, string> = {
    mod: hasCommandKey() ? "⌘" : t(($) => $.key.control),
    alt: hasCommandKey() ? "⌥" : t(($) => $.key.alt),
    shift: t(($) => $.key.shift),
    enter: t(($) => $.key.enter),
    escape: t(($) => $.key.escape),
  };
  return (
    <span className="flex items-center gap-1 text-caption text-ink-2">
      {keys.map((key, index) => (
        <span key={key} className="flex items-center gap-1">
          {index > 0 && inTurn && <span>{t(($) => $.shortcuts.then)}</span>}
          <kbd className="min-w-5 rounded-[3px] border border-line-strong bg-surface px-1 py-px text-center font-sans text-ink">
            {words[key] ?? key.toUpperCase()}
          </kbd>
        </span>
      ))}
    </span>
  );
}
