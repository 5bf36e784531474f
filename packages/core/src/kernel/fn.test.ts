import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fn } from "./fn.ts";

const greet = fn(z.object({ name: z.string().check(z.minLength(1)) }), async ({ name }) => `Hello ${name}`);

test("a command parses its input and carries its schema", async () => {
  expect(await greet({ name: "Ada" })).toBe("Hello Ada");
  expect(greet.schema.safeParse({}).success).toBe(false);
});

test("bad input rejects with the fields that are wrong; it never throws before there is a promise", async () => {
  const refused = greet({ name: "" });
  await expect(refused).rejects.toMatchObject({ code: "input.invalid", details: { fields: { name: expect.any(String) } } });
});

test("a schema whose message is a failure code is refused with that code", async () => {
  const named = fn(z.object({ name: z.string().check(z.minLength(1, "company.nameRequired")) }), async ({ name }) => name);
  await expect(named({ name: "" })).rejects.toMatchObject({
    code: "company.nameRequired",
    details: { fields: { name: "company.nameRequired" } },
  });
});
