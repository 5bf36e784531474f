import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSession } from "../../session/session.ts";
import { HelpSection } from "./HelpSection.tsx";

/** It stands far below, so its code and that of forms loads after the page; its place is kept. */
const ContactForm = lazy(() => import("./ContactForm.tsx"), <div className="h-110" />);

/** Form that mails a question to support; the text is kept until it has been sent. */
export function Contact() {
  const { t } = useTranslation("help");
  const { email } = useSession().user;
  const [sent, setSent] = useState(0);
  const [isWriting, setWriting] = useState(true);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isWriting) done.current?.focus();
  }, [isWriting]);
  return (
    <HelpSection id="contact" title={t(($) => $.contact.title)}>
      {isWriting ? (
        <ContactForm
          key={sent}
          onSent={() => {
            setSent(sent + 1);
            setWriting(false);
          }}
        />
      ) : (
        <div className="mt-4 rounded-card border border-line p-4">
          <p ref={done} tabIndex={-1} role="status" className="flex items-start gap-2 text-body outline-none">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-good" />
            <span className="min-w-0">
              <span className="block font-semibold">{t(($) => $.contact.sent)}</span>
              <span className="break-words text-ink-2">{t(($) => $.contact.sentBody, { email })}</span>
            </span>
          </p>
          <Button className="mt-4" onClick={() => setWriting(true)}>
            {t(($) => $.contact.again)}
          </Button>
        </div>
      )}
    </HelpSection>
  );
}
