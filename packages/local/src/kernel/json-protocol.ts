import { Refusal, type AwsReply, type AwsRequest } from "./service.ts";

/** AWS's JSON protocol: reading calls, writing answers and errors. */

const bodies = new WeakMap<AwsRequest, Record<string, unknown>>();

/**
 * The request's JSON, parsed once.
 * @throws Refusal SerializationException
 */
export function inputOf(request: AwsRequest): Record<string, unknown> {
  const known = bodies.get(request);
  if (known) return known;
  const parsed = parse(request.body.toString() || "{}");
  bodies.set(request, parsed);
  return parsed;
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below, like JSON that is not an object.
  }
  throw new Refusal("SerializationException", "The request body is not a JSON object.");
}

/** "DynamoDB_20120810.PutItem" in X-Amz-Target -> "PutItem" */
export function operationOf(request: AwsRequest): string {
  return (request.headers["x-amz-target"] ?? "").split(".").at(-1) ?? "";
}

/** @param version of the protocol, which only changes the content type */
export function jsonReply(version: "1.0" | "1.1", body: unknown): AwsReply {
  return { status: 200, headers: { "Content-Type": `application/x-amz-json-${version}` }, body: JSON.stringify(body) };
}

export function jsonRefusal(version: "1.0" | "1.1", code: string, message: string, status: number): AwsReply {
  return {
    status,
    headers: { "Content-Type": `application/x-amz-json-${version}`, "x-amzn-ErrorType": code },
    body: JSON.stringify({ __type: code, message }),
  };
}

/** An operation that the stand-in does not have. */
export function unknownOperation(service: string, operation: string): Refusal {
  return new Refusal(
    "UnknownOperationException",
    `${service} has no operation ${operation || "(none named)"} in the local cloud.`,
  );
}
