import type { HistoryEntry } from "../cv/cv.info.ts";
import { Actor } from "../kernel/actor.ts";

/** A line of a candidate's history before it is signed. */
export type HistoryLine = Pick<HistoryEntry, "what" | "from" | "to" | "reason">;

/** Lines of the history with the present time and the acting person. */
export const signed = (lines: readonly HistoryLine[]): HistoryEntry[] =>
  lines.map((line) => ({ at: new Date().toISOString(), by: Actor.name(), ...line }));
