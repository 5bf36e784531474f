import { ANALYSES_MAX } from "@candor/core/kernel/limits";
import { useState } from "react";

/** The server's limit of CVs per import. */
export const MOST = ANALYSES_MAX;

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly isFull: boolean;
  readonly toggle: (id: string) => void;
}

/** Adds or removes an id; a full selection accepts no more. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (next.delete(id)) return next;
  return next.size < MOST ? next.add(id) : ids;
}

/** The selection stays while the search changes. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return { ids, isFull: ids.size >= MOST, toggle: (id) => setIds((before) => toggled(before, id)) };
}
