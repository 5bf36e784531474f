/** The second API of SES: the account's list of suppressed addresses. Mails are sent by the first. */
import * as z from "zod";
import { inputOf } from "../kernel/json-protocol.ts";
import { isQuery } from "../kernel/query-protocol.ts";
import { type AwsReply, type AwsRequest, Refusal, type Service } from "../kernel/service.ts";
import type { Suppressed, SuppressedAddress } from "./suppressed.ts";

const LIST = "/v2/email/suppression/addresses";
const MOST_LISTED = 1000;

const Put = z.object({ EmailAddress: z.string(), Reason: z.enum(["BOUNCE", "COMPLAINT"]) });

type Operation = "List" | "Get" | "Put" | "Delete";

export function createSesV2(suppressed: Suppressed): Service {
  return {
    signingName: "ses",
    handles: (request) => !isQuery(request),
    needs(request) {
      const operation = operationOf(request);
      return [{ action: `ses:${operation}SuppressedDestination${operation === "List" ? "s" : ""}`, resource: "*" }];
    },
    answer: (request) => Promise.resolve(reply(answers[operationOf(request)](request, suppressed))),
    refusal: (code, message, status) => ({
      status,
      headers: { "Content-Type": "application/json", "x-amzn-ErrorType": code },
      body: JSON.stringify({ message }),
    }),
  };
}

const answers: Record<Operation, (request: AwsRequest, suppressed: Suppressed) => unknown> = {
  List({ query }, suppressed) {
    const limit = Math.min(Number(query.get("PageSize") ?? MOST_LISTED), MOST_LISTED);
    const found = suppressed.list(query.get("NextToken") ?? "", limit);
    const reasons = query.getAll("Reason");
    return {
      SuppressedDestinationSummaries: found.filter(({ reason }) => reasons.length === 0 || reasons.includes(reason)).map(shown),
      ...(found.length === limit && { NextToken: found.at(-1)?.address }),
    };
  },
  Get(request, suppressed) {
    const found = suppressed.find(addressIn(request));
    if (!found) throw notThere(request);
    return { SuppressedDestination: shown(found) };
  },
  Put(request, suppressed) {
    const { data } = Put.safeParse(inputOf(request));
    if (!data) throw new Refusal("BadRequestException", "EmailAddress and Reason (BOUNCE or COMPLAINT) are needed.");
    suppressed.put(data.EmailAddress, data.Reason);
    return {};
  },
  Delete(request, suppressed) {
    if (!suppressed.remove(addressIn(request))) throw notThere(request);
    return {};
  },
};

const OF_LIST: Readonly<Record<string, Operation>> = { GET: "List", PUT: "Put" };
const OF_ADDRESS: Readonly<Record<string, Operation>> = { GET: "Get", DELETE: "Delete" };

/** @throws Refusal for a call that the stand-in does not have */
function operationOf({ method, path }: AwsRequest): Operation {
  const operation = path === LIST ? OF_LIST[method] : path.startsWith(`${LIST}/`) ? OF_ADDRESS[method] : undefined;
  if (operation) return operation;
  throw new Refusal("NotFoundException", `SES has no ${method} ${path} in the local cloud.`, 404);
}

const addressIn = ({ path }: AwsRequest): string => decodeURIComponent(path.slice(LIST.length + 1));

const notThere = (request: AwsRequest): Refusal =>
  new Refusal("NotFoundException", `Email address ${addressIn(request)} does not exist on your suppression list.`, 404);

/** Times in seconds, as AWS's JSON has them. */
const shown = ({ address, reason, at }: SuppressedAddress) => ({
  EmailAddress: address,
  Reason: reason,
  LastUpdateTime: at / 1000,
});

const reply = (body: unknown): AwsReply => ({
  status: 200,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
