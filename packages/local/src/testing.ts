/** A local cloud for tests: free ports, a fresh synth, and a temporary data folder that `stop` removes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cloud, type CloudOptions, PORTS, startCloud } from "./cloud/cloud.ts";
import { freePorts } from "./kernel/ports.ts";

export { faultsAt, type FaultsHandle, type StandingFault } from "./faults/handle.ts";
export type { FaultWanted } from "./kernel/faults.ts";
export { freePorts } from "./kernel/ports.ts";
export { type StripeHandle, stripeAt } from "./stripe/handle.ts";
export { startTestStripe, type TestStripe } from "./stripe/testing.ts";

export interface TestCloudOptions extends Omit<CloudOptions, "assembly" | "dataDir" | "port"> {
  /** Writes the cloud assembly of a site at this URL to a folder. */
  readonly synthesise: (siteUrl: string, outdir: string) => unknown;
}

/**
 * Starts a cloud for a test run or a test file; `stop` also removes its folders. In a vitest globalSetup, provide `url` and `env()` to
 * the test files.
 */
export async function startTestCloud({ synthesise, ...options }: TestCloudOptions): Promise<Cloud> {
  // Lambda's time zone. It applies to the whole process with the functions' threads.
  process.env.TZ = "UTC";
  const folder = mkdtempSync(join(tmpdir(), "local-cloud-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const port = await freePorts(PORTS);
    const assembly = join(folder, "assembly");
    synthesise(`http://localhost:${port}`, assembly);
    const cloud = await startCloud({ ...options, assembly, dataDir: join(folder, "data"), port });
    return {
      ...cloud,
      async stop() {
        await cloud.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
