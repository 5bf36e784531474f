import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { usePaths } from "../../paths.ts";
import { Wordmark } from "../../recruiting/Sign.tsx";

function ErrorPage({
  title,
  status,
  children,
  action,
}: {
  title: string;
  status: number;
  children: ReactNode;
  action: ReactNode;
}) {
  const { t } = useTranslation("common");
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col bg-surface px-10 py-7 outline-none phone:px-5">
      <title>{t(($) => $.title, { page: title })}</title>
      <Wordmark large />
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center py-12">
        <p className="text-caption text-ink-3 tabular-nums">{t(($) => $.error.status, { status })}</p>
        <h1 className="mt-1 text-focus font-semibold">{title}</h1>
        <div className="mt-2 text-body text-ink-2">{children}</div>
        <div className="mt-6 flex flex-wrap gap-2">{action}</div>
      </div>
    </main>
  );
}

/** No page has this address. */
export function NotFound() {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  const paths = usePaths();
  return (
    <ErrorPage
      status={404}
      title={t(($) => $.error.notFound)}
      action={
        <LinkButton variant="primary" to={paths.jobs()}>
          {t(($) => $.error.toJobs)}
        </LinkButton>
      }
    >
      <p className="mb-2 font-medium break-all text-ink">{pathname}</p>
      <p>{t(($) => $.error.notFoundBody)}</p>
    </ErrorPage>
  );
}

/** Something broke; `status` is 500 where nothing better is known. */
export function Failed({ status = 500, message }: { status?: number; message?: string | undefined }) {
  const { t } = useTranslation("common");
  const paths = usePaths();
  return (
    <ErrorPage
      status={status}
      title={t(($) => $.error.internal)}
      action={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {t(($) => $.error.reload)}
          </Button>
          <LinkButton variant="quiet" to={paths.jobs()} reloadDocument>
            {t(($) => $.error.toJobs)}
          </LinkButton>
        </>
      }
    >
      <p>{message || t(($) => $.error.internalBody)}</p>
    </ErrorPage>
  );
}
