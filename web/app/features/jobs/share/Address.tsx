import { type ReactNode, useId } from "react";

/** An address with its label and actions such as copying. */
export function Address({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-control font-medium">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p
          aria-labelledby={id}
          role="group"
          className="flex min-h-8 max-w-full min-w-0 items-center rounded-control bg-sunken px-2.5 py-1 text-control break-all select-all"
        >
          {text}
        </p>
        {/* Quiet buttons begin with a padding: their icons stand where text would, also on a line of their own. */}
        <span className="-ml-3 flex flex-wrap items-center gap-1">{children}</span>
      </div>
    </div>
  );
}
