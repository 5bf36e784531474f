import type { Fields } from "@candor/core/job/job.info";
import { Controller, type FieldError as FormError, useFormContext, useFormState } from "react-hook-form";
import { TextArea, TextField } from "../../../../ui/Field.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CodeField } from "../new/CodeField.tsx";
import { ChipsEditor, LinesEditor } from "../new/ListEditor.tsx";
import { PayField } from "./PayField.tsx";

/** Two columns of fields. */
export const fieldGrid = "grid gap-x-4 gap-y-5 sm:grid-cols-2";

/** The sentence for the schema's error: too long, or missing. */
function useWrong() {
  const { t } = useTranslation("jobs");
  return (error: FormError | undefined, missing = t(($) => $.review.tooLong)) =>
    error && (error.type === "too_small" ? missing : t(($) => $.review.tooLong));
}

interface BasicsProps {
  /** True if the text contained no title, so that the user has to enter it. */
  isUntitled?: boolean;
  /** The server's refusal of the title. */
  refusedTitle?: string | undefined;
}

/** Title, place, employment and pay. */
export function Basics({ isUntitled, refusedTitle }: BasicsProps) {
  const { t } = useTranslation("jobs");
  const wrong = useWrong();
  const { register, control } = useFormContext<Fields>();
  const { errors, isSubmitted } = useFormState({ control });
  return (
    <div className={fieldGrid}>
      <TextField
        className="sm:col-span-2"
        size="lg"
        label={t(($) => $.field.title)}
        required
        {...(isUntitled && { help: t(($) => $.review.titleNotFound), "data-asked": true })}
        error={
          wrong(
            errors.title,
            t(($) => $.review.titleMissing),
          ) ?? refusedTitle
        }
        {...register("title")}
      />
      <TextField size="lg" label={t(($) => $.field.department)} error={wrong(errors.department)} {...register("department")} />
      <TextField size="lg" label={t(($) => $.field.location)} error={wrong(errors.location)} {...register("location")} />
      {(["employmentType", "remotePolicy"] as const).map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field }) => <CodeField field={name} value={field.value ?? ""} onChange={field.onChange} />}
        />
      ))}
      <TextField size="lg" label={t(($) => $.field.weeklyHours)} error={wrong(errors.weeklyHours)} {...register("weeklyHours")} />
      <TextField
        size="lg"
        type="date"
        label={t(($) => $.field.endsOn)}
        help={t(($) => $.review.endsOn)}
        error={errors.endsOn && t(($) => $.review.endsOnWrong)}
        {...register("endsOn", { setValueAs: (day: string | undefined) => day || undefined })}
      />
      <Controller
        name="pay"
        control={control}
        render={({ field }) => <PayField value={field.value} onChange={field.onChange} isChecked={isSubmitted} />}
      />
    </div>
  );
}

type ListField = "technicalSkills" | "toolsAndSoftware" | "certifications" | "languageRequirements" | "industryExperience";

/** Lists of words. */
export function Words({ names }: { names: readonly ListField[] }) {
  const { t } = useTranslation("jobs");
  const { control } = useFormContext<Fields>();
  return names.map((name) => (
    <Controller
      key={name}
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <ChipsEditor
          label={t(($) => $.field[name])}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error && t(($) => $.review.tooLong)}
        />
      )}
    />
  ));
}

/** Years of experience and education. */
export function Levels() {
  const { t } = useTranslation("jobs");
  const { register, control } = useFormContext<Fields>();
  const { errors } = useFormState({ control });
  return (
    <>
      <TextField
        size="lg"
        type="number"
        inputMode="decimal"
        min={0}
        max={60}
        step="any"
        label={t(($) => $.field.yearsOfExperience)}
        error={errors.yearsOfExperience && t(($) => $.review.years)}
        {...register("yearsOfExperience", {
          setValueAs: (value: string | number | null) => (value === "" || value === null ? null : Number(value)),
        })}
      />
      <Controller
        name="educationLevel"
        control={control}
        render={({ field }) => <CodeField field="educationLevel" value={field.value ?? ""} onChange={field.onChange} />}
      />
    </>
  );
}

type LineField = "keyResponsibilities" | "mustHaveRequirements" | "niceToHave" | "culturalFitIndicators";

/** Lists of sentences. */
export function Sentences({ names }: { names: readonly LineField[] }) {
  const { t } = useTranslation("jobs");
  const { control } = useFormContext<Fields>();
  return names.map((name) => (
    <Controller
      key={name}
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <LinesEditor
          label={t(($) => $.field[name])}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error && t(($) => $.review.tooLong)}
        />
      )}
    />
  ));
}

/** The advert itself, or the additional requirements. */
export function Prose({ name, rows }: { name: "description" | "additionalRequirements"; rows: number }) {
  const { t } = useTranslation("jobs");
  const wrong = useWrong();
  const { register, control } = useFormContext<Fields>();
  const { errors } = useFormState({ control });
  return <TextArea label={t(($) => $.field[name])} rows={rows} error={wrong(errors[name])} {...register(name)} />;
}
