import { useCallback, useState } from "react";

/** Ids of the CVs whose rows are unfolded. */
export function useUnfolded(): [ReadonlySet<string>, (cvId: string) => void] {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (cvId: string) =>
      setUnfolded((before) => (before.has(cvId) ? new Set([...before].filter((id) => id !== cvId)) : new Set([...before, cvId]))),
    [],
  );
  return [unfolded, toggle];
}
