import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { Client } from "../client.ts";
import { patiently } from "./seed.ts";

/** A product that answers `GET /api/jobs` with these statuses, one after the other. */
async function answering(...statuses: number[]): Promise<{ client: Client; calls: () => number; stop: () => void }> {
  let calls = 0;
  const server = createServer((_, response) => {
    response.writeHead(statuses[calls++] ?? 200, { "content-type": "application/json" }).end('{"items":[]}');
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { client: new Client(`http://127.0.0.1:${port}`), calls: () => calls, stop: () => server.close() };
}

const PAUSE_MS = 1;

test("a step that a busy product refuses is begun again until it succeeds", async () => {
  const { client, calls, stop } = await answering(503, 429, 503);
  await patiently(async () => void (await client.ok("GET /api/jobs")), PAUSE_MS);
  expect(calls()).toBe(4);
  stop();
});

test("a step that is refused for good, or for too long, fails", async () => {
  const wrong = await answering(400);
  await expect(patiently(async () => void (await wrong.client.ok("GET /api/jobs")), PAUSE_MS)).rejects.toThrow("answered 400");
  expect(wrong.calls()).toBe(1);
  wrong.stop();

  const busy = await answering(...Array.from({ length: 20 }, () => 503));
  await expect(patiently(async () => void (await busy.client.ok("GET /api/jobs")), PAUSE_MS)).rejects.toThrow("answered 503");
  expect(busy.calls()).toBe(8);
  busy.stop();
});
