import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultWeight, instructionsIn, readAdvert, type Criterion, type Importance } from "@candor/scoring";
import { AS_OF, type Truth } from "../corpus/cv.ts";
import { answerOf, emptyTallies, tally, type Tallies } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { readCv, score, unquoted, type ReadCv } from "./product.ts";
import { mean, ndcg, spearman } from "./ranking.ts";
import type { Desk } from "./reading.ts";

interface SynthTruth {
  readonly id: string;
  readonly file: string;
  readonly doc_language: string;
  readonly layout: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly title: string;
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly education_level: Truth["education"] | "highschool";
  readonly years_experience: number;
  readonly cf?: unknown;
  readonly stuff?: unknown;
  readonly hard?: { readonly job: string; readonly kind: string };
}

interface SynthJob {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly requirements: {
    readonly must: readonly { readonly label: string }[];
    readonly nice: readonly { readonly label: string }[];
    readonly min_years: number;
    readonly education: string;
    readonly languages: readonly { readonly id: string; readonly level: string }[];
  };
}

type Pair =
  | { readonly kind: "counterfactual"; readonly ids: readonly string[] }
  | { readonly kind: "stuffing"; readonly id: string; readonly job: string };

interface HostileFile {
  readonly id: string;
  readonly file: string;
  readonly verdict: string;
  readonly hidden_tokens?: readonly string[];
}

/** The labelled CVs of a folder, read, with the jobs they are scored for. */
interface Labelled {
  readonly truths: readonly SynthTruth[];
  readonly cvs: ReadonlyMap<string, ReadCv>;
  readonly jobs: readonly SynthJob[];
  readonly pairs: readonly Pair[];
  readonly lists: readonly List[];
}

/** One way of asking for a job, with the scores it gives. `items` are the CVs that take part in the ranking. */
interface List {
  readonly job: SynthJob;
  readonly criteria: readonly Criterion[];
  readonly scores: ReadonlyMap<string, number>;
  readonly items: readonly { readonly id: string; readonly score: number; readonly grade: number }[];
}

/** Measures a folder of labelled CVs and hostile files beside the repository. Undefined where there is none. */
export async function data(
  desk: Desk,
  folder: string,
): Promise<{ figures: Figure[]; tallies: Tallies; byGroup: ReadonlyMap<string, Tallies> } | undefined> {
  if (!existsSync(join(folder, "synth/truth.json"))) return undefined;
  const json = async <T>(name: string) => JSON.parse(await readFile(join(folder, name), "utf8")) as T;
  const truths = await json<SynthTruth[]>("synth/truth.json");
  const jobs = await json<SynthJob[]>("synth/jobs.json");
  const grades = await json<Record<string, Record<string, number>>>("synth/grades.json");
  const pairs = await json<Pair[]>("synth/pairs.json");

  const cvs = new Map<string, ReadCv>();
  for (const { id, file } of truths) cvs.set(id, readCv(await desk.document(await readFile(join(folder, "synth", file))), AS_OF));
  const { tallies, byGroup } = fieldsOf(truths, cvs);
  const labelled = { truths, cvs, jobs, pairs, lists: listsOf(truths, cvs, jobs, grades) };
  const figures = [...rankingFigures(labelled), counterfactualFigure(labelled), ...textFigures(labelled)];
  if (existsSync(join(folder, "hostile/MANIFEST.json")))
    figures.push(...(await hostile(desk, folder, await json<HostileFile[]>("hostile/MANIFEST.json"))));
  return { figures, tallies, byGroup };
}

const isRanked = ({ cf, stuff }: SynthTruth): boolean => cf === undefined && stuff === undefined;

function listsOf(
  truths: readonly SynthTruth[],
  cvs: ReadonlyMap<string, ReadCv>,
  jobs: readonly SynthJob[],
  grades: Record<string, Record<string, number>>,
): List[] {
  const asked = jobs.flatMap((job) => [
    { job, criteria: readAdvert(`${job.title}\n${job.description}`).criteria },
    { job, criteria: typed(job) },
  ]);
  return asked.map(({ job, criteria }) => {
    const scores = new Map(truths.map(({ id }) => [id, score(cvs.get(id)!, criteria).score]));
    const items = truths.filter(isRanked).map(({ id }) => ({ id, score: scores.get(id)!, grade: grades[job.id]![id]! }));
    return { job, criteria, scores, items };
  });
}

function rankingFigures({ truths, jobs, pairs, lists }: Labelled): Figure[] {
  const sample = `${truths.filter(isRanked).length} CVs, ${jobs.length} jobs as adverts and as typed criteria`;
  const hard = truths.filter((truth) => truth.hard !== undefined);
  const hardRight = lists.flatMap(({ job, items }) =>
    hard
      .filter((truth) => truth.hard!.job === job.id)
      .map((truth) => {
        const rank = items.filter(({ score }) => score > items.find(({ id }) => id === truth.id)!.score).length + 1;
        return truth.hard!.kind === "alias" ? rank <= 10 : rank > 9;
      }),
  );
  const stuffed = lists.flatMap(({ job, items, scores }) =>
    pairs.flatMap((pair) =>
      pair.kind === "stuffing" && pair.job === job.id
        ? [items.every(({ grade, score }) => grade < 2 || score > scores.get(pair.id)!)]
        : [],
    ),
  );
  return [
    { what: "NDCG@10, mean", value: mean(lists.map(({ items }) => ndcg(items))), sample, floor: { atLeast: 0.95 } },
    { what: "Spearman, mean", value: mean(lists.map(({ items }) => spearman(items))), sample },
    shareOf("hard cases in their place", hardRight, { atLeast: 1 }),
    shareOf("stuffed CVs below every genuine grade 2 and 3", stuffed, { atLeast: 1 }),
  ];
}

