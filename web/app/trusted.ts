/** The page's one Trusted Types policy. A document can create it once, so all trusted values are made here: a worker's address. */
interface Policy {
  createScriptURL(url: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
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
  });
  return policy;
}

/** URL of a script of the build as a trusted value, which `require-trusted-types-for 'script'` demands. DOM types only know strings. */
export function trustedScriptUrl(url: string): string {
  ours.add(url);
  return (policyOfPage()?.createScriptURL(url) ?? url) as string;
}
