import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  fairnessFindingsIn,
  hiringResponse,
  jobDescription,
  jobSeniority,
  LEVELS,
  linkedinMessage,
  MESSAGE_LIMITS,
  type Finding,
  type Level,
} from "@candor/scoring/tools";
import { LANGUAGES, type Language } from "../corpus/types.ts";
import { presentAdverts } from "../world/adverts/files.ts";
import { BRIEFS, MESSAGES, REASONS } from "../tools/inputs.ts";
import type { Figure, Section } from "./figure.ts";

type Half = "develop" | "held";
const HERE = join(import.meta.dirname, "../tools");
const readIn = (path: string): string => readFileSync(join(HERE, path), "utf8");

/** Measures the engines of the free tools. Labels: `evals/tools/README.md`. */
export function freeTools(isTimed: boolean): Omit<Section, "title"> {
  return {
    text: "Labels were written before the rules were tuned, by the author of the rules; the floors count on the half kept aside. Public adverts are the counter-check.",
    figures: [
      ...seniorityFigures(),
      ...fairnessFigures(),
      ...briefFigures(),
      ...messageFigures(),
      ...(isTimed ? [warmth()] : []),
    ],
  };
}

interface LabelledAdvert {
  readonly id: string;
  readonly level: Level;
  readonly half: Half;
  readonly text: string;
}

const adverts = (language: Language): LabelledAdvert[] =>
  readIn(`seniority/${language}.txt`)
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf("\n");
      const [id, level, half] = block.slice(0, end).split(" | ");
      return { id: id!, level: level as Level, half: half as Half, text: block.slice(end).trim() };
    });

const steps = (a: Level, b: Level): number => Math.abs(LEVELS.indexOf(a) - LEVELS.indexOf(b));

function seniorityFigures(): Figure[] {
  const all = LANGUAGES.flatMap((language) =>
    adverts(language).map((advert) => ({ ...advert, language, answer: jobSeniority({ text: advert.text, language }) })),
  );
  const held = all.filter(({ half }) => half === "held");
  const develop = all.filter(({ half }) => half === "develop");
  const exact = (list: typeof all): number => list.filter(({ level, answer }) => answer.level === level).length;
  const quotes = all.flatMap(({ text, answer }) =>
    [...answer.forIt, ...answer.against, ...answer.rulesOut].map(({ start, end, quote }) => text.slice(start, end) === quote),
  );
  const sets = Map.groupBy(
    all.filter(({ id }) => id.startsWith("set-")),
    ({ id }) => id,
  );
  const equal = [...sets.values()].filter((set) => new Set(set.map(({ answer }) => answer.level)).size === 1).length;
  const sample = `${held.length} adverts kept aside, 12 a language; ${exact(develop)} of ${develop.length} of the others`;
  return [
    {
      what: "seniority: level exact",
      value: exact(held) / held.length,
      unit: "share",
      sample,
      floor: { atLeast: 0.85 },
      cases: held
        .filter(({ level, answer }) => answer.level !== level)
        .map(({ id, level, answer }) => `${id}: ${answer.level} for ${level}`),
    },
    {
      what: "seniority: within one level",
      value: held.filter(({ level, answer }) => steps(answer.level, level) <= 1).length / held.length,
      unit: "share",
      sample: `${held.length} adverts kept aside`,
      floor: { atLeast: 1 },
    },
    ...publicSeniority(),
    {
      what: "seniority: quotes verbatim",
      value: quotes.filter(Boolean).length / quotes.length,
      unit: "share",
      sample: `${quotes.length} quotes of ${all.length} adverts`,
      floor: { atLeast: 1 },
    },
    {
      what: "seniority: a translated advert has the same level",
      value: equal / sets.size,
      unit: "share",
      sample: `${sets.size} adverts in four languages`,
      floor: { atLeast: 1 },
    },
  ];
}

