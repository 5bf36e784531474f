import { hard, stuffing, counterfactuals } from "../corpus/special.ts";
import { languageSets, layoutSets, pool, type Sample } from "../corpus/pool.ts";
import { drawCv } from "../corpus/draw.ts";
import { TRADES } from "../corpus/trades.ts";
import { LANGUAGES } from "../corpus/types.ts";
import { LAYOUTS, type Cv } from "../corpus/cv.ts";
import { data } from "./data.ts";
import { precisionOf, recallOf, type Field, type Tallies } from "./fields.ts";
import type { Figure, Section } from "./figure.ts";
import { attacks, lookalikes } from "./hiding.ts";
import { orderOfPeers } from "./peers.ts";
import { fairness, fields, jobsOf, misleading, quotes, ranking, spread, type Job } from "./people.ts";
import { score } from "./product.ts";
import { everyProfession } from "./professions.ts";
import { PUBLISHED } from "./published.ts";
import { Desk } from "./reading.ts";
import { repeat } from "./repeat.ts";
import { speed } from "./speed.ts";
import { fieldTable, plainTable } from "./tables.ts";
import { freeTools } from "./tools.ts";
import { verdicts } from "./verdicts.ts";

export interface Scope {
  /** Fewer trades and runs: what `npm run check` has time for. */
  readonly isShort: boolean;
  /** Folder of further CVs, with synth/ and hostile/ in it. */
  readonly data?: string;
  /** Times are only worth measuring on a quiet machine. */
  readonly isTimed: boolean;
  readonly say: (what: string) => void;
}

/** Measures the product, section by section. Only the times differ between runs. */
export async function measureAll(scope: Scope): Promise<Section[]> {
  const desk = new Desk();
  try {
    const trades = scope.isShort ? TRADES.filter((_, index) => index % 3 === 0) : TRADES;
    const isIn = ({ trade }: { trade: (typeof TRADES)[number] }) => trades.includes(trade);
    const samples = pool();
    // Floors are ours: the others are only run for the published table.
    const isCompared = !scope.isShort;
    const jobs = jobsOf(trades);
    const every = scope.isShort ? (_: unknown, index: number) => index % 3 === 0 : () => true;
    const layouts = layoutSets().filter((set) => isIn(set[0]!.story));
    const languages = languageSets().filter((set) => isIn(set[0]!.story));
    const sections: Section[] = [];
    const add = async (title: string, measure: () => Promise<Omit<Section, "title">>) => {
      scope.say(title);
      sections.push({ title, ...(await measure()) });
    };

    await add("The same CV, the same score", () =>
      sameness(desk, samples, jobs, scope.isShort ? 300 : 1000, { layouts, languages }),
    );
    await add("Not the person", () => person(desk, counterfactuals().filter(isIn), jobs));
    await add("Hidden text and instructions", () => hiding(desk, samples, scope.isShort ? 1 : 3, isCompared));
    await add("Fields", () => reading(desk, [...samples, ...layouts.flat(), ...languages.flat()]));
    await add("Ranking", () =>
      order(desk, samples, jobs, hard().filter(isIn).filter(every), stuffing().filter(isIn).filter(every), isCompared),
    );
    await add("Every profession", () => everyProfession(desk));
    await add("Files that are no ordinary CV", () => odd(desk));
    await add("The free tools", async () => freeTools(scope.isTimed));
    if (scope.data !== undefined) {
      const outside = await data(desk, scope.data);
      if (outside)
        sections.push({
          title: "A second set of CVs and hostile files",
          text: "Made by other scripts, read in the same way.",
          figures: [...outside.figures, ...fieldFigures(outside.tallies)],
          tables: [fieldTable([...outside.byGroup])],
        });
    }
    if (scope.isTimed) await add("Time and memory", () => cost(desk, samples, jobs, scope.isShort ? 1 : 5));
    return sections;
  } finally {
    await desk.close();
  }
}

type Measured = Promise<Omit<Section, "title">>;
const scoreWith = (desk: Desk) => async (job: Job, cv: Cv) => score(await desk.cv(cv), job.criteria).score;

