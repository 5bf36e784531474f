import { KEPT_ADVERT_KEY, KEPT_ADVERT_MS } from "@candor/core/job/kept-advert.info";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetKeptAdvert, keptAdvert } from "./kept-advert.ts";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});

const KEPT = { title: "Koch (m/w/d)", text: "Koch (m/w/d)\n\nIhr Profil\n- HACCP", keptAt: 1000 };

test("an advert of the free tool is found again for a day, then it is not", () => {
  localStorage.setItem(KEPT_ADVERT_KEY, JSON.stringify(KEPT));
  expect(keptAdvert(1000 + KEPT_ADVERT_MS - 1)).toEqual(KEPT);
  expect(keptAdvert(1000 + KEPT_ADVERT_MS)).toBeUndefined();
});

test("it is erased once it is in the form", () => {
  localStorage.setItem(KEPT_ADVERT_KEY, JSON.stringify(KEPT));
  forgetKeptAdvert();
  expect(keptAdvert(1001)).toBeUndefined();
});

test.for(["", "null", "{", '{"title":1}'])("what is no advert is ignored: %s", (stored) => {
  localStorage.setItem(KEPT_ADVERT_KEY, stored);
  expect(keptAdvert(1001)).toBeUndefined();
});
