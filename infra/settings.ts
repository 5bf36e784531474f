import { resolve } from "node:path";
import { EXTENSION_ID, GECKO_ID } from "../packages/extension/src/id.ts";
import { federationFrom, type FederationSettings, localFederation } from "./federation-settings.ts";
import { NO_OPERATION, type Operation, operationFrom } from "./operation-settings.ts";

/** Settings that differ between stages. Everything else is the same everywhere, the local cloud included. */
export interface Settings {
  readonly stage: string;
  /** The product's address, without a slash at the end. */
  readonly siteUrl: string;
  /** The stage's own domain: its site, and the sender of its mail. */
  readonly domain: string;
  readonly mailFrom: string;
  /** The domain of the jobs' mailboxes. */
  readonly mailboxDomain: string;
  /** The SES receipt rule set that is active in the account and region: a region has one, which all its stages share. */
  readonly mailRuleSet: string;
  /** The Route 53 zone that holds `domain`. */
  readonly hostedZone: { readonly id: string; readonly name: string };
  /** A certificate for `domain`; CloudFront accepts certificates of us-east-1 only. */
  readonly certificateArn: string;
  /** Address to which alarms are mailed. */
  readonly alarmEmail: string;
  /** Address to which members' questions are mailed. */
  readonly supportEmail: string;
  /** The AWS region, as the privacy policy names it. */
  readonly region: string;
  /** Address in the footer of every public page. */
  readonly contactEmail: string;
  /** Name and postal address of the operator, a line each: in many countries every site must show them. */
  readonly imprint: readonly string[];
  /**
   * Sources of the Content-Security-Policy for what stands in the public pages that are online now: caches keep them for minutes after a
   * deploy has replaced the header.
   */
  readonly inlinedBefore?: Inlined;
  /** Measures visits to the static public pages, once a visitor agrees; absent on stages that measure nothing. */
  readonly analytics?: Analytics;
  /** The address that opens the demo account, which only the local cloud has. */
  readonly demoUrl?: string;
  /** The language model that evaluates CVs and writes texts; without one the built-in rules do. Its key is in Secrets Manager. */
  readonly model?: Model;
  readonly payments: Payments;
  /** Signing in with Google and Microsoft; absent on stages without them. */
  readonly federation?: FederationSettings;
  readonly extension: Extension;
  readonly operation: Operation;
  /** The table that was restored in place of the stage's own, by its name (docs/operations.md#recovery). */
  readonly restoredTable?: string;
  /** False for stages that come and go: their data is deleted with them. */
  readonly keepsData: boolean;
  /** The folder of the build: functions/NAME and web. */
  readonly built: string;
}

