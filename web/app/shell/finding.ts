import { createContext } from "react";

/** Opens the command palette and the sheet of shortcuts. */
interface Finding {
  openPalette: () => void;
  openShortcuts: () => void;
}

export const FindingContext = createContext<Finding>({ openPalette: () => {}, openShortcuts: () => {} });

/** True if the command key is Cmd instead of Ctrl. */
export const hasCommandKey = /mac|iphone|ipad/iu.test(navigator.platform);