async function sameness(
  desk: Desk,
  samples: readonly Sample[],
  jobs: readonly Job[],
  runs: number,
  sets: Record<"layouts" | "languages", Sample[][]>,
): Measured {
  const some = samples.filter((_, index) => index % 5 === 0).slice(0, 20);
  const read = new Map(await Promise.all(some.map(async (sample) => [sample, await desk.cv(sample.cv)] as const)));
  // The second process makes the same jobs by itself, beginning with the first.
  const asked = jobsOf(TRADES).slice(0, jobs.length / 4);
  const again = await repeat(read, asked, runs);
  const byLayout = await spread(desk, sets.layouts, jobs, 1);
  const byLanguage = await spread(desk, sets.languages, jobs, 2);
  return {
    figures: [
      {
        what: "spread of one CV's score over re-scores",
        value: again.spread,
        unit: "points",
        sample: `${again.runs} scores of ${again.pairs} pairs in shuffled order, ${again.processes} processes with different locale and time zone`,
        floor: { atMost: 0 },
        published: PUBLISHED.spread,
      },
      {
        what: "pairs whose marks, quotes or points differed by a byte",
        value: again.unequal,
        sample: `${again.pairs} pairs`,
        floor: { atMost: 0 },
      },
      {
        what: "one CV in eleven layouts: largest difference",
        value: byLayout.worst,
        unit: "points",
        sample: `${byLayout.all} CVs × jobs, ${byLayout.within} within 1 point`,
        floor: { atMost: 1 },
        cases: byLayout.cases,
      },
      {
        what: "one CV in four languages: largest difference",
        value: byLanguage.worst,
        unit: "points",
        sample: `${byLanguage.all} CVs × jobs, ${byLanguage.within} within 2 points`,
        floor: { atMost: 2 },
        cases: byLanguage.cases,
      },
    ],
  };
}

async function person(desk: Desk, sets: Parameters<typeof fairness>[1], jobs: readonly Job[]): Measured {
  const { changed, worst, all, kinds, cases } = await fairness(desk, sets, jobs);
  return {
    text: "The same working life with another name, gender (and gendered title), age, military service, marital status, nationality, photo, or with a gap: dates moved, durations kept.",
    figures: [
      { what: "changed score or credit", value: changed, sample: `${all} comparisons`, floor: { atMost: 0 }, cases },
      {
        what: "largest change",
        value: worst,
        unit: "points",
        sample: `${all} comparisons`,
        floor: { atMost: 0 },
        published: PUBLISHED.person,
      },
    ],
    tables: [
      plainTable(
        ["changed fact", "changed scores"],
        [...kinds].map(([kind, count]) => [kind, String(count)]),
      ),
    ],
  };
}

