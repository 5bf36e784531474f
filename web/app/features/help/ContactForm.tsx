import { SUPPORT_MESSAGE_MAX_CHARACTERS, SUPPORT_SUBJECT_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { Button } from "../../../ui/Button.tsx";
import { TextArea, TextField } from "../../../ui/Field.tsx";
import { Form } from "../../../ui/Form.tsx";
import { useAppForm } from "../../../ui/form.ts";
import { ApiError, call } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSession } from "../../session/session.ts";

// Empty fields are refused by the server, in its words.
const Schema = z.object({ subject: z.string(), message: z.string() });

export default function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation("help");
  const problemText = useProblemText();
  const { email } = useSession().user;
  const send = useMutation({
    mutationFn: (body: z.infer<typeof Schema>) => call("POST /api/support", { body }),
    onSuccess: onSent,
  });
  const form = useAppForm({
    schema: Schema,
    defaults: { subject: useHandedSubject(), message: "" },
    submit: (values) => send.mutate(values),
    sending: send,
    refused: fieldsOf,
  });
  return (
    <Form
      form={form}
      className="mt-3 space-y-4"
      failure={(error) => `${problemText(error)} ${t(($) => $.contact.kept)}`}
      buttons={
        <Button type="submit" variant="primary" size="lg" busy={send.isPending && t(($) => $.contact.sending)}>
          {t(($) => $.contact.send)}
        </Button>
      }
    >
      <p className="text-body break-words text-pretty text-ink-2">{t(($) => $.contact.lead, { email })}</p>
      <TextField
        {...form.field("subject")}
        size="lg"
        label={t(($) => $.contact.subject)}
        required
        maxLength={SUPPORT_SUBJECT_MAX_CHARACTERS}
      />
      <TextArea
        {...form.field("message")}
        label={t(($) => $.contact.message)}
        required
        rows={6}
        maxLength={SUPPORT_MESSAGE_MAX_CHARACTERS}
      />
    </Form>
  );
}

/** The subject given by the link to this page. */
function useHandedSubject(): string {
  const state: unknown = useLocation().state;
  const subject = typeof state === "object" && state && "subject" in state ? state.subject : undefined;
  return typeof subject === "string" ? subject.slice(0, SUPPORT_SUBJECT_MAX_CHARACTERS) : "";
}

function fieldsOf(error: unknown): { subject?: string; message?: string } {
  const { subject, message } = error instanceof ApiError ? error.fields : {};
  return { ...(subject && { subject }), ...(message && { message }) };
}
