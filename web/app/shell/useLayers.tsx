import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "../../ui/Toaster.tsx";
import { useHotkey, useHotkeySequence } from "../../ui/useHotkey.ts";
import { loadCatalogues } from "../i18n/i18n.ts";
import { useLocale } from "../i18n/useLocale.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { usePaths } from "../paths.ts";

type Layer = "palette" | "shortcuts";

/** Layers over the page, loaded with their catalogues on first use. */
interface Loaded {
  Palette: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void; openShortcuts: () => void }>;
  ShortcutSheet: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
}

async function load(): Promise<Loaded> {
  const [{ Palette }, { ShortcutSheet }] = await Promise.all([import("./palette/Palette.tsx"), import("./ShortcutSheet.tsx")]);
  return { Palette, ShortcutSheet };
}

/**
 * The palette and the sheet of keys, and the keys that work everywhere in the dashboard: Ctrl or Cmd K, `?`, `n`, `g` and a place's letter, and
 * `/` where the page has no search of its own.
 * @param onOpen called when one of them opens
 */
export function useLayers(onOpen: () => void) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const paths = usePaths();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>();
  const [layer, setLayer] = useState<Layer>();

  const open = useEffectEvent(async (wanted: Layer) => {
    onOpen();
    try {
      const [layers] = await Promise.all([loaded ?? load(), loadCatalogues(locale, ["palette"])]);
      setLoaded(layers);
      setLayer(wanted);
    } catch {
      // Nothing of the page is lost over what could not be fetched.
      toast.error(t(($) => $.error.network));
    }
  });
  const [finding] = useState(() => ({
    openPalette: () => void open("palette"),
    openShortcuts: () => void open("shortcuts"),
  }));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey || event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    if (layer === "palette") setLayer(undefined);
    // A dialog asks for something first, unless it is on its way out.
    else if (!document.querySelector(":is([role=dialog], [role=alertdialog]):not([data-closed])")) finding.openPalette();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  useHotkey("?", finding.openShortcuts, { isFallback: true });
  useHotkey(
    "/",
    (event) => {
      event.preventDefault();
      finding.openPalette();
    },
    { isFallback: true },
  );
  useHotkey("n", () => void navigate(paths.newJob()), { isFallback: true });
  useHotkeySequence("g", {
    d: () => void navigate(paths.dashboard()),
    j: () => void navigate(paths.jobs()),
    c: () => void navigate(paths.cvs()),
  });

  const close = () => setLayer(undefined);
  return {
    finding,
    layers: loaded && (
      <>
        <loaded.Palette
          open={layer === "palette"}
          onOpenChange={(isOpen) => setLayer(isOpen ? "palette" : undefined)}
          openShortcuts={() => setLayer("shortcuts")}
        />
        <loaded.ShortcutSheet open={layer === "shortcuts"} onOpenChange={close} />
      </>
    ),
  };
}
