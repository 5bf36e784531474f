import type { Change } from "@candor/core/kernel/realtime/realtime.info";
import * as Upload from "@candor/core/upload/upload.info";
import * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The Lambda function that answers the call. */
export type Group =
  | "auth"
  | "account"
  | "billing"
  | "jobs"
  | "uploads"
  | "candidates"
  | "public"
  | "tools"
  | "realtime"
  | "page"
  | "extension";

/** The change that a call makes when its body has this field alone; `other` for every other body. */
export type ChangeByField = { readonly other: Change } & Readonly<Record<string, Change>>;

export interface Call {
  readonly group: Group;
  /**
   * `anyone` needs no session. `member` needs one, and reaches only the data of its account. `extension` needs the token of a connected
   * browser, and reaches less.
   */
  readonly access: "anyone" | "member" | "extension";
  readonly summary: string;
  /** The token in the path or a signature allows the call, so other sites and mail programs may make it, too. */
  readonly fromAnywhere?: true;
  /** The browser extension calls it: from any origin, and no cookie is looked at. */
  readonly fromExtension?: true;
  /** Changes nothing, although it is no GET, because its input is too long for an address. A page may begin with its answer. */
  readonly isRead?: true;
  /** The body is a form (application/x-www-form-urlencoded), as OAuth wants it. */
  readonly isForm?: true;
  /** The change that open pages of the account are notified of: in the job and of the candidates that path and body name. */
  readonly invalidates?: Change | ChangeByField;
  readonly path?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly status: 200 | 201 | 202 | 204 | 302;
  readonly answer?: z.ZodMiniType;
}

export const call = <const C extends Call>(definition: C) => definition;

/** Ids are opaque; ours have 30 characters. */
export const id = z.string("id.required").check(z.minLength(1, "id.required"), z.maxLength(64));
export const jobPath = z.object({ jobId: id });
export const candidatePath = z.object({ jobId: id, cvId: id });
export const files = z.array(Upload.File).check(z.minLength(1));
export const Forms = z.object({ uploads: z.array(Upload.Form) });
export const list = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), total: z.int() });

/** Calls by method and path. */
export type Calls = Readonly<Record<`${Method} /api/${string}` | `GET /${string}`, Call>>;
