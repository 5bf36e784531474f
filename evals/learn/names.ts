import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Document } from "@candor/documents";
import { contactsOf } from "../../packages/scoring/src/cv/contact.ts";
import { candidatesOf } from "../../packages/scoring/src/cv/name-candidates.ts";
import { contextOf } from "../../packages/scoring/src/cv/name-context.ts";
import { featuresOf } from "../../packages/scoring/src/cv/name-features.ts";
import { writtenName } from "../../packages/scoring/src/cv/named.ts";
import { parseCv } from "../../packages/scoring/src/cv/parsed-cv.ts";
import { brokenEmails, letteringOf } from "../../packages/scoring/src/cv/typography.ts";
import { monthOfIso } from "../../packages/scoring/src/text/dates.ts";
import { AS_OF } from "../corpus/cv.ts";
import { drawCv } from "../corpus/draw.ts";
import { pool } from "../corpus/pool.ts";
import { Desk } from "../measure/reading.ts";
import { bytesOf, listedCvs, sha256Of } from "../world/files.ts";
import { hashWith, nameForm } from "../world/hashes.ts";
import { BIAS, scoreOf, train, type Example, type Weights } from "./perceptron.ts";
import { shortTexts } from "./short.ts";

/**
 * `npx node evals/learn/names.ts --files FOLDER`: learns the weights of the features of names and writes them beside the code that uses them.
 * The examples are the develop half of the labelled CVs, the CVs of names.jsonl (their files as FOLDER/<blob id>.pdf), and the generated pool.
 * It prints how many of the CVs left out of a fold were named right, wrong or not at all.
 */
const { values } = parseArgs({ options: { files: { type: "string", default: "" } } });

/** A public CV whose name was read by a person: where it is, and the forms of the name as keyed hashes; none where the CV names nobody. */
interface ListedName {
  readonly repo: string;
  readonly blob: string;
  readonly name: readonly string[];
}

/** A name is learned until it leads by this much. */
const SURE_BY = 60;
/** Forms of each CV in which it is learned. */
const VARIANTS = 4;

const desk = new Desk();
const examples: Example[] = [];

for (const cv of (await listedCvs()).filter(({ half }) => half === "develop")) {
  const bytes = await bytesOf(cv);
  if (bytes === undefined) console.error(`missing: ${cv.id}`);
  else examples.push(...(await hashedExamples(cv.id, bytes, cv.truth.name ?? [])));
}
const list = (await readFile(join(import.meta.dirname, "names.jsonl"), "utf8")).split("\n").filter(Boolean);
for (const { blob, name } of list.map((line) => JSON.parse(line) as ListedName)) {
  const file = join(values.files, `${blob}.pdf`);
  if (!existsSync(file)) {
    console.error(`missing: ${blob}`);
    continue;
  }
  examples.push(...(await hashedExamples(blob, new Uint8Array(await readFile(file)), name)));
}
const ofWorld = examples.length;
for (const { cv, truth } of pool()) {
  const form = nameForm(truth.name);
  examples.push(...examplesOf(cv.id, await desk.document(await drawCv(cv)), (one) => one === form));
}
for (const [index, { document, name }] of shortTexts().entries())
  if (index % 5 !== 0)
    examples.push(...examplesOf(`short ${index}`, document, (form) => name !== undefined && form === nameForm(name)).slice(0, 1));
await desk.close();

crossValidate(examples);
const file = join(import.meta.dirname, "../../packages/scoring/src/cv/name-weights.json");
await writeFile(file, `${JSON.stringify(train(examples, SURE_BY), null, 2)}\n`);

/** A public CV, whose name is known by its keyed hashes. */
async function hashedExamples(id: string, bytes: Uint8Array, name: readonly string[]): Promise<Example[]> {
  const hash = hashWith(sha256Of(bytes));
  return examplesOf(id, await desk.document(bytes), (form) => name.includes(hash(form)));
}

/**
 * A CV as it is, and as if it had all its letters in one size, no account that carries the name, or neither: so that no weight relies on one
 * sign alone.
 */
function examplesOf(id: string, document: Document, isRight: (form: string) => boolean): Example[] {
  const cv = parseCv(document.text, monthOfIso(AS_OF));
  contactsOf(cv, brokenEmails(document));
  const whole = contextOf(
    cv,
    letteringOf(document),
    document.links.map(({ url }) => url),
  );
  const even = {
    ...whole,
    lettering: whole.lettering.map((line) => line && { ...line, height: whole.usual }),
    heights: [whole.usual],
  };
  const unnamed = { email: undefined, accounts: [], profiles: [] };
  return [whole, even, { ...whole, ...unnamed }, { ...even, ...unnamed }].map((context, index) => ({
    id: index === 0 ? id : `${id} ${index}`,
    candidates: candidatesOf(context).map((candidate) => {
      const form = nameForm(writtenName(cv.text, candidate.name));
      return { features: [...featuresOf(context, candidate), BIAS], isRight: isRight(form), form };
    }),
  }));
}
/** Five folds: how the CVs of the world fare under weights that were learned without them. */
function crossValidate(all: readonly Example[]): void {
  const folds = 5;
  const best = Array.from({ length: folds }, (_, fold) => {
    const isInFold = (index: number) => index < ofWorld && Math.floor(index / VARIANTS) % folds === fold;
    const weights = train(
      all.filter((_, index) => !isInFold(index)),
      SURE_BY,
    );
    return all
      .slice(0, ofWorld)
      .filter((_, index) => isInFold(index) && index % VARIANTS === 0)
      .map((example) => bestOf(example, weights));
  }).flat();
  const asked = best.filter(({ isAsked }) => isAsked).length;
  for (const least of [-600, -500, -400, -300, -200, -100, 0, 100]) {
    const given = best.filter(({ value }) => value >= least);
    const right = given.filter(({ isRight }) => isRight).length;
    console.log(`from ${least}: ${right} right of ${asked}, ${given.length - right} wrong of ${best.length}`);
  }
}

function bestOf({ candidates }: Example, weights: Weights): { value: number; isRight: boolean; isAsked: boolean } {
  const rated = candidates
    .map(({ features, isRight }) => ({ value: scoreOf(weights, features), isRight }))
    .toSorted((a, b) => b.value - a.value);
  const { value = -Infinity, isRight = false } = rated[0] ?? {};
  return { value, isRight, isAsked: candidates.some((one) => one.isRight) };
}
