import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { useProblemText } from "../../api/problems.ts";
import { rich } from "../../i18n/rich.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AuthTitle } from "./AuthTitle.tsx";

const RESEND_AFTER_SECONDS = 60;

/** Seconds as "0:42". */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Seconds until `end` (ms since 1970), counted by the clock and not by ticks, which a background tab may lose. */
function useSecondsUntil(end: number): number {
  const left = () => Math.max(0, Math.ceil((end - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `left` only reads `end`
  }, [end]);
  return seconds;
}

export function Envelope() {
  return (
    <svg aria-hidden viewBox="0 0 72 52" fill="none" className="mb-6 h-13 w-18 phone:mt-4">
      <rect x="1" y="1" width="70" height="50" rx="5" className="stroke-line-strong" strokeWidth="2" />
      <path d="m3 7 33 23L69 7" className="stroke-line-strong" strokeWidth="2" strokeLinejoin="round" />
      <rect x="14" y="37" width="34" height="7" rx="1.5" className="fill-accent-line" />
    </svg>
  );
}

interface CheckMailProps {
  email: string;
  /** Sends another link. */
  resend: () => Promise<unknown>;
  onOtherAddress: () => void;
}

/** The link is on its way. The tab signs in by itself when the link is used in another one. */
export function CheckMail({ email, resend, onOtherAddress }: CheckMailProps) {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const [again, setAgain] = useState(() => Date.now() + RESEND_AFTER_SECONDS * 1000);
  const [isSending, setSending] = useState(false);
  const seconds = useSecondsUntil(again);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const send = () => {
    setSending(true);
    resend()
      .then(() => {
        setAgain(Date.now() + RESEND_AFTER_SECONDS * 1000);
        toast.success(t(($) => $.mail.sentAgain));
      })
      .catch((error: unknown) => toast.error(problemText(error)))
      .finally(() => setSending(false));
  };

  return (
    <>
      <Envelope />
      <div ref={heading} tabIndex={-1} className="outline-none">
        <AuthTitle title={t(($) => $.mail.title)}>
          {rich(
            t(($) => $.mail.lead, { email }),
            { b: (words) => <strong className="font-medium break-all text-ink">{words}</strong> },
          )}
        </AuthTitle>
      </div>
      <Button size="lg" className="mt-6 w-full" disabled={seconds > 0} busy={isSending && t(($) => $.sending)} onClick={send}>
        {seconds > 0 ? (
          <span className="tabular-nums">{t(($) => $.mail.againIn, { time: clock(seconds) })}</span>
        ) : (
          t(($) => $.mail.again)
        )}
      </Button>
      <Button variant="quiet" size="lg" className="mt-2 w-full" onClick={onOtherAddress}>
        {t(($) => $.mail.other)}
      </Button>
      <p className="mt-6 text-control text-ink-2">{t(($) => $.mail.nothing)}</p>
    </>
  );
}
