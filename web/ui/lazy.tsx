import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { drawing } from "./drawing.ts";

/** A component whose code loads on first use. */
export type Lazy<Props extends object> = ComponentType<Props> & {
  /** Loads the code once; afterwards the component renders at once. Never rejects: the component throws the failure. */
  readonly load: () => Promise<void>;
};

/** Code that is being loaded. */
const underWay = new Set<Promise<void>>();

/** Resolves once no code is being loaded. A page that the server drew with code of its own is taken over with the same code. */
export async function codeLoaded(): Promise<void> {
  await Promise.all(underWay);
}

/**
 * A component whose code loads on first use; `meanwhile` is rendered until then.
 * @param needs loads all else that it is drawn with, in the reader's language: on the server each request has its own
 *
 * React's own `lazy` suspends even when its code has arrived, and React holds back the content of a fallback for 300 ms: the first opening
 * of every menu, dialog and tab would be late by that. Code that could not be loaded is thrown as an error of the component, for the nearest
 * error boundary; the next render of the component loads it again.
 */
export function lazy<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
  needs: () => Promise<unknown> = () => Promise.resolve(),
): Lazy<Props> {
  let Code: ComponentType<Props> | undefined;
  let failure: unknown;
  let loading: Promise<void> | undefined;

  const fetchOnce = () =>
    (loading ??= Promise.all([fetchCode(), needs()]).then(
      ([fetched]) => void (Code = fetched.default),
      (error: unknown) => {
        failure = error;
        loading = undefined;
      },
    ));
  const load = () => {
    const one = fetchOnce().then(async () => void (drawing() && (await needs())));
    underWay.add(one);
    void one.then(() => underWay.delete(one));
    drawing()?.code.set(fetchOnce, one);
    return one;
  };
  /** On the server, code that another request has loaded does not count: the browser would not have it. */
  const hasCode = () => Code !== undefined && (drawing()?.code.has(fetchOnce) ?? true);

  function LazyComponent(props: Props) {
    const [hasTried, setTried] = useState(false);
    const [hadCode] = useState(hasCode);
    useEffect(() => {
      // Code that has arrived since the first render needs another render.
      if (hadCode) return undefined;
      let isGone = false;
      void load().then(() => !isGone && setTried(true));
      return () => void (isGone = true);
    }, [hadCode]);
    if (Code && hasCode()) return <Code {...props} />;
    if (hasTried) throw failure;
    return meanwhile;
  }
  return Object.assign(LazyComponent, { load });
}
