/** The product on a port and a data folder, without the demo: `node tests/support/serve.ts PORT FOLDER`. Tests kill it. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCloud } from "@candor/local";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";

process.env["TZ"] = "UTC";
const [port = "", dataDir = ""] = process.argv.slice(2);
const assembly = mkdtempSync(join(tmpdir(), "assembly-"));
synthesise(localSettings(`http://localhost:${port}`), assembly);
const { url } = await startCloud({ assembly, dataDir, port: Number(port) });
console.log(`Ready: ${url}`);
