import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

/** A heartbeat has 15 bytes; nothing else is said by a page. */
const MOST_CHARACTERS = 1000;

/** Answers a heartbeat. Anything else is taken for what it is: nothing. */
export const handler = async ({ body = "" }: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyResultV2> => ({
  statusCode: 200,
  ...(isPing(body) && { body: '{"type":"pong"}' }),
});

function isPing(body: string): boolean {
  if (body.length > MOST_CHARACTERS) return false;
  try {
    return (JSON.parse(body) as { type?: unknown } | null)?.type === "ping";
  } catch {
    return false;
  }
}
