import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import { environment } from "../aws.ts";

export * as Sockets from "./sockets.ts";

let client: ApiGatewayManagementApiClient | undefined;
const api = () =>
  (client ??= new ApiGatewayManagementApiClient({
    endpoint: environment("REALTIME_ENDPOINT"),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  }));

/** Sends a text to a connection. Returns false when the connection no longer exists. */
export const send = (connectionId: string, text: string): Promise<boolean> =>
  isThere(api().send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: text })));

export const end = (connectionId: string): Promise<boolean> =>
  isThere(api().send(new DeleteConnectionCommand({ ConnectionId: connectionId })));

async function isThere(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}
