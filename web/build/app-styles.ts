// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import postcss, { type ChildNode, type Rule } from "postcss";
import type { Plugin } from "vite";
import type { AppStyles, Style } from "../app/first-styles.ts";

/** At-rules that hold rules, each of which may be left out. */
const GROUPS = new Set(["container", "layer", "media", "supports"]);
/** Styles of a printed page, and of what a pointer does, come with the whole stylesheet. */
const LATER_MEDIA = /\bprint\b|\bhover\b/u;
const LATER_SELECTOR = /:(?:hover|active)(?![\w-])/u;
/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\u{7f}])+)/gu;

/** Writes the rules of the app's stylesheet into `dist/app-styles.json`, from which the server puts those of a page's first frame into it. */
export function appStyles(): Plugin {
  return {
    name: "app-styles",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const page = bundle["app.html"];
      const [, name] =
        /<link rel="stylesheet"[^>]* href="\/([^"]+)">/u.exec(page?.type === "asset" ? String(page.source) : "") ?? [];
      const sheet = name === undefined ? undefined : bundle[name];
      if (sheet?.type !== "asset") throw new Error("app.html has no stylesheet of its own.");
      const styles: AppStyles = { name: name!.replace("assets/", ""), rules: stylesIn(String(sheet.source)) };
      writeFileSync(resolve(dir, "../app-styles.json"), JSON.stringify(styles));
    },
  };
}

/** The rules of a stylesheet, each with the classes that it needs. */
export const stylesIn = (css: string): Style[] => postcss.parse(css).nodes.flatMap(styleOf);

function styleOf(node: ChildNode): Style[] {
  if (node.type === "rule") return ruleOf(node);
  if (node.type !== "atrule") return [];
  const start = `@${node.name} ${node.params}`;
  if (!node.nodes) return [{ css: `${start};` }];
  if (!GROUPS.has(node.name)) return [{ css: node.toString() }];
  if (node.name === "media" && LATER_MEDIA.test(node.params)) return [];
  return [{ start, rules: node.nodes.flatMap(styleOf) }];
}

function ruleOf(rule: Rule): Style[] {
  const selectors = rule.selectors.filter((selector) => !LATER_SELECTOR.test(selector));
  if (selectors.length === 0) return [];
  const needs = selectors.map(classesIn);
  return [{ css: rule.toString(), ...(needs.every((classes) => classes.length > 0) && { needs }) }];
}

/** Classes that an element or those around it must have. What stands in brackets is one of several, or absent. */
function classesIn(selector: string): string[] {
  let outer = selector.replaceAll(/\\[()[\]]/gu, escaped);
  for (let before = ""; before !== outer;) {
    before = outer;
    outer = outer.replaceAll(/:[\w-]+\([^()]*\)|\[[^[\]]*\]/gu, "");
  }
  return [...outer.matchAll(CLASS)].map(([, name = ""]) => unescaped(name));
}

/** Brackets in the name of a class, by their numbers. */
const escaped = (bracket: string): string => `\\${bracket.codePointAt(1)!.toString(16)} `;

const unescaped = (name: string): string =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gu, (_, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Number.parseInt(code, 16)),
  );
