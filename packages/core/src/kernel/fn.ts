import * as z from "zod/mini";
import { Failure, isFailureCode } from "./failure.ts";

/**
 * Defines a command of the domain: parses its input, then runs. Bad input rejects with `input.invalid` and the invalid fields; it
 * never throws synchronously. The schema is a property of the command, so that the API layer can expose it.
 */
export function fn<S extends z.ZodMiniType, T>(schema: S, run: (input: z.output<S>) => Promise<T>) {
  const command = async (input: z.input<S>): Promise<T> => run(parseInput(schema, input));
  return Object.assign(command, { schema });
}

/**
 * Parses external input; a mismatch becomes a `Failure` that names the fields. A schema's message may be a failure code, which is
 * then used for the refusal.
 */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.map(String).join(".")] ??= issue.message;
  const code = Object.values(fields).find(isFailureCode) ?? "input.invalid";
  throw new Failure(code, Object.keys(fields).join(", "), { fields });
}
