/** Processes that run the product's commands as instances of a function would, each with caches of its own. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestTable } from "@candor/local/testing/table";
import type { Asked, Told } from "./work.ts";

/** The memory of a function of the API, in MB, and the part of it that the heap may have. */
export const FUNCTION_MB = 1024;
const HEAP_MB = 900;

export class Instance {
  readonly #child: ChildProcess;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ env }: TestTable) {
    this.#child = fork(join(import.meta.dirname, "worker.ts"), {
      env: { ...process.env, ...env, TZ: "UTC", MAILBOX_DOMAIN: "jobs.firm.example", SITE_URL: "https://firm.example" },
      execArgv: ["--expose-gc", `--max-old-space-size=${HEAP_MB}`],
    });
  }

  /** Runs one piece of work for an account and returns what it has used. Like a function's instance it does one at a time. */
  run<T>(accountId: string, name: string, args: object = {}): Promise<Told<T>> {
    const told = this.#last.then(() => this.#ask<T>(accountId, name, args));
    this.#last = told.catch(() => {});
    return told;
  }

  async #ask<T>(accountId: string, name: string, args: object): Promise<Told<T>> {
    this.#child.send({ name, accountId, args } satisfies Asked);
    const [told] = (await once(this.#child, "message")) as unknown[];
    if (typeof told === "object" && told !== null && "answer" in told) return told as Told<T>;
    throw new Error(`${name} failed: ${JSON.stringify(told)}`);
  }

  async end(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill();
    await ended;
  }
}
