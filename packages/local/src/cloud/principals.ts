/** The callers of the local cloud and their keys: each function by its role, and the operator, who may do everything. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { assertUnderstood, denial } from "../kernel/iam.ts";
import type { Principal, Principals } from "../kernel/service.ts";
import { writeAtomically } from "../kernel/data-folder.ts";
import type { LambdaFunction, Model } from "../template/model.ts";

const Keys = z.record(z.string(), z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }));

const OPERATOR = "operator";

export interface Registry {
  /** By access key id. */
  readonly principals: Principals;
  readonly operator: Principal;
  /** By function name. Throws for an unknown one. */
  readonly ofFunction: (name: string) => Principal;
}

/**
 * Gives every function a key. Keys are kept, so that what was signed before a restart stays valid. Throws when a role's policies hold
 * something that the check of permissions does not understand.
 */
export function createRegistry(dataDir: string, functions: readonly LambdaFunction[]): Registry {
  const file = join(dataDir, "keys.json");
  const kept = existsSync(file) ? Keys.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const names = [OPERATOR, ...functions.map(({ name }) => name)];
  const isComplete = names.every((name) => name in kept);
  for (const name of names)
    kept[name] ??= { accessKeyId: `AKIA${letters(16)}`, secretAccessKey: randomBytes(30).toString("base64url") };
  if (!isComplete) writeAtomically(file, JSON.stringify(kept, undefined, 2));

  for (const { statements } of functions) assertUnderstood(statements);
  const operator: Principal = {
    name: OPERATOR,
    ...kept[OPERATOR]!,
    statements: [{ effect: "Allow", actions: ["*"], resources: ["*"] }],
  };
  const byName = new Map(functions.map(({ name, statements }) => [name, { name, ...kept[name]!, statements }]));
  return {
    principals: new Map([operator, ...byName.values()].map((principal) => [principal.accessKeyId, principal])),
    operator,
    ofFunction(name) {
      const principal = byName.get(name);
      if (!principal) throw new Error(`The templates have no function ${name}.`);
      return principal;
    },
  };
}

/** AWS refuses to create an event source mapping whose role may not read the queue. */
export function assertPollersMayPoll({ eventSources }: Model, registry: Registry): void {
  for (const { functionName, queueArn } of eventSources) {
    for (const action of ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"]) {
      const denied = denial(registry.ofFunction(functionName), { action, resource: queueArn });
      if (denied) throw new Error(`${functionName} cannot poll its queue. ${denied}.`);
    }
  }
}

function letters(length: number): string {
  return Array.from(randomBytes(length), (byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[byte % 32]).join("");
}
