import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import * as z from "zod/mini";
import { Skeleton } from "../../../../ui/bits.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { TextField } from "../../../../ui/Field.tsx";
import { Form } from "../../../../ui/Form.tsx";
import { type AppForm, useAppForm } from "../../../../ui/form.ts";
import { Select } from "../../../../ui/Select.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { Loading, QueryState } from "../../../api/QueryState.tsx";
import { ApiError } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { changed } from "./feeds.ts";
import { Remarks } from "./Remarks.tsx";
import { PlatformSwitches } from "./PlatformSwitches.tsx";
import { type CompanyFields, useNewCompany, usePublication } from "./publishing.ts";
import { companiesQuery, type Company } from "../../../recruiting/queries/companies.ts";
import { websiteOf } from "../../../recruiting/website.ts";

/** The choice of a new company. */
const ANOTHER = "another";

interface PublishDialogProps {
  job: Job;
  onClose: () => void;
  onPublished: () => void;
}

/** Asks for the company and the platforms, and publishes the job. Of a published job it changes only the company. */
export default function PublishDialog({ job, onClose, onPublished }: PublishDialogProps) {
  const { t } = useTranslation(["jobs", "common", "share"]);
  const companies = useQuery(companiesQuery);
  const { data } = companies;
  const form = useId();
  const [platforms, setPlatforms] = useState<Job["platforms"]>(["default"]);
  const publish = usePublication(job.id, () => {
    toast.success(t(($) => (job.isPublished ? $.share.publish.changed : $.share.publish.done)));
    onClose();
    onPublished();
  });
  const create = useNewCompany();
  const isBusy = publish.isPending || create.isPending;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t(($) => (job.isPublished ? $.share.publish.change : $.share.publish.question), { title: job.title })}
      description={t(($) => $.share.publish.lead)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(($) => $.action.cancel, { ns: "common" })}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            disabled={!data}
            busy={isBusy && (job.isPublished ? t(($) => $.action.saving, { ns: "common" }) : t(($) => $.share.publish.busy))}
          >
            {job.isPublished ? t(($) => $.action.save, { ns: "common" }) : t(($) => $.share.publish.confirm)}
          </Button>
        </>
      }
    >
      <Remarks job={job} />
      {data ? (
        <CompanyForm
          id={form}
          companies={data.items}
          current={job.companyId}
          create={create}
          publishError={publish.error}
          onReady={(companyId) =>
            !isBusy && publish.mutate({ published: true, companyId, ...(!job.isPublished && { platforms }) })
          }
        >
          {!job.isPublished && (
            <fieldset className="min-w-0">
              <legend className="mb-1 text-control font-medium">{t(($) => $.share.platforms.title)}</legend>
              <PlatformSwitches platforms={platforms} onChange={(changes) => setPlatforms(changed(platforms, changes))} />
            </fieldset>
          )}
        </CompanyForm>
      ) : (
        <QueryState
          inline
          query={companies}
          loading={
            <Loading>
              <Skeleton className="h-10 w-full" />
            </Loading>
          }
          failed={t(($) => $.share.publish.companiesFailed)}
        />
      )}
    </Dialog>
  );
}

interface CompanyFormProps {
  id: string;
  companies: readonly Company[];
  current: string | null;
  create: ReturnType<typeof useNewCompany>;
  publishError: unknown;
  onReady: (companyId: string) => void;
  /** Below the company. */
  children: ReactNode;
}

/** One of the account's companies, or a new one that is created here. */
function CompanyForm({ id, companies, current, create, publishError, onReady, children }: CompanyFormProps) {
  const { t } = useTranslation("share");
  const problemText = useProblemText();
  const known = companies.find((company) => company.id === current) ?? companies[0];
  const form = useAppForm({
    schema: CompanyChoice,
    defaults: { choice: known?.id ?? ANOTHER, name: "", location: "", website: "" },
    submit: async ({ choice, ...fields }) => {
      if (choice !== ANOTHER) return onReady(choice);
      const company = await create.mutateAsync(filled(fields)).catch(() => undefined);
      if (!company) return undefined;
      form.setValue("choice", company.id);
      return onReady(company.id);
    },
    sending: { isPending: create.isPending, error: publishError ?? (create.error as unknown) },
    refused: (error) => {
      const { name, website } = refusedFields(error);
      return { ...(name && { name }), ...(website && { website: t(($) => $.publish.websiteWrong) }) };
    },
  });
  const choice = form.watch("choice");
  const isNew = choice === ANOTHER;
  return (
    // A failed creation of a company is not shown once another company is chosen.
    <Form
      form={form}
      id={id}
      className="space-y-4"
      failure={(error) => (publishError === null && !isNew ? null : problemText(error))}
    >
      {companies.length > 0 && (
        <Select
          label={t(($) => $.publish.company)}
          size="lg"
          value={choice}
          onChange={(next) => form.setValue("choice", next)}
          options={[
            ...companies.map(({ id, name }) => ({ value: id, label: name })),
            { value: ANOTHER, label: t(($) => $.publish.another) },
          ]}
        />
      )}
      {isNew && <NewCompany form={form} />}
      {children}
    </Form>
  );
}

/** A new company needs a name. */
const CompanyChoice = z
  .object({ choice: z.string(), name: z.string(), location: z.string(), website: z.string() })
  .check(({ value, issues }) => {
    if (value.choice === ANOTHER && value.name.trim() === "") issues.push({ code: "custom", path: ["name"], input: value.name });
  });

function NewCompany({ form }: { form: AppForm<z.infer<typeof CompanyChoice>> }) {
  const { t } = useTranslation("share");
  return (
    <>
      <TextField
        {...form.field(
          "name",
          t(($) => $.publish.nameMissing),
        )}
        size="lg"
        label={t(($) => $.publish.name)}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <Optional {...form.field("location")} size="lg" label={t(($) => $.publish.location)} maxLength={200} />
      <Optional
        {...form.field("website")}
        size="lg"
        label={t(($) => $.publish.website)}
        inputMode="url"
        autoComplete="url"
        maxLength={300}
      />
    </>
  );
}

function Optional(props: React.ComponentProps<typeof TextField>) {
  const { t } = useTranslation("common");
  return <TextField {...props} aside={t(($) => $.optional)} />;
}

/** The server's refusals by field. */
function refusedFields(error: unknown): { name?: string; website?: string } {
  if (!(error instanceof ApiError)) return {};
  if (error.code === "company.nameRequired") return { name: error.message };
  const { name, website } = error.fields;
  return { ...(name && { name: error.message }), ...(website && { website }) };
}

/** Leaves out empty fields. */
function filled({ name, location, website }: { name: string; location: string; website: string }): CompanyFields {
  return {
    name: name.trim(),
    ...(location.trim() && { location: location.trim() }),
    ...(website.trim() && { website: websiteOf(website) }),
  };
}
