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
  /** Takes the mail as it came, under `mail/`. */
  readonly cvs: Bucket;
  /** Hears of every mail. */
  readonly queue: Queue;
}

/**
 * Mail in: whatever is sent to the mailbox domain is checked for spam and viruses, kept in the CV bucket as it came, and told to
 * the queue with SES's verdicts (docs/decisions/0013-mail-through-a-queue.md).
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
  // SES tries whether it may publish when the rule is made.
  rule.node.addDependency(ruleSet.created, topic);
  ruleSet.activated.node.addDependency(rule);
  createRecords(scope, settings);
}

/** Not encrypted at rest: SES could publish only with a key of our own, and nothing rests here; the queue behind it is encrypted. */
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
 * A region has one active rule set, which all stages in it share: whoever comes first makes it, everybody sees to it that it is
 * active, and nobody takes it away, for the mail of the others goes through it, too. A stage that goes takes its own rule along.
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
        // Neither call can be granted for one rule set.
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
 * Where mail to the mailboxes goes, and what mail from them is held to. Answers leave as `x@jobs.DOMAIN` with the signature of
 * DOMAIN, which DMARC takes for the same organisation. Their envelope sender is the one of mail.ts, so none is ever under this domain.
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
  // Of its own, for a look-up goes from here to the organisation's domain, past a stage's.
  new TxtRecord(scope, "mailbox-dmarc", { zone, recordName: `_dmarc.${recordName}`, values: ["v=DMARC1; p=quarantine"] });
}
