/** Parts of the record of an account, by which it is filtered. Each is read for itself, so that none is searched for in the others. */
export const GROUPS = ["access", "jobs", "candidates", "account"] as const;
export type Group = (typeof GROUPS)[number];

/** Everything that is recorded, with its part. Plain reads are not recorded, but for files: those of CVs, and of an export. */
export const KINDS = {
  "session.opened": "access",
  "session.closed": "access",
  "session.ended": "access",
  "sessions.ended": "access",
  "way.added": "access",
  "way.removed": "access",
  "extension.connected": "access",
  "extension.disconnected": "access",
  "job.created": "jobs",
  "job.opened": "jobs",
  "job.held": "jobs",
  "job.closed": "jobs",
  "job.published": "jobs",
  "job.withdrawn": "jobs",
  "job.deleted": "jobs",
  "link.made": "jobs",
  "link.revoked": "jobs",
  "cv.opened": "candidates",
  "cv.downloaded": "candidates",
  "cv.erased": "candidates",
  "candidates.moved": "candidates",
  "candidates.removed": "candidates",
  "candidates.exported": "candidates",
  "plan.changed": "account",
  "coupon.redeemed": "account",
  "account.exported": "account",
  "export.downloaded": "account",
} as const satisfies Readonly<Record<string, Group>>;
export type Kind = keyof typeof KINDS;

/** The things that an action was about: ids, and never a name or an address of a person. */
export interface About {
  readonly jobId?: string | undefined;
  readonly cvId?: string | undefined;
  /** Title of a job that is gone and cannot be asked for it. */
  readonly title?: string | undefined;
  readonly count?: number | undefined;
  readonly stage?: string | undefined;
  readonly format?: "csv" | "json" | undefined;
  /** The way in that was used, added or removed. */
  readonly way?: "link" | "google" | "azure" | undefined;
  /** The browser that was signed out, connected or disconnected. */
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
  readonly plan?: string | undefined;
  readonly period?: string | undefined;
  readonly state?: string | undefined;
}

/** The author of an action: a member in one of their browsers, a connected extension, or the payment provider's message. */
export type By =
  | {
      readonly type: "member";
      readonly userId: string;
      readonly sessionId?: string | undefined;
      readonly browser?: string | undefined;
      readonly system?: string | undefined;
    }
  | { readonly type: "extension"; readonly browser: string }
  | { readonly type: "payments" };
