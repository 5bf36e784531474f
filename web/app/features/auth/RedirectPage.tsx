import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/bits.tsx";
import { ApiError } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAddress } from "./address.tsx";
import { AuthTitle } from "./AuthTitle.tsx";
import { OtherWay } from "./OtherWay.tsx";
import { ConnectByMail, RefusedVisit } from "./ProviderAnswer.tsx";
import { signIn } from "../../session/sign-in.ts";
import { useAction } from "./useAction.ts";

/**
 * The page of the e-mail's link, and of the answers of Google and Microsoft that sign nobody in. Opening it spends nothing, because mail scanners open links too: only pressing the button does.
 */
export function RedirectPage() {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const search = new URLSearchParams(useAddress().search);
  const token = search.get("token");
  const enter = useAction(signIn);
  const refused = search.get("refused");

  if (refused) return <RefusedVisit code={refused} provider={search.get("with")} />;
  if (search.has("connect")) return <ConnectByMail provider={search.get("connect")} />;

  if (enter.isPending || enter.isDone) {
    return (
      <div role="status">
        <AuthTitle title={t(($) => $.redirect.loading)}>{t(($) => $.redirect.loadingLead)}</AuthTitle>
        <Skeleton className="mt-6 h-10 w-full" />
      </div>
    );
  }

  const code = enter.error instanceof ApiError ? enter.error.code : undefined;
  if (code === "link.expired") {
    return (
      <div role="alert">
        <AuthTitle title={t(($) => $.expired.title)}>{t(($) => $.expired.lead)}</AuthTitle>
        <OtherWay primary>{t(($) => $.expired.again)}</OtherWay>
      </div>
    );
  }
  if (!token || enter.isFailed) {
    // A link that is not ours does not become right by trying: then the way leads back to a new one.
    const isHopeless = !token || code === "link.invalid" || code === "input.invalid";
    return (
      <div role="alert">
        <AuthTitle title={t(($) => $.failed.title)}>
          {enter.error ? problemText(enter.error) : t(($) => $.failed.noToken)}
        </AuthTitle>
        {isHopeless ? (
          <OtherWay primary>{t(($) => $.failed.again)}</OtherWay>
        ) : (
          <Button variant="primary" size="lg" className="mt-6 w-full" onClick={() => void enter.run(token)}>
            {t(($) => $.failed.again)}
          </Button>
        )}
      </div>
    );
  }

  return (
    <>
      <AuthTitle title={t(($) => $.redirect.title)}>{t(($) => $.redirect.lead)}</AuthTitle>
      <Button variant="primary" size="lg" className="mt-6 w-full" onClick={() => void enter.run(token)}>
        {t(($) => $.redirect.enter)}
      </Button>
    </>
  );
}
