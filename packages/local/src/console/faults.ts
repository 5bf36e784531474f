/** `/_local/faults`: lists the faults that stand, puts one in, ends one or all. */
import * as z from "zod";
import type { ApiRequest } from "../apigateway/payload.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { html, page } from "./html.ts";
import { jsonReply, pageReply, seeOther, wantsPage } from "./replies.ts";
import { Fault, type Faults } from "../kernel/faults.ts";

const Wanted = z.union([
  z.strictObject({ add: Fault }),
  z.strictObject({ end: z.union([z.coerce.number().int(), z.literal("all")]) }),
]);

export function showFaults(faults: Faults, request: ApiRequest): WebReply {
  const list = faults.list();
  if (!wantsPage(request)) return jsonReply(list);
  const body = html`
    <p>Faults that tests have put into the calls of services. They end with the local cloud.</p>
    ${list.length === 0 ? html`<p class="quiet">None stands.</p>` : ""}
    ${list.map(
      ({ id, hits, fault }) =>
        html`<form method="post">
          <input type="hidden" name="end" value="${id}" /><code>${JSON.stringify(fault)}</code> met ${hits} calls
          <button>End it</button>
        </form>`,
    )}
  `;
  return pageReply(page("Faults", request.path, body));
}

/** `{"add":{…}}`, answered with the fault's id, or `{"end":1}` or `{"end":"all"}`, as JSON or as a form. */
export function changeFaults(faults: Faults, { headers, body }: ApiRequest): WebReply {
  const isForm = String(headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
  const parsed = Wanted.safeParse(isForm ? Object.fromEntries(new URLSearchParams(body.toString())) : jsonOf(body));
  if (!parsed.success) return jsonReply({ message: z.prettifyError(parsed.error) }, 400);
  if ("add" in parsed.data) return jsonReply({ id: faults.add(parsed.data.add) }, 201);
  faults.end(parsed.data.end === "all" ? undefined : parsed.data.end);
  return isForm ? seeOther("/_local/faults") : jsonReply(faults.list());
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
