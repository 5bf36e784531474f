/** The first API of SES: `SendRawEmail`, for mails that are given as MIME. */
import { randomUUID } from "node:crypto";
import * as z from "zod";
import { assertAction, isQuery, Parameters, queryRefusal, queryReply } from "../kernel/query-protocol.ts";
import { Refusal, type AwsRequest, type Service } from "../kernel/service.ts";
import { addressOf, type Identities, isAddress } from "./identities.ts";
import { configurationSetOf, contentOf, type Mime, mimeOf } from "./mime.ts";
import type { WritableOutbox } from "./outbox.ts";
import type { Suppressed } from "./suppressed.ts";

const NAMESPACE = "http://ses.amazonaws.com/doc/2010-12-01/";
const VERSION = "2010-12-01";
/** https://docs.aws.amazon.com/ses/latest/dg/quotas.html */
const LONGEST_MESSAGE_BYTES = 10 * 1024 * 1024;
const MOST_RECIPIENTS = 50;

interface RawMail {
  readonly mime: Mime;
  /** The header From and, where it differs, the parameter Source. */
  readonly senders: readonly string[];
  readonly recipients: readonly string[];
  readonly configurationSet: string | undefined;
}

interface Parts {
  readonly identities: Identities;
  readonly outbox: WritableOutbox;
  readonly suppressed: Suppressed;
}

export function createSesV1({ identities, outbox, suppressed }: Parts): Service {
  return {
    signingName: "ses",
    handles: isQuery,
    needs(request) {
      const { senders, recipients, configurationSet } = read(request);
      return senders.flatMap((from) => identities.needs("ses:SendRawEmail", { from, recipients, configurationSet }));
    },
    async answer(request) {
      const { mime, senders, recipients } = read(request);
      for (const sender of senders) identities.assertVerified(sender);
      const content = await contentOf(mime).catch((error: unknown) => {
        throw new Refusal("InvalidParameterValue", `The message could not be read: ${String(error)}`);
      });
      // A mail to suppressed addresses alone is accepted, too, and reaches nobody.
      const to = recipients.filter((address) => !suppressed.find(address));
      const id = to.length > 0 ? outbox.add({ from: senders[0]!, to, ...content }) : randomUUID();
      return queryReply(NAMESPACE, "SendRawEmail", { MessageId: id });
    },
    refusal: (code, message, status) => queryRefusal(NAMESPACE, code, message, status),
  };
}

const Base64 = z.base64();

/** @throws Refusal InvalidAction, InvalidParameterValue, MessageRejected */
function read(request: AwsRequest): RawMail {
  const parameters = new Parameters(request);
  assertAction(parameters, "SendRawEmail", VERSION);
  const data = Base64.safeParse(parameters.value("RawMessage.Data") ?? "");
  if (!data.success || data.data === "") throw new Refusal("InvalidParameterValue", "RawMessage.Data must be base64.");
  const mime = mimeOf(Buffer.from(data.data, "base64"));
  if (mime.bytes.length > LONGEST_MESSAGE_BYTES)
    throw new Refusal(
      "MessageRejected",
      `Message length is more than ${LONGEST_MESSAGE_BYTES} bytes long: '${mime.bytes.length}'.`,
    );

  const source = parameters.value("Source");
  const senders = [...new Set([...mime.from, ...(source ? [addressOf(source)] : [])])];
  const destinations = parameters.list("Destinations").map(addressOf);
  const recipients = [...new Set(destinations.length > 0 ? destinations : mime.to)];
  if (mime.from.length > 1) throw new Refusal("InvalidParameterValue", "The header From must name one address.");
  if (senders.length === 0) throw new Refusal("InvalidParameterValue", "Missing required header 'From'.");
  if (recipients.length === 0) throw new Refusal("InvalidParameterValue", "Missing required header 'To'.");
  if (recipients.length > MOST_RECIPIENTS)
    throw new Refusal("InvalidParameterValue", `Recipient count exceeds ${MOST_RECIPIENTS}.`);
  const wrong = [...senders, ...recipients].find((address) => !isAddress(address));
  if (wrong !== undefined) throw new Refusal("InvalidParameterValue", `Missing final '@domain': ${wrong}`);
  return { mime, senders, recipients, configurationSet: parameters.value("ConfigurationSetName") ?? configurationSetOf(mime) };
}
