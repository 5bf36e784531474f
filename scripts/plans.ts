/**
 * Makes the plans for sale at Stripe, from the plan table alone: products, prices, the customer portal and the webhook endpoint, whose
 * secret goes straight into Secrets Manager:
 *
 *   npm run plans -- --stage staging
 *
 * It can be run as often as wished: it changes only what differs. It needs CANDOR_DOMAIN, AWS credentials and the stage's secret with
 * Stripe's key (docs/operations.md). `--stage local` is the running local product, which does the same at every start.
 */
import { parseArgs } from "node:util";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { domainOf } from "../infra/settings.ts";
import { localOperator } from "./operator.ts";
import { updateCatalogue } from "./payments.ts";

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { stage: { type: "string" } } });
  const { stage } = values;
  if (!stage) throw new Error("Name the stage: npm run plans -- --stage staging");
  const changes = await (stage === "local" ? updateLocal() : updateStage(stage));
  for (const change of changes) console.log(change);
  console.log(changes.length > 0 ? "Done." : "Everything is up to date.");
}

function updateStage(stage: string): Promise<string[]> {
  const zone = process.env["CANDOR_DOMAIN"];
  if (!zone) throw new Error("Set CANDOR_DOMAIN first; docs/operations.md says what it is.");
  const client = new SecretsManagerClient({ region: process.env["AWS_REGION"] || "eu-central-1" });
  return updateCatalogue(client, { stage, siteUrl: `https://${domainOf(stage, zone)}` });
}

function updateLocal(): Promise<string[]> {
  const { SITE_URL, STRIPE_API_URL, ...environment } = localOperator();
  Object.assign(process.env, environment);
  return updateCatalogue(new SecretsManagerClient({}), { stage: "local", siteUrl: SITE_URL!, apiUrl: STRIPE_API_URL! });
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
