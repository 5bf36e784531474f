import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  CreateTableCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  TransactionCanceledException,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDynamo, tableArn } from "./dynamodb.ts";
import { needsOf } from "./permissions.ts";
import { TABLE, allow, clientsOf, startServices, type Cloud } from "../contract/services.ts";

const ARN = tableArn(TABLE);
const key = (pk: string, sk = "1") => ({ pk: { S: pk }, sk: { S: sk } });

let cloud: Cloud;
let client: ReturnType<typeof clientsOf>["dynamodb"];
beforeAll(async () => {
  cloud = await startServices();
  client = clientsOf(cloud).dynamodb;
});
afterAll(() => cloud.stop());

describe("items", () => {
  test("what is put is found again, strongly and by index", async () => {
    await client.send(
      new PutItemCommand({ TableName: TABLE, Item: { ...key("put"), gsi1pk: { S: "g" }, gsi1sk: { S: "1" }, n: { N: "1.50" } } }),
    );

    const { Item } = await client.send(new GetItemCommand({ TableName: TABLE, Key: key("put"), ConsistentRead: true }));
    expect(Item?.["n"]).toEqual({ N: "1.5" });
    const { Items } = await client.send(
      new QueryCommand({
        TableName: TABLE,
        IndexName: "gsi1",
        KeyConditionExpression: "gsi1pk = :g",
        ExpressionAttributeValues: { ":g": { S: "g" } },
      }),
    );
    expect(Items).toHaveLength(1);
  });

  test("a race for one key is won once", async () => {
    const attempts = Array.from({ length: 20 }, () =>
      client.send(new PutItemCommand({ TableName: TABLE, Item: key("race"), ConditionExpression: "attribute_not_exists(pk)" })),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a transaction happens as a whole or not, and says which item refused", async () => {
    await client.send(new PutItemCommand({ TableName: TABLE, Item: key("tx") }));
    const failure = await client
      .send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Put: { TableName: TABLE, Item: key("tx-new") } },
            {
              ConditionCheck: {
                TableName: TABLE,
                Key: key("tx"),
                ConditionExpression: "attribute_not_exists(pk)",
                ReturnValuesOnConditionCheckFailure: "ALL_OLD",
              },
            },
          ],
        }),
      )
      .catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(TransactionCanceledException);
    expect((failure as TransactionCanceledException).CancellationReasons).toMatchObject([
      { Code: "None" },
      { Code: "ConditionalCheckFailed", Item: key("tx") },
    ]);
    expect((await client.send(new GetItemCommand({ TableName: TABLE, Key: key("tx-new") }))).Item).toBeUndefined();
  });
});

describe("counting", () => {
  test("requests and capacity are counted by caller and operation, and not shown to who did not ask", async () => {
    const counter = cloud.someone(allow("dynamodb:*"));
    const { dynamodb } = clientsOf(cloud, counter);
    const put = await dynamodb.send(
      new PutItemCommand({ TableName: TABLE, Item: { ...key("count"), gsi1pk: { S: "c" }, gsi1sk: { S: "1" } } }),
    );
    const shown = await dynamodb.send(
      new GetItemCommand({ TableName: TABLE, Key: key("count"), ConsistentRead: true, ReturnConsumedCapacity: "TOTAL" }),
    );
    await dynamodb.send(
      new TransactWriteItemsCommand({
        TransactItems: [
          {
            Update: {
              TableName: TABLE,
              Key: key("count"),
              UpdateExpression: "SET a = :a",
              ExpressionAttributeValues: { ":a": { S: "x" } },
            },
          },
        ],
      }),
    );

    expect(put.ConsumedCapacity).toBeUndefined();
    expect(shown.ConsumedCapacity?.CapacityUnits).toBe(1);
    const mine = cloud.dynamo.usage().filter(({ principal }) => principal === counter.name);
    expect(mine).toMatchObject([
      { operation: "PutItem", requests: 1, capacityUnits: 2 },
      { operation: "GetItem", requests: 1, capacityUnits: 1 },
      { operation: "TransactWriteItems", requests: 1 },
    ]);
  });

  test("a refused condition is a request without units", async () => {
    const counter = cloud.someone(allow("dynamodb:*"));
    const put = new PutItemCommand({ TableName: TABLE, Item: key("refused"), ConditionExpression: "attribute_exists(pk)" });
    await expect(clientsOf(cloud, counter).dynamodb.send(put)).rejects.toMatchObject({ name: "ConditionalCheckFailedException" });
    expect(cloud.dynamo.usage().find(({ principal }) => principal === counter.name)).toMatchObject({
      requests: 1,
      capacityUnits: 0,
    });
  });
});

