/**
 * List prices of AWS in US dollars, region us-east-1, without free tiers, taxes and transfer out. Those of Lambda and DynamoDB were compared
 * with tables that others publish; none was read on AWS's own pages, which are named here: compare before a decision hangs on one. Other
 * regions cost more. The only place to change a price; `npm run cost` writes docs/cost.md anew.
 */
export const PRICES = {
  dated: "2026-11",
  region: "us-east-1",
  /** https://aws.amazon.com/api-gateway/pricing/ (HTTP API). */
  apiRequest: 1.0 / 1e6,
  /** https://aws.amazon.com/cloudfront/pricing/ (HTTPS, United States and Europe). */
  edgeRequest: 1.0 / 1e6,
  /** https://aws.amazon.com/lambda/pricing/ (Arm). */
  functionRun: 0.2 / 1e6,
  gigabyteSecond: 0.0000133334,
  /** https://aws.amazon.com/dynamodb/pricing/on-demand/ (standard table). */
  readUnit: 0.125 / 1e6,
  writeUnit: 0.625 / 1e6,
  tableGigabyteMonth: 0.25,
  /** Point-in-time recovery. */
  tableBackupGigabyteMonth: 0.2,
  /** https://aws.amazon.com/s3/pricing/ (standard): put, copy, post and list; get and all others. */
  objectWrite: 0.005 / 1000,
  objectRead: 0.0004 / 1000,
  objectGigabyteMonth: 0.023,
  /** https://aws.amazon.com/sqs/pricing/ (standard queues). */
  queueRequest: 0.4 / 1e6,
  /** https://aws.amazon.com/ses/pricing/: a mail out or in. */
  mail: 0.1 / 1000,
  /** https://aws.amazon.com/cloudwatch/pricing/ */
  logGigabyte: 0.5,
  alarmMonth: 0.1,
  /** https://aws.amazon.com/secrets-manager/pricing/ */
  secretMonth: 0.4,
  secretCall: 0.05 / 10_000,
  /** https://aws.amazon.com/cognito/pricing/ (Lite, after 10,000 that are free). */
  monthlyUser: 0.0055,
} as const;
