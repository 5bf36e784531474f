import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { type Selection, useHowManyChosen } from "./selection.ts";

/** The bar at the foot of the window while rows are chosen: their number, and the actions on them. */
export function Bar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useTranslation("recruiting");
  const { number } = useFormats();
  const count = useHowManyChosen(selection);
  if (count === 0) return null;
  const clear = () => {
    selection.clear();
    document.querySelector<HTMLElement>("[data-choose-all]")?.focus();
  };
  return (
    <div
      role="group"
      data-selection
      aria-label={t(($) => $.selection.bar)}
      className="sticky bottom-0 z-(--z-bar) flex flex-wrap items-center gap-2 border-t border-line-strong bg-surface px-6 py-2.5 phone:px-4 phone:pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      <IconButton size="sm" label={t(($) => $.selection.clear)} icon={<X aria-hidden />} onClick={clear} />
      <p role="status" className="mr-2 text-control font-medium tabular-nums">
        {t(($) => $.selection.count, { count, number: number(count) })}
      </p>
      {children}
    </div>
  );
}
