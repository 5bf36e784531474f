import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

/** Longer messages are ignored. A page sends only heartbeats, of 15 bytes. */
const MOST_CHARACTERS = 1000;

/** Answers a heartbeat and ignores every other message. */
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
