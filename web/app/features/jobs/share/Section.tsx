import { type ReactNode, useId } from "react";

/** The section of one channel: its description on the left, its controls on the right. */
export function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-b border-line py-6 last:border-0 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-section font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-control text-ink-2">{lead}</p>
      </div>
      <div className="min-w-0 space-y-3">{children}</div>
    </section>
  );
}

/** An address with its label and actions such as copying. */
export function Address({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-control font-medium">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <p
          aria-labelledby={id}
          role="group"
          className="flex min-h-8 max-w-full min-w-0 items-center rounded-control bg-sunken px-2.5 py-1 text-control break-all select-all"
        >
          {text}
        </p>
        {children}
      </div>
    </div>
  );
}
