/** The environment in which an operator's commands reach the local product. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** File in the data folder to which `npm start` writes the operator's environment. */
export const OPERATOR_FILE = "operator.json";

export const HOW_TO_START = 'Start it with "npm start" (LOCAL_DATA names another data folder), then try again.';

/** The environment of the local product's operator. Throws with what to do if no product has run on the data folder. */
export function localOperator(): Record<string, string> {
  const folder = resolve(process.env["LOCAL_DATA"] ?? ".local");
  const file = join(folder, OPERATOR_FILE);
  if (!existsSync(file)) throw new Error(`No product has run on ${folder}. ${HOW_TO_START}`);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}
