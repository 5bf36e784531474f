import * as z from "zod";
import { inputOf, jsonRefusal, unknownOperation } from "../kernel/json-protocol.ts";
import { Refusal, type AwsRequest, type Service } from "../kernel/service.ts";
import { addressOf, type Identities, isAddress } from "./identities.ts";
import { contentOf, mimeOf } from "./mime.ts";
import type { Letter, WritableOutbox } from "./outbox.ts";

const Part = z.strictObject({ Data: z.string(), Charset: z.string().optional() });
const Addresses = z.array(z.string()).default([]);
const Destination = z.strictObject({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses });
/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_MessageHeader.html */
const MessageHeader = z.strictObject({
  Name: z.string().regex(/^[!-9;-~]{1,126}$/),
  Value: z.string().regex(/^[ -~]{1,870}$/),
});
const Input = z.strictObject({
  FromEmailAddress: z.string().optional(),
  Destination: Destination.default({ ToAddresses: [], CcAddresses: [], BccAddresses: [] }),
  ReplyToAddresses: Addresses,
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.unknown()).optional(),
  Content: z.strictObject({
    Simple: z
      .strictObject({
        Subject: Part,
        Body: z.strictObject({ Text: Part.optional(), Html: Part.optional() }),
        Headers: z.array(MessageHeader).max(15).default([]),
      })
      .optional(),
    Raw: z.strictObject({ Data: z.string() }).optional(),
  }),
});
type Input = z.infer<typeof Input>;

const PATH = "/v2/email/outbound-emails";

/** The second API of SES: `SendEmail`. */
export function createSesV2({ identities, outbox }: { identities: Identities; outbox: WritableOutbox }): Service {
  return {
    signingName: "ses",
    handles: ({ path }) => path.startsWith("/v2/"),
    needs(request) {
      const input = read(request);
      const { ToAddresses, CcAddresses, BccAddresses } = input.Destination;
      // MIME needs the action of the first API here, too.
      return identities.needs(input.Content.Raw ? "ses:SendRawEmail" : "ses:SendEmail", {
        from: addressOf(input.FromEmailAddress ?? ""),
        recipients: [...ToAddresses, ...CcAddresses, ...BccAddresses].map(addressOf),
        configurationSet: input.ConfigurationSetName,
      });
    },
    async answer(request) {
      const letter = await letterOf(read(request));
      identities.assertVerified(letter.from);
      const body = JSON.stringify({ MessageId: outbox.add(letter) });
      return { status: 200, headers: { "Content-Type": "application/json" }, body };
    },
    refusal(code, message, status) {
      const { body = "", headers = {} } = jsonRefusal("1.1", code, message, status);
      return { status, headers: { ...headers, "Content-Type": "application/json" }, body };
    },
  };
}

/** @throws Refusal UnknownOperationException, BadRequestException */
function read(request: AwsRequest): Input {
  if (request.method !== "POST" || request.path !== PATH) throw unknownOperation("SES", `${request.method} ${request.path}`);
  const result = Input.safeParse(inputOf(request));
  if (!result.success) throw new Refusal("BadRequestException", z.prettifyError(result.error));
  if (!result.data.Content.Simple === !result.data.Content.Raw) {
    throw new Refusal("BadRequestException", "Exactly one of Simple and Raw must be given as the content.");
  }
  // The header From inside MIME may differ from the address whose permission is checked.
  if (!result.data.FromEmailAddress) throw new Refusal("BadRequestException", "FromEmailAddress is required in the local cloud.");
  return result.data;
}

async function letterOf({ FromEmailAddress = "", Destination, ReplyToAddresses, Content }: Input): Promise<Letter> {
  const mime = Content.Raw ? mimeOf(Buffer.from(Content.Raw.Data, "base64")) : undefined;
  const given = [...Destination.ToAddresses, ...Destination.CcAddresses, ...Destination.BccAddresses].map(addressOf);
  const to = [...new Set(given.length > 0 ? given : (mime?.to ?? []))];
  const from = addressOf(FromEmailAddress);
  const replyTo = ReplyToAddresses.map(addressOf);
  const wrong = [from, ...to, ...replyTo].find((address) => !isAddress(address));
  if (wrong !== undefined) throw new Refusal("BadRequestException", `Invalid email address<${wrong}>.`);
  if (to.length === 0) throw new Refusal("BadRequestException", "Missing required header 'To'.");
  if (to.length > 50) throw new Refusal("BadRequestException", "Recipient count exceeds 50.");

  if (mime) {
    const content = await contentOf(mime).catch((error: unknown) => {
      throw new Refusal("BadRequestException", `The message could not be read: ${String(error)}`);
    });
    return { ...content, from, to, replyTo: replyTo.length > 0 ? replyTo : content.replyTo };
  }
  const { Subject, Body, Headers } = Content.Simple!;
  const headers = Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value]));
  return { from, to, replyTo, headers, subject: Subject.Data, text: Body.Text?.Data ?? "", html: Body.Html?.Data ?? "" };
}
