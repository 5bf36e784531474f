import * as z from "zod/mini";
import { GROUPS, KINDS, type Kind } from "../account/audit/audit.info.ts";
import { PlanState } from "../account/account.info.ts";
import { Period, PlanName } from "../account/plan/plan.info.ts";
import { Stage } from "../candidacy/candidate.info.ts";

export const Group = z.enum(GROUPS);

const Device = z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) });

/** One action in an account, with the names of its things as they are now. */
export const Entry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
  group: Group,
  /** `member`: in a browser of theirs, `isThis` in the one that asks · `extension`: a connected browser · `payments`: the payment provider. */
  by: z.discriminatedUnion("type", [
    z.extend(Device, { type: z.literal("member"), isThis: z.boolean() }),
    z.object({ type: z.literal("extension"), browser: z.string() }),
    z.object({ type: z.literal("payments") }),
  ]),
  /** `title` is null for a job that is gone. */
  job: z.nullable(z.object({ id: z.string(), title: z.nullable(z.string()), isGone: z.boolean() })),
  /** `name` is null for a CV that was erased; `isInJob`: the candidate's page exists. */
  cv: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()), isInJob: z.boolean() })),
  count: z.nullable(z.int()),
  stage: z.nullable(Stage),
  format: z.nullable(z.enum(["csv", "json"])),
  way: z.nullable(z.enum(["link", "google", "azure"])),
  /** The browser that was signed out, connected or disconnected. */
  device: z.nullable(Device),
  plan: z.nullable(PlanName),
  period: z.nullable(Period),
  state: z.nullable(PlanState),
});
export type Entry = z.infer<typeof Entry>;

/** A page of the record, newest first. */
export const Page = z.object({ items: z.array(Entry), next: z.nullable(z.string()) });
export type Page = z.infer<typeof Page>;
