import type { ApiRequest } from "../apigateway/payload.ts";
import { Refusal } from "../kernel/service.ts";
import type { Sqs } from "../sqs/service.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { html, page, pretty, table, time } from "./html.ts";
import { pageReply, seeOther } from "./replies.ts";

export function showQueues(sqs: Sqs, { path }: ApiRequest): WebReply {
  const rows = sqs
    .queues()
    .map(({ name, visible, inFlight, delayed, oldestSentAt, deadLettersOf }) => [
      html`<a href="/_local/queues/${encodeURIComponent(name)}">${name}</a>`,
      deadLettersOf.length > 0 && visible > 0 ? html`<span class="bad">${visible}</span>` : visible,
      inFlight,
      delayed,
      oldestSentAt === undefined ? "" : time(oldestSentAt),
      deadLettersOf.length > 0 ? `Dead letters of ${deadLettersOf.join(", ")}` : "",
    ]);
  const heads = ["Queue", "Waiting", "In flight", "Delayed", "Oldest", ""];
  return pageReply(page("Queues", path, table(heads, rows, "The templates have no queue.")));
}

export function showQueue(sqs: Sqs, name: string, { path }: ApiRequest): WebReply | undefined {
  const queue = sqs.queues().find((each) => each.name === name);
  if (!queue) return undefined;
  const rows = sqs
    .peek(name)
    .map(({ id, sentAt, receiveCount, visibleAt, body }) => [
      html`${time(sentAt)}<br /><span class="quiet">${id}</span>`,
      receiveCount,
      time(visibleAt),
      html`<pre>${pretty(body)}</pre>`,
    ]);
  const redrive = html`<form method="post" action="${path}/redrive"><button>Send all back where they failed</button></form>`;
  const body = html`
    <p class="quiet">${queue.visible} waiting, ${queue.inFlight} in flight, ${queue.delayed} delayed. The oldest 50 are shown.</p>
    ${queue.deadLettersOf.length > 0 ? redrive : ""}
    ${table(["Sent", "Received", "Visible from", "Message"], rows, "The queue is empty.")}
  `;
  return pageReply(page(name, path, body));
}

/** Sends dead letters back; undefined for a queue that has none. */
export function redrive(sqs: Sqs, name: string): WebReply | undefined {
  try {
    sqs.redrive(name);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  return seeOther(`/_local/queues/${encodeURIComponent(name)}`);
}
