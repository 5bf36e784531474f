import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "./pacing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A throttled function whose runs take `tookMs`, and the times at which they began. */
function aRun(tookMs = 0) {
  const at: number[] = [];
  const from = Date.now();
  const run = async () => {
    at.push(Date.now() - from);
    await new Promise((resolve) => setTimeout(resolve, tookMs));
  };
  return { at, ask: paced(run, 1000) };
}

test("a single call runs once, at once", async () => {
  const { at, ask } = aRun();
  ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at).toEqual([0]);
});

test("a burst of calls runs at once and once more at its end", async () => {
  const { at, ask } = aRun();
  for (let asked = 0; asked < 20; asked++) ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at).toEqual([0, 1000]);
});

test("called all the time, it runs once a second, and once after the last call", async () => {
  const { at, ask } = aRun();
  for (let ms = 0; ms < 3000; ms += 100) {
    ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at).toEqual([0, 1000, 2000, 3000]);
});

test("a slow run is never joined by another, and is followed by a longer pause", async () => {
  const { at, ask } = aRun(600);
  for (let ms = 0; ms < 5000; ms += 100) {
    ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at).toEqual([0, 2400, 4800, 7200]);
});

test("a failed run is followed by the next", async () => {
  let runs = 0;
  const ask = paced(async () => {
    runs++;
    throw new Error("no answer");
  }, 1000);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(2000);
  expect(runs).toBe(2);
});
