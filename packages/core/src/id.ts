import { ulid } from "ulid";

const PREFIX = { account: "acc", user: "usr", session: "ses", job: "job", cv: "cv", criterion: "crt" } as const;

/** An opaque id that sorts by the time it was made: "job_01j…". 80 of its bits are random. */
export const createId = (noun: keyof typeof PREFIX): string => `${PREFIX[noun]}_${ulid(Date.now()).toLowerCase()}`;