/** The figure on public adverts; none where their texts are not present. */
function publicSeniority(): Figure[] {
  const texts = new Map(presentAdverts().present.map(({ advert, text }) => [advert.sha256, text]));
  const labelled = readIn("seniority/public.jsonl")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { sha256: string; level: Level })
    .flatMap(({ sha256, level }) => {
      const text = texts.get(sha256);
      return text === undefined ? [] : [{ level, answer: jobSeniority({ text }) }];
    });
  if (labelled.length === 0) return [];
  return [
    {
      what: "seniority: level exact, public adverts, developed with",
      value: labelled.filter(({ level, answer }) => answer.level === level).length / labelled.length,
      unit: "share",
      sample: `${labelled.length} public adverts; 43 of 51 at the first run, before any rule was changed for them`,
    },
  ];
}

interface LabelledSentence {
  readonly text: string;
  readonly labels: readonly { readonly kind: Finding["kind"]; readonly start: number; readonly end: number }[];
  readonly half: Half;
  readonly language: Language;
}

const sentences = (language: Language): LabelledSentence[] =>
  readIn(`fairness/${language}.txt`)
    .trim()
    .split("\n")
    .map((line, index) => {
      const [text = "", labels = ""] = line.split(" => ");
      return {
        text,
        language,
        half: index % 2 === 0 ? "develop" : "held",
        labels: labels
          .split("; ")
          .filter(Boolean)
          .map((label) => {
            const at = label.indexOf(": ");
            const phrase = label.slice(at + 2);
            const start = text.indexOf(phrase);
            const kind = label.slice(0, at);
            return { kind: (kind === "native" ? "nativeSpeaker" : kind) as Finding["kind"], start, end: start + phrase.length };
          }),
      };
    });

/** Findings with the kind of a label that touch its phrase, and all findings and labels. */
function judged(list: readonly LabelledSentence[]): { right: number; found: number; labels: number; cases: string[] } {
  let [right, found, labels] = [0, 0, 0];
  const cases: string[] = [];
  for (const sentence of list) {
    const left = [...sentence.labels];
    labels += left.length;
    for (const { kind, start, end, phrase } of fairnessFindingsIn(sentence.text, { language: sentence.language })) {
      found++;
      const at = left.findIndex((label) => label.kind === kind && label.start < end && start < label.end);
      if (at === -1) cases.push(`wrong ${kind} “${phrase}”: ${sentence.text}`);
      else right++;
      if (at !== -1) left.splice(at, 1);
    }
    for (const { kind } of left) cases.push(`missed ${kind}: ${sentence.text}`);
  }
  return { right, found, labels, cases };
}

