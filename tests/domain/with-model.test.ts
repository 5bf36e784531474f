import { startTestCloud } from "@candor/local/testing";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import { localModelFrom, localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { cloud, setCloud } from "../support/cloud-of-file.ts";
import { server } from "./with-model/server.ts";

/** The product with a language model behind it. The tests share one cloud, because starting it takes longer than most of them. */
beforeAll(async () => {
  await server.start();
  const environment = { OPENAI_API_KEY: "sk-product", OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_MODEL: "product-1" };
  const { model, secrets = {} } = localModelFrom(environment);
  const synth = (siteUrl: string, outdir: string) => synthesise(localSettings(siteUrl, undefined, model), outdir);
  setCloud(await startTestCloud({ synthesise: synth, secrets }));
});
afterAll(async () => {
  await cloud.stop();
  await server.stop();
});
afterEach(() => void server.reset());

describe("Marks", async () => {
  await import("./with-model/marks.ts");
});
describe("Texts of the free tools", async () => {
  await import("./with-model/rewrite.ts");
});
