import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const node = resolve("node_modules/.bin/node");
const guard = pathToFileURL(resolve("scripts/deploy/loopback-only.ts")).href;

// 192.0.2.1 and 2001:db8::1 are reserved for documentation: no host answers there.
test.for(["http://192.0.2.1/", "https://192.0.2.1/", "http://[2001:db8::1]/"])(
  "a request to %s is refused and written down",
  async (url) => {
    const folder = mkdtempSync(join(tmpdir(), "candor-guard-"));
    try {
      const env = { ...process.env, ESCAPES_FILE: join(folder, "escapes") };
      const program = `fetch(${JSON.stringify(url)}).catch((error) => console.log(error.cause.message))`;
      const { stdout } = await run(node, ["--import", guard, "--eval", program], { env });
      expect(stdout).toContain("was refused: this program stays on this machine");
      expect(readFileSync(env.ESCAPES_FILE, "utf8").trim()).toBe(new URL(url).hostname.replaceAll(/[[\]]/gu, ""));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test.for(["127.0.0.1", "localhost"])("a request to %s goes through", async (host) => {
  const server = createServer((_, response) => response.end("hello"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    const { port } = server.address() as AddressInfo;
    const program = `fetch("http://${host}:${port}/").then(async (answer) => console.log(await answer.text()))`;
    expect((await run(node, ["--import", guard, "--eval", program])).stdout).toBe("hello\n");
  } finally {
    server.close();
  }
});
