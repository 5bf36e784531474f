import { locale } from "./words.ts";

/** The product's address. The manifest has it as the extension's home page, so that one build serves every stage. */
export const site = (): string => new URL(chrome.runtime.getManifest().homepage_url ?? "").origin;

/** A page of the dashboard, in the language of the popup. */
export function pageOf(path: string): string {
  const language = locale();
  return `${site()}${language === "en" ? "" : `/${language}`}${path}`;
}
