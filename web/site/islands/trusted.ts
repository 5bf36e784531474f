interface Policy {
  createScriptURL(url: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

let policy: Policy | undefined;

/** URL of a script of the build as a trusted value, which `require-trusted-types-for 'script'` demands. DOM types only know strings. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("candor", {
    createScriptURL: (asked) => {
      if (new URL(asked, location.href).origin !== location.origin) throw new TypeError(`${asked} is no script of ours`);
      return asked;
    },
  });
  return (policy?.createScriptURL(url) ?? url) as string;
}
