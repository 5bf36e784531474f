/** Parameters of calls. All values of a form are text. */
import * as z from "zod";
import { invalid } from "../store/problem.ts";
import { nameOf, type Value } from "./form.ts";

export const text = z.string();
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/u)
  .transform(Number);
/** A key with an empty value is removed from what is kept. */
export const metadata = z.union([z.literal("").transform(() => ({})), z.record(z.string(), z.string().max(500))]);
const expand = z.array(text).optional();
export const pages = {
  limit: whole.pipe(z.int().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/** Parameters of one call, `expand` included. */
export const params = <T extends z.ZodRawShape>(shape: T) => z.strictObject({ ...shape, expand });

/** Reads the parameters, or refuses them as Stripe does: an unknown one by its name, a missing one, a wrong one. */
export function read<T extends z.ZodType>(schema: T, form: Record<string, Value>): z.infer<T> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === "unrecognized_keys") {
    const param = nameOf([...issue.path, issue.keys[0]!]);
    throw invalid(`Received unknown parameter: ${param}`, { param, code: "parameter_unknown" });
  }
  const param = nameOf(issue?.path ?? []);
  const isMissing = valueAt(form, issue?.path ?? []) === undefined;
  if (isMissing) throw invalid(`Missing required param: ${param}.`, { param, code: "parameter_missing" });
  throw invalid(`Invalid ${param}: ${issue?.message ?? "wrong value"}`, { param });
}

function valueAt(form: Value, path: readonly PropertyKey[]): Value | undefined {
  return path.reduce<Value | undefined>(
    (value, key) => (typeof value === "object" ? (value as Record<PropertyKey, Value>)[key] : undefined),
    form,
  );
}
