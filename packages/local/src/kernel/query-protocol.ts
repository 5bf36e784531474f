/** AWS's Query protocol: calls are posted forms, answers are XML. */
import { Refusal, type AwsReply, type AwsRequest } from "./service.ts";
import { renderXml, type Xml } from "./xml.ts";

export const isQuery = ({ method, path, headers }: Pick<AwsRequest, "method" | "path" | "headers">): boolean =>
  method === "POST" && path === "/" && (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");

/** The call's parameters. A list's are named "Destinations.member.1" and so on. */
export class Parameters {
  readonly #form: URLSearchParams;

  constructor({ body }: Pick<AwsRequest, "body">) {
    this.#form = new URLSearchParams(body.toString());
  }

  value(name: string): string | undefined {
    return this.#form.get(name) ?? undefined;
  }

  list(name: string): string[] {
    const values: string[] = [];
    for (let n = 1; this.#form.has(`${name}.member.${n}`); n++) values.push(this.#form.get(`${name}.member.${n}`)!);
    return values;
  }
}

/** @throws Refusal InvalidAction for a call of another action or version */
export function assertAction(parameters: Parameters, action: string, version: string): void {
  const [named, of] = [parameters.value("Action"), parameters.value("Version")];
  if (named === action && of === version) return;
  throw new Refusal(
    "InvalidAction",
    `The local cloud has no action ${named ?? "(none named)"} of version ${of ?? "(none named)"} here.`,
  );
}

export function queryReply(namespace: string, action: string, result: Xml): AwsReply {
  return xmlReply(200, namespace, `${action}Response`, {
    [`${action}Result`]: result,
    ResponseMetadata: { RequestId: crypto.randomUUID() },
  });
}

/** This protocol's codes for errors of signatures and permissions. */
const CODES: Readonly<Record<string, string>> = {
  AccessDeniedException: "AccessDenied",
  MissingAuthenticationTokenException: "MissingAuthenticationToken",
  IncompleteSignatureException: "IncompleteSignature",
  UnrecognizedClientException: "InvalidClientTokenId",
  InvalidSignatureException: "SignatureDoesNotMatch",
  InternalServerError: "InternalFailure",
};

export function queryRefusal(namespace: string, code: string, message: string, status: number): AwsReply {
  const Type = status >= 500 ? "Receiver" : "Sender";
  return xmlReply(status, namespace, "ErrorResponse", {
    Error: { Type, Code: CODES[code] ?? code, Message: message },
    RequestId: crypto.randomUUID(),
  });
}

function xmlReply(status: number, namespace: string, root: string, content: Xml): AwsReply {
  return { status, headers: { "Content-Type": "text/xml" }, body: renderXml(root, content, namespace) };
}
