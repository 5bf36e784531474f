/** Pages of signing in, below `/auth`. They have code of their own, without the router and the query cache of the rest. */
export const SIGN_IN_PAGES = ["login", "register", "redirect"] as const;

export type SignInPage = (typeof SIGN_IN_PAGES)[number];

const ADDRESS = new RegExp(`^(?:/(?:de|es|tr))?/auth/(${SIGN_IN_PAGES.join("|")})/?$`, "u");

/** The page of signing in at an address; undefined at any other. */
export const signInPageAt = (pathname: string): SignInPage | undefined => ADDRESS.exec(pathname)?.[1] as SignInPage | undefined;
