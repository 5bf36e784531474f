import { expect, test } from "vitest";
import type { Told } from "./calls.ts";
import { outcomeOf } from "./following.ts";

const told = (state: Told["state"], message: string | null = null): Told => ({ cvId: "cv_1", state, code: null, message });

/** Follows a file whose answers come one by one, the last again and again; nothing is waited for in earnest. */
async function follow(answers: (Told | undefined | Error)[]) {
  const waits: number[] = [];
  let turn = 0;
  const outcome = await outcomeOf({
    ask: async () => {
      const answer = answers[Math.min(turn++, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    signal: new AbortController().signal,
    wait: async (ms) => void waits.push(ms),
  });
  return { outcome, waits };
}

test("a file is asked after 1, 2 and then every 3 seconds, until it is known", async () => {
  const { outcome, waits } = await follow([told("waiting"), told("analyzing"), told("analyzing"), told("complete")]);
  expect(outcome).toEqual({ is: "received" });
  expect(waits).toEqual([1000, 2000, 3000, 3000]);
});

test("a file that could not be read says why", async () => {
  expect((await follow([told("failed", "The PDF asks for a password.")])).outcome).toEqual({
    is: "refused",
    message: "The PDF asks for a password.",
  });
});

test("a call that fails, or knows nothing yet, is made again", async () => {
  expect((await follow([new Error("offline"), undefined, told("complete")])).outcome).toEqual({ is: "received" });
});

test("after three minutes nobody waits any longer", async () => {
  const { outcome, waits } = await follow([told("analyzing")]);
  expect(outcome).toEqual({ is: "late" });
  expect(waits.reduce((sum, ms) => sum + ms)).toBeGreaterThanOrEqual(180_000);
  expect(waits.reduce((sum, ms) => sum + ms)).toBeLessThan(185_000);
});

test("leaving the page ends it", async () => {
  const leaving = new AbortController();
  const following = outcomeOf({ ask: async () => told("analyzing"), signal: leaving.signal });
  leaving.abort(new Error("left"));
  await expect(following).rejects.toThrow("left");
});
