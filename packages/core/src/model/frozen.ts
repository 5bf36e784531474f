import { createHash } from "node:crypto";
import type { Criterion, RedactedText } from "@candor/scoring";
import type { Finding, Prose } from "@candor/scoring/model";
import { readEach, writeEach } from "../kernel/batch.ts";
import { FrozenEntity, FrozenTextEntity } from "./frozen.entity.ts";

export * as Frozen from "./frozen.ts";

/** All inputs of an answer besides its subject. */
export interface Circumstances {
  readonly accountId: string;
  readonly textHash: string;
  readonly asOf: string;
  readonly engine: string;
  readonly model: string;
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
const shortHash = (value: unknown): string => sha256(JSON.stringify(value)).slice(0, 32);

/** Hash of a CV's redacted text; a person's other name or address does not change it. */
export const textHash = ({ text }: Pick<RedactedText, "text">): string => sha256(text);

/** Subject key of a mark: the criterion's kind and text, without id, weight and importance. */
export const aboutMark = ({ kind, text }: Pick<Criterion, "kind" | "text">): string => `mark-${shortHash([kind, text])}`;

/** Subject key of prose: wording and importance of all criteria in their order, and its language. */
export const aboutProse = (criteria: readonly Criterion[], locale: string): string =>
  `prose-${locale}-${shortHash(criteria.map(({ id, kind, text, importance }) => [id, kind, text, importance]))}`;

/** Notes that a model is asked about this text of a CV. Call it before anything is stored, so that an erasure finds every answer. */
export async function noteText({ accountId, textHash }: Circumstances, sha256: string): Promise<void> {
  await FrozenTextEntity.put({ accountId, sha256, textHash }).go();
}

/** Returns the stored findings, keyed by subject. */
export async function findings(about: readonly string[], given: Circumstances): Promise<Map<string, Finding>> {
  const found = new Map<string, Finding>();
  const keys = [...new Set(about)].map((about) => ({ ...given, about }));
  const stored = await readEach(keys, (left) => FrozenEntity.get(left).go({ consistent: true }));
  for (const { about, finding } of stored) if (finding) found.set(about, finding);
  return found;
}

/** Stores a finding unless a concurrent write was first; returns the stored one. */
export async function freezeFinding(about: string, finding: Finding, given: Circumstances): Promise<Finding> {
  const { rejected } = await FrozenEntity.create({ ...given, about, finding }).go({ returnOnConditionCheckFailure: true });
  if (!rejected) return finding;
  return (await get(about, given))?.finding ?? finding;
}

/** Returns the stored prose, or undefined. */
export async function prose(about: string, given: Circumstances): Promise<Prose | undefined> {
  return (await get(about, given))?.prose;
}

/** Stores prose unless a concurrent write was first; returns the stored one. */
export async function freezeProse(about: string, prose: Prose, given: Circumstances): Promise<Prose> {
  const { rejected } = await FrozenEntity.create({ ...given, about, prose }).go({ returnOnConditionCheckFailure: true });
  if (!rejected) return prose;
  return (await get(about, given))?.prose ?? prose;
}

/** Deletes all answers about the texts of a CV, also those that another CV with the same text shares. */
export async function eraseOfCv(accountId: string, sha256: string): Promise<void> {
  const { data: texts } = await FrozenTextEntity.query.ofCv({ accountId, sha256 }).go({ pages: "all", consistent: true });
  for (const { textHash } of texts) {
    const { data } = await FrozenEntity.query
      .ofText({ accountId, textHash })
      .go({ pages: "all", consistent: true, attributes: ["about", "asOf", "engine", "model"] });
    const keys = data.map(({ about, asOf, engine, model }) => ({ accountId, textHash, about, asOf, engine, model }));
    await writeEach(keys, (left) => FrozenEntity.delete(left).go({ concurrency: 4 }));
    await FrozenTextEntity.delete({ accountId, sha256, textHash }).go();
  }
}

async function get(about: string, given: Circumstances) {
  const { data } = await FrozenEntity.get({ ...given, about }).go({ consistent: true });
  return data ?? undefined;
}
