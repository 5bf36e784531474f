/** The product on two ports and a data folder, without the demo: `node tests/support/serve.ts PORT SMTP_PORT FOLDER`. Tests kill it. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCloud } from "@candor/local";
import { localFederationSecrets } from "../../infra/federation-settings.ts";
import { localModelFrom, localSettings, restoredTableFrom } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { OPERATOR_FILE } from "../../scripts/operator.ts";
import { preparePayments } from "../../scripts/payments.ts";

process.env["TZ"] = "UTC";
const [port = "", smtpPort = "", dataDir = ""] = process.argv.slice(2);
const assembly = mkdtempSync(join(tmpdir(), "assembly-"));
const { model, secrets = {} } = localModelFrom(process.env);
const settings = { ...localSettings(`http://localhost:${port}`, undefined, model), ...restoredTableFrom(process.env) };
synthesise(settings, assembly);
const cloud = await startCloud({
  assembly,
  dataDir,
  port: Number(port),
  smtpPort: Number(smtpPort),
  secrets: { ...secrets, ...localFederationSecrets() },
  preparePayments,
});
writeFileSync(join(dataDir, OPERATOR_FILE), JSON.stringify(cloud.env()), { mode: 0o600 });
console.log(`Ready: ${cloud.url}`);
