import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { report } from "./audit.ts";

const advisory = { title: "Reads files of others", url: "https://github.com/advisories/1", severity: "high" };

test("findings come worst first, each with what to do", () => {
  const { lines, code } = report({
    vulnerabilities: {
      low: { name: "low", severity: "low", range: "<2", via: ["high"], fixAvailable: true },
      high: {
        name: "high",
        severity: "high",
        range: "<1.2.3",
        via: [advisory],
        fixAvailable: { name: "parent", version: "2.0.0", isSemVerMajor: true },
      },
      none: { name: "none", severity: "moderate", range: "*", via: [advisory], fixAvailable: false },
    },
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    "high: high <1.2.3",
    "  Reads files of others (https://github.com/advisories/1)",
    '  To do: set parent to 2.0.0 where a package.json names it, then run "npm install" and the check. It is a new major version: read its changes first.',
    "moderate: none *",
    "  Reads files of others (https://github.com/advisories/1)",
    "  To do: there is no fixed version. Read the advisory; if the fault can be reached, replace the package or its use.",
    "low: low <2",
    "  by way of high",
    '  To do: run "npm update" for it, then the check.',
  ]);
});

test("an audit without findings says so", () => {
  expect(report({ vulnerabilities: {} })).toEqual({ lines: ["No known fault in the packages that ship."], code: 0 });
});

let server: Server | undefined;
afterEach(() => server?.close());

/** `npm run audit` against a registry of ours. */
async function audit(answer: (path: string) => { status: number; body: string }): Promise<{ said: string; code: number }> {
  server = createServer((request, response) => {
    const { status, body } = answer(request.url ?? "");
    request.resume().once("end", () => response.writeHead(status, { "content-type": "application/json" }).end(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const child = spawn(process.execPath, [resolve("scripts/audit.ts")], {
    env: { ...process.env, npm_config_registry: registry, npm_config_fetch_retries: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit") as Promise<[number]>]);
  return { said, code };
}

test("a registry that does not answer is told apart from one that knows of no fault", { tags: "detail" }, async () => {
  const refused = await audit(() => ({ status: 405, body: "" }));
  expect(refused.said).toMatch(/^The registry did not answer, so nothing is known about faults of packages: .*405/u);
  expect(refused.code).toBe(2);
  server?.close();

  expect(await audit(() => ({ status: 200, body: "{}" }))).toEqual({
    said: "No known fault in the packages that ship.\n",
    code: 0,
  });
});
