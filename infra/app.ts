import { Stack, Tags } from "aws-cdk-lib";
import type { App } from "aws-cdk-lib";
import { createApi } from "./api.ts";
import { createWorkers, functionsIn } from "./functions.ts";
import { createIdentity } from "./identity.ts";
import { createMail } from "./mail.ts";
import { createMailboxes } from "./mailboxes.ts";
import { createMonitoring } from "./monitoring.ts";
import { createQueues } from "./queue.ts";
import { createRealtime } from "./realtime.ts";
import { createSchedules } from "./schedules.ts";
import { createEdgeKey, createSessionSecret } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import { createCvBucket } from "./storage.ts";
import { createTable } from "./table.ts";
import { createWeb } from "./web.ts";

/** Behaviour of the CDK that is off unless a flag is set. */
const FLAGS = [
  // A template that AWS would refuse stops the synthesis, rather than the deploy half-way through.
  "@aws-cdk/core:validateAgainstDefaultRules",
  // The access log is written under a bucket policy; without this flag the CDK uses access control lists.
  "@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy",
];

/**
 * The whole product in four stacks: `data` must not be lost, `app` can be created again from the code, `web` holds the files that
 * browsers load, `monitoring` the alarms.
 */
export function build(app: App, settings: Settings): void {
  for (const flag of FLAGS) app.node.setContext(flag, true);
  Tags.of(app).add("stage", settings.stage);
  const stack = (name: string) => new Stack(app, `${settings.stage}-candor-${name}`);

  const data = stack("data");
  const queues = createQueues(data);
  const around = {
    settings,
    queues,
    table: createTable(data, settings),
    cvs: createCvBucket(data, settings, queues.arrivedFiles),
    sessionSecret: createSessionSecret(data, settings),
    edgeKey: createEdgeKey(data, settings),
    mail: createMail(data, settings),
  };
  createMailboxes(data, { settings, cvs: around.cvs, queue: queues.arrivedMail });

  const product = stack("app");
  const identity = createIdentity(product, around);
  const realtime = createRealtime(product, around);
  const http = createApi(product, { ...around, identity, realtime });
  createWorkers(product, { ...around, identity, realtime });
  const schedules = createSchedules(product, around);

  createWeb(stack("web"), { settings, http, realtime, cvs: around.cvs, edgeKey: around.edgeKey });
  createMonitoring(stack("monitoring"), {
    settings,
    queues,
    http,
    functions: functionsIn(product),
    table: around.table,
    rules: { ...schedules, "mail-outcomes": around.mail.outcomes },
  });
}
