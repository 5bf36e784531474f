/** Skills to show in a narrow cell: the first one, and those after it that fit as whole words. The rest is counted. */
export function skillsShown(
  skills: readonly string[],
  characters: number,
): { readonly shown: readonly string[]; readonly more: number } {
  const shown = skills.slice(0, 1);
  let left = characters - (shown[0]?.length ?? 0);
  for (const skill of skills.slice(1)) {
    left -= skill.length + BETWEEN;
    if (left < 0) break;
    shown.push(skill);
  }
  return { shown, more: skills.length - shown.length };
}

/** The room that a gap takes, in characters. */
const BETWEEN = 2;
