import { SUPPORT_MESSAGE_MAX_CHARACTERS, SUPPORT_SUBJECT_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "../../../ui/Button.tsx";
import { FieldError, TextArea, TextField } from "../../../ui/Field.tsx";
import { ApiError, call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useSession } from "../auth/session.ts";
import { HelpSection } from "./HelpSection.tsx";

/** A question that is mailed to support; what was written stays until it has been sent. */
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

function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation("help");
  const problemText = useProblemText();
  const { email } = useSession().user;
  const [subject, setSubject] = useState(useHandedSubject());
  const [message, setMessage] = useState("");
  const subjectField = useRef<HTMLInputElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const send = useMutation({
    mutationFn: () => call("POST /api/support", { body: { subject, message } }),
    onSuccess: onSent,
    onError: (error) => {
      const { subject: wrongSubject, message: wrongMessage } = fieldsOf(error);
      if (wrongSubject) subjectField.current?.focus();
      else if (wrongMessage) messageField.current?.focus();
    },
  });
  const wrong = fieldsOf(send.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 space-y-4">
      <p className="text-body break-words text-pretty text-ink-2">{t(($) => $.contact.lead, { email })}</p>
      <TextField
        ref={subjectField}
        size="lg"
        label={t(($) => $.contact.subject)}
        name="subject"
        required
        maxLength={SUPPORT_SUBJECT_MAX_CHARACTERS}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
        error={wrong.subject}
      />
      <TextArea
        ref={messageField}
        label={t(($) => $.contact.message)}
        name="message"
        required
        rows={6}
        maxLength={SUPPORT_MESSAGE_MAX_CHARACTERS}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={wrong.message}
      />
      {send.error && !wrong.subject && !wrong.message && (
        <div role="alert">
          <FieldError>
            {problemText(send.error)} {t(($) => $.contact.kept)}
          </FieldError>
        </div>
      )}
      <Button type="submit" variant="primary" size="lg" busy={send.isPending && t(($) => $.contact.sending)}>
        {t(($) => $.contact.send)}
      </Button>
    </form>
  );
}

/** What the page that led here is about. */
function useHandedSubject(): string {
  const state: unknown = useLocation().state;
  const subject = typeof state === "object" && state && "subject" in state ? state.subject : undefined;
  return typeof subject === "string" ? subject.slice(0, SUPPORT_SUBJECT_MAX_CHARACTERS) : "";
}

const fieldsOf = (error: unknown): ApiError["fields"] => (error instanceof ApiError ? error.fields : {});
