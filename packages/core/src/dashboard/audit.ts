import type { EntityItem } from "electrodb";
import * as z from "zod/mini";
import type { AuditEntity } from "../account/audit/audit.entity.ts";
import { Audit } from "../account/audit/audit.ts";
import type { By } from "../account/audit/audit.info.ts";
import { findRows } from "../candidacy/stored.ts";
import { Cv } from "../cv/cv.ts";
import { titlesOf } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import { AUDIT_PAGE } from "../kernel/limits.ts";
import { type Entry, Group, type Page } from "./audit.info.ts";

export * as AuditList from "./audit.ts";

type Row = EntityItem<typeof AuditEntity>;

/**
 * Returns a page of what was done in the acting account, newest first, of one part or all. Names are looked up now: the record keeps ids, so
 * that an erased CV has no name left in it.
 */
export const list = fn(
  z.object({ group: z.optional(Group), next: z.optional(z.string()) }),
  async ({ group, next }): Promise<Page> => {
    const rows = await Audit.newest(AUDIT_PAGE + 1, { ...(group && { group }), ...(next && { from: next }) });
    const page = rows.slice(0, AUDIT_PAGE);
    const items = await named(page);
    return { items, next: rows[AUDIT_PAGE]?.auditId ?? null };
  },
);

async function named(rows: readonly Row[]): Promise<Entry[]> {
  const { sessionId } = Actor.member();
  const ids = (key: "jobId" | "cvId") => [...new Set(rows.flatMap(({ about }) => about[key] ?? []))];
  const [titles, cvs, isInJob] = await Promise.all([titlesOf(ids("jobId")), Cv.findAll(ids("cvId")), standingIn(rows)]);
  const cvOf = new Map(cvs.map((cv) => [cv.cvId, cv]));
  return rows.map((row): Entry => {
    const { auditId, kind, group, createdAt, by, about } = row;
    const { jobId, cvId, title, browser, system } = about;
    const [standing, cv] = [titles.get(jobId ?? ""), cvOf.get(cvId ?? "")];
    return {
      id: auditId,
      at: createdAt,
      kind,
      group,
      by: authorOf(by, sessionId),
      job: jobId ? { id: jobId, title: standing ?? title ?? null, isGone: standing === undefined } : null,
      cv: cvId ? { id: cvId, name: cv ? (cv.card.fullName ?? cv.fileName) : null, isInJob: isInJob(jobId, cvId) } : null,
      count: about.count ?? null,
      stage: (about.stage as Entry["stage"] | undefined) ?? null,
      format: about.format ?? null,
      way: about.way ?? null,
      device: browser !== undefined || system !== undefined ? { browser: browser ?? null, system: system ?? null } : null,
      plan: (about.plan as Entry["plan"] | undefined) ?? null,
      period: (about.period as Entry["period"] | undefined) ?? null,
      state: (about.state as Entry["state"] | undefined) ?? null,
    };
  });
}

/** Tells which candidates still stand in the jobs that the record names. */
async function standingIn(rows: readonly Row[]): Promise<(jobId?: string, cvId?: string) => boolean> {
  const named = rows.flatMap(({ about: { jobId, cvId } }) => (jobId && cvId ? [{ jobId, cvId }] : []));
  const found = await Promise.all(
    [...Map.groupBy(named, ({ jobId }) => jobId)].map(async ([jobId, some]) => {
      const standing = await findRows(jobId, [...new Set(some.map(({ cvId }) => cvId))]);
      return standing.map(({ cvId }) => `${jobId} ${cvId}`);
    }),
  );
  const standing = new Set(found.flat());
  return (jobId = "", cvId = "") => standing.has(`${jobId} ${cvId}`);
}

function authorOf(by: By, asking: string): Entry["by"] {
  if (by.type !== "member") return by;
  const { browser = null, system = null, sessionId } = by;
  return { type: "member", browser, system, isThis: sessionId === asking };
}
