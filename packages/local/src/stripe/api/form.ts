/** Stripe's form encoding: `items[0][price]=price_1` becomes `{ items: [{ price: "price_1" }] }`. */
import { invalid } from "../store/problem.ts";

export type Value = string | Value[] | { [name: string]: Value };

/** Names that would reach into an object's prototype. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

export function decodeForm(body: string): Record<string, Value> {
  const root: Record<string, Value> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split("[").map((part, index) => (index > 0 && part.endsWith("]") ? part.slice(0, -1) : part));
    if (keys.some((key) => FORBIDDEN.has(key))) throw invalid(`Received unknown parameter: ${name}`, { param: name });
    put(root, keys, value);
  }
  return withLists(root) as Record<string, Value>;
}

function put(root: Record<string, Value>, keys: readonly string[], value: string): void {
  let place = root;
  for (const [index, key] of keys.entries()) {
    // `expand[]` appends.
    const name = key === "" && index > 0 ? String(Object.keys(place).length) : key;
    if (index === keys.length - 1) place[name] = value;
    else {
      const next = place[name];
      place = typeof next === "object" && !Array.isArray(next) ? next : (place[name] = {});
    }
  }
}

/** Turns objects whose names are 0, 1, 2 … into lists. */
function withLists(value: Value): Value {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** `["items", 0, "price"]` becomes `items[0][price]`. */
export const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");
