import { defaultWeight, type Criterion, type CriterionKind, type Importance } from "@candor/scoring";
import { EDUCATION_WORDS } from "./words.ts";
import type { Language, Trade } from "./types.ts";

/** The criteria of a trade's job as a recruiter would type them, in one language. */
export function criteriaOf(trade: Trade, language: Language): Criterion[] {
  const one = (kind: CriterionKind, text: string, importance: Importance, id: string): Criterion => ({
    id,
    kind,
    text,
    importance,
    weight: defaultWeight(kind, importance),
  });
  return [
    ...trade.skills.map((skill) => one(skill.kind, skill[language][0], skill.isMust ? "must" : "nice", skill.key)),
    one("experience", trade.experience[language], "must", "years"),
    ...(trade.english ? [one("language", `${ENGLISH[language]} ${trade.english}`, "must", "english")] : []),
    one("education", EDUCATION_WORDS[language][trade.education], "should", "education"),
  ];
}

const ENGLISH = { en: "English", de: "Englisch", es: "Inglés", tr: "İngilizce" } as const;
