import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Form, type FormProps } from "./Form.tsx";

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
