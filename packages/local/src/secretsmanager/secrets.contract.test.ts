import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  RotateSecretCommand,
} from "@aws-sdk/client-secrets-manager";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSecrets, secretArn } from "./secrets.ts";
import type { AwsRequest } from "../kernel/service.ts";
import { SECRET, allow, clientsOf, operator, startServices, type Cloud } from "../contract/services.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startServices();
});
afterAll(() => cloud.stop());

const get = (SecretId: string, principal = operator) =>
  clientsOf(cloud, principal).secrets.send(new GetSecretValueCommand({ SecretId }));

test("a secret is found by name, by its ARN, and by the ARN without the six characters", async () => {
  const byName = await get(SECRET);
  expect(byName.SecretString).toMatch(/^[a-zA-Z0-9]{64}$/);
  expect(byName).toMatchObject({
    Name: SECRET,
    ARN: secretArn(SECRET),
    VersionStages: ["AWSCURRENT"],
    CreatedDate: expect.any(Date),
  });
  for (const id of [secretArn(SECRET), secretArn(SECRET).slice(0, -7)])
    expect((await get(id)).SecretString).toBe(byName.SecretString);
});

test("without a wish for its characters, all kinds are in it", async () => {
  const { SecretString } = await get("contract/plain");
  expect(SecretString).toHaveLength(32);
  for (const kind of [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]) expect(SecretString).toMatch(kind);
});

test("one that is not there, or another version, is not found", async () => {
  await expect(get("openai")).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  const previous = new GetSecretValueCommand({ SecretId: SECRET, VersionStage: "AWSPREVIOUS" });
  await expect(clientsOf(cloud).secrets.send(previous)).rejects.toMatchObject({ name: "ResourceNotFoundException" });
});

test("only who is granted this secret reads it", async () => {
  const reader = cloud.someone(allow("secretsmanager:GetSecretValue", secretArn(SECRET)));
  await get(SECRET, reader);
  await expect(get("contract/plain", reader)).rejects.toMatchObject({ name: "AccessDeniedException" });
});

test("one that a call created is read, changed, and kept over a restart; a second of the same name is refused", async () => {
  const { secrets } = clientsOf(cloud);
  const Name = "contract/created";
  await secrets.send(new CreateSecretCommand({ Name, SecretString: "first" }));
  await expect(secrets.send(new CreateSecretCommand({ Name, SecretString: "x" }))).rejects.toMatchObject({
    name: "ResourceExistsException",
  });
  await secrets.send(new PutSecretValueCommand({ SecretId: Name, SecretString: "second" }));
  expect((await get(Name)).SecretString).toBe("second");
  await expect(secrets.send(new PutSecretValueCommand({ SecretId: "none", SecretString: "x" }))).rejects.toMatchObject({
    name: "ResourceNotFoundException",
  });
  const again = createSecrets({ file: join(cloud.dataDir, "secrets.json"), clock: cloud.clock, secrets: [] });
  expect(again.valueOf(Name)).toBe("second");
  const reader = cloud.someone(allow("secretsmanager:GetSecretValue", secretArn(Name)));
  const change = new PutSecretValueCommand({ SecretId: Name, SecretString: "third" });
  await expect(clientsOf(cloud, reader).secrets.send(change)).rejects.toMatchObject({ name: "AccessDeniedException" });
});

test("an operation that it does not have is named", async () => {
  const rotate = new RotateSecretCommand({ SecretId: SECRET });
  await expect(clientsOf(cloud).secrets.send(rotate)).rejects.toMatchObject({ message: expect.stringContaining("RotateSecret") });
});

test("one that was given is read like any other, and is not written down", async () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-secrets-"));
  const file = join(folder, "secrets.json");
  const service = createSecrets({ file, clock: cloud.clock, secrets: [{ name: "made" }], given: { "by/hand": "given-value" } });
  const request = { headers: {}, body: Buffer.from(JSON.stringify({ SecretId: "by/hand" })) } as unknown as AwsRequest;
  expect(JSON.parse(String((await service.answer(request, operator)).body))).toMatchObject({ SecretString: "given-value" });
  expect(readFileSync(file, "utf8")).not.toContain("given-value");
  rmSync(folder, { recursive: true });
});

describe("kept values", () => {
  const valueOf = async (file: string, name: string, generate?: unknown): Promise<string> => {
    const service = createSecrets({ file, clock: cloud.clock, secrets: [{ name, generate }] });
    const request = { headers: {}, body: Buffer.from(JSON.stringify({ SecretId: name })) } as unknown as AwsRequest;
    const { body } = await service.answer(request, operator);
    return (JSON.parse(String(body)) as { SecretString: string }).SecretString;
  };

  test("are the same at the next start, and nobody else's to read", async () => {
    const folder = mkdtempSync(join(tmpdir(), "candor-secrets-"));
    const file = join(folder, "secrets.json");
    const first = await valueOf(file, "one");
    await valueOf(file, "two");
    expect(await valueOf(file, "one")).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  test("follow the template's wishes, and stop at one that is not understood", async () => {
    const folder = mkdtempSync(join(tmpdir(), "candor-secrets-"));
    const hex = {
      PasswordLength: 64,
      ExcludePunctuation: true,
      ExcludeUppercase: true,
      ExcludeCharacters: "ghijklmnopqrstuvwxyz",
    };
    expect(await valueOf(join(folder, "a.json"), "hex", hex)).toMatch(/^[0-9a-f]{64}$/);
    const inside = { SecretStringTemplate: '{"user":"x"}', GenerateStringKey: "password", PasswordLength: 5 };
    expect(JSON.parse(await valueOf(join(folder, "b.json"), "json", inside))).toEqual({
      user: "x",
      password: expect.stringMatching(/^.{5}$/),
    });
    await expect(valueOf(join(folder, "c.json"), "odd", { Rotate: true })).rejects.toThrow("Rotate");
    rmSync(folder, { recursive: true });
  });
});
