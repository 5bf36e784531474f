/**
 * Which files of tests have a process of their own. All others share processes, because to load the same modules for each file takes longer
 * than most of the tests.
 */
import { globSync, readFileSync } from "node:fs";

/** Signs of a test of modules that changes what a process shares: its environment, globals, time or modules. */
export const CHANGES_ITS_PROCESS =
  /process\.env(?:\.\w+|\["\w+"\]) =|Object\.assign\(process\.env|globalThis\.\w+ =|\bvi\.(?:mock|doMock|resetModules|spyOn|stub|setSystemTime|useFakeTimers)|startTestCloud/u;

/** Signs of a test of the product over HTTP that changes what a process shares. The environment is the operator's for all of them. */
export const CHANGES_ITS_MODULES = /\bvi\.(?:mock|doMock|resetModules|spyOn|stub|setSystemTime|useFakeTimers)|startTestCloud/u;

/** Paths of the tests that have the sign. */
export function withOwnProcess(patterns: readonly string[], sign: RegExp): string[] {
  return globSync(patterns, { exclude: (path) => path.includes("node_modules") }).filter((path) =>
    sign.test(readFileSync(path, "utf8")),
  );
}
