import { lazy, Suspense, useEffect, useState } from "react";
import type { ExternalToast } from "sonner";

const Toasts = lazy(() => import("./layers/Toasts.tsx"));

/** A toast answers something the reader did, so its code comes with the first thing they do. */
export function Toaster({ label }: { label: string }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    addEventListener("pointerdown", need, { once: true });
    addEventListener("keydown", need, { once: true });
    return () => {
      removeEventListener("pointerdown", need);
      removeEventListener("keydown", need);
    };
  }, []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toasts label={label} />
    </Suspense>
  );
}

type Kind = "success" | "info" | "warning" | "error" | "loading" | "message";

let count = 0;

/** Shows a toast once the code for it is there; answers its id at once, by which it can be dismissed or replaced. */
function show(kind: Kind, title: string, options: ExternalToast = {}): string | number {
  const id = options.id ?? `toast-${++count}`;
  void import("sonner").then(({ toast }) => toast[kind](title, { ...options, id }));
  return id;
}

type Show = (title: string, options?: ExternalToast) => string | number;
const of =
  (kind: Kind): Show =>
  (title, options) =>
    show(kind, title, options);

export const toast = {
  message: of("message"),
  success: of("success"),
  info: of("info"),
  warning: of("warning"),
  error: of("error"),
  loading: of("loading"),
  dismiss: (id: string | number): void => void import("sonner").then(({ toast }) => toast.dismiss(id)),
};