async function hiding(desk: Desk, samples: readonly Sample[], cvs: number, isCompared: boolean): Measured {
  const tried = await attacks(desk, cvs, isCompared);
  const honest = await lookalikes(desk, cvs);
  const flagged: string[] = [];
  for (const { cv } of samples) if ((await desk.cv(cv)).document.hidden.length > 0) flagged.push(cv.id);
  const wrong = [...flagged, ...honest.filter(({ isFlagged }) => isFlagged).map(({ kind }) => kind)];
  const mark = (is: boolean) => (is ? "yes" : "**no**");
  return {
    text: "Each attack puts the whole of a job's criteria into a weak CV, in three languages. *Unchecked* is what it gains where the same engine scores all text that pdf-parse finds in the file.",
    figures: [
      {
        what: "largest gain by an attack",
        value: Math.max(...tried.map(({ gain }) => gain)),
        unit: "points",
        sample: `${tried.length} attacks × ${cvs} CVs × 2 ways of asking`,
        floor: { atMost: 0 },
        peers: `${Math.max(...tried.map(({ unchecked }) => unchecked))} points unchecked; ${tried.filter(({ unchecked }) => unchecked > 0).length} of ${tried.length} attacks gain`,
        published: PUBLISHED.hiding,
        cases: tried.filter(({ gain }) => gain > 0).map(({ kind, gain }) => `${kind}: +${gain}`),
      },
      {
        what: "attacks shown to the recruiter",
        value: tried.filter(({ isShown }) => isShown).length / tried.length,
        unit: "share",
        sample: `${tried.length} attacks`,
        floor: { atLeast: 1 },
        cases: tried.filter(({ isShown }) => !isShown).map(({ kind }) => kind),
      },
      {
        what: "clean CVs flagged as hiding text",
        value: wrong.length / (samples.length + honest.length),
        unit: "share",
        sample: `${samples.length} CVs and ${honest.length} honest designs that resemble hiding`,
        floor: { atMost: 0.01 },
        published: PUBLISHED.flagged,
        cases: wrong,
      },
      {
        what: "honest designs read whole",
        value: honest.filter(({ isRead }) => isRead).length / honest.length,
        unit: "share",
        sample: `${honest.length} designs × ${cvs} CVs`,
        floor: { atLeast: 1 },
        cases: honest.filter(({ isRead }) => !isRead).map(({ kind }) => kind),
      },
    ],
    tables: [
      plainTable(
        ["attack", "gain", "gain unchecked", "shown"],
        tried.map(({ kind, gain, unchecked, isShown }) => [kind, String(gain), String(unchecked), mark(isShown)]),
      ),
      plainTable(
        ["honest design", "left unflagged", "read"],
        honest.map(({ kind, isFlagged, isRead }) => [kind, mark(!isFlagged), mark(isRead)]),
      ),
    ],
  };
}

const FIELD_FLOORS: Partial<Record<Field, number>> = { name: 0.99, email: 0.99, phone: 0.99, skills: 0.95 };

function fieldFigures(tallies: Tallies, cases: readonly string[] = []): Figure[] {
  return (Object.keys(tallies) as Field[]).flatMap((field): Figure[] => {
    const floor = FIELD_FLOORS[field];
    const held = floor === undefined ? {} : { floor: { atLeast: floor } };
    const { asked, given } = tallies[field];
    const published = PUBLISHED.fields[field];
    const mine = cases.filter((line) => line.includes(`) ${field}: `));
    return [
      {
        what: `${field}: recall`,
        value: recallOf(tallies[field]),
        unit: "share",
        sample: `${asked} true values`,
        ...held,
        ...(published === undefined ? {} : { published }),
        cases: mine.filter((line) => line.includes("missed")),
      },
      {
        what: `${field}: precision`,
        value: precisionOf(tallies[field]),
        unit: "share",
        sample: `${given} answers`,
        ...held,
        cases: mine.filter((line) => line.includes("wrong")),
      },
    ];
  });
}

async function reading(desk: Desk, samples: readonly Sample[]): Measured {
  const { all, by, faults } = await fields(desk, samples);
  const groups = [...by].map(([name, tallies]) => ({
    name,
    low: (Object.keys(FIELD_FLOORS) as Field[]).filter(
      (field) => Math.min(recallOf(tallies[field]), precisionOf(tallies[field])) < FIELD_FLOORS[field]!,
    ),
  }));
  const below = groups.filter(({ low }) => low.length > 0);
  return {
    figures: [
      ...fieldFigures(all, faults),
      {
        what: "languages and layouts below the floors of name, e-mail, phone (99 %) or skills (95 %)",
        value: below.length,
        sample: `${LANGUAGES.length} languages, ${LAYOUTS.length} layouts, ${samples.length} CVs`,
        floor: { atMost: 0 },
        cases: below.map(({ name, low }) => `${name}: ${low.join(", ")}`),
      },
    ],
    tables: [fieldTable([...by])],
  };
}

