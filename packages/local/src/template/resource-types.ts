/** The resource types the local cloud provides: which properties it reads and what becomes of them. */
import type { Fields } from "./fields.ts";
import { computeKinds } from "./lambda-resources.ts";
import { gatewayKinds } from "./apigateway-resources.ts";
import { identityKinds } from "./cognito-resources.ts";
import { mailKinds } from "./ses-resources.ts";
import { storageKinds } from "./storage-resources.ts";
import { webKinds } from "./cloudfront-resources.ts";
import type { Reading } from "./read-template.ts";

export interface Kind {
  /** Properties that are read or checked. Any other stops the start unless it is listed as without effect. */
  readonly properties: readonly string[];
  /** Whether a value may name a secret by a dynamic reference, which is looked up when the cloud starts. */
  readonly takesSecrets?: true;
  /** Adds to the model. Absent where another type's interpreter reads this one. */
  readonly read?: (fields: Fields, reading: Reading) => void;
}

/** In the order in which they are read: roles before the functions that have them. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...storageKinds,
  ...mailKinds,
  ...computeKinds,
  ...gatewayKinds,
  ...identityKinds,
  ...webKinds,
};
