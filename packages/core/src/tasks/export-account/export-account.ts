import { zipSync, type Zippable } from "fflate";
import { ExportEntity } from "../../account/export/export.entity.ts";
import { EXPORT_PART_BYTES, type Locale } from "../../kernel/limits.ts";
import { Storage } from "../../kernel/storage.ts";
import type { Task } from "../../kernel/task.ts";
import { Tasks } from "../../kernel/tasks.ts";
import type { Unit } from "./unit.ts";
import { countUnits, unitsAfter } from "./units.ts";

/** Time in which a run gathers: the function runs up to five tasks in its minute. */
const RUN_MS = 10_000;

/**
 * Makes an export of an account, run after run: each gathers what fits into one ZIP file and into its time, stores the file and writes down how
 * far it came. A run that was stopped is repeated, and overwrites its own file.
 */
export async function exportAccount(task: Extract<Task, { type: "exportAccount" }>): Promise<void> {
  const { accountId, exportId } = task;
  const { data: found } = await ExportEntity.get({ accountId }).go({ consistent: true });
  if (found?.exportId !== exportId || found.state !== "making") return;
  const total = found.total || (await countUnits());
  const part = await gather(found.reached, found.locale ?? "en");
  const number = found.parts.length + 1;
  const parts = [...found.parts];
  if (Object.keys(part.files).length > 0) {
    const bytes = zipSync(part.files, { level: 6 });
    await Storage.keepExport({ accountId, exportId, number }, bytes);
    parts.push({ number, size: bytes.length });
  }
  const isDone = !part.isFull;
  const { rejected } = await ExportEntity.patch({ accountId })
    .set({ parts, total, reached: part.reached, done: found.done + part.count, state: isDone ? "ready" : "making" })
    .where((row, { eq }) => `${eq(row.exportId, exportId)} AND ${eq(row.reached, found.reached)}`)
    .go({ returnOnConditionCheckFailure: true });
  // Another one was asked for, the account has ended, or the queue delivered twice.
  if (rejected) return removeIfUnknown(task);
  if (!isDone) await Tasks.send(task);
}

/** Deletes the file of a run whose export is no longer wanted. */
async function removeIfUnknown({ accountId, exportId }: Extract<Task, { type: "exportAccount" }>): Promise<void> {
  const { data } = await ExportEntity.get({ accountId }).go({ consistent: true });
  if (data?.exportId !== exportId) await Storage.eraseExport(accountId, exportId);
}

interface Gathered {
  readonly files: Zippable;
  readonly count: number;
  readonly reached: string;
  readonly isFull: boolean;
}

/** Gathers units until the file is full or the time is up. */
async function gather(after: string, locale: Locale): Promise<Gathered> {
  const ends = performance.now() + RUN_MS;
  const files: Zippable = {};
  let [count, size, reached] = [0, 0, after];
  for await (const unit of unitsAfter(after, locale)) {
    if (count > 0 && (size + sizeOf(unit) > EXPORT_PART_BYTES || performance.now() > ends)) {
      return { files, count, reached, isFull: true };
    }
    // PDFs and pictures are compressed already.
    for (const { path, bytes } of unit.files)
      files[path] = /\.(?:pdf|png|jpe?g|webp)$/u.test(path) ? [bytes, { level: 0 }] : bytes;
    count += 1;
    size += sizeOf(unit);
    reached = unit.key;
  }
  return { files, count, reached, isFull: false };
}

const sizeOf = ({ files }: Unit): number => files.reduce((sum, { bytes }) => sum + bytes.length, 0);
