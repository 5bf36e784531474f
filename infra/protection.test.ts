import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { CfnInclude } from "aws-cdk-lib/cloudformation-include";
import { afterAll, describe, expect, test } from "vitest";
import { lambdas } from "./lambdas.ts";
import { operationFrom } from "./operation-settings.ts";
import { only, placeholderBuild, resources, stageSettings, synthesiseChecked } from "./testing.ts";

const { built, remove } = placeholderBuild();
afterAll(remove);

const ACL = "arn:aws:wafv2:us-east-1:123456789012:global/webacl/production-candor/01234567-89ab-cdef";
const set = {
  CANDOR_RESERVED_CONCURRENCY: "true",
  CANDOR_WEB_ACL_ARN: ACL,
  CANDOR_TRACING: "true",
  CANDOR_MONTHLY_BUDGET: "300",
};
const plain = synthesiseChecked(stageSettings("staging", built));
const guarded = synthesiseChecked({ ...stageSettings("production", built), operation: operationFrom(set) });

/** A template of a file, checked against the rules of CloudFormation; throws with the text of a finding. */
function validated(templateFile: string): Template {
  const app = new App({ analyticsReporting: false });
  app.node.setContext("@aws-cdk/core:validateAgainstDefaultRules", true);
  const stack = new Stack(app, "by-hand", { env: { region: "us-east-1" } });
  new CfnInclude(stack, "template", { templateFile });
  return Template.fromJSON(app.synth().getStackByName("by-hand").template);
}

test("faults of CloudFront raise an alarm in us-east-1, by a template of its own: no other region has its metrics", () => {
  const { Properties } = only(validated("infra/edge-alarms.json"), "AWS::CloudWatch::Alarm");
  expect(Properties).toMatchObject({ MetricName: "5xxErrorRate", TreatMissingData: "notBreaching" });
  expect(Properties.AlarmActions).toHaveLength(1);
});

test("traces go to X-Ray only from a stage that is set so", () => {
  const tracing = ({ app }: typeof plain) =>
    new Set(resources(app, "AWS::Lambda::Function").map(({ Properties }) => Properties.TracingConfig?.Mode));
  expect([...tracing(guarded)]).toEqual(["Active"]);
  expect([...tracing(plain)]).toEqual([undefined]);
  expect(plain.text).not.toContain("xray:");
});

test("a stage with a budget mails before it is spent, and one without has none", () => {
  expect(resources(plain.monitoring, "AWS::Budgets::Budget")).toEqual([]);
  const { Budget, NotificationsWithSubscribers } = only(guarded.monitoring, "AWS::Budgets::Budget").Properties;
  expect(Budget.BudgetLimit).toEqual({ Amount: 300, Unit: "USD" });
  for (const { Subscribers } of NotificationsWithSubscribers)
    expect(Subscribers).toEqual([{ SubscriptionType: "EMAIL", Address: "alarms@candor.example" }]);
});

describe("a stage that reserves concurrency", () => {
  const reservedIn = ({ app }: typeof plain) =>
    resources(app, "AWS::Lambda::Function").flatMap(({ Properties }) =>
      Properties.ReservedConcurrentExecutions === undefined
        ? []
        : [[Properties.FunctionName.replace(/^\w+-candor-/u, ""), Properties.ReservedConcurrentExecutions]],
    );

  test("sets some aside for every function of the API and no other, and leaves 400 of the usual 1,000", () => {
    const reserved = reservedIn(guarded);
    expect(reserved.map(([name]) => name).toSorted()).toEqual(
      lambdas.flatMap(({ name }) => (name.startsWith("api-") ? [name] : [])).toSorted(),
    );
    expect(reserved.reduce((sum, [, number]) => sum + Number(number), 0)).toBe(600);
  });

  test("is made so by its setting alone, because a new AWS account has ten executions in all", () => {
    expect(reservedIn(plain)).toEqual([]);
  });
});

describe("the firewall", () => {
  test("stands in front of CloudFront where its setting names it", () => {
    const aclOf = ({ web }: typeof plain) => only(web, "AWS::CloudFront::Distribution").Properties.DistributionConfig.WebACLId;
    expect(aclOf(guarded)).toBe(ACL);
    expect(aclOf(plain)).toBeUndefined();
  });

  test("has a valid template, which refuses an address that sends too much and no other", () => {
    const { Properties } = only(validated("infra/firewall.json"), "AWS::WAFv2::WebACL");
    expect(Properties).toMatchObject({
      Scope: "CLOUDFRONT",
      DefaultAction: { Allow: {} },
      Rules: [
        {
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
          Statement: { RateBasedStatement: { AggregateKeyType: "IP" } },
        },
      ],
    });
  });
});

test.for([
  [{ CANDOR_WEB_ACL_ARN: "arn:aws:wafv2:eu-central-1:123456789012:regional/webacl/x/y" }, "CANDOR_WEB_ACL_ARN"],
  [{ CANDOR_MONTHLY_BUDGET: "12.50" }, "CANDOR_MONTHLY_BUDGET"],
  [{ CANDOR_TRACING: "on" }, "CANDOR_TRACING"],
  [{ CANDOR_RESERVED_CONCURRENCY: "yes" }, "CANDOR_RESERVED_CONCURRENCY"],
] as const)("%j is refused with the name of the setting", ([environment, name]) => {
  expect(() => operationFrom(environment)).toThrow(name);
});
