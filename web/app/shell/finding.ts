import { createContext } from "react";
import { drawing } from "../../ui/drawing.ts";

/** Opens the command palette and the sheet of shortcuts. */
interface Finding {
  openPalette: () => void;
  openShortcuts: () => void;
}

export const FindingContext = createContext<Finding>({ openPalette: () => {}, openShortcuts: () => {} });

/** True if the command key is Cmd instead of Ctrl. */
export const hasCommandKey = (): boolean => /mac|iphone|ipad/iu.test(drawing()?.reader().platform ?? navigator.platform);
