import { createHash } from "node:crypto";
import * as z from "zod";
import { Refusal } from "../kernel/service.ts";

/** Message attributes: typed values beside the body, covered by a digest that the SDK checks. */

const Value = z.strictObject({
  DataType: z.string().regex(/^(String|Number|Binary)(\..+)?$/),
  StringValue: z.string().optional(),
  /** Base64. */
  BinaryValue: z.string().optional(),
});
export const MessageAttributes = z.record(z.string().regex(/^[\w.-]{1,256}$/), Value);
export type MessageAttributes = z.infer<typeof MessageAttributes>;

/**
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-message-metadata.html#sqs-attributes-md5-message-digest-calculation
 * @returns hexadecimal, or undefined without attributes
 */
export function attributesMd5(attributes: MessageAttributes): string | undefined {
  const names = Object.keys(attributes).toSorted((one, other) => (one < other ? -1 : 1));
  if (names.length === 0) return undefined;
  const hash = createHash("md5");
  for (const name of names) {
    const { DataType, StringValue, BinaryValue } = attributes[name] as MessageAttributes[string];
    const isBinary = DataType.startsWith("Binary");
    const value = isBinary ? Buffer.from(BinaryValue ?? "", "base64") : Buffer.from(StringValue ?? "");
    hash.update(prefixed(Buffer.from(name))).update(prefixed(Buffer.from(DataType)));
    hash.update(Buffer.from([isBinary ? 2 : 1])).update(prefixed(value));
  }
  return hash.digest("hex");
}

/** @throws Refusal for a value that does not fit its type */
export function assertTyped(attributes: MessageAttributes): void {
  if (Object.keys(attributes).length > 10)
    throw new Refusal("InvalidParameterValue", "Number of message attributes [> 10] exceeds the allowed maximum [10].");
  for (const [name, { DataType, StringValue, BinaryValue }] of Object.entries(attributes)) {
    const value = DataType.startsWith("Binary") ? BinaryValue : StringValue;
    if (!value) {
      throw new Refusal(
        "InvalidParameterValue",
        `The message attribute '${name}' with type '${DataType}' must use field '${DataType.startsWith("Binary") ? "Binary" : "String"}'.`,
      );
    }
  }
}

/** The requested attributes: by name, by "prefix.*", or by "All" and ".*". */
export function chosen(attributes: MessageAttributes, wanted: readonly string[]): MessageAttributes {
  const isWanted = (name: string) =>
    wanted.some(
      (want) => want === "All" || want === ".*" || want === name || (want.endsWith(".*") && name.startsWith(want.slice(0, -1))),
    );
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isWanted(name)));
}

function prefixed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
