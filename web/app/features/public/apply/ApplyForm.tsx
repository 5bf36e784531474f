import { consentText } from "@candor/core/job/consent.info";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "../../../../ui/Button.tsx";
import { Checkbox, FieldError, SelectField, TextField } from "../../../../ui/Field.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { usePaths } from "../../../paths.ts";
import type { PublicJob } from "../queries.ts";
import type { Answers, Field } from "./answers.ts";
import { CvField } from "./CvField.tsx";
import { SOURCES, type Source, sourceWord } from "./sources.ts";
import type { useApplication } from "./useApplication.ts";
import { type Errors, useApplyForm } from "./useApplyForm.ts";
import { useTroubleText } from "./useTroubleText.ts";

interface ApplyFormProps {
  job: PublicJob;
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
  application: ReturnType<typeof useApplication>;
}

/** The form of an application. It has its own state, because `useAppForm` would add 13 kB to a public page. */
export function ApplyForm({ job, answers, onChange, application }: ApplyFormProps) {
  const { t } = useTranslation("public");
  const { phase, trouble } = application;
  const texts = useTroubleText();
  const { form, cv, errors, change, choose, submit } = useApplyForm({ answers, onChange, application });
  const isSending = phase.is === "sending";
  const problem = trouble && texts.problem(trouble);
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 id="apply" tabIndex={-1} className="text-[1.125rem] leading-6 font-semibold">
        {t(($) => $.apply.title)}
      </h2>
      <p className="mt-0.5 text-control text-ink-2">{t(($) => $.apply.lead)}</p>
      <fieldset disabled={isSending} className="mt-5 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <legend className="sr-only">{t(($) => $.apply.title)}</legend>
        <CvField
          ref={cv}
          file={answers.file}
          error={errors.file}
          share={isSending ? phase.share : undefined}
          onChoose={(files) => void choose(files)}
          onRemove={() => change("file", { file: undefined })}
        />
        <PersonFields answers={answers} errors={errors} onChange={change} />
        <SourceField answers={answers} error={errors.source} onChange={(changes) => change("source", changes)} />
        <Checkbox
          data-field="consent"
          name="consent"
          required
          checked={answers.consent}
          onChange={(event) => change("consent", { consent: event.target.checked })}
          error={errors.consent}
          label={<Consent company={job.employer.name} />}
        />
        <Trap value={answers.trap} onChange={(trap) => onChange({ trap })} />
      </fieldset>
      {problem && (
        <div role="alert" className="mt-3">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <SendButton application={application} />
      <p className="mt-5 border-t border-line pt-4 text-control text-ink-2">
        <strong className="font-semibold text-ink">{t(($) => $.apply.how)}</strong> {t(($) => $.apply.howBody)}
      </p>
    </form>
  );
}

interface PersonFieldsProps {
  answers: Answers;
  errors: Errors;
  onChange: (field: Field, changes: Partial<Answers>) => void;
}

function PersonFields({ answers, errors, onChange }: PersonFieldsProps) {
  const { t } = useTranslation(["public", "common"]);
  return (
    <>
      <TextField
        data-field="email"
        size="lg"
        label={t(($) => $.apply.email)}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={300}
        value={answers.email}
        onChange={(event) => onChange("email", { email: event.target.value })}
        error={errors.email}
      />
      <TextField
        data-field="name"
        size="lg"
        label={t(($) => $.apply.name)}
        aside={t(($) => $.optional, { ns: "common" })}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={answers.name}
        onChange={(event) => onChange("name", { name: event.target.value })}
        error={errors.name}
      />
    </>
  );
}

function SendButton({ application: { phase, trouble } }: Pick<ApplyFormProps, "application">) {
  const { t } = useTranslation(["public", "common"]);
  const percent = new Intl.NumberFormat(useLocale(), { style: "percent" });
  const busy =
    phase.is === "sending" &&
    (phase.share === null ? t(($) => $.apply.sending) : t(($) => $.apply.sendingShare, { share: percent.format(phase.share) }));
  return (
    <Button type="submit" variant="primary" size="lg" className="mt-5 h-11! w-full" busy={busy}>
      {trouble?.is === "lost" ? t(($) => $.action.tryAgain, { ns: "common" }) : t(($) => $.apply.send)}
    </Button>
  );
}

function Consent({ company }: { company: string }) {
  const { t } = useTranslation("common");
  const paths = usePaths();
  return (
    <>
      {consentText(useLocale(), company)}{" "}
      <Link className="link whitespace-nowrap" to={paths.privacy()} target="_blank">
        {t(($) => $.account.privacy)}
      </Link>
    </>
  );
}

interface SourceFieldProps {
  answers: Answers;
  error: string | undefined;
  onChange: (changes: Partial<Answers>) => void;
}

/** Where the applicant saw the job: one of a few sources, or other words. */
function SourceField({ answers, error, onChange }: SourceFieldProps) {
  const { t } = useTranslation("public");
  const locale = useLocale();
  const isOther = answers.source === "other";
  return (
    <div className="grid gap-2">
      <SelectField
        {...(!isOther && { "data-field": "source" })}
        size="lg"
        label={t(($) => $.apply.source)}
        name="source"
        required
        value={answers.source}
        onChange={(event) => onChange({ source: event.target.value as Source })}
        error={isOther ? undefined : error}
        options={[
          { value: "", label: t(($) => $.apply.choose) },
          ...SOURCES.map((source) => ({ value: source, label: sourceWord(source, locale) })),
          { value: "other", label: t(($) => $.apply.other) },
        ]}
      />
      {isOther && (
        <TextField
          data-field="source"
          size="lg"
          label={t(($) => $.apply.otherWords)}
          name="sourceWords"
          autoComplete="off"
          required
          maxLength={100}
          value={answers.sourceWords}
          onChange={(event) => onChange({ sourceWords: event.target.value })}
          error={error}
        />
      )}
    </div>
  );
}

/**
 * A field that only spam programs fill in: hidden, out of the tab order, not read out, and without a name that a browser or a password
 * manager would fill in.
 */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div aria-hidden className="absolute size-0 overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input
          type="text"
          name="reference_page"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
