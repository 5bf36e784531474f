import { METRICS, type Alarm as AlarmName } from "@candor/core/kernel/alarm";
import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  type MetricOptions,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { Rule } from "aws-cdk-lib/aws-events";
import type { Function } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { Queues } from "./queue.ts";
import type { Settings } from "./settings.ts";

interface MonitoringProps {
  readonly settings: Settings;
  readonly queues: Queues;
  readonly http: HttpApi;
  readonly functions: ReadonlyMap<string, Function>;
  readonly table: ITable;
  /** Rules of EventBridge, by name. */
  readonly rules: Readonly<Record<string, Rule>>;
}

/** Adds an alarm at `threshold` in one period. */
type AddAlarm = (id: string, description: string, metric: IMetric, threshold: number) => void;

const SUM = { period: Duration.minutes(5), statistic: "Sum" };
const MAXIMUM = { period: Duration.minutes(5), statistic: "Maximum" };

/** Alarms for faults that need a person, and the topic that mails them. docs/operations.md describes what to do about each. */
export function createMonitoring(scope: Construct, { settings, queues, http, functions, table, rules }: MonitoringProps): void {
  // Not encrypted at rest: CloudWatch could then publish only with a KMS key of ours, and an alarm names no person.
  const topic = new Topic(scope, "alarms", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(settings.alarmEmail));

  const alarm: AddAlarm = (id, alarmDescription, metric, threshold) =>
    new Alarm(scope, id, {
      alarmName: `${settings.stage}-candor-${id}`,
      alarmDescription,
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic));

  watchFunctions(alarm, functions);
  watchQueues(alarm, queues);
  watchApi(alarm, settings, http);
  watchTable(alarm, table);
  watchRules(alarm, rules);
  watchReputation(alarm);
  limitSpend(scope, settings);
}

function watchFunctions(alarm: AddAlarm, functions: MonitoringProps["functions"]): void {
  for (const [name, target] of functions) {
    alarm(`${name}-errors`, `${name} crashed or ran out of time`, target.metricErrors(SUM), 1);
    alarm(`${name}-throttles`, `${name} was refused a run: too many at once`, target.metricThrottles(SUM), 1);
  }
  // A function consumes the scoring dead letters at once, so the alarm counts its runs, not the queue's length.
  const deadLetters = functions.get("dead-letter");
  if (!deadLetters) throw new Error("The alarms need the function dead-letter.");
  alarm("scoring-dead-letters", "A CV or a mail failed ten times and was given up", deadLetters.metricInvocations(SUM), 1);
}

function watchQueues(alarm: AddAlarm, queues: Queues): void {
  alarm(
    "tasks-dead-letters",
    "A task failed ten times: something was not erased, answered or sent",
    queues.tasksDeadLetters.metricApproximateNumberOfMessagesVisible(MAXIMUM),
    1,
  );
  const late = (id: string, description: string, queue: IQueue, age = Duration.minutes(15)) =>
    alarm(id, description, queue.metricApproximateAgeOfOldestMessage(MAXIMUM), age.toSeconds());
  late("scoring-dead-letters-stuck", "A CV given up could not be marked as failed", queues.scoringDeadLetters);
  late("mail-dead-letters-stuck", "A mail given up could not be answered", queues.mailDeadLetters);
  late("arrivals-age", "Files that have arrived wait more than 15 minutes to be passed on to their readers", queues.arrivedFiles);
  late("mail-arrivals-age", "Mail waits more than 15 minutes to be passed on to be taken in", queues.arrivedMail);
  late("mail-age", "Mail waits more than 15 minutes to be taken in", queues.mail);
  late("scoring-age", "CVs wait more than 15 minutes to be read", queues.scoring);
  late("tasks-age", "Tasks are an hour behind: erasing, answers to mails, daily mails", queues.tasks, Duration.hours(1));
}

