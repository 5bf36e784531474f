import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { within } from "./time-limits.ts";

test("a call to a service that never answers fails in its time", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    region: "us-east-1",
    credentials: { accessKeyId: "a", secretAccessKey: "b" },
    maxAttempts: 1,
    forcePathStyle: true,
    ...within(100),
  });
  await expect(client.send(new GetObjectCommand({ Bucket: "files", Key: "cv" }))).rejects.toMatchObject({ name: "TimeoutError" });
  silent.closeAllConnections();
  silent.close();
});

test("every client of a service has time limits", () => {
  const packages = join(import.meta.dirname, "../../..");
  const made = ["core/src", "functions/src"].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(packages, folder, file), "utf8");
        return [...text.matchAll(/new (\w+Client)\(([^;]{0,400})/g)].map(([, name, options]) => ({ file, name, options }));
      }),
  );
  expect(made.length).toBeGreaterThan(7);
  expect(made.filter(({ options }) => !/\bwithin\(|throwOnRequestTimeout: true/.test(options!)).map(({ file }) => file)).toEqual(
    [],
  );
});
