/** EventBridge's scheduled rules: runs functions by the product's clock, also for the times that were skipped when it was moved. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Lambda } from "../lambda/lambda.ts";
import { ACCOUNT_ID, type Clock, REGION } from "../kernel/service.ts";
import { writeAtomically } from "../kernel/data-folder.ts";
import type { Schedule } from "../template/model.ts";

const DAY_MS = 86_400_000;
/** Interval at which the clock is read in ms, because it may be moved at any time. */
const LOOK_MS = 100;
/** Lambda repeats a failed run of an event twice. */
const ATTEMPTS = 3;
const BEFORE_AGAIN_MS = 1000;
/** When the clock was moved by years, only the last times are run. */
const MOST_TIMES = 60;

export interface Scheduler {
  /** Begins no more runs. Resolves when the current run has ended. */
  stop(): Promise<void>;
}

interface Options {
  readonly lambda: Lambda;
  readonly clock: Clock;
  /** Keeps the last run of each schedule, so that times that passed while the cloud was off are run later. */
  readonly file: string;
  readonly onError: (error: unknown) => void;
}

export function startScheduler(schedules: readonly Schedule[], { lambda, clock, file, onError }: Options): Scheduler {
  const stopping = new AbortController();
  const { signal } = stopping;
  const since = readTimes(file);
  for (const { name } of schedules) since[name] ??= clock.now();
  if (schedules.length > 0) writeAtomically(file, JSON.stringify(since));

  async function look(schedule: Schedule): Promise<void> {
    const now = clock.now();
    const last = since[schedule.name]!;
    if (last === now) return;
    // When the clock was moved back, its times are run again.
    for (const time of last < now ? timesBetween(schedule, last, now) : []) {
      if (signal.aborted) return;
      await run(schedule, time);
      since[schedule.name] = time;
      writeAtomically(file, JSON.stringify(since));
    }
    since[schedule.name] = now;
  }

  async function run({ functionName, arn }: Schedule, time: number): Promise<void> {
    const event = {
      version: "0",
      id: randomUUID(),
      "detail-type": "Scheduled Event",
      source: "aws.events",
      account: ACCOUNT_ID,
      time: new Date(time).toISOString().replace(".000Z", "Z"),
      region: REGION,
      resources: [arn],
      detail: {},
    };
    for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt++) {
      if (attempt > 1) await pause(BEFORE_AGAIN_MS);
      if ((await lambda.invoke(functionName, event)).answer.ok) return;
    }
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      for (const schedule of schedules) await look(schedule).catch(onError);
      await pause(LOOK_MS);
    }
  }

  const pause = (ms: number) => setTimeout(ms, undefined, { signal }).catch(() => {});
  const running = schedules.length > 0 ? loop() : Promise.resolve();
  return {
    async stop() {
      stopping.abort();
      await running;
      if (schedules.length > 0) writeAtomically(file, JSON.stringify(since));
    },
  };
}

/** The times of a schedule after `from` and up to `to`, oldest first. Of a rate only the last one counts: AWS runs it once, too. */
function timesBetween({ at }: Schedule, from: number, to: number): number[] {
  if ("everyMinutes" in at) {
    const period = at.everyMinutes * 60_000;
    const last = Math.floor(to / period) * period;
    return last > from ? [last] : [];
  }
  const ofDay = (at.hour * 60 + at.minute) * 60_000;
  const latest = Math.floor((to - ofDay) / DAY_MS) * DAY_MS + ofDay;
  const times: number[] = [];
  for (let time = latest; time > from && times.length < MOST_TIMES; time -= DAY_MS) times.unshift(time);
  return times;
}

function readTimes(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}
