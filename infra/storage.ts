import { ERASURES_KEPT_DAYS, WAITING_FOR_PAYMENT_DAYS } from "@candor/core/kernel/limits";
import { Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, EventType, HttpMethods, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { BucketProps } from "aws-cdk-lib/aws-s3";
import { SqsDestination } from "aws-cdk-lib/aws-s3-notifications";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { acknowledgeHelper, WRITES_ITS_LOG } from "./cdk-helpers.ts";
import type { Settings } from "./settings.ts";

/** Properties of every bucket here: not public, encrypted, reached over TLS only. */
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
 * The CV bucket: `incoming/{cvId}` uploads, `cv/{accountId}/{sha256}` files that were read, `text/{accountId}/{sha256}.json` their
 * texts; `logos-incoming/` pictures as sent, `logos/` the published ones; `mail/` raw mails, `letters/` cover letters, `held/` files that
 * wait for payment, `failed/` files that may be retried; `exports/` what accounts have asked for, `erased/` the log of erasures. S3 sends a message to the queue of arrived files for every upload. Not versioned, so that
 * erased files are really gone.
 */
export function createCvBucket(scope: Construct, settings: Settings, arrived: Queue): Bucket {
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
        allowedMethods: [HttpMethods.GET],
        allowedHeaders: ["*"],
        exposedHeaders: ["ETag"],
        maxAge: 3600,
      },
      // From everywhere: the form's signed policy is the permission. A browser sends such a form without asking, and without this rule
      // an extension, whose origin differs per installation, would take a file that has arrived for one that has not.
      {
        allowedOrigins: ["*"],
        allowedMethods: [HttpMethods.POST],
        allowedHeaders: ["*"],
        exposedHeaders: ["ETag"],
        maxAge: 3600,
      },
    ],
    lifecycleRules: [
      // The worker deletes an upload once it is read, so one that is still here after two days was never finished.
      { id: "unread-uploads", prefix: "incoming/", expiration: Duration.days(2) },
      { id: "failed-uploads", prefix: "failed/", expiration: Duration.days(2) },
      { id: "held-uploads", prefix: "held/", expiration: Duration.days(WAITING_FOR_PAYMENT_DAYS) },
      // A logo is checked right after its upload, so one that is still here was never saved to a company.
      { id: "untaken-logos", prefix: "logos-incoming/", expiration: Duration.days(1) },
      // The table can be restored to any time of the last 35 days; what was erased since is then erased again by this log.
      { id: "told-erasures", prefix: "erased/", expiration: Duration.days(ERASURES_KEPT_DAYS) },
      { id: "fetched-exports", prefix: "exports/", expiration: Duration.days(1) },
      // A mail is deleted once its parts are stored. One that is still here failed, and 30 days leave time to find out why.
      { id: "untaken-mail", prefix: "mail/", expiration: Duration.days(30) },
      { id: "broken-uploads", abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
  cvs.addEventNotification(EventType.OBJECT_CREATED, new SqsDestination(arrived), { prefix: "incoming/" });
  acknowledgeHelper(Stack.of(scope), "BucketNotificationsHandler", [WRITES_ITS_LOG]);
  return cvs;
}
