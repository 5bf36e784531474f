import type { ReactNode } from "react";

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
