import type { EntityItem } from "electrodb";
import { Actor } from "../../kernel/actor.ts";
import { createId } from "../../kernel/id.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { EXPORT_KEPT_MS, EXPORT_STALLS_MS, EXPORTS_PER_DAY } from "../../kernel/limits.ts";
import { Rate } from "../../kernel/rate.ts";
import { Storage } from "../../kernel/storage.ts";
import { inSeconds } from "../../kernel/table.ts";
import { Tasks } from "../../kernel/tasks.ts";
import { Audit } from "../audit/audit.ts";
import { ExportEntity } from "./export.entity.ts";
import type { Info } from "./export.info.ts";

export * as DataExport from "./export.ts";

type Row = EntityItem<typeof ExportEntity>;

const NONE: Info = { state: "none", done: 0, total: 0, askedAt: null, endsAt: null, parts: [] };

/**
 * Begins an export of everything that the acting account has stored, and returns its state. A press while one is being made is left to it.
 * Refusal: `rate.limited` after several in a day.
 */
export async function request(): Promise<Info> {
  const accountId = Actor.accountId();
  const found = await latest();
  if (found && stateOf(found) === "making") return infoOf(found);
  await Rate.spend(`export:${accountId}`, EXPORTS_PER_DAY, DAY_MS);
  const exportId = createId("export");
  const { data } = await ExportEntity.put({
    accountId,
    exportId,
    state: "making",
    parts: [],
    reached: "",
    done: 0,
    total: 0,
    expiresAt: inSeconds(Date.now() + EXPORT_KEPT_MS),
  }).go();
  await Tasks.send({ type: "exportAccount", accountId, exportId });
  await Audit.note("account.exported", {});
  return infoOf(data);
}

/** Returns the state of the acting account's latest export, with links to its files that are valid for an hour. */
export async function current(): Promise<Info> {
  const found = await latest();
  return found ? infoOf(found) : NONE;
}

async function latest(): Promise<Row | undefined> {
  const { data } = await ExportEntity.get({ accountId: Actor.accountId() }).go({ consistent: true });
  return data && endOf(data) > Date.now() ? data : undefined;
}

const endOf = ({ createdAt }: Row): number => Date.parse(createdAt) + EXPORT_KEPT_MS;

/** Each run writes the item: one that has not been written for long has lost its task. */
function stateOf({ state, updatedAt }: Row): "making" | "ready" | "failed" {
  return state === "making" && Date.parse(updatedAt) + EXPORT_STALLS_MS < Date.now() ? "failed" : state;
}

async function infoOf(row: Row): Promise<Info> {
  const state = stateOf(row);
  const { accountId, exportId, createdAt, done, total, parts } = row;
  const named = parts.map(({ number, size }) => ({
    number,
    size,
    name: `candor-${createdAt.slice(0, 10)}${parts.length > 1 ? `-${number}` : ""}.zip`,
  }));
  return {
    state,
    done,
    total,
    askedAt: createdAt,
    endsAt: new Date(endOf(row)).toISOString(),
    parts:
      state === "ready"
        ? await Promise.all(
            named.map(async ({ number, size, name }) => ({
              name,
              size,
              url: await Storage.exportUrl({ accountId, exportId, number }, name),
            })),
          )
        : [],
  };
}
