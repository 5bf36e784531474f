import * as z from "zod";
import type { ProductClock } from "../kernel/clock.ts";
import { durationMs } from "../kernel/duration.ts";
import type { ApiRequest } from "../apigateway/payload.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { html, page, time } from "./html.ts";
import { jsonReply, pageReply, seeOther, wantsPage } from "./replies.ts";

const Move = z.union([z.strictObject({ advance: z.string() }), z.strictObject({ reset: z.literal(true) })]);

export function showClock(clock: ProductClock, request: ApiRequest): WebReply {
  if (!wantsPage(request)) return state(clock);
  const ahead =
    clock.offsetMs === 0
      ? "It tells real time."
      : `It is ${days(clock.offsetMs)} ${clock.offsetMs > 0 ? "ahead of" : "behind"} real time.`;
  const buttons = [
    ["PT1H", "An hour on"],
    ["P1D", "A day on"],
    ["P8D", "8 days on"],
    ["P30D", "30 days on"],
  ].map(
    ([advance, label]) =>
      html`<form method="post"><input type="hidden" name="advance" value="${advance}" /><button>${label}</button></form>`,
  );
  const body = html`
    <p>The product's time is <strong>${time(clock.now())}</strong>. ${ahead}</p>
    <p class="quiet">Functions, tokens, links, queues and mail go by it. The browser's own clock does not.</p>
    ${buttons}
    <form method="post">
      <label>ISO 8601 duration <input name="advance" placeholder="P3DT12H" required /></label><button>Move</button>
    </form>
    <form method="post"><input type="hidden" name="reset" value="true" /><button>Back to real time</button></form>
  `;
  return pageReply(page("Clock", request.path, body));
}

/** `{"advance":"P8D"}` or `{"reset":true}`, as JSON or as a form. */
export function moveClock(clock: ProductClock, request: ApiRequest): WebReply {
  const isForm = String(request.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
  const parsed = Move.safeParse(isForm ? formOf(request.body) : jsonOf(request.body));
  if (!parsed.success) return jsonReply({ message: 'Send {"advance":"P8D"} or {"reset":true}.' }, 400);

  if ("reset" in parsed.data) clock.reset();
  else {
    const ms = durationMs(parsed.data.advance);
    if (ms === undefined)
      return jsonReply(
        { message: `"${parsed.data.advance}" is no ISO 8601 duration of weeks, days, hours, minutes and seconds.` },
        400,
      );
    try {
      clock.advance(ms);
    } catch (error) {
      if (error instanceof RangeError) return jsonReply({ message: error.message }, 400);
      throw error;
    }
  }
  return isForm ? seeOther("/_local/clock") : state(clock);
}

const state = (clock: ProductClock) => jsonReply({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs });

function formOf(body: Buffer): unknown {
  const form = Object.fromEntries(new URLSearchParams(body.toString()));
  return form.reset === "true" ? { reset: true } : form;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function days(ms: number): string {
  const hours = Math.abs(ms) / 3_600_000;
  return hours < 48 ? `${hours.toFixed(1)} hours` : `${(hours / 24).toFixed(1)} days`;
}
