import clsx from "clsx";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldFrame {
  label: ReactNode;
  /** Beside the label, to the right: "optional". */
  aside?: ReactNode;
  /** The error message. */
  error?: string | undefined;
}

/** The words under a field that say what is wrong. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-control text-bad">
      <TriangleAlert aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
      <span>{children}</span>
    </p>
  );
}

interface Described {
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

function Frame({
  id,
  label,
  aside,
  error,
  children,
}: FieldFrame & { id: string; children: (described: Described) => ReactNode }) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-control font-medium">
          {label}
        </label>
        {aside && <span className="text-caption text-ink-3">{aside}</span>}
      </div>
      {children(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const box = "field h-10 w-full px-2.5 text-body phone:h-11 phone:text-[1rem]";

export function TextField({ label, aside, error, ...input }: ComponentProps<"input"> & FieldFrame) {
  const id = useId();
  return (
    <Frame {...{ id, label, aside, error }}>{(described) => <input {...input} {...described} id={id} className={box} />}</Frame>
  );
}

interface SelectFieldProps extends ComponentProps<"select">, FieldFrame {
  options: readonly { value: string; label: string }[];
}

/** One of a few values in the browser's own list. An empty value stands for none chosen yet. */
export function SelectField({ label, aside, error, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, aside, error }}>
      {(described) => (
        <span className="relative block">
          <select {...select} {...described} id={id} className={clsx(box, "appearance-none truncate pe-9")}>
            {options.map(({ value, label }) => (
              <option key={value} value={value} className="bg-raised text-ink">
                {label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 top-3 size-4 stroke-[1.75] text-ink-3" />
        </span>
      )}
    </Frame>
  );
}

interface CheckboxProps extends ComponentProps<"input"> {
  label: ReactNode;
  error?: string | undefined;
}

/** A box and its words; the words may hold links. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <span className="flex items-start gap-2">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-4 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="text-control text-ink-2">
          {label}
        </label>
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
