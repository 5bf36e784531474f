import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button, LinkButton } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/bits.tsx";
import { ApiError } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { usePaths } from "../../paths.ts";
import { AuthTitle } from "./AuthTitle.tsx";
import { ConnectByMail, RefusedVisit } from "./ProviderAnswer.tsx";
import { signIn } from "../../session/session-events.ts";

/**
 * The page of the e-mail's link, and of the answers of Google and Microsoft that sign nobody in. Opening it spends nothing, because mail scanners open links too: only pressing the button does.
 */
export function Component() {
  const { t } = useTranslation("auth");
  const paths = usePaths();
  const problemText = useProblemText();
  const [search] = useSearchParams();
  const token = search.get("token");
  const enter = useMutation({ mutationFn: signIn });
  const refused = search.get("refused");

  if (refused) return <RefusedVisit code={refused} provider={search.get("with")} />;
  if (search.has("connect")) return <ConnectByMail provider={search.get("connect")} />;

  if (enter.isPending || enter.isSuccess) {
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
        <LinkButton variant="primary" size="lg" className="mt-6 w-full" to={paths.login()}>
          {t(($) => $.expired.again)}
        </LinkButton>
      </div>
    );
  }
  if (!token || enter.isError) {
    // A link that is not ours does not become right by trying: then the way leads back to a new one.
    const isHopeless = !token || code === "link.invalid" || code === "input.invalid";
    return (
      <div role="alert">
        <AuthTitle title={t(($) => $.failed.title)}>
          {enter.error ? problemText(enter.error) : t(($) => $.failed.noToken)}
        </AuthTitle>
        {isHopeless ? (
          <LinkButton variant="primary" size="lg" className="mt-6 w-full" to={paths.login()}>
            {t(($) => $.failed.again)}
          </LinkButton>
        ) : (
          <Button variant="primary" size="lg" className="mt-6 w-full" onClick={() => enter.mutate(token)}>
            {t(($) => $.failed.again)}
          </Button>
        )}
      </div>
    );
  }

  return (
    <>
      <AuthTitle title={t(($) => $.redirect.title)}>{t(($) => $.redirect.lead)}</AuthTitle>
      <Button variant="primary" size="lg" className="mt-6 w-full" onClick={() => enter.mutate(token)}>
        {t(($) => $.redirect.enter)}
      </Button>
    </>
  );
}
