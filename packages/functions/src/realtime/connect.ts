import { Socket } from "@candor/core/account/session/socket";
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

/** What API Gateway sends with $connect beside what it sends with every message. */
type ConnectEvent = Pick<APIGatewayProxyWebsocketEventV2, "requestContext"> & {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null;
};

/** Lets a page of our own site in for its ticket. Whatever is wrong, the answer is the same. */
export const handler = async (event: ConnectEvent): Promise<APIGatewayProxyResultV2> => {
  const { connectionId } = event.requestContext;
  const ticket = event.queryStringParameters?.["ticket"] ?? "";
  const isLetIn = originOf(event) === process.env["SITE_URL"] && (await Socket.connect({ connectionId, ticket }));
  return { statusCode: isLetIn ? 200 : 403 };
};

/** Browsers send it with every socket; the names of headers come as they were sent. */
function originOf({ headers = {} }: ConnectEvent): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === "origin")?.[1];
}
