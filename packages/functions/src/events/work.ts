import type { Order } from "@candor/core/candidacy/analysis/orders";
import { Storage } from "@candor/core/kernel/storage";
import type { S3Event } from "aws-lambda";

/** What a message of the scoring queue asks for: files that S3 says have arrived, or work on stored CVs. */
export type Work =
  | { readonly is: "arrivals"; readonly cvIds: readonly string[] }
  | { readonly is: "order"; readonly order: Order };

/** S3's own test message asks for nothing. */
export function workIn(body: string): Work {
  const message = JSON.parse(body) as Partial<S3Event> | Order;
  if ("type" in message) return { is: "order", order: message };
  const { Records = [] } = message;
  return {
    is: "arrivals",
    cvIds: Records.flatMap((record) => Storage.cvIdOf(decodeURIComponent(record.s3.object.key.replaceAll("+", " "))) ?? []),
  };
}
