import { createHmac } from "node:crypto";

/** The header `stripe-signature` of a body. @param seconds the product's time */
export function signature(body: string, secret: string, seconds: number): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}
