import type { Call } from "@candor/contract";
import type { Notification } from "@candor/core/kernel/realtime/realtime.info";

/** Above this many, a page reads all candidates of the job again. */
const NAMED_MOST = 25;

interface Input {
  readonly path?: unknown;
  readonly body?: unknown;
}

/** The notification of a change that a call has made: the job and the candidates are those that its path and body name. */
export function notificationOf(invalidates: NonNullable<Call["invalidates"]>, { path, body }: Input): Notification {
  const { jobId, cvId } = (path ?? {}) as { jobId?: string; cvId?: string };
  const { cvIds = cvId === undefined ? [] : [cvId] } = (body ?? {}) as { cvIds?: readonly string[] };
  return {
    about: changeIn(invalidates, body),
    ...(jobId !== undefined && { jobId }),
    ...(cvIds.length > 0 && cvIds.length <= NAMED_MOST && { cvIds }),
  };
}

function changeIn(invalidates: NonNullable<Call["invalidates"]>, body: unknown): Notification["about"] {
  if (typeof invalidates === "string") return invalidates;
  const fields = Object.entries(body ?? {}).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const [only] = fields;
  return (fields.length === 1 && only !== undefined && invalidates[only]) || invalidates.other;
}
