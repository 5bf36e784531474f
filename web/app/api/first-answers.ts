declare global {
  /** What `public/first-loads.js` has asked for before the app's code was there, by address. */
  var firstAnswers: Record<string, Promise<Response>> | undefined;
}

/** Later than this a page asks anew. */
const FRESH_MS = 15_000;

/** The answer to a GET call that was asked for while the page loaded. Each is given out once; undefined where there is none. */
export function firstAnswer(url: string): Promise<Response> | undefined {
  const answer = globalThis.firstAnswers?.[url];
  if (!answer) return undefined;
  delete globalThis.firstAnswers![url];
  return performance.now() < FRESH_MS ? answer : undefined;
}
