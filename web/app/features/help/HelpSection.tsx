import type { ReactNode } from "react";

/** A section of the help page with an address of its own. */
export function HelpSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h2 id={`${id}-title`} className="text-[1.25rem] leading-7 font-semibold tracking-[-0.012em]">
        {title}
      </h2>
      {children}
    </section>
  );
}
