import clsx from "clsx";
import { type ReactNode, use, useEffect, useState } from "react";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { PageFrameContext } from "../../../ui/page-frame.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { Wordmark } from "../../recruiting/Sign.tsx";
import { isOutdated } from "../../version.ts";

export interface Framed {
  /** Rendered inside the dashboard's frame. */
  inFrame?: boolean;
}

interface ErrorPageProps extends Framed {
  title: string;
  status?: number;
  children: ReactNode;
  action: ReactNode;
}

/** The frame of all of them. None needs the router or the query cache, which may be what failed. */
export function ErrorPage({ title, status, inFrame, children, action }: ErrorPageProps) {
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

function ReloadActions() {
  const { t } = useTranslation("common");
  const paths = usePaths();
  return (
    <>
      <Button variant="primary" onClick={() => location.reload()}>
        {t(($) => $.error.reload)}
      </Button>
      <a className={buttonClass({ variant: "quiet" })} href={paths.jobs()}>
        {t(($) => $.error.toJobs)}
      </a>
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
  const [isNewer, setNewer] = useState(false);
  useEffect(() => void isOutdated().then(setNewer), []);
  return (
    <ErrorPage
      {...(inFrame && { inFrame })}
      title={isNewer ? t(($) => $.build.ready) : t(($) => $.error.partMissing)}
      action={<ReloadActions />}
    >
      <p>{isNewer ? t(($) => $.build.readyBody) : t(($) => $.error.network)}</p>
    </ErrorPage>
  );
}
