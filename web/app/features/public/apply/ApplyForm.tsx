import { consentText } from "@candor/core/job/consent.info";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "../../../../ui/Button.tsx";
import { Checkbox, FieldError, SelectField, TextField } from "../../../../ui/Field.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { usePaths } from "../../../paths.ts";
import { flawOf } from "../check-file.ts";
import type { PublicJob } from "../queries.ts";
import { type Answers, type Field, FIELDS, missingIn } from "./answers.ts";
import { CvField } from "./CvField.tsx";
import { SOURCES, type Source, sourceWord } from "./sources.ts";
import type { useApplication } from "./useApplication.ts";
import { useTroubleText } from "./useTroubleText.ts";

interface ApplyFormProps {
  job: PublicJob;
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
  application: ReturnType<typeof useApplication>;
}

type Errors = Partial<Record<Field, string>>;

/** What somebody who applies fills in. */
export function ApplyForm({ job, answers, onChange, application }: ApplyFormProps) {
  const { t } = useTranslation(["public", "common"]);
  const locale = useLocale();
  const { phase, trouble, send } = application;
  const told = useTroubleText();
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const cv = useRef<{ focus: () => void }>(null);
  const isSending = phase.is === "sending";
  const company = job.employer.name;
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: "percent" }).format(share);

  const focus = (field: Field) => {
    if (field === "file") cv.current?.focus();
    else form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  };
  /** Shows all that is wrong, and goes to the first of it. */
  const point = (found: Errors) => {
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) focus(first);
    return first !== undefined;
  };
  const change = (field: Field, changes: Partial<Answers>) => {
    const { [field]: _, ...rest } = errors;
    setErrors(rest);
    onChange(changes);
  };

  const choose = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    application.clearTrouble();
    const flaw = files.length > 1 ? "onlyOne" : await flawOf(file);
    if (flaw) setErrors((before) => ({ ...before, file: t(($) => $.flaw[flaw], { name: file.name }) }));
    else change("file", { file });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const missing = Object.entries(missingIn(answers)).map(([field, key]) => [field, t(($) => $.missing[key])]);
    const { file } = answers;
    if (point(Object.fromEntries(missing) as Errors) || !file) return;
    // It may have been moved or changed since it was chosen.
    const flaw = await flawOf(file);
    if (flaw) {
      point({ file: t(($) => $.flaw[flaw], { name: file.name }) });
      return;
    }
    const found = await send(answers, file);
    if (found) point(told.fields(found));
  };

  // Back from a CV that could not be read: the form is new in view, and begins at what is wrong.
  useEffect(() => {
    if (trouble?.is !== "unread") return;
    onChange({ file: undefined });
    point(told.fields(trouble));
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the trouble that the form came back with
  }, [trouble]);

  const problem = trouble && told.problem(trouble);
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
          onChange={(event) => change("email", { email: event.target.value })}
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
          onChange={(event) => change("name", { name: event.target.value })}
          error={errors.name}
        />
        <SourceField answers={answers} error={errors.source} onChange={(changes) => change("source", changes)} />
        <Checkbox
          data-field="consent"
          name="consent"
          required
          checked={answers.consent}
          onChange={(event) => change("consent", { consent: event.target.checked })}
          error={errors.consent}
          label={<Consent>{consentText(locale, company)}</Consent>}
        />
        <Trap value={answers.trap} onChange={(trap) => onChange({ trap })} />
      </fieldset>
      {problem && (
        <div role="alert" className="mt-3">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-5 h-11! w-full"
        busy={
          isSending &&
          (phase.share === null ? t(($) => $.apply.sending) : t(($) => $.apply.sendingShare, { share: percent(phase.share) }))
        }
      >
        {trouble?.is === "lost" ? t(($) => $.action.tryAgain, { ns: "common" }) : t(($) => $.apply.send)}
      </Button>
      <p className="mt-5 border-t border-line pt-4 text-control text-ink-2">
        <strong className="font-semibold text-ink">{t(($) => $.apply.how)}</strong> {t(($) => $.apply.howBody)}
      </p>
    </form>
  );
}

function Consent({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  const paths = usePaths();
  return (
    <>
      {children}{" "}
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

/** Where the job was seen: one of a few, or one's own words. */
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
 * A field that only programs fill in: out of sight, out of the tab order, not read out, and not named like anything a browser or a
 * password manager knows.
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
