import type { AnswerOf } from "@candor/contract";

export type Upload = AnswerOf<"GET /api/jobs/{jobId}/uploads">["items"][number];

/** A file that this tab sends. After `sent`, its state comes from the server. */
export interface Sending {
  readonly key: string;
  readonly jobId: string;
  readonly name: string;
  readonly size: number;
  readonly cvId: string;
  readonly state: "waiting" | "sending" | "sent" | "failed";
  /** Share of the bytes sent, 0 to 1. */
  readonly share: number;
}

/** A line of the list: the server's state of a file, or this tab's while it sends it. */
export interface Line {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: Upload["state"];
  /** Share of the bytes sent, while uploading. */
  readonly share: number;
  readonly score: number | null;
  /** The reason why it failed or waits: a code of the failure list, and its sentence. */
  readonly code: string | null;
  readonly message: string | null;
  readonly verdict: Upload["verdict"];
  readonly duplicateOf: string | null;
  readonly source: Upload["source"];
  /** The sender of a CV by mail or from the public page. */
  readonly sender: string | null;
  /** A mail that brought no CV. */
  readonly mail: Upload["mail"];
  /** The server still has the file, and attempts are left. */
  readonly canRetry: boolean;
  readonly cvId: string;
  /** The server's time; null until it lists the file. */
  readonly createdAt: string | null;
  /** Set while this tab has the file, so that sending can be stopped or retried. */
  readonly sending: Sending | null;
}

const FINAL = new Set<Upload["state"]>(["complete", "failed"]);
const POLL_DELAYS_MS = [2000, 3000, 5000, 10_000];

interface UploadState {
  readonly state: Upload["state"];
  readonly code?: string | null;
}

/** True while the file is waiting for payment. */
export const isHeld = ({ state, code }: UploadState): boolean => state === "waiting" && (code ?? null) !== null;

/** True for a file that was put aside until a recruiter has it read. */
export const isHeldForWord = ({ code }: Pick<Line, "code">): boolean => code === "mail.held";

/** True while another state follows by itself. */
export const isPending = (file: UploadState): boolean => !FINAL.has(file.state) && !isHeld(file);

/** The update in which each list was first seen; lists that did not change keep their identity. */
const firstSeen = new WeakMap<object, number>();

/** Milliseconds until the list is read again, longer the longer nothing changes; false when nothing is pending. */
export function pollDelay(list: { items: readonly Upload[] } | undefined, updates: number): number | false {
  if (!list?.items.some(isPending)) return false;
  const first = firstSeen.get(list) ?? updates;
  firstSeen.set(list, first);
  return POLL_DELAYS_MS[Math.min(updates - first, POLL_DELAYS_MS.length - 1)] ?? false;
}

/**
 * Merges the server's list with this tab's, oldest first. Leaves out ids that were given up here for a fresh form or with their line, and
 * files that were sent before the server's newest ones where it does not list all: what became of them is not known here.
 */
export function linesOf(
  uploads: readonly Upload[],
  sendings: readonly Sending[],
  givenUp: ReadonlySet<string>,
  isMore = false,
): Line[] {
  const own = new Map(sendings.map((sending) => [sending.cvId, sending]));
  const listed = uploads.filter(({ cvId }) => !givenUp.has(cvId));
  const known = new Set(listed.map(({ cvId }) => cvId));
  const newest = uploads.at(-1)?.cvId ?? "";
  const isLeftOut = ({ cvId, state }: Sending) => isMore && state === "sent" && cvId < newest;
  const unlisted = sendings.filter((sending) => !known.has(sending.cvId) && !givenUp.has(sending.cvId) && !isLeftOut(sending));
  return [
    ...listed.map((upload) => lineOf(upload, own.get(upload.cvId) ?? null)),
    ...unlisted.map((sending) => lineOf(undefined, sending)),
  ];
}

function lineOf(upload: Upload | undefined, sending: Sending | null): Line {
  const { cvId, name, size } = upload ?? sending ?? { cvId: "", name: "", size: 0 };
  const isSettled = upload !== undefined && !isPending(upload);
  const here = isSettled || sending?.state === "sent" ? null : sending;
  return {
    key: sending?.key ?? cvId,
    cvId,
    name,
    size,
    state: here ? STATES[here.state] : (upload?.state ?? "waiting"),
    share: here?.share ?? 0,
    score: upload?.score ?? null,
    code: here ? null : (upload?.code ?? null),
    message: upload?.message ?? null,
    verdict: upload?.verdict ?? null,
    duplicateOf: upload?.duplicateOf ?? null,
    source: upload?.source ?? "uploaded",
    sender: upload?.sender ?? null,
    mail: upload?.mail ?? null,
    canRetry: upload?.canRetry ?? false,
    createdAt: upload?.createdAt ?? null,
    sending: here,
  };
}

const STATES = { waiting: "waiting", sending: "uploading", sent: "waiting", failed: "failed" } as const;

/** The remedy for a failed file: another attempt, another file, or none. */
export type Remedy = "send" | "retry" | "replace" | "none";

/** @param line a line whose state is `failed` */
export function remedyFor({ sending, code, canRetry, source, mail }: Line): Remedy {
  if (sending) return "send";
  if (mail) return "none";
  // The bytes will be the same next time.
  const isFileAtFault = code?.startsWith("read.") ?? false;
  if (canRetry && !isFileAtFault) return "retry";
  // There is no file to choose for what came from the pool.
  return source === "pool" ? "none" : "replace";
}

/** True if a line has not changed. Compares fields, because each update creates new lines. */
export function isSameLine(before: Line, after: Line): boolean {
  return (Object.keys(after) as (keyof Line)[]).every((key) => before[key] === after[key]);
}

/** Files that came within this time of each other were sent together. */
const TOGETHER_MS = 10 * 60_000;

/**
 * The keys of files that had settled before the pending ones began; all others form one batch with those. Compares only the server's
 * times, because this machine's clock may differ.
 */
export function settledBefore(lines: readonly Line[]): ReadonlySet<string> {
  const oldest = Math.min(
    ...lines.filter(isPending).map(({ createdAt }) => (createdAt === null ? Number.POSITIVE_INFINITY : Date.parse(createdAt))),
  );
  const isEarlier = (line: Line) => !isPending(line) && Date.parse(line.createdAt ?? "") < oldest - TOGETHER_MS;
  return new Set(lines.filter(isEarlier).map(({ key }) => key));
}

/**
 * Remaining time of a batch at its present pace, in milliseconds. Undefined until two files have settled, because it would be a guess.
 */
export function timeLeft(batch: { elapsedMs: number; settled: number; pending: number }): number | undefined {
  if (batch.settled < 2 || batch.pending === 0) return undefined;
  return (batch.elapsedMs / batch.settled) * batch.pending;
}

/** Sorts files by their names' endings. The server decides by the bytes. */
export function byName<F extends { name: string }>(files: readonly F[]): { pdfs: F[]; others: F[] } {
  const isPdf = ({ name }: F) => name.toLowerCase().endsWith(".pdf");
  return { pdfs: files.filter(isPdf), others: files.filter((file) => !isPdf(file)) };
}
