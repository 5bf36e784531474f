import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Partition keys that the end of an account sweeps, whatever lies there. */
const SWEPT = new Set([
  "accountId",
  "accountId, jobId",
  "accountId, jobId, shard",
  "accountId, shard",
  "accountId, cvId",
  "accountId, sha256",
  "accountId, textHash",
]);

/** Entities under other keys, with the way by which the end of an account reaches them. */
const REACHED: Readonly<Record<string, string>> = {
  user: "deleted in the transaction that ends the account",
  customer: "deleted in the transaction that ends the account",
  ending: "deleted last",
  owed: "deleted when its task is sent",
  session: "by user, in the index",
  ticket: "by user, in the index",
  extensionCode: "by user, in the index",
  identity: "by user, in the index",
  connection: "by account, in the index",
  magicLink: "by address, in the index",
  extensionTokenHash: "named by its token",
  arrival: "named by its upload",
  bulkToken: "named by its link",
  mailbox: "named by its job",
  publicId: "named by its job",
  publication: "named by its job, when it is closed",
  news: "by account, in each day's list",
  "waiting-account": "by account, in each day's list",
  coupon: "forgets the account",
  publicList: "names no account",
  feedPart: "names no account",
  rate: "names nobody in words",
  bridgeCode: "is of a person without a session yet, for a minute",
};

/** Each entity of core with the attributes of its partition key. */
function entities(): { name: string; partition: string }[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(/entity: "(?<name>[\w-]+)"[^]*?\bprimary\(\[(?<partition>[^\]]*)\]/gu),
    ].map(({ groups }) => ({ name: groups!["name"]!, partition: groups!["partition"]!.replaceAll('"', "") })),
  );
}

test("every entity is reached by the end of an account", () => {
  const all = entities();
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ name, partition }) => !SWEPT.has(partition) && REACHED[name] === undefined)).toEqual([]);
});
