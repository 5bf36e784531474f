/** Faults that tests put into the calls of AWS's services: a call fails, comes late, is throttled, or is done and its answer lost. */
import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import type { AwsReply, AwsRequest } from "./service.ts";
import { Refusal } from "./service.ts";
import { leaving } from "./unprocessed.ts";

const SERVICES = ["dynamodb", "s3", "sqs", "ses", "cognito-idp", "secretsmanager", "execute-api"] as const;

export const Fault = z.strictObject({
  service: z.enum(SERVICES),
  /** "UpdateItem"; every operation of the service where it is absent. */
  operation: z.string().optional(),
  /** The end of a function's name: "score-cv". */
  caller: z.string().optional(),
  /** Only calls that contain this text in their path, headers or body, such as an id. */
  about: z.string().min(1).optional(),
  /** The part of these calls that it meets: 0.2 is every fifth on average. */
  share: z.number().gt(0).max(1).default(1),
  /** It ends after so many calls. */
  times: z.int().min(1).optional(),
  does: z.discriminatedUnion("kind", [
    /** Refuses the call. A service that is down answers 500 to everything. */
    z.strictObject({ kind: z.literal("fail"), code: z.string().optional(), status: z.int().min(400).max(599).optional() }),
    z.strictObject({ kind: z.literal("throttle") }),
    z.strictObject({ kind: z.literal("delay"), ms: z.int().min(0).max(600_000) }),
    /** Does what was asked and answers 500. */
    z.strictObject({ kind: z.literal("loseAnswer") }),
    /** Cancels a transaction of DynamoDB, as another one on the same item would. */
    z.strictObject({ kind: z.literal("conflict") }),
    /** Leaves so many items of a batch of DynamoDB unprocessed, the last ones. */
    z.strictObject({ kind: z.literal("leave"), items: z.int().min(1) }),
  ]),
});
export type Fault = z.output<typeof Fault>;
export type FaultWanted = z.input<typeof Fault>;

/** A call, as faults select it. */
export interface FaultyCall {
  readonly service: string;
  readonly operation: string;
  /** Name of the calling function, or "operator". */
  readonly caller: string;
  /** Everything in which `about` is looked for. */
  readonly text: () => string;
}

interface Standing {
  readonly id: number;
  readonly fault: Fault;
  hits: number;
}

/** The codes by which each service says that it is called too often. */
const THROTTLES: Readonly<Record<string, readonly [code: string, status: number]>> = {
  dynamodb: ["ProvisionedThroughputExceededException", 400],
  s3: ["SlowDown", 503],
  sqs: ["RequestThrottled", 403],
  ses: ["Throttling", 400],
  "cognito-idp": ["TooManyRequestsException", 400],
  secretsmanager: ["ThrottlingException", 400],
  "execute-api": ["LimitExceededException", 429],
};

export class Faults {
  #standing: Standing[] = [];
  #made = 0;

  add(fault: Fault): number {
    this.#standing.push({ id: ++this.#made, fault, hits: 0 });
    return this.#made;
  }

  /** Ends one fault, or all of them. */
  end(id?: number): void {
    this.#standing = id === undefined ? [] : this.#standing.filter((each) => each.id !== id);
  }

  list(): readonly { readonly id: number; readonly hits: number; readonly fault: Fault }[] {
    return this.#standing.map((each) => ({ ...each }));
  }

  /** The fault that meets a call, which counts as a hit. */
  meeting(call: FaultyCall): Fault["does"] | undefined {
    const met = this.#standing.find(({ fault, hits }) => {
      if (fault.times !== undefined && hits >= fault.times) return false;
      return isOf(fault, call) && Math.random() < fault.share;
    });
    if (!met) return undefined;
    met.hits += 1;
    return met.fault.does;
  }
}

function isOf({ service, operation, caller, about }: Fault, call: FaultyCall): boolean {
  if (service !== call.service || (operation !== undefined && operation !== call.operation)) return false;
  if (caller !== undefined && call.caller !== caller && !call.caller.endsWith(`-${caller}`)) return false;
  return about === undefined || call.text().includes(about);
}

/** The refusal that a fault is answered with, where it is one. */
export function refusalOf(does: Fault["does"], service: string): Refusal | undefined {
  if (does.kind === "throttle") {
    const [code, status] = THROTTLES[service]!;
    return new Refusal(code, "Rate exceeded, by a fault that was put in.", status);
  }
  if (does.kind !== "fail" && does.kind !== "loseAnswer") return undefined;
  const { code, status } = { code: undefined, status: undefined, ...does };
  return new Refusal(
    code ?? (service === "s3" ? "InternalError" : "InternalServerError"),
    "This fault was put in.",
    status ?? 500,
  );
}

/** Answers a call under a fault. Every service but S3, which writes its answers itself. */
export async function under(
  does: Fault["does"],
  { service, request }: { readonly service: string; readonly request: AwsRequest },
  answer: (request: AwsRequest) => Promise<AwsReply>,
): Promise<AwsReply> {
  switch (does.kind) {
    case "fail":
    case "throttle":
      throw refusalOf(does, service)!;
    case "delay":
      await setTimeout(does.ms, undefined, { signal: request.signal });
      return answer(request);
    case "loseAnswer":
      await answer(request);
      throw refusalOf(does, service)!;
    case "conflict":
      return conflict(request);
    default:
      return leaving(does.items, request, answer);
  }
}

/** DynamoDB's answer to a transaction of which one item is being written by another one. */
function conflict({ body }: AwsRequest): AwsReply {
  const { TransactItems = [] } = JSON.parse(body.toString()) as { TransactItems?: unknown[] };
  const CancellationReasons = TransactItems.map((_, position) =>
    position === 0 ? { Code: "TransactionConflict", Message: "Transaction is ongoing for the item" } : { Code: "None" },
  );
  return {
    status: 400,
    headers: { "Content-Type": "application/x-amz-json-1.0" },
    body: JSON.stringify({
      __type: "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
      message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${CancellationReasons.map(({ Code }) => Code).join(", ")}]`,
      CancellationReasons,
    }),
  };
}
