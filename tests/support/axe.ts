import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe-core's best practices. */
const EVERYTHING = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };

/**
 * Breaches that axe-core finds, one line each: of WCAG 2.2 AA and its best practices, or of these rules alone. It is evaluated through the
 * DevTools protocol, because the page's Content Security Policy, which stays on, lets no other script in.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
  const found = await violationsBy(evaluate, rules);
  await session.detach();
  return found;
}

/** The same for a page that this function evaluates in. */
export async function violationsBy(
  evaluate: (expression: string) => Promise<unknown>,
  rules?: readonly string[],
): Promise<string[]> {
  const runOnly = rules ? { type: "rule", values: rules } : EVERYTHING;
  if (!(await evaluate("Boolean(globalThis.axe)"))) await evaluate(`${axe}; true`);
  const found = await evaluate(`axe.run({ runOnly: ${JSON.stringify(runOnly)}, resultTypes: ["violations"] })
    .then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ": " + nodes.map(({ target, any }) => target.join(" ") + (any[0] ? " (" + any[0].message + ")" : "")).join(", ")))`);
  return found as string[];
}
