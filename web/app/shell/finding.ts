import { createContext } from "react";

/** Opens what finds and does things from anywhere, and the sheet of keys. */
interface Finding {
  openPalette: () => void;
  openShortcuts: () => void;
}

export const FindingContext = createContext<Finding>({ openPalette: () => {}, openShortcuts: () => {} });

/** Whether the keyboard's command key is Cmd and not Ctrl. */
export const hasCommandKey = /mac|iphone|ipad/iu.test(navigator.platform);