describe("permissions", () => {
  const refused = (action: string, resource: string) => ({
    name: "AccessDeniedException",
    message: expect.stringMatching(
      new RegExp(`someone\\d+ is not authorized to perform: ${action} on resource: ${resource} because`),
    ),
    $metadata: expect.objectContaining({ httpStatusCode: 400 }),
  });

  test("a grant on the table does not reach its index", async () => {
    const { dynamodb } = clientsOf(cloud, cloud.someone(allow("dynamodb:Query", ARN)));
    const query = { TableName: TABLE, KeyConditionExpression: "pk = :p", ExpressionAttributeValues: { ":p": { S: "x" } } };
    await dynamodb.send(new QueryCommand(query));
    const byIndex = new QueryCommand({ ...query, IndexName: "gsi1", KeyConditionExpression: "gsi1pk = :p" });
    await expect(dynamodb.send(byIndex)).rejects.toMatchObject(refused("dynamodb:Query", `${ARN}/index/gsi1`));
  });

  test("a transaction needs the action of each of its items", async () => {
    const { dynamodb } = clientsOf(cloud, cloud.someone(allow(["dynamodb:PutItem", "dynamodb:UpdateItem"], ARN)));
    const check = { ConditionCheck: { TableName: TABLE, Key: key("nobody"), ConditionExpression: "attribute_not_exists(pk)" } };
    await dynamodb.send(new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName: TABLE, Item: key("granted") } }] }));
    const transaction = new TransactWriteItemsCommand({
      TransactItems: [{ Put: { TableName: TABLE, Item: key("denied") } }, check],
    });
    await expect(dynamodb.send(transaction)).rejects.toMatchObject(refused("dynamodb:ConditionCheckItem", ARN));
  });

  test.for([
    ["GetItem", { TableName: "t" }, ["GetItem t"]],
    ["Scan", { TableName: "t", IndexName: "i" }, ["Scan t/index/i"]],
    ["BatchWriteItem", { RequestItems: { a: [], b: [] } }, ["BatchWriteItem a", "BatchWriteItem b"]],
    ["BatchGetItem", { RequestItems: { a: {} } }, ["BatchGetItem a"]],
    ["TransactGetItems", { TransactItems: [{ Get: { TableName: "a" } }, { Get: { TableName: "a" } }] }, ["GetItem a"]],
    [
      "TransactWriteItems",
      {
        TransactItems: [
          { Put: { TableName: "a" } },
          { Update: { TableName: "a" } },
          { Delete: { TableName: "b" } },
          { ConditionCheck: { TableName: "b" } },
        ],
      },
      ["PutItem a", "UpdateItem a", "DeleteItem b", "ConditionCheckItem b"],
    ],
  ] as const)("%s of %j needs %j", ([operation, input, expected]) => {
    const needs = needsOf(operation, input).map(
      ({ action, resource }) => `${action.slice("dynamodb:".length)} ${resource.split(":table/")[1]}`,
    );
    expect(needs).toEqual(expected);
  });

  test("every operation that the product uses is let through for who is granted it", async () => {
    const { dynamodb } = clientsOf(cloud, cloud.someone(allow("dynamodb:*")));
    await dynamodb.send(new BatchWriteItemCommand({ RequestItems: { [TABLE]: [{ PutRequest: { Item: key("batch") } }] } }));
    const batch = await dynamodb.send(new BatchGetItemCommand({ RequestItems: { [TABLE]: { Keys: [key("batch")] } } }));
    expect(batch.Responses?.[TABLE]).toHaveLength(1);
    await dynamodb.send(
      new UpdateItemCommand({
        TableName: TABLE,
        Key: key("batch"),
        UpdateExpression: "ADD n :one",
        ExpressionAttributeValues: { ":one": { N: "1" } },
      }),
    );
    const { Responses } = await dynamodb.send(
      new TransactGetItemsCommand({ TransactItems: [{ Get: { TableName: TABLE, Key: key("batch") } }] }),
    );
    expect(Responses?.[0]?.Item?.["n"]).toEqual({ N: "1" });
    await dynamodb.send(new DeleteItemCommand({ TableName: TABLE, Key: key("batch") }));
    expect((await dynamodb.send(new ScanCommand({ TableName: TABLE, Limit: 1 }))).Items).toHaveLength(1);
    expect((await dynamodb.send(new ListTablesCommand({}))).TableNames).toEqual([TABLE]);
    expect((await dynamodb.send(new DescribeTableCommand({ TableName: TABLE }))).Table?.KeySchema).toHaveLength(2);
  });

  test("an operation that it does not have is named", async () => {
    const create = new CreateTableCommand({ TableName: "another", KeySchema: [], AttributeDefinitions: [] });
    await expect(client.send(create)).rejects.toMatchObject({
      name: "UnknownOperationException",
      message: expect.stringContaining("CreateTable"),
    });
  });
});

describe("tables", () => {
  const properties = {
    TableName: "another-table",
    BillingMode: "PAY_PER_REQUEST",
    KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
    AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
  };
  const gsi = { IndexName: "late", KeySchema: [{ AttributeName: "x", KeyType: "HASH" }], Projection: { ProjectionType: "ALL" } };

  test("a standing table is left as it is, and gains the index it lacks", async () => {
    await cloud.dynamo.createTable(properties);
    await client.send(new PutItemCommand({ TableName: "another-table", Item: { pk: { S: "kept" }, x: { S: "1" } } }));
    const attributes = [...properties.AttributeDefinitions, { AttributeName: "x", AttributeType: "S" }];
    await cloud.dynamo.createTable({ ...properties, AttributeDefinitions: attributes, GlobalSecondaryIndexes: [gsi] });
    await cloud.dynamo.createTable({ ...properties, AttributeDefinitions: attributes, GlobalSecondaryIndexes: [gsi] });

    const query = {
      TableName: "another-table",
      IndexName: "late",
      KeyConditionExpression: "x = :x",
      ExpressionAttributeValues: { ":x": { S: "1" } },
    };
    expect((await client.send(new QueryCommand(query))).Count).toBe(1);
  });

  test("other keys than the standing table's stop with a sentence", async () => {
    await cloud.dynamo.createTable({ ...properties, TableName: "third-table" });
    const other = { ...properties, TableName: "third-table", KeySchema: [{ AttributeName: "id", KeyType: "HASH" }] };
    await expect(cloud.dynamo.createTable(other)).rejects.toThrow("delete the data folder");
  });

  test("a property that is not understood stops", async () => {
    await expect(cloud.dynamo.createTable({ ...properties, StreamSpecification: {} })).rejects.toThrow("StreamSpecification");
  });
});

test("an endpoint that is not there is told, not waited for", async () => {
  const dynamo = await createDynamo({ folder: "", endpoint: "http://127.0.0.1:9", clock: { now: () => Date.now() } });
  await expect(dynamo.createTable({})).rejects.toThrow();
});
