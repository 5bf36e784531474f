import { readAdvert } from "../../advert.ts";
import { SECTIONS } from "../../brief/sections.ts";
import { fairnessFindingsIn } from "../../fairness/findings.ts";
import { flat, tokensOf } from "../../text/fold.ts";
import type { Language } from "../../text/language.ts";
import { isSameWord } from "../../text/words.ts";
import { personalReasonIn } from "../../tools/personal-reasons.ts";
import { isPlain } from "../plain.ts";
import { SPEAKS_OF_ITSELF } from "../prose.ts";
import { saysOnly, sourcesIn } from "../sources.ts";
import type { RewriteProposal } from "./prompt.ts";
import { hidden, shown } from "./names.ts";
import type { Part, Rewriting } from "./rewriting.ts";

export interface Rewritten<Answer> {
  readonly answer: Answer;
  readonly text: string;
  /** Count of parts that stayed as they were, because their new wording said something else. */
  readonly kept: number;
}

/**
 * A tool's answer in the wording of a model. A part stays as it was where its new wording says more, less or something else; undefined where
 * no part is left that the model worded anew.
 */
export const acceptRewriting = <Answer>(
  rewriting: Rewriting<Answer>,
  { parts: proposed }: RewriteProposal,
): Rewritten<Answer> | undefined => {
  const { language, names, parts } = rewriting;
  const proposals = new Map(proposed.map(({ number, text }) => [number, text]));
  let kept = 0;
  let changed = 0;
  const texts = parts.map((part, index) => {
    const wording = tidy(proposals.get(index + 1) ?? "", part);
    const text = shown(wording, names);
    if (text === part.text) return text;
    const isTaken = text !== "" && text.length <= part.max && isSameMessage(part, wording, text, { language, names });
    if (isTaken) changed++;
    else kept++;
    return isTaken ? text : part.text;
  });
  return changed === 0 ? undefined : { ...rewriting.assembled(texts), kept };
};

const tidy = (wording: string, { text, max }: Part): string => {
  // Longer than any limit: it is refused, and need not be read.
  const words = wording.slice(0, 2 * max + 100).trim();
  return text.includes("\n") ? words.replace(/[ \t\r]+/g, " ").replace(/ ?\n\s*/g, "\n\n") : words.replace(/\s+/g, " ");
};

/** Words that turn a sentence round, on flat text: a rejection that loses one becomes an acceptance. */
const TURNS: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}])(?:no|not|never|nobody|neither|nor|cannot|without|others?|another|instead|against|\p{L}+n['’]t)(?!\p{L})/u,
  de: /(?<![\p{L}])(?:nicht|kein\p{L}{0,3}|nie|niemals|niemand\p{L}{0,2}|ohne|ander\p{L}{1,3}|statt|gegen)(?!\p{L})/u,
  es: /(?<![\p{L}])(?:no|nunca|jamas|ningun\p{L}{0,2}|nadie|sin|tampoco|otr[oa]s?|contra)(?!\p{L})/u,
  tr: /(?<![\p{L}])(?:degil\p{L}*|yok|hic|asla|hayir|olumsuz\p{L}*|baska\p{L}*|diger\p{L}*|\p{L}{2,20}(?:ma|me)(?:di|yac|yec|mis|yiz)\p{L}*|\p{L}{1,20}(?:ama|eme)(?:d|y|z)\p{L}*)(?!\p{L})/u,
};

/** Praise and promises, on flat text: nobody made them. */
const PRAISES =
  /(?<!\p{L})(?:impress|amazing|outstanding|exceptional|excellent|perfect|brilliant|guarant|promis|beeindruck|herausragend|hervorragend|einzigartig|perfekt|brillant|garanti|versprech|impresion|increibl|excepcional|excelent|brillante|promet|etkileyici|mukemmel|harika|olaganustu|soz ver)/u;

interface Around {
  readonly language: Language;
  readonly names: readonly string[];
}

/** True where a wording says what the part says. */
const isSameMessage = (part: Part, wording: string, text: string, { language, names }: Around): boolean => {
  const before = part.text;
  const isIn = (pattern: RegExp): boolean => pattern.test(flat(text)) && !pattern.test(flat(before));
  const sources = sourcesIn([before]);
  const now = sourcesIn([text]);
  return (
    isPlain(text, before) &&
    !isIn(SPEAKS_OF_ITSELF) &&
    !isIn(PRAISES) &&
    TURNS[language].test(flat(text)) === TURNS[language].test(flat(before)) &&
    before.trim().endsWith("?") === text.endsWith("?") &&
    part.keep.every((words) => text.includes(words) || !before.includes(words)) &&
    names.every((name) => text.includes(name) === before.includes(name)) &&
    saysOnly(wording, sources, language) &&
    isWithin(sources.numbers, now.numbers) &&
    isWithin(sources.terms, now.terms) &&
    isWithin(sources.languages, now.languages) &&
    isWithin(sources.degrees, now.degrees) &&
    (personalReasonIn(text, language) === undefined || personalReasonIn(before, language) !== undefined) &&
    sharesWords(hidden(before, names), wording, part) &&
    asksTheSame(part, text, language)
  );
};

const isWithin = (few: ReadonlySet<string>, many: ReadonlySet<string>): boolean => [...few].every((one) => many.has(one));

const SHORTEST_WORD = 4;
const contentOf = (text: string): string[] => [
  ...new Set(tokensOf(text).flatMap(({ fold }) => (fold.length >= SHORTEST_WORD ? [fold] : []))),
];

/** Half of the words stay, and half are new at most; of a line of an advert a third. */
const sharesWords = (before: string, now: string, { section }: Part): boolean => {
  const [old, own] = [contentOf(before), contentOf(now)];
  const fresh = own.filter((word) => !old.some((one) => isSameWord(one, word))).length;
  const gone = old.filter((word) => !own.some((one) => isSameWord(one, word))).length;
  return fresh * (section ? 3 : 2) <= own.length && gone * 2 <= old.length;
};

/** The product's reader finds the same kinds of criteria in both lines, and the fairness panel nothing. */
const asksTheSame = ({ section, text }: Part, now: string, language: Language): boolean => {
  if (!section) return true;
  const asked = (line: string): string =>
    section === "offers"
      ? ""
      : readAdvert(`${SECTIONS[language].formal[section]}\n- ${line}`, "", language)
          .criteria.map(({ kind, importance }) => `${kind} ${importance}`)
          .toSorted()
          .join();
  return asked(text) === asked(now) && fairnessFindingsIn(now, { language, reader: language }).length === 0;
};
