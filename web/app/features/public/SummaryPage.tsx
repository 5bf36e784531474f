import { useMutation } from "@tanstack/react-query";
import { BellOff, BellRing } from "lucide-react";
import { useEffect, useRef } from "react";
import { useParams } from "react-router-dom";
import { Button } from "../../../ui/Button.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { ApiError, call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { useRobots } from "./head.ts";
import { PublicState, Title } from "./PublicState.tsx";

/** /public/summary/:token: the button switches the daily mail off. Opening the page does not, because mail scanners open links. */
export function Component() {
  const { t } = useTranslation("public");
  const { token = "" } = useParams();
  const paths = usePaths();
  const problemText = useProblemText();
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useMutation({
    mutationFn: async (digest: boolean) => {
      await call("PUT /api/digest/{token}", { path: { token }, body: { digest } });
      return digest;
    },
  });
  useRobots("noindex");
  const isOn = change.data;
  // The pressed button was replaced, so the focus moves to the text that says what has happened.
  useEffect(() => {
    if (isOn !== undefined) heading.current?.focus();
  }, [isOn]);

  if (change.error instanceof ApiError && change.error.status === 404) {
    return (
      <PublicState
        title={t(($) => $.summary.unknown)}
        action={<LinkButton to={paths.login()}>{t(($) => $.summary.toLogin)}</LinkButton>}
      >
        {t(($) => $.summary.unknownBody)}
      </PublicState>
    );
  }
  const Icon = isOn === false ? BellOff : BellRing;
  const title = t(($) => (isOn === undefined ? $.summary.title : isOn ? $.summary.again : $.summary.done));
  return (
    <div className="max-w-xl py-20 phone:py-12">
      <Title>{title}</Title>
      <Icon aria-hidden className="mb-4 size-6 stroke-[1.75] text-ink-3" />
      <h1 ref={heading} tabIndex={-1} className="text-focus font-semibold outline-none">
        {title}
      </h1>
      <p className="mt-2 text-body text-pretty text-ink-2">
        {t(($) => (isOn === undefined ? $.summary.body : isOn ? $.summary.againBody : $.summary.doneBody))}
      </p>
      <div className="mt-6">
        {isOn === false ? (
          <Button busy={change.isPending && t(($) => $.summary.onBusy)} onClick={() => change.mutate(true)}>
            {t(($) => $.summary.on)}
          </Button>
        ) : (
          <Button
            variant={isOn === undefined ? "primary" : "secondary"}
            busy={change.isPending && t(($) => $.summary.busy)}
            onClick={() => change.mutate(false)}
          >
            {t(($) => $.summary.off)}
          </Button>
        )}
      </div>
      {change.isError && (
        <div role="alert" className="mt-2">
          <FieldError>{problemText(change.error)}</FieldError>
        </div>
      )}
    </div>
  );
}
