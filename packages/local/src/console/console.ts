/** `/_local/`: shows the cloud's data. Reading is open to this machine; a write needs the Origin of the site itself. */
import { readFileSync } from "node:fs";
import type { ProductClock } from "../kernel/clock.ts";
import type { ApiRequest } from "../apigateway/payload.ts";
import type { Runs } from "../lambda/runs.ts";
import type { Dynamo } from "../dynamodb/dynamodb.ts";
import type { S3 } from "../s3/server.ts";
import type { Principal } from "../kernel/service.ts";
import type { Outbox } from "../ses/ses.ts";
import type { Deliveries } from "../stripe/deliveries/deliveries.ts";
import type { Sqs } from "../sqs/service.ts";
import type { Model } from "../template/model.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { changeFaults, showFaults } from "./faults.ts";
import type { Faults } from "../kernel/faults.ts";
import { downloadObject, showBucket, showBuckets } from "./buckets.ts";
import { moveClock, showClock } from "./clock.ts";
import { sendAgain, showDeliveries } from "./deliveries.ts";
import { html, page } from "./html.ts";
import { showMail, showMailHtml, showOutbox } from "./outbox.ts";
import { redrive, showQueue, showQueues } from "./queues.ts";
import { fileReply, jsonReply, pageReply, wantsPage } from "./replies.ts";
import { showRun, showRuns } from "./runs.ts";
import { showTable, showTables } from "./tables.ts";

export interface ConsoleOptions {
  readonly model: Model;
  readonly clock: ProductClock;
  readonly sqs: Sqs;
  readonly s3: S3;
  readonly dynamo: Dynamo;
  readonly outbox: Outbox;
  readonly runs: Runs;
  /** The principal that reads tables. */
  readonly operator: Principal;
  /** Stripe's pages and switches, and its deliveries to the webhook. */
  readonly stripe: { readonly deliveries: Deliveries; answer(request: ApiRequest): WebReply };
  readonly faults: Faults;
}

type Answer = WebReply | undefined | Promise<WebReply | undefined>;

export function createConsole(options: ConsoleOptions): (request: ApiRequest) => Promise<WebReply> {
  const style = readFileSync(new URL("./style.css", import.meta.url));
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD" && !comesFromSite(request)) {
      return jsonReply({ message: "A write needs the Origin of this site." }, 403);
    }
    if (request.path === "/_local/style.css") return fileReply("text/css", style);
    if (request.path.startsWith("/_local/stripe/")) return options.stripe.answer(request);
    return (await route(options, request)) ?? missing(request);
  };
}

function route(
  { model, clock, sqs, s3, dynamo, outbox, runs, operator, stripe, faults }: ConsoleOptions,
  request: ApiRequest,
): Answer {
  const [section = "", name = "", action = ""] = request.path.split("/").slice(2).map(decodeURIComponent);
  switch ([request.method === "POST" ? "POST" : "GET", section, name && "NAME", action].filter(Boolean).join(" ")) {
    case "GET":
      return overview(request);
    case "GET outbox":
      return showOutbox(outbox, request);
    case "GET outbox NAME": {
      const mail = outbox.get(name);
      return mail && showMail(mail, request);
    }
    case "GET outbox NAME html": {
      const mail = outbox.get(name);
      return mail && showMailHtml(mail);
    }
    case "GET queues":
      return showQueues(sqs, request);
    case "GET queues NAME":
      return showQueue(sqs, name, request);
    case "POST queues NAME redrive":
      return redrive(sqs, name);
    case "GET tables":
      return showTables(model.tables, { dynamo, operator }, request);
    case "GET tables NAME": {
      const found = model.tables.find((each) => each.name === name);
      return found && showTable(found, { dynamo, operator }, request);
    }
    case "GET buckets":
      return showBuckets(s3, request);
    case "GET buckets NAME":
      return showBucket(s3, name, request);
    case "GET buckets NAME object":
      return downloadObject(s3, name, request);
    case "GET runs":
      return showRuns(model.functions, runs, request);
    case "GET runs NAME": {
      const run = runs.find(name);
      return run && showRun(run, request);
    }
    case "GET deliveries":
      return showDeliveries(stripe.deliveries, request);
    case "POST deliveries NAME":
      return sendAgain(stripe.deliveries, name);
    case "GET faults":
      return showFaults(faults, request);
    case "POST faults":
      return changeFaults(faults, request);
    case "GET clock":
      return showClock(clock, request);
    case "POST clock":
      return moveClock(clock, request);
    default:
      return undefined;
  }
}

function overview({ path }: ApiRequest): WebReply {
  const body = html`
    <p>What the product keeps and does on this machine, in the place of AWS.</p>
    <ul>
      <li><a href="/_local/outbox">Outbox</a>: every mail the product sent, sign-in links included</li>
      <li><a href="/_local/queues">Queues</a>: waiting work and dead letters</li>
      <li><a href="/_local/tables">Tables</a>: items, and what each caller asked for</li>
      <li><a href="/_local/buckets">Buckets</a>: stored files</li>
      <li><a href="/_local/runs">Functions</a>: recent runs with their logs</li>
      <li><a href="/_local/deliveries">Stripe</a>: events on their way to the product's webhook, which can be sent again</li>
      <li><a href="/_local/faults">Faults</a>: those that tests have put into the calls of services</li>
      <li><a href="/_local/clock">Clock</a>: the product's time, which can be moved</li>
    </ul>
  `;
  return pageReply(page("Local cloud", path, body));
}

function missing(request: ApiRequest): WebReply {
  if (!wantsPage(request)) return jsonReply({ message: "Not found" }, 404);
  return pageReply(page("Not found", request.path, html`<p>There is nothing at ${request.path}.</p>`), 404);
}

function comesFromSite({ headers }: ApiRequest): boolean {
  return headers.origin === `http://${String(headers.host)}`;
}
