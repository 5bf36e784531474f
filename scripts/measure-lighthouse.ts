/**
 * Prints Lighthouse's scores of public pages as Markdown: `npm run measure-lighthouse`. Run it on a quiet machine: a busy one costs points of
 * performance. Lighthouse is no dependency of the project, because only this script needs it: npx loads the pinned version.
 *
 * The pages come by HTTP/2 over TLS from a cache, as from CloudFront, with Lighthouse's own profile of a phone.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startTestCloud } from "@candor/local/testing";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { executablePath } from "../tests/support/chromium.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { head, median, row } from "./figures.ts";
import { answerOf, type KeptAnswer, startEdge } from "./measuring/edge.ts";
import { publicPages } from "./measuring/public-pages.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const RUNS = 5;
/** A page that loads and runs nothing, measured beside the others: what it loses, the machine costs. */
const EMPTY = {
  path: "/empty",
  answer: {
    headers: { "content-type": "text/html; charset=utf-8" },
    body: Buffer.from(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Nothing</html>',
    ),
  },
};
/** Lighthouse itself fails now and then to record a visit. */
const TRIES = 3;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
const kept = new Map<string, KeptAnswer>([[EMPTY.path, EMPTY.answer]]);
const edge = await startEdge(cloud.url, { kept });
try {
  head("Lighthouse", "page", ...CATEGORIES);
  const pages = await publicPages(await Recruiter.at(cloud.url));
  for (const { path } of pages) kept.set(path, await answerOf(cloud.url + path));
  for (const { title, path } of [{ title: "an empty page, beside", path: EMPTY.path }, ...pages]) {
    const runs: Scores[] = [];
    for (let n = 0; n < RUNS; n++) runs.push(await scoresOf(edge.url + path));
    row(title, ...CATEGORIES.map((category) => median(runs.map((run) => run[category]))));
  }
} finally {
  await edge.stop();
  await cloud.stop();
}

/** @throws Error with Lighthouse's own message, after three tries */
async function scoresOf(address: string, triesLeft = TRIES): Promise<Scores> {
  const { runtimeError, categories } = await reportOn(address);
  if (!runtimeError) {
    const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    return Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Scores;
  }
  if (triesLeft === 1) throw new Error(`Lighthouse cannot measure ${address}: ${runtimeError.message}`);
  return scoresOf(address, triesLeft - 1);
}

async function reportOn(address: string): Promise<Report> {
  const flags = "--headless --no-sandbox --ignore-certificate-errors";
  const options = ["--output=json", "--quiet", `--only-categories=${CATEGORIES.join(",")}`, `--chrome-flags=${flags}`];
  const run = promisify(execFile)("npx", ["--yes", LIGHTHOUSE, address, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
  });
  // A visit that it could not record ends it with 1; the report on its output says so.
  const { stdout } = await run.catch((error: { stdout?: string }) => {
    if (error.stdout) return { stdout: error.stdout };
    throw error as unknown;
  });
  return JSON.parse(stdout) as Report;
}