async function order(
  desk: Desk,
  samples: readonly Sample[],
  jobs: readonly Job[],
  hardOnes: ReturnType<typeof hard>,
  stuffed: ReturnType<typeof stuffing>,
  isCompared: boolean,
): Measured {
  const ours = scoreWith(desk);
  const rank = await ranking(jobs, samples, (job, { cv }) => ours(job, cv));
  const [placed, kept] = [await misleading(hardOnes, samples, jobs, ours), await misleading(stuffed, samples, jobs, ours)];
  const peers = isCompared ? await orderOfPeers(desk, samples, jobs, hardOnes, stuffed) : [];
  const theirs = (value: (peer: (typeof peers)[number]) => string) =>
    peers.map((peer) => `${peer.name} ${value(peer)}`).join("; ");
  const share = ({ right, all }: { right: number; all: number }) => `${((100 * right) / Math.max(1, all)).toFixed(0)} %`;
  const stated = quotes(await Promise.all(samples.map(({ cv }) => desk.cv(cv))), jobs);
  const sample = `${rank.queries} queries (trades × languages × typed criteria and pasted advert) over ${samples.length} CVs`;
  return {
    figures: [
      {
        what: "NDCG@10, mean",
        value: rank.ndcg,
        sample,
        floor: { atLeast: 0.95 },
        peers: theirs(({ rank }) => rank.ndcg.toFixed(3)),
        published: PUBLISHED.ranking,
        cases: rank.cases,
      },
      { what: "Spearman, mean", value: rank.spearman, sample, peers: theirs(({ rank }) => rank.spearman.toFixed(3)) },
      {
        what: "hard cases in their place",
        value: placed.right / placed.all,
        unit: "share",
        sample: `${placed.all} cases × ways of asking`,
        floor: { atLeast: 1 },
        peers: theirs(({ placed }) => share(placed)),
        cases: placed.cases,
      },
      {
        what: "stuffed CVs below every genuine grade 2 and 3",
        value: kept.right / kept.all,
        unit: "share",
        sample: `${kept.all} cases × ways of asking`,
        floor: { atLeast: 1 },
        peers: theirs(({ kept }) => share(kept)),
        cases: kept.cases,
      },
      {
        what: "points without a verbatim quote",
        value: stated.unquoted,
        sample: `${stated.credited} marks with credit`,
        floor: { atMost: 0 },
      },
    ],
  };
}

async function odd(desk: Desk): Measured {
  const { right, all, cases, slowest } = await verdicts(desk);
  return {
    figures: [
      {
        what: "files with the right verdict",
        value: right / all,
        unit: "share",
        sample: `${all} files: scans, locked, broken, foreign, too large, bombs`,
        floor: { atLeast: 1 },
        cases,
      },
      { what: "slowest file", value: slowest, unit: "ms", sample: `${all} files`, floor: { atMost: 5500 } },
    ],
  };
}

async function cost(desk: Desk, samples: readonly Sample[], jobs: readonly Job[], rounds: number): Measured {
  const files = await Promise.all(samples.filter((_, index) => index % 3 === 0).map(({ cv }) => drawCv(cv)));
  const { parse, read, whole, ratio, perMinute } = await speed(files, jobs[0]!.criteria, rounds);
  const pair = ([median, p95]: readonly [number, number]) => `${median.toFixed(1)} (p95 ${p95.toFixed(1)})`;
  const sample = `${files.length} files × ${rounds} rounds, warm, one process, in turn with pdf-parse`;
  return {
    text: "Nothing is rendered: what can be seen is decided from the drawing operators. Tokens per CV: none here, no model was asked.",
    figures: [
      {
        what: "read, checked for hidden text and scored, over pdf-parse alone",
        value: ratio,
        unit: "×",
        sample,
        floor: { atMost: 4 },
      },
      {
        what: "per page, read, checked and scored: median",
        value: whole[0],
        unit: "ms",
        sample: `${sample}; ${pair(whole)}, reading alone ${pair(read)}`,
        peers: `pdf-parse's text alone ${pair(parse)}`,
        published: PUBLISHED.time,
      },
      { what: "CVs read and scored", value: perMinute, unit: "per minute", sample, published: PUBLISHED.rate },
      {
        what: "peak memory of the process that reads",
        value: desk.peakRss / 1024 / 1024,
        unit: "MB",
        sample: "all files above",
        floor: { atMost: 512 },
      },
    ],
  };
}
