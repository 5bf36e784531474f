/**
 * Answers "my link never comes": addresses that SES sends nothing to, because a mail to them bounced or was complained about.
 *
 *   npm run mail -- why --stage production ada@firm.example
 *   npm run mail -- lift --stage production ada@firm.example
 *   npm run mail -- suppressed --stage production
 *
 * For a stage it needs AWS credentials and AWS_REGION (docs/operations.md); `--stage local` is the running local product.
 */
import { parseArgs } from "node:util";
import {
  DeleteSuppressedDestinationCommand,
  GetSuppressedDestinationCommand,
  NotFoundException,
  paginateListSuppressedDestinations,
  SESv2Client,
  type SuppressedDestinationSummary,
} from "@aws-sdk/client-sesv2";
import { HOW_TO_START, localOperator } from "./operator.ts";

const USAGE = `npm run mail -- why --stage NAME ADDRESS         is the address suppressed, since when, and why?
npm run mail -- lift --stage NAME ADDRESS        sends to the address again
npm run mail -- suppressed --stage NAME          lists all suppressed addresses`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { stage: { type: "string" } } });
  const [command, address, ...more] = positionals;
  const { stage } = values;
  if (!stage || more.length > 0) throw new Error(USAGE);
  if (stage === "local") Object.assign(process.env, localOperator());
  const ses = new SESv2Client({});
  if (command === "suppressed" && !address) return list(ses);
  if (!address) throw new Error(USAGE);
  // SES keeps them in small letters.
  const lower = address.toLowerCase();
  if (command === "why") return why(ses, lower, stage);
  if (command === "lift") return lift(ses, lower);
  throw new Error(USAGE);
}

async function list(ses: SESv2Client): Promise<void> {
  let count = 0;
  for await (const { SuppressedDestinationSummaries: found = [] } of paginateListSuppressedDestinations({ client: ses }, {})) {
    for (const each of found) console.log(`${String(each.EmailAddress).padEnd(40)} ${storyOf(each)}`);
    count += found.length;
  }
  if (count === 0) console.log("No address is suppressed.");
}

async function why(ses: SESv2Client, address: string, stage: string): Promise<void> {
  const found = await suppressed(ses, address);
  if (found) {
    console.log(`${address} gets no mail: ${storyOf(found)}.`);
    console.log(`Once the mailbox works again: npm run mail -- lift --stage ${stage} ${address}`);
    return;
  }
  console.log(`${address} is not suppressed: mails to it leave.`);
  console.log(`If none arrives, look for it in the log /aws/events/${stage}-candor-mail-outcomes, then ask for the spam folder.`);
}

async function lift(ses: SESv2Client, address: string): Promise<void> {
  if (!(await suppressed(ses, address))) return console.log(`${address} is not suppressed, so there is nothing to lift.`);
  await ses.send(new DeleteSuppressedDestinationCommand({ EmailAddress: address }));
  console.log(`${address} gets mail again, from the next one on. Ask the person to request a new link.`);
}

async function suppressed(ses: SESv2Client, address: string): Promise<SuppressedDestinationSummary | undefined> {
  try {
    return (await ses.send(new GetSuppressedDestinationCommand({ EmailAddress: address }))).SuppressedDestination;
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}

const storyOf = ({ Reason, LastUpdateTime }: SuppressedDestinationSummary): string =>
  `${Reason === "COMPLAINT" ? "its reader marked a mail as spam" : "a mail bounced for good"} on ${LastUpdateTime?.toISOString().slice(0, 10)}`;

try {
  await run();
} catch (error) {
  const isDown = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
  console.error(isDown ? `The product does not run. ${HOW_TO_START}` : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
