import { ANALYSES_MAX } from "@candor/core/kernel/limits";
import { useState } from "react";

/** CVs per import, as the server takes them. */
export const MOST = ANALYSES_MAX;

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly isFull: boolean;
  readonly toggle: (id: string) => void;
}

/** The ids with one more, or one fewer; a full selection takes no more. */
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
