import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentOf } from "../../../scoring/src/testing/cvs.ts";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createTextChild } from "./text-child.ts";
import { runHere } from "./text-rules.ts";
import { TextWork } from "./text-work.ts";

const program = new URL("../../../functions/src/text/work-on-text.ts", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "text-child-"));
const open: { close(): Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((child) => child.close()))));
afterAll(() => rmSync(folder, { recursive: true }));
vi.spyOn(console, "warn").mockReturnValue(undefined);

const childOf = (childPath: string | URL, limits = {}) => {
  const child = createTextChild({ childPath, timeoutMs: 20_000, maxRssBytes: 1024 ** 3, ...limits });
  open.push(child);
  return child;
};
const written = (name: string, body: string) => {
  const path = join(folder, name);
  writeFileSync(path, `process.on("message", (request) => { ${body} }); process.send({ type: "ready" });`);
  return path;
};

const input: TextWork.Input = {
  document: documentOf(
    "Ada Lovelace\nDeveloper\nada@post.example\n\nExperience\nDeveloper, Kernel GmbH\n2019 - 2024\n- Wrote it in Rust.",
  ),
  criteria: [{ id: "c1", kind: "skill", text: "Rust", importance: "must", weight: 5 }],
  asOf: "2026-11-20",
};

test("the child answers each kind of work as this process would", async () => {
  const child = childOf(program);
  for (const name of ["evaluation", "marks", "terms", "isLetter"] as const) {
    expect(await child.run(name, input)).toEqual(runHere(name, input));
  }
});

test("a text that takes too long is stopped as such, and the next one is worked on", async () => {
  const child = childOf(written("sloth.mjs", `while (request.input.asOf === "slow"); process.send({ result: request.name });`), {
    timeoutMs: 1_000,
  });
  await expect(child.run("marks", { ...input, asOf: "slow" })).rejects.toMatchObject({ name: "TextTooSlow", limit: "time" });
  expect(await child.run("marks", input)).toBe("marks");
});

test.runIf(process.platform === "linux")(
  "a text is not slow because others use the machine, but nobody waits longer than three times its limit",
  { tags: "detail" },
  async () => {
    // Waiting uses no processor time, as little as a child that gets no turn.
    const wait = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(request.input.asOf));";
    const child = childOf(written("waits.mjs", `${wait} process.send({ result: request.name });`), { timeoutMs: 1_000 });
    const asked = (asOf: string) => ({ ...input, asOf });
    expect(await child.run("marks", asked("1500"))).toBe("marks");
    const from = performance.now();
    await expect(child.run("marks", asked("60000"))).rejects.toMatchObject({ limit: "time" });
    expect(performance.now() - from).toBeLessThan(30_000);

    const budget = new TextWork.Budget(1_000, 1_400);
    await child.run("marks", asked("900"), budget);
    // A third of the time by the clock is spent in any case.
    expect(budget.isSpent).toBe(false);
    await child.run("marks", asked("900"), budget);
    expect(budget.isSpent).toBe(true);
  },
);

test("an error of our own is no slow text", async () => {
  const failing = childOf(written("fails.mjs", `process.send({ failed: "Error: ours" });`));
  await expect(failing.run("marks", input)).rejects.toMatchObject({ name: "Error", cause: "Error: ours" });
  const ending = childOf(written("ends.mjs", `process.exit(1);`));
  await expect(ending.run("marks", input)).rejects.toMatchObject({ name: "Error" });
});

test("a text gets its whole time or none, so that no text is called slow for the sake of those before it", () => {
  const budget = new TextWork.Budget(1_000, 2_500);
  expect(budget.next()).toBe(1_000);
  budget.spend(1_000);
  expect([budget.next(), budget.isSpent]).toEqual([1_000, false]);
  budget.spend(1_000);
  expect([budget.next(), budget.isSpent]).toEqual([0, true]);
});

test("a spent budget refuses the next text without starting a child", async () => {
  const child = childOf(join(folder, "there-is-no-such-program.mjs"));
  const budget = new TextWork.Budget(1_000, 0);
  await expect(child.run("marks", input, budget)).rejects.toMatchObject({ limit: "time" });
  expect(budget.isSpent).toBe(true);
});
