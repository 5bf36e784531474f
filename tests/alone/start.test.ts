import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { freePorts } from "@candor/local/testing";
import { afterAll, expect, test } from "vitest";
import { Client } from "../../scripts/client.ts";

const run = promisify(execFile);
const dataDir = mkdtempSync(join(tmpdir(), "candor-start-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs the command of `npm start` until it reports that it is ready, or ends. */
async function start(port: number): Promise<{ said: string[]; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, PORT: String(port), SMTP_PORT: "0", LOCAL_DATA: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  const said: string[] = [];
  child.stderr.on("data", (text: Buffer) => said.push(text.toString()));
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (line.startsWith("Ready")) break;
  }
  return {
    said,
    stop: async () => {
      child.kill("SIGINT");
      await once(child, "exit");
    },
  };
}

test("the product fills an empty folder with the demo, and restarts on the kept data", async () => {
  const port = await freePorts(5);
  const first = await start(port);
  expect(first.said.at(-1)).toBe(`Ready: http://localhost:${port}`);
  const client = new Client(`http://localhost:${port}`);
  await client.openDemo();
  expect((await client.ok("GET /api/jobs")).items.length).toBeGreaterThan(0);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('href="/_local/demo"');
  const german = await fetch(`http://localhost:${port}/_local/demo?locale=de`, { redirect: "manual" });
  expect(german.headers.get("location")).toBe("/de/dashboard");
  await first.stop();

  const again = await start(port);
  expect(again.said.at(-1)).toBe(`Ready: http://localhost:${port}`);
  await client.openDemo();
  expect((await client.ok("GET /api/jobs")).items.length).toBeGreaterThan(0);
  // The start has made prices, portal and webhook: the operator's command finds nothing to do, and shows no secret.
  const { stdout } = await run(process.execPath, ["scripts/plans.ts", "--stage", "local"], {
    env: { ...process.env, LOCAL_DATA: dataDir },
  });
  expect(stdout).toBe("Everything is up to date.\n");
  await again.stop();
});
