import clsx from "clsx";
import { Search } from "lucide-react";
import { use } from "react";
import { Kbd } from "../../ui/bits.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { FindingContext, hasCommandKey } from "./finding.ts";
import { onlyWide, type SidebarForm } from "./form.ts";

/** In the rail the label is a tooltip. */
const words: Record<SidebarForm, string> = { full: "", responsive: "max-lg:rail-word", rail: "rail-word" };
const edges: Record<SidebarForm, string> = {
  full: "border-line-field bg-surface",
  responsive: "lg:border-line-field lg:bg-surface max-lg:border-transparent max-lg:hover:bg-nav/60",
  rail: "border-transparent hover:bg-nav/60",
};

/** A button that looks like a field and opens the palette. */
export function FindField({ form }: { form: SidebarForm }) {
  const { t } = useTranslation("common");
  const { openPalette } = use(FindingContext);
  const key = hasCommandKey() ? "⌘ K" : t(($) => $.find.key);
  return (
    <button
      type="button"
      aria-keyshortcuts={hasCommandKey() ? "Meta+K" : "Control+K"}
      aria-haspopup="dialog"
      onClick={openPalette}
      className={clsx(
        "group/entry relative mx-2.5 mb-3 flex h-8 items-center gap-2.5 rounded-control border px-[7px] text-control text-ink-2 tint hover:text-ink phone:h-10",
        edges[form],
      )}
    >
      <Search aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
      <span className={clsx("min-w-0 truncate", words[form])}>{t(($) => $.find.open)}</span>
      <span className={clsx("ml-auto shrink-0 whitespace-nowrap", onlyWide[form])}>
        <Kbd>{key}</Kbd>
      </span>
    </button>
  );
}
