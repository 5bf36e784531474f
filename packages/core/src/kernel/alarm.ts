/** Events that a person must look at although the code went on. infra/monitoring.ts has an alarm for each. */
export type Alarm = "billing-doubt" | "feed-nearly-full";

/** Namespace of the product's own metrics. */
export const METRICS = "Candor";

/**
 * Raises an alarm: a log line in CloudWatch's embedded metric format, of which AWS makes a metric. It must be the whole line, and the console
 * of a Lambda function would put the time before it.
 */
export function raise(alarm: Alarm, details: Readonly<Record<string, string>>): void {
  const metric = { Namespace: METRICS, Dimensions: [["stage"]], Metrics: [{ Name: alarm, Unit: "Count" }] };
  const line = {
    ...details,
    _aws: { Timestamp: Date.now(), CloudWatchMetrics: [metric] },
    stage: process.env["STAGE"] ?? "none",
    [alarm]: 1,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
