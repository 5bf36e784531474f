import { createHash } from "node:crypto";
import { environment, type EnvironmentName } from "../../kernel/aws.ts";

/** Path at which the extension waits for its code, below the address that the browser gives it. */
const PATH = "connected";

/** True for an address at which a browser hands an answer to our extension and to no other. Nothing else ever gets a code. */
export function isOurRedirect(address: string): boolean {
  return redirectsOf(list("EXTENSION_IDS"), list("EXTENSION_GECKO_IDS")).includes(address);
}

/**
 * The address of each id. Chromium's browsers use the id itself; Firefox the SHA-1 of the id in the manifest.
 * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/identity/getRedirectURL
 */
export const redirectsOf = (chromiumIds: readonly string[], geckoIds: readonly string[]): string[] => [
  ...chromiumIds.map((id) => `https://${id}.chromiumapp.org/${PATH}`),
  ...geckoIds.map((id) => `https://${createHash("sha1").update(id).digest("hex")}.extensions.allizom.org/${PATH}`),
];

const list = (variable: EnvironmentName): string[] => environment(variable).split(",").filter(Boolean);
