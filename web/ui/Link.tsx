import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A page of the app. */
  to: To;
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** Kept with the entry of the history. */
  state?: unknown;
  /** Stays where the page is scrolled to. */
  preventScrollReset?: boolean;
}

/** A link to a page of the app. The router's own brings 3 kB for preloading, which this app does by itself (`pages.ts`). */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset && { preventScrollReset }),
    ...(rest.target && { target: rest.target }),
    state,
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
