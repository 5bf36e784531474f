import clsx from "clsx";
import { type ReactNode, type UIEventHandler, useId } from "react";

interface LabelProps {
  readonly label: string;
  /** Small words beside the label: "one per line". */
  readonly aside?: string;
  readonly help?: string;
  readonly className?: string;
  readonly isHidden?: boolean;
  /** The heading above says the same. */
  readonly isSaid?: boolean;
}

interface FrameProps extends LabelProps {
  readonly id: string;
  readonly children: ReactNode;
}

function Frame({ id, label, aside, help, className, isHidden, isSaid, children }: FrameProps) {
  return (
    <div className={className} hidden={isHidden}>
      <label htmlFor={id} className={isSaid ? "sr-only" : "mb-1 block text-control font-medium"}>
        {label} {aside && <span className="text-ink-3">{aside}</span>}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-caption text-ink-3">
          {help}
        </p>
      )}
    </div>
  );
}

interface TextProps extends LabelProps {
  readonly name: string;
  readonly value?: string | undefined;
  readonly maxLength?: number;
}

export function TextField({ name, value = "", maxLength = 200, ...frame }: TextProps) {
  const id = useId();
  return (
    <Frame id={id} {...frame}>
      <input
        id={id}
        name={name}
        type="text"
        defaultValue={value}
        maxLength={maxLength}
        autoComplete="off"
        aria-describedby={frame.help ? `${id}-help` : undefined}
        className="field h-10 w-full px-3"
      />
    </Frame>
  );
}

interface AreaProps extends TextProps {
  readonly rows: number;
  /** Lies behind the text. */
  readonly below?: ReactNode;
  readonly onScroll?: UIEventHandler<HTMLTextAreaElement>;
}

/** The margin to the right of a text, with room for two numbers. */
export const WITH_MARGIN = "pr-13";

export function TextArea({ name, value = "", rows, maxLength = 20_000, below, onScroll, ...frame }: AreaProps) {
  const id = useId();
  return (
    <Frame id={id} {...frame}>
      {below}
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={value}
        maxLength={maxLength}
        onScroll={onScroll}
        aria-describedby={frame.help ? `${id}-help` : undefined}
        className={clsx("field w-full py-2 pl-3", below ? WITH_MARGIN : "pr-3")}
      />
    </Frame>
  );
}

interface SelectProps extends LabelProps {
  readonly name: string;
  readonly value?: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
}

export function SelectField({ name, value, options, ...frame }: SelectProps) {
  const id = useId();
  return (
    <Frame id={id} {...frame}>
      <select id={id} name={name} defaultValue={value} className="field h-10 w-full px-3">
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A few choices beside each other. */
export function Segments({ name, value, options, label, className }: SelectProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-control font-medium">{label}</legend>
      <div className="flex rounded-control border border-line bg-sunken">
        {options.map(([one, words]) => (
          <label key={one} className="segment">
            <input type="radio" name={name} value={one} defaultChecked={one === value} className="sr-only" />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Heading({ children, aside, className }: { children: ReactNode; aside?: ReactNode; className?: string }) {
  return (
    <div className={clsx("flex flex-wrap items-center gap-x-4 gap-y-1", className)}>
      <h2 className="mr-auto text-section font-semibold">{children}</h2>
      {aside}
    </div>
  );
}
