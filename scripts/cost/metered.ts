/** Counts what one action asks of AWS, on the local cloud. */
import { setTimeout } from "node:timers/promises";
import type { startTestCloud } from "@candor/local/testing";

export type MeteredCloud = Pick<Awaited<ReturnType<typeof startTestCloud>>, "calls" | "usage" | "runs" | "model">;

/** Everything that AWS charges for. All are counts but gigabyteSeconds, which depends on the machine. */
export interface Demand {
  readonly apiRequests: number;
  readonly functionRuns: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Requests to the table, which cost by their units only. */
  readonly tableReads: number;
  readonly tableWrites: number;
  readonly objectWrites: number;
  readonly objectReads: number;
  readonly queueRequests: number;
  /** In and out. */
  readonly mails: number;
  /** Memory of the functions times their time, in gigabytes and seconds. */
  readonly gigabyteSeconds: number;
  readonly logBytes: number;
}

/** How long nothing may happen until an action counts as done, in ms. */
const QUIET_MS = 1000;
/** Functions which a schedule runs, whatever people do. */
const SCHEDULED = ["send-owed", "gather-digests"];
const READS = /^(?:Get|Query|Scan|BatchGet|TransactGet)/u;
const OBJECT_WRITES = /^(?:Put|Copy|Post|List)/u;
/** Mails that are sent. A received one is seen by its function's run. */
const SENT_MAILS = /^(?:Send(?:Raw)?Email|POST \/v2\/email\/outbound-emails)/u;
/** A message is received and deleted by Lambda; sending it is counted where it happens. */
const REQUESTS_PER_DELIVERY = 2;

/** Runs an action, waits until all that follows from it has ended, and returns what it has asked of AWS. */
export async function demandOf(cloud: MeteredCloud, action: () => Promise<unknown>): Promise<Demand> {
  await quiet(cloud);
  const before = snapshot(cloud);
  await action();
  await quiet(cloud);
  const after = snapshot(cloud);
  const less = (key: keyof Demand) => Math.round((after.counts[key] - before.counts[key]) * 1000) / 1000;
  const runs = cloud.runs
    .list()
    .filter(({ requestId, functionName }) => !before.runs.has(requestId) && !isScheduled(functionName));
  const sources = new Set(cloud.model.eventSources.map(({ functionName }) => functionName));
  const memory = new Map(cloud.model.functions.map(({ name, memoryMb }) => [name, memoryMb]));
  return {
    apiRequests: runs.filter(({ functionName }) => functionName.includes("-api-")).length,
    functionRuns: runs.length,
    readUnits: less("readUnits"),
    writeUnits: less("writeUnits"),
    tableReads: less("tableReads"),
    tableWrites: less("tableWrites"),
    objectWrites: less("objectWrites"),
    objectReads: less("objectReads"),
    queueRequests:
      less("queueRequests") + REQUESTS_PER_DELIVERY * runs.filter(({ functionName }) => sources.has(functionName)).length,
    mails: less("mails") + runs.filter(({ functionName }) => functionName.endsWith("take-mail")).length,
    gigabyteSeconds: runs.reduce(
      (sum, { functionName, durationMs = 0 }) => sum + ((memory.get(functionName) ?? 0) / 1024) * (durationMs / 1000),
      0,
    ),
    logBytes: runs.reduce((sum, { log }) => sum + Buffer.byteLength(log), 0),
  };
}

const isScheduled = (name: string): boolean => SCHEDULED.some((each) => name.endsWith(each));

type Counted = Record<keyof Demand, number>;

function snapshot(cloud: MeteredCloud): { readonly counts: Counted; readonly runs: ReadonlySet<string> } {
  const calls = cloud.calls().filter(({ caller }) => !isScheduled(caller));
  const of = (service: string, operations: RegExp) =>
    calls
      .filter((call) => call.service === service && operations.test(call.operation))
      .reduce((sum, call) => sum + call.calls, 0);
  const ofTable = (what: "requests" | "capacityUnits", areReads: boolean) =>
    cloud
      .usage()
      .filter(({ principal, operation }) => !isScheduled(principal) && READS.test(operation) === areReads)
      .reduce((sum, usage) => sum + usage[what], 0);
  const objects = of("s3", /./u);
  const objectWrites = of("s3", OBJECT_WRITES);
  const counts = {
    apiRequests: 0,
    functionRuns: 0,
    readUnits: ofTable("capacityUnits", true),
    writeUnits: ofTable("capacityUnits", false),
    tableReads: ofTable("requests", true),
    tableWrites: ofTable("requests", false),
    objectWrites,
    // A deletion is free.
    objectReads: objects - objectWrites - of("s3", /^Delete/u),
    queueRequests: of("sqs", /./u),
    mails: of("ses", SENT_MAILS),
    gigabyteSeconds: 0,
    logBytes: 0,
  };
  return { counts, runs: new Set(cloud.runs.list().map(({ requestId }) => requestId)) };
}

/** State of each cloud when it was last found quiet: nothing needs to be waited for while it is the same. */
const doneWhenQuiet = new WeakMap<MeteredCloud, string>();

/** Waits until no function runs, and none has begun and nothing was called for a while. */
async function quiet(cloud: MeteredCloud): Promise<void> {
  const seen = () => {
    const runs = cloud.runs.list().filter(({ functionName }) => !isScheduled(functionName));
    const calls = cloud.calls().reduce((sum, call) => sum + (isScheduled(call.caller) ? 0 : call.calls), 0);
    return { key: `${runs[0]?.requestId} ${calls}`, isBusy: runs.some(({ durationMs }) => durationMs === undefined) };
  };
  let last = seen();
  if (!last.isBusy && last.key === doneWhenQuiet.get(cloud)) return;
  for (let since = performance.now(); performance.now() - since < QUIET_MS;) {
    await setTimeout(50);
    const now = seen();
    if (now.isBusy || now.key !== last.key) since = performance.now();
    last = now;
  }
  doneWhenQuiet.set(cloud, last.key);
}
