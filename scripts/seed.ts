/**
 * Fills one job of the demo account with many candidates, through the API: `npm run seed -- --candidates 10000`. The product must be
 * running (`npm start`). Two cores read about fifteen CVs a second.
 */
import { parseArgs } from "node:util";
import { Client } from "./client.ts";
import { fillJob } from "./demo/fill-job.ts";

const TITLE = "Frontend Engineer, open to everybody";

const { values } = parseArgs({ options: { candidates: { type: "string", default: "1000" } } });
const candidates = Number(values.candidates);
if (!Number.isInteger(candidates) || candidates < 1 || candidates > 100_000) {
  console.error(`--candidates is "${values.candidates}", which is no number from 1 to 100000.`);
  process.exit(1);
}

const url = `http://localhost:${process.env.PORT ?? 3000}`;
const client = new Client(url);
try {
  await client.openDemo();
} catch (error) {
  console.error(`The product does not answer at ${url}. Start it first with "npm start". (${String(error)})`);
  process.exit(1);
}

const { items } = await client.ok("GET /api/jobs", { query: { query: TITLE } });
const job =
  items[0] ??
  (await client.ok("POST /api/jobs", {
    body: {
      title: TITLE,
      location: "Berlin",
      technicalSkills: ["React", "TypeScript", "GraphQL", "Playwright"],
      languageRequirements: ["German B2"],
      mustHaveRequirements: ["3 years of frontend work"],
      niceToHave: ["AWS"],
      description: "A job that everybody wants, for trying how the product feels with many candidates.",
    },
  }));
await fillJob(client, job.id, candidates, (scored) => process.stdout.write(`\r${scored} of ${candidates} read and scored`));
console.log(`\nDone: ${url}/dashboard/jobs/${job.id}`);
