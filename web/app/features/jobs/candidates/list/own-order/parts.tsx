import { ArrowDown, ArrowUp, ArrowUpDown, ArrowUpToLine, GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { IconButton } from "../../../../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../../../../ui/Menu.tsx";
import { useTranslation } from "../../../../../i18n/useTranslation.ts";
import type { Place } from "./usePlacing.ts";

/** The actions of rows while the own order is shown. */
export interface OwnOrder {
  place: Place;
  hold: (event: PointerEvent) => void;
}

/** Drags a row. Keys have Alt with an arrow, and the row's menu. */
export function Grip({ hold, label }: { hold: OwnOrder["hold"]; label: string }) {
  return (
    <span
      aria-hidden
      title={label}
      onPointerDown={hold}
      className="absolute top-1/2 left-0.5 z-1 grid h-8 w-5 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-chip text-ink-3 hover:text-ink"
    >
      <GripVertical className="size-4 stroke-[1.75]" />
    </span>
  );
}

/** Entries of a row's menu that move it within its stage. */
export function PlaceItems({ cvId, place }: { cvId: string; place: Place }) {
  const { t } = useTranslation("candidates");
  return (
    <>
      <MenuItem icon={<ArrowUpToLine aria-hidden />} onSelect={() => void place(cvId, () => 0)}>
        {t(($) => $.own.first)}
      </MenuItem>
      <MenuItem icon={<ArrowUp aria-hidden />} onSelect={() => void place(cvId, (index) => index - 1)}>
        {t(($) => $.own.up)}
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden />} onSelect={() => void place(cvId, (index) => index + 1)}>
        {t(($) => $.own.down)}
      </MenuItem>
    </>
  );
}

/** The same behind a button of its own, on phones. */
export function PlaceMenu({ cvId, place, label }: { cvId: string; place: Place; label: string }) {
  return (
    <Menu trigger={<IconButton label={label} className="relative z-1 ml-auto" icon={<ArrowUpDown aria-hidden />} />}>
      <PlaceItems cvId={cvId} place={place} />
    </Menu>
  );
}