/** `'sha256-…'` of each style and script that stands in a public page. */
export interface Inlined {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export interface Analytics {
  /** A tag manager's container. */
  readonly tagManager?: string;
  /** A script of another measuring tool. It gets `id` as `data-id`, and sends to the origin that it is loaded from. */
  readonly script?: { readonly url: string; readonly id: string };
}

export interface Model {
  /** The model's name on its server: "gpt-4.1-mini". */
  readonly name: string;
  /** The address of a server that implements OpenAI's API; OpenAI's own by default. */
  readonly baseUrl?: string;
}

/** The browser extension: the ids by which a code may reach it, and its pages in the stores that have accepted it. */
export interface Extension {
  /** Of Chrome and Edge: the one of the extension that is loaded by hand, and those that stores have given. */
  readonly chromiumIds: readonly string[];
  readonly geckoIds: readonly string[];
  readonly stores: Readonly<Partial<Record<Store, string>>>;
}

export type Store = "chrome" | "edge" | "firefox";

/** Subscriptions are sold through Stripe, whose key and webhook secret are in Secrets Manager. Without them nothing can be bought. */
export interface Payments {
  /** Stripe computes and adds taxes. Needs a registration in Stripe's dashboard. */
  readonly automaticTax: boolean;
  /** The address of Stripe's API, where it is not Stripe's own. */
  readonly apiUrl?: string;
}

/** The payments that `CANDOR_AUTOMATIC_TAX` describes. Throws for another text than "true", "false" or none. */
export function paymentsFrom({ CANDOR_AUTOMATIC_TAX: tax = "" }: NodeJS.ProcessEnv): Payments {
  if (!["", "true", "false"].includes(tax)) throw new Error(`CANDOR_AUTOMATIC_TAX is "true" or "false", not "${tax}".`);
  return { automaticTax: tax === "true" };
}

const STORES = {
  chrome: ["CANDOR_CHROME_STORE_URL", /^https:\/\/chromewebstore\.google\.com\/detail\/[\w/-]+$/u],
  edge: ["CANDOR_EDGE_STORE_URL", /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/[\w/-]+$/u],
  firefox: ["CANDOR_FIREFOX_STORE_URL", /^https:\/\/addons\.mozilla\.org\/[\w/-]+$/u],
} as const;

/**
 * The extension that is loaded by hand, and those of the stores that `CANDOR_EXTENSION_IDS` and the addresses name. Throws for an id or an
 * address of another form.
 */
export function extensionFrom(environment: NodeJS.ProcessEnv): Extension {
  const ids = (environment["CANDOR_EXTENSION_IDS"] || "").split(",").flatMap((id) => id.trim() || []);
  const wrong = ids.find((id) => !/^[a-p]{32}$/u.test(id));
  if (wrong) throw new Error(`CANDOR_EXTENSION_IDS are ids of 32 letters from a to p, with commas between, unlike "${wrong}".`);
  const stores: Partial<Record<Store, string>> = {};
  for (const [store, [variable, form]] of Object.entries(STORES) as [Store, (typeof STORES)[Store]][]) {
    const address = environment[variable];
    if (!address) continue;
    if (!form.test(address)) throw new Error(`${variable} is the extension's page in that store, not "${address}".`);
    stores[store] = address;
  }
  return { chromiumIds: [EXTENSION_ID, ...ids], geckoIds: [GECKO_ID], stores };
}

/** The name of the secret that holds the key of a stage's Stripe account. */
export const stripeKeyName = ({ stage }: Pick<Settings, "stage">): string => `candor/${stage}/stripe-secret-key`;

/** The name of the secret by which messages of Stripe are checked; `npm run plans` writes it. */
export const stripeWebhookSecretName = ({ stage }: Pick<Settings, "stage">): string => `candor/${stage}/stripe-webhook-secret`;

/** The model that `OPENAI_MODEL` and `OPENAI_BASE_URL` name, if they name one. */
export function modelFrom({ OPENAI_MODEL, OPENAI_BASE_URL }: NodeJS.ProcessEnv): Model | undefined {
  return OPENAI_MODEL ? { name: OPENAI_MODEL, ...(OPENAI_BASE_URL && { baseUrl: OPENAI_BASE_URL }) } : undefined;
}

/** The measuring that `CANDOR_GTM_ID`, `CANDOR_ANALYTICS_SCRIPT` and `CANDOR_ANALYTICS_ID` name. Throws for an id or address of another form. */
export function analyticsFrom({
  CANDOR_GTM_ID: tagManager,
  CANDOR_ANALYTICS_SCRIPT: url,
  CANDOR_ANALYTICS_ID: id,
}: NodeJS.ProcessEnv): Analytics | undefined {
  if (tagManager && !/^GTM-[A-Z0-9]+$/u.test(tagManager)) {
    throw new Error(`CANDOR_GTM_ID is "GTM-" and capital letters or digits, not "${tagManager}".`);
  }
  if (url && !/^https:\/\/[a-z0-9.-]+\/[\w./-]*$/u.test(url)) {
    throw new Error(`CANDOR_ANALYTICS_SCRIPT is the https address of a script, not "${url}".`);
  }
  if (!url !== !id) throw new Error("Set CANDOR_ANALYTICS_SCRIPT and CANDOR_ANALYTICS_ID together.");
  if (!tagManager && !url) return undefined;
  return { ...(tagManager && { tagManager }), ...(url && id && { script: { url, id } }) };
}

const SOURCE = /^'sha256-[A-Za-z0-9+/]{43}='$/u;

/** The hashes in the `/inlined.json` that a stage had before its deploy; undefined for anything else. */
export function inlinedBefore(json: string | undefined): Inlined | undefined {
  try {
    const { styles, scripts } = JSON.parse(json ?? "") as Inlined;
    return [...styles, ...scripts].every((source) => SOURCE.test(source)) ? { styles, scripts } : undefined;
  } catch {
    return undefined;
  }
}

/** Used when the environment gives a key and no name; packages/core/src/model/settings.ts has the same default. */
const USUAL_MODEL = "gpt-4.1-mini";

/** Settings and secret of the local cloud's model; empty unless the environment contains its key, `OPENAI_API_KEY`. */
export function localModelFrom(environment: NodeJS.ProcessEnv): { model?: Model; secrets?: Record<string, string> } {
  const { OPENAI_API_KEY, OPENAI_MODEL = USUAL_MODEL } = environment;
  const model = OPENAI_API_KEY ? modelFrom({ ...environment, OPENAI_MODEL }) : undefined;
  return model && OPENAI_API_KEY ? { model, secrets: { [modelKeyName({ stage: "local" })]: OPENAI_API_KEY } } : {};
}

/** The name of the secret that holds the key of a stage's model. */
export const modelKeyName = ({ stage }: Pick<Settings, "stage">): string => `candor/${stage}/openai-api-key`;

const USUAL_RULE_SET = "candor";
const USUAL_REGION = "eu-central-1";

/** Stages whose data outlives their stacks. */
const LASTING_STAGES = ["production", "staging"];

/** The domain of a stage: `production` owns the zone. */
export const domainOf = (stage: string, zone: string): string => (stage === "production" ? zone : `${stage}.${zone}`);

/**
 * The settings of a stage on AWS, from the environment. `production` owns the domain, every other stage `STAGE.domain`.
 * Throws one error that names every missing variable.
 */
export function settingsFor(stage: string, environment: NodeJS.ProcessEnv = process.env): Settings {
  if (!/^[a-z][a-z0-9-]{0,19}$/u.test(stage) || stage === "local") {
    throw new Error(`"${stage}" is no stage to deploy: use up to 20 small letters, digits and dashes, and not "local".`);
  }
  const names = [
    "CANDOR_DOMAIN",
    "CANDOR_HOSTED_ZONE_ID",
    "CANDOR_CERTIFICATE_ARN",
    "CANDOR_ALARM_EMAIL",
    "CANDOR_CONTACT_EMAIL",
    "CANDOR_IMPRINT",
  ] as const;
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(", ")} first; docs/operations.md says what they are.`);
  const [zoneName = "", zoneId = "", certificateArn = "", alarmEmail = "", contactEmail = "", imprint = ""] = names.map(
    (name) => environment[name],
  );
  const analytics = analyticsFrom(environment);
  const before = inlinedBefore(environment["CANDOR_INLINED_BEFORE"]);
  const model = modelFrom(environment);
  const domain = domainOf(stage, zoneName);
  const federation = federationFrom(environment);
  return {
    stage,
    siteUrl: `https://${domain}`,
    domain,
    mailFrom: `login@${domain}`,
    mailboxDomain: `jobs.${domain}`,
    mailRuleSet: environment["CANDOR_MAIL_RULE_SET"] || USUAL_RULE_SET,
    hostedZone: { id: zoneId, name: zoneName },
    certificateArn,
    alarmEmail,
    supportEmail: environment["CANDOR_SUPPORT_EMAIL"] || alarmEmail,
    region: environment["AWS_REGION"] || USUAL_REGION,
    contactEmail,
    imprint: imprint.split("|").map((line) => line.trim()),
    ...(analytics && { analytics }),
    ...(before && { inlinedBefore: before }),
    ...(model && { model }),
    payments: paymentsFrom(environment),
    ...(federation && { federation }),
    extension: extensionFrom(environment),
    operation: operationFrom(environment),
    ...restoredTableFrom(environment),
    keepsData: LASTING_STAGES.includes(stage),
    built: resolve("dist"),
  };
}

