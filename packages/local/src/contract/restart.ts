import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface Child {
  readonly url: string;
  readonly s3: { readonly url: string };
  /** Messages that were made visible again at the start. */
  readonly released: number;
  readonly pid: number;
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>;
}

/** Starts the services over `dataDir` in a process of their own. */
export async function startChild(dataDir: string, mode: "hearing" | "deaf" = "hearing"): Promise<Child> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./child.ts", import.meta.url)), dataDir, mode], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const first = await Promise.race([once(createInterface(child.stdout), "line"), exited.then(() => undefined)]);
  if (!first) throw new Error("The services did not start.");
  const addresses = JSON.parse(first[0] as string) as Pick<Child, "url" | "s3" | "released">;
  return {
    ...addresses,
    pid: child.pid ?? 0,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
