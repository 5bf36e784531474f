import { describe, expect, test } from "vitest";
import { mostUrgent } from "../../../recruiting/files/most-urgent.ts";
import {
  byName,
  isHeld,
  isPending,
  isSameLine,
  type Line,
  linesOf,
  pollDelay,
  remedyFor,
  type Sending,
  settledBefore,
  timeLeft,
  type Upload,
} from "./progress.ts";

const at = "2026-11-20T10:00:00.000Z";
const upload = (cvId: string, changes: Partial<Upload> = {}): Upload => ({
  cvId,
  name: `${cvId}.pdf`,
  size: 1000,
  state: "waiting",
  verdict: null,
  code: null,
  mail: null,
  message: null,
  score: null,
  duplicateOf: null,
  source: "uploaded",
  sender: null,
  canRetry: false,
  createdAt: at,
  updatedAt: at,
  ...changes,
});
const sending = (cvId: string, changes: Partial<Sending> = {}): Sending => ({
  key: `sending-${cvId}`,
  jobId: "job_1",
  cvId,
  name: `${cvId}.pdf`,
  size: 1000,
  state: "sending",
  share: 0.5,
  ...changes,
});
const none = new Set<string>();
const stateOf = (lines: readonly Line[]) => lines.map(({ state }) => state);

