/**
 * Measures what actions ask of AWS, on the local cloud, and writes `docs/cost.md` and `scripts/cost/budgets.json`: `npm run cost`.
 * The counts are exact; the time of functions is this machine's.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestCloud } from "@candor/local/testing";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { type Action, ACTIONS, CANDIDATES, measureActions } from "./actions.ts";
import { BUDGET_FILE, budgetOf } from "./budgets.ts";
import type { Demand } from "./metered.ts";
import { PRICES } from "./prices.ts";

const MONTH_MINUTES = 30 * 24 * 60;
/** Lambda keeps five long polls of 20 s open for each queue that runs a function. */
const IDLE_POLLS = (5 * 60 * MONTH_MINUTES) / 20;
/** Assumed, not measured: size of a CV in the bucket, with its text and its evidence, and of its rows in the table, in GB. */
const OBJECT_GB = 250e3 / 1e9;
const ROWS_GB = 12e3 / 1e9;

/** Assumed, not measured: how often an active recruiter does each action in a month of 21 days. */
const MONTH: Readonly<Partial<Record<Action, number>>> = {
  "a sign-in by a mailed link": 4,
  "the dashboard": 60,
  "the list of jobs": 120,
  "a page of candidates": 100,
  "the same page again": 200,
  "a candidate": 800,
  "a candidate's PDF": 500,
  "a stage set": 400,
  "a search of candidates": 60,
  "changed weights saved": 10,
};

const dollarsOf = (demand: Demand): number =>
  demand.apiRequests * (PRICES.apiRequest + PRICES.edgeRequest) +
  demand.functionRuns * PRICES.functionRun +
  demand.gigabyteSeconds * PRICES.gigabyteSecond +
  demand.readUnits * PRICES.readUnit +
  demand.writeUnits * PRICES.writeUnit +
  demand.objectWrites * PRICES.objectWrite +
  demand.objectReads * PRICES.objectRead +
  demand.queueRequests * PRICES.queueRequest +
  demand.mails * PRICES.mail +
  (demand.logBytes / 1e9) * PRICES.logGigabyte;

