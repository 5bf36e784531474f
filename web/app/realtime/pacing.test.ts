import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "./pacing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something to look at that takes so long, and when it was looked at. */
function aLook(tookMs = 0) {
  const at: number[] = [];
  const from = Date.now();
  const look = async () => {
    at.push(Date.now() - from);
    await new Promise((resolve) => setTimeout(resolve, tookMs));
  };
  return { at, ask: paced(look, 1000) };
}

test("what is asked for once is looked at once, and at once", async () => {
  const { at, ask } = aLook();
  ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at).toEqual([0]);
});

test("a burst is looked at at once and once more at its end", async () => {
  const { at, ask } = aLook();
  for (let asked = 0; asked < 20; asked++) ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at).toEqual([0, 1000]);
});

test("asked all the time, it looks once a second, and after the last", async () => {
  const { at, ask } = aLook();
  for (let ms = 0; ms < 3000; ms += 100) {
    ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at).toEqual([0, 1000, 2000, 3000]);
});

test("a look that takes long is never joined by another, and is followed by a longer rest", async () => {
  const { at, ask } = aLook(600);
  for (let ms = 0; ms < 5000; ms += 100) {
    ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at).toEqual([0, 2400, 4800, 7200]);
});

test("a look that fails is followed by the next", async () => {
  let looks = 0;
  const ask = paced(async () => {
    looks++;
    throw new Error("no answer");
  }, 1000);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(2000);
  expect(looks).toBe(2);
});
