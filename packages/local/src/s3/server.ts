import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Calls } from "../kernel/calls.ts";
import type { Faults } from "../kernel/faults.ts";
import { listenOnLoopback } from "../kernel/listener.ts";
import type { Clock, Principals } from "../kernel/service.ts";
import { Blobs } from "./blobs.ts";
import { Meter } from "./body.ts";
import { pageOf, type Page } from "./bucket.ts";
import type { CorsRule } from "./cors.ts";
import { createNotifier } from "./notifications.ts";
import { ObjectIndex, type ObjectCreated, type StoredObject } from "./object-index.ts";
import { keepObject, type ObjectStore, storedHeaders } from "./objects.ts";
import { answer, assertBucket } from "./routing.ts";

export type { CorsRule } from "./cors.ts";
export type { ObjectCreated, StoredObject } from "./object-index.ts";

export interface BucketConfig {
  readonly name: string;
  readonly cors: readonly CorsRule[];
}

export interface S3Options {
  /** A folder for S3 alone; made if missing. */
  readonly dataDir: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly principals: Principals;
  readonly clock: Clock;
  readonly buckets: readonly BucketConfig[];
  /** Called for every new object, one at a time, in order; called again until it resolves, and after a crash. */
  readonly onCreated: (event: ObjectCreated) => Promise<void> | void;
  /** Faults that tests put in. */
  readonly faults?: Faults;
  readonly calls?: Calls;
  /** Called with failures of the stand-in itself and of `onCreated`. */
  readonly onError?: (error: unknown) => void;
}

export interface S3 {
  readonly url: string;
  readonly port: number;
  readonly buckets: readonly string[];
  /** For the console, without a signature: objects in the order of their keys. */
  objects(bucket: string, options?: { prefix?: string; delimiter?: string; after?: string; limit?: number }): Page;
  /** For the console, without a signature. The caller reads or destroys the body. */
  open(bucket: string, key: string): { readonly object: StoredObject; readonly body: Readable } | undefined;
  /** For AWS services that write into a bucket, without a signature. The object is on the disk in full before this resolves. */
  store(bucket: string, key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  stop(): Promise<void>;
}

/** S3, path style, on a loopback port of its own. */
export async function createS3({
  dataDir,
  port,
  principals,
  clock,
  buckets,
  onCreated,
  faults,
  calls,
  onError,
}: S3Options): Promise<S3> {
  const blobs = new Blobs(join(dataDir, "blobs"));
  const index = new ObjectIndex(join(dataDir, "objects.sqlite"));
  blobs.sweep((blob) => index.isBlobInUse(blob));
  const notifier = createNotifier(index, onCreated, (error) => onError?.(error));
  const corsRules = new Map(buckets.map(({ name, cors }) => [name, cors]));
  const store: ObjectStore = {
    index,
    blobs,
    clock,
    hasBucket: (name) => corsRules.has(name),
    onStored: () => notifier.wake(),
  };
  const listener = await listenOnLoopback({ port, clock }, (incoming, response) =>
    answer({ store, corsRules, principals, faults, calls, onError }, incoming, response),
  );

  return {
    url: listener.url,
    port: listener.port,
    buckets: [...corsRules.keys()],
    objects: (bucket, options = {}) => pageOf(index, bucket, options),
    open(bucket, key) {
      const object = index.find(bucket, key);
      return object && { object, body: createReadStream("", { fd: blobs.open(object.blob) }) };
    },
    async store(bucket, key, body) {
      assertBucket(store, bucket);
      const meter = new Meter(["md5"]);
      const blob = await blobs.receive(meter.measure(body));
      const object = { bucket, key, blob, size: meter.size, eTag: meter.digest("md5", "hex"), modifiedAt: clock.now() };
      await keepObject(store, { ...object, headers: storedHeaders({}), metadata: {} }, "ObjectCreated:Put");
    },
    async stop() {
      await listener.stop();
      await notifier.stop();
      index.close();
    },
  };
}
