import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { PageFrameContext } from "../../../ui/Page.tsx";
import { usePaths } from "../../paths.ts";
import { Wordmark } from "../../recruiting/Sign.tsx";
import { isOutdated } from "../../version.ts";

interface Framed {
  /** Rendered inside the dashboard's frame. */
  inFrame?: boolean;
}

interface ErrorPageProps extends Framed {
  title: string;
  status?: number;
  children: ReactNode;
  action: ReactNode;
}

function ErrorPage({ title, status, inFrame, children, action }: ErrorPageProps) {
  const { t } = useTranslation("common");
  const { menu } = use(PageFrameContext);
  const Root = inFrame ? "div" : "main";
  return (
    <Root
      {...(!inFrame && { id: "main", tabIndex: -1 })}
      className={clsx("flex min-h-dvh flex-1 flex-col bg-surface px-10 py-7 outline-none phone:px-5", inFrame && "phone:pt-2")}
    >
      <title>{t(($) => $.title, { page: title })}</title>
      {inFrame ? <div className="-ml-3 sm:hidden">{menu}</div> : <Wordmark large />}
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center py-12">
        {status !== undefined && <p className="text-caption text-ink-3 tabular-nums">{t(($) => $.error.status, { status })}</p>}
        <h1 className="mt-1 text-focus font-semibold">{title}</h1>
        <div className="mt-2 text-body text-ink-2">{children}</div>
        <div className="mt-6 flex flex-wrap gap-2">{action}</div>
      </div>
    </Root>
  );
}

/** The address with its escapes decoded, if they are valid. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** No page has this address. */
export function NotFound({ inFrame }: Framed) {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  const paths = usePaths();
  return (
    <ErrorPage
      {...(inFrame && { inFrame })}
      status={404}
      title={t(($) => $.error.notFound)}
      action={
        <LinkButton variant="primary" to={paths.jobs()}>
          {t(($) => $.error.toJobs)}
        </LinkButton>
      }
    >
      <p className="mb-2 font-medium break-all text-ink">{readable(pathname)}</p>
      <p>{t(($) => $.error.notFoundBody)}</p>
    </ErrorPage>
  );
}

function ReloadActions() {
  const { t } = useTranslation("common");
  const paths = usePaths();
  return (
    <>
      <Button variant="primary" onClick={() => location.reload()}>
        {t(($) => $.error.reload)}
      </Button>
      <LinkButton variant="quiet" to={paths.jobs()} reloadDocument>
        {t(($) => $.error.toJobs)}
      </LinkButton>
    </>
  );
}

interface FailedProps extends Framed {
  status?: number;
  message?: string | undefined;
  /** The server could not be reached. */
  isOffline?: boolean;
}

/** An unexpected error; `status` is 500 if unknown. */
export function Failed({ status = 500, message, isOffline, inFrame }: FailedProps) {
  const { t } = useTranslation("common");
  return (
    <ErrorPage
      {...(inFrame && { inFrame })}
      {...(!isOffline && { status })}
      title={isOffline ? t(($) => $.error.offline) : t(($) => $.error.internal)}
      action={<ReloadActions />}
    >
      <p>{isOffline ? t(($) => $.error.network) : message || t(($) => $.error.internalBody)}</p>
    </ErrorPage>
  );
}

/** A module could not be loaded: a newer build has replaced it, or there is no connection. */
export function MissingPart({ inFrame }: Framed) {
  const { t } = useTranslation("common");
  const outdated = useQuery({ queryKey: ["outdated"], queryFn: isOutdated, staleTime: 0 });
  return (
    <ErrorPage
      {...(inFrame && { inFrame })}
      title={outdated.data ? t(($) => $.build.ready) : t(($) => $.error.partMissing)}
      action={<ReloadActions />}
    >
      <p>{outdated.data ? t(($) => $.build.readyBody) : t(($) => $.error.network)}</p>
    </ErrorPage>
  );
}
