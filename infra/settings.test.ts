import { expect, test } from "vitest";
import { EXTENSION_ID } from "../packages/extension/src/id.ts";
import { localModelFrom, localSettings, settingsFor } from "./settings.ts";
import { injectConfig } from "./site-config.ts";

const environment = {
  CANDOR_DOMAIN: "candor.example",
  CANDOR_HOSTED_ZONE_ID: "Z1",
  CANDOR_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:123456789012:certificate/1",
  CANDOR_ALARM_EMAIL: "alarms@candor.example",
  CANDOR_CONTACT_EMAIL: "hello@candor.example",
  CANDOR_IMPRINT: "Candor Example GmbH | Musterweg 1 | 10115 Berlin",
};

test("production owns the domain and keeps its data", () => {
  expect(settingsFor("production", environment)).toMatchObject({
    siteUrl: "https://candor.example",
    mailFrom: "login@candor.example",
    mailboxDomain: "jobs.candor.example",
    mailRuleSet: "candor",
    keepsData: true,
  });
});

test("any other stage gets a subdomain; a temporary one keeps no data", () => {
  expect(settingsFor("pr-7", environment)).toMatchObject({ siteUrl: "https://pr-7.candor.example", keepsData: false });
  expect(settingsFor("staging", environment)).toMatchObject({ domain: "staging.candor.example", keepsData: true });
});

test("an account that already has an active receipt rule set uses it by name", () => {
  expect(settingsFor("staging", { ...environment, CANDOR_MAIL_RULE_SET: "company" }).mailRuleSet).toBe("company");
});

test("a stage has the language model that the environment names, and none otherwise", () => {
  expect(settingsFor("staging", environment).model).toBeUndefined();
  const named = { ...environment, OPENAI_MODEL: "gpt-4.1-mini" };
  expect(settingsFor("staging", named).model).toEqual({ name: "gpt-4.1-mini" });
  expect(settingsFor("staging", { ...named, OPENAI_BASE_URL: "https://models.example/v1" }).model).toEqual({
    name: "gpt-4.1-mini",
    baseUrl: "https://models.example/v1",
  });
});

test("a stage adds no taxes unless its environment says so, and uses Stripe's own address", () => {
  expect(settingsFor("staging", environment).payments).toEqual({ automaticTax: false });
  expect(settingsFor("staging", { ...environment, CANDOR_AUTOMATIC_TAX: "true" }).payments).toEqual({ automaticTax: true });
  expect(() => settingsFor("staging", { ...environment, CANDOR_AUTOMATIC_TAX: "yes" })).toThrow("CANDOR_AUTOMATIC_TAX");
  expect(localSettings("http://localhost:4100").payments).toEqual({ automaticTax: false, apiUrl: "http://127.0.0.1:4104" });
});

test("the local cloud has a model if the environment contains its key, which is not in the settings", () => {
  expect(localModelFrom({ OPENAI_MODEL: "gpt-4.1" })).toEqual({});
  expect(localModelFrom({ OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "http://127.0.0.1:8080/v1" })).toEqual({
    model: { name: "gpt-4.1-mini", baseUrl: "http://127.0.0.1:8080/v1" },
    secrets: { "candor/local/openai-api-key": "sk-1" },
  });
});

const GOOGLE = { CANDOR_GOOGLE_CLIENT_ID: "1-a.apps.googleusercontent.com", CANDOR_SIGN_IN_PREFIX: "candor-staging" };

test("a stage signs in with the providers whose client ids the environment names, and with nobody else", () => {
  expect(settingsFor("staging", environment).federation).toBeUndefined();
  expect(settingsFor("staging", { ...environment, ...GOOGLE }).federation).toEqual({
    domainPrefix: "candor-staging",
    google: { clientId: "1-a.apps.googleusercontent.com" },
  });
  const both = { ...GOOGLE, CANDOR_MICROSOFT_CLIENT_ID: "01234567-89ab-4cde-8f01-23456789abcd" };
  expect(settingsFor("staging", { ...environment, ...both }).federation?.microsoft).toEqual({
    clientId: "01234567-89ab-4cde-8f01-23456789abcd",
    authority: "https://login.microsoftonline.com",
  });
});

test.for([
  [{ CANDOR_SIGN_IN_PREFIX: "" }, "CANDOR_SIGN_IN_PREFIX"],
  [{ CANDOR_SIGN_IN_PREFIX: "my-cognito" }, "my-cognito"],
  [{ CANDOR_SIGN_IN_PREFIX: "Candor" }, "Candor"],
  [{ CANDOR_GOOGLE_CLIENT_ID: "123" }, "googleusercontent"],
  [{ CANDOR_MICROSOFT_CLIENT_ID: "candor" }, "GUID"],
] as const)("sign-in settings %j stop the deploy with a sentence", ([change, sentence]) => {
  expect(() => settingsFor("staging", { ...environment, ...GOOGLE, ...change })).toThrow(sentence);
});

