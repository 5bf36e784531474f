import type { Criterion } from "@candor/scoring";
import { AS_OF } from "../corpus/cv.ts";
import { criteriaOf } from "../corpus/jobs.ts";
import { TRADES } from "../corpus/trades.ts";
import { emptyTallies, FIELDS, precisionOf, recallOf, type Field, type Tallies } from "../measure/fields.ts";
import type { Figure, WorldSection } from "../measure/figure.ts";
import { readCv, score, unquoted, type ReadCv } from "../measure/product.ts";
import { PUBLISHED } from "../measure/published.ts";
import { Desk } from "../measure/reading.ts";
import { speed } from "../measure/speed.ts";
import { fieldTable } from "../measure/tables.ts";
import { baseline } from "./baseline.ts";
import { bytesOf, listedCvs, sha256Of } from "./files.ts";
import { hashWith, type Hash } from "./hashes.ts";
import { emptyExtra, tallyWorld, worldAnswerOf, type Extra, type WorldAnswer } from "./match.ts";
import { measureQuotes } from "./quotes/measure.ts";
import type { ListedCv } from "./truth.ts";

/** Floors of the fields on the test half. */
const FLOORS: Partial<Record<Field, { readonly recall: number; readonly precision?: number }>> = {
  name: { recall: 0.95 },
  email: { recall: 0.99 },
  phone: { recall: 0.97 },
  town: { recall: 0.88 },
  title: { recall: 0.88 },
  skills: { recall: 0.88, precision: 0.9 },
  languages: { recall: 0.9, precision: 0.95 },
  education: { recall: 0.9 },
  years: { recall: 0.88 },
};

interface ReadListed {
  readonly cv: ListedCv;
  readonly bytes: Uint8Array;
  readonly read: ReadCv;
  readonly hash: Hash;
}

/** Measures the public CVs that are present. Cases are never shown: they would name people. */
export async function measureWorld(say: (what: string) => void, isTimed: boolean): Promise<WorldSection[]> {
  const desk = new Desk();
  try {
    const [present, missing] = await readListed(desk);
    say(`Public CVs: ${present.length} are present, ${missing.length} are missing`);
    if (present.length === 0) return [];
    const sections = [hiding(present), same(present), fields(present), measureQuotes(present)];
    return isTimed ? [...sections, await cost(present)] : sections;
  } finally {
    await desk.close();
  }
}

async function readListed(desk: Desk): Promise<[ReadListed[], ListedCv[]]> {
  const present: ReadListed[] = [];
  const missing: ListedCv[] = [];
  for (const cv of await listedCvs()) {
    const bytes = await bytesOf(cv);
    if (bytes === undefined) missing.push(cv);
    else present.push({ cv, bytes, read: readCv(await desk.document(bytes), AS_OF), hash: hashWith(sha256Of(bytes)) });
  }
  return [present, missing];
}

interface Sums {
  readonly tallies: Tallies;
  readonly extra: Extra;
}

function sumsOf(cvs: readonly ReadListed[], answerOf: (cv: ReadListed) => WorldAnswer): Sums {
  const sums: Sums = { tallies: emptyTallies(), extra: emptyExtra() };
  for (const one of cvs) tallyWorld(sums.tallies, sums.extra, one.cv.truth, answerOf(one), one.hash);
  return sums;
}

const ours = ({ read }: ReadListed): WorldAnswer => worldAnswerOf(read);

function fields(cvs: readonly ReadListed[]): WorldSection {
  const test = cvs.filter(({ cv }) => cv.half === "test");
  const { tallies, extra } = sumsOf(test, ours);
  const simple = sumsOf(test, ({ read }) => baseline(read.document.text)).tallies;
  return {
    title: "Fields",
    figures: [...FIELDS.flatMap((field) => fieldFigures(field, tallies, simple)), ...extraFigures(extra)],
    tables: [
      groupTable("language", test, ({ cv }) => cv.language),
      groupTable("made with", test, ({ cv }) => cv.madeWith),
      groupTable("profession", test, ({ cv }) => cv.profession),
      groupTable("half", cvs, ({ cv }) => cv.half),
    ],
  };
}

function fieldFigures(field: Field, tallies: Tallies, simple: Tallies): Figure[] {
  const floors = FLOORS[field];
  const peers = (value: number) => `${(100 * value).toFixed(0)} % a reader of 30 lines`;
  const published = PUBLISHED.fields[field];
  const atLeast = (floor: number | undefined) => (floor === undefined ? {} : { floor: { atLeast: floor } });
  const { asked, given } = tallies[field];
  return [
    {
      what: `${field}: recall`,
      value: recallOf(tallies[field]),
      unit: "share",
      n: asked,
      sample: `${asked} true values`,
      ...atLeast(floors?.recall),
      peers: peers(recallOf(simple[field])),
      ...(published === undefined ? {} : { published }),
    },
    {
      what: `${field}: precision`,
      value: precisionOf(tallies[field]),
      unit: "share",
      n: given,
      sample: `${given} answers`,
      ...atLeast(floors?.precision),
      ...(simple[field].given === 0 ? {} : { peers: peers(precisionOf(simple[field])) }),
    },
  ];
}

