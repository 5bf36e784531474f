import { asksForSomething, importanceSaid } from "./advert/wording.ts";
import { SECTIONS, type Tone } from "./brief/sections.ts";
import { protectedWishesIn } from "./protected-wishes.ts";
import { flat } from "./text/fold.ts";
import { languageOf, type Language } from "./text/language.ts";
import { linesOf, sentencesIn, BULLET } from "./text/lines.ts";

/** Notes about a job from which an advert is written. */
export interface Brief {
  readonly title: string;
  /** "senior", or words of the recruiter's own. */
  readonly seniority?: string | undefined;
  readonly skills?: readonly string[] | undefined;
  /** The recruiter's sentences on tasks, requirements and benefits. */
  readonly notes?: string | undefined;
  /** Formal unless given: Sie, usted, siz; friendly: du, tú, sen. */
  readonly tone?: Tone | undefined;
}
export type { Tone } from "./brief/sections.ts";

/**
 * Writes a plain advert from the brief alone: title, tasks, requirements and nice-to-haves under headings. It promises nothing beyond the
 * brief. Sentences with a protected wish are left out. The same brief gives the same advert.
 */
export const writeAdvert = (brief: Brief, language: Language = languageOf(wordsOf(brief))): string => {
  const say = SECTIONS[language][brief.tone ?? "formal"];
  const title = titleOf(brief);
  const { tasks, asked, welcome, other } = sorted(brief.notes ?? "");
  const skills = unique((brief.skills ?? []).map((skill) => skill.trim()).filter((skill) => skill && isLawful(skill)));
  const list = (heading: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [[heading, ...lines.map((line) => `- ${line}`)].join("\n")] : [];

  return [
    title,
    [say.intro(title), ...other].join(" "),
    ...list(say.tasks, tasks.length > 0 ? tasks : say.usualTasks(title)),
    ...list(say.asks, [...skills.map(say.skill), ...asked]),
    ...list(say.nice, welcome),
    say.closing,
  ].join("\n\n");
};

const wordsOf = ({ title, notes, skills }: Brief): string => [title, ...(skills ?? []), notes ?? ""].join(". ");

const titleOf = ({ title, seniority }: Brief): string => {
  const words = title.trim();
  const level = seniority?.trim() ?? "";
  const isNamed = !level || flat(words).includes(flat(level)) || !isLawful(level);
  return isNamed ? words : `${level.charAt(0).toUpperCase()}${level.slice(1)} ${words}`;
};

const isLawful = (words: string): boolean => protectedWishesIn(words).length === 0;
const unique = (words: readonly string[]): string[] => [...new Map(words.map((word) => [flat(word), word])).values()];

// Beginnings of lines that describe a task. On flat text.
const TASK =
  /^(?:you (?:will|'ll)|build|lead|manage|design|develop|plan|run|maintain|support|sell|drive|coordinate|prepare|take care|sie (?!bringen|haben|sind)|du (?!bringst|hast|bist)|(?:aufbau|betreuung|entwicklung|planung|leitung|pflege|durchfuhrung|erstellung|organisation)\b|gestion|desarroll|coordin|atencion|elaboracion|mantenimiento|planific|lider|disen|\p{L}+(?:mak|mek|mesi|masi)$)/u;

interface Sorted {
  readonly tasks: readonly string[];
  readonly asked: readonly string[];
  readonly welcome: readonly string[];
  readonly other: readonly string[];
}

/** The sentences of the notes by kind, without those that contain a protected wish. */
const sorted = (notes: string): Sorted => {
  const sentences = linesOf(notes)
    .flatMap((line) => sentencesIn(notes, line))
    .map(({ start, end }) => notes.slice(start, end).replace(BULLET, "").trim())
    .filter((sentence) => sentence && isLawful(sentence));
  const kindOf = (sentence: string): keyof Sorted => {
    const said = flat(sentence);
    if (importanceSaid(said) === "nice") return "welcome";
    if (TASK.test(said)) return "tasks";
    return asksForSomething(said) ? "asked" : "other";
  };
  const ofKind = (kind: keyof Sorted): string[] => unique(sentences.filter((sentence) => kindOf(sentence) === kind));
  return { tasks: ofKind("tasks"), asked: ofKind("asked"), welcome: ofKind("welcome"), other: ofKind("other") };
};
