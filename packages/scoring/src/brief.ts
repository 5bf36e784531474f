import { asksForSomething, importanceSaid } from "./advert/wording.ts";
import { dutiesOf } from "./brief/duties.ts";
import { isNote, readNote, titleOfNote, type Note } from "./brief/note.ts";
import { DRAFT_WORDS, SECTIONS, type Tone } from "./brief/sections.ts";
import { protectedWishesIn } from "./protected-wishes.ts";
import { flat } from "./text/fold.ts";
import { languageOf, type Language } from "./text/language.ts";
import { linesOf, sentencesIn, BULLET, type Span } from "./text/lines.ts";
import { occupationsOf } from "./vocabulary/occupations.ts";

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
export const writeAdvert = (brief: Brief, language: Language = languageOf(wordsOf(brief))): string =>
  written(brief, language, () => []).text;

/** An advert with the places of what the brief does not say. */
export interface DraftedAdvert {
  readonly text: string;
  /** The title without the rest of a note. */
  readonly title: string;
  /** Tasks that the brief does not name and the remark on them: proposals to check, and no requirements. */
  readonly proposed: readonly Span[];
}

/**
 * Writes an advert from a few words, as `writeAdvert` does. Where the brief names no task, the usual duties of the profession are proposed,
 * or the outline says that they are not known.
 */
export const draftAdvert = (brief: Brief, language: Language = languageOf(wordsOf(brief))): DraftedAdvert =>
  written(brief, language, (title, usual) => {
    const words = DRAFT_WORDS[language];
    const duties = occupationsOf(title).map(({ isco }) => dutiesOf(isco, language));
    const known = duties.find(({ length }) => length > 0) ?? [];
    return known.length > 0 ? [...known, words.proposed] : [...usual, words.unknown];
  });

/** The parts of a brief whose title field may hold the whole note. */
const wholeOf = (brief: Brief): Brief =>
  isNote(brief.title) ? { ...brief, title: titleOfNote(brief.title), notes: [brief.title, brief.notes ?? ""].join("\n") } : brief;

const written = (
  whole: Brief,
  language: Language,
  proposalsFor: (title: string, usual: readonly string[]) => readonly string[],
): DraftedAdvert => {
  const brief = wholeOf(whole);
  const say = SECTIONS[language][brief.tone ?? "formal"];
  const words = DRAFT_WORDS[language];
  const title = titleOf(brief);
  const { tasks, asked, welcome, other, facts } = sorted(brief.notes ?? "");
  const proposals = tasks.length > 0 ? [] : proposalsFor(title, say.usualTasks(title));
  const skills = unique((brief.skills ?? []).map((skill) => skill.trim()).filter((skill) => skill && isLawful(skill)));
  const list = (heading: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [[heading, ...lines.map((line) => `- ${line}`)].join("\n")] : [];

  const text = [
    title,
    [say.intro(title), ...other].join(" "),
    ...list(say.tasks, tasks.length > 0 ? tasks : proposals.length > 1 ? proposals.slice(0, -1) : say.usualTasks(title)),
    ...proposals.slice(-1),
    ...list(say.asks, [...skills.map(say.skill), ...asked]),
    ...list(say.nice, welcome),
    ...list(
      words.frame,
      facts.map(([fact, said]) => `${words.facts[fact]}: ${said}`),
    ),
    say.closing,
  ].join("\n\n");
  return { text, title, proposed: placesOf(text, proposals) };
};

/** The places of lines in a text, in order. */
const placesOf = (text: string, lines: readonly string[]): Span[] => {
  let from = 0;
  return lines.map((line) => {
    const start = text.indexOf(line, from);
    from = start + line.length;
    return { start, end: from };
  });
};

const wordsOf = ({ title, notes, skills }: Brief): string => [title, ...(skills ?? []), notes ?? ""].join(". ");

const titleOf = ({ title, seniority }: Brief): string => {
  const words = title.trim();
  const level = seniority?.trim() ?? "";
  const isNamed = !level || flat(words).includes(flat(level)) || !isLawful(level);
  return isNamed ? words : `${level.charAt(0).toUpperCase()}${level.slice(1)} ${words}`;
};

const isLawful = (words: string): boolean => protectedWishesIn(words).length === 0;
const lawfulParts = (note: string): string =>
  note
    .split(/,(?=\s)/)
    .filter(isLawful)
    .join(",");
const unique = (words: readonly string[]): string[] => [...new Map(words.map((word) => [flat(word), word])).values()];

// Beginnings of lines that describe a task. On flat text.
const TASK =
  /^(?:you (?:will|'ll)|build|lead|manage|design|develop|plan|run|maintain|support|sell|drive|coordinate|prepare|take care|sie (?!bringen|haben|sind)|du (?!bringst|hast|bist)|(?:aufbau|betreuung|entwicklung|planung|leitung|pflege|durchfuhrung|erstellung|organisation)\b|gestion|desarroll|coordin|atencion|elaboracion|mantenimiento|planific|lider|disen|\p{L}+(?:mak|mek|mesi|masi)$)/u;

interface Sorted {
  readonly tasks: readonly string[];
  readonly asked: readonly string[];
  readonly welcome: readonly string[];
  readonly other: readonly string[];
  readonly facts: Note["facts"];
}

/** The sentences of the notes by kind, without those that contain a protected wish. */
const sorted = (notes: string): Sorted => {
  const said = linesOf(notes)
    .flatMap((line) => (isNote(notes.slice(line.start, line.end)) ? [line] : sentencesIn(notes, line)))
    .map(({ start, end }) => notes.slice(start, end).replace(BULLET, "").trim());
  const read = said.filter(isNote).map((note) => readNote(lawfulParts(note)));
  const sentences = said.filter((sentence) => sentence && !isNote(sentence) && isLawful(sentence));
  const kindOf = (sentence: string): keyof Omit<Sorted, "facts"> => {
    const said = flat(sentence);
    if (importanceSaid(said) === "nice") return "welcome";
    if (TASK.test(said)) return "tasks";
    return asksForSomething(said) ? "asked" : "other";
  };
  const ofKind = (kind: keyof Omit<Sorted, "facts">): string[] =>
    unique(sentences.filter((sentence) => kindOf(sentence) === kind));
  return {
    tasks: ofKind("tasks"),
    asked: unique([...read.flatMap(({ wanted }) => wanted), ...ofKind("asked")]),
    welcome: ofKind("welcome"),
    other: ofKind("other"),
    facts: read.flatMap(({ facts }) => facts),
  };
};
