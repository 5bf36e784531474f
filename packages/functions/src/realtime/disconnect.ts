import { Realtime } from "@candor/core/kernel/realtime/realtime";
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

/** Forgets a connection that has ended. API Gateway tells it where it can; the others are found gone, or expire. */
export const handler = async ({ requestContext }: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyResultV2> => {
  await Realtime.disconnect(requestContext.connectionId);
  return { statusCode: 200 };
};
