import clsx from "clsx";
import { TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldFrame {
  label: ReactNode;
  /** Beside the label, to the right: "optional", a count. */
  aside?: ReactNode;
  help?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  /** The label is read out and not shown. */
  hideLabel?: boolean;
  className?: string | undefined;
}

/** The words under a field that say what is wrong. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-control text-bad">
      <TriangleAlert aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75]" />
      <span>{children}</span>
    </p>
  );
}

function Frame({
  id,
  label,
  aside,
  help,
  error,
  hideLabel,
  className,
  children,
}: FieldFrame & { id: string; children: (described: { "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode }) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <div className={clsx("mb-1.5 flex items-baseline justify-between gap-3", hideLabel && "sr-only")}>
        <label htmlFor={id} className="text-control font-medium">
          {label}
        </label>
        {aside && <span className="text-caption text-ink-3">{aside}</span>}
      </div>
      {children({ ...(error && { "aria-invalid": true as const }), ...(described && { "aria-describedby": described }) })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-caption text-ink-3">
          {help}
        </p>
      )}
    </div>
  );
}

/** 32 px, or 40 in forms of their own. */
export type FieldSize = "md" | "lg";

interface TextFieldProps extends Omit<ComponentProps<"input">, "size">, FieldFrame {
  size?: FieldSize;
  /** An icon inside the field, before the text. */
  icon?: ReactNode;
  /** Something inside the field, after the text: a key, a button. */
  end?: ReactNode;
}

export function TextField({
  label,
  aside,
  help,
  error,
  hideLabel,
  size = "md",
  icon,
  end,
  className,
  id,
  ...input
}: TextFieldProps) {
  const own = useId();
  const field = id ?? own;
  return (
    <Frame {...{ id: field, label, aside, help, error, hideLabel: hideLabel ?? false, className }}>
      {(described) => (
        <span
          className={clsx(
            "field flex items-center gap-2 px-2.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-ink-2",
            size === "lg" ? "h-10 text-body phone:h-11" : "h-8 text-control phone:h-10",
          )}
        >
          {icon}
          <input
            {...input}
            {...described}
            id={field}
            className="h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none phone:text-[1rem]"
          />
          {end}
        </span>
      )}
    </Frame>
  );
}

interface TextAreaProps extends ComponentProps<"textarea">, FieldFrame {}

/** Grows with what is written, from `rows` lines on. */
export function TextArea({ label, aside, help, error, hideLabel, className, id, rows = 3, ...area }: TextAreaProps) {
  const own = useId();
  const field = id ?? own;
  return (
    <Frame {...{ id: field, label, aside, help, error, hideLabel: hideLabel ?? false, className }}>
      {(described) => (
        <textarea
          {...area}
          {...described}
          id={field}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.375rem)` }}
          className="field block w-full resize-y px-3 py-2.5 text-body field-sizing-content phone:text-[1rem]"
        />
      )}
    </Frame>
  );
}

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  error?: string | undefined;
}

/** A box and its words; the words may hold links. */
export function Checkbox({ label, error, className, id, ...input }: CheckboxProps) {
  const own = useId();
  const field = id ?? own;
  return (
    <div className={className}>
      <span className="flex items-start gap-2">
        <span className="relative mt-px grid size-4 shrink-0 place-items-center before:absolute before:-inset-2">
          <input
            {...input}
            id={field}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${field}-error` : undefined}
            className="peer relative size-4 cursor-pointer appearance-none rounded-[3px] border border-line-field bg-surface checked:border-accent checked:bg-accent disabled:cursor-default disabled:border-line-strong disabled:bg-sunken aria-invalid:border-bad"
          />
          <svg
            aria-hidden
            viewBox="0 0 16 16"
            fill="none"
            className="pointer-events-none absolute size-4 stroke-on-accent stroke-[1.75] opacity-0 peer-checked:opacity-100"
          >
            <path d="m4.2 8.2 2.6 2.6 5-5.4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
        <label htmlFor={field} className="text-control text-ink-2">
          {label}
        </label>
      </span>
      {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
    </div>
  );
}
