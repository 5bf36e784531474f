import { writeFile } from "node:fs/promises";
import type { Document } from "@candor/documents";
import { nameIn } from "../../packages/scoring/src/cv/name.ts";
import { parseCv } from "../../packages/scoring/src/cv/parsed-cv.ts";
import { placesIn } from "../../packages/scoring/src/cv/places.ts";
import type { Candidate } from "../../packages/scoring/src/cv/skill-choice.ts";
import { shownTerms, skillCandidates } from "../../packages/scoring/src/cv/skills.ts";
import { letteringOf } from "../../packages/scoring/src/cv/typography.ts";
import { monthOfIso } from "../../packages/scoring/src/text/dates.ts";
import { touching } from "../../packages/scoring/src/text/lines.ts";
import { AS_OF } from "../corpus/cv.ts";
import { drawCv } from "../corpus/draw.ts";
import { languageSets, layoutSets, pool } from "../corpus/pool.ts";
import { emptyTallies, tally } from "../measure/fields.ts";
import { Desk } from "../measure/reading.ts";
import { bytesOf, listedCvs, sha256Of } from "./files.ts";
import { hashWith } from "./hashes.ts";
import { emptyExtra, tallyWorld } from "./match.ts";

/**
 * `npx node evals/world/train.ts`: learns which words of a CV are skills, from the labelled CVs of the develop half and from invented CVs, prints
 * the result of a cross-validation, and writes the weights into `packages/scoring/src/cv/skill-weights.json`. An averaged perceptron with
 * integers: the same CVs give the same weights on every machine.
 */
const WEIGHTS = new URL("../../packages/scoring/src/cv/skill-weights.json", import.meta.url);

interface Sample {
  readonly isSkill: boolean;
  /** Chosen by the rules alone. */
  readonly isRuled: boolean;
  readonly features: readonly string[];
}

/** The labelled candidates of one CV. */
type Labelled = readonly Sample[];

// A feature of fewer CVs says nothing about other CVs.
const LEAST_CVS = 3;
const ROUNDS = 8;
/** A sample is learned until it is this sure. */
const MARGIN = 50;
const SCALE = 100;
const SMALLEST = 5;
const PARTS = 6;

const desk = new Desk();
const world = await worldSamples();
const own = await ownSamples();
await desk.close();
validate();
const weights = [...learn([...world, ...own])].filter(([, weight]) => Math.abs(weight) >= SMALLEST);
await writeFile(WEIGHTS, `${JSON.stringify(Object.fromEntries(weights.toSorted(([a], [b]) => (a < b ? -1 : 1))))}\n`);
console.log(`${weights.length} weights from ${world.length} public and ${own.length} invented CVs`);

async function worldSamples(): Promise<Labelled[]> {
  const found: Labelled[] = [];
  for (const cv of await listedCvs()) {
    const bytes = cv.half === "develop" ? await bytesOf(cv) : undefined;
    if (bytes === undefined) continue;
    const hash = hashWith(sha256Of(bytes));
    found.push(
      samplesOf(await desk.document(bytes), (value, read) => {
        const tallies = emptyTallies();
        const skill = { value, read, kind: "skill", isHalf: false } as const;
        tallyWorld(tallies, emptyExtra(), cv.truth, { skills: [skill], languages: [] }, hash);
        return tallies.skills.right > 0 ? true : tallies.skills.given > 0 ? false : undefined;
      }),
    );
  }
  if (found.length === 0) throw new Error("No listed CV is here: npm run world -- --from FOLDER");
  return found;
}

async function ownSamples(): Promise<Labelled[]> {
  const chosen = [
    ...pool().filter((_, index) => index % 2 === 0),
    ...layoutSets().flatMap((set) => set.filter((_, index) => index % 3 === 0)),
    ...languageSets().flat(),
  ];
  const found: Labelled[] = [];
  for (const { cv, truth } of chosen)
    found.push(
      samplesOf(await desk.document(await drawCv(cv)), (value, read) => {
        const tallies = emptyTallies();
        tally(tallies, truth, { skills: [{ value, read }], languages: [] });
        return tallies.skills.right > 0 ? true : tallies.skills.given > 0 ? false : undefined;
      }),
    );
  return found;
}

/** Candidates of a CV, without those that the truth neither asks for nor calls wrong. */
function samplesOf(document: Document, isSkill: (value: string, read: string) => boolean | undefined): Labelled {
  const cv = parseCv(document.text, monthOfIso(AS_OF));
  const name = nameIn(
    cv,
    letteringOf(document),
    document.links.map(({ url }) => url),
  )?.name;
  const isPlace = touching(placesIn(cv, name));
  const terms = shownTerms(cv).filter((shown) => !isPlace(shown));
  return skillCandidates(cv, terms, name).flatMap(({ skill, features }: Candidate): Sample[] => {
    const said = isSkill(skill.value, document.text.slice(skill.start, skill.end));
    if (said === undefined) return [];
    return [{ isSkill: said, isRuled: features.has("by list") || features.has("by used"), features: [...features] }];
  });
}

function learn(cvs: readonly Labelled[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const samples of cvs)
    for (const feature of new Set(samples.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const data = cvs.flat().map(({ isSkill, features }) => ({
    sign: isSkill ? 1 : -1,
    features: [...features.filter((feature) => counts.get(feature)! >= LEAST_CVS), "bias"],
  }));
  const [now, sums] = [new Map<string, number>(), new Map<string, number>()];
  const random = numbers();
  let step = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = data.length - 1; index > 0; index -= 1) {
      const other = random() % (index + 1);
      [data[index], data[other]] = [data[other]!, data[index]!];
    }
    for (const { sign, features } of data) {
      if (sign * scoreWith(now, features) < MARGIN)
        for (const feature of features) {
          now.set(feature, (now.get(feature) ?? 0) + sign);
          sums.set(feature, (sums.get(feature) ?? 0) + sign * step);
        }
      step += 1;
    }
  }
  // The average over all steps: the last weight less what was added late.
  return new Map(
    [...now].map(([feature, weight]) => [feature, Math.round((SCALE * (weight * step - sums.get(feature)!)) / step)]),
  );
}

function scoreWith(known: ReadonlyMap<string, number>, features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (known.get(feature) ?? 0), 0);
}

/** A fixed sequence of whole numbers. */
function numbers(): () => number {
  let state = 7;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
}

/** Prints the skills found in each part of the public CVs with weights that were learned from the other parts. */
function validate(): void {
  const share = (chosen: readonly Sample[]) => `${chosen.filter(({ isSkill }) => isSkill).length} of ${chosen.length}`;
  const chosen = Array.from({ length: PARTS }, (_, part) => {
    const learned = learn([...world.filter((_cv, index) => index % PARTS !== part), ...own]);
    return world
      .filter((_cv, index) => index % PARTS === part)
      .flat()
      .filter(({ features }) => features.includes("by list") || scoreWith(learned, [...features, "bias"]) > 0);
  }).flat();
  const all = world.flat();
  console.log(`right of all candidates ${share(all)}, of those by rule ${share(all.filter(({ isRuled }) => isRuled))}`);
  console.log(`right of those chosen ${share(chosen)} (cross-validation in ${PARTS} parts)`);
}