/** Resources of a stage that cost while nobody uses it, counted in its templates. */
function countResources(): { readonly alarms: number; readonly pollers: number; readonly secrets: number } {
  const folder = mkdtempSync(join(tmpdir(), "cost-"));
  try {
    synthesise(localSettings("http://localhost:3000"), folder);
    const types = readdirSync(folder)
      .filter((name) => name.endsWith(".template.json"))
      .flatMap((name) =>
        Object.values(JSON.parse(readFileSync(join(folder, name), "utf8")).Resources as Record<string, { Type: string }>),
      )
      .map(({ Type }) => Type);
    const count = (type: string) => types.filter((each) => each === type).length;
    return {
      alarms: count("AWS::CloudWatch::Alarm"),
      pollers: count("AWS::Lambda::EventSourceMapping"),
      secrets: count("AWS::SecretsManager::Secret"),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
let measured: Record<Action, Demand>;
try {
  measured = await measureActions(cloud);
} finally {
  await cloud.stop();
}
writeFileSync(
  BUDGET_FILE,
  `${JSON.stringify(Object.fromEntries(ACTIONS.map((name) => [name, budgetOf(measured[name])])), null, 2)}\n`,
);

const lines: string[] = [];
const row = (...cells: (string | number)[]) => lines.push(`| ${cells.join(" | ")} |`);
const table = (...columns: string[]) => {
  row(...columns);
  row(...columns.map(() => "---"));
};
const dollars = (value: number, digits = 2) => `$${value.toFixed(digits)}`;

lines.push(
  "# What it costs",
  "",
  `Written by \`npm run cost\`, never by hand. What each action asks of AWS is counted on the local cloud; prices are AWS's list prices of ${PRICES.dated} in ${PRICES.region},`,
  "without free tiers, taxes and transfer out (`scripts/cost/prices.ts` names their pages). They were not read on AWS's pages: compare them before a decision. Other regions cost more. The time of functions is that of the machine",
  "that measured, which is no Lambda: compare it only with figures of the same run. `tests/alone/budgets.test.ts` fails when an action asks for more than is written here.",
  "",
  `## Per action, with ${CANDIDATES} candidates in the job`,
  "",
);
table("action", "calls", "runs", "read units", "write units", "S3 writes", "S3 reads", "SQS", "mails", "per 1,000");
for (const name of ACTIONS) {
  const demand = measured[name];
  row(
    name,
    demand.apiRequests,
    demand.functionRuns,
    demand.readUnits,
    demand.writeUnits,
    demand.objectWrites,
    demand.objectReads,
    demand.queueRequests,
    demand.mails,
    dollars(dollarsOf(demand) * 1000, 3),
  );
}

const resources = countResources();
const idle = [
  ["alarms", `${resources.alarms}`, resources.alarms * PRICES.alarmMonth],
  [
    "polls of empty queues",
    `${resources.pollers} queues, ${Math.round(IDLE_POLLS / 1000)},000 each`,
    resources.pollers * IDLE_POLLS * PRICES.queueRequest,
  ],
  ["secrets", `${resources.secrets}`, resources.secrets * PRICES.secretMonth],
  [
    "the task that looks for forgotten tasks, each minute",
    `${MONTH_MINUTES.toLocaleString("en")} runs`,
    MONTH_MINUTES * (PRICES.functionRun + 0.05 * PRICES.gigabyteSecond + PRICES.readUnit),
  ],
] as const;
const idleSum = idle.reduce((sum, [, , value]) => sum + value, 0);
lines.push("", "## A stage that nobody uses, a month", "");
table("what", "how many", "a month");
for (const [what, many, value] of idle) row(what, many, dollars(value));
row("**all**", "", `**${dollars(idleSum)}**`);

const monthly = Object.entries(MONTH).reduce((sum, [name, times]) => sum + dollarsOf(measured[name as Action]) * times, 0);
const cv = dollarsOf(measured["a CV uploaded by a recruiter"]);
const stored = OBJECT_GB * PRICES.objectGigabyteMonth + ROWS_GB * (PRICES.tableGigabyteMonth + PRICES.tableBackupGigabyteMonth);
const MILLION = 1_000_000;
const READ_FOR = 100;
lines.push(
  "",
  "## People and volume, a month",
  "",
  "How often a recruiter does what, and 250 kB of files and 12 kB of rows a CV, are assumptions.",
  "",
);
table("what", "a month");
row(
  `an active recruiter (${Object.entries(MONTH)
    .map(([name, times]) => `${times} × ${name}`)
    .join(", ")})`,
  dollars(monthly, 3),
);
row("1,000 CVs kept", dollars(stored * 1000, 3));
row("a million CVs read, by upload", dollars(cv * MILLION));
row(`a million CVs read, and kept for a year on average`, dollars((cv + stored * 12) * MILLION));
row(
  `as many recruiters as that takes, at ${READ_FOR} CVs a month each`,
  dollars((MILLION / READ_FOR) * (monthly + PRICES.monthlyUser)),
);
lines.push(
  "",
  "## With a language model",
  "",
  "A stage without a model costs nothing more. With one, each criterion is asked about each text once, and what was found is kept. The prompt of a CV of two pages has about",
  "3,500 tokens with its criteria, the answer is assumed to have 700 (`packages/core/src/model/budget.ts` limits both). **Model per 1,000 CVs = 3.5 × the price of a million tokens in + 0.7 × that of a",
  "million tokens out**: $0.95 at $0.15 and $0.60, many times all that AWS asks.",
  "",
  "## The three largest levers",
  "",
);
const levers = leversOf();
for (const [n, lever] of levers.entries()) lines.push(`${n + 1}. ${lever}`);
writeFileSync("docs/cost.md", `${lines.join("\n")}\n`);
console.log(lines.join("\n"));

/** The largest parts of what a CV and an idle stage cost. */
function leversOf(): string[] {
  const demand = measured["a CV uploaded by a recruiter"];
  const parts = [
    ["the time of functions", demand.gigabyteSeconds * PRICES.gigabyteSecond, "less memory for the API, or a faster reader"],
    [
      "writes to the table",
      demand.writeUnits * PRICES.writeUnit,
      "a smaller row, or fewer of them in one transaction (each transactional write counts twice)",
    ],
    ["objects written", demand.objectWrites * PRICES.objectWrite, "one object for the text and the evidence of a CV"],
    ["queues", demand.queueRequests * PRICES.queueRequest, "larger batches"],
    ["calls of the API", demand.apiRequests * (PRICES.apiRequest + PRICES.edgeRequest), "more forms in one call"],
    ["logs", (demand.logBytes / 1e9) * PRICES.logGigabyte, "shorter lines"],
    ["reads of the table", demand.readUnits * PRICES.readUnit, "eventually consistent reads"],
  ] as const;
  return parts
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(
      ([what, value, how]) =>
        `${what}: ${Math.round((value / cv) * 100)} % of what a CV costs, ${dollars(value * 1000, 3)} per 1,000. To lower it: ${how}.`,
    );
}
