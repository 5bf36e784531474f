/**
 * Measures how long one account's CV waits while another account sends thousands, on a product of its own, and prints the figures as Markdown:
 * `npm run measure-fairness` (`-- --cvs 2000`). First comes the same wait with nobody beside it: the difference is what one account costs another.
 */
import { availableParallelism, loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startTestCloud } from "@candor/local/testing";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { setState } from "../tests/support/plan.ts";
import { aCv } from "../tests/support/pdf.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { sendUploads, untilItWorks } from "./burst-channels.ts";
import { crowdCv } from "./demo/crowd.ts";
import { head, row, say } from "./figures.ts";

const { values } = parseArgs({ options: { cvs: { type: "string", default: "2000" } } });
const CVS = Number(values.cvs);
const ALONE = 10;
/** CVs of the other account that are worked on before the first wait is measured: a share of the consumers' time shows only then. */
const BEFORE = 20;
const MEASURED = 20;

// Made before anything is measured, because that keeps this process busy.
const files = await Promise.all(Array.from({ length: CVS }, async (_, n) => Buffer.from((await crowdCv(n)).bytes)));
const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
try {
  Object.assign(process.env, cloud.env());
  const [busy, quiet] = [await Recruiter.at(cloud.url), await Recruiter.at(cloud.url)];
  await setState(busy.email, "active", { plan: "business" });
  const [ofBusy, ofQuiet] = [await busy.openJob(), await quiet.openJob()];
  await quiet.upload(ofQuiet.id, await aCv({ salt: "warm" }));
  const alone: number[] = [];
  while (alone.length < ALONE) alone.push(await wait(quiet, ofQuiet.id, `alone ${alone.length}`));

  const path = { jobId: ofBusy.id };
  const read = async () => (await untilItWorks(() => busy.ok("GET /api/jobs/{jobId}", { path }))).totalResumes;
  const isSent = { all: false };
  const sending = sendUploads(busy, ofBusy.id, files).then(() => (isSent.all = true));
  while ((await read()) < BEFORE) await setTimeout(100);
  const whileSending: number[] = [];
  while (!isSent.all) whileSending.push(await wait(quiet, ofQuiet.id, `while sending ${whileSending.length}`));
  await sending;
  const left = CVS - (await read());
  const whileWaiting: number[] = [];
  while (whileWaiting.length < MEASURED && (await read()) < CVS) {
    whileWaiting.push(await wait(quiet, ofQuiet.id, `while waiting ${whileWaiting.length}`));
  }

  say(`Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}.`);
  head("From an upload to its score, for an account with one CV at a time", "while the other account", "CVs", "p50", "longest");
  print("sends nothing", alone);
  print(`sends ${CVS}`, whileSending);
  print(`has ${left} of them waiting, then ${CVS - (await read())}`, whileWaiting);
} finally {
  await cloud.stop();
}

/** Sends one CV and returns the time to its score in ms. */
async function wait(recruiter: Recruiter, jobId: string, salt: string): Promise<number> {
  const bytes = await aCv({ salt });
  const from = performance.now();
  const { state } = await recruiter.upload(jobId, bytes);
  if (state !== "complete") throw new Error(`The CV ended as ${state}`);
  const took = performance.now() - from;
  // Told at once, so that a run that is cut off has told what it measured.
  console.error(`${salt}: ${(took / 1000).toFixed(1)} s`);
  return took;
}

function print(what: string, waits: readonly number[]): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted.length === 0 ? "" : `${(sorted[Math.ceil(share * sorted.length) - 1]! / 1000).toFixed(1)} s`;
  row(what, sorted.length, at(0.5), at(1));
}
