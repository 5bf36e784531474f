/**
 * Brings accounts up to date with their subscriptions at Stripe, for the case that its messages were lost:
 *
 *   npm run billing -- sync --stage production ada@firm.example cus_Qa7yTk
 *   npm run billing -- sync --stage production --all
 *
 * It can be run as often as wished: messages of Stripe do the same. For a stage it needs AWS credentials, TABLE_NAME and TASKS_QUEUE_URL
 * (docs/operations.md); `--stage local` is the running local product.
 */
import { parseArgs } from "node:util";
import { stripeKeyName } from "../infra/settings.ts";
import { localOperator } from "./operator.ts";

const USAGE = `npm run billing -- sync --stage NAME ADDRESS|CUSTOMER …
npm run billing -- sync --stage NAME --all`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: "string" }, all: { type: "boolean" } },
  });
  const [command, ...named] = positionals;
  const { stage, all = false } = values;
  if (command !== "sync" || !stage || named.length > 0 === all) throw new Error(USAGE);
  Object.assign(process.env, stage === "local" ? localOperator() : {}, { STRIPE_KEY_SECRET_ID: stripeKeyName({ stage }) });
  for (const name of ["TABLE_NAME", "TASKS_QUEUE_URL"]) {
    if (!process.env[name]) throw new Error(`Set ${name} first; docs/operations.md says what it is.`);
  }
  // Loaded after the environment is set, because it reads its settings when it is loaded.
  const { Repair } = await import("@candor/core/account/billing/repair");
  const customers = all ? await Repair.customers() : named;
  let failed = 0;
  for (const one of customers) {
    try {
      console.log(await Repair.bringUpToDate(one.includes("@") ? await Repair.customerFor(one) : one));
    } catch (error) {
      failed++;
      console.error(`${one}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${customers.length} failed; run it again.`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
