/** `@connections`, the calls by which functions send to sockets: one service for all WebSocket APIs. */
import { ACCOUNT_ID, REGION, Refusal, type AwsReply, type AwsRequest, type Service } from "../kernel/service.ts";
import type { Connection } from "./connection.ts";
import type { WebSocketApi } from "./websocket-api.ts";

/** Limit of one message. */
export const LONGEST_MESSAGE_BYTES = 128 * 1024;

/** The address that takes the place of the API's host on AWS in calls of `@connections`. The stage follows. */
export const managementUrl = (endpoint: string, apiId: string): string => `${endpoint}/execute-api/${apiId}`;

interface Target {
  readonly apiId: string;
  readonly stage: string;
  readonly connectionId: string;
}

export function createManagement(apis: readonly WebSocketApi[]): Service {
  return {
    signingName: "execute-api",

    needs(request) {
      const { apiId, stage, connectionId } = targetOf(request);
      const path = `${apiId}/${stage}/${request.method}/@connections/${connectionId}`;
      return [{ action: "execute-api:ManageConnections", resource: `arn:aws:execute-api:${REGION}:${ACCOUNT_ID}:${path}` }];
    },

    async answer(request) {
      const { apiId, stage, connectionId } = targetOf(request);
      const api = apis.find(({ model }) => model.id === apiId && model.stage === stage);
      if (!api) throw new Refusal("ForbiddenException", "Forbidden", 403);
      const connection = api.find(connectionId);
      if (!connection) throw new Refusal("GoneException", "", 410);
      return perform(request, connection);
    },

    refusal: (code, message, status) => ({
      status,
      headers: { "Content-Type": "application/json", "x-amzn-ErrorType": code },
      body: JSON.stringify({ message }),
    }),
  };
}

async function perform({ method, body }: AwsRequest, connection: Connection): Promise<AwsReply> {
  switch (method) {
    case "POST":
      if (body.length > LONGEST_MESSAGE_BYTES) throw new Refusal("PayloadTooLargeException", "Message too long", 413);
      await connection.send(body.toString("utf8"));
      return { status: 200 };
    case "DELETE":
      connection.close();
      return { status: 204 };
    case "GET":
      return { status: 200, headers: { "Content-Type": "application/json" }, body: JSON.stringify(shown(connection)) };
    default:
      throw new Refusal("ForbiddenException", "Forbidden", 403);
  }
}

function shown({ facts, lastActiveAt }: Connection) {
  const { connectedAt, sourceIp, userAgent } = facts;
  return {
    connectedAt: new Date(connectedAt).toISOString(),
    identity: { sourceIp, userAgent },
    lastActiveAt: new Date(lastActiveAt).toISOString(),
  };
}

/** "/execute-api/API/STAGE/@connections/ID" */
function targetOf({ path }: AwsRequest): Target {
  const parts = path.split("/").slice(1).map(decoded);
  const [root, apiId = "", stage = "", connections, connectionId = "", ...rest] = parts;
  if (root !== "execute-api" || connections !== "@connections" || !connectionId || rest.length > 0)
    throw new Refusal("ForbiddenException", "Forbidden", 403);
  return { apiId, stage, connectionId };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal("ForbiddenException", "Forbidden", 403);
  }
}
