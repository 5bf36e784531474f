import * as z from "zod/mini";
import { LOST, retry } from "../kernel/retry.ts";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { createId } from "../kernel/id.ts";
import { VIEWS_PER_ACCOUNT } from "../kernel/limits.ts";
import { fold } from "../kernel/search-text.info.ts";
import { ViewsEntity } from "./view.entity.ts";
import { Fields, type Info } from "./view.info.ts";

export * as View from "./view.ts";

/** Returns the saved views of the account, sorted by name. */
export async function list(): Promise<{ items: Info[] }> {
  const { items } = await kept();
  return { items: items.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

/** Saves a filter and its columns under a name: at most thirty per account, and names are unique regardless of case. */
export const create = fn(Fields, async (fields): Promise<Info> => {
  const now = new Date().toISOString();
  const view = { ...fields, id: createId("view"), createdAt: now, updatedAt: now };
  await change((items) => {
    if (items.some(({ name }) => fold(name) === fold(view.name))) throw new Failure("view.nameTaken", view.id);
    if (items.length >= VIEWS_PER_ACCOUNT) throw new Failure("view.tooMany", view.id, { max: VIEWS_PER_ACCOUNT });
    return [...items, view];
  });
  return view;
});

/** Deletes a view; the candidates it showed are not affected. Refusal: `row.notUpdated`. */
export const remove = fn(z.object({ viewId: z.string() }), async ({ viewId }): Promise<void> => {
  await change((items) => {
    const others = items.filter(({ id }) => id !== viewId);
    if (others.length === items.length) throw new Failure("row.notUpdated", viewId);
    return others;
  });
});

async function kept(): Promise<{ items: readonly Info[]; revision: number }> {
  const { data } = await ViewsEntity.get({ accountId: Actor.accountId() }).go({ consistent: true });
  return data ?? { items: [], revision: 0 };
}

/** Writes the list of views on the condition that it is unchanged since it was read. */
function change(next: (items: readonly Info[]) => Info[]): Promise<void> {
  return retry("a change of views", async () => {
    const { items, revision } = await kept();
    const { rejected } = await ViewsEntity.put({
      accountId: Actor.accountId(),
      items: next(items),
      revision: revision + 1,
    })
      .where((stored, { eq, notExists }) => (revision === 0 ? notExists(stored.revision) : eq(stored.revision, revision)))
      .go({ returnOnConditionCheckFailure: true });
    return rejected ? LOST : undefined;
  });
}
