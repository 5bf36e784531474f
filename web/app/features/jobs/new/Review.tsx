import { CRITERIA_MAX } from "@candor/core/kernel/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { Form } from "../../../../ui/Form.tsx";
import { type AppForm, useAppForm } from "../../../../ui/form.ts";
import { toast } from "../../../../ui/Toaster.tsx";
import { ApiError, call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PlansLink } from "../../../recruiting/PlansLink.tsx";
import { sessionQuery } from "../../../session/session.ts";
import { type Draft, jobOf } from "../../../recruiting/queries/jobs.ts";
import { lazy } from "../../../../ui/lazy.tsx";
import { AdvertLines } from "../criteria/AdvertLines.tsx";
import { CriteriaEditor } from "../criteria/CriteriaEditor.tsx";
import { blankCriterion } from "../criteria/criteria.ts";
import { type Refusal, refusalOf, refusalsIn, type RowProblem, useRefusal } from "../criteria/refusal.ts";
import { Basics, fieldGrid, Levels, Prose, Sentences, Words } from "../fields/FieldGroups.tsx";
import { usePublishNow } from "../share/publishing.ts";
import { bodyOf, type JobForm, LINE_FIELDS, LIST_FIELDS } from "./form.ts";
import { RefusedWishes } from "./RefusedWishes.tsx";
import { ReviewHead } from "./ReviewHead.tsx";
import { JobSchema } from "./schema.ts";
import type { Source } from "./source.ts";
import { useStartOfView } from "./useStartOfView.ts";

const FairnessPanel = lazy(() => import("../fairness/FairnessPanel.tsx"));

interface ReviewProps {
  initial: JobForm;
  from: Source;
  /** The draft that was read; absent for a job written by hand. */
  draft: Draft | undefined;
  /** The title of the job that this is a copy of. */
  copyOf: string | undefined;
  /** True for the account's first job. */
  isFirst: boolean;
  onChange: (form: JobForm) => void;
  onBack: () => void;
  onSaved: (jobId: string) => Promise<void>;
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="text-section font-semibold">{title}</h2>
      {lead && <p className="mt-0.5 text-control text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** The draft of a job, in which every field and criterion can be changed before it is saved. */
export default function Review({ initial, from, draft, copyOf, isFirst, onChange, onBack, onSaved }: ReviewProps) {
  const { t } = useTranslation(["jobs", "criteria"]);
  useStartOfView();
  const save = useCreation(isFirst, onSaved);
  const form = useAppForm<JobForm>({
    schema: JobSchema,
    defaults: initial,
    submit: (job) => save.mutate(job),
    sending: save,
  });
  const { subscribe, getValues } = form;
  const changed = useEffectEvent(() => onChange(getValues()));
  useEffect(() => subscribe({ formState: { values: true }, callback: () => changed() }), [subscribe]);
  const refused = save.error instanceof ApiError ? save.error.fields : NONE;
  return (
    <Form form={form} failure="elsewhere" className="flex flex-1 flex-col">
      <div className="mx-auto w-full max-w-260 flex-1 px-6 py-8 phone:px-4 phone:py-6">
        <ReviewHead from={from} draft={draft} copyOf={copyOf} />
        <div className="mt-6">
          <Basics isUntitled={draft?.fields.title.trim() === ""} refusedTitle={refused["title"]} />
        </div>

        <Section title={t(($) => $.section.criteria)} lead={t(($) => $.criteria.lead)}>
          <CriteriaField form={form} draft={draft} refusals={refusalsIn(save.error, save.variables?.criteria ?? [])} />
        </Section>

        <Section title={t(($) => $.section.qualifications)}>
          <div className={fieldGrid}>
            <Levels />
            <Words names={LIST_FIELDS} />
          </div>
        </Section>

        <Section title={t(($) => $.section.work)}>
          <div className={fieldGrid}>
            <Sentences names={LINE_FIELDS} />
          </div>
        </Section>

        <Section title={t(($) => $.section.description)}>
          <div className="space-y-5">
            <Prose name="description" rows={6} />
            <Prose name="additionalRequirements" rows={2} />
          </div>
          <FairnessPanel />
        </Section>
      </div>
      <SaveBar from={from} isSaving={save.isPending} error={form.failure} onBack={onBack} />
    </Form>
  );
}

const NONE: ApiError["fields"] = {};

/** Creates the job; `onSaved` opens the next page. */
function useCreation(isFirst: boolean, onSaved: ReviewProps["onSaved"]) {
  const { t } = useTranslation(["jobs", "newJob"]);
  const client = useQueryClient();
  const publishNow = usePublishNow();
  // One key per draft, so that a second press, or one after a lost answer, creates no second job.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (job: JobForm) => call("POST /api/jobs", { body: bodyOf(job), idempotencyKey }),
    onSuccess: async (job) => {
      client.setQueryData(jobOf(job.id).queryKey, job);
      await onSaved(job.id);
      toast.success(
        t(($) => $.newJob.saved),
        isFirst
          ? {}
          : {
              description: t(($) => $.newJob.savedNext),
              action: { label: t(($) => $.page.publish), onClick: () => void publishNow(job) },
            },
      );
      await Promise.all([
        client.invalidateQueries({ queryKey: ["jobs"] }),
        client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]);
    },
  });
}

