import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../cloud/cloud.ts";
import { synthesiseFixture } from "../fixture/app.ts";
import { freePorts } from "../kernel/ports.ts";

// The behaviour of EventBridge for a rule: https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-rule-schedule.html

const folder = mkdtempSync(join(tmpdir(), "scheduler-"));
let cloud: Cloud;

async function start(): Promise<void> {
  const port = await freePorts(5);
  const assembly = join(folder, `assembly-${port}`);
  synthesiseFixture(`http://localhost:${port}`, assembly);
  cloud = await startCloud({ assembly, dataDir: join(folder, "data"), port });
}

beforeAll(start);
afterAll(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const eventually = { interval: 50 };
/** Moves the clock to a time of the year 2031, or of another one. */
const moveTo = (time: string) => cloud.clock.advance(Date.parse(time) - cloud.clock.now());
const runs = () => cloud.runs.list("fixture-daily").toReversed();
const events = () =>
  runs().map(({ log }) => JSON.parse(log.slice(log.indexOf("{"), log.lastIndexOf("}") + 1)) as { time: string });
const times = () => events().map(({ time }) => time);

test("a rule runs its function at its time of the day, with the event that EventBridge sends, and not before", async () => {
  moveTo("2031-03-10T06:29:59Z");
  await expect.poll(() => times().at(-1), eventually).toBe("2031-03-10T06:30:00Z");
  expect(events().at(-1)).toMatchObject({
    version: "0",
    "detail-type": "Scheduled Event",
    source: "aws.events",
    resources: [expect.stringMatching(/^arn:aws:events:[\w-]+:\d{12}:rule\//u)],
    detail: {},
  });
});

test("a clock that is moved on meets every time that it passed, oldest first; one that is moved back runs nothing", async () => {
  const before = times().length;
  moveTo("2031-03-12T12:00:00Z");
  await expect.poll(() => times().slice(before), eventually).toEqual(["2031-03-11T06:30:00Z", "2031-03-12T06:30:00Z"]);
  moveTo("2031-03-12T06:00:00Z");
  moveTo("2031-03-12T06:10:00Z");
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(times().length).toBe(before + 2);
});

test("a failed run is tried again", async () => {
  const before = times().length;
  moveTo("2031-03-13T06:45:00Z");
  // The clock was moved back before, so the event of the twelfth comes again.
  const expected = ["2031-03-12T06:30:00Z", "2031-03-13T06:30:00Z", "2031-03-13T06:30:00Z"];
  await expect.poll(() => times().slice(before), eventually).toEqual(expected);
  expect(
    runs()
      .slice(before)
      .map(({ error }) => error?.errorMessage),
  ).toEqual([undefined, "a bad day", undefined]);
});

test("a time that passed while nothing ran is made up for at the next start", { tags: "detail" }, async () => {
  moveTo("2031-03-14T06:29:00Z");
  await expect.poll(() => times().at(-1), eventually).toBe("2031-03-13T06:30:00Z");
  await cloud.stop();
  await start();
  expect(times()).toEqual([]);
  moveTo("2031-03-14T12:00:00Z");
  await expect.poll(times, eventually).toEqual(["2031-03-14T06:30:00Z"]);
  await cloud.stop();
  await start();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(times()).toEqual([]);
});

test("a rule with a rate runs its function once after a jump, and then at its next time", { tags: "detail" }, async () => {
  const oftenAt = () =>
    cloud.runs
      .list("fixture-often")
      .toReversed()
      .map(({ log }) => /\d{4}-[\d-]+T[\d:]+Z/.exec(log)?.[0]);
  moveTo("2031-03-15T08:04:00Z");
  await expect.poll(() => oftenAt().at(-1), eventually).toBe("2031-03-15T08:00:00Z");
  const before = oftenAt().length;
  moveTo("2031-03-15T08:09:59Z");
  await expect.poll(() => oftenAt().slice(before), eventually).toEqual(["2031-03-15T08:10:00Z"]);
});
