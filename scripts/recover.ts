/**
 * Restores a stage's table to an earlier time, and makes it fit for use. Each command is a step of docs/operations.md#recovery and may be
 * repeated; `--stage local` is the running local product.
 *
 *   npm run recover -- window  --stage production
 *   npm run recover -- restore --stage production --at 2026-11-23T10:15:00Z --table candor-restored-1
 *   npm run recover -- settle  --stage production --at 2026-11-23T10:15:00Z --closed 2026-11-23T11:00:00Z --table candor-restored-1
 *   npm run recover -- replay  --stage production --at 2026-11-23T10:15:00Z --table candor-restored-1
 *   npm run recover -- files   --stage production --table candor-restored-1 [--erase]
 *
 * For a stage it needs AWS credentials and the environment of the function run-tasks.
 */
import { parseArgs } from "node:util";
import { localOperator } from "./operator.ts";

const USAGE = `npm run recover -- window  --stage NAME                                      the times to which the table can be restored
npm run recover -- restore --stage NAME --at TIME --table NEW               makes the table NEW as it was at TIME
npm run recover -- settle  --stage NAME --at TIME --closed TIME --table NEW ends all sessions; forgets mails that were sent since
npm run recover -- replay  --stage NAME --at TIME --table NEW               erases again what was erased since
npm run recover -- files   --stage NAME --table NEW [--erase]               lists files that nothing in the table names, or erases them
TIME is like 2026-11-23T10:15:00Z.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: "string" },
    table: { type: "string" },
    at: { type: "string" },
    closed: { type: "string" },
    erase: { type: "boolean", default: false },
  },
});

async function run(): Promise<void> {
  const [command, ...more] = positionals;
  if (!values.stage || more.length > 0) throw new Error(USAGE);
  if (values.stage === "local") Object.assign(process.env, localOperator());
  // The running product's own, until another one is named.
  const source = process.env["TABLE_NAME"];
  if (!source) throw new Error("Set the environment of run-tasks first; docs/operations.md#recovery says how.");
  if (command === "window") return window(source);
  if (!values.table) throw new Error(USAGE);
  if (command === "restore") return restore(source, values.table, time("at"));
  // The steps work on the restored table, and not on the one that the product still uses.
  process.env["TABLE_NAME"] = values.table;
  if (command === "settle") return settle({ from: time("at"), to: time("closed") });
  if (command === "replay") return replay(time("at"));
  if (command === "files") return files();
  throw new Error(USAGE);
}

function time(option: "at" | "closed"): Date {
  const at = new Date(values[option] ?? "");
  if (Number.isNaN(at.getTime())) throw new Error(USAGE);
  return at;
}

// Each step loads its code after the environment is set, because that reads its settings when it is loaded.

async function window(table: string): Promise<void> {
  const { restorable } = await import("@candor/core/tasks/recovery/restore");
  const times = await restorable(table);
  if (!times) throw new Error(`${table} has no point-in-time recovery.`);
  console.log(`${table} can be restored from ${times.from.toISOString()} to ${times.to.toISOString()}.`);
}

async function restore(source: string, target: string, at: Date): Promise<void> {
  const { restore: make } = await import("@candor/core/tasks/recovery/restore");
  const from = Date.now();
  const isNew = await make(source, target, at);
  if (isNew) console.log(`${target} is ${source} as of ${at.toISOString()}, after ${seconds(from)} s.`);
  else console.log(`${target} exists already: it is not restored again.`);
  console.log("It has recovery, expiry and deletion protection. Settle and replay it before the product uses it.");
}

async function settle(sent: { from: Date; to: Date }): Promise<void> {
  const { endAllSessions, settleLetters } = await import("@candor/core/tasks/recovery/settle");
  const ended = Object.entries(await endAllSessions()).map(([entity, count]) => `${count} ${entity}`);
  console.log(`Ended: ${ended.join(", ") || "nothing was open"}.`);
  console.log(`${await settleLetters(sent)} mails to candidates that were sent meanwhile are not sent again.`);
}

async function replay(since: Date): Promise<void> {
  const { replay: eraseAgain } = await import("@candor/core/tasks/recovery/replay");
  const counted = await eraseAgain(since);
  for (const { type, found, again } of counted) console.log(`${type}: ${found} in the log, ${again} of them erased again`);
  if (counted.length === 0) console.log("Nothing was erased since.");
}

async function files(): Promise<void> {
  const { strangeFiles, missingFiles, eraseFiles } = await import("@candor/core/tasks/recovery/files");
  const strange = await strangeFiles();
  for (const key of strange) console.log(`nothing names ${key}`);
  const missing = await missingFiles();
  for (const key of missing) console.log(`missing: ${key}`);
  console.log(`${strange.length} files that nothing in the table names, ${missing.length} that are missing.`);
  if (!values.erase || strange.length === 0) return;
  await eraseFiles(strange);
  console.log(`Erased ${strange.length}.`);
}

const seconds = (from: number): string => ((Date.now() - from) / 1000).toFixed(1);

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
