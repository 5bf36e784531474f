import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Checkbox, FieldError, TextField } from "../../../ui/Field.tsx";
import { ApiError, call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { config } from "../../config.ts";
import { rich } from "../../i18n/rich.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { AddressLink, useAddress } from "./address.tsx";
import { AuthTitle } from "./AuthTitle.tsx";
import { CheckMail } from "./CheckMail.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { PROVIDERS } from "../../session/providers.tsx";
import { wantedPath } from "../../session/wanted.ts";
import { useAction } from "./useAction.ts";

type Intent = "login" | "register";
type Field = "email" | "terms";

const LOOKS_LIKE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** The field that a refusal of the server is about. */
const fieldOf = (error: unknown): Field | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code.startsWith("email.") || error.code === "account.notRegistered") return "email";
  return error.code === "terms.required" ? "terms" : undefined;
};

/** Form for the e-mail address and the consent; sends a sign-in link. Login and registration differ in their texts alone. */
export function LinkForm({ intent }: { intent: Intent }) {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const { email, setEmail, agreed, agree, missing, askForTerms, emailField, termsField, request, send, submit } =
    useLinkRequest(intent);
  if (send.isDone) return <CheckMail email={email.trim()} resend={request} onOtherAddress={send.reset} />;

  const refused = send.error ? fieldOf(send.error) : undefined;
  const refusal = send.error ? problemText(send.error) : undefined;
  return (
    <>
      <AuthTitle title={t(($) => $[intent].title)}>
        {t(($) => (PROVIDERS.length > 0 ? $[intent].leadProviders : $[intent].lead))}
      </AuthTitle>
      {PROVIDERS.length > 0 && <ProviderButtons intent={intent} agreed={agreed} onMissingTerms={askForTerms} />}
      <form noValidate onSubmit={submit} className="mt-6">
        <TextField
          ref={emailField}
          size="lg"
          label={t(($) => $.email)}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={missing.email ?? (refused === "email" ? refusal : undefined)}
        />
        <Checkbox
          ref={termsField}
          className="mt-4"
          name="acceptTerms"
          required
          checked={agreed}
          onChange={(event) => agree(event.target.checked)}
          error={missing.terms ?? (refused === "terms" ? refusal : undefined)}
          label={<Agreement />}
        />
        {send.isFailed && !refused && (
          <div role="alert" className="mt-3">
            <FieldError>{refusal}</FieldError>
          </div>
        )}
        <Button type="submit" variant="primary" size="lg" className="mt-5 w-full" busy={send.isPending && t(($) => $.sending)}>
          {t(($) => $.send)}
        </Button>
      </form>
      <OtherWays intent={intent} email={email} />
    </>
  );
}

/** The values, their check, and the call. */
function useLinkRequest(intent: Intent) {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  // An address typed on the other of the two pages comes along.
  const [email, setEmail] = useState(useAddress().email);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState<Partial<Record<Field, string>>>({});
  const emailField = useRef<HTMLInputElement>(null);
  const termsField = useRef<HTMLInputElement>(null);
  const request = () => {
    const returnTo = wantedPath();
    return call("POST /api/auth/magic-links", {
      body: { email: email.trim(), intent, acceptTerms: agreed, locale, ...(returnTo && { returnTo }) },
    });
  };
  const send = useAction(request);
  const agree = (isAgreed: boolean) => {
    setAgreed(isAgreed);
    if (isAgreed) setMissing(({ email: address }) => (address === undefined ? {} : { email: address }));
  };
  const askForTerms = () => {
    setMissing({ terms: t(($) => $.error.termsRequired) });
    termsField.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const found: typeof missing = {};
    if (!address) found.email = t(($) => $.error.emailRequired);
    else if (!LOOKS_LIKE_ADDRESS.test(address)) found.email = t(($) => $.error.emailInvalid);
    if (!agreed) found.terms = t(($) => $.error.termsRequired);
    setMissing(found);
    if (found.email) emailField.current?.focus();
    else if (found.terms) termsField.current?.focus();
    else void send.run(undefined).then((error) => fieldOf(error) === "email" && emailField.current?.focus());
  };
  return { email, setEmail, agreed, agree, missing, askForTerms, emailField, termsField, request, send, submit };
}

function Agreement() {
  const { t } = useTranslation("auth");
  const paths = usePaths();
  const link = (to: string) => (words: string) => (
    <a className="link" href={to} target="_blank">
      {words}
    </a>
  );
  return rich(
    t(($) => $.consent),
    { terms: link(paths.terms()), privacy: link(paths.privacy()) },
  );
}

/** Links to the other of the two pages, and to the demo. */
function OtherWays({ intent, email }: { intent: Intent; email: string }) {
  const { t } = useTranslation("auth");
  const paths = usePaths();
  const locale = useLocale();
  const other = intent === "login" ? "register" : "login";
  return (
    <>
      <p className="mt-5 text-control text-ink-2">
        {t(($) => $[intent].otherLead)}{" "}
        <AddressLink className="link" to={paths[other]()} email={email}>
          {t(($) => $[intent].other)}
        </AddressLink>
      </p>
      {config.demoUrl && (
        <p className="mt-5 border-t border-line pt-5 text-control text-ink-2">
          {t(($) => $.demo.lead)}{" "}
          <a className="link" href={locale === "en" ? config.demoUrl : `${config.demoUrl}?locale=${locale}`}>
            {t(($) => $.demo.open)}
          </a>
        </p>
      )}
    </>
  );
}
