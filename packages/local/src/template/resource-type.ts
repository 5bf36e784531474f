import type { Fields } from "./fields.ts";
import type { Place } from "./intrinsics.ts";
import type { Model } from "./model.ts";
import type { Permissions } from "./permissions.ts";

/** The templates, for the code that reads one resource type. */
export interface TemplateReader {
  readonly model: Model;
  readonly assets: ReadonlyMap<string, string>;
  readonly permissions: Permissions;
  /** The value of Ref for the resource. */
  readonly ref: (place: Place) => string;
  readonly attribute: (place: Place, name: string) => string;
  /** Replaces the addresses of AWS services in a text by those of this machine. */
  readonly here: (text: string) => string;
  /** All resources of a type, over all stacks, that exist. */
  all(type: string): Fields[];
}

export interface ResourceType {
  /** Properties that are read or checked. Any other stops the start unless it is listed as without effect. */
  readonly properties: readonly string[];
  /** True if a value may name a secret by a dynamic reference, which is resolved when the cloud starts. */
  readonly takesSecrets?: true;
  /** Adds to the model. Absent where another type reads this one. */
  readonly read?: (fields: Fields, templates: TemplateReader) => void;
}
