import { isNoSkillName, keysMetBy, skillsNamed, type Criterion, type SkillNamed } from "@candor/scoring";
import type { Locale } from "../account/account.info.ts";
import type { Facets } from "./candidate.info.ts";
import type { StoredRow } from "./rows.ts";

/** Most skills of a job that are offered as filters. */
const SKILLS_OFFERED = 100;

type Asked = Pick<Criterion, "id" | "kind" | "text">;

const KINDS: ReadonlySet<Criterion["kind"]> = new Set(["skill", "tool", "certification"]);

/**
 * Returns a function from a row to the keys of the skills it shows: those of its list, by concept, and those of the job's criteria that have
 * earned credit. So a filter finds everybody for whom the criterion of that name counts.
 */
export function skillsShown(criteria: readonly Asked[]): (row: StoredRow) => ReadonlySet<string> {
  const asked = criteria.flatMap(({ id, kind, text }) => {
    const [skill, other] = KINDS.has(kind) ? skillsNamed(text) : [];
    return skill && !other ? [{ id, key: skill.key }] : [];
  });
  return ({ skills, credits }) => {
    const keys = new Set(keysOf(skills));
    for (const { id, key } of asked) if ((credits[id] ?? 0) > 0) keys.add(key);
    return keys;
  };
}

const known = new WeakMap<readonly string[], readonly string[]>();

/** Keys of the skills in a row's list. They are kept as long as the list, because ten thousand rows repeat the work otherwise. */
function keysOf(skills: readonly string[]): readonly string[] {
  let keys = known.get(skills);
  if (!keys) known.set(skills, (keys = skills.flatMap((text) => skillsNamed(text).flatMap(({ key }) => keysMetBy(key)))));
  return keys;
}

/** Returns a predicate for rows that show all of these skills. */
export function showsAll(wanted: readonly string[], criteria: readonly Asked[]): (row: StoredRow) => boolean {
  const keys = wanted.flatMap((text) => skillsNamed(text).map(({ key }) => key));
  const shownBy = skillsShown(criteria);
  return (row) => {
    const shown = shownBy(row);
    return keys.every((key) => shown.has(key));
  };
}

/** Returns the most frequent skills of the rows under their names in a language, each with the number of rows that a filter by it finds. */
export function skillFacets(rows: readonly StoredRow[], criteria: readonly Asked[], locale: Locale): Facets["skills"] {
  const shownBy = skillsShown(criteria);
  const counts = new Map<string, number>();
  const names = new Map<string, SkillNamed>();
  for (const row of rows) {
    for (const key of shownBy(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const text of row.skills) {
      if (isNoSkillName(text)) continue;
      for (const skill of skillsNamed(text)) if (!names.has(skill.key)) names.set(skill.key, skill);
    }
  }
  return (
    [...names.values()]
      .map(({ key, label }) => ({ skill: typeof label === "string" ? label : label[locale], count: counts.get(key) ?? 0 }))
      // The parameter of the filter is comma-separated.
      .filter(({ skill }) => !skill.includes(","))
      .toSorted((a, b) => b.count - a.count || a.skill.localeCompare(b.skill, locale))
      .slice(0, SKILLS_OFFERED)
  );
}
