import { Socket } from "@candor/core/account/session/socket";
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

/** The $connect event: the fields of every message, and the headers and query. */
type ConnectEvent = Pick<APIGatewayProxyWebsocketEventV2, "requestContext"> & {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null;
};

/** Accepts a connection of the product's own site with a valid ticket. Every refusal has the same answer. */
export const handler = async (event: ConnectEvent): Promise<APIGatewayProxyResultV2> => {
  const { connectionId } = event.requestContext;
  const ticket = event.queryStringParameters?.["ticket"] ?? "";
  const isLetIn = originOf(event) === process.env["SITE_URL"] && (await Socket.connect({ connectionId, ticket }));
  return { statusCode: isLetIn ? 200 : 403 };
};

/** The Origin header, which browsers send with every socket; API Gateway keeps the case of header names. */
function originOf({ headers = {} }: ConnectEvent): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === "origin")?.[1];
}
