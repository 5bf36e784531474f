import * as z from "zod/mini";
import { Failure, isFailureCode } from "./failure.ts";

/**
 * A command of the domain: parses its input, then runs. Bad input rejects with `input.invalid` and the fields that are wrong,
 * never throws before there is a promise, and the schema stays readable for whoever exposes the command.
 */
export function fn<S extends z.ZodMiniType, T>(schema: S, run: (input: z.output<S>) => Promise<T>) {
  const command = async (input: z.input<S>): Promise<T> => run(parseInput(schema, input));
  return Object.assign(command, { schema });
}

/**
 * Parses what came from outside; what does not fit becomes a `Failure` that names the fields. A schema may say a code of the failure
 * list where something is wrong: it is refused with that code.
 */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.map(String).join(".")] ??= issue.message;
  const code = Object.values(fields).find(isFailureCode) ?? "input.invalid";
  throw new Failure(code, Object.keys(fields).join(", "), { fields });
}
