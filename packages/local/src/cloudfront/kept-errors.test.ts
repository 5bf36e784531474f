import { expect, test } from "vitest";
import type { ApiReply, ApiRequest } from "../apigateway/payload.ts";
import { KeptErrors } from "./kept-errors.ts";

const clock = { time: 0, now: () => clock.time };
const ask = (path: string, method = "GET") => ({ path, method }) as ApiRequest;
const reply = (status: number, cacheControl?: string): ApiReply => ({
  status,
  headers: cacheControl ? { "cache-control": cacheControl } : {},
  body: Buffer.alloc(0),
});
const statuses = async (errors: KeptErrors, first: ApiReply, method = "GET") => {
  const said = [await errors.answer(ask("/a", method), async () => first)];
  said.push(await errors.answer(ask("/a", method), async () => reply(200)));
  return said.map(({ status }) => status);
};
const fresh = (...ttls: [number, number][]) => new KeptErrors(new Map(ttls), clock);

test("an error of a server is kept for everybody, whatever its headers say, for ten seconds", async () => {
  const errors = fresh();
  expect(await statuses(errors, reply(503, "no-store"))).toEqual([503, 503]);
  expect((await errors.answer(ask("/b"), async () => reply(200))).status).toBe(200);
  clock.time += 10_000;
  expect((await errors.answer(ask("/a"), async () => reply(200))).status).toBe(200);
});

test("one that the distribution gives no time is not kept", async () => {
  expect(await statuses(fresh([503, 0]), reply(503))).toEqual([503, 200]);
});

test("a missing page is kept unless its origin forbids it; refusals and writes are never kept", async () => {
  expect(await statuses(fresh(), reply(404))).toEqual([404, 404]);
  expect(await statuses(fresh(), reply(404, "no-store"))).toEqual([404, 200]);
  for (const status of [400, 401, 403, 429]) expect(await statuses(fresh(), reply(status))).toEqual([status, 200]);
  expect(await statuses(fresh(), reply(503), "POST")).toEqual([503, 200]);
});
