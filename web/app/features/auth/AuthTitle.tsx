import { type ReactNode, use } from "react";
import { PageFrameContext } from "../../../ui/Page.tsx";

/** The heading of a sign-in view, which names the document too. */
export function AuthTitle({ title, children }: { title: string; children?: ReactNode }) {
  const { titled } = use(PageFrameContext);
  return (
    <>
      <title>{titled(title)}</title>
      <h1 className="text-focus font-semibold">{title}</h1>
      {children && <p className="mt-1.5 text-body text-ink-2">{children}</p>}
    </>
  );
}
