/** Builds the extension and packs it for the stores, without the key: `npm run pack-extension -- --site https://candor.example`. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildExtension } from "../build.ts";
import { packExtension } from "../pack.ts";

const { site } = parseArgs({ options: { site: { type: "string" } } }).values;
if (!site || !URL.canParse(site) || !site.startsWith("https://")) {
  console.error("Name the product's address: --site https://candor.example");
  process.exit(1);
}
await buildExtension();
writeFileSync("dist/extension-store.zip", packExtension("dist/extension", { siteUrl: site, isForStore: true }));
console.log(`dist/extension-store.zip is for ${new URL(site).origin}`);
