import { type ComponentProps, createContext, type MouseEvent, use } from "react";

/** The address of a page of signing in, which changes these few pages by itself, without the router of the dashboard. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** An e-mail address that was typed on the page before. */
  readonly email: string;
}

interface AddressState extends Address {
  /** Opens another page of signing in. */
  readonly open: (to: string, email?: string) => void;
}

export const AddressContext = createContext<AddressState>({ pathname: "", search: "", hash: "", email: "", open: () => {} });

export const useAddress = (): AddressState => use(AddressContext);

/** The entry of the browser's history keeps the e-mail address where the router keeps its own state: `boot/reader.js` looks there. */
export function addressNow(): Address {
  const { usr } = (history.state ?? {}) as { usr?: { email?: string } | null };
  return { pathname: location.pathname, search: location.search, hash: location.hash, email: usr?.email ?? "" };
}

/** Adds an entry to the browser's history. */
export const addAddress = (to: string, email: string): void => history.pushState(email ? { usr: { email } } : null, "", to);

interface AddressLinkProps extends ComponentProps<"a"> {
  /** A page of signing in. */
  to: string;
  /** Goes there as well. */
  email?: string;
}

/** A link to another page of signing in, which opens without a new document. */
export function AddressLink({ to, email, onClick, children, ...rest }: AddressLinkProps) {
  const { open } = useAddress();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Another tab or window is the browser's.
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(to, email);
  };
  return (
    <a {...rest} href={to} onClick={press}>
      {children}
    </a>
  );
}
