import { afterEach, expect, test, vi } from "vitest";
import { tell } from "./messages.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser whose worker gives these answers, one after the other; "ended" stands for a worker that gives none. */
function aBrowser(...answers: ("ended" | "silent" | "done")[]) {
  const heard: unknown[] = [];
  const sendMessage = async (message: unknown) => {
    heard.push(message);
    const answer = answers.shift();
    if (answer === "ended") throw new Error("Could not establish connection. Receiving end does not exist.");
    return answer === "silent" ? undefined : { isDone: true };
  };
  vi.stubGlobal("chrome", { runtime: { sendMessage } });
  vi.useFakeTimers();
  return heard;
}

test.for([[["done"]], [["ended", "done"]], [["silent", "ended", "done"]]] as const)(
  "an order reaches the worker that follows one that has ended: %s",
  async ([answers]) => {
    const heard = aBrowser(...answers);
    const telling = tell({ do: "again", id: "press-1" });
    await vi.runAllTimersAsync();
    expect(await telling).toEqual({ isDone: true });
    expect(heard).toEqual(answers.map(() => ({ do: "again", id: "press-1" })));
  },
);

test("an order that no worker takes is told to have failed, and waits no longer than a reader would", async () => {
  const heard = aBrowser(...Array.from({ length: 9 }, () => "ended" as const));
  const telling = tell({ do: "resume" });
  await vi.runAllTimersAsync();
  expect(await telling).toEqual({ isDone: false });
  expect(heard).toHaveLength(5);
});
