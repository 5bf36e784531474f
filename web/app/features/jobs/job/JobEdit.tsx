import type { Fields } from "@candor/core/job/job.info";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { Form } from "../../../../ui/Form.tsx";
import { type AppForm, useAppForm } from "../../../../ui/form.ts";
import { Unsaid } from "../../../../ui/unsaid.ts";
import { lazy } from "../../../../ui/lazy.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { staleOf } from "../../../recruiting/queries/candidates.ts";
import { useLeaving } from "../criteria/useLeaving.ts";
import { Basics, fieldGrid, Levels, Prose, Sentences, Words } from "../fields/FieldGroups.tsx";
import { formOfJob, type JobForm } from "../new/form.ts";
import { JobSchema } from "../new/schema.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { type Edit, editOf, type FieldName, namesOf, type Proposal } from "./edits.ts";
import { useJobSaving } from "./saving.ts";

const SaveJobDialog = lazy(() => import("./SaveJobDialog.tsx"));
const FairnessPanel = lazy(() => import("../fairness/FairnessPanel.tsx"));
const LeaveDialog = lazy(() => import("../criteria/LeaveDialog.tsx"));

/** An edit under way: the job it began from, and the present form. */
export interface UnsavedEdit {
  readonly base: Job;
  readonly form: JobForm;
}

interface JobEditProps {
  job: Job;
  /** An edit that was discarded and is resumed. */
  begun: UnsavedEdit | undefined;
  /** Called when the edit is saved, or discarded with its changes as `givenUp`. */
  onDone: (givenUp?: UnsavedEdit) => void;
}

interface Question {
  readonly edit: Edit;
  /** Undefined where the comparison failed. */
  readonly proposed: readonly Proposal[] | undefined;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line py-6 last:border-0">
      <h2 className="mb-4 text-section font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** A form with every field of a job. It saves only changed fields, so that concurrent changes of others stay. */
export default function JobEdit({ job, begun, onDone }: JobEditProps) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const [base] = useState(begun?.base ?? job);
  const before = useMemo(() => formOfJob(base) as Partial<Fields>, [base]);
  const saving = useSaveEdit(job, base, () => onDone());
  const form = useAppForm<JobForm>({
    schema: JobSchema,
    defaults: begun?.form ?? formOfJob(base),
    submit: saving.submit,
    sending: saving,
  });
  const { element } = form;
  const changed = useChanged(form, before);
  const blocker = useLeaving(changed.length > 0);
  useEffect(() => element.current?.querySelector("input")?.focus({ preventScroll: true }), [element]);
  const inWords = formats.list(changed.map((name) => t(($) => $.field[name])));
  return (
    <>
      <Form
        form={form}
        // In the dialog that asks before saving.
        failure="elsewhere"
        aria-label={t(($) => $.edit.heading)}
        onKeyDown={(event) => {
          if (event.key === "s" && (event.ctrlKey || event.metaKey) && !event.altKey) void form.onSubmit(event);
        }}
        className="flex min-w-0 flex-1 flex-col"
      >
        <div inert={saving.isPending} className="max-w-212 flex-1 px-6 phone:px-4">
          <Sections />
        </div>
        <EditBar
          changes={changed.length > 0 ? inWords : undefined}
          failure={form.failure}
          busy={saving.busy}
          onDiscard={() => onDone(changed.length > 0 ? { base, form: form.getValues() } : undefined)}
        />
      </Form>
      {saving.question && <SaveJobDialog job={base} {...saving.question} />}
      {blocker.state === "blocked" && (
        <LeaveDialog
          body={t(($) => $.edit.leave, { fields: inWords })}
          onStay={() => blocker.reset()}
          onLeave={() => blocker.proceed()}
        />
      )}
    </>
  );
}

