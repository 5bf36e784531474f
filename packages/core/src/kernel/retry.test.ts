import { expect, test } from "vitest";
import { Contended, LOST, retry } from "./retry.ts";

test("a lost attempt is retried, and the first other result is returned", async () => {
  const outcomes = [LOST, LOST, "written"] as const;
  let made = 0;
  expect(await retry("to write", async () => outcomes[made++]!)).toBe("written");
  expect(made).toBe(3);
});

test("attempts end after a given number, and the error names the action", async () => {
  let made = 0;
  const endless = retry("to write", async () => (made++, LOST), { attempts: 4 });
  await expect(endless).rejects.toThrow(new Contended("to write lost 4 races in a row"));
  expect(made).toBe(4);
});

test("an error in an attempt is not retried", async () => {
  let made = 0;
  const failing = retry("to write", async () => {
    made++;
    throw new Error("no such table");
  });
  await expect(failing).rejects.toThrow("no such table");
  expect(made).toBe(1);
});
