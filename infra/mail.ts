import { ArnFormat, Aws, RemovalPolicy, Stack } from "aws-cdk-lib";
import { EventBus, Rule } from "aws-cdk-lib/aws-events";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, ResourcePolicy, RetentionDays } from "aws-cdk-lib/aws-logs";
import { CnameRecord, HostedZone, MxRecord, TxtRecord } from "aws-cdk-lib/aws-route53";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import type { Construct } from "constructs";
import type { Settings } from "./settings.ts";

/**
 * ARNs that a function needs in order to send. SES checks the sender's identity, the configuration set, and the identity of every recipient
 * who is verified in the account: in the sandbox that is everybody. So identities are all granted, and a condition names the senders.
 */
export interface Mail {
  readonly identityArns: string;
  readonly configurationSetArn: string;
  /** Logs mails that did not arrive. */
  readonly outcomes: Rule;
}

/**
 * Outgoing mail: the stage's domain as verified sender with DKIM, a configuration set that suppresses addresses that bounced or complained,
 * and a log of the mails that did not arrive.
 */
export function createMail(scope: Construct, settings: Settings): Mail {
  const configurationSet = new ConfigurationSet(scope, "mail", {
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  });
  // Bounces go to a subdomain of ours instead of Amazon's, so that SPF, too, covers the domain that people see.
  const bounces = `bounce.${settings.domain}`;
  const identity = new EmailIdentity(scope, "sender", {
    identity: Identity.domain(settings.domain),
    configurationSet,
    mailFromDomain: bounces,
  });

  const zone = HostedZone.fromHostedZoneAttributes(scope, "mail-zone", {
    hostedZoneId: settings.hostedZone.id,
    zoneName: settings.hostedZone.name,
  });
  for (const [index, { name, value }] of identity.dkimRecords.entries()) {
    // The name is known only while deploying; the dot keeps the CDK from appending the zone a second time.
    new CnameRecord(scope, `dkim-${index + 1}`, { zone, recordName: `${name}.`, domainName: value });
  }
  new MxRecord(scope, "bounce-mx", {
    zone,
    recordName: `${bounces}.`,
    values: [{ priority: 10, hostName: `feedback-smtp.${Aws.REGION}.amazonses.com` }],
  });
  new TxtRecord(scope, "bounce-spf", { zone, recordName: `${bounces}.`, values: ["v=spf1 include:amazonses.com ~all"] });
  new TxtRecord(scope, "dmarc", { zone, recordName: `_dmarc.${settings.domain}.`, values: ["v=DMARC1; p=quarantine"] });
  const outcomes = logOutcomes(scope, settings, configurationSet);

  const arn = (resource: string, resourceName: string) => Stack.of(scope).formatArn({ service: "ses", resource, resourceName });
  return {
    identityArns: arn("identity", "*"),
    configurationSetArn: arn("configuration-set", configurationSet.configurationSetName),
    outcomes,
  };
}

/** Mails that SES gave up, or that made their reader complain. Those that arrive are logged nowhere. */
const OUTCOMES = {
  [EmailSendingEvent.BOUNCE]: "Email Bounced",
  [EmailSendingEvent.COMPLAINT]: "Email Complaint Received",
  [EmailSendingEvent.REJECT]: "Email Rejected",
  [EmailSendingEvent.DELIVERY_DELAY]: "Email Delivery Delayed",
};

/** Writes the outcomes of mails to a log of 30 days, by way of the account's default event bus: SES sends events to no other. */
function logOutcomes(scope: Construct, { stage }: Settings, configurationSet: ConfigurationSet): Rule {
  configurationSet.addEventDestination("outcomes", {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, "event-bus", "default")),
    events: Object.keys(OUTCOMES) as EmailSendingEvent[],
  });
  // EventBridge writes to log groups of this prefix only.
  const log = new LogGroup(scope, "mail-outcomes-log", {
    logGroupName: `/aws/events/${stage}-candor-mail-outcomes`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new ResourcePolicy(scope, "mail-outcomes-policy", {
    resourcePolicyName: `${stage}-candor-mail-outcomes`,
    policyStatements: [
      new PolicyStatement({
        principals: [new ServicePrincipal("events.amazonaws.com"), new ServicePrincipal("delivery.logs.amazonaws.com")],
        actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
        resources: [log.logGroupArn],
      }),
    ],
  });
  const rule = new Rule(scope, "mail-outcomes", {
    description: "Logs mails that bounced, were complained about, refused or delayed",
    eventPattern: {
      source: ["aws.ses"],
      detailType: Object.values(OUTCOMES),
      // The stages of an account share the bus.
      detail: { mail: { tags: { "ses:configuration-set": [configurationSet.configurationSetName] } } },
    },
  });
  // Without the ":*" at the end of the group's own ARN, which EventBridge refuses.
  const arn = Stack.of(scope).formatArn({
    service: "logs",
    resource: "log-group",
    resourceName: log.logGroupName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  rule.addTarget({ bind: () => ({ arn }) });
  return rule;
}
