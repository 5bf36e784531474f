import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** A component that is drawn as soon as its code is there. */
export type Later<Props extends object> = ComponentType<Props> & {
  /** Fetches the code, once; from then on the component is drawn at once. Never rejects: a failure is the component's. */
  readonly load: () => Promise<void>;
};

/**
 * A component whose code comes with its first use; `meanwhile` stands in its place until then.
 *
 * React's own `lazy` suspends even when its code has arrived, and React keeps back for 300 ms what stood behind a fallback: the first
 * opening of every menu, dialog and tab would be late by that. Code that could not be fetched is an error of the component, caught where
 * errors are; the next one to be drawn has it fetched again.
 */
export function later<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
): Later<Props> {
  let Code: ComponentType<Props> | undefined;
  let failure: unknown;
  let loading: Promise<void> | undefined;

  const load = () =>
    (loading ??= fetchCode().then(
      (fetched) => void (Code = fetched.default),
      (error: unknown) => {
        failure = error;
        loading = undefined;
      },
    ));

  function LaterComponent(props: Props) {
    const [hasTried, setTried] = useState(false);
    useEffect(() => {
      if (Code) return undefined;
      let isGone = false;
      void load().then(() => !isGone && setTried(true));
      return () => void (isGone = true);
    }, []);
    if (Code) return <Code {...props} />;
    if (hasTried) throw failure;
    return meanwhile;
  }
  return Object.assign(LaterComponent, { load });
}
