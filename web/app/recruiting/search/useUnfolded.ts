import { useCallback, useState } from "react";

/** Which rows are unfolded, by the CV's id. */
export function useUnfolded(): [ReadonlySet<string>, (cvId: string) => void] {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (cvId: string) =>
      setUnfolded((before) => (before.has(cvId) ? new Set([...before].filter((id) => id !== cvId)) : new Set([...before, cvId]))),
    [],
  );
  return [unfolded, toggle];
}
