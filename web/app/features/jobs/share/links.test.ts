import { BULK_LINK_MAX_DAYS } from "@candor/core/kernel/limits";
import { expect, test } from "vitest";
import { daysFor, endOf, type LinkForm, linkSchema, usualLink } from "./links.ts";

const now = new Date(2026, 10, 21, 15, 30);

/** Names of the fields that the schema refuses. */
const wrongIn = (form: LinkForm) =>
  linkSchema(now)
    .safeParse(form)
    .error?.issues.map(({ path }) => path[0]) ?? [];

test("a new link takes fifty CVs for thirty days unless said otherwise", () => {
  expect(usualLink(now)).toEqual({ label: "", limit: "50", ends: "2026-12-21" });
  expect(wrongIn(usualLink(now))).toEqual([]);
});

test("a link lives until the end of its last day", () => {
  const end = endOf("2026-11-21");
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([21, 23, 59]);
  expect(end > now).toBe(true);
});

test("the last day that can be chosen ends within what the server allows, whatever the hour", () => {
  for (const hour of [0, 12, 23]) {
    const at = new Date(2026, 10, 21, hour, 59);
    expect(endOf(daysFor(at).last).getTime() - at.getTime()).toBeLessThanOrEqual(BULK_LINK_MAX_DAYS * 86_400_000);
  }
});

test.for(["0", "1001", "1.5", "", "many"])("%j CVs are refused", (limit) => {
  expect(wrongIn({ ...usualLink(now), limit })).toEqual(["limit"]);
});

test.for(["2026-11-20", "2027-11-21", "", "soon"])("%j as the last day is refused", (ends) => {
  expect([...new Set(wrongIn({ ...usualLink(now), ends }))]).toEqual(["ends"]);
});
