import { useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { TextArea, TextField } from "../../../ui/Field.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { type AppForm, useAppForm } from "../../../ui/form.ts";
import { toast } from "../../../ui/Toaster.tsx";
import { ApiError } from "../../api/client.ts";
import { useProblemText } from "../../api/problems.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Company } from "../../recruiting/queries/companies.ts";
import { useAskingOutside } from "../../recruiting/useAskingOutside.ts";
import { Advantages } from "./Advantages.tsx";
import { CompanySchema, type Draft, draftOf, isChanged } from "./form.ts";
import { LogoUnreadable } from "./logo-file.ts";
import { type LogoDraft, LogoField } from "./LogoField.tsx";
import { LogoRefused, useSaving } from "./saving.ts";

interface CompanyDialogProps {
  /** The company to change; without it a new one is created. */
  company?: Company | undefined;
  onClose: () => void;
}

/** Form of a company profile. Asks before unsaved changes are discarded. */
export default function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const { t } = useTranslation(["companies", "common"]);
  const problemText = useProblemText();
  const [from] = useState(() => draftOf(company));
  const [logo, setLogo] = useState<LogoDraft>(company?.logo);
  // Save may be pressed before a large picture is ready.
  const reading = useRef<Promise<LogoDraft>>(undefined);
  const saving = useSaving(company, ({ name }) => {
    toast.success(
      t(($) => (company ? $.edit.saved : $.edit.created)),
      { description: name.trim() },
    );
    onClose();
  });
  const form = useAppForm({
    schema: CompanySchema,
    defaults: from,
    submit: (draft) => saving.mutate({ draft, logo: reading.current ?? Promise.resolve(logo) }),
    sending: saving,
    refused: (error) => {
      const { name, website } = error instanceof ApiError ? error.fields : {};
      return { ...(name && { name }), ...(website && { website: t(($) => $.edit.websiteWrong) }) };
    },
  });
  const draft = form.watch();
  const leaving = useLeaving((isChanged(draft, from) || logo !== company?.logo) && !saving.isSuccess, onClose);
  const refusedLogo = saving.error instanceof LogoRefused ? saving.error : undefined;
  return (
    <FormDialog
      form={form}
      wide
      failure={(error) => (error === refusedLogo || error instanceof LogoUnreadable ? null : problemText(error))}
      title={t(($) => (company ? $.edit.change : $.edit.title))}
      cancel={t(($) => $.action.cancel, { ns: "common" })}
      confirm={company ? t(($) => $.action.save, { ns: "common" }) : t(($) => $.edit.confirm)}
      busy={saving.isPending && (company ? t(($) => $.action.saving, { ns: "common" }) : t(($) => $.edit.busy))}
      onClose={leaving.ask}
    >
      <Fields form={form} />
      <LogoField
        name={draft.name}
        logo={logo}
        onReading={(next) => void (reading.current = next)}
        onChange={(next) => {
          reading.current = undefined;
          setLogo(next);
          if (refusedLogo) saving.reset();
        }}
        share={saving.share}
        disabled={saving.isPending}
        refusal={refusedLogo && t(($) => $.logo.refused, { reason: problemText(refusedLogo.cause) })}
      />
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
    </FormDialog>
  );
}

function Fields({ form }: { form: AppForm<Draft> }) {
  const { t } = useTranslation(["companies", "common"]);
  const optional = t(($) => $.optional, { ns: "common" });
  const { isSubmitted, errors } = form.formState;
  return (
    <>
      <TextField
        {...form.field(
          "name",
          t(($) => $.edit.nameMissing),
        )}
        size="lg"
        label={t(($) => $.edit.name)}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <TextField {...form.field("location")} size="lg" label={t(($) => $.edit.location)} aside={optional} maxLength={200} />
        <TextField
          {...form.field("website")}
          size="lg"
          label={t(($) => $.edit.website)}
          aside={optional}
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          maxLength={300}
        />
      </div>
      <TextArea {...form.field("about")} label={t(($) => $.edit.about)} aside={optional} rows={3} maxLength={4000} />
      <Advantages
        heading={form.field("heading", undefined, { deps: ["lines"] })}
        lines={form.watch("lines")}
        onChange={(lines) => form.setValue("lines", lines, { shouldValidate: isSubmitted })}
        error={errors.lines && t(($) => $.advantages.missing)}
      />
    </>
  );
}

/** Asks before the dialog or page is closed while there are unsaved changes. */
function useLeaving(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(isDirty);
  useAskingOutside(isDirty, blocker);
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
