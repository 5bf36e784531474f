import type { Level } from "@candor/scoring/tools";
import clsx from "clsx";

interface ScaleProps {
  readonly levels: readonly { readonly level: Level; readonly name: string }[];
  /** The level that is told. */
  readonly level: Level;
}

/** The five levels of a job beside each other, one of them told by its ground and weight. */
export function Scale({ levels, level: told }: ScaleProps) {
  return (
    <ol className="mt-4 grid grid-cols-5 gap-1 text-caption">
      {levels.map(({ level, name }) => (
        <li key={level} className={clsx(level === told ? "font-semibold" : "text-ink-2")}>
          <span className={clsx("keeps-ground mb-2 block h-2", level === told ? "bg-accent" : "bg-track")} />
          <span className="break-words hyphens-auto">{name}</span>
        </li>
      ))}
    </ol>
  );
}
