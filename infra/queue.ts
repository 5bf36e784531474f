import { Duration } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { lambda, type LambdaName } from "./lambdas.ts";

export interface Queues {
  readonly scoring: Queue;
  readonly scoringDeadLetters: Queue;
  readonly tasks: Queue;
  readonly tasksDeadLetters: Queue;
  readonly mail: Queue;
  readonly mailDeadLetters: Queue;
}

/** The queues: CVs to read and score, tasks that follow an answer (erasing, answering mails), incoming mail. Each has dead letters. */
export function createQueues(scope: Construct): Queues {
  const scoring = createQueue(scope, "scoring", { worker: "score-cv", deadLetterWorker: "dead-letter", isWaitedFor: true });
  const tasks = createQueue(scope, "tasks", { worker: "run-tasks" });
  const mail = createQueue(scope, "received-mail", { worker: "take-mail", deadLetterWorker: "dead-letter" });
  return {
    scoring: scoring.queue,
    scoringDeadLetters: scoring.deadLetters,
    tasks: tasks.queue,
    tasksDeadLetters: tasks.deadLetters,
    mail: mail.queue,
    mailDeadLetters: mail.deadLetters,
  };
}

function createQueue(
  scope: Construct,
  id: string,
  by: { worker: LambdaName; deadLetterWorker?: LambdaName; isWaitedFor?: true },
) {
  const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
  const deadLetters = new Queue(scope, `${id}-dead-letters`, {
    ...common,
    retentionPeriod: Duration.days(14),
    ...(by.deadLetterWorker && { visibilityTimeout: visibilityFor(by.deadLetterWorker) }),
  });
  const queue = new Queue(scope, id, {
    ...common,
    visibilityTimeout: by.isWaitedFor ? soonAfter(by.worker) : visibilityFor(by.worker),
    retentionPeriod: Duration.days(4),
    // Our own faults (throttles, restarts) count as receives too. The three attempts at a file are counted by upload/attempts.ts.
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 10 },
  });
  return { queue, deadLetters };
}

/**
 * Half a minute more than the worker's time-out. A worker that was killed, or did not load, leaves its message until then, and a CV is to be
 * processed within three minutes. The event source takes no more messages than it may run workers (`maxConcurrency`), so none waits
 * received for a worker.
 */
function soonAfter(worker: LambdaName): Duration {
  return Duration.seconds(lambda(worker).timeoutSeconds + 30);
}

/** Six times the worker's time-out, as AWS recommends, so that a throttled poller does not deliver a message twice. */
function visibilityFor(worker: LambdaName): Duration {
  return Duration.seconds(6 * lambda(worker).timeoutSeconds);
}
