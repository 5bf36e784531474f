import { config } from "../../config.ts";

export type ProviderName = NonNullable<typeof config.providers>[number];

/** Providers of this stage, in the order of their buttons. */
export const PROVIDERS: readonly ProviderName[] = config.providers ?? [];

const NAMES: Record<ProviderName, string> = { google: "Google", azure: "Microsoft" };

/** The name of a provider in an address of ours; Google's for any other text. */
export const nameOf = (provider: string | null): string => (provider === "azure" ? NAMES.azure : NAMES.google);
