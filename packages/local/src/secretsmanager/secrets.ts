import { createHash, randomInt, randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { inputOf, jsonRefusal, jsonReply, operationOf, unknownOperation } from "../kernel/json-protocol.ts";
import { ACCOUNT_ID, type AwsReply, type AwsRequest, REGION, Refusal, type Clock, type Service } from "../kernel/service.ts";

/** GenerateSecretString of an AWS::SecretsManager::Secret. */
const Generate = z.strictObject({
  PasswordLength: z.int().min(1).max(4096).default(32),
  ExcludeCharacters: z.string().default(""),
  ExcludeLowercase: z.boolean().default(false),
  ExcludeUppercase: z.boolean().default(false),
  ExcludeNumbers: z.boolean().default(false),
  ExcludePunctuation: z.boolean().default(false),
  IncludeSpace: z.boolean().default(false),
  RequireEachIncludedType: z.boolean().default(true),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
type Generate = z.infer<typeof Generate>;

export interface SecretConfig {
  readonly name: string;
  /** The template's GenerateSecretString; absent means `{}`, as on AWS. */
  readonly generate?: unknown;
}

export interface SecretsOptions {
  /** File of the values, readable by its owner alone. */
  readonly file: string;
  readonly clock: Clock;
  readonly secrets: readonly SecretConfig[];
  /** Secrets that are created by hand on AWS, by name. Never written to the disk. */
  readonly given?: Readonly<Record<string, string>>;
}

export interface Secrets extends Service {
  /** The value for a dynamic reference in a template. @param id a name or an ARN. @throws Error for an unknown one */
  valueOf(id: string): string;
}

const Kept = z.record(
  z.string(),
  z.object({
    value: z.string(),
    versionId: z.string(),
    createdAt: z.number(),
    /** True for one that a call created. Others are known by the templates. */
    isCreated: z.boolean().optional(),
  }),
);
type Kept = z.infer<typeof Kept>;

const OPERATIONS = new Set(["GetSecretValue", "PutSecretValue", "CreateSecret"]);

/** Every call but CreateSecret names its secret so. */
const Named = z.object({ SecretId: z.string().min(1).max(2048) });

const Put = z.strictObject({
  SecretId: z.string().min(1).max(2048),
  SecretString: z.string().min(1).max(65_536),
  ClientRequestToken: z.string().optional(),
});

const Create = z.strictObject({
  Name: z
    .string()
    .max(512)
    .regex(/^[\w/+=.@-]+$/u),
  SecretString: z.string().min(1).max(65_536),
  Description: z.string().optional(),
  ClientRequestToken: z.string().optional(),
});

const Input = z.strictObject({
  SecretId: z.string().min(1).max(2048),
  VersionId: z.string().optional(),
  VersionStage: z.string().optional(),
});

/** "arn:aws:secretsmanager:…:secret:NAME-a1B2c3"; the six characters are made from the name, so that they are the same at every start. */
export function secretArn(name: string): string {
  return `arn:aws:secretsmanager:${REGION}:${ACCOUNT_ID}:secret:${name}-${createHash("sha256").update(name).digest("hex").slice(0, 6)}`;
}

/**
 * Secrets Manager: the template's secrets, each generated once and kept, the given ones, and those that CreateSecret makes.
 * @throws Error for an unknown setting of GenerateSecretString
 */
export function createSecrets(options: SecretsOptions): Secrets {
  const values = createValues(options);

  function write(request: AwsRequest): AwsReply | undefined {
    const operation = operationOf(request);
    if (operation === "CreateSecret") {
      const { Name, SecretString } = read(Create, inputOf(request));
      if (values.has(Name))
        throw new Refusal("ResourceExistsException", `The operation failed because the secret ${Name} already exists.`);
      return described(Name, values.keep(Name, SecretString));
    }
    if (operation !== "PutSecretValue") return undefined;
    const { SecretId, SecretString } = read(Put, inputOf(request));
    const name = values.nameOf(SecretId);
    if (!name) throw new Refusal("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
    return described(name, values.keep(name, SecretString));
  }

  return {
    signingName: "secretsmanager",
    valueOf(id) {
      const secret = values.find(id);
      if (!secret) throw new Error(`There is no secret ${id}.`);
      return secret.value;
    },
    needs(request) {
      const operation = operationOf(request);
      if (!OPERATIONS.has(operation)) throw unknownOperation("Secrets Manager", operation);
      const input = inputOf(request);
      const SecretId = operation === "CreateSecret" ? read(Create, input).Name : read(Named, input).SecretId;
      const name = values.nameOf(SecretId);
      const unknown = SecretId.startsWith("arn:")
        ? SecretId
        : `arn:aws:secretsmanager:${REGION}:${ACCOUNT_ID}:secret:${SecretId}`;
      return [{ action: `secretsmanager:${operation}`, resource: name ? secretArn(name) : unknown }];
    },
    async answer(request) {
      const written = write(request);
      if (written) return written;
      const { SecretId, VersionId, VersionStage = "AWSCURRENT" } = read(Input, inputOf(request));
      const name = values.nameOf(SecretId);
      const secret = values.find(SecretId);
      if (!name || !secret) throw new Refusal("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
      if (VersionStage !== "AWSCURRENT" || (VersionId !== undefined && VersionId !== secret.versionId)) {
        throw new Refusal(
          "ResourceNotFoundException",
          `Secrets Manager can't find the specified secret value for ${VersionId ? `VersionId: ${VersionId}` : `staging label: ${VersionStage}`}`,
        );
      }
      return described(name, secret, { SecretString: secret.value, CreatedDate: secret.createdAt / 1000 });
    },
    refusal: (code, message, status) => jsonRefusal("1.1", code, message, status < 500 ? 400 : status),
  };
}

const described = (name: string, { versionId }: Kept[string], more: Readonly<Record<string, unknown>> = {}): AwsReply =>
  jsonReply("1.1", { ARN: secretArn(name), Name: name, VersionId: versionId, VersionStages: ["AWSCURRENT"], ...more });

/** The current value of each secret: those of the file, and the given ones in memory. */
function createValues({ file, clock, secrets, given = {} }: SecretsOptions) {
  const fresh = (value: string) => ({ value, versionId: randomUUID(), createdAt: clock.now() });
  const kept: Kept = existsSync(file) ? Kept.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const missing = secrets.filter(({ name }) => !Object.hasOwn(kept, name));
  for (const { name, generate } of missing) kept[name] = fresh(generateSecret(Generate.parse(generate ?? {})));
  if (missing.length > 0) save(file, kept);

  const handed: Kept = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fresh(value)]));
  const created = Object.keys(kept).filter((name) => kept[name]?.isCreated);
  const names = new Set([...secrets.map(({ name }) => name), ...Object.keys(handed), ...created]);

  /** @param id a name, a full ARN, or an ARN without its six characters */
  const nameOf = (id: string): string | undefined =>
    [...names].find((name) => [name, secretArn(name), secretArn(name).slice(0, -7)].includes(id));
  return {
    nameOf,
    has: (name: string): boolean => names.has(name),
    find(id: string): Kept[string] | undefined {
      const name = nameOf(id);
      return name === undefined ? undefined : (handed[name] ?? kept[name]);
    },
    /** Keeps a value as the current one. The one before is gone. */
    keep(name: string, value: string): Kept[string] {
      const version = fresh(value);
      kept[name] = { ...version, isCreated: kept[name]?.isCreated ?? !names.has(name) };
      // A given secret that is changed stays in memory, like its first value.
      if (handed[name]) handed[name] = version;
      else save(file, kept);
      names.add(name);
      return version;
    },
  };
}

function read<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new Refusal("InvalidParameterException", z.prettifyError(result.error));
}

/** Writes another file and renames it, so that a crash leaves either the old values or the new ones. */
function save(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, JSON.stringify(kept), { mode: 0o600, flush: true });
  chmodSync(temporary, 0o600);
  renameSync(temporary, file);
}

