import { expect, test, vi } from "vitest";
import type { Flaw } from "../../../../ui/files/check-file.ts";
import type { Form, Told } from "../queries.ts";
import { type Calls, Delivery } from "./delivery.ts";

const file = (name: string) => new File(["%PDF-1.7"], name);
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`cv-${index}.pdf`));
const formOf = (cvId: string): Form => ({ cvId, url: "/bucket", fields: {} });

/** A link that takes everything and reads it at once, unless told otherwise. */
function aDelivery(changes: Partial<Calls> = {}) {
  let nextId = 1;
  const log = { forms: [] as number[], asked: [] as number[], most: 0, sending: 0 };
  const calls: Calls = {
    flawOf: async () => undefined,
    forms: async (files) => {
      log.forms.push(files.length);
      return files.map(() => formOf(`cv_${nextId++}`));
    },
    post: async () => {
      log.most = Math.max(log.most, ++log.sending);
      await Promise.resolve();
      log.sending--;
    },
    told: async (cvIds) => {
      log.asked.push(cvIds.length);
      return cvIds.map((cvId): Told => ({ cvId, state: "complete", code: null, message: null }));
    },
    wordsFor: (error) => (error as Error).message,
    wait: async () => {},
    ...changes,
  };
  const delivery = new Delivery(calls);
  const states = () => delivery.lines().map(({ state }) => state);
  const settled = () =>
    vi.waitFor(() => expect(states().every((state) => state === "complete" || state === "failed")).toBe(true));
  return { delivery, log, states, settled };
}

test("many files get forms in portions of 50, leave three at a time, and all arrive", async () => {
  const { delivery, log, states, settled } = aDelivery();
  await delivery.add(files(120));
  await settled();
  expect(new Set(states())).toEqual(new Set(["complete"]));
  expect(log.forms).toEqual([50, 50, 20]);
  expect(log.most).toBe(3);
  expect(Math.max(...log.asked)).toBeLessThanOrEqual(50);
});

test("a file that is no PDF is named and costs no place of the link", async () => {
  const { delivery, log, settled } = aDelivery({
    flawOf: async ({ name }): Promise<Flaw | undefined> => (name.endsWith(".docx") ? "notPdf" : undefined),
  });
  await delivery.add([file("cv.docx"), file("cv.pdf")]);
  await settled();
  expect(log.forms).toEqual([1]);
  expect(delivery.lines()).toMatchObject([
    { name: "cv.docx", state: "failed", trouble: { flaw: "notPdf" }, canRetry: false },
    { name: "cv.pdf", state: "complete" },
  ]);
});

test("a file that gets lost on the way is sent again with the form it has: it takes one place", async () => {
  let isOnline = false;
  const { delivery, log, settled } = aDelivery({
    post: async () => {
      if (!isOnline) throw new Error("offline");
    },
  });
  await delivery.add([file("cv.pdf")]);
  await settled();
  expect(delivery.lines()).toMatchObject([{ state: "failed", trouble: "lost", canRetry: true }]);
  isOnline = true;
  await delivery.retry(delivery.lines()[0]!.key);
  await settled();
  expect(delivery.lines()).toMatchObject([{ state: "complete" }]);
  expect(log.forms).toEqual([1]);
});

test("files that the link refuses say so in its words, and can be sent once there is room", async () => {
  let hasRoom = false;
  const { delivery, settled } = aDelivery({
    forms: async (files) => {
      if (!hasRoom) throw new Error("This link takes 5 CVs; 1 more can be sent.");
      return files.map((_, index) => formOf(`cv_${index}`));
    },
  });
  await delivery.add(files(2));
  await settled();
  expect(delivery.lines()).toMatchObject([
    { state: "failed", trouble: { message: "This link takes 5 CVs; 1 more can be sent." }, canRetry: true },
    { state: "failed" },
  ]);
  hasRoom = true;
  delivery.remove(delivery.lines()[1]!.key);
  await delivery.retry(delivery.lines()[0]!.key);
  await settled();
  expect(delivery.lines()).toMatchObject([{ name: "cv-0.pdf", state: "complete" }]);
});

test("a CV that could not be read is replaced by another file in its line", async () => {
  let answer: Pick<Told, "state" | "message"> = { state: "failed", message: "A scan without text." };
  const { delivery, log, settled } = aDelivery({
    told: async (cvIds) => cvIds.map((cvId) => ({ cvId, code: null, ...answer })),
  });
  await delivery.add([file("scan.pdf")]);
  await settled();
  expect(delivery.lines()).toMatchObject([{ trouble: { message: "A scan without text." }, canRetry: false }]);
  answer = { state: "complete", message: null };
  await delivery.replace(delivery.lines()[0]!.key, file("text.pdf"));
  await settled();
  expect(delivery.lines()).toMatchObject([{ name: "text.pdf", state: "complete" }]);
  expect(log.forms).toEqual([1, 1]);
});

test("files are asked after until all are known, even when a call fails", async () => {
  let calls = 0;
  const { delivery, states, settled } = aDelivery({
    told: async (cvIds) => {
      calls++;
      if (calls === 1) throw new Error("offline");
      return cvIds.slice(0, calls - 1).map((cvId) => ({ cvId, state: "complete", code: null, message: null }));
    },
  });
  await delivery.add(files(3));
  await settled();
  expect(states()).toEqual(["complete", "complete", "complete"]);
});

test("a page that is left sends and asks no more", async () => {
  const post = vi.fn<Calls["post"]>(() => new Promise(() => {}));
  const { delivery } = aDelivery({ post });
  await delivery.add(files(5));
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(3));
  delivery.stop();
  for (const [, , { signal }] of post.mock.calls) expect(signal.aborted).toBe(true);
  expect(post).toHaveBeenCalledTimes(3);
});
