import { readAdvert } from "@candor/scoring";
import { languageTwins, layoutTwins, PROFESSIONS, type FreeCv, type Twins } from "../corpus/professions.ts";
import { drawFreeText } from "../corpus/free-text.ts";
import type { GradedCv, Profession } from "../corpus/professions/set.ts";
import type { Figure, Section } from "./figure.ts";
import { score } from "./product.ts";
import { mean, ndcg } from "./ranking.ts";
import type { Desk } from "./reading.ts";
import { plainTable } from "./tables.ts";

type Place = GradedCv & { readonly score: number };

/** One job's ranking; of equal scores the lower grade stands first, so that a tie is never luck. */
interface Ranking {
  readonly job: Profession;
  readonly places: readonly Place[];
  readonly ndcg: number;
  /** No CV of a lower grade scores as high as the best. */
  readonly isBestFirst: boolean;
  /** Genuine people who do not stand above every list beside other work. */
  readonly belowList: readonly Place[];
  /** People of grade 2 and 3 who do not stand above every neighbour. */
  readonly belowNeighbour: readonly Place[];
}

const points = async (desk: Desk, { id, text, layout }: FreeCv, job: Profession): Promise<number> =>
  score(await desk.drawn(id, () => drawFreeText(id, text, layout)), readAdvert(job.advert).criteria).score;

async function rank(desk: Desk, job: Profession): Promise<Ranking> {
  const scored = await Promise.all(job.cvs.map(async (cv) => Object.assign({ score: await points(desk, cv, job) }, cv)));
  const places = scored.toSorted((a, b) => b.score - a.score || a.grade - b.grade || (a.id < b.id ? -1 : 1));
  const top = Math.max(...places.filter(({ grade }) => grade < 3).map((one) => one.score));
  const best = (kind: GradedCv["kind"]) => Math.max(-1, ...places.filter((one) => one.kind === kind).map((one) => one.score));
  const [list, neighbour] = [best("list"), best("neighbour")];
  return {
    job,
    places,
    ndcg: ndcg(places.map(({ id, grade, score }) => ({ id: `${grade} ${id}`, score, grade }))),
    isBestFirst: places[0]!.grade === 3 && places[0]!.score > top,
    belowList: places.filter(({ grade, score }) => grade > 0 && score <= list),
    belowNeighbour: places.filter(({ grade, score }) => grade > 1 && score <= neighbour),
  };
}

async function apart(desk: Desk, twins: readonly Twins[], allowed: number) {
  let [worst, within] = [0, 0];
  const cases: string[] = [];
  for (const { job, cvs } of twins) {
    const scores = await Promise.all(cvs.map((cv) => points(desk, cv, job)));
    const difference = Math.max(...scores) - Math.min(...scores);
    worst = Math.max(worst, difference);
    if (difference <= allowed) within += 1;
    else cases.push(`${cvs[0]!.id}: ${cvs.map(({ language, layout }, i) => `${language}/${layout} ${scores[i]}`).join(", ")}`);
  }
  return { worst, within, cases };
}

const named = (places: readonly Place[]) => places.map(({ id, grade, score }) => `${id} (${grade}, ${score})`).join(", ");

/** Figures for the rankings of every profession, and for CVs written or drawn in more than one way. */
export async function everyProfession(desk: Desk): Promise<Omit<Section, "title">> {
  const rankings: Ranking[] = [];
  for (const job of PROFESSIONS) rankings.push(await rank(desk, job));
  const share = (isRight: (one: Ranking) => boolean) => rankings.filter(isRight).length / rankings.length;
  const sample = `${PROFESSIONS.length} professions, ${PROFESSIONS.reduce((sum, { cvs }) => sum + cvs.length, 0)} CVs in natural words, criteria read from the advert`;
  const [languages, layouts] = [languageTwins(), layoutTwins()];
  const [byLanguage, byLayout] = [await apart(desk, languages, 5), await apart(desk, layouts, 2)];
  return {
    text: "One advert and its answers for each profession; the grade comes from a written reason. *Neighbour*: another trade in the same surroundings, as the hospital's IT analyst. *List*: the right words beside other work. Of equal scores the lower grade stands first.",
    figures: [...orderFigures(rankings, sample, share), ...twinFigures(byLanguage, languages.length, byLayout, layouts.length)],
    tables: [
      plainTable(
        ["profession", "advert", "NDCG@10", "ranking as grade (score)"],
        rankings.map(({ job, places, ndcg }) => [
          job.key,
          job.language,
          ndcg.toFixed(3),
          places.map(({ grade, kind, score }) => `${grade}${kind === "genuine" ? "" : ` ${kind}`} (${score})`).join(" · "),
        ]),
      ),
    ],
  };
}

function orderFigures(
  rankings: readonly Ranking[],
  sample: string,
  share: (isRight: (one: Ranking) => boolean) => number,
): Figure[] {
  const places = (wrong: readonly Ranking[]) => wrong.map(({ job, places }) => `${job.key}: ${named(places)}`);
  return [
    {
      what: "NDCG@10, mean",
      value: mean(rankings.map(({ ndcg }) => ndcg)),
      sample,
      floor: { atLeast: 0.95 },
      cases: places(rankings.filter(({ ndcg }) => ndcg < 0.95)),
    },
    {
      what: "a best genuine one alone in front",
      value: share(({ isBestFirst }) => isBestFirst),
      unit: "share",
      sample,
      floor: { atLeast: 0.9 },
      cases: places(rankings.filter(({ isBestFirst }) => !isBestFirst)),
    },
    {
      what: "lists beside other work below every genuine one",
      value: share(({ belowList }) => belowList.length === 0),
      unit: "share",
      sample,
      floor: { atLeast: 1 },
      cases: rankings
        .filter(({ belowList }) => belowList.length > 0)
        .map(({ job, belowList }) => `${job.key}: ${named(belowList)}`),
    },
    {
      what: "neighbours below every grade 2 and 3",
      value: share(({ belowNeighbour }) => belowNeighbour.length === 0),
      unit: "share",
      sample,
      cases: rankings
        .filter(({ belowNeighbour }) => belowNeighbour.length > 0)
        .map(({ job, belowNeighbour }) => `${job.key}: ${named(belowNeighbour)}`),
    },
  ];
}

type Apart = Awaited<ReturnType<typeof apart>>;

const twinFigures = (byLanguage: Apart, languages: number, byLayout: Apart, layouts: number): Figure[] => [
  {
    what: "one CV in two languages: largest difference",
    value: byLanguage.worst,
    unit: "points",
    sample: `${languages} CVs, ${byLanguage.within} within 5 points`,
    floor: { atMost: 5 },
    cases: byLanguage.cases,
  },
  {
    what: "one CV in five layouts: largest difference",
    value: byLayout.worst,
    unit: "points",
    sample: `${layouts} CVs, ${byLayout.within} within 2 points`,
    floor: { atMost: 2 },
    cases: byLayout.cases,
  },
];
