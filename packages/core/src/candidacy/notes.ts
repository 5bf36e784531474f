import { JobEntity } from "../job/job.entity.ts";
import { Actor } from "../kernel/actor.ts";
import { writeEach } from "../kernel/batch.ts";
import { fold } from "../kernel/search-text.info.ts";
import { NoteEntity } from "./note.entity.ts";

export * as Notes from "./notes.ts";

/** False for a job whose notes are from before they were kept for searches. */
export async function areKept(jobId: string): Promise<boolean> {
  const { data } = await JobEntity.get({ accountId: Actor.accountId(), jobId }).go({ attributes: ["jobId", "hasNotesKept"] });
  return !data || data.hasNotesKept === true;
}

/** Returns the interview notes of a job's candidates, by CV. Eventually consistent unless asked: a search is not about the last second. */
export async function of(jobId: string, { consistent = false } = {}): Promise<ReadonlyMap<string, string>> {
  const { data } = await NoteEntity.query.ofJob({ accountId: Actor.accountId(), jobId }).go({ pages: "all", consistent });
  return new Map(data.map(({ cvId, text }) => [cvId, text]));
}

/** Removes the notes of a deleted job, as far as searches keep them. */
export async function eraseOfJob(jobId: string): Promise<void> {
  const accountId = Actor.accountId();
  const { data } = await NoteEntity.query
    .ofJob({ accountId, jobId })
    .go({ pages: "all", consistent: true, attributes: ["cvId"] });
  await writeEach(
    data.map(({ cvId }) => ({ accountId, jobId, cvId })),
    (left) => NoteEntity.delete(left).go({ concurrency: 4 }),
  );
}

const BEFORE = 12;
const LENGTH = 120;

/** The part of some notes around the first word of a query that stands in them, cut at words. */
export function excerptFor(text: string, query: string): string {
  const flat = text.replace(/\s+/gu, " ").trim();
  const words = fold(query).split(/\s+/u).filter(Boolean);
  // Folding can change a text's length: the place is sought word by word.
  const spoken = flat.split(" ");
  const hit = Math.max(
    0,
    spoken.findIndex((word) => words.some((wanted) => fold(word).includes(wanted))),
  );
  let [first, room] = [hit, BEFORE];
  while (first > 0 && room >= spoken[first - 1]!.length) room -= spoken[--first]!.length + 1;
  return `${first > 0 ? "… " : ""}${beginningOf(spoken.slice(first).join(" "))}`;
}

/** At most `LENGTH` characters of a text, up to the end of a word. A word that is longer by itself is cut. */
function beginningOf(text: string): string {
  if (text.length <= LENGTH) return text;
  const end = text.lastIndexOf(" ", LENGTH - 2);
  return `${text.slice(0, end > 0 ? end : LENGTH - 2).toWellFormed()} …`;
}
