import { type ReactNode, useId } from "react";

interface PartProps {
  /** For links to the part. */
  id?: string;
  title: string;
  lead: string;
  /** Under the words: a button for the whole part. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page: its words beside its content, in narrow windows above it; between parts a line. */
export function Part({ id, title, lead, action, children }: PartProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid grid-cols-[17rem_minmax(0,1fr)] gap-x-12 gap-y-4 border-t border-line py-6 narrow:grid-cols-1"
    >
      <div>
        <h2 id={heading} className="text-section font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-control text-pretty text-ink-2">{lead}</p>
        {action && <div className="mt-3">{action}</div>}
      </div>
      <div className="min-w-0 space-y-3">{children}</div>
    </section>
  );
}
