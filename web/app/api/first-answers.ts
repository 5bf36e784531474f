declare global {
  /** Answers to the calls that `boot/first-loads.js` sent before the app's code had loaded, by address. */
  var firstAnswers: Record<string, Promise<Response>> | undefined;
}

/** After this time since the page was opened, an answer is too old to be used. */
const FRESH_MS = 15_000;

/** The answer to a GET call that was sent while the page loaded, once; undefined where there is none. */
export function firstAnswer(url: string): Promise<Response> | undefined {
  const answer = globalThis.firstAnswers?.[url];
  if (!answer) return undefined;
  delete globalThis.firstAnswers![url];
  return performance.now() < FRESH_MS ? answer : undefined;
}
