import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** Checks a form against a zod schema. An error carries the issue's code as its `type`; the words are the form's. */
export function resolverOf<Values extends FieldValues>(schema: z.ZodMiniType<Values>): Resolver<Values> {
  return async (values) => {
    const { success, data, error } = await schema.safeParseAsync(values);
    if (success) return { values: data, errors: {} };
    const errors: Record<PropertyKey, unknown> = {};
    for (const { path, code, message } of error.issues) {
      const last = path.at(-1) ?? "root";
      const parent = path.slice(0, -1).reduce<Record<PropertyKey, unknown>>((at, key) => (at[key] ??= {}) as typeof at, errors);
      parent[last] ??= { type: code, message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
