const KEY = "waiting-cvs";

/** Remembers in this tab how many CVs wait while a plan is being paid. */
export const rememberWaiting = (count: number): void => sessionStorage.setItem(KEY, String(count));

/** Returns the remembered number once, or 0. */
export function takeWaiting(): number {
  const count = Number(sessionStorage.getItem(KEY) ?? 0);
  sessionStorage.removeItem(KEY);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
