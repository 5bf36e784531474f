import clsx from "clsx";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** The margin bracket around a few lines, one of them marked: where a whole page is empty. */
function BracketDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 200 100" fill="none" className="mb-6 h-24 w-48">
      <path d="M32 3H14A11 11 0 0 0 3 14v72a11 11 0 0 0 11 11h18" className="stroke-line-strong" strokeWidth="5" />
      <g className="fill-track">
        <rect x="45" y="13" width="128" height="6" rx="2" />
        <rect x="45" y="31" width="150" height="6" rx="2" />
        <rect x="45" y="67" width="142" height="6" rx="2" />
        <rect x="45" y="85" width="84" height="6" rx="2" />
      </g>
      <rect x="41" y="45" width="112" height="14" rx="2" className="fill-mark" />
      <rect x="45" y="49" width="104" height="6" rx="2" className="fill-mark-line opacity-70" />
    </svg>
  );
}

interface EmptyStateProps {
  /** Title: what there is none of. */
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One primary action. */
  action?: ReactNode;
  /** A whole page is empty: centred, with the drawing. */
  page?: boolean;
}

export function EmptyState({ title, children, action, page }: EmptyStateProps) {
  const content = (
    <div className="max-w-md">
      {page && <BracketDrawing />}
      <h2 className={page ? "text-[1.125rem] leading-6 font-semibold" : "text-section font-semibold"}>{title}</h2>
      {children && <div className="mt-1 text-body text-ink-2">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
  if (!page) return <div className="px-6 py-8 phone:px-4">{content}</div>;
  return <div className="grid flex-1 place-items-center p-6">{content}</div>;
}

interface ErrorStateProps {
  /** Title of the error. */
  title: string;
  /** Details, and what to do. */
  children?: ReactNode;
  /** "Try again". */
  action?: ReactNode;
}

/** An error in place of the content that could not be shown. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div role="alert" className="m-6 flex items-start gap-3 rounded-card border border-line bg-surface p-4 phone:m-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-bad" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold">{title}</p>
        {children && <div className="text-control text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  );
}

/** The same inside a section or a dialog, without a frame. */
export function InlineErrorState({ title, children, action, className }: ErrorStateProps & { className?: string }) {
  return (
    <div role="alert" className={clsx("space-y-2 text-control", className)}>
      <p className="font-medium">{title}</p>
      {children && <div className="text-ink-2">{children}</div>}
      {action}
    </div>
  );
}