function generateSecret(how: Generate): string {
  const password = generatePassword(how);
  if (how.SecretStringTemplate === undefined || how.GenerateStringKey === undefined) return password;
  const template = z.record(z.string(), z.unknown()).parse(JSON.parse(how.SecretStringTemplate));
  return JSON.stringify({ ...template, [how.GenerateStringKey]: password });
}

/** As GetRandomPassword: https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetRandomPassword.html */
function generatePassword(how: Generate): string {
  const types = [
    how.ExcludeLowercase ? "" : "abcdefghijklmnopqrstuvwxyz",
    how.ExcludeUppercase ? "" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    how.ExcludeNumbers ? "" : "0123456789",
    how.ExcludePunctuation ? "" : "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
    how.IncludeSpace ? " " : "",
  ]
    .map((type) => type.split("").filter((char) => !how.ExcludeCharacters.includes(char)))
    .filter((type) => type.length > 0);
  const all = types.flat();
  if (all.length === 0) throw new Error("GenerateSecretString excludes every character.");

  for (;;) {
    const password = Array.from({ length: how.PasswordLength }, () => all[randomInt(all.length)]);
    const hasEach = types.every((type) => type.some((char) => password.includes(char)));
    if (!how.RequireEachIncludedType || how.PasswordLength < types.length || hasEach) return password.join("");
  }
}
