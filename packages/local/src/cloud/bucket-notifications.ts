/** S3 event notifications: an object that was created becomes a message, in AWS's JSON. */
import { randomUUID } from "node:crypto";
import type { ObjectCreated } from "../s3/server.ts";
import { ACCOUNT_ID, REGION } from "../kernel/service.ts";
import type { Sqs } from "../sqs/service.ts";
import type { Bucket } from "../template/model.ts";
import { nameOf } from "../lambda/poller.ts";

/** Sends an object's creation to every queue whose rule it matches. */
export function announce(event: ObjectCreated, buckets: readonly Bucket[], sqs: Sqs): void {
  const bucket = buckets.find(({ name }) => name === event.bucket);
  for (const { events, queueArn, prefix, suffix } of bucket?.notifications ?? []) {
    const isWanted =
      events.some((pattern) => matches(pattern, event.eventName)) && event.key.startsWith(prefix) && event.key.endsWith(suffix);
    if (isWanted) sqs.send(nameOf(queueArn), JSON.stringify({ Records: [recordOf(event)] }), { senderId: "s3.amazonaws.com" });
  }
}

/** "s3:ObjectCreated:*" or "s3:ObjectCreated:Post" against "ObjectCreated:Post" */
const matches = (pattern: string, eventName: string) =>
  pattern === `s3:${eventName}` || pattern === `s3:${eventName.replace(/:.*$/, ":*")}`;

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html */
function recordOf({ bucket, key, size, eTag, eventName, eventTime, sequencer }: ObjectCreated) {
  return {
    eventVersion: "2.1",
    eventSource: "aws:s3",
    awsRegion: REGION,
    eventTime,
    eventName,
    userIdentity: { principalId: `AWS:${ACCOUNT_ID}` },
    requestParameters: { sourceIPAddress: "127.0.0.1" },
    responseElements: { "x-amz-request-id": randomUUID(), "x-amz-id-2": randomUUID() },
    s3: {
      s3SchemaVersion: "1.0",
      configurationId: "local",
      bucket: { name: bucket, ownerIdentity: { principalId: ACCOUNT_ID }, arn: `arn:aws:s3:::${bucket}` },
      // As in a form: a space is "+", and everything else that is special is percent-encoded.
      object: { key: encodeURIComponent(key).replaceAll("%20", "+").replaceAll("%2F", "/"), size, eTag, sequencer },
    },
  };
}
