import { DIGEST_HOUR_UTC } from "@candor/core/kernel/limits";
import { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { Construct } from "constructs";
import { createFunction, type Surroundings } from "./functions.ts";

/** Scheduled work: the daily mail of new applications, and tasks that were written and not sent. */
export function createSchedules(scope: Construct, around: Surroundings): Readonly<Record<string, Rule>> {
  const gather = createFunction(scope, "gather-digests", around);
  const dailyDigest = new Rule(scope, "daily-digest", {
    description: "Tells owners of new applications",
    schedule: Schedule.cron({ minute: "0", hour: String(DIGEST_HOUR_UTC) }),
    // A repeated run mails nobody twice, and the next day's mail includes what a lost run would have sent.
    targets: [new LambdaFunction(gather, { retryAttempts: 10, maxEventAge: Duration.hours(6) })],
  });
  const owedTasks = new Rule(scope, "owed-tasks", {
    description: "Sends tasks that were written and not sent",
    schedule: Schedule.rate(Duration.minutes(1)),
    // The next minute's run does what a lost one would have done.
    targets: [new LambdaFunction(createFunction(scope, "send-owed", around), { retryAttempts: 0 })],
  });
  return { "daily-digest": dailyDigest, "owed-tasks": owedTasks };
}
