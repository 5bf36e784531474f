import type { ComponentProps, ReactNode } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { FieldError } from "./Field.tsx";
import type { AppForm } from "./form.ts";

export interface FormProps<Values extends FieldValues> extends Omit<
  ComponentProps<"form">,
  "form" | "ref" | "onSubmit" | "noValidate"
> {
  form: AppForm<Values>;
  /** Says a refusal that no field says. "elsewhere": the caller shows `form.failure` itself. */
  failure: ((error: unknown) => ReactNode) | "elsewhere";
  /** The buttons, after the failure; those of a dialog stand in its footer. */
  buttons?: ReactNode;
}

/** The element of a form made by `useAppForm`. */
export function Form<Values extends FieldValues>({ form, failure, buttons, children, ...element }: FormProps<Values>) {
  const { failure: error, element: ref, onSubmit } = form;
  const words = failure !== "elsewhere" && error !== null && error !== undefined && failure(error);
  return (
    <FormProvider {...form}>
      <form {...element} ref={ref} noValidate onSubmit={(event) => void onSubmit(event)}>
        {children}
        {words && (
          <div role="alert">
            <FieldError>{words}</FieldError>
          </div>
        )}
        {buttons}
      </form>
    </FormProvider>
  );
}
