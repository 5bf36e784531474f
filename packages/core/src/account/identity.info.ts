import * as z from "zod/mini";

/** Providers that people can sign in with. `azure` is Microsoft Entra, with accounts of any organisation. */
export const PROVIDERS = ["google", "azure"] as const;
export const Provider = z.enum(PROVIDERS);
export type Provider = z.infer<typeof Provider>;
