import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** A component whose code loads on first use. */
export type Lazy<Props extends object> = ComponentType<Props> & {
  /** Loads the code once; afterwards the component renders at once. Never rejects: the component throws the failure. */
  readonly load: () => Promise<void>;
};

/**
 * A component whose code loads on first use; `meanwhile` is rendered until then.
 *
 * React's own `lazy` suspends even when its code has arrived, and React holds back the content of a fallback for 300 ms: the first opening
 * of every menu, dialog and tab would be late by that. Code that could not be loaded is thrown as an error of the component, for the nearest
 * error boundary; the next render of the component loads it again.
 */
export function lazy<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
): Lazy<Props> {
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

  function LazyComponent(props: Props) {
    const [hasTried, setTried] = useState(false);
    const [hadCode] = useState(Code !== undefined);
    useEffect(() => {
      // Code that has arrived since the first render needs another render.
      if (hadCode) return undefined;
      let isGone = false;
      void load().then(() => !isGone && setTried(true));
      return () => void (isGone = true);
    }, [hadCode]);
    if (Code) return <Code {...props} />;
    if (hasTried) throw failure;
    return meanwhile;
  }
  return Object.assign(LazyComponent, { load });
}
