import { createWriteStream } from "node:fs";
import { startServices } from "./services.ts";

/**
 * The services in a process of their own, for tests that kill it: `node child.ts DATA_DIR [deaf]`. Prints its addresses as JSON on the first line.
 * With "deaf" the notification of a created object never ends; otherwise each is a line of DATA_DIR/created.ndjson.
 */
const [dataDir = "", mode] = process.argv.slice(2);
const heard = createWriteStream(`${dataDir}/created.ndjson`, { flags: "a" });
const cloud = await startServices({
  dataDir,
  onCreated: (event) =>
    mode === "deaf"
      ? new Promise(() => {})
      : new Promise((resolve) => heard.write(`${JSON.stringify(event)}\n`, () => resolve())),
});
const released = cloud.sqs.releaseInFlight();
process.stdout.write(`${JSON.stringify({ url: cloud.url, s3: { url: cloud.s3.url }, released })}\n`);
