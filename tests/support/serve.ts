/** The product on two ports and a data folder, without the demo: `node tests/support/serve.ts PORT SMTP_PORT FOLDER`. Tests kill it. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCloud } from "@candor/local";
import { localModelFrom, localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";

process.env["TZ"] = "UTC";
const [port = "", smtpPort = "", dataDir = ""] = process.argv.slice(2);
const assembly = mkdtempSync(join(tmpdir(), "assembly-"));
const { model, secrets = {} } = localModelFrom(process.env);
synthesise(localSettings(`http://localhost:${port}`, undefined, model), assembly);
const { url } = await startCloud({ assembly, dataDir, port: Number(port), smtpPort: Number(smtpPort), secrets });
console.log(`Ready: ${url}`);