describe("a file of this tab", () => {
  test("is uploading while its bytes leave, whatever the server lists", () => {
    const [line] = linesOf([upload("cv_1")], [sending("cv_1")], none);
    expect(line).toMatchObject({ state: "uploading", share: 0.5 });
    expect(line?.sending).not.toBeNull();
  });

  test("is what the server says once its bytes have left", () => {
    expect(stateOf(linesOf([upload("cv_1", { state: "analyzing" })], [sending("cv_1", { state: "sent" })], none))).toEqual([
      "analyzing",
    ]);
  });

  test("keeps its place in the list, so that nothing jumps", () => {
    const before = linesOf([], [sending("cv_1")], none);
    const after = linesOf([upload("cv_1", { state: "complete", score: 80 })], [sending("cv_1", { state: "sent" })], none);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  test("that was sent before the newest files of a list that does not name all is not waiting: what became of it is not known", () => {
    const sent = [sending("cv_1", { state: "sent" }), sending("cv_2", { state: "sent" }), sending("cv_4", { state: "sent" })];
    const idsOf = (isMore: boolean) => linesOf([upload("cv_2"), upload("cv_3")], sent, none, isMore).map(({ cvId }) => cvId);
    expect(idsOf(true)).toEqual(["cv_2", "cv_3", "cv_4"]);
    expect(idsOf(false)).toEqual(["cv_2", "cv_3", "cv_1", "cv_4"]);
  });

  test("that failed to leave can be sent again", () => {
    const [line] = linesOf([upload("cv_1")], [sending("cv_1", { state: "failed" })], none);
    expect(line).toMatchObject({ state: "failed", sending: { key: "sending-cv_1" } });
  });

  test("that the server refused at once is refused, though this tab still holds it", () => {
    const [line] = linesOf(
      [upload("cv_1", { state: "failed", message: "Too large" })],
      [sending("cv_1", { state: "waiting" })],
      none,
    );
    expect(line).toMatchObject({ state: "failed", message: "Too large", sending: null });
  });

  test("is listed once when a fresh form replaced the first", () => {
    const lines = linesOf([upload("cv_old"), upload("cv_new")], [sending("cv_new")], new Set(["cv_old"]));
    expect(lines.map(({ cvId }) => cvId)).toEqual(["cv_new"]);
  });
});

test("uploads of an earlier visit are listed beside those of this tab", () => {
  const lines = linesOf([upload("cv_1", { state: "complete" })], [sending("cv_2")], none);
  expect(stateOf(lines)).toEqual(["complete", "uploading"]);
});

describe("asking again", () => {
  const pending = () => ({ items: [upload("cv_1", { state: "analyzing" })] });

  test("slows down from 2 to 10 seconds while nothing changes, and starts anew when something does", () => {
    const list = pending();
    expect([1, 2, 3, 4, 5].map((updates) => pollDelay(list, updates))).toEqual([2000, 3000, 5000, 10_000, 10_000]);
    expect(pollDelay(pending(), 6)).toBe(2000);
  });

  test("ends when every file has settled", () => {
    expect(pollDelay({ items: [upload("cv_1", { state: "complete" }), upload("cv_2", { state: "failed" })] }, 1)).toBe(false);
    expect(pollDelay(undefined, 0)).toBe(false);
  });

  test("goes on after an attempt that failed, because another follows", () => {
    expect(pollDelay({ items: [upload("cv_1", { state: "error" })] }, 1)).toBe(2000);
  });
});

test("of a long list, what went wrong and what moves is shown first, in the list's order", () => {
  const states = ["complete", "complete", "failed", "waiting", "analyzing"] as const;
  const lines = linesOf(
    states.map((state, index) => upload(`cv_${index}`, { state })),
    [],
    none,
  );
  expect(stateOf(mostUrgent(lines, 3))).toEqual(["failed", "waiting", "analyzing"]);
});

describe("a batch", () => {
  const earlier = upload("cv_1", { state: "complete", createdAt: "2026-11-19T10:00:00.000Z" });
  const just = upload("cv_2", { state: "complete", createdAt: "2026-11-20T09:59:00.000Z" });
  const pending = upload("cv_3", { state: "analyzing", createdAt: "2026-11-20T10:00:00.000Z" });

  test("holds the files that came together with a pending one, not those of the day before", () => {
    expect([...settledBefore(linesOf([earlier, just, pending], [], none))]).toEqual(["cv_1"]);
  });

  test("begins anew with files that only this tab knows yet, whatever its clock says", () => {
    expect([...settledBefore(linesOf([earlier, just], [sending("cv_4")], none))]).toEqual(["cv_1", "cv_2"]);
  });
});

test("no time is promised before two files have settled", () => {
  expect(timeLeft({ elapsedMs: 9000, settled: 1, pending: 9 })).toBeUndefined();
  expect(timeLeft({ elapsedMs: 9000, settled: 3, pending: 6 })).toBe(18_000);
  expect(timeLeft({ elapsedMs: 9000, settled: 3, pending: 0 })).toBeUndefined();
});

test("names are a hint: what does not end in .pdf is set apart", () => {
  const { pdfs, others } = byName([{ name: "a.PDF" }, { name: "b.docx" }, { name: "pdf" }]);
  expect(pdfs.map(({ name }) => name)).toEqual(["a.PDF"]);
  expect(others.map(({ name }) => name)).toEqual(["b.docx", "pdf"]);
});

describe("a file that waits for the account's payment", () => {
  const held = upload("cv_1", { code: "subscription.paused", message: "Your subscription is paused." });

  test("is not on its way: nobody asks again and again what became of it", () => {
    expect(isHeld(held)).toBe(true);
    expect(isPending(held)).toBe(false);
    expect(pollDelay({ items: [held] }, 1)).toBe(false);
    expect(pollDelay({ items: [held, upload("cv_2")] }, 1)).not.toBe(false);
  });

  test("says why it waits", () => {
    const [line] = linesOf([held], [], none);
    expect(line).toMatchObject({ state: "waiting", code: "subscription.paused", message: "Your subscription is paused." });
  });
});

describe("a file that could not be taken", () => {
  const failed = (changes: Partial<Upload>) => linesOf([upload("cv_1", { state: "failed", ...changes })], [], none)[0]!;

  test("is tried again while the server has it and attempts are left", () => {
    expect(remedyFor(failed({ code: "server", canRetry: true }))).toBe("retry");
  });

  test("is replaced once its attempts are spent", () => {
    expect(remedyFor(failed({ code: "cv.attempts" }))).toBe("replace");
    expect(remedyFor(failed({ code: "upload.failed" }))).toBe("replace");
  });

  test("is replaced where the file itself is at fault, for the same bytes would fail again", () => {
    expect(remedyFor(failed({ code: "read.scan", verdict: "scan", canRetry: true }))).toBe("replace");
  });

  test("has no other file to be replaced by where it came from the pool", () => {
    expect(remedyFor(failed({ code: "server", source: "pool" }))).toBe("none");
    expect(remedyFor(failed({ code: "server", source: "pool", canRetry: true }))).toBe("retry");
  });

  test("that never left this tab is sent again from here", () => {
    const [line] = linesOf([], [sending("cv_1", { state: "failed" })], none);
    expect(remedyFor(line!)).toBe("send");
  });
});

test("a file whose line was taken off is gone, also where this tab sent it and still knows of it", () => {
  const sent = sending("cv_1", { state: "sent" });
  const takenOff = new Set(["cv_1"]);
  expect(linesOf([upload("cv_1", { state: "failed" })], [sent], takenOff)).toEqual([]);
  expect(linesOf([], [sent], takenOff)).toEqual([]);
});

test("a line is drawn anew when something in it has changed, and only then", () => {
  const items = [upload("cv_1"), upload("cv_2")];
  const [before] = linesOf(items, [], none);
  const [same] = linesOf([...items], [], none);
  const [other] = linesOf([upload("cv_1", { state: "analyzing" })], [], none);
  expect(isSameLine(before!, same!)).toBe(true);
  expect(isSameLine(before!, other!)).toBe(false);
});
