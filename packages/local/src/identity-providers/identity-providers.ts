/** The local Google and Microsoft, below /_local/ of the site. */
import { join } from "node:path";
import type { ApiRequest } from "../apigateway/payload.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { google } from "./google.ts";
import { microsoft } from "./microsoft.ts";
import { LocalProvider, type ProviderOptions } from "./provider.ts";

export interface IdentityProviders {
  /** Undefined for a request to neither of them. */
  answer(request: ApiRequest): Promise<WebReply | undefined>;
}

/** @param siteUrl "http://localhost:3000" */
export async function startIdentityProviders(
  siteUrl: string,
  { dataDir, ...options }: Omit<ProviderOptions, "folder"> & { readonly dataDir: string },
): Promise<IdentityProviders> {
  const shared = { ...options, folder: join(dataDir, "identity-providers") };
  const providers = {
    google: await LocalProvider.start(google(`${siteUrl}/_local/google`), shared),
    microsoft: await LocalProvider.start(microsoft(`${siteUrl}/_local/microsoft`), shared),
  };
  return {
    async answer(request) {
      const [, name, path = ""] = /^\/_local\/(google|microsoft)(\/.*)$/.exec(request.path) ?? [];
      return name === undefined ? undefined : providers[name as keyof typeof providers].answer(path, request);
    },
  };
}
