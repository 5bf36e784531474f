import { useEffect } from "react";
import { call } from "../api/client.ts";
import { createConnection } from "./connection.ts";
import { refetch, refetchAll } from "./refetch.ts";
import { setStatus } from "./status.ts";

/** A tab hidden for this long closes its socket, and connects again when it is visible. */
const OUT_OF_SIGHT_MS = 5 * 60_000;

/** Keeps the socket of this tab open while a user is signed in, and fetches data again when a notification arrives. */
export function Realtime() {
  useEffect(() => {
    const connection = createConnection({
      askTicket: (signal) => call("POST /api/realtime/tickets", { signal }),
      openSocket: (address) => new WebSocket(address),
      onNotification: refetch,
      onStatus: (status) => {
        setStatus(status);
        if (status === "open") refetchAll();
      },
    });
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(giveUp);
      if (document.hidden) giveUp = setTimeout(connection.rest, OUT_OF_SIGHT_MS);
      else connection.wake();
    };

    follow();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("visibilitychange", follow, { signal });
    addEventListener("online", follow, { signal });
    addEventListener("pageshow", follow, { signal });
    return () => {
      listening.abort();
      clearTimeout(giveUp);
      connection.rest();
    };
  }, []);
  return null;
}
