import { Realtime } from "@candor/core/kernel/realtime/realtime";
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from "aws-lambda";

/** Deletes a connection that has ended. API Gateway sends this event when it can; other ended connections fail on sending, or expire. */
export const handler = async ({ requestContext }: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyResultV2> => {
  await Realtime.disconnect(requestContext.connectionId);
  return { statusCode: 200 };
};
