import { CSPProvider } from "@base-ui/react/csp-provider";
import { Popover as Base } from "@base-ui/react/popover";
import clsx from "clsx";
import { type ReactElement, type ReactNode, useState } from "react";
import { useLayer } from "../layers.ts";

export interface PopoverProps {
  /** The button that opens the layer. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Accessible name. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/** The open popover with its trigger. */
export default function PopoverLayer({ trigger, label, children }: PopoverProps) {
  const { container, height } = useLayer();
  const [isOpen, setOpen] = useState(true);
  return (
    <CSPProvider disableStyleElements>
      <Base.Root open={isOpen} onOpenChange={setOpen}>
        <Base.Trigger render={trigger} />
        <Base.Portal container={container}>
          <Base.Positioner align="start" sideOffset={4} className={clsx("outline-none", height)}>
            <Base.Popup
              aria-label={label}
              className="appear max-h-(--available-height) w-72 max-w-(--available-width) overflow-y-auto rounded-card border border-line-strong bg-raised p-4 shadow-2 outline-none"
            >
              {children(() => setOpen(false))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