function extraFigures(extra: Extra): Figure[] {
  const share = (what: string, count: number, n: number, of: string, atMost?: number): Figure => ({
    what,
    value: n === 0 ? 0 : count / n,
    unit: "share",
    n,
    sample: `${n} ${of}`,
    ...(atMost === undefined ? {} : { floor: { atMost } }),
  });
  return [
    share("wrong name", extra.wrongName, extra.cvs, "CVs", 0.02),
    share("wrong title", extra.wrongTitle, extra.cvs, "CVs", 0.02),
    share(
      "skills that are no skill at all: towns, schools, dates, names, half words",
      extra.noSkill,
      extra.skillsGiven,
      "answers",
      0.01,
    ),
    share("certificates that the CV does not show", extra.falseCertificate, extra.skillsGiven, "skills, tools and certificates"),
    share("languages: level as stated", extra.levelsRight, extra.levelsAsked, "stated levels of found languages"),
  ];
}

function groupTable(name: string, cvs: readonly ReadListed[], groupOf: (cv: ReadListed) => string): string {
  const groups = new Map<string, ReadListed[]>();
  for (const one of cvs) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  const rows = [...groups]
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([group, some]) => [group, sumsOf(some, ours).tallies, some.length] as const);
  return fieldTable(rows, name);
}

function hiding(cvs: readonly ReadListed[]): WorldSection {
  const clean = cvs.filter(({ cv }) => cv.hasHiddenText !== true);
  const flagged = clean.filter(({ read }) => read.document.hidden.length > 0);
  const unread = cvs.filter(({ read }) => read.document.verdict !== "ok");
  return {
    title: "Hidden text and instructions",
    figures: [
      {
        what: "clean CVs flagged as hiding text",
        value: flagged.length / clean.length,
        unit: "share",
        n: clean.length,
        sample: `${clean.length} CVs, of both halves; ${cvs.length - clean.length} others do hide text`,
        floor: { atMost: 0 },
        published: PUBLISHED.flagged,
      },
      {
        what: "public CVs that cannot be read",
        value: unread.length / cvs.length,
        unit: "share",
        n: cvs.length,
        sample: `${cvs.length} CVs, of both halves`,
      },
    ],
  };
}

const jobs = (): Criterion[][] =>
  TRADES.flatMap((trade) => (["en", "de", "es", "tr"] as const).map((language) => [...criteriaOf(trade, language)]));

/** Each CV for every job of the corpus: quotes, and the same score when profile and marks are made again. */
function same(cvs: readonly ReadListed[]): WorldSection {
  const asked = jobs();
  let [spread, without, credited] = [0, 0, 0];
  for (const { read } of cvs) {
    const again = readCv(read.document, AS_OF);
    for (const criteria of asked) {
      const first = score(read, criteria);
      spread = Math.max(spread, Math.abs(first.score - score(again, criteria).score));
      without += unquoted(read, first);
      credited += first.marks.filter(({ credit }) => credit > 0).length;
    }
  }
  const pairs = cvs.length * asked.length;
  return {
    title: "The same CV, the same score",
    figures: [
      {
        what: "spread of one CV's score over re-scores",
        value: spread,
        unit: "points",
        n: pairs,
        sample: `2 scores of ${pairs} pairs`,
        floor: { atMost: 0 },
      },
      {
        what: "points without a verbatim quote",
        value: without,
        n: credited,
        sample: `${credited} marks with credit`,
        floor: { atMost: 0 },
      },
    ],
  };
}

const TIMED = 40;

async function cost(cvs: readonly ReadListed[]): Promise<WorldSection> {
  const every = Math.max(1, Math.ceil(cvs.length / TIMED));
  const files = cvs.filter(({ read }, index) => index % every === 0 && read.document.verdict === "ok").map(({ bytes }) => bytes);
  const { parse, read, whole, ratio } = await speed(files, jobs()[0]!, 2);
  const pair = ([median, p95]: readonly [number, number]) => `${median.toFixed(1)} (p95 ${p95.toFixed(1)})`;
  const sample = `${files.length} files × 2 rounds`;
  return {
    title: "Time and memory",
    figures: [
      {
        what: "read, checked for hidden text and scored, over pdf-parse alone",
        value: ratio,
        unit: "×",
        n: files.length,
        sample,
        floor: { atMost: 3 },
      },
      {
        what: "read and checked for hidden text, over pdf-parse alone",
        value: read[0] / parse[0],
        unit: "×",
        n: files.length,
        sample,
        floor: { atMost: 2 },
      },
      {
        what: "per page, read, checked and scored: median",
        value: whole[0],
        unit: "ms",
        n: files.length,
        sample: `${sample}; ${pair(whole)}, reading alone ${pair(read)}`,
        peers: `pdf-parse's text alone ${pair(parse)}`,
      },
    ],
  };
}