function fairnessFigures(): Figure[] {
  const all = LANGUAGES.flatMap(sentences);
  const held = judged(all.filter(({ half }) => half === "held"));
  const develop = judged(all.filter(({ half }) => half === "develop"));
  const lawful = all.filter(({ labels }) => labels.length === 0);
  const flagged = lawful.filter(({ text, language }) => fairnessFindingsIn(text, { language }).length > 0);
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  return [
    {
      what: "fairness: findings that are right",
      value: held.right / held.found,
      unit: "share",
      sample: `${held.found} findings in 150 sentences kept aside; ${percent(develop.right, develop.found)} of ${develop.found} in the others`,
      floor: { atLeast: 0.95 },
      cases: develop.cases,
    },
    {
      what: "fairness: phrases found",
      value: held.right / held.labels,
      unit: "share",
      sample: `${held.labels} phrases kept aside; ${percent(develop.right, develop.labels)} of ${develop.labels} of the others`,
      floor: { atLeast: 0.9 },
    },
    {
      what: "fairness: lawful look-alikes flagged",
      value: flagged.length,
      sample: `${lawful.length} sentences`,
      floor: { atMost: 0 },
      cases: flagged.map(({ text }) => text),
    },
  ];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function briefFigures(): Figure[] {
  const added: string[] = [];
  const missed: string[] = [];
  for (const brief of BRIEFS) {
    const { text, readBack } = jobDescription(brief);
    // Words that the same form writes around other answers.
    const around = jobDescription({
      ...brief,
      title: "Qqq",
      company: brief.company && "Qqq",
      place: brief.place && "Qqq",
      tasks: brief.tasks && "Qqq",
      must: brief.must && "Qqq",
      nice: brief.nice && "Qqq",
      offers: brief.offers && "Qqq",
      pay: brief.pay && { ...brief.pay, from: brief.pay.from && "0", to: brief.pay.to && "00" },
    }).text;
    const known = new Set([...wordsOf(around), ...wordsOf(JSON.stringify(brief).replaceAll("\\n", " "))]);
    const own = wordsOf(text).filter((word) => !known.has(word));
    for (const word of [...own, ...readBack.added]) added.push(`${brief.title} (${brief.language}): ${word}`);
    for (const words of readBack.missed) missed.push(`${brief.title} (${brief.language}): ${words}`);
  }
  const typed = BRIEFS.reduce((sum, brief) => sum + jobDescription(brief).readBack.typed, 0);
  return [
    {
      what: "job description: words or requirements that nobody typed",
      value: added.length,
      sample: `${BRIEFS.length} briefs, 50 a language`,
      floor: { atMost: 0 },
      cases: added,
    },
    {
      what: "job description: typed words read back",
      value: 1 - missed.length / typed,
      unit: "share",
      sample: `${typed} titles, places, hours, pays and lines of ${BRIEFS.length} briefs`,
      floor: { atLeast: 1 },
      cases: missed,
    },
  ];
}

function messageFigures(): Figure[] {
  const variants = MESSAGES.flatMap((input) => linkedinMessage(input).variants);
  const within = variants.filter(
    ({ text, subject = "", limit }) => text.length <= limit && subject.length <= MESSAGE_LIMITS.inMailSubject,
  );
  const answers = REASONS.map(({ language, reason, isPersonal }) => ({
    reason,
    isPersonal,
    answer: hiringResponse({ kind: "rejection", language, tone: "plain", role: "X", reason, keepMonths: 6 }),
  }));
  const wrong = answers.filter(({ isPersonal, answer }) => (answer.refused !== undefined) !== isPersonal);
  return [
    {
      what: "LinkedIn message: within the limit",
      value: within.length / variants.length,
      unit: "share",
      sample: `${variants.length} variants`,
      floor: { atLeast: 1 },
    },
    {
      what: "hiring response: reasons about the person refused, others kept",
      value: 1 - wrong.length / answers.length,
      unit: "share",
      sample: `${answers.filter(({ isPersonal }) => isPersonal).length} personal and ${answers.filter(({ isPersonal }) => !isPersonal).length} other reasons, written by the author of the rules`,
      floor: { atLeast: 0.95 },
      cases: wrong.map(({ reason }) => reason),
    },
  ];
}

/** The slowest of the warm answers in time of the processor, which other work on the machine hardly changes. */
function warmth(): Figure {
  const texts = LANGUAGES.flatMap((language) => adverts(language).map(({ text }) => ({ text, language })));
  const rounds = [
    () => texts.map((one) => timed(() => jobSeniority(one))),
    () => texts.map(({ text, language }) => timed(() => fairnessFindingsIn(text, { language, isAdvert: true }))),
    () => BRIEFS.map((brief) => timed(() => jobDescription(brief))),
  ];
  for (const round of rounds) round();
  const times = rounds.flatMap((round) => round()).toSorted((a, b) => a - b);
  return {
    what: "tools: warm answer, slowest of a hundred",
    value: times[Math.floor(times.length * 0.99)]!,
    unit: "ms",
    sample: `${times.length} answers, time of one thread; a quarter of the 100 ms at CPU x4`,
    floor: { atMost: 25 },
  };
}

function timed(run: () => unknown): number {
  const { user, system } = process.threadCpuUsage();
  run();
  const after = process.threadCpuUsage();
  return (after.user + after.system - user - system) / 1000;
}
