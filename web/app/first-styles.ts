/** A rule, or an at-rule that holds none. */
interface StyleRule {
  readonly css: string;
  /** Classes that each of its selectors needs; absent if one of them needs none. */
  readonly needs?: readonly (readonly string[])[];
}

/** A rule or a group of rules: `@media …` and what stands in it. */
export type Style = StyleRule | { readonly start: string; readonly rules: readonly Style[] };

/** The stylesheet of a build, as `web/build/app-styles.ts` writes it. */
export interface AppStyles {
  /** Its file below `/assets`. */
  readonly name: string;
  readonly rules: readonly Style[];
}

const CLASSES = / class="([^"]*)"/gu;
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The rules that the elements of a page can need, in their order. */
export function firstStyles(html: string, rules: readonly Style[]): string {
  const lists = new Set([...html.matchAll(CLASSES)].map(([, list = ""]) => list));
  const classes = new Set(
    [...lists].flatMap((list) => list.replaceAll(/&#?\w+;/gu, (entity) => ENTITIES[entity] ?? entity).split(" ")),
  );
  return textOf(rules, ({ needs }) => !needs || needs.some((all) => all.every((name) => classes.has(name))));
}

function textOf(rules: readonly Style[], isNeeded: (rule: StyleRule) => boolean): string {
  return rules
    .map((style) => {
      if ("css" in style) return isNeeded(style) ? style.css : "";
      const inner = textOf(style.rules, isNeeded);
      return inner && `${style.start}{${inner}}`;
    })
    .join("");
}
