/** Shared by the measuring scripts: Markdown tables, and the cost of an action. */
import type { startTestCloud } from "@candor/local/testing";

export const say = (line = "") => console.log(line);
export const row = (...cells: (string | number)[]) => say(`| ${cells.join(" | ")} |`);
export const head = (title: string, ...columns: string[]) => {
  say(`\n## ${title}\n`);
  row(...columns);
  row(...columns.map(() => "---"));
};

/** The middle one of some numbers, of an even count the higher of the two. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

type Cloud = Awaited<ReturnType<typeof startTestCloud>>;

/** DynamoDB requests and capacity units of one action, the session's own read included. */
export async function costOf(
  cloud: Pick<Cloud, "usage">,
  action: () => Promise<unknown>,
): Promise<{ requests: number; units: number; what: string }> {
  const before = new Map(cloud.usage().map((use) => [`${use.principal} ${use.operation}`, use]));
  await action();
  const uses = cloud.usage().flatMap((use) => {
    const earlier = before.get(`${use.principal} ${use.operation}`);
    const requests = use.requests - (earlier?.requests ?? 0);
    return requests > 0 ? [{ operation: use.operation, requests, units: use.capacityUnits - (earlier?.capacityUnits ?? 0) }] : [];
  });
  return {
    requests: uses.reduce((sum, { requests }) => sum + requests, 0),
    units: Math.round(uses.reduce((sum, { units }) => sum + units, 0) * 10) / 10,
    what: uses.map(({ operation, requests }) => `${requests} ${operation}`).join(", "),
  };
}
