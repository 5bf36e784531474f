import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod/mini";
import { resolverOf } from "./resolver.ts";
import { Unsaid } from "./unsaid.ts";

interface AppFormOptions<Values extends FieldValues> {
  schema: z.ZodMiniType<Values>;
  defaults: Values;
  /** Gets the values as the schema gives them back. */
  submit: (values: Values) => unknown;
  /** The call that `submit` makes: a mutation. A press while it is pending does nothing. */
  sending: { isPending: boolean; error: unknown };
  /** The server's words for single fields in a refusal. One without any is shown where the form's `failure` stands. */
  refused?: (error: unknown) => Partial<Record<FieldPath<Values>, string>>;
}

/** A form: react-hook-form, checked by a zod schema. After a refusal, by the schema or the server, the first wrong field has the focus. */
export function useAppForm<Values extends FieldValues>({ schema, defaults, submit, sending, refused }: AppFormOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: resolverOf(schema),
    shouldFocusError: false,
  });
  const { error } = sending;
  const refusals: Partial<Record<FieldPath<Values>, string>> = (error && refused?.(error)) || {};
  const [unsaid, setUnsaid] = useState<Unsaid | null>(null);
  const isWrong = Object.keys(form.formState.errors).length > 0;
  const focusProblem = () => {
    const field = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    field?.focus();
    return field;
  };
  useEffect(() => {
    if (error) requestAnimationFrame(() => focusProblem());
  }, [error]);

  return {
    ...form,
    element,
    /** A refusal that no field says: the server's, or `Unsaid`, so that each press of the button is answered. */
    failure: (isWrong && unsaid) || (Object.values(refusals).some(Boolean) ? null : error),
    onSubmit: (event: SyntheticEvent) =>
      form.handleSubmit(
        async (values) => {
          if (!sending.isPending) await submit(values);
        },
        () => requestAnimationFrame(() => setUnsaid(focusProblem() ? null : new Unsaid())),
      )(event),
    /** Attributes of a text field. `wrong` says what the schema has against its value. */
    field: (name: FieldPath<Values>, wrong?: string, options?: RegisterOptions<Values>) => ({
      ...form.register(name, options),
      error: form.getFieldState(name, form.formState).error ? wrong : refusals[name],
    }),
  };
}

export type AppForm<Values extends FieldValues> = UseFormReturn<Values> & {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly failure: unknown;
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>;
  readonly field: (
    name: FieldPath<Values>,
    wrong?: string,
    options?: RegisterOptions<Values>,
  ) => ReturnType<UseFormReturn<Values>["register"]> & { error: string | undefined };
};
