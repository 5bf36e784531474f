import { SearchX } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { QueryError, QueryState } from "../../api/QueryState.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** The page's name in the browser's tab. */
export function Title({ children }: { children: string }) {
  const { t } = useTranslation("common");
  return <title>{t(($) => $.title, { page: children })}</title>;
}

/** A whole page with one message and one action. */
export function PublicState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="max-w-xl py-20 phone:py-12">
      <Title>{title}</Title>
      <SearchX aria-hidden className="mb-4 size-6 stroke-[1.75] text-ink-3" />
      <h1 className="text-focus font-semibold">{title}</h1>
      <div className="mt-2 text-body text-ink-2">{children}</div>
      {action && <div className="mt-6 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}

/** `QueryState` of a public page, whose column has a padding of its own. */
export function PublicQueryState({ query, failed, ...props }: ComponentProps<typeof QueryState> & { failed: string }) {
  const error = (
    <div className="-mx-6 py-6 phone:-mx-4">
      <QueryError query={query} title={failed} />
    </div>
  );
  return <QueryState query={query} failed={error} {...props} />;
}
