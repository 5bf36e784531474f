import type { Values } from "./form.ts";

const MOST = 8;
const keyOf = (tool: string): string => `candor-tool-${tool}`;

/** Inputs typed before in this browser, the latest first. */
export function readHistory(tool: string): Values[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(tool)) ?? "[]");
    return Array.isArray(stored) ? (stored as Values[]).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps an input; one that only goes on with the latest replaces it. */
export function keepInHistory(tool: string, values: Values, label: string): Values[] {
  const before = readHistory(tool).filter((one) => (one[label] ?? "").slice(0, 40) !== (values[label] ?? "").slice(0, 40));
  const next = [values, ...before].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(tool), JSON.stringify(next));
  } catch {
    // A full or forbidden store: the tool works without a history.
  }
  return next;
}

export function clearHistory(tool: string): void {
  try {
    localStorage.removeItem(keyOf(tool));
  } catch {
    // Nothing was kept.
  }
}
