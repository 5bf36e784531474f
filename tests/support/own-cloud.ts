import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";

/** The product in a process of its own, which can be killed and started again on the same data. */
export class OwnCloud {
  readonly url: string;
  readonly dataDir = mkdtempSync(join(tmpdir(), "candor-"));
  /** Takes mail, also after a restart. */
  readonly smtpPort: number;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number, smtpPort: number) {
    this.#port = port;
    this.smtpPort = smtpPort;
    this.url = `http://localhost:${port}`;
  }

  static async start(): Promise<OwnCloud> {
    const port = await freePortOfThree();
    const cloud = new OwnCloud(port, await freePortBeside(port));
    await cloud.start();
    return cloud;
  }

  async start(): Promise<void> {
    const program = fileURLToPath(new URL("./serve.ts", import.meta.url));
    const child = spawn(process.execPath, [program, String(this.#port), String(this.smtpPort), this.dataDir], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    for await (const line of createInterface(child.stdout)) if (line.startsWith("Ready: ")) return;
    throw new Error("The product ended before it was ready");
  }

  /** As a power cut would: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A port with two free ones behind it. */
async function freePortOfThree(): Promise<number> {
  for (;;) {
    const first = await listening(0);
    try {
      const rest = await Promise.all([listening(first.port + 1), listening(first.port + 2)]);
      for (const { close } of rest) await close();
      return first.port;
    } catch {
      // One of the neighbours is taken: try elsewhere.
    } finally {
      await first.close();
    }
  }
}

/** A free port that is none of the three. */
async function freePortBeside(first: number): Promise<number> {
  for (;;) {
    const { port, close } = await listening(0);
    await close();
    if (port < first || port > first + 2) return port;
  }
}

async function listening(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as { port: number };
  return { port: address.port, close: async () => void (await new Promise((resolve) => server.close(resolve))) };
}
