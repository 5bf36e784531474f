/**
 * The page's one Trusted Types policy. The browser lets a document make it once, so whoever needs a trusted value asks here: a worker's
 * address, or structured data for search engines. Nothing that could run passes as data.
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
      // JSON alone: an object or a list, which as a script would do nothing.
      if (typeof JSON.parse(text) !== "object") throw new TypeError("Only structured data is written into the page");
      return text;
    },
  });
  return policy;
}

/** The address of a script that the build made, as `require-trusted-types-for 'script'` asks for it. The types of the DOM know strings alone. */
export function trustedScriptUrl(url: string): string {
  ours.add(url);
  return (policyOfPage()?.createScriptURL(url) ?? url) as string;
}

/**
 * JSON for a script element that holds data.
 * @throws SyntaxError or TypeError when it is not JSON of an object or a list
 */
export const trustedData = (json: string): string => (policyOfPage()?.createScript(json) ?? json) as string;
