import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { calls } from "./calls.ts";
import { openApiOf } from "./openapi.ts";

const description = openApiOf("https://candor.example");
const paths = description["paths"] as Record<
  string,
  Record<string, { operationId: string; parameters: { name: string; in: string }[] }>
>;

test("the document is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(description))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("every call of the contract is in it, and no other", () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test("every call has a name of its own, and every name in a path is a parameter", () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, parameters } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name).toSorted();
    expect({ path, named: parameters.flatMap(({ name, in: where }) => (where === "path" ? name : [])).toSorted() }).toEqual({
      path,
      named,
    });
  }
});
