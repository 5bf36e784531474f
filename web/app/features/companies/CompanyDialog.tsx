import { type FormEvent, useCallback, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/Dialog.tsx";
import { FieldError, TextArea, TextField } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { ApiError } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import type { Company } from "../../recruiting/queries/companies.ts";
import { Advantages } from "./Advantages.tsx";
import { type Draft, draftOf, fieldsOf, isChanged } from "./form.ts";
import { type LogoDraft, LogoField } from "./LogoField.tsx";
import { LogoRefused, useSaving } from "./saving.ts";

interface CompanyDialogProps {
  /** The one that is changed; without it a new one is made. */
  company?: Company | undefined;
  onClose: () => void;
}

/** Form of a company profile. Asks before unsaved changes are discarded. */
export default function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const { t } = useTranslation(["companies", "common"]);
  const [from] = useState(() => draftOf(company));
  const [draft, setDraft] = useState(from);
  const [logo, setLogo] = useState<LogoDraft>(company?.logo);
  const [isTried, setTried] = useState(false);
  const form = useId();
  const name = useRef<HTMLInputElement>(null);
  const saving = useSaving(company, () => {
    toast.success(
      t(($) => (company ? $.edit.saved : $.edit.created)),
      { description: draft.name.trim() },
    );
    onClose();
  });
  const leaving = useLeaving((isChanged(draft, from) || logo !== company?.logo) && !saving.isSuccess, onClose);

  const problemText = useProblemText();
  const refusedLogo = saving.error instanceof LogoRefused ? saving.error : undefined;
  const problems = problemsOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.name) return name.current?.focus();
    if (!problems.lines && !saving.isPending) saving.mutate({ draft, logo });
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !saving.isPending && leaving.ask()}
      initialFocus={name}
      title={t(($) => (company ? $.edit.change : $.edit.title))}
      footer={
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={leaving.ask}>
            {t(($) => $.action.cancel, { ns: "common" })}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={saving.isPending && (company ? t(($) => $.action.saving, { ns: "common" }) : t(($) => $.edit.busy))}
          >
            {company ? t(($) => $.action.save, { ns: "common" }) : t(($) => $.edit.confirm)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="space-y-4" onSubmit={submit}>
        <Fields
          draft={draft}
          onChange={setDraft}
          nameField={name}
          missing={isTried ? problems : {}}
          refusal={refusedLogo ? null : saving.error}
        />
        <LogoField
          name={draft.name}
          logo={logo}
          onChange={(next) => {
            setLogo(next);
            if (refusedLogo) saving.reset();
          }}
          share={saving.share}
          disabled={saving.isPending}
          refusal={refusedLogo && t(($) => $.logo.refused, { reason: problemText(refusedLogo.cause) })}
        />
      </form>
      {leaving.isAsking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && leaving.stay()}
          title={t(($) => $.leave.question)}
          description={t(($) => $.leave.body)}
          cancel={t(($) => $.leave.stay)}
          confirm={t(($) => $.leave.leave)}
          onConfirm={leaving.leave}
        />
      )}
    </Dialog>
  );
}

interface Problems {
  readonly name?: boolean;
  /** A heading over nothing. */
  readonly lines?: boolean;
}

function problemsOf(draft: Draft): Problems {
  const { name, advantages } = fieldsOf(draft);
  return {
    ...(name === "" && { name: true }),
    ...(advantages.title !== "" && advantages.items.length === 0 && { lines: true }),
  };
}

interface FieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  nameField: React.RefObject<HTMLInputElement | null>;
  missing: Problems;
  refusal: unknown;
}

function Fields({ draft, onChange, nameField, missing, refusal }: FieldsProps) {
  const { t } = useTranslation(["companies", "common"]);
  const problemText = useProblemText();
  const optional = t(($) => $.optional, { ns: "common" });
  const refused = refusal instanceof ApiError ? refusal.fields : {};
  const field = (name: "name" | "location" | "website" | "about") => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  });
  const isSaidAtField = refused["name"] !== undefined || refused["website"] !== undefined;
  return (
    <>
      <TextField
        {...field("name")}
        ref={nameField}
        size="lg"
        label={t(($) => $.edit.name)}
        autoComplete="organization"
        maxLength={120}
        required
        error={missing.name ? t(($) => $.edit.nameMissing) : refused["name"]}
      />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <TextField {...field("location")} size="lg" label={t(($) => $.edit.location)} aside={optional} maxLength={200} />
        <TextField
          {...field("website")}
          size="lg"
          label={t(($) => $.edit.website)}
          aside={optional}
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          maxLength={300}
          error={refused["website"] && t(($) => $.edit.websiteWrong)}
        />
      </div>
      <TextArea {...field("about")} label={t(($) => $.edit.about)} aside={optional} rows={3} maxLength={4000} />
      <Advantages draft={draft} onChange={onChange} error={missing.lines ? t(($) => $.advantages.missing) : undefined} />
      {refusal !== null && !isSaidAtField && (
        <div role="alert">
          <FieldError>{problemText(refusal)}</FieldError>
        </div>
      )}
    </>
  );
}

/** Asks before the dialog or page is closed while there are unsaved changes. */
function useLeaving(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => isDirty && event.preventDefault(), [isDirty]));
  const blocker = useBlocker(isDirty);
  return {
    isAsking: isAsking || blocker.state === "blocked",
    ask: () => (isDirty ? setAsking(true) : onClose()),
    stay: () => {
      setAsking(false);
      blocker.reset?.();
    },
    leave: () => {
      blocker.proceed?.();
      onClose();
    },
  };
}
