import type { EntityItem } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../../kernel/actor.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { createId } from "../../kernel/id.ts";
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
    locale: Actor.member().locale,
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

/** Returns the state of the acting account's latest export, with its files once it is ready. */
export async function current(): Promise<Info> {
  const found = await latest();
  return found ? infoOf(found) : NONE;
}

/**
 * Returns an address of one file of the acting account's latest export that is valid for five minutes. The account's record names who has
 * fetched it. Refusal: `notFound`.
 */
export const fileUrl = fn(z.object({ number: z.string() }), async ({ number }): Promise<string> => {
  const row = await latest();
  const part = row && stateOf(row) === "ready" ? row.parts.find((each) => String(each.number) === number) : undefined;
  if (!row || !part) throw new Failure("notFound", number);
  await Audit.note("export.downloaded", { count: part.number });
  const { accountId, exportId } = row;
  return Storage.exportUrl({ accountId, exportId, number: part.number }, nameOf(row, part.number));
});

async function latest(): Promise<Row | undefined> {
  const { data } = await ExportEntity.get({ accountId: Actor.accountId() }).go({ consistent: true });
  return data && endOf(data) > Date.now() ? data : undefined;
}

const endOf = ({ createdAt }: Row): number => Date.parse(createdAt) + EXPORT_KEPT_MS;

/** Each run writes the item: one that has not been written for long has lost its task. */
function stateOf({ state, updatedAt }: Row): "making" | "ready" | "failed" {
  return state === "making" && Date.parse(updatedAt) + EXPORT_STALLS_MS < Date.now() ? "failed" : state;
}

function infoOf(row: Row): Info {
  const { done, total, createdAt } = row;
  const state = stateOf(row);
  return {
    state,
    done,
    total,
    askedAt: createdAt,
    endsAt: new Date(endOf(row)).toISOString(),
    parts: state === "ready" ? row.parts.map(({ number, size }) => ({ number, size, name: nameOf(row, number) })) : [],
  };
}

const nameOf = ({ createdAt, parts }: Row, number: number): string =>
  `candor-${createdAt.slice(0, 10)}${parts.length > 1 ? `-${number}` : ""}.zip`;
