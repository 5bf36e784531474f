import { Template } from "aws-cdk-lib/assertions";
import { afterAll, describe, expect, test } from "vitest";
import { synthesise } from "./synth.ts";
import { only, placeholderBuild, resources, stageSettings } from "./testing.ts";

const { built, remove } = placeholderBuild();
afterAll(remove);

const assembly = synthesise(stageSettings("staging", built), `${built}/out`);
const data = Template.fromJSON(assembly.getStackByName("staging-candor-data").template as Record<string, unknown>);

const [topicId] = Object.keys(data.findResources("AWS::SNS::Topic"));
const queueId = Object.keys(data.findResources("AWS::SQS::Queue")).find((id) => /^arrivedmail[0-9A-F]{8}$/u.test(id));
const bucketId = Object.keys(data.findResources("AWS::S3::Bucket")).find((id) => /^cvs[0-9A-F]{8}$/u.test(id));
const statements = (type: string) =>
  resources(data, type).flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Record<string, unknown>[]);

describe("mail to a stage's mailboxes", () => {
  test("is scanned, stored raw and announced to the topic, by one rule for the mailbox domain only", () => {
    expect(only(data, "AWS::SES::ReceiptRule").Properties).toEqual({
      RuleSetName: "candor",
      Rule: {
        Name: "staging-candor-mailboxes",
        Enabled: true,
        Recipients: ["jobs.staging.candor.example"],
        ScanEnabled: true,
        Actions: [{ S3Action: { BucketName: { Ref: bucketId }, ObjectKeyPrefix: "mail/", TopicArn: { Ref: topicId } } }],
      },
    });
  });

  test("reaches the queue as the message of SES, without the envelope of SNS", () => {
    expect(only(data, "AWS::SNS::Subscription").Properties).toEqual({
      Protocol: "sqs",
      TopicArn: { Ref: topicId },
      Endpoint: { "Fn::GetAtt": [queueId, "Arn"] },
      RawMessageDelivery: true,
    });
  });

  test("is stored, announced and queued only by AWS services acting for this account", () => {
    const account = { Ref: "AWS::AccountId" };
    expect(statements("AWS::S3::BucketPolicy")).toContainEqual({
      Effect: "Allow",
      Principal: { Service: "ses.amazonaws.com" },
      Action: "s3:PutObject",
      Resource: { "Fn::Join": ["", [{ "Fn::GetAtt": [bucketId, "Arn"] }, "/mail/*"]] },
      Condition: { StringEquals: { "aws:SourceAccount": account } },
    });
    expect(statements("AWS::SNS::TopicPolicy")).toContainEqual(
      expect.objectContaining({
        Effect: "Allow",
        Principal: { Service: "ses.amazonaws.com" },
        Action: "sns:Publish",
        Condition: {
          StringEquals: {
            "aws:SourceAccount": account,
            "aws:SourceArn": {
              "Fn::Join": ["", expect.arrayContaining([":receipt-rule-set/candor:receipt-rule/staging-candor-mailboxes"])],
            },
          },
        },
      }),
    );
    expect(statements("AWS::SQS::QueuePolicy")).toContainEqual({
      Effect: "Allow",
      Principal: { Service: "sns.amazonaws.com" },
      Action: "sqs:SendMessage",
      Resource: { "Fn::GetAtt": [queueId, "Arn"] },
      Condition: { ArnEquals: { "aws:SourceArn": { Ref: topicId } } },
    });
  });

  test("gets its rule after SES may publish to the topic, because SES publishes a test message", () => {
    const { DependsOn } = Object.values(data.findResources("AWS::SES::ReceiptRule"))[0] as { DependsOn: string[] };
    expect(DependsOn).toEqual(expect.arrayContaining(Object.keys(data.findResources("AWS::SNS::TopicPolicy"))));
  });

  test("is routed by an MX record, and answers to it pass SPF and DMARC", () => {
    const records = resources(data, "AWS::Route53::RecordSet").flatMap(({ Properties: { Type, Name, ResourceRecords } }) =>
      Type === "CNAME" ? [] : [`${Name} ${Type} ${JSON.stringify(ResourceRecords)}`],
    );
    const region = '{"Ref":"AWS::Region"}';
    expect(records.toSorted()).toEqual(
      [
        `jobs.staging.candor.example. MX [{"Fn::Join":["",["10 inbound-smtp.",${region},".amazonaws.com"]]}]`,
        // No envelope sender is ever of this domain: answers leave under the bounce domain.
        String.raw`jobs.staging.candor.example. TXT ["\"v=spf1 -all\""]`,
        String.raw`_dmarc.jobs.staging.candor.example. TXT ["\"v=DMARC1; p=quarantine\""]`,
        `bounce.staging.candor.example. MX [{"Fn::Join":["",["10 feedback-smtp.",${region},".amazonses.com"]]}]`,
        String.raw`bounce.staging.candor.example. TXT ["\"v=spf1 include:amazonses.com ~all\""]`,
        String.raw`_dmarc.staging.candor.example. TXT ["\"v=DMARC1; p=quarantine\""]`,
      ].toSorted(),
    );
    expect(only(data, "AWS::SES::EmailIdentity").Properties).toMatchObject({
      EmailIdentity: "staging.candor.example",
      MailFromAttributes: { MailFromDomain: "bounce.staging.candor.example" },
    });
  });
});

describe("the receipt rule set", () => {
  const calls = Object.entries(data.findResources("Custom::ReceiptRuleSet")) as [
    string,
    { DependsOn: string[]; Properties: object },
  ][];
  const call = (action: string) => {
    const found = calls.find(([, { Properties }]) => JSON.stringify(Properties).includes(action));
    if (!found) throw new Error(`Nothing calls ${action}`);
    return found;
  };
  const [ruleId, rule] = Object.entries(data.findResources("AWS::SES::ReceiptRule"))[0] as [string, { DependsOn: string[] }];

  test("is created unless another stage has created it, and activated after its rule", () => {
    const [createdId, created] = call("createReceiptRuleSet");
    const [, activated] = call("setActiveReceiptRuleSet");
    expect(JSON.stringify(created.Properties)).toContain(String.raw`\"ignoreErrorCodesMatching\":\"AlreadyExists\"`);
    expect(rule.DependsOn).toContain(createdId);
    expect(activated.DependsOn).toContain(ruleId);
  });

  test("stays when a stage is removed, because the other stages use it", () => {
    for (const [, { Properties }] of calls) expect(Properties).not.toHaveProperty("Delete");
    data.resourceCountIs("AWS::SES::ReceiptRuleSet", 0);
  });

  test("is the account's own if it has one", () => {
    const settings = { ...stageSettings("staging", built), mailRuleSet: "company" };
    const other = synthesise(settings, `${built}/other`).getStackByName("staging-candor-data").template as object;
    expect(only(Template.fromJSON(other), "AWS::SES::ReceiptRule").Properties.RuleSetName).toBe("company");
  });
});
