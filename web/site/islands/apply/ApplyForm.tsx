import type { Locale } from "@candor/core/kernel/limits";
import { formatsOf } from "../../format.ts";
import { Checkbox, FieldError, SelectField, TextField } from "../../ui/Field.tsx";
import { fill } from "../../words.ts";
import type { Answers, Field } from "./answers.ts";
import type { ApplyProps } from "./Apply.tsx";
import { CvField } from "./CvField.tsx";
import { SOURCES, type Source, sourceWord } from "./sources.ts";
import { problemText } from "./trouble.ts";
import type { Application } from "./useApplication.ts";
import { type Errors, useApplyForm } from "./useApplyForm.ts";
import type { ApplyWords } from "./words.ts";

interface ApplyFormProps extends ApplyProps {
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
  application: Application;
}

/** The form of an application. */
export function ApplyForm({ locale, consent, privacy, words, answers, onChange, application }: ApplyFormProps) {
  const { phase, trouble } = application;
  const { form, cv, errors, change, choose, submit } = useApplyForm({ answers, onChange, application, words });
  const isSending = phase.is === "sending";
  const problem = trouble && problemText(trouble, words, locale);
  const { apply } = words;
  return (
    <form ref={form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <h2 id="apply" tabIndex={-1} className="text-lead font-semibold">
        {apply.title}
      </h2>
      <p className="mt-0.5 text-control text-ink-2">{apply.lead}</p>
      <fieldset disabled={isSending} className="mt-5 grid min-w-0 grid-cols-1 gap-4">
        <legend className="sr-only">{apply.title}</legend>
        <CvField
          ref={cv}
          locale={locale}
          words={apply}
          file={answers.file}
          error={errors.file}
          share={isSending ? phase.share : undefined}
          onChoose={(files) => void choose(files)}
          onRemove={() => change("file", { file: undefined })}
        />
        <PersonFields words={words} answers={answers} errors={errors} onChange={change} />
        <SourceField {...{ locale, words, answers }} error={errors.source} onChange={(changes) => change("source", changes)} />
        <Checkbox
          data-field="consent"
          name="consent"
          required
          checked={answers.consent}
          onChange={(event) => change("consent", { consent: event.target.checked })}
          error={errors.consent}
          label={
            <>
              {consent}{" "}
              <a className="link" href={privacy} target="_blank" rel="noopener">
                {words.privacy}
              </a>
            </>
          }
        />
        <Trap value={answers.trap} onChange={(trap) => onChange({ trap })} />
      </fieldset>
      {problem && (
        <div role="alert" className="mt-3">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <SendButton application={application} words={words} locale={locale} />
      <p className="mt-5 border-t border-line pt-4 text-control text-ink-2">
        <strong className="font-semibold text-ink">{apply.how}</strong> {apply.howBody}
      </p>
    </form>
  );
}

interface PersonFieldsProps {
  words: ApplyWords;
  answers: Answers;
  errors: Errors;
  onChange: (field: Field, changes: Partial<Answers>) => void;
}

function PersonFields({ words: { apply }, answers, errors, onChange }: PersonFieldsProps) {
  return (
    <>
      <TextField
        data-field="email"
        label={apply.email}
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
        label={apply.name}
        aside={apply.optional}
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

interface SendButtonProps {
  application: Application;
  words: ApplyWords;
  locale: Locale;
}

function SendButton({ application: { phase, trouble }, words: { apply }, locale }: SendButtonProps) {
  const isSending = phase.is === "sending";
  const busy =
    isSending && phase.share !== null
      ? fill(apply.sendingShare, { share: formatsOf(locale).percent(phase.share * 100) })
      : apply.sending;
  return (
    <button type="submit" aria-disabled={isSending ? true : undefined} className="button button-primary button-large mt-5 w-full">
      {isSending ? busy : trouble?.is === "lost" ? apply.tryAgain : apply.send}
    </button>
  );
}

interface SourceFieldProps {
  locale: Locale;
  words: ApplyWords;
  answers: Answers;
  error: string | undefined;
  onChange: (changes: Partial<Answers>) => void;
}

/** Where the applicant saw the job: one of a few sources, or other words. */
function SourceField({ locale, words: { apply }, answers, error, onChange }: SourceFieldProps) {
  const isOther = answers.source === "other";
  return (
    <div className="grid gap-2">
      <SelectField
        {...(!isOther && { "data-field": "source" })}
        label={apply.source}
        name="source"
        required
        value={answers.source}
        onChange={(event) => onChange({ source: event.target.value as Source })}
        error={isOther ? undefined : error}
        options={[
          { value: "", label: apply.choose },
          ...SOURCES.map((source) => ({ value: source, label: sourceWord(source, locale) })),
          { value: "other", label: apply.other },
        ]}
      />
      {isOther && (
        <TextField
          data-field="source"
          label={apply.otherWords}
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
