import { useEffect, useRef, useState } from "react";
import { toast } from "../../../../ui/Toaster.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";

const SHOWN_MS = 2000;

/**
 * Copies a text. `isCopied` is true for two seconds; `isToasted` shows a toast as well, for a button that disappears. If the browser
 * refuses, a toast explains what to do instead.
 */
export function useCopy(text: string, { isToasted = false } = {}): { copy: () => void; isCopied: boolean } {
  const { t } = useTranslation("jobs");
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return toast.error(
        t(($) => $.copy.failed),
        { description: text },
      );
    }
    setCopied(true);
    if (isToasted)
      toast.success(
        t(($) => $.copy.done),
        { description: text },
      );
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
    return undefined;
  };
  return { copy: () => void copy(), isCopied };
}
