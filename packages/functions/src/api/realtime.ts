import { Socket } from "@candor/core/account/session/socket";
import { routes } from "../http/endpoint.ts";

export const handler = routes({
  "POST /api/realtime/tickets": () => Socket.createTicket(),
});
