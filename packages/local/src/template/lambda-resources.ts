import type { Fields } from "./fields.ts";
import { placeName } from "./intrinsics.ts";
import type { Schedule } from "./model.ts";
import type { ResourceType, TemplateReader } from "./resource-type.ts";

export const lambdaResources: Readonly<Record<string, ResourceType>> = {
  "AWS::IAM::Role": {
    properties: ["RoleName", "Policies", "ManagedPolicyArns"],
    read(role, { permissions, ref }) {
      permissions.readRole(ref(role.place), role);
    },
  },
  "AWS::IAM::Policy": {
    properties: ["PolicyName", "PolicyDocument", "Roles"],
    read(policy, { permissions }) {
      permissions.readPolicy(placeName(policy.place), policy);
    },
  },
  "AWS::IAM::ManagedPolicy": {
    properties: ["ManagedPolicyName", "PolicyDocument", "Roles", "Path"],
    read(policy, { permissions, ref }) {
      permissions.readPolicy(ref(policy.place), policy);
    },
  },

  "AWS::Lambda::Function": {
    properties: [
      "FunctionName",
      "Code",
      "Handler",
      "MemorySize",
      "Timeout",
      "Environment",
      "Role",
      "ReservedConcurrentExecutions",
      "PackageType",
      "Runtime",
    ],
    read(lambda, reading) {
      lambda.expect("PackageType", "Zip");
      lambda.expect("Runtime", "nodejs24.x");
      const name = reading.ref(lambda.place);
      const variables = lambda.object("Environment").object("Variables");
      const reservedConcurrency = lambda.optionalNumber("ReservedConcurrentExecutions");
      reading.model.functions.push({
        name,
        arn: reading.attribute(lambda.place, "Arn"),
        codeFolder: codeFolder(lambda, reading),
        handler: lambda.text("Handler"),
        memoryMb: lambda.number("MemorySize", 128),
        timeoutSeconds: lambda.number("Timeout", 3),
        environment: Object.fromEntries(variables.entries().map(([key, value]) => [key, reading.here(String(value))])),
        logGroup: `/aws/lambda/${name}`,
        ...(reservedConcurrency !== undefined && { reservedConcurrency }),
        statements: reading.permissions.of(lambda.text("Role").replace(/^.*:role\//, "")),
      });
    },
  },

  "AWS::Events::Rule": {
    properties: ["Name", "EventPattern", "ScheduleExpression", "State", "Targets"],
    read(rule, reading) {
      // Nothing publishes events here.
      if (rule.has("EventPattern")) return;
      rule.expect("State", "ENABLED");
      const at = timesOf(rule);
      for (const target of rule.list("Targets")) {
        // AWS's retry settings are ignored: a failed run is repeated twice here.
        target.only("a rule's target", "Arn", "Id", "RetryPolicy");
        const arn = target.text("Arn");
        if (!arn.includes(":function:"))
          throw new Error(`${placeName(rule.place)} sends to ${arn}; the local cloud runs functions only.`);
        const functionName = arn.replace(/^.*:function:/, "");
        reading.model.schedules.push({
          name: `${reading.ref(rule.place)}/${target.text("Id")}`,
          arn: reading.attribute(rule.place, "Arn"),
          functionName,
          at,
        });
      }
    },
  },

  "AWS::Lambda::EventSourceMapping": {
    properties: [
      "EventSourceArn",
      "FunctionName",
      "BatchSize",
      "MaximumBatchingWindowInSeconds",
      "ScalingConfig",
      "FunctionResponseTypes",
      "Enabled",
    ],
    read(mapping, { model }) {
      mapping.expect("Enabled", true);
      const queueArn = mapping.text("EventSourceArn");
      if (!queueArn.includes(":sqs:"))
        throw new Error(`${placeName(mapping.place)} reads ${queueArn}; the local cloud polls queues only.`);
      const maximumConcurrency = mapping.object("ScalingConfig").optionalNumber("MaximumConcurrency");
      model.eventSources.push({
        queueArn,
        functionName: mapping.text("FunctionName").replace(/^.*:function:/, ""),
        batchSize: mapping.number("BatchSize", 10),
        windowSeconds: mapping.number("MaximumBatchingWindowInSeconds", 0),
        ...(maximumConcurrency !== undefined && { maximumConcurrency }),
        reportsBatchItemFailures: mapping.texts("FunctionResponseTypes").includes("ReportBatchItemFailures"),
      });
    },
  },
};

/** "cron(0 7 * * ? *)" or "rate(5 minutes)": other schedules are not supported. */
function timesOf(rule: Fields): Schedule["at"] {
  const expression = rule.text("ScheduleExpression");
  const [, every] = /^rate\((\d{1,4}) minutes?\)$/.exec(expression) ?? [];
  if (Number(every) > 0) return { everyMinutes: Number(every) };
  const [, minute, hour] = /^cron\((\d{1,2}) (\d{1,2}) \* \* \? \*\)$/.exec(expression) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59)
    throw new Error(
      `${placeName(rule.place)} runs by ${expression}; the local cloud knows cron(MINUTE HOUR * * ? *) and rate(N minutes) only.`,
    );
  return { hour: Number(hour), minute: Number(minute) };
}

function codeFolder(lambda: Fields, { assets }: TemplateReader): string {
  const code = lambda.object("Code");
  const hash = /[0-9a-f]{64}/.exec(code.text("S3Key", ""))?.[0];
  const folder = hash && assets.get(hash);
  if (!folder) throw new Error(`The code of ${placeName(lambda.place)} is no asset folder of the assembly.`);
  return folder;
}
