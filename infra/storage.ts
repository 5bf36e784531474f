import { WAITING_FOR_PAYMENT_DAYS } from "@candor/core/kernel/limits";
import { Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, EventType, HttpMethods, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { BucketProps } from "aws-cdk-lib/aws-s3";
import { SqsDestination } from "aws-cdk-lib/aws-s3-notifications";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { acknowledgeHelper, WRITES_ITS_LOG } from "./cdk-helpers.ts";
import type { Settings } from "./settings.ts";

/** What every bucket here has in common: nothing public, encrypted, reached over TLS alone. */
export function privateBucket(settings: Settings): BucketProps {
  return {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    ...(settings.keepsData
      ? { removalPolicy: RemovalPolicy.RETAIN }
      : { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }),
  };
}

/**
 * The CVs: `incoming/{cvId}` as uploaded, `cv/{accountId}/{sha256}` once read, `text/{accountId}/{sha256}.json` what was read;
 * `logos-incoming/` pictures as they were sent, `logos/` those that companies show; `mail/` as it came, `letters/` what came with a CV, `held/` what waits for its account's payment, `failed/` what may be tried again.
 * Every upload becomes a message on the scoring queue. Not versioned: what is erased is gone.
 */
export function createCvBucket(scope: Construct, settings: Settings, scoring: Queue): Bucket {
  const accessLogs = new Bucket(scope, "access-logs", {
    ...privateBucket(settings),
    lifecycleRules: [{ expiration: Duration.days(90) }],
  });
  Validations.of(accessLogs).acknowledge({
    id: "AwsSolutions-S1",
    reason: "It holds the access log itself; logging its own writes would never end.",
  });

  const cvs = new Bucket(scope, "cvs", {
    ...privateBucket(settings),
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: "cvs/",
    cors: [
      {
        allowedOrigins: [settings.siteUrl],
        allowedMethods: [HttpMethods.GET, HttpMethods.POST],
        allowedHeaders: ["*"],
        exposedHeaders: ["ETag"],
        maxAge: 3600,
      },
    ],
    lifecycleRules: [
      // The worker deletes an upload once it is read; what is left after two days was never finished.
      { id: "unread-uploads", prefix: "incoming/", expiration: Duration.days(2) },
      { id: "failed-uploads", prefix: "failed/", expiration: Duration.days(2) },
      { id: "held-uploads", prefix: "held/", expiration: Duration.days(WAITING_FOR_PAYMENT_DAYS) },
      // Looked at as soon as it has come; what is left was never asked about.
      { id: "untaken-logos", prefix: "logos-incoming/", expiration: Duration.days(1) },
      // A mail is deleted once its parts are stored; what is left could not be taken in, and there is time to see why.
      { id: "untaken-mail", prefix: "mail/", expiration: Duration.days(30) },
      { id: "broken-uploads", abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
  cvs.addEventNotification(EventType.OBJECT_CREATED, new SqsDestination(scoring), { prefix: "incoming/" });
  acknowledgeHelper(Stack.of(scope), "BucketNotificationsHandler", [WRITES_ITS_LOG]);
  return cvs;
}
