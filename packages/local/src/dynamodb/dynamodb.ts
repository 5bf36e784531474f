import { createForwarder } from "./forward.ts";
import { History } from "./history.ts";
import { needsOf } from "./permissions.ts";
import { startDynamo, type DynamoProcess } from "./process.ts";
import { tableOver } from "./program.ts";
import { RECOVERY } from "./recovery.ts";
import { createTable } from "./table.ts";
import { inputOf, jsonRefusal, operationOf } from "../kernel/json-protocol.ts";
import { type AwsReply, type Clock, type Principal, type Service } from "../kernel/service.ts";

export { tableArn } from "./permissions.ts";

export interface Usage {
  readonly principal: string;
  /** "PutItem" */
  readonly operation: string;
  readonly requests: number;
  /** Read and write units together, as DynamoDB would bill them. */
  readonly capacityUnits: number;
}

export interface DynamoOptions {
  /** The folder with the SQLite file of the stand-in. */
  readonly folder: string;
  /** A compatible server to use instead, e.g. DynamoDB Local: the value of DYNAMODB_ENDPOINT. */
  readonly endpoint?: string | undefined;
  readonly clock: Clock;
}

export interface Dynamo extends Service {
  /** Creates the table of an AWS::DynamoDB::Table unless it exists. @throws Error naming the property that is unknown or differs */
  createTable(properties: unknown): Promise<void>;
  /** Requests and units since the start, by caller and operation. */
  usage(): readonly Usage[];
  stop(): Promise<void>;
}

/** The operations that can report the capacity they consumed. */
const METERED = new Set([
  "BatchGetItem",
  "BatchWriteItem",
  "DeleteItem",
  "GetItem",
  "PutItem",
  "Query",
  "Scan",
  "TransactGetItems",
  "TransactWriteItems",
  "UpdateItem",
]);

/** DynamoDB: a compatible server in a process of its own, behind the cloud's signatures, permissions and counts. */
export async function createDynamo({ folder, endpoint, clock }: DynamoOptions): Promise<Dynamo> {
  const counts = createCounts();
  const forwarder = createForwarder();
  const table = endpoint ? undefined : tableOver(folder);
  const server = table && createServer(table);
  const send = async (operation: string, body: string | Buffer, signal?: AbortSignal) =>
    forwarder.send(server ? await server.address() : endpoint!, operation, body, signal);

  async function ask(operation: string, input: unknown): Promise<Record<string, unknown>> {
    const { status, text } = await send(operation, JSON.stringify(input));
    const answer = JSON.parse(text) as Record<string, unknown>;
    if (status !== 200) throw new Error(`DynamoDB refused ${operation}: ${text}`);
    return answer;
  }

  await server?.address();
  const history = table ? new History(table.file) : undefined;
  const followClock = () => history?.follow(clock.now() - Date.now());
  followClock();
  return {
    signingName: "dynamodb",
    async createTable(properties) {
      const { name, isRecoverable } = await createTable(properties, ask);
      if (isRecoverable) history?.begin(name, clock.now());
    },
    usage: counts.all,
    needs: (request) => needsOf(operationOf(request), inputOf(request)),

    async answer(request, principal): Promise<AwsReply> {
      const operation = operationOf(request);
      const input = inputOf(request);
      followClock();
      const recover = RECOVERY[operation];
      if (recover) {
        counts.add(principal, operation, 0);
        return reply(200, JSON.stringify(await recover(input, { history, clock, ask })));
      }
      const isMetered = METERED.has(operation);
      const asked = input["ReturnConsumedCapacity"];
      const mustAdd = isMetered && (asked === undefined || asked === "NONE");

      const body = mustAdd ? JSON.stringify({ ...input, ReturnConsumedCapacity: "TOTAL" }) : request.body;
      const { status, text } = await send(operation, body, request.signal);
      if (status !== 200 || !isMetered) {
        counts.add(principal, operation, 0);
        return reply(status, text);
      }
      const { ConsumedCapacity: consumed, ...rest } = JSON.parse(text) as Record<string, unknown>;
      counts.add(principal, operation, unitsOf(consumed));
      return reply(status, mustAdd ? JSON.stringify(rest) : text);
    },

    // DynamoDB answers every error of the caller with 400.
    refusal: (code, message, status) => jsonRefusal("1.0", code, message, status < 500 ? 400 : status),

    async stop() {
      const stopped = server?.stop();
      history?.close();
      forwarder.close();
      await stopped;
    },
  };
}

/** The server's process. One that has ended is started again, until `stop`. */
function createServer(table: Parameters<typeof startDynamo>[0]) {
  let server: Promise<DynamoProcess> | undefined;
  let isStopped = false;
  return {
    async address(): Promise<string> {
      if (isStopped) throw new Error("DynamoDB is stopped.");
      server ??= startDynamo(table).then((started) => {
        void started.ended.then(() => (server = undefined));
        return started;
      });
      try {
        return (await server).url;
      } catch (error) {
        server = undefined;
        throw error;
      }
    },
    async stop(): Promise<void> {
      isStopped = true;
      await (await server?.catch(() => undefined))?.stop();
    },
  };
}

/** Requests and units by caller and operation. */
function createCounts() {
  const counts = new Map<string, { -readonly [K in keyof Usage]: Usage[K] }>();
  return {
    add(principal: Principal, operation: string, capacityUnits: number): void {
      const key = `${principal.name} ${operation}`;
      const usage = counts.get(key) ?? { principal: principal.name, operation, requests: 0, capacityUnits: 0 };
      usage.requests += 1;
      usage.capacityUnits += capacityUnits;
      counts.set(key, usage);
    },
    all: (): readonly Usage[] => [...counts.values()].map((usage) => ({ ...usage })),
  };
}

const reply = (status: number, body: string): AwsReply => ({
  status,
  headers: { "Content-Type": "application/x-amz-json-1.0" },
  body,
});

/** The consumed capacity of one table, or of each table of a batch or transaction. */
function unitsOf(consumed: unknown): number {
  return [consumed]
    .flat()
    .reduce<number>((sum, table) => sum + ((table as { CapacityUnits?: number } | undefined)?.CapacityUnits ?? 0), 0);
}
