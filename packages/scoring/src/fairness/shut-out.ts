import { rule, type ProtectedReason, type Rule } from "./rule.ts";
import type { WordingKey } from "./wordings.ts";

/** Groups that an advert may shut out, and how its language does that. All patterns are matched on flat text. */
export interface ShutOut {
  /** The people, by the fact that is protected. */
  readonly groups: Readonly<Partial<Record<ProtectedReason, string>>>;
  /** Facts that an applicant may be asked to state. */
  readonly facts: Readonly<Partial<Record<ProtectedReason, string>>>;
  /** "Migrants need not apply." */
  readonly unwanted: (group: string) => string;
  /** "Only Christians." */
  readonly alone?: (group: string) => string;
  /** "State your religion." */
  readonly stated: (fact: string) => string;
}

const WORDINGS: Readonly<Partial<Record<ProtectedReason, WordingKey>>> = {
  age: "experience",
  nationality: "permit",
  gender: "everyone",
  familyDuties: "hours",
  pregnancy: "start",
  religion: "values",
  health: "lifting",
  union: "cooperation",
};

/** Jobs for people with a disability alone are lawful; these are not. */
const NEVER_ALONE: ReadonlySet<string> = new Set(["nationality", "gender", "religion"]);

/** Rules for groups that an advert shuts out, or asks for alone, in so many words, and for facts that it asks to state. */
export const shutOutIn = ({ groups, facts, unwanted, alone, stated }: ShutOut): Rule[] =>
  (Object.entries(WORDINGS) as [ProtectedReason, WordingKey][]).map(([reason, wording]) => {
    const [group, fact] = [groups[reason], facts[reason]];
    return rule(
      reason,
      wording,
      ...(group === undefined ? [] : [unwanted(group)]),
      ...(group !== undefined && alone && NEVER_ALONE.has(reason) ? [alone(group)] : []),
      ...(fact === undefined ? [] : [stated(fact)]),
    );
  });
