/** An error as dynalite makes it: with the status and body of DynamoDB's answer. */
export interface Refused extends Error {
  readonly statusCode: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export function refusal(code: string, message: string, more: Readonly<Record<string, unknown>> = {}): Refused {
  const body = { __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...more };
  return Object.assign(new Error(message), { statusCode: 400, body });
}

export const isRefused = (error: unknown): error is Refused => error instanceof Error && "statusCode" in error && "body" in error;

/** "ConditionalCheckFailedException" */
export const codeOf = ({ body }: Refused): string => String(body["__type"]).split("#").at(-1) ?? "";
