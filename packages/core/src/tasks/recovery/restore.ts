import { setTimeout } from "node:timers/promises";
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { dynamo } from "../../kernel/aws.ts";

/** Pause between two looks at a table that AWS is making. */
const LOOK_AGAIN_MS = 5000;

/** The times to which a table can be restored; undefined without point-in-time recovery. */
export async function restorable(TableName: string): Promise<{ from: Date; to: Date } | undefined> {
  const { ContinuousBackupsDescription: backups } = await dynamo().send(new DescribeContinuousBackupsCommand({ TableName }));
  const { EarliestRestorableDateTime: from, LatestRestorableDateTime: to } = backups?.PointInTimeRecoveryDescription ?? {};
  return from && to && { from, to };
}

/**
 * Makes a new table as another one was at a time, waits for it, and sets what a restore leaves out. A repeated call waits for the table that
 * the first one has begun. Returns false where the table was there already.
 */
export async function restore(source: string, target: string, at: Date): Promise<boolean> {
  const isNew = await begin(source, target, at);
  while ((await dynamo().send(new DescribeTableCommand({ TableName: target }))).Table?.TableStatus !== "ACTIVE") {
    await setTimeout(LOOK_AGAIN_MS);
  }
  await dynamo().send(
    new UpdateContinuousBackupsCommand({
      TableName: target,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  await expire(target);
  await dynamo().send(new UpdateTableCommand({ TableName: target, DeletionProtectionEnabled: true }));
  return isNew;
}

async function begin(SourceTableName: string, TargetTableName: string, RestoreDateTime: Date): Promise<boolean> {
  // Its source may be gone by then: a deleted table comes back from AWS's own backup.
  if (await exists(TargetTableName)) return false;
  await dynamo().send(new RestoreTableToPointInTimeCommand({ SourceTableName, TargetTableName, RestoreDateTime }));
  return true;
}

async function exists(TableName: string): Promise<boolean> {
  try {
    await dynamo().send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

async function expire(TableName: string): Promise<void> {
  try {
    await dynamo().send(
      new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true } }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("already enabled"))) throw error;
  }
}
