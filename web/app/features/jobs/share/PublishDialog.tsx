import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../../ui/bits.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { FieldError, TextField } from "../../../../ui/Field.tsx";
import { Select } from "../../../../ui/Select.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { Loading, QueryState } from "../../../api/QueryState.tsx";
import { ApiError } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { changed } from "./feeds.ts";
import { PlatformSwitches } from "./PlatformSwitches.tsx";
import { type CompanyFields, useNewCompany, usePublication } from "./publishing.ts";
import { companiesQuery, type Company } from "../../../recruiting/queries/companies.ts";
import { websiteOf } from "../../../recruiting/website.ts";

/** The choice that is no company yet. */
const ANOTHER = "another";

interface PublishDialogProps {
  job: Job;
  onClose: () => void;
  onPublished: () => void;
}

/** Asks who hires and which platforms the job stands on, and publishes it so. A published one changes its company alone. */
export default function PublishDialog({ job, onClose, onPublished }: PublishDialogProps) {
  const { t } = useTranslation(["jobs", "common"]);
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
      {data ? (
        <Who
          form={form}
          companies={data.items}
          standing={job.companyId}
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
        </Who>
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

interface WhoProps {
  form: string;
  companies: readonly Company[];
  standing: string | null;
  create: ReturnType<typeof useNewCompany>;
  publishError: unknown;
  onReady: (companyId: string) => void;
  /** Asked below the company. */
  children: ReactNode;
}

/** One of the account's companies, or a new one on the spot. */
function Who({ form, companies, standing, create, publishError, onReady, children }: WhoProps) {
  const { t } = useTranslation("jobs");
  const problemText = useProblemText();
  const known = companies.find(({ id }) => id === standing) ?? companies[0];
  const [choice, setChoice] = useState(known?.id ?? ANOTHER);
  const [fields, setFields] = useState<Required<Pick<CompanyFields, "name" | "location" | "website">>>({
    name: "",
    location: "",
    website: "",
  });
  const [isNameMissing, setNameMissing] = useState(false);
  const isNew = choice === ANOTHER;
  const about = isNew ? aboutFields(create.error) : {};
  const failure = publishError ?? (isNew && !about.name && !about.website ? create.error : null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNew) return onReady(choice);
    setNameMissing(fields.name.trim() === "");
    if (fields.name.trim() === "") return document.getElementById(`${form}-name`)?.focus();
    const company = await create.mutateAsync(filled(fields)).catch(() => undefined);
    if (!company) return undefined;
    setChoice(company.id);
    return onReady(company.id);
  };
  const field = (name: keyof typeof fields) => ({
    id: `${form}-${name}`,
    size: "lg" as const,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });

  return (
    <form id={form} noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      {companies.length > 0 && (
        <Select
          label={t(($) => $.share.publish.company)}
          size="lg"
          value={choice}
          onChange={setChoice}
          options={[
            ...companies.map(({ id, name }) => ({ value: id, label: name })),
            { value: ANOTHER, label: t(($) => $.share.publish.another) },
          ]}
        />
      )}
      {isNew && (
        <>
          <TextField
            {...field("name")}
            label={t(($) => $.share.publish.name)}
            autoComplete="organization"
            maxLength={120}
            required
            error={isNameMissing && fields.name.trim() === "" ? t(($) => $.share.publish.nameMissing) : about.name}
          />
          <Optional {...field("location")} label={t(($) => $.share.publish.location)} maxLength={200} error={undefined} />
          <Optional
            {...field("website")}
            label={t(($) => $.share.publish.website)}
            inputMode="url"
            autoComplete="url"
            maxLength={300}
            error={about.website && t(($) => $.share.publish.websiteWrong)}
          />
        </>
      )}
      {children}
      {failure !== null && (
        <div role="alert">
          <FieldError>{problemText(failure)}</FieldError>
        </div>
      )}
    </form>
  );
}

function Optional(props: React.ComponentProps<typeof TextField>) {
  const { t } = useTranslation("common");
  return <TextField {...props} aside={t(($) => $.optional)} />;
}

/** What the server finds wrong with the fields, said at them. */
function aboutFields(error: unknown): { name?: string; website?: string } {
  if (!(error instanceof ApiError)) return {};
  if (error.code === "company.nameRequired") return { name: error.message };
  const { name, website } = error.fields;
  return { ...(name && { name: error.message }), ...(website && { website }) };
}

/** Without what was left empty. */
function filled({ name, location, website }: { name: string; location: string; website: string }): CompanyFields {
  return {
    name: name.trim(),
    ...(location.trim() && { location: location.trim() }),
    ...(website.trim() && { website: websiteOf(website) }),
  };
}
