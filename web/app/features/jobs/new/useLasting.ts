import { useEffect, useState } from "react";

/** True once `isGoing` has been true for `ms`. */
export function useLasting(isGoingOn: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isGoingOn || ms === 0) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isGoingOn, ms]);
  return isGoingOn && (lasts || ms === 0);
}
