import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Shown while there is no connection. */
export function OfflineNotice() {
  const { t } = useTranslation("common");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-(--z-toast) flex justify-center p-3">
      {!isOnline && (
        <p className="pointer-events-auto flex max-w-110 items-start gap-2.5 rounded-card border border-line-strong bg-raised px-4 py-2.5 text-control text-ink shadow-2">
          <WifiOff aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-warn" />
          <span>
            <span className="font-medium">{t(($) => $.error.offline)}</span>{" "}
            <span className="text-ink-2">{t(($) => $.error.offlineBody)}</span>
          </span>
        </p>
      )}
    </div>
  );
}
