import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { ExternalToast, toast as Library } from "sonner";
import type { ToastsProps } from "./layers/Toasts.tsx";

/** Requests the code of toasts, and waits until toasts can be shown. */
const asks = new Set<() => void>();
let ready = Promise.withResolvers<void>();
const isReady = (is: boolean) => (is ? ready.resolve() : void (ready = Promise.withResolvers<void>()));

/**
 * A toast mostly answers an action of the user, so its code loads with the first action, or with the first toast. If it cannot
 * be loaded, the page works without it, and the next action tries again.
 */
export function Toaster({ label }: { label: string }) {
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
  const need = useEffectEvent(() => {
    if (Toasts) return;
    import("./layers/Toasts.tsx").then(
      (layer) => setToasts(() => layer.default),
      () => {},
    );
  });
  useEffect(() => {
    const ask = () => need();
    asks.add(ask);
    addEventListener("pointerdown", ask);
    addEventListener("keydown", ask);
    return () => {
      asks.delete(ask);
      removeEventListener("pointerdown", ask);
      removeEventListener("keydown", ask);
    };
  }, []);
  return Toasts ? <Toasts label={label} onReady={isReady} /> : null;
}

type Kind = "success" | "info" | "warning" | "error" | "loading" | "message";

let count = 0;
/** Ends with the last call so far: code that is loading for one call may be there for a later one first. */
let last: Promise<unknown> = Promise.resolve();

/** Calls the library once toasts can be shown, in the order of the calls. */
function next(use: (toast: typeof Library) => void): void {
  last = last
    .then(() => ready.promise)
    .then(() => import("sonner"))
    .then(({ toast }) => use(toast))
    .catch(() => {});
}

/** Shows a toast once its code has loaded. Returns its id at once, to dismiss or replace it. */
function show(kind: Kind, title: string, options: ExternalToast = {}): string | number {
  const id = options.id ?? `toast-${++count}`;
  for (const ask of asks) ask();
  next((toast) => toast[kind](title, { ...options, id }));
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
  dismiss: (id: string | number): void => next((toast) => toast.dismiss(id)),
};
