import { Aws, Stack } from "aws-cdk-lib";
import { CnameRecord, HostedZone, MxRecord, TxtRecord } from "aws-cdk-lib/aws-route53";
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailIdentity, Identity, SuppressionReasons } from "aws-cdk-lib/aws-ses";
import type { Construct } from "constructs";
import type { Settings } from "./settings.ts";

/** ARNs that a function needs in order to send: SES checks the sender's and the configuration set's. */
export interface Mail {
  readonly senderArns: readonly string[];
}

/** Outgoing mail: the stage's domain as verified sender with DKIM, and a configuration set that suppresses addresses that bounced. */
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
  const configurationSetArn = Stack.of(scope).formatArn({
    service: "ses",
    resource: "configuration-set",
    resourceName: configurationSet.configurationSetName,
  });
  return { senderArns: [identity.emailIdentityArn, configurationSetArn] };
}
