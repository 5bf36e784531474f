import { useEffect } from "react";
import { call } from "../api/client.ts";
import { createConnection } from "./connection.ts";
import { lookAgain, lookAtAll } from "./looks.ts";
import { setStatus } from "./status.ts";

/** A tab that nobody looks at for so long gives its socket up, and connects again when it is looked at. */
const OUT_OF_SIGHT_MS = 5 * 60_000;

/** Keeps this tab's socket open while somebody is signed in, and has the page look again when it is told to. */
export function Realtime() {
  useEffect(() => {
    const connection = createConnection({
      askTicket: (signal) => call("POST /api/realtime/tickets", { signal }),
      openSocket: (address) => new WebSocket(address),
      onHint: lookAgain,
      onStatus: (status) => {
        setStatus(status);
        if (status === "open") lookAtAll();
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
