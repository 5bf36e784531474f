import { RemovalPolicy, Stack } from "aws-cdk-lib";
import { AttributeType, BillingMode, type ITable, ProjectionType, Table, TableEncryption } from "aws-cdk-lib/aws-dynamodb";
import type { Construct } from "constructs";
import type { Settings } from "./settings.ts";

/**
 * The one table. The entities compose its keys as strings; lists are read from the index gsi1. A stage whose table was restored gets that one
 * instead (docs/operations.md#recovery): its own stays beside it, and keeps the exports that the deployed `app` stack imports, because
 * CloudFormation updates `data` first and removes no export that is in use.
 */
export function createTable(scope: Construct, settings: Settings): ITable {
  const table = createOwnTable(scope, settings);
  if (!settings.restoredTable) return table;
  Stack.of(scope).exportValue(table.tableName);
  Stack.of(scope).exportValue(table.tableArn);
  return Table.fromTableAttributes(scope, "restored-table", { tableName: settings.restoredTable, globalIndexes: ["gsi1"] });
}

function createOwnTable(scope: Construct, settings: Settings): Table {
  const table = new Table(scope, "table", {
    partitionKey: { name: "pk", type: AttributeType.STRING },
    sortKey: { name: "sk", type: AttributeType.STRING },
    timeToLiveAttribute: "expiresAt",
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: settings.keepsData,
    removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  table.addGlobalSecondaryIndex({
    indexName: "gsi1",
    partitionKey: { name: "gsi1pk", type: AttributeType.STRING },
    sortKey: { name: "gsi1sk", type: AttributeType.STRING },
    projectionType: ProjectionType.ALL,
  });
  return table;
}
