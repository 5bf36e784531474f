import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { registerIdentity } from "../../session/sign-in.ts";
import { AuthTitle } from "./AuthTitle.tsx";
import { Envelope } from "./CheckMail.tsx";
import { nameOf } from "../../session/providers.tsx";
import { OtherWay } from "./OtherWay.tsx";
import { useAction } from "./useAction.ts";

/** The provider has no proof of the address: a link is on its way to it. */
export function ConnectByMail({ provider }: { provider: string | null }) {
  const { t } = useTranslation("auth");
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Envelope />
      <div ref={heading} tabIndex={-1} className="outline-none">
        <AuthTitle title={t(($) => $.connect.title)}>{t(($) => $.connect.lead, { provider: nameOf(provider) })}</AuthTitle>
      </div>
      <OtherWay primary>{t(($) => $.connect.other)}</OtherWay>
      <p className="mt-6 text-control text-ink-2">{t(($) => $.mail.nothing)}</p>
    </>
  );
}

/** Login knows no account of this person. The one that is created here has the identity with which they have just signed in. */
function NotRegistered({ provider }: { provider: string | null }) {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const create = useAction(registerIdentity);
  if (create.result === false) return <ConnectByMail provider={provider} />;
  return (
    <div role="alert">
      <AuthTitle title={t(($) => $.notRegistered.title)}>
        {t(($) => $.notRegistered.lead, { provider: nameOf(provider) })}
      </AuthTitle>
      {create.isFailed && <FieldError>{problemText(create.error)}</FieldError>}
      <Button
        variant="primary"
        size="lg"
        className="mt-6 w-full"
        busy={(create.isPending || create.isDone) && t(($) => $.notRegistered.creating)}
        onClick={() => void create.run(undefined)}
      >
        {t(($) => $.notRegistered.create)}
      </Button>
      <OtherWay>{t(($) => $.notRegistered.other)}</OtherWay>
    </div>
  );
}

/** A sign-in with a provider that was refused. The sentences are ours, never the provider's. */
export function RefusedVisit({ code, provider }: { code: string; provider: string | null }) {
  const { t } = useTranslation("auth");
  if (code === "account.notRegistered") return <NotRegistered provider={provider} />;
  const sentence = () => {
    switch (code) {
      case "identity.declined":
        return t(($) => $.refused.declined, { provider: nameOf(provider) });
      case "identity.noAddress":
        return t(($) => $.refused.noAddress, { provider: nameOf(provider) });
      case "terms.required":
        return t(($) => $.error.termsRequired);
      case "rate.limited":
        return t(($) => $.refused.limited);
      case "origin.refused":
        return t(($) => $.refused.elsewhere);
      default:
        return provider ? t(($) => $.refused.other, { provider: nameOf(provider) }) : t(($) => $.refused.unknown);
    }
  };
  return (
    <div role="alert">
      <AuthTitle title={t(($) => $.failed.title)}>{sentence()}</AuthTitle>
      <OtherWay primary>{t(($) => $.failed.again)}</OtherWay>
    </div>
  );
}
