import { startTestCloud } from "@candor/local/testing";
import { afterAll, beforeAll, describe } from "vitest";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { cloud, setCloud } from "../support/cloud-of-file.ts";

/** Tests that move the clock. They share one cloud, because starting it and its functions takes longer than most of the tests. */
beforeAll(async () =>
  setCloud(await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) })),
);
afterAll(() => cloud.stop());

describe("CVs that come by a public page", async () => {
  await import("./moved-clock/public.ts");
});
describe("The morning's mails", async () => {
  await import("./moved-clock/digest.ts");
});