function counterfactualFigure({ pairs, lists }: Labelled): Figure {
  const spreads = lists.flatMap(({ scores }) =>
    pairs.flatMap((pair) =>
      pair.kind === "counterfactual"
        ? [Math.max(...pair.ids.map((id) => scores.get(id)!)) - Math.min(...pair.ids.map((id) => scores.get(id)!))]
        : [],
    ),
  );
  return {
    what: "counterfactual change, largest",
    value: Math.max(...spreads),
    unit: "points",
    sample: `${spreads.length} groups × jobs`,
    floor: { atMost: 0 },
  };
}

function textFigures({ truths, cvs, lists }: Labelled): Figure[] {
  const without = lists
    .flatMap(({ criteria }) => [...cvs.values()].map((cv) => unquoted(cv, score(cv, criteria))))
    .reduce((a, b) => a + b, 0);
  const honest = truths.filter(({ id }) => !id.includes("white-text"));
  return [
    {
      what: "points without a verbatim quote",
      value: without,
      sample: `${cvs.size} CVs × ${lists.length} criteria sets`,
      floor: { atMost: 0 },
    },
    shareOf(
      "clean CVs flagged as hiding text",
      honest.map(({ id }) => cvs.get(id)!.document.hidden.length > 0),
      { atMost: 0.01 },
    ),
  ];
}

const shareOf = (what: string, outcomes: readonly boolean[], floor: NonNullable<Figure["floor"]>): Figure => ({
  what,
  value: outcomes.length === 0 ? 0 : outcomes.filter(Boolean).length / outcomes.length,
  unit: "share",
  sample: String(outcomes.length),
  floor,
});

function typed({ title, requirements }: SynthJob): Criterion[] {
  const one = (kind: Criterion["kind"], text: string, importance: Importance, index: number): Criterion => ({
    id: `c${index}`,
    kind,
    text,
    importance,
    weight: defaultWeight(kind, importance),
  });
  const { must, nice, min_years: years, education, languages } = requirements;
  const names = { en: "English", es: "Español", de: "Deutsch", tr: "Türkçe" } as const;
  return [
    ...must.map(({ label }) => ["skill", label, "must"] as const),
    ...nice.map(({ label }) => ["skill", label, "nice"] as const),
    ["experience", `${years} years as ${title}`, "must"] as const,
    ["education", education, "should"] as const,
    ...languages.map(({ id, level }) => ["language", `${names[id as keyof typeof names]} ${level}`, "must"] as const),
  ].map(([kind, text, importance], index) => one(kind, text, importance, index));
}

function fieldsOf(
  truths: readonly SynthTruth[],
  cvs: ReadonlyMap<string, ReadCv>,
): { tallies: Tallies; byGroup: Map<string, Tallies> } {
  const tallies = emptyTallies();
  const byGroup = new Map<string, Tallies>();
  for (const one of truths.filter(({ stuff }) => stuff === undefined)) {
    const { location, education_level: level, years_experience: years, skills } = one;
    const education = level === "highschool" ? "school" : level;
    const truth: Truth = { ...one, town: location.split(",")[0]!, education, months: Math.round(years * 12), phrases: skills };
    const answer = answerOf(cvs.get(one.id)!);
    tally(tallies, truth, answer);
    for (const group of [one.doc_language, one.layout]) {
      if (!byGroup.has(group)) byGroup.set(group, emptyTallies());
      tally(byGroup.get(group)!, truth, answer);
    }
  }
  return { tallies, byGroup };
}

/** A known limit: letters that look like one text and are stored as another cannot be told apart without recognising the picture. */
const SPOOFED_FONT = "46-hidden-font-spoof";

async function hostile(desk: Desk, folder: string, files: readonly HostileFile[]): Promise<Figure[]> {
  const wrong: string[] = [];
  const leaked: string[] = [];
  let slowest = 0;
  const known = files.filter(({ id }) => id !== SPOOFED_FONT);
  for (const { id, file, verdict, hidden_tokens: tokens = [] } of known) {
    const bytes = await readFile(join(folder, "hostile", file));
    const start = performance.now();
    const document = await desk.document(bytes);
    slowest = Math.max(slowest, performance.now() - start);
    const isRead = document.verdict === "ok" || document.verdict === "lowText";
    const isShown = document.hidden.length > 0 || document.verdict !== "ok" || instructionsIn(document).length > 0;
    const allowed = [
      verdict.includes("accept") && isRead,
      verdict.includes("flag") && (isShown || !isRead),
      verdict.includes("reject") && !isRead,
    ];
    if (!allowed.some(Boolean)) wrong.push(`${id}: asked ${verdict}, was ${document.verdict}`);
    leaked.push(...tokens.filter((token) => document.text.includes(token)).map((token) => `${id}: ${token}`));
  }
  return [
    {
      what: "hostile files treated as their manifest says (46 left out, a known limit)",
      value: (known.length - wrong.length) / known.length,
      unit: "share",
      sample: `${known.length} files`,
      floor: { atLeast: 1 },
      cases: wrong,
    },
    {
      what: "hidden words of hostile files in the visible text",
      value: leaked.length,
      sample: `${known.length} files`,
      floor: { atMost: 0 },
      cases: leaked,
    },
    { what: "slowest hostile file", value: slowest, unit: "ms", sample: `${known.length} files`, floor: { atMost: 5500 } },
  ];
}