/** Compares the edit with the criteria, asks about proposed changes of them, and saves. */
function useSaveEdit(job: Job, before: Job, onDone: () => void) {
  const { t } = useTranslation("jobs");
  const problemText = useProblemText();
  const { data: waiting } = useQuery({ ...staleOf(job.id), enabled: job.totalResumes > 0 });
  const [question, setQuestion] = useState<Question>();
  const [isComparing, setComparing] = useState(false);
  const save = useJobSaving(job.id, onDone);
  const submit = async (values: JobForm) => {
    const edit = editOf(formOfJob(before), values);
    if (namesOf(edit).length === 0) return onDone();
    setComparing(true);
    const { proposed } = await call("POST /api/jobs/{jobId}/proposals", { path: { jobId: job.id }, body: edit }).catch(() => ({
      proposed: undefined,
    }));
    setComparing(false);
    if (job.totalResumes > 0 || (proposed && proposed.length > 0)) return setQuestion({ edit, proposed });
    return save.mutate({ edit, before, taken: [], analyzes: false });
  };
  return {
    submit,
    isPending: save.isPending,
    error: save.error,
    busy: isComparing ? t(($) => $.edit.comparing) : save.isPending && !question && t(($) => $.review.saving),
    question: question && {
      ...question,
      waiting: waiting?.stale ?? 0,
      isSaving: save.isPending,
      failure: save.isError ? `${t(($) => $.edit.failed)}. ${problemText(save.error)}` : undefined,
      onSave: (taken: Proposal[], analyzes: boolean) => save.mutate({ edit: question.edit, before, taken, analyzes }),
      onClose: () => setQuestion(undefined),
    },
  };
}

function Sections() {
  const { t } = useTranslation("jobs");
  return (
    <>
      <Section title={t(($) => $.section.basics)}>
        <Basics />
      </Section>
      <Section title={t(($) => $.section.technical)}>
        <div className={fieldGrid}>
          <Words names={["technicalSkills", "toolsAndSoftware"]} />
        </div>
      </Section>
      <Section title={t(($) => $.section.qualifications)}>
        <div className={fieldGrid}>
          <Levels />
          <Words names={["certifications", "languageRequirements", "industryExperience"]} />
        </div>
      </Section>
      <Section title={t(($) => $.section.work)}>
        <div className="space-y-5">
          <Sentences names={["keyResponsibilities", "mustHaveRequirements", "niceToHave"]} />
        </div>
      </Section>
      <Section title={t(($) => $.section.additional)}>
        <div className="space-y-5">
          <Sentences names={["culturalFitIndicators"]} />
          <Prose name="additionalRequirements" rows={3} />
        </div>
      </Section>
      <Section title={t(($) => $.section.description)}>
        <Prose name="description" rows={8} />
        <FairnessPanel />
      </Section>
    </>
  );
}

interface EditBarProps {
  /** The changed fields in words; undefined without any. */
  changes: string | undefined;
  /** `Unsaid` is shown here; other failures by the dialog that asks before saving, or in a toast. */
  failure: unknown;
  busy: string | false;
  onDiscard: () => void;
}

function EditBar({ changes, failure, busy, onDiscard }: EditBarProps) {
  const { t } = useTranslation(["jobs", "common", "criteria"]);
  const problemText = useProblemText();
  return (
    <div className="sticky bottom-0 z-(--z-bar) flex flex-wrap items-center gap-2 border-t border-line bg-surface px-6 py-3 phone:px-4 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <p className="line-clamp-2 min-w-0 flex-1 text-control text-ink-2 phone:hidden">
        {changes === undefined ? t(($) => $.edit.nothing) : t(($) => $.edit.changed, { fields: changes })}
      </p>
      {failure instanceof Unsaid && (
        <div role="alert" className="phone:w-full">
          <FieldError>{problemText(failure)}</FieldError>
        </div>
      )}
      <Button variant="quiet" size="lg" className="phone:ml-auto" onClick={onDiscard}>
        {changes === undefined ? t(($) => $.action.cancel, { ns: "common" }) : t(($) => $.criteria.discard)}
      </Button>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t(($) => $.review.save)}
      </Button>
    </div>
  );
}

/** Names of the changed fields. The page renders again when this list changes, not at each key. */
function useChanged(form: AppForm<JobForm>, before: Partial<Fields>): readonly FieldName[] {
  const { subscribe, getValues } = form;
  const read = () => namesOf(editOf(before, getValues())).join(" ");
  const [changed, setChanged] = useState(read);
  const onChange = useEffectEvent(() => setChanged(read()));
  useEffect(() => subscribe({ formState: { values: true }, callback: () => onChange() }), [subscribe]);
  return useMemo(() => changed.split(" ").filter(Boolean) as FieldName[], [changed]);
}
