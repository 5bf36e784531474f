import { Fields } from "./fields.ts";
import { placeName } from "./intrinsics.ts";
import type { ResourceType, TemplateReader } from "./resource-type.ts";

export const sesResources: Readonly<Record<string, ResourceType>> = {
  "AWS::SES::EmailIdentity": {
    properties: ["EmailIdentity"],
    read(identity, { model }) {
      model.mailIdentities.push(identity.text("EmailIdentity"));
    },
  },
  "AWS::SNS::Topic": {
    properties: ["TopicName"],
    read(topic, reading) {
      const arn = reading.ref(topic.place);
      reading.model.topics.push({ arn, queues: queuesOf(arn, reading) });
    },
  },
  "AWS::SNS::Subscription": { properties: ["TopicArn", "Protocol", "Endpoint", "RawMessageDelivery"] },

  "AWS::SES::ReceiptRule": {
    properties: ["RuleSetName", "Rule"],
    read(receiptRule, reading) {
      if (receiptRule.text("RuleSetName") !== activeRuleSet(reading)) return;
      const rule = receiptRule.object("Rule");
      rule.only("a receipt rule", "Name", "Enabled", "Recipients", "ScanEnabled", "TlsPolicy", "Actions");
      // There is no TLS here.
      rule.expect("TlsPolicy", "Optional");
      if (!rule.flag("Enabled")) return;
      if (reading.model.receiptRules.length > 0)
        throw new Error(`${placeName(rule.place)} is a second receipt rule; the local cloud knows one.`);
      reading.model.receiptRules.push({
        recipients: rule.texts("Recipients"),
        scans: rule.flag("ScanEnabled"),
        store: storeOf(rule),
      });
    },
  },
  /** Calls that a deployment makes through a helper function of the CDK. */
  "Custom::ReceiptRuleSet": { properties: ["Create"] },
};

function storeOf(rule: Fields) {
  const [action, ...more] = rule.list("Actions");
  if (!action || more.length > 0)
    throw new Error(
      `${placeName(rule.place)} has ${more.length + (action ? 1 : 0)} actions; the local cloud knows one, which stores.`,
    );
  action.only("an action of a receipt rule", "S3Action");
  const store = action.object("S3Action");
  store.only("an S3 action", "BucketName", "ObjectKeyPrefix", "TopicArn");
  return {
    bucketName: store.text("BucketName"),
    keyPrefix: store.text("ObjectKeyPrefix", ""),
    topicArn: store.text("TopicArn", ""),
  };
}

/** The queues that subscribe to the topic. Subscriptions by e-mail have no effect: there are no alarms. */
function queuesOf(topicArn: string, reading: TemplateReader): string[] {
  return reading
    .all("AWS::SNS::Subscription")
    .filter((subscription) => subscription.text("TopicArn") === topicArn)
    .flatMap((subscription) => {
      subscription.expect("Protocol", "sqs", "email");
      if (subscription.text("Protocol") === "email") return [];
      // Without it SNS wraps each message.
      if (!subscription.flag("RawMessageDelivery"))
        throw new Error(`${placeName(subscription.place)} has no RawMessageDelivery; the local cloud delivers as it is alone.`);
      return [subscription.text("Endpoint").replace(/^.*:/, "")];
    });
}

/** The region's active rule set, which a deployment activates by a call. */
function activeRuleSet(reading: TemplateReader): string | undefined {
  return reading
    .all("Custom::ReceiptRuleSet")
    .map((resource) => callOf(resource))
    .findLast(({ action }) => action === "setActiveReceiptRuleSet")?.ruleSet;
}

function callOf(resource: Fields): { action: string; ruleSet: string } {
  const call = new Fields(resource.place, JSON.parse(resource.text("Create")) as Record<string, unknown>);
  call.expect("service", "SES");
  call.expect("action", "createReceiptRuleSet", "setActiveReceiptRuleSet");
  return { action: call.text("action"), ruleSet: call.object("parameters").text("RuleSetName") };
}
