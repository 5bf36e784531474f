import { type ReactNode, useId } from "react";

interface PartProps {
  title: string;
  lead: string;
  /** Under the words: a button for the whole part. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the account's page: its words beside its content, on narrow windows above it. */
export function Part({ title, lead, action, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[17rem_minmax(0,1fr)] gap-x-12 gap-y-4 border-t border-line py-6 narrow:grid-cols-1"
    >
      <div>
        <h2 id={id} className="text-section font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-control text-pretty text-ink-2">{lead}</p>
        {action && <div className="mt-3">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  title: ReactNode;
  line: string;
  /** At the end: a button, or words. */
  end?: ReactNode;
}

/** A row of a list in a card. */
export function Row({ icon, title, line, end }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="grid size-5 shrink-0 place-items-center text-ink-2 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]">{icon}</span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-control font-medium">{title}</p>
        <p className="mt-0.5 text-control break-words text-ink-2">{line}</p>
      </div>
      {end && <div className="phone:w-full phone:pl-9">{end}</div>}
    </li>
  );
}

export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line rounded-card border border-line">{children}</ul>
);
