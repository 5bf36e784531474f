import { resolve } from "node:path";

/** What differs from stage to stage. Everything else is the same everywhere, the laptop included. */
export interface Settings {
  readonly stage: string;
  /** Where people reach the product; no slash at the end. */
  readonly siteUrl: string;
  /** The stage's own domain: its site, and the sender of its mail. */
  readonly domain: string;
  readonly mailFrom: string;
  /** Every job has a mailbox here; mail to it is taken in. */
  readonly mailboxDomain: string;
  /** The SES receipt rule set that is active in the account and region: a region has one, which all its stages share. */
  readonly mailRuleSet: string;
  /** The Route 53 zone that holds `domain`. */
  readonly hostedZone: { readonly id: string; readonly name: string };
  /** A certificate for `domain`; CloudFront takes certificates of us-east-1 alone. */
  readonly certificateArn: string;
  /** Who hears of alarms. */
  readonly alarmEmail: string;
  /** Who is asked for help by members. */
  readonly supportEmail: string;
  /** The language model that marks and writes; without one the built-in rules do. Its key lies in Secrets Manager. */
  readonly model?: Model;
  /** False for stages that come and go: their data is deleted with them. */
  readonly keepsData: boolean;
  /** The folder of what was built: functions/NAME and web. */
  readonly built: string;
}

export interface Model {
  /** As its server calls it: "gpt-4.1-mini". */
  readonly name: string;
  /** Of any server that speaks OpenAI's protocol; OpenAI's own unless given. */
  readonly baseUrl?: string;
}

/** The model that `OPENAI_MODEL` and `OPENAI_BASE_URL` name, if they name one. */
export function modelFrom({ OPENAI_MODEL, OPENAI_BASE_URL }: NodeJS.ProcessEnv): Model | undefined {
  return OPENAI_MODEL ? { name: OPENAI_MODEL, ...(OPENAI_BASE_URL && { baseUrl: OPENAI_BASE_URL }) } : undefined;
}

/** Where the environment gives a key and no name; packages/core/src/model/settings.ts has the same. */
const USUAL_MODEL = "gpt-4.1-mini";

/** What the local cloud needs for a model: there is one where the environment holds its key, `OPENAI_API_KEY`. */
export function localModelFrom(environment: NodeJS.ProcessEnv): { model?: Model; secrets?: Record<string, string> } {
  const { OPENAI_API_KEY, OPENAI_MODEL = USUAL_MODEL } = environment;
  const model = OPENAI_API_KEY ? modelFrom({ ...environment, OPENAI_MODEL }) : undefined;
  return model && OPENAI_API_KEY ? { model, secrets: { [modelKeyName({ stage: "local" })]: OPENAI_API_KEY } } : {};
}

/** The name of the secret that holds the key of a stage's model. */
export const modelKeyName = ({ stage }: Pick<Settings, "stage">): string => `candor/${stage}/openai-api-key`;

const USUAL_RULE_SET = "candor";

/** Stages whose data outlives their stacks. */
const LASTING_STAGES = ["production", "staging"];

/**
 * The settings of a stage on AWS, from the environment. `production` owns the domain, every other stage `STAGE.domain`.
 * Throws one sentence that names whatever is missing.
 */
export function settingsFor(stage: string, environment: NodeJS.ProcessEnv = process.env): Settings {
  if (!/^[a-z][a-z0-9-]{0,19}$/u.test(stage) || stage === "local") {
    throw new Error(`"${stage}" is no stage to deploy: use up to 20 small letters, digits and dashes, and not "local".`);
  }
  const names = ["CANDOR_DOMAIN", "CANDOR_HOSTED_ZONE_ID", "CANDOR_CERTIFICATE_ARN", "CANDOR_ALARM_EMAIL"] as const;
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(", ")} first; docs/operations.md says what they are.`);
  const [zoneName, zoneId, certificateArn, alarmEmail] = names.map((name) => environment[name] ?? "") as [
    string,
    string,
    string,
    string,
  ];

  const model = modelFrom(environment);
  const domain = stage === "production" ? zoneName : `${stage}.${zoneName}`;
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
    ...(model && { model }),
    keepsData: LASTING_STAGES.includes(stage),
    built: resolve("dist"),
  };
}

/** The settings of the cloud on one machine: a lasting stage under other names. */
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
    ...(model && { model }),
    keepsData: true,
    built,
  };
}