/** The restored table that `CANDOR_TABLE` names, if it names one. Throws for what cannot be the name of a table. */
export function restoredTableFrom({ CANDOR_TABLE: restoredTable }: NodeJS.ProcessEnv): Pick<Settings, "restoredTable"> {
  if (!restoredTable) return {};
  if (!/^[\w.-]{3,255}$/u.test(restoredTable)) throw new Error(`CANDOR_TABLE is the name of a table, not "${restoredTable}".`);
  return { restoredTable };
}

/** The local stand-in of Stripe listens four ports above the site. */
function localStripeUrl(siteUrl: string): string {
  const { port } = new URL(siteUrl);
  return `http://127.0.0.1:${Number(port || 80) + 4}`;
}

/** The settings of the local cloud: a stage that keeps its data, under local addresses. */
export function localSettings(siteUrl = "http://localhost:3000", built = resolve("dist"), model?: Model): Settings {
  return {
    stage: "local",
    siteUrl,
    domain: "localhost",
    mailFrom: "login@localhost",
    mailboxDomain: "jobs.localhost",
    mailRuleSet: USUAL_RULE_SET,
    hostedZone: { id: "Z0000000LOCAL", name: "localhost" },
    certificateArn: "arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000",
    alarmEmail: "alarms@localhost",
    supportEmail: "support@localhost",
    region: "local",
    contactEmail: "hello@localhost",
    imprint: ["Candor on this machine", "No operator: nothing leaves it"],
    ...(model && { model }),
    payments: { automaticTax: false, apiUrl: localStripeUrl(siteUrl) },
    federation: localFederation(siteUrl),
    extension: extensionFrom({}),
    operation: NO_OPERATION,
    keepsData: true,
    built,
  };
}
