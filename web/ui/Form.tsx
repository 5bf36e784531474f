import { type ComponentProps, type ReactNode, useId } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { FieldError } from "./Field.tsx";
import type { AppForm } from "./form.ts";

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<"form">, "form" | "ref" | "onSubmit" | "noValidate"> {
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

interface FormDialogProps<Values extends FieldValues>
  extends Pick<FormProps<Values>, "form" | "children">, Pick<ComponentProps<typeof Dialog>, "title" | "description" | "wide"> {
  open?: boolean;
  failure: (error: unknown) => ReactNode;
  cancel: string;
  /** The button that sends the form. */
  confirm: string;
  /** That button's words while the form is being sent, else false. */
  busy: string | false;
  onClose: () => void;
}

/** A form in a dialog, which stays open while the form is being sent. */
export function FormDialog<Values extends FieldValues>({
  form,
  failure,
  cancel,
  confirm,
  busy,
  onClose,
  children,
  open = true,
  ...dialog
}: FormDialogProps<Values>) {
  const id = useId();
  const close = () => busy === false && onClose();
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(open) => !open && close()}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {cancel}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} failure={failure} className="space-y-4">
        {children}
      </Form>
    </Dialog>
  );
}
