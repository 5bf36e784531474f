import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { freePorts } from "@candor/local/testing";

/** The product in a process of its own, which can be killed and started again on the same data. */
export class OwnCloud {
  readonly url: string;
  readonly dataDir = mkdtempSync(join(tmpdir(), "candor-"));
  /** Port of the SMTP server, the same after a restart. */
  readonly smtpPort: number;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number, smtpPort: number) {
    this.#port = port;
    this.smtpPort = smtpPort;
    this.url = `http://localhost:${port}`;
  }

  static async start(): Promise<OwnCloud> {
    const port = await freePorts(5);
    const cloud = new OwnCloud(port, port + 3);
    await cloud.start();
    return cloud;
  }

  /** @param env variables of the product's environment, beside this process' own */
  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const program = fileURLToPath(new URL("./serve.ts", import.meta.url));
    const child = spawn(process.execPath, [program, String(this.#port), String(this.smtpPort), this.dataDir], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...env },
    });
    this.#process = child;
    for await (const line of createInterface(child.stdout)) if (line.startsWith("Ready: ")) return;
    throw new Error("The product ended before it was ready");
  }

  /** Kills the product as a power cut would: no handler runs, nothing is flushed. */
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
