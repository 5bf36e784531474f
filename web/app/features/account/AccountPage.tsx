import { Page } from "../../../ui/Page.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { subscriptionQuery } from "../../recruiting/queries/subscription.ts";
import { useSession } from "../../session/session.ts";
import { DailyMail } from "./DailyMail.tsx";
import { EndAccount } from "./EndAccount.tsx";
import { ExportData } from "./ExportData.tsx";
import { Profile } from "./Profile.tsx";
import { exportQuery, recordOf, sessionsQuery, waysQuery } from "./queries.ts";
import { Record } from "./Record.tsx";
import { Sessions } from "./Sessions.tsx";
import { WaysIn } from "./WaysIn.tsx";

export function loader(): null {
  void queryClient.prefetchQuery(waysQuery);
  void queryClient.prefetchQuery(sessionsQuery);
  void queryClient.prefetchQuery(subscriptionQuery);
  void queryClient.prefetchQuery(exportQuery);
  void queryClient.prefetchInfiniteQuery(recordOf("all"));
  return null;
}

/** /dashboard/account: name and language, the ways in, open sessions, what was done, the daily mail, everything to download, and the end of the account. */
export function Component() {
  const { t } = useTranslation(["account", "common"]);
  const formats = useFormats();
  const { user, account } = useSession();
  const title = t(($) => $.account.title, { ns: "common" });
  return (
    <Page title={title} isHeading={false}>
      <div className="mx-auto w-full max-w-[1008px] px-6 py-8 phone:px-4 phone:py-6">
        <h1 className="text-focus font-semibold">{title}</h1>
        <p className="mt-1 pb-5 text-body break-words text-ink-2">
          {t(($) => $.since, { email: user.email, date: formats.longDate(account.createdAt) })}
        </p>
        <Profile />
        <WaysIn />
        <Sessions />
        <Record />
        <DailyMail />
        <ExportData />
        <EndAccount />
      </div>
    </Page>
  );
}
