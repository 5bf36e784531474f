import { Dialog as Base } from "@base-ui/react/dialog";
import clsx from "clsx";
import { type ReactNode, type RefObject, useRef } from "react";
import { Button } from "./Button.tsx";
import { InDialog } from "./layers.ts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, or what is being done. */
  title: string;
  /** The consequences. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the decisive one last. */
  footer: ReactNode;
  /** Gets the focus on opening; by default the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Decides something that cannot be dismissed by a click beside it. */
  alert?: boolean;
  /** 680 px, for what lists things to choose from. */
  wide?: boolean;
}

/** A question over the page: 440 px, on phones a sheet from below. */
export function Dialog({ open, onOpenChange, title, description, children, footer, initialFocus, alert, wide }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={alert ?? false}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-(--z-scrim) bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-(--z-dialog) grid place-items-center overflow-y-auto p-6 phone:items-end phone:p-0">
          <Base.Popup
            {...(alert && { role: "alertdialog" as const })}
            {...(initialFocus && { initialFocus })}
            className={clsx(
              wide ? "max-w-170" : "max-w-110",
              "w-full rounded-dialog border border-line bg-raised p-5 shadow-3 outline-none",
              "transition-[opacity,transform] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0",
              "phone:max-w-none phone:rounded-b-none phone:border-x-0 phone:border-b-0 phone:pb-[max(1.25rem,env(safe-area-inset-bottom))] phone:data-starting-style:translate-y-8",
            )}
          >
            <InDialog value={true}>
              <Base.Title className="text-[1rem] leading-6 font-semibold">{title}</Base.Title>
              {description && <Base.Description className="mt-1.5 text-body text-ink-2">{description}</Base.Description>}
              {children && <div className="mt-4">{children}</div>}
              <div className="mt-6 flex flex-wrap justify-end gap-2 phone:flex-col-reverse">{footer}</div>
            </InDialog>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The consequences, with their numbers. */
  description: ReactNode;
  /** "Delete job". */
  confirm: string;
  /** Label of the button while the action runs: "Deleting". */
  busy?: string | false;
  /** "Keep job"; has focus when the dialog opens. */
  cancel: string;
  onConfirm: () => void;
  /** A failure, said inside the dialog. */
  children?: ReactNode;
}

/** Asks before something is destroyed. */
export function ConfirmDialog({ confirm, cancel, busy, onConfirm, ...dialog }: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...dialog}
      alert
      initialFocus={safe}
      footer={
        <>
          <Button
            ref={safe}
            className="focus:outline-2 focus:outline-offset-2 focus:outline-accent-ink"
            onClick={() => dialog.onOpenChange(false)}
          >
            {cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
