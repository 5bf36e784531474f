import { Aws, Stack, Validations } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { HostedZone, MxRecord, TxtRecord } from "aws-cdk-lib/aws-route53";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { ReceiptRule, ReceiptRuleSet } from "aws-cdk-lib/aws-ses";
import { S3 } from "aws-cdk-lib/aws-ses-actions";
import { Topic } from "aws-cdk-lib/aws-sns";
import { SqsSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from "aws-cdk-lib/custom-resources";
import type { Construct } from "constructs";
import { acknowledgeHelper, WRITES_ITS_LOG } from "./cdk-helpers.ts";
import type { Settings } from "./settings.ts";

interface MailboxesProps {
  readonly settings: Settings;
  /** Stores the raw mail under `mail/`. */
  readonly cvs: Bucket;
  /** Gets a message for every mail. */
  readonly queue: Queue;
}

/**
 * Incoming mail: SES checks mail to the mailbox domain for spam and viruses, stores it raw in the CV bucket, and sends a message with
 * its verdicts to the queue (docs/decisions/0013-mail-through-a-queue.md).
 */
export function createMailboxes(scope: Construct, { settings, cvs, queue }: MailboxesProps): void {
  const ruleSet = createRuleSet(scope, settings);
  const ruleName = `${settings.stage}-candor-mailboxes`;
  const topic = createTopic(scope, settings, ruleName);
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));

  const rule = new ReceiptRule(scope, "mailboxes", {
    ruleSet: ReceiptRuleSet.fromReceiptRuleSetName(scope, "rule-set", settings.mailRuleSet),
    receiptRuleName: ruleName,
    recipients: [settings.mailboxDomain],
    scanEnabled: true,
    actions: [new S3({ bucket: cvs, objectKeyPrefix: "mail/", topic })],
  });
  // SES publishes a test message when the rule is created, so the topic's policy has to exist.
  rule.node.addDependency(ruleSet.created, topic);
  ruleSet.activated.node.addDependency(rule);
  createRecords(scope, settings);
}

/** Not encrypted at rest: SES could then publish only with a KMS key of ours. A topic stores nothing, and the queue behind it is encrypted. */
function createTopic(scope: Construct, settings: Settings, ruleName: string): Topic {
  const topic = new Topic(scope, "mail-received", { enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("ses.amazonaws.com")],
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: {
          "aws:SourceAccount": Aws.ACCOUNT_ID,
          "aws:SourceArn": Stack.of(scope).formatArn({
            service: "ses",
            resource: "receipt-rule-set",
            resourceName: `${settings.mailRuleSet}:receipt-rule/${ruleName}`,
          }),
        },
      },
    }),
  );
  return topic;
}

/**
 * A region has one active rule set, which all its stages share: the first stage creates it, every stage activates it, and none
 * deletes it, because the mail of the others passes through it. A stage that is removed deletes only its own rule.
 */
function createRuleSet(scope: Construct, { mailRuleSet }: Settings): Record<"created" | "activated", AwsCustomResource> {
  const call = (id: string, action: string, ignoreErrorCodesMatching?: string) =>
    new AwsCustomResource(scope, id, {
      resourceType: "Custom::ReceiptRuleSet",
      onUpdate: {
        service: "SES",
        action,
        parameters: { RuleSetName: mailRuleSet },
        physicalResourceId: PhysicalResourceId.of(mailRuleSet),
        ...(ignoreErrorCodesMatching && { ignoreErrorCodesMatching }),
      },
      policy: AwsCustomResourcePolicy.fromStatements([
        // IAM cannot restrict either call to one rule set.
        new PolicyStatement({ actions: [`ses:${action[0]?.toUpperCase()}${action.slice(1)}`], resources: ["*"] }),
      ]),
      installLatestAwsSdk: false,
    });
  const created = call("mail-rule-set", "createReceiptRuleSet", "AlreadyExists");
  const activated = call("active-mail-rule-set", "setActiveReceiptRuleSet");

  for (const resource of [created, activated])
    Validations.of(resource).acknowledge({
      id: "AwsSolutions-IAM5[Resource::*]",
      reason: "Neither call can be granted for one rule set.",
    });
  acknowledgeHelper(Stack.of(scope), "AWS679f53fac002430cb0da5b7982bd2287", [WRITES_ITS_LOG, "L1"]);
  return { created, activated };
}

/**
 * DNS records of the mailbox domain: MX for incoming mail, SPF and DMARC for answers. Answers leave as `x@jobs.DOMAIN` with the
 * signature of DOMAIN, which DMARC accepts as the same organisation. Their envelope sender is under the bounce domain of mail.ts.
 */
function createRecords(scope: Construct, { hostedZone, mailboxDomain }: Settings): void {
  const zone = HostedZone.fromHostedZoneAttributes(scope, "mailbox-zone", {
    hostedZoneId: hostedZone.id,
    zoneName: hostedZone.name,
  });
  const recordName = `${mailboxDomain}.`;
  new MxRecord(scope, "mailbox-mx", {
    zone,
    recordName,
    values: [{ priority: 10, hostName: `inbound-smtp.${Aws.REGION}.amazonaws.com` }],
  });
  new TxtRecord(scope, "mailbox-spf", { zone, recordName, values: ["v=spf1 -all"] });
  // Needed here because a DMARC look-up continues at the organisation's domain and skips the stage's.
  new TxtRecord(scope, "mailbox-dmarc", { zone, recordName: `_dmarc.${recordName}`, values: ["v=DMARC1; p=quarantine"] });
}
