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

/** Counts how many rows show each skill. */
export class SkillCounts {
  readonly #shownBy: (row: StoredRow) => ReadonlySet<string>;
  readonly #counts: Map<string, number>;
  /** Skills that stand in lists, under their names. */
  readonly #names: Map<string, SkillNamed>;

  constructor(criteria: readonly Asked[] | SkillCounts) {
    if (criteria instanceof SkillCounts) {
      this.#shownBy = criteria.#shownBy;
      this.#counts = new Map(criteria.#counts);
      this.#names = new Map(criteria.#names);
    } else {
      this.#shownBy = skillsShown(criteria);
      this.#counts = new Map();
      this.#names = new Map();
    }
  }

  copy(): SkillCounts {
    return new SkillCounts(this);
  }

  /** Counts one row, or no longer. */
  count(row: StoredRow, by: 1 | -1): void {
    for (const key of this.#shownBy(row)) this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
    if (by < 0) return;
    for (const text of row.skills) {
      if (isNoSkillName(text)) continue;
      for (const skill of skillsNamed(text)) if (!this.#names.has(skill.key)) this.#names.set(skill.key, skill);
    }
  }

  /** The most frequent skills under their names in a language, each with the number of rows that a filter by it finds. */
  facets(locale: Locale): Facets["skills"] {
    return (
      [...this.#names.values()]
        .map(({ key, label }) => ({
          skill: typeof label === "string" ? label : label[locale],
          count: this.#counts.get(key) ?? 0,
        }))
        // The parameter of the filter is comma-separated.
        .filter(({ skill, count }) => count > 0 && !skill.includes(","))
        .toSorted((a, b) => b.count - a.count || a.skill.localeCompare(b.skill, locale))
        .slice(0, SKILLS_OFFERED)
    );
  }
}
