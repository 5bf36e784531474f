import { call } from "./api.ts";
import { site } from "./site.ts";
import { locale } from "./words.ts";

/** The connection of this browser to one account. */
export interface Connection {
  readonly token: string;
  readonly email: string;
  /** The product that gave the token: a build for another stage must not send it there. */
  readonly site: string;
}

const KEY = "connection";

/** Lets nothing but the extension's own pages read what is stored; scripts in tabs are refused even if a page takes them over. */
export async function lockStorage(): Promise<void> {
  // Firefox has no levels, and no script of ours stays in a page there either.
  await chrome.storage.local.setAccessLevel?.({ accessLevel: "TRUSTED_CONTEXTS" });
}

export async function connection(): Promise<Connection | undefined> {
  const { [KEY]: found } = await chrome.storage.local.get<{ connection?: Connection }>(KEY);
  return found?.site === site() ? found : undefined;
}

/** Forgets the connection, if it still is the one with this token. */
export async function forget(token: string): Promise<void> {
  if ((await connection())?.token === token) await chrome.storage.local.remove(KEY);
}

/** Opens the connect page and waits for its answer. Returns false if the reader declined or closed it. Throws when there is no network. */
export async function connect(): Promise<boolean> {
  const redirectUri = chrome.identity.getRedirectURL("connected");
  const [verifier, state] = [secret(), secret()];
  const page = new URL(`${site()}${locale() === "en" ? "" : `/${locale()}`}/dashboard/google-extension`);
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
  page.search = new URLSearchParams({ connect: "1", challenge, redirect: redirectUri, state }).toString();

  let answer: URL;
  try {
    const url = await chrome.identity.launchWebAuthFlow({ url: page.href, interactive: true });
    if (!url) return false;
    answer = new URL(url);
  } catch {
    // The window was closed. The browser also says so when the page could not be loaded.
    return false;
  }
  const code = answer.searchParams.get("code");
  if (!answer.href.startsWith(redirectUri) || answer.searchParams.get("state") !== state || !code) return false;

  const { token, email } = await call<{ token: string; email: string }>("POST", "/api/extension/tokens", {
    body: { code, verifier, redirectUri, browser: await browserName() },
  });
  const made: Connection = { token, email, site: site() };
  await chrome.storage.local.set({ [KEY]: made });
  return true;
}

/** Ends the connection here and on the server. Without a network it ends here, and there 90 days after its last use. */
export async function disconnect(): Promise<void> {
  const found = await connection();
  if (!found) return;
  await forget(found.token);
  await call("DELETE", "/api/extension/tokens/current", { token: found.token }).catch(() => undefined);
}

/** 256 bits, for a verifier or a state. */
const secret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const SYSTEMS: Partial<Record<string, string>> = {
  mac: "macOS",
  win: "Windows",
  linux: "Linux",
  cros: "ChromeOS",
  android: "Android",
  openbsd: "OpenBSD",
};

/** "Chrome 156 on Windows", for the list of connections. */
async function browserName(): Promise<string> {
  const { os } = await chrome.runtime.getPlatformInfo();
  const [, name, version] =
    /\b(Firefox|Edg|OPR|Vivaldi)\/(\d+)/u.exec(navigator.userAgent) ?? /(Chrome)\/(\d+)/u.exec(navigator.userAgent) ?? [];
  const called = name === "Edg" ? "Edge" : name === "OPR" ? "Opera" : (name ?? "Browser");
  return [called, version, "on", SYSTEMS[os] ?? os].filter(Boolean).join(" ");
}
