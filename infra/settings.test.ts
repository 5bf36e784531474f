import { expect, test } from "vitest";
import { settingsFor } from "./settings.ts";
import { injectConfig } from "./site-config.ts";

const environment = {
  CANDOR_DOMAIN: "candor.example",
  CANDOR_HOSTED_ZONE_ID: "Z1",
  CANDOR_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:123456789012:certificate/1",
  CANDOR_ALARM_EMAIL: "alarms@candor.example",
};

test("production owns the domain and keeps its data", () => {
  expect(settingsFor("production", environment)).toMatchObject({
    siteUrl: "https://candor.example",
    mailFrom: "login@candor.example",
    keepsData: true,
  });
});

test("any other stage lives under the domain; a passing one keeps nothing", () => {
  expect(settingsFor("pr-7", environment)).toMatchObject({ siteUrl: "https://pr-7.candor.example", keepsData: false });
  expect(settingsFor("staging", environment)).toMatchObject({ domain: "staging.candor.example", keepsData: true });
});

test("what is missing is named at once", () => {
  expect(() => settingsFor("staging", { CANDOR_DOMAIN: "candor.example" })).toThrow(
    "Set CANDOR_HOSTED_ZONE_ID, CANDOR_CERTIFICATE_ARN, CANDOR_ALARM_EMAIL first",
  );
});

test.for(["", "Production", "a_b", "9lives", "local", "x".repeat(21)])('"%s" is refused as a stage', (stage) => {
  expect(() => settingsFor(stage, environment)).toThrow("is no stage to deploy");
});

const page = '<head><script type="application/json" id="config">{}</script></head>';

test("the app is told its configuration, which cannot end its script early", () => {
  const html = injectConfig(page, { stage: "local", demoUrl: "</script><b>$&" });
  expect(html).toBe(
    '<head><script type="application/json" id="config">{"stage":"local","demoUrl":"\\u003c/script>\\u003cb>$&"}</script></head>',
  );
});

test.for([{ html: "<head></head>" }, { html: page + page }])("a page without one place for it is refused", ({ html }) => {
  expect(() => injectConfig(html, { stage: "local" })).toThrow("app.html needs exactly one");
});
