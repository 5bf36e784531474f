import { Realtime } from "@candor/core/kernel/realtime/realtime";
import { routes } from "../http/endpoint.ts";

export const handler = routes({
  "POST /api/realtime/tickets": () => Realtime.ticket(),
});
