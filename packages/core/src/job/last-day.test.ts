import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Edit } from "./job.info.ts";
import { endOfDay, hasEnded, statusNow } from "./last-day.info.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test.for([
  ["2026-12-15", undefined, "2026-12-16T00:00:00.000Z"],
  ["2026-12-15", "Europe/Berlin", "2026-12-15T23:00:00.000Z"],
  ["2026-07-15", "Europe/Berlin", "2026-07-15T22:00:00.000Z"],
  ["2026-12-31", "America/New_York", "2027-01-01T05:00:00.000Z"],
  ["2026-12-15", "Asia/Kolkata", "2026-12-15T18:30:00.000Z"],
  // The clocks change on these days.
  ["2026-03-29", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
  ["2026-10-24", "Europe/Berlin", "2026-10-24T22:00:00.000Z"],
  ["2026-10-25", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
  // Midnight does not exist on the day after: it begins at one.
  ["2026-09-05", "America/Santiago", "2026-09-06T04:00:00.000Z"],
] as const)("%s in %s ends at %s", ([day, zone, instant]) => {
  expect(endOfDay(day, zone)).toBe(instant);
});

test("a job has ended from the midnight after its last day on, not before", () => {
  const job = { status: "open", endsAt: "2026-12-15T23:00:00.000Z" } as const;
  vi.setSystemTime("2026-12-15T22:59:59.999Z");
  expect([hasEnded(job), statusNow(job)]).toEqual([false, "open"]);
  vi.setSystemTime("2026-12-15T23:00:00.000Z");
  expect([hasEnded(job), statusNow(job)]).toEqual([true, "closed"]);
  expect(statusNow({ ...job, status: "onHold" })).toBe("closed");
  expect(statusNow({ status: "onHold" })).toBe("onHold");
});

test.for(["9999-12-31", "0001-01-01", "2026-02-30"])("%s is no last day", (endsOn) => {
  expect(Edit.safeParse({ endsOn }).success).toBe(false);
});
