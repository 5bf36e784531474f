import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { lazy } from "../../../ui/lazy.tsx";
import { Page } from "../../../ui/Page.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { dashboardQuery } from "../../recruiting/queries/dashboard.ts";
import { Browsers } from "./Browsers.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { browsersQuery } from "./queries.ts";
import { Steps } from "./Steps.tsx";
import { thisBrowser } from "./this-browser.ts";

const ConnectBrowser = lazy(() => import("./ConnectBrowser.tsx"));

export function loader({ request }: LoaderFunctionArgs): null {
  if (new URL(request.url).searchParams.has("connect")) {
    void ConnectBrowser.load();
    return null;
  }
  void queryClient.prefetchQuery(browsersQuery);
  void queryClient.prefetchQuery(dashboardQuery);
  return null;
}

/** /dashboard/google-extension: how to get the extension, and the browsers that have it; with `?connect=` the question whether one may. */
export function Component() {
  const { t } = useTranslation("extension");
  const [search] = useSearchParams();
  const isAsked = search.has("connect");
  return (
    <Page title={t(($) => $.title)} isHeading={false}>
      {isAsked ? <ConnectBrowser /> : <Overview />}
    </Page>
  );
}

function Overview() {
  const { t } = useTranslation("extension");
  const browsers = useQuery(browsersQuery);
  const current = thisBrowser(browsers.data?.tokens ?? []);
  return (
    <div className="mx-auto w-full max-w-[1088px] px-6 py-8 phone:px-4 phone:py-6">
      <h1 className="text-focus font-semibold">{t(($) => $.heading)}</h1>
      <p className="mt-1 text-section text-pretty text-ink-2">{t(($) => $.lead)}</p>
      <Steps isConnected={browsers.data && current !== undefined} />
      <p className="mt-3 flex gap-2 text-control text-pretty text-ink-2">
        <Lock aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75]" />
        {t(($) => $.promise)}
      </p>
      <Browsers query={browsers} current={current?.tokenId} />
      <OtherWays />
    </div>
  );
}
