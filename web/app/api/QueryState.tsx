import { type ReactNode } from "react";
import { useDelayed } from "../../ui/bits.tsx";
import { Button } from "../../ui/Button.tsx";
import { ErrorState, InlineErrorState } from "../../ui/states.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { ApiError } from "./client.ts";
import { useProblemText } from "./problems.ts";

interface Query {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface QueryStateProps {
  query: Query;
  /** A `Loading` in the shape of the data. */
  loading: ReactNode;
  /** Title of the error, or an element in its place. */
  failed: ReactNode;
  /** Shown where the server answers 404; without it a 404 is an error like any other. */
  missing?: ReactNode;
  /** Inside a section or dialog instead of a whole page. */
  inline?: boolean;
}

/** Stands in place of a query's data until there is some: a skeleton, that it does not exist, or the error with a retry. */
export function QueryState({ query, loading, failed, missing, inline }: QueryStateProps) {
  if (!query.error) return loading;
  if (missing !== undefined && isNotFound(query.error)) return missing;
  return typeof failed === "string" ? <QueryError query={query} title={failed} {...(inline && { inline })} /> : failed;
}

interface QueryErrorProps {
  query: Query;
  title: string;
  /** Follows the sentence of the problem. */
  note?: ReactNode;
  inline?: boolean;
  className?: string;
  /** In place of the sentence of the problem. */
  children?: ReactNode;
}

/** The error of a query, with a retry. */
export function QueryError({ query, title, note, inline, className, children }: QueryErrorProps) {
  const { t } = useTranslation("common");
  const problemText = useProblemText();
  const State = inline ? InlineErrorState : ErrorState;
  return (
    <State
      title={title}
      {...(className && { className })}
      action={
        <Button size={inline ? "sm" : "md"} onClick={() => void query.refetch()}>
          {t(($) => $.action.tryAgain)}
        </Button>
      }
    >
      {children ?? problemText(query.error)}
      {note}
    </State>
  );
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Shows its skeleton only if loading takes long, and announces it to screen readers then. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  const isVisible = useDelayed();
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{isVisible && t(($) => $.loading)}</span>
      {isVisible && children}
    </div>
  );
}
