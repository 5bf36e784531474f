import { flat, fold } from "./text/fold.ts";
import type { Language } from "./text/language.ts";
import { remembered } from "./text/remember.ts";
import { isPlaceName } from "./cv/known-thing.ts";
import { titleStrength } from "./vocabulary/fields.ts";
import { termOf, termsIn, VOCABULARY, type Term } from "./vocabulary/index.ts";
import { languagesNamedIn } from "./vocabulary/languages.ts";
import { wholesOf } from "./vocabulary/relations.ts";
import { softSkillsIn } from "./vocabulary/soft.ts";
import type { CriterionKind } from "./criterion.info.ts";

/** A skill under the name of its concept: "Node" and "Node.js", "E-mail marketing" and "Email marketing" are one. */
export interface SkillNamed {
  readonly key: string;
  /** Its name in the vocabulary, else as written. */
  readonly label: Readonly<Record<Language, string>> | string;
}

const KINDS: ReadonlySet<CriterionKind> = new Set(["skill", "tool", "certification"]);
const MOST_WORDS = 5;

const nameKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}+#]+/gu, "");

// In running text "Rust" and "Go" need their capital; an entry of a list that is nothing else does not.
const BY_NAME = new Map<string, Term>(
  VOCABULARY.filter(({ kind }) => KINDS.has(kind))
    .toReversed()
    .flatMap((term) => term.aliases.map(({ text }) => [nameKey(text), term] as const)),
);

/** The skills that an entry of a CV's list or the text of a criterion names. Words that the vocabulary does not know are a skill of their own. */
export const skillsNamed = remembered((text): readonly SkillNamed[] => {
  const found = termsIn(text, KINDS).map(({ term }) => term);
  const whole = found.length === 0 ? BY_NAME.get(nameKey(text)) : undefined;
  const terms = new Map((whole ? [whole] : found).map((term) => [term.id, term]));
  if (terms.size > 0) return [...terms.values()].map(({ id, label }) => ({ key: id, label }));
  const key = nameKey(text);
  return key === "" ? [] : [{ key: `=${key}`, label: text.trim() }];
});

/** True for an entry that is no skill, although a CV lists it among its skills: a language, a place, a title, a trait, a sentence. */
export const isNoSkillName = remembered(
  (text): boolean =>
    skillsNamed(text).every(({ key }) => !termOf(key)) &&
    (languagesNamedIn(text).length > 0 ||
      isPlaceName(text.split(/\s*[,/]\s*/)) ||
      titleStrength(text) === 2 ||
      softSkillsIn(flat(text)).length > 0 ||
      termsIn(text).length > 0 ||
      text.trim().split(/\s+/).length > MOST_WORDS),
);

/** Keys of a skill and of those that it is a kind of, and so meets in full. */
export const keysMetBy = (key: string): readonly string[] => (termOf(key) ? [key, ...wholesOf(key)] : [key]);
