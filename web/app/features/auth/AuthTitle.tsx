import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** The heading of a sign-in view, which names the document too. */
export function AuthTitle({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <>
      <title>{t(($) => $.title, { page: title })}</title>
      <h1 className="text-focus font-semibold">{title}</h1>
      {children && <p className="mt-1.5 text-body text-ink-2">{children}</p>}
    </>
  );
}
