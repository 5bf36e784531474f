import type { ApiRequest } from "../apigateway/payload.ts";
import type { WebReply } from "../cloudfront/server.ts";
import type { Deliveries } from "../stripe/deliveries/deliveries.ts";
import { html, page, table } from "./html.ts";
import { pageReply, seeOther } from "./replies.ts";

/** Events of Stripe's stand-in on their way to the product, newest first. */
export function showDeliveries(deliveries: Deliveries, { path }: ApiRequest): WebReply {
  const rows = deliveries
    .list()
    .map(({ id, type, eventId, state, attempts, status, answer }) => [
      html`${type}<br /><span class="quiet">${eventId}</span>`,
      state === "failed" ? html`<span class="bad">failed</span>` : state,
      attempts,
      status === null ? "" : html`${status || "no answer"}<br /><span class="quiet">${(answer ?? "").slice(0, 200)}</span>`,
      html`<form method="post" action="${path}/${id}"><button>Send again</button></form>`,
    ]);
  const body = html`
    <p class="quiet">${deliveries.pending()} on their way. A delivery is repeated until the product answers 2xx.</p>
    ${table(["Event", "State", "Attempts", "Answer", ""], rows, "No event has been sent.")}
  `;
  return pageReply(page("Stripe", path, body));
}

export const sendAgain = (deliveries: Deliveries, id: string): WebReply | undefined =>
  deliveries.sendAgain(Number(id)) ? seeOther("/_local/deliveries") : undefined;
