import type { Language } from "../../text/language.ts";
import type { Level } from "../seniority/level.ts";
import type { Asked, QuestionKind, Theme, ThemeWords } from "./theme.ts";
import { germanWords } from "./words-de.ts";
import { englishWords } from "./words-en.ts";
import { spanishWords } from "./words-es.ts";
import { turkishWords } from "./words-tr.ts";

type Anchors = ThemeWords["anchors"];

/** Words of an interview in one language. `it` is the requirement in the advert's words. */
export interface InterviewWords {
  readonly themes: Readonly<Record<Theme, ThemeWords>>;
  readonly general: Readonly<Record<QuestionKind, (it: string) => Asked>>;
  readonly skill: Readonly<Record<QuestionKind, (it: string) => Asked>>;
  readonly anchors: Readonly<Record<QuestionKind, Anchors>>;
  /** A third follow-up for the level. */
  readonly forLevel: Readonly<Record<Level, string>>;
  readonly notAsked: Readonly<Record<"experience" | "education" | "certification" | "language" | "noTime", string>>;
  readonly opening: string;
  readonly theirs: string;
  readonly proposed: string;
  readonly never: readonly (readonly [topic: string, instead: string])[];
  readonly sheet: {
    readonly title: string;
    readonly candidate: string;
    readonly interviewer: string;
    readonly date: string;
    readonly sum: string;
    readonly of: string;
    readonly note: string;
  };
  readonly minutes: string;
  readonly weak: string;
  readonly fair: string;
  readonly strong: string;
  readonly neverTitle: string;
}

const WORDS: Readonly<Record<Language, () => InterviewWords>> = {
  en: englishWords,
  de: germanWords,
  es: spanishWords,
  tr: turkishWords,
};

export const interviewWords = (language: Language): InterviewWords => WORDS[language]();
