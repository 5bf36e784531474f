import { expect, test } from "vitest";
import { createAutosave } from "./autosave.ts";

/** A server that answers when told to. */
function recorder({ text = "", saved = "" } = {}) {
  const requests: { text: string; answer: () => void; refuse: () => void }[] = [];
  const drafts: (string | null)[] = [];
  const save = (text: string) =>
    new Promise<void>((resolve, reject) => requests.push({ text, answer: resolve, refuse: () => reject(new Error("no")) }));
  const autosave = createAutosave({ text, saved, save, keep: (draft) => drafts.push(draft) });
  return { autosave, requests, drafts };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what is written while a request runs is saved after it, one request at a time", async () => {
  const { autosave, requests } = recorder();
  autosave.write("Calm");
  void autosave.flush();
  autosave.write("Calm and precise");
  void autosave.flush();
  expect(requests.map(({ text }) => text)).toEqual(["Calm"]);

  requests[0]?.answer();
  await settled();
  expect(requests.map(({ text }) => text)).toEqual(["Calm", "Calm and precise"]);
  requests[1]?.answer();
  await settled();
  expect(autosave.read()).toMatchObject({ text: "Calm and precise", state: "saved" });
});

test("a refused text stays on the page and in its draft, and can be saved again", async () => {
  const { autosave, requests, drafts } = recorder();
  autosave.write("Can start 1 February");
  void autosave.flush();
  requests[0]?.refuse();
  await settled();
  expect(autosave.read()).toMatchObject({ text: "Can start 1 February", state: "failed" });
  expect(drafts).toEqual(["Can start 1 February"]);

  void autosave.flush();
  requests[1]?.answer();
  await settled();
  expect(autosave.read().state).toBe("saved");
  expect(drafts.at(-1)).toBeNull();
});

test("a draft that an earlier failure left is saved, and nothing when there is none", async () => {
  const { autosave, requests } = recorder({ text: "from before", saved: "older" });
  void autosave.flush();
  expect(requests.map(({ text }) => text)).toEqual(["from before"]);

  const clean = recorder({ text: "same", saved: "same" });
  await clean.autosave.flush();
  expect(clean.requests).toEqual([]);
});
