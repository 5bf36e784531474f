import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Visitor } from "./authenticate.ts";
import { viewerAddress } from "./viewer.ts";

/** The sender of a request, as far as it is known. */
export interface Sender {
  readonly member?: Visitor["member"];
  /** The member's account, or that of a connected browser. */
  readonly accountId?: string | undefined;
}

/**
 * Begins the line of a request in the function's log, which is kept for 30 days: the member by their ids, never by name or address, what
 * was called and about which records, and the viewer's network. API Gateway's own log knows neither member nor viewer. Returns the function
 * that writes the line.
 */
export function accessLog(event: APIGatewayProxyEventV2): (status: number, sender: Sender) => Promise<void> {
  // Found out while the request is worked on. A log must not make it fail.
  const network = viewerAddress(event).catch(() => "unknown");
  return async (status, { member, accountId }) => {
    const line = {
      call: event.routeKey,
      status,
      ...(accountId && { account: accountId }),
      ...(member && { member: member.userId }),
      ...idsIn(event),
      network: await network,
    };
    // As one line of JSON, whose fields CloudWatch's queries find.
    console.info(JSON.stringify({ access: line }));
  };
}

/** Ids of records in the path. Other parts of a path, such as tokens, are keys to something. */
function idsIn({ pathParameters }: APIGatewayProxyEventV2): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(pathParameters ?? {}).filter(([name]) => name.endsWith("Id")));
}
