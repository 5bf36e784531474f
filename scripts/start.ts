/** Starts the whole product on this machine: `npm start`. Builds changed parts, runs the templates, fills an empty data folder with a demo. */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Cloud, startCloud } from "@candor/local";
import { localFederationSecrets } from "../infra/federation-settings.ts";
import { localModelFrom, localSettings, restoredTableFrom } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { OPERATOR_FILE } from "./operator.ts";
import { signInToDemo } from "./demo-sign-in.ts";
import { demoCoupons } from "./demo/coupons.ts";
import { DEMO_EMAIL, seedDemo } from "./demo/seed.ts";
import { preparePayments } from "./payments.ts";

// Functions run in UTC, as on AWS; their threads inherit the process' time zone.
process.env.TZ = "UTC";

/** Raised when the format of stored data changes. Before the first release data is not migrated. */
const DATA_VERSION = "3";

/** People whom the local Google and Microsoft offer by name: the owner of the demo account, and one without an account. */
const DEMO_PEOPLE = [
  { name: "Ines Brandvold", email: DEMO_EMAIL },
  { name: "Deniz Kaya", email: "deniz@nordlicht.example" },
];

async function start(): Promise<Cloud> {
  // The next two ports and the fourth are used as well.
  const port = portFrom("PORT", { usual: 3000, from: 1, to: 65_531 });
  const smtpPort = portFrom("SMTP_PORT", { usual: 2525, from: 0, to: 65_535 });
  const dataDir = resolve(process.env.LOCAL_DATA ?? ".local");

  build();
  const assembly = resolve("dist", "cdk-local");
  const { model, secrets = {} } = localModelFrom(process.env);
  const demoUrl = "/_local/demo";
  const settings = { ...localSettings(`http://localhost:${port}`, undefined, model), ...restoredTableFrom(process.env), demoUrl };
  synthesise(settings, assembly);
  const cloud = await startCloud({
    assembly,
    dataDir,
    dataVersion: DATA_VERSION,
    port,
    smtpPort,
    secrets: { ...secrets, ...localFederationSecrets() },
    preparePayments,
    people: DEMO_PEOPLE,
    siteConfig: { demoUrl },
    demo: signInToDemo,
  });
  stopOnSignals(cloud);
  // For other commands, such as `npm run coupon`. The folder already holds the keys, and only its owner can read it.
  writeFileSync(join(dataDir, OPERATOR_FILE), JSON.stringify(cloud.env()), { mode: 0o600 });
  await fillOnce(cloud, dataDir);
  await tellCoupons(cloud);
  console.log(`Mail to the jobs' mailboxes (…@${settings.mailboxDomain}) comes in by SMTP at localhost:${cloud.smtpPort}`);
  return cloud;
}

/** Builds in a separate process, so that the bundlers' memory is freed. The process prints its own errors. */
function build(): void {
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Fills the demo account, continuing an interrupted run. A folder that was filled once is not filled again, even if its content was deleted. */
async function fillOnce(cloud: Cloud, dataDir: string): Promise<void> {
  const marker = join(dataDir, "demo-is-filled");
  if (existsSync(marker)) return;
  console.log("Filling the demo account …");
  await seedDemo(cloud);
  writeFileSync(marker, "");
}

async function tellCoupons(cloud: Cloud): Promise<void> {
  const free = (await demoCoupons(cloud)).map(
    ({ code, trialDays }) => `${code} (${trialDays ? `${trialDays} days of trial` : "no limits"})`,
  );
  if (free.length > 0) console.log(`Coupons to try with an account of your own: ${free.join(", ")}`);
}

/** The port in the environment variable `name`. 0, where allowed, means any free one. */
function portFrom(name: "PORT" | "SMTP_PORT", { usual, from, to }: { usual: number; from: number; to: number }): number {
  const text = process.env[name] ?? String(usual);
  const port = Number(text);
  if (text.trim() === "" || !Number.isInteger(port) || port < from || port > to)
    throw new Error(`${name} is "${text}", which is no port from ${from} to ${to}.`);
  return port;
}

/** The first Ctrl-C lets running work finish, the second does not wait. */
function stopOnSignals(cloud: Cloud): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    console.log("Stopping …");
    cloud.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

try {
  const cloud = await start();
  console.log(`Ready: ${cloud.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
