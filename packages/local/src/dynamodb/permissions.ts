import * as z from "zod";
import { unknownOperation } from "../kernel/json-protocol.ts";
import { ACCOUNT_ID, REGION, Refusal, type Need } from "../kernel/service.ts";

/** The permissions that a call needs. https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazondynamodb.html */

const Single = z.looseObject({ TableName: z.string() });
const Reading = z.looseObject({ TableName: z.string(), IndexName: z.string().optional() });
const Restoring = z.looseObject({ SourceTableName: z.string(), TargetTableName: z.string() });
const Batch = z.looseObject({ RequestItems: z.record(z.string(), z.unknown()) });
const TransactGet = z.looseObject({ TransactItems: z.array(z.looseObject({ Get: Single })) });
const TransactWrite = z.looseObject({
  TransactItems: z.array(
    z.looseObject({
      Put: Single.optional(),
      Update: Single.optional(),
      Delete: Single.optional(),
      ConditionCheck: Single.optional(),
    }),
  ),
});

const WRITES = { Put: "PutItem", Update: "UpdateItem", Delete: "DeleteItem", ConditionCheck: "ConditionCheckItem" } as const;

/**
 * A transaction needs the action of each of its items, not an action of its own, as in IAM.
 * @throws Refusal UnknownOperationException, ValidationException
 */
export function needsOf(operation: string, input: Record<string, unknown>): readonly Need[] {
  switch (operation) {
    case "ListTables":
      return [{ action: "dynamodb:ListTables", resource: "*" }];
    case "GetItem":
    case "PutItem":
    case "UpdateItem":
    case "DeleteItem":
    case "DescribeTable":
    case "DescribeTimeToLive":
    case "UpdateTimeToLive":
    case "UpdateTable":
    case "DescribeContinuousBackups":
    case "UpdateContinuousBackups":
      return [need(operation, read(Single, input).TableName)];
    case "RestoreTableToPointInTime": {
      const { SourceTableName, TargetTableName } = read(Restoring, input);
      return [need(operation, SourceTableName), need(operation, TargetTableName)];
    }
    case "Query":
    case "Scan": {
      const { TableName, IndexName } = read(Reading, input);
      return [need(operation, TableName, IndexName)];
    }
    case "BatchGetItem":
    case "BatchWriteItem":
      return Object.keys(read(Batch, input).RequestItems).map((table) => need(operation, table));
    case "TransactGetItems":
      return distinct(read(TransactGet, input).TransactItems.map((item) => need("GetItem", item.Get.TableName)));
    case "TransactWriteItems":
      return distinct(
        read(TransactWrite, input).TransactItems.flatMap((item) =>
          Object.entries(WRITES).flatMap(([kind, action]) => {
            const part = item[kind as keyof typeof WRITES];
            return part ? [need(action, part.TableName)] : [];
          }),
        ),
      );
    default:
      throw unknownOperation("DynamoDB", operation);
  }
}

/** "arn:aws:dynamodb:us-east-1:000000000000:table/NAME" */
export const tableArn = (name: string): string => `arn:aws:dynamodb:${REGION}:${ACCOUNT_ID}:table/${name}`;

function need(operation: string, table: string, index?: string): Need {
  const arn = table.startsWith("arn:") ? table : tableArn(table);
  return { action: `dynamodb:${operation}`, resource: index ? `${arn}/index/${index}` : arn };
}

function distinct(needs: readonly Need[]): Need[] {
  return [...new Map(needs.map((need) => [`${need.action} ${need.resource}`, need])).values()];
}

function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Refusal("ValidationException", `Invalid value at '${issue?.path.join(".") ?? ""}': ${issue?.message ?? ""}`);
}
