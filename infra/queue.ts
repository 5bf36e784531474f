import { Duration } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { lambda, type LambdaName } from "./lambdas.ts";

export interface Queues {
  readonly arrivedFiles: Queue;
  readonly arrivedMail: Queue;
  readonly scoring: Queue;
  readonly scoringDeadLetters: Queue;
  readonly tasks: Queue;
  readonly tasksDeadLetters: Queue;
  readonly mail: Queue;
  readonly mailDeadLetters: Queue;
}

/**
 * The queues: CVs to read and score, tasks that follow an answer (erasing, answering mails), incoming mail. Each has dead letters. Messages
 * name their account, by which a queue is fair. S3 and SES cannot name it, so what they announce passes through two queues of arrivals,
 * which share the dead letters of those that follow.
 */
export function createQueues(scope: Construct): Queues {
  const scoring = createQueue(scope, "scoring", { worker: "score-cv", deadLetterWorker: "dead-letter", isWaitedFor: true });
  const tasks = createQueue(scope, "tasks", { worker: "run-tasks" });
  const mail = createQueue(scope, "received-mail", { worker: "take-mail", deadLetterWorker: "dead-letter" });
  const arrived = (id: string, deadLetters: Queue) => {
    const by = { worker: "sort-arrivals", isWaitedFor: true } as const;
    return queueWith(scope, id, by, deadLetters);
  };
  return {
    arrivedFiles: arrived("arrived-files", scoring.deadLetters),
    arrivedMail: arrived("arrived-mail", mail.deadLetters),
    scoring: scoring.queue,
    scoringDeadLetters: scoring.deadLetters,
    tasks: tasks.queue,
    tasksDeadLetters: tasks.deadLetters,
    mail: mail.queue,
    mailDeadLetters: mail.deadLetters,
  };
}

interface Workers {
  readonly worker: LambdaName;
  readonly deadLetterWorker?: LambdaName;
  readonly isWaitedFor?: true;
}

const COMMON = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

function createQueue(scope: Construct, id: string, by: Workers) {
  const deadLetters = new Queue(scope, `${id}-dead-letters`, {
    ...COMMON,
    retentionPeriod: Duration.days(14),
    ...(by.deadLetterWorker && { visibilityTimeout: visibilityFor(by.deadLetterWorker) }),
  });
  return { queue: queueWith(scope, id, by, deadLetters), deadLetters };
}

function queueWith(scope: Construct, id: string, by: Workers, deadLetters: Queue): Queue {
  return new Queue(scope, id, {
    ...COMMON,
    visibilityTimeout: by.isWaitedFor ? soonAfter(by.worker) : visibilityFor(by.worker),
    retentionPeriod: Duration.days(4),
    // Our own faults (throttles, restarts) count as receives too. The three attempts at a file are counted by upload/attempts.ts.
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 10 },
  });
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