test("a stage knows the extension that is loaded by hand, and those of the stores that its environment names", () => {
  expect(settingsFor("staging", environment).extension).toEqual({
    chromiumIds: [EXTENSION_ID],
    geckoIds: ["extension@candor.example"],
    stores: {},
  });
  const named = {
    CANDOR_EXTENSION_IDS: `${"a".repeat(32)}, ${"p".repeat(32)}`,
    CANDOR_CHROME_STORE_URL: `https://chromewebstore.google.com/detail/candor/${"a".repeat(32)}`,
    CANDOR_FIREFOX_STORE_URL: "https://addons.mozilla.org/firefox/addon/candor/",
  };
  expect(settingsFor("staging", { ...environment, ...named }).extension).toMatchObject({
    chromiumIds: [EXTENSION_ID, "a".repeat(32), "p".repeat(32)],
    stores: { chrome: named.CANDOR_CHROME_STORE_URL, firefox: named.CANDOR_FIREFOX_STORE_URL },
  });
});

test.for([
  { CANDOR_EXTENSION_IDS: "abc" },
  { CANDOR_EXTENSION_IDS: `${"a".repeat(32)}.evil` },
  { CANDOR_EXTENSION_IDS: "q".repeat(32) },
  { CANDOR_CHROME_STORE_URL: "https://evil.example/detail/x" },
  { CANDOR_EDGE_STORE_URL: "javascript:alert(1)" },
  { CANDOR_FIREFOX_STORE_URL: "https://addons.mozilla.org.evil.example/x" },
] as NodeJS.ProcessEnv[])("%o names no extension, and stops the deploy", (named) => {
  expect(() => settingsFor("staging", { ...environment, ...named })).toThrow(Object.keys(named)[0]);
});

test("a stage measures visits with the ids that the environment names, and with nothing else", () => {
  expect(settingsFor("staging", environment).analytics).toBeUndefined();
  expect(settingsFor("staging", { ...environment, CANDOR_GTM_ID: "GTM-AB12CD" }).analytics).toEqual({ tagManager: "GTM-AB12CD" });
  const script = { CANDOR_ANALYTICS_SCRIPT: "https://count.example/script.js", CANDOR_ANALYTICS_ID: "site-7" };
  expect(settingsFor("staging", { ...environment, ...script }).analytics).toEqual({
    script: { url: "https://count.example/script.js", id: "site-7" },
  });
});

test.for([
  { CANDOR_GTM_ID: "GTM-ab12" },
  { CANDOR_GTM_ID: "UA-12345" },
  { CANDOR_GTM_ID: "GTM-A' 'unsafe-inline" },
  { CANDOR_ANALYTICS_SCRIPT: "http://count.example/script.js", CANDOR_ANALYTICS_ID: "7" },
  { CANDOR_ANALYTICS_SCRIPT: "https://count.example/s.js; script-src *", CANDOR_ANALYTICS_ID: "7" },
  { CANDOR_ANALYTICS_SCRIPT: "https://count.example/script.js" },
] as NodeJS.ProcessEnv[])("%o names nothing to measure with, and stops the deploy", (named) => {
  expect(() => settingsFor("staging", { ...environment, ...named })).toThrow("CANDOR_");
});

test("hashes of the pages that are online come in, and nothing that is no hash", () => {
  const source = `'sha256-${"a".repeat(43)}='`;
  const before = (json: string) => settingsFor("staging", { ...environment, CANDOR_INLINED_BEFORE: json }).inlinedBefore;
  expect(before(JSON.stringify({ styles: [source], scripts: [] }))).toEqual({ styles: [source], scripts: [] });
  expect(before(JSON.stringify({ styles: ["'unsafe-inline'"], scripts: [] }))).toBeUndefined();
  expect(before("<html>")).toBeUndefined();
  expect(before("")).toBeUndefined();
});

test("all missing variables are named in one error", () => {
  expect(() => settingsFor("staging", { CANDOR_DOMAIN: "candor.example" })).toThrow(
    "Set CANDOR_HOSTED_ZONE_ID, CANDOR_CERTIFICATE_ARN, CANDOR_ALARM_EMAIL, CANDOR_CONTACT_EMAIL, CANDOR_IMPRINT first",
  );
});

test.for(["", "Production", "a_b", "9lives", "local", "x".repeat(21)])('"%s" is refused as a stage', (stage) => {
  expect(() => settingsFor(stage, environment)).toThrow("is no stage to deploy");
});

const page = '<head><script type="application/json" id="config">{}</script></head>';

test("the app gets its configuration, which cannot end its script early", () => {
  const html = injectConfig(page, { stage: "local", demoUrl: "</script><b>$&" });
  expect(html).toBe(
    '<head><script type="application/json" id="config">{"stage":"local","demoUrl":"\\u003c/script>\\u003cb>$&"}</script></head>',
  );
});

test.for([{ html: "<head></head>" }, { html: page + page }])("a page without one place for it is refused", ({ html }) => {
  expect(() => injectConfig(html, { stage: "local" })).toThrow("app.html needs exactly one");
});
