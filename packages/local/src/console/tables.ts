import type { ApiRequest } from "../apigateway/payload.ts";
import type { Dynamo } from "../dynamodb/dynamodb.ts";
import type { Principal } from "../kernel/service.ts";
import type { Table } from "../template/model.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { html, type Markup, page, table } from "./html.ts";
import { pageReply } from "./replies.ts";

const SHOWN = 50;

/** A value in DynamoDB's JSON: { "S": "text" } */
type Attribute = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, Attribute>>;

export interface TableView {
  readonly dynamo: Dynamo;
  readonly operator: Principal;
}

export function showTables(tables: readonly Table[], { dynamo }: TableView, { path }: ApiRequest): WebReply {
  const rows = tables.map(({ name }) => [html`<a href="/_local/tables/${name}">${name}</a>`]);
  const usage = dynamo
    .usage()
    .toSorted((one, other) => other.requests - one.requests)
    .map(({ principal, operation, requests, capacityUnits }) => [principal, operation, requests, capacityUnits]);
  const body = html`
    ${table(["Table"], rows, "The templates have no table.")}
    <h2>Usage since the start</h2>
    ${table(["Caller", "Operation", "Requests", "Capacity units"], usage, "Nothing has been asked of the tables.")}
  `;
  return pageReply(page("Tables", path, body));
}

/** Items of one partition, or the first ones of the table. */
export async function showTable({ name, properties }: Table, view: TableView, request: ApiRequest): Promise<WebReply> {
  const asked = new URLSearchParams(request.query);
  const partition = asked.get("pk") ?? "";
  const start = asked.get("start") ?? "";
  const keys = keyNames(properties);
  const input = {
    TableName: name,
    Limit: SHOWN,
    ...(start && { ExclusiveStartKey: JSON.parse(start) as unknown }),
    ...(partition && {
      KeyConditionExpression: "#pk = :pk",
      ExpressionAttributeNames: { "#pk": keys[0] },
      ExpressionAttributeValues: { ":pk": { S: partition } },
    }),
  };
  const { Items = [], LastEvaluatedKey } = await ask(view, partition ? "Query" : "Scan", input);
  const rows = Items.map((item) => [
    ...keys.map((key, index) => (index === 0 ? partitionLink(request.path, plain(item[key])) : String(plain(item[key])))),
    html`<details>
      <summary>${Object.keys(item).length} attributes</summary>
      <pre>${JSON.stringify(plainItem(item), undefined, 2)}</pre>
    </details>`,
  ]);
  const next =
    LastEvaluatedKey &&
    html`<p>
      <a href="${request.path}?pk=${encodeURIComponent(partition)}&start=${encodeURIComponent(JSON.stringify(LastEvaluatedKey))}"
        >More</a
      >
    </p>`;
  const search = html`<form method="get">
    <label>${keys[0]} <input name="pk" value="${partition}" /></label><button>Show partition</button>
  </form>`;
  return pageReply(page(name, request.path, html`${search}${table([...keys, "Item"], rows, "No items.")}${next}`));
}

const partitionLink = (path: string, value: unknown): Markup =>
  html`<a href="${path}?pk=${encodeURIComponent(String(value))}">${String(value)}</a>`;

function keyNames(properties: Table["properties"]): string[] {
  return (properties.KeySchema as { AttributeName: string }[]).map(({ AttributeName }) => AttributeName);
}

interface Page {
  readonly Items?: readonly Item[];
  readonly LastEvaluatedKey?: Item;
}

async function ask({ dynamo, operator }: TableView, operation: string, input: object): Promise<Page> {
  const reply = await dynamo.answer(
    {
      method: "POST",
      path: "/",
      query: new URLSearchParams(),
      headers: { "x-amz-target": `DynamoDB_20120810.${operation}` },
      body: Buffer.from(JSON.stringify(input)),
      signal: AbortSignal.timeout(10_000),
    },
    operator,
  );
  const answer = JSON.parse(String(reply.body)) as Page & { message?: string };
  if (reply.status !== 200) throw new Error(`DynamoDB refused ${operation}: ${answer.message ?? String(reply.body)}`);
  return answer;
}

const plainItem = (item: Item) => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)]));

/** DynamoDB's JSON without its type names. */
function plain(attribute: Attribute | undefined): unknown {
  const [type, value] = Object.entries(attribute ?? {})[0] ?? [];
  switch (type) {
    case "N":
      return Number(value);
    case "NS":
      return (value as string[]).map(Number);
    case "NULL":
      return null;
    case "M":
      return plainItem(value as Item);
    case "L":
      return (value as Attribute[]).map(plain);
    default:
      return value;
  }
}
