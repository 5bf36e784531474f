import { METRICS, type Alarm as AlarmName } from "@candor/core/kernel/alarm";
import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Function } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import type { Queues } from "./queue.ts";
import type { Settings } from "./settings.ts";

interface MonitoringProps {
  readonly settings: Settings;
  readonly queues: Queues;
  readonly http: HttpApi;
  readonly functions: ReadonlyMap<string, Function>;
}

/** Alarms for faults that need a person, and the topic that mails them. docs/operations.md describes what to do about each. */
export function createMonitoring(scope: Construct, { settings, queues, http, functions }: MonitoringProps): void {
  // Not encrypted at rest: CloudWatch could then publish only with a KMS key of ours, and an alarm names no person.
  const topic = new Topic(scope, "alarms", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(settings.alarmEmail));

  const alarm = (id: string, alarmDescription: string, metric: Metric, threshold: number) =>
    new Alarm(scope, id, {
      alarmName: `${settings.stage}-candor-${id}`,
      alarmDescription,
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic));
  const sum = { period: Duration.minutes(5), statistic: "Sum" };
  const maximum = { period: Duration.minutes(5), statistic: "Maximum" };

  for (const [name, target] of functions) {
    alarm(`${name}-errors`, `${name} crashed or ran out of time`, target.metricErrors(sum), 1);
    alarm(`${name}-throttles`, `${name} was refused a run: too many at once`, target.metricThrottles(sum), 1);
  }

  // A function consumes the scoring dead letters at once, so the alarm counts its runs, not the queue's length.
  const deadLetters = functions.get("dead-letter");
  if (!deadLetters) throw new Error("The alarms need the function dead-letter.");
  alarm("scoring-dead-letters", "A CV or a mail failed ten times and was given up", deadLetters.metricInvocations(sum), 1);
  alarm(
    "scoring-dead-letters-stuck",
    "A CV given up could not be marked as failed",
    queues.scoringDeadLetters.metricApproximateAgeOfOldestMessage(maximum),
    Duration.minutes(15).toSeconds(),
  );
  alarm(
    "tasks-dead-letters",
    "A task failed ten times: something was not erased, answered or sent",
    queues.tasksDeadLetters.metricApproximateNumberOfMessagesVisible(maximum),
    1,
  );

  alarm(
    "mail-dead-letters-stuck",
    "A mail given up could not be answered",
    queues.mailDeadLetters.metricApproximateAgeOfOldestMessage(maximum),
    Duration.minutes(15).toSeconds(),
  );

  alarm(
    "mail-age",
    "Mail waits more than 15 minutes to be taken in",
    queues.mail.metricApproximateAgeOfOldestMessage(maximum),
    Duration.minutes(15).toSeconds(),
  );
  alarm(
    "scoring-age",
    "CVs wait more than 15 minutes to be read",
    queues.scoring.metricApproximateAgeOfOldestMessage(maximum),
    Duration.minutes(15).toSeconds(),
  );
  alarm(
    "tasks-age",
    "Tasks are an hour behind: erasing, answers to mails, daily mails",
    queues.tasks.metricApproximateAgeOfOldestMessage(maximum),
    Duration.hours(1).toSeconds(),
  );
  const raised = (metricName: AlarmName) =>
    new Metric({ namespace: METRICS, metricName, dimensionsMap: { stage: settings.stage }, ...sum });
  alarm(
    "billing-doubt",
    "Stripe has two subscriptions of one account, or one that the code does not know",
    raised("billing-doubt"),
    1,
  );
  alarm("api-5xx", "The API answered with faults of its own", http.metricServerError(sum), 5);
}
