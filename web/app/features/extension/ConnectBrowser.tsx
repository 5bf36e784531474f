import { EXTENSION_TOKEN_DAYS } from "@candor/core/kernel/limits";
import { useMutation } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../ui/Button.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { rich } from "../../i18n/rich.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { useSession } from "../../session/session.ts";
import { rememberConnecting } from "./this-browser.ts";
import { answerTo, type Wish, wishIn } from "./wish.ts";

/** The question whether the extension of this browser may send CVs to the account. Only a press answers it. */
export default function ConnectBrowser() {
  const [search] = useSearchParams();
  const wish = wishIn(search);
  return (
    <div className="grid flex-1 place-items-center p-6 phone:p-4">
      <div className="w-full max-w-110 rounded-card border border-line bg-raised p-6 shadow-1 phone:p-5">
        {wish ? <Question wish={wish} /> : <NoWish />}
      </div>
    </div>
  );
}

function Question({ wish }: { wish: Wish }) {
  const { t } = useTranslation("extension");
  const { user } = useSession();
  const problemText = useProblemText();
  const connect = useMutation({
    mutationFn: () => call("POST /api/extension/codes", { body: { challenge: wish.challenge, redirectUri: wish.redirect } }),
    onSuccess: ({ code }) => {
      rememberConnecting();
      location.replace(answerTo(wish, { code }));
    },
  });
  return (
    <>
      <h1 className="text-[1.125rem] leading-6 font-semibold text-pretty">{t(($) => $.ask.title)}</h1>
      <p className="mt-2 text-body break-words text-ink-2">
        {rich(
          t(($) => $.ask.account, { email: user.email }),
          { b: (words) => <strong className="font-medium text-ink">{words}</strong> },
        )}
      </p>
      <ul className="mt-4 space-y-2 text-body">
        <Right icon={<Check aria-hidden className="text-good" />}>{t(($) => $.ask.may)}</Right>
        <Right icon={<X aria-hidden className="text-ink-3" />}>{t(($) => $.ask.mayNot)}</Right>
      </ul>
      {connect.isError && (
        <div role="alert" className="mt-4">
          <FieldError>{problemText(connect.error)}</FieldError>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="lg"
          busy={(connect.isPending && t(($) => $.ask.connecting)) || (connect.isSuccess && t(($) => $.ask.returning))}
          onClick={() => connect.mutate()}
        >
          {t(($) => $.ask.connect)}
        </Button>
        <Button
          variant="quiet"
          size="lg"
          disabled={connect.isPending || connect.isSuccess}
          onClick={() => location.replace(answerTo(wish, { error: "declined" }))}
        >
          {t(($) => $.ask.decline)}
        </Button>
      </div>
      <p className="mt-5 text-control text-pretty text-ink-2">{t(($) => $.ask.ends, { days: EXTENSION_TOKEN_DAYS })}</p>
      {/* The extension's own window has no toolbar; a tab would lead nowhere from here. */}
      {window.toolbar.visible && (
        <p className="mt-3 border-t border-line pt-3 text-control text-pretty text-ink-2">{t(($) => $.ask.fromMail)}</p>
      )}
    </>
  );
}

function Right({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 text-pretty">
      <span className="mt-0.5 shrink-0 [&_svg]:size-4 [&_svg]:stroke-[1.75]">{icon}</span>
      {children}
    </li>
  );
}

/** Opened by a link that is not the extension's, or by hand. */
function NoWish() {
  const { t } = useTranslation("extension");
  const paths = usePaths();
  return (
    <>
      <h1 className="text-[1.125rem] leading-6 font-semibold text-pretty">{t(($) => $.ask.wrong)}</h1>
      <p className="mt-2 text-body text-ink-2">{t(($) => $.ask.wrongBody)}</p>
      <LinkButton className="mt-6" to={paths.extension()}>
        {t(($) => $.ask.toPage)}
      </LinkButton>
    </>
  );
}
