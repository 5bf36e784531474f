import type { CriterionKind, Importance } from "../criterion.info.ts";
import { slug } from "../text/fold.ts";
import { contentWords } from "../text/words.ts";
import type { Requirement } from "./requirement.ts";

const IMPORTANCE_ORDER: readonly Importance[] = ["must", "should", "nice"];
// Order of criteria: skills used at work, years, education, industry.
const KIND_ORDER: Record<CriterionKind, number> = {
  skill: 0,
  tool: 0,
  certification: 0,
  responsibility: 0,
  experience: 1,
  education: 2,
  language: 2,
  industry: 3,
};

/** One requirement per key with the highest importance, in display order. */
export const merged = <T extends Requirement>(requirements: readonly T[]): T[] => {
  const byKey = new Map<string, T>();
  for (const requirement of requirements) {
    const known = byKey.get(requirement.key);
    // "Almanca bilen" of the title and "Almanca en az B2": the level is asked for.
    const isExacter =
      known?.language !== undefined && known.language.rank === undefined && requirement.language?.rank !== undefined;
    if (!known || isExacter) byKey.set(requirement.key, requirement);
    else if (isMore(requirement.importance, known.importance))
      byKey.set(requirement.key, { ...known, importance: requirement.importance });
  }
  const single = [...byKey.values()];
  // "Playwright" by itself adds nothing to "Playwright or Cypress", unless it is more important.
  const groups = single.filter(({ terms }) => terms.length > 1);
  const adds = (one: T): boolean =>
    !groups.some(
      ({ terms, importance }) => terms.some(({ id }) => id === one.terms[0]!.id) && !isMore(one.importance, importance),
    );
  const kept = single.filter((one) => one.kind === "responsibility" || !isNameAlone(one) || adds(one));
  return kept
    .map((requirement, index) => ({ requirement, index }))
    .toSorted(
      (a, b) =>
        IMPORTANCE_ORDER.indexOf(a.requirement.importance) - IMPORTANCE_ORDER.indexOf(b.requirement.importance) ||
        KIND_ORDER[a.requirement.kind] - KIND_ORDER[b.requirement.kind] ||
        a.index - b.index,
    )
    .map(({ requirement }) => requirement);
};

const isMore = (a: Importance, b: Importance): boolean => IMPORTANCE_ORDER.indexOf(a) < IMPORTANCE_ORDER.indexOf(b);

/** True for a name and nothing else: "key figures in recruiting" says more than "recruiting". */
const isNameAlone = ({ terms: [term, ...others], text }: Requirement): boolean =>
  term !== undefined &&
  others.length === 0 &&
  namesOf(term).some((name) => contentWords(text).length <= contentWords(name).length);

/** The labels of a term, or its id, which is like them. */
const namesOf = ({ id, label }: Requirement["terms"][number]): readonly string[] =>
  label === undefined ? [id.replaceAll("-", " ")] : Object.values(label);

const MAX_ID = 40;

/** Adds ids made of kind and text, so that the same advert gives the same ids. */
export const withIds = <T extends { readonly kind: CriterionKind; readonly text: string }>(
  items: readonly T[],
): (T & { id: string })[] => {
  const used = new Set<string>();
  return items.map((item) => {
    const base = `${item.kind}-${slug(item.text)}`.slice(0, MAX_ID).replace(/-+$/, "");
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base.slice(0, MAX_ID - 3)}-${count}`;
    used.add(id);
    return { ...item, id };
  });
};