interface CriteriaFieldProps {
  form: AppForm<JobForm>;
  draft: Draft | undefined;
  refusals: readonly Refusal[];
}

function CriteriaField({ form, draft, refusals }: CriteriaFieldProps) {
  const { t } = useTranslation("criteria");
  const { control, getValues, setValue } = form;
  const proposed = useMemo(() => new Map(draft?.criteria.map((criterion) => [criterion.id, criterion])), [draft]);
  const problems = useCriterionProblems(form, refusals);
  const [description, additional = ""] = form.watch(["description", "additionalRequirements"]);
  const add = (text: string) => setValue("criteria", [...getValues("criteria"), blankCriterion(text)], { shouldDirty: true });
  return (
    <Controller
      name="criteria"
      control={control}
      render={({ field, fieldState }) => (
        <>
          <CriteriaEditor
            criteria={field.value}
            onChange={field.onChange}
            saved={proposed}
            texts={{ description, additional }}
            problems={problems}
            empty={<p className="border-y border-line py-4 text-body text-ink-2">{t(($) => $.none)}</p>}
          />
          {fieldState.error?.type === "too_big" && <FieldError>{t(($) => $.full, { count: CRITERIA_MAX })}</FieldError>}
          {draft && (
            <AdvertLines questions={draft.questions} notUsed={draft.notUsed} criteria={field.value} onChange={field.onChange} />
          )}
          <RefusedWishes
            refused={draft?.refused ?? []}
            isFull={field.value.length >= CRITERIA_MAX}
            taken={(text) => field.value.some((criterion) => criterion.text === text)}
            onTake={add}
          />
        </>
      )}
    />
  );
}

/** Problems by the criterion's id: refused by the server in its present wording, or, after a first try to save, without text. */
function useCriterionProblems({ formState: { isSubmitted }, watch }: AppForm<JobForm>, refusals: readonly Refusal[]) {
  const { t } = useTranslation("criteria");
  const explain = useRefusal();
  const found = new Map<string, RowProblem>();
  for (const criterion of watch("criteria")) {
    const { id, text } = criterion;
    const refusal = refusalOf(criterion, refusals);
    if (refusal) found.set(id, explain(refusal.code, text));
    if (isSubmitted && text.trim() === "") found.set(id, { words: t(($) => $.empty) });
  }
  return found;
}

interface SaveBarProps {
  from: Source;
  isSaving: boolean;
  error: unknown;
  onBack: () => void;
}

function SaveBar({ from, isSaving, error, onBack }: SaveBarProps) {
  const { t } = useTranslation("jobs");
  const problemText = useProblemText();
  const back = {
    description: t(($) => $.review.back),
    link: t(($) => $.review.backToLink),
    brief: t(($) => $.review.backToBrief),
  }[from];
  return (
    <div className="sticky bottom-0 z-(--z-bar) border-t border-line bg-surface px-6 py-3 phone:px-4 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto flex max-w-248 flex-wrap items-center gap-2">
        {Boolean(error) && (
          <div role="alert" className="min-w-0 flex-1 phone:w-full phone:flex-none">
            <FieldError>
              {problemText(error)}
              <PlansLink after={error} />
            </FieldError>
          </div>
        )}
        <Button variant="quiet" size="lg" className="ml-auto" onClick={onBack}>
          {back}
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={isSaving && t(($) => $.review.saving)}>
          {t(($) => $.review.save)}
        </Button>
      </div>
    </div>
  );
}
