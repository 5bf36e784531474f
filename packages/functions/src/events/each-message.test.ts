import { expect, test } from "vitest";
import { secondsBefore } from "./each-message.ts";

test("a message that failed comes back soon, then later each time, and never later than after a quarter of an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(secondsBefore)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
});
