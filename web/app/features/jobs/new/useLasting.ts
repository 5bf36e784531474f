import { useEffect, useState } from "react";

/** Whether something has been going on for `ms` already. */
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
