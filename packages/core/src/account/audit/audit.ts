import type { EntityItem } from "electrodb";
import { Actor } from "../../kernel/actor.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { createId } from "../../kernel/id.ts";
import { AUDIT_DAYS } from "../../kernel/limits.ts";
import { inSeconds } from "../../kernel/table.ts";
import { AuditEntity } from "./audit.entity.ts";
import { GROUPS, KINDS, type About, type By, type Group, type Kind } from "./audit.info.ts";

export * as Audit from "./audit.ts";

type Row = EntityItem<typeof AuditEntity>;

interface Author {
  /** The acting account by default. */
  readonly accountId?: string;
  /** The acting member by default. */
  readonly by?: By;
}

/**
 * Makes the item that records an action. Put it in the transaction of the change: then one stands exactly if the other does, and a repeated
 * request that changes nothing records nothing.
 */
export function entry(kind: Kind, about: About, { accountId = Actor.accountId(), by = actingMember() }: Author = {}) {
  return {
    accountId,
    group: KINDS[kind],
    auditId: createId("audit"),
    kind,
    by,
    about,
    expiresAt: inSeconds(Date.now() + AUDIT_DAYS * DAY_MS),
  };
}

/**
 * Records an action that has just been done and has no transaction, such as reading a file. The action stands, whatever becomes of its record;
 * one that cannot be written is in the log.
 */
export async function note(kind: Kind, about: About, author: Author = {}): Promise<void> {
  const item = entry(kind, about, author);
  try {
    await AuditEntity.put({ ...item }).go();
  } catch (error) {
    console.error({ unrecorded: item, error });
  }
}

function actingMember(): By {
  const { userId, sessionId, device } = Actor.member();
  return { type: "member", userId, sessionId, ...device };
}

/** Sorts after every id. */
const LAST = "aud~";

/**
 * Returns the newest actions of the acting account, or those from an id on, in one part or in all of them. A forged id only leads to another page.
 */
export async function newest(limit: number, { from, group }: { from?: string; group?: Group } = {}): Promise<Row[]> {
  const accountId = Actor.accountId();
  const groups = group ? [group] : GROUPS;
  const parts = await Promise.all(
    groups.map((each) =>
      AuditEntity.query
        .ofGroup({ accountId, group: each })
        .between({ auditId: "" }, { auditId: from?.slice(0, 64) || LAST })
        .go({ order: "desc", limit, consistent: true }),
    ),
  );
  const now = inSeconds(Date.now());
  return parts
    .flatMap(({ data }) => data)
    .filter(({ expiresAt }) => expiresAt! > now)
    .toSorted((a, b) => (a.auditId < b.auditId ? 1 : -1))
    .slice(0, limit);
}

/** Yields all actions of the acting account, oldest first in each part. */
export async function all(): Promise<Row[]> {
  const accountId = Actor.accountId();
  const parts = await Promise.all(
    GROUPS.map((group) => AuditEntity.query.ofGroup({ accountId, group }).go({ pages: "all", consistent: true })),
  );
  return parts.flatMap(({ data }) => data).toSorted((a, b) => (a.auditId < b.auditId ? -1 : 1));
}
