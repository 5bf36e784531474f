/**
 * The page's one Trusted Types policy. A document can create it once, so all trusted values are made here: a worker's
 * address, or structured data for search engines. Data that could run as code is refused.
 */
interface Policy {
  createScriptURL(url: string): unknown;
  createScript(text: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string; createScript: (text: string) => string }): Policy;
}

const ours = new Set<string>();
let policy: Policy | undefined;

function policyOfPage(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("candor", {
    createScriptURL: (url) => {
      if (!ours.has(url)) throw new TypeError(`${url} is no script of ours`);
      return url;
    },
    createScript: (text) => {
      // Only a JSON object or list, which does nothing when run as a script.
      if (typeof JSON.parse(text) !== "object") throw new TypeError("Only structured data is written into the page");
      return text;
    },
  });
  return policy;
}

/** URL of a script of the build as a trusted value, which `require-trusted-types-for 'script'` demands. DOM types only know strings. */
export function trustedScriptUrl(url: string): string {
  ours.add(url);
  return (policyOfPage()?.createScriptURL(url) ?? url) as string;
}

/**
 * JSON for a script element that holds data.
 * @throws SyntaxError or TypeError when it is not JSON of an object or a list
 */
export const trustedData = (json: string): string => (policyOfPage()?.createScript(json) ?? json) as string;
