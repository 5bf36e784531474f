import { expect, test } from "vitest";
import { createAutosave } from "./autosave.ts";
import { keptAutosave, letGo, sendUnsent } from "./unsent.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("notes that failed without a line are sent when it is back, also after their page was left", async () => {
  let isOffline = true;
  const sent: string[] = [];
  const save = async (text: string) => {
    if (isOffline) throw new Error("offline");
    sent.push(text);
  };
  const create = () => createAutosave({ text: "", saved: "", save, keep: () => undefined });
  const autosave = keptAutosave("notes job cv", create);
  autosave.write("Calm");
  await autosave.flush();
  letGo(autosave);
  expect([sent, keptAutosave("notes job cv", create).read().text]).toEqual([[], "Calm"]);

  isOffline = false;
  await sendUnsent();
  await settled();
  expect(sent).toEqual(["Calm"]);
  expect(keptAutosave("notes job cv", create)).not.toBe(autosave);
});