function watchApi(alarm: AddAlarm, settings: Settings, http: HttpApi): void {
  const raised = (metricName: AlarmName) =>
    new Metric({ namespace: METRICS, metricName, dimensionsMap: { stage: settings.stage }, ...SUM });
  alarm(
    "billing-doubt",
    "Stripe has two subscriptions of one account, or one that the code does not know",
    raised("billing-doubt"),
    1,
  );
  alarm(
    "feed-nearly-full",
    "The last part of a feed is nearly full: register the address of the next",
    raised("feed-nearly-full"),
    1,
  );
  alarm("api-5xx", "The API answered with faults of its own", http.metricServerError(SUM), 5);
  alarm("api-throttles", "API Gateway refused calls: too many at once", refusedCalls(settings, SUM), 100);
}

function watchTable(alarm: AddAlarm, table: ITable): void {
  alarm("table-throttles", "The table or its index refused reads or writes", throttlesOf(table, SUM), 10);
  const conflicts = new Metric({
    namespace: "AWS/DynamoDB",
    metricName: "TransactionConflict",
    dimensionsMap: { TableName: table.tableName },
    ...SUM,
  });
  alarm("table-conflicts", "Writes of the same items wait for each other", conflicts, 200);
}

function watchRules(alarm: AddAlarm, rules: MonitoringProps["rules"]): void {
  for (const [name, { ruleName }] of Object.entries(rules)) {
    const failed = new Metric({
      namespace: "AWS/Events",
      metricName: "FailedInvocations",
      dimensionsMap: { RuleName: ruleName },
      ...SUM,
    });
    alarm(`${name}-failed`, `EventBridge could not deliver what the rule ${name} sends`, failed, 1);
  }
}

/** Of the whole AWS account, which AWS judges: it looks into an account from 5 % and 0.1 % on, and stops its mail at 10 % and 0.5 %. */
function watchReputation(alarm: AddAlarm): void {
  const reputation = (metricName: string) =>
    new Metric({ namespace: "AWS/SES", metricName, period: Duration.hours(1), statistic: "Maximum" });
  alarm("mail-bounces", "Of 100 mails sent, 3 bounced for good", reputation("Reputation.BounceRate"), 0.03);
  alarm("mail-complaints", "Of 2,000 mails sent, one was called spam", reputation("Reputation.ComplaintRate"), 0.0005);
}

/** Calls that API Gateway refused with 429 before any function ran, counted from its log. */
const refusedCalls = ({ stage }: Settings, over: Partial<MetricOptions>): Metric =>
  new Metric({ namespace: METRICS, metricName: refusedCallsName(stage), ...over });

/** The metric that api.ts makes of the log: a filter over a log can give it no dimension of ours. */
export const refusedCallsName = (stage: string): string => `api-throttles-${stage}`;

function throttlesOf(table: ITable, over: Partial<MetricOptions>): MathExpression {
  const events = (metricName: string, index?: string) =>
    new Metric({
      namespace: "AWS/DynamoDB",
      metricName,
      dimensionsMap: { TableName: table.tableName, ...(index && { GlobalSecondaryIndexName: index }) },
      ...over,
    });
  return new MathExpression({
    expression: "FILL(reads, 0) + FILL(writes, 0) + FILL(indexReads, 0) + FILL(indexWrites, 0)",
    usingMetrics: {
      reads: events("ReadThrottleEvents"),
      writes: events("WriteThrottleEvents"),
      indexReads: events("ReadThrottleEvents", "gsi1"),
      indexWrites: events("WriteThrottleEvents", "gsi1"),
    },
    ...(over.period && { period: over.period }),
  });
}

/** Mails when four fifths of the month's budget are spent, and when the month is forecast to exceed it. Budgets see the whole AWS account. */
function limitSpend(scope: Construct, { stage, alarmEmail, operation }: Settings): void {
  if (operation.monthlyBudgetUsd === undefined) return;
  const mail = (notificationType: string, threshold: number) => ({
    notification: { notificationType, comparisonOperator: "GREATER_THAN", threshold, thresholdType: "PERCENTAGE" },
    subscribers: [{ subscriptionType: "EMAIL", address: alarmEmail }],
  });
  new CfnBudget(scope, "spend", {
    budget: {
      budgetName: `${stage}-candor-spend`,
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: operation.monthlyBudgetUsd, unit: "USD" },
    },
    notificationsWithSubscribers: [mail("ACTUAL", 80), mail("FORECASTED", 100)],
  });
}
