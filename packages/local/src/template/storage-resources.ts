import type { CorsRule } from "../s3/server.ts";
import type { Fields } from "./fields.ts";
import { placeName } from "./intrinsics.ts";
import type { ResourceType, TemplateReader } from "./resource-type.ts";
import type { Notification } from "./model.ts";

export const storageResources: Readonly<Record<string, ResourceType>> = {
  "AWS::DynamoDB::Table": {
    properties: [
      "TableName",
      "KeySchema",
      "AttributeDefinitions",
      "GlobalSecondaryIndexes",
      "BillingMode",
      "TimeToLiveSpecification",
      "PointInTimeRecoverySpecification",
    ],
    read(table, { model, ref, attribute }) {
      const name = ref(table.place);
      model.tables.push({
        name,
        arn: attribute(table.place, "Arn"),
        properties: { ...Object.fromEntries(table.entries()), TableName: name },
      });
    },
  },

  "AWS::S3::Bucket": {
    properties: ["BucketName", "CorsConfiguration"],
    read(bucket, reading) {
      const name = reading.ref(bucket.place);
      reading.model.buckets.push({
        name,
        arn: reading.attribute(bucket.place, "Arn"),
        regionalDomainName: reading.attribute(bucket.place, "RegionalDomainName"),
        cors: bucket.object("CorsConfiguration").list("CorsRules").map(corsRule),
        notifications: notificationsOf(name, reading),
      });
    },
  },
  "Custom::S3BucketNotifications": {
    properties: ["BucketName", "NotificationConfiguration"],
  },

  "AWS::SQS::Queue": {
    properties: [
      "QueueName",
      "VisibilityTimeout",
      "MessageRetentionPeriod",
      "DelaySeconds",
      "ReceiveMessageWaitTimeSeconds",
      "RedrivePolicy",
    ],
    read(queue, { model, attribute }) {
      const redrive = queue.object("RedrivePolicy");
      model.queues.push({
        name: attribute(queue.place, "QueueName"),
        arn: attribute(queue.place, "Arn"),
        visibilityTimeoutSeconds: queue.number("VisibilityTimeout", 30),
        retentionSeconds: queue.number("MessageRetentionPeriod", 345_600),
        delaySeconds: queue.number("DelaySeconds", 0),
        receiveWaitSeconds: queue.number("ReceiveMessageWaitTimeSeconds", 0),
        ...(queue.has("RedrivePolicy") && {
          redrive: { deadLetterArn: redrive.text("deadLetterTargetArn"), maxReceiveCount: redrive.number("maxReceiveCount") },
        }),
      });
    },
  },

  "AWS::SecretsManager::Secret": {
    properties: ["Name", "GenerateSecretString"],
    read(secret, { model, ref }) {
      const arn = ref(secret.place);
      if (!secret.has("GenerateSecretString")) {
        throw new Error(`The secret ${placeName(secret.place)} is not generated; the local cloud has no value for it.`);
      }
      model.secrets.push({
        arn,
        name: arn.replace(/^.*:secret:/, "").slice(0, -7),
        generate: Object.fromEntries(secret.object("GenerateSecretString").entries()),
      });
    },
  },
};

function corsRule(rule: Fields): CorsRule {
  const maxAgeSeconds = rule.optionalNumber("MaxAge");
  return {
    allowedOrigins: rule.texts("AllowedOrigins"),
    allowedMethods: rule.texts("AllowedMethods"),
    allowedHeaders: rule.texts("AllowedHeaders"),
    exposedHeaders: rule.texts("ExposedHeaders"),
    ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
  };
}

function notificationsOf(bucketName: string, reading: TemplateReader): Notification[] {
  return reading
    .all("Custom::S3BucketNotifications")
    .filter((resource) => resource.text("BucketName") === bucketName)
    .flatMap((resource) => {
      const configuration = resource.object("NotificationConfiguration");
      configuration.only("an S3 notification", "QueueConfigurations");
      return configuration.list("QueueConfigurations").map((queue) => {
        const rules = queue.object("Filter").object("Key").list("FilterRules");
        const rule = (name: string) => rules.find((each) => each.text("Name").toLowerCase() === name)?.text("Value") ?? "";
        return {
          events: queue.texts("Events"),
          queueArn: queue.text("QueueArn"),
          prefix: rule("prefix"),
          suffix: rule("suffix"),
        };
      });
    });
}
