/** DynamoDB's batches, of which it may leave items undone and say so in an answer of status 200. */
import type { AwsReply, AwsRequest } from "./service.ts";

type Keys = { readonly Keys: readonly unknown[] };
/** By table: the keys of a batch get, or the requests of a batch write. */
type Wanted = Readonly<Record<string, Keys | readonly unknown[]>>;

/** Has a batch done without its last items, and names those in the answer as unprocessed. */
export async function leaving(
  items: number,
  request: AwsRequest,
  answer: (request: AwsRequest) => Promise<AwsReply>,
): Promise<AwsReply> {
  const input = JSON.parse(request.body.toString()) as { RequestItems: Wanted };
  const isGet = request.headers["x-amz-target"]?.endsWith(".BatchGetItem") === true;
  const done = split(input.RequestItems, (list) => list.slice(0, Math.max(0, list.length - items)));
  const left = split(input.RequestItems, (list) => list.slice(Math.max(0, list.length - items)));

  const reply =
    Object.keys(done).length === 0
      ? { status: 200, body: JSON.stringify(isGet ? { Responses: {} } : {}) }
      : await answer({ ...request, body: Buffer.from(JSON.stringify({ ...input, RequestItems: done })) });
  if (reply.status !== 200) return reply;
  const told = JSON.parse(String(reply.body)) as Record<string, unknown>;
  return {
    status: 200,
    headers: { "Content-Type": "application/x-amz-json-1.0" },
    body: JSON.stringify({ ...told, [isGet ? "UnprocessedKeys" : "UnprocessedItems"]: left }),
  };
}

/** The request with a part of each table's items; tables of which none are left do not occur. */
function split(wanted: Wanted, part: (list: readonly unknown[]) => readonly unknown[]): Wanted {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([table, of]) => {
      const isKeys = "Keys" in of;
      const list = part(isKeys ? of.Keys : of);
      return list.length === 0 ? [] : [[table, isKeys ? { ...of, Keys: list } : list]];
    }),
  );
}
