import type { Order } from "@candor/core/candidacy/analysis/orders";
import { Storage } from "@candor/core/kernel/storage";
import type { S3Event } from "aws-lambda";

/** The content of a message in the scoring queue: files that S3 has stored, or an order on stored CVs. */
export type Work =
  | { readonly is: "arrivals"; readonly cvIds: readonly string[] }
  | { readonly is: "order"; readonly order: Order };

/** Parses a message. S3's own test message contains no work. */
export function workIn(body: string): Work {
  const message = JSON.parse(body) as Partial<S3Event> | Order;
  if ("type" in message) return { is: "order", order: message };
  const { Records = [] } = message;
  return {
    is: "arrivals",
    cvIds: Records.flatMap((record) => Storage.cvIdOf(decodeURIComponent(record.s3.object.key.replaceAll("+", " "))) ?? []),
  };
}
