import type { Fields } from "@candor/core/job/job.info";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { lazy } from "../../../../ui/lazy.tsx";
import { resolverOf } from "../../../../ui/resolver.ts";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { staleOf } from "../../../recruiting/queries/candidates.ts";
import { useLeaving } from "../criteria/useLeaving.ts";
import { Basics, fieldGrid, Levels, Prose, Sentences, Words } from "../fields/FieldGroups.tsx";
import { formOfJob, type JobForm, JobSchema } from "../new/form.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { type Edit, editOf, type FieldName, namesOf, type Proposal } from "./edits.ts";
import { useJobSaving } from "./saving.ts";

const SaveJobDialog = lazy(() => import("./SaveJobDialog.tsx"));
const LeaveDialog = lazy(() => import("../criteria/LeaveDialog.tsx"));

/** An edit under way: the job it began from, and the form as it stands. */
export interface Begun {
  readonly base: Job;
  readonly form: JobForm;
}

interface JobEditProps {
  job: Job;
  /** An edit that was given up and is taken up again. */
  begun: Begun | undefined;
  /** The edit is over: saved, or given up as it is handed over, where something was changed. */
  onDone: (givenUp?: Begun) => void;
}

interface Question {
  readonly edit: Edit;
  /** Undefined where it could not be found out. */
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

/** Every field of a job, to be changed. Only what was changed is saved, so that what others change meanwhile stays. */
export default function JobEdit({ job, begun, onDone }: JobEditProps) {
  const { t } = useTranslation(["jobs", "common"]);
  const formats = useFormats();
  const problemText = useProblemText();
  const [base] = useState(begun?.base ?? job);
  const form = useForm<JobForm>({ defaultValues: begun?.form ?? formOfJob(base), resolver: resolverOf(JobSchema) });
  const element = useRef<HTMLFormElement>(null);
  const [question, setQuestion] = useState<Question>();
  const [isComparing, setComparing] = useState(false);
  const { data: waiting } = useQuery({ ...staleOf(job.id), enabled: job.totalResumes > 0 });
  const before = useMemo(() => formOfJob(base) as Partial<Fields>, [base]);
  const changed = useChanged(form, before);
  const blocker = useLeaving(changed.length > 0);

  const save = useJobSaving(job.id, () => onDone());
  useEffect(() => element.current?.querySelector("input")?.focus({ preventScroll: true }), []);

  const press = async (values: JobForm) => {
    const edit = editOf(before, values);
    if (namesOf(edit).length === 0) return onDone();
    setComparing(true);
    const { proposed } = await call("POST /api/jobs/{jobId}/proposals", { path: { jobId: job.id }, body: edit }).catch(() => ({
      proposed: undefined,
    }));
    setComparing(false);
    if (job.totalResumes > 0 || (proposed && proposed.length > 0)) return setQuestion({ edit, proposed });
    return save.mutate({ edit, before: base, taken: [], analyzes: false });
  };
  const toProblem = () =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  const submit = (event: SyntheticEvent) => void form.handleSubmit(press, toProblem)(event);
  const discard = () => onDone(changed.length > 0 ? { base, form: form.getValues() } : undefined);
  const inWords = formats.list(changed.map((name) => t(($) => $.field[name])));
  const busy = isComparing ? t(($) => $.edit.comparing) : save.isPending && !question && t(($) => $.review.saving);

  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields, caught in one place */}
      <form
        ref={element}
        noValidate
        aria-label={t(($) => $.edit.heading)}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
          submit(event);
        }}
        className="flex min-w-0 flex-1 flex-col"
      >
        <div inert={save.isPending} className="max-w-212 flex-1 px-6 phone:px-4">
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
          </Section>
        </div>
        <div className="sticky bottom-0 z-(--z-bar) flex flex-wrap items-center gap-2 border-t border-line bg-surface px-6 py-3 phone:px-4 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p className="line-clamp-2 min-w-0 flex-1 text-control text-ink-2 phone:hidden">
            {changed.length > 0 ? t(($) => $.edit.changed, { fields: inWords }) : t(($) => $.edit.nothing)}
          </p>
          <Button variant="quiet" size="lg" className="phone:ml-auto" onClick={discard}>
            {changed.length > 0 ? t(($) => $.criteria.discard) : t(($) => $.action.cancel, { ns: "common" })}
          </Button>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {t(($) => $.review.save)}
          </Button>
        </div>
      </form>
      {question && (
        <SaveJobDialog
          job={base}
          {...question}
          waiting={waiting?.stale ?? 0}
          isSaving={save.isPending}
          failure={save.isError ? `${t(($) => $.edit.failed)}. ${problemText(save.error)}` : undefined}
          onSave={(taken, analyzes) => save.mutate({ edit: question.edit, before: base, taken, analyzes })}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {blocker.state === "blocked" && (
        <LeaveDialog
          body={t(($) => $.edit.leave, { fields: inWords })}
          onStay={() => blocker.reset()}
          onLeave={() => blocker.proceed()}
        />
      )}
    </FormProvider>
  );
}

/** The names of the fields that differ from what they were. The page is drawn anew when they change, not at each key. */
function useChanged(form: ReturnType<typeof useForm<JobForm>>, before: Partial<Fields>): readonly FieldName[] {
  const { subscribe, getValues } = form;
  const look = () => namesOf(editOf(before, getValues())).join(" ");
  const [changed, setChanged] = useState(look);
  const onChange = useEffectEvent(() => setChanged(look()));
  useEffect(() => subscribe({ formState: { values: true }, callback: () => onChange() }), [subscribe]);
  return useMemo(() => changed.split(" ").filter(Boolean) as FieldName[], [changed]);
}
