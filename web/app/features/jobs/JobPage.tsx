import { hasEnded } from "@candor/core/job/last-day.info";
import { useQuery } from "@tanstack/react-query";
import { CalendarX2, Copy, Ellipsis, ExternalLink, FileSearch, Globe, Library, Link2, Mail, Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { TO_PUBLISH } from "./share/publishing.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { lazyWith } from "../../i18n/lazyWith.ts";
import { Menu, MenuItem, MenuLink } from "../../../ui/Menu.tsx";
import { Page } from "../../../ui/Page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { isNotFound, Loading, QueryState } from "../../api/QueryState.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useFormats } from "../../i18n/format.ts";
import { type JobTab, usePaths } from "../../paths.ts";
import { ScoreDistribution } from "../../recruiting/ScoreDistribution.tsx";
import { uploadsOf } from "./uploads/queries.ts";
import { UploadMenu } from "./uploads/UploadMenu.tsx";
import { type Intake, useIntake } from "./uploads/useIntake.ts";
import { listedIn, useTable } from "./candidates/listed.ts";
import { JOB_IS_GONE } from "./criteria/useLeaving.ts";
import { StatusMenu } from "./job/StatusMenu.tsx";
import { type Job, jobOf } from "../../recruiting/queries/jobs.ts";
import { CopyButton } from "./share/copying.tsx";
import { linksOf } from "./share/queries.ts";
import { useCopy } from "./share/useCopy.ts";
import { useCodeLabel } from "../../recruiting/labels.ts";

const CandidatesTab = lazy(() => import("./candidates/CandidatesTab.tsx"), <JobLoading />);
const CriteriaTab = lazyWith(["criteria"], () => import("./criteria/CriteriaTab.tsx"), <JobLoading />);
const DeleteJob = lazy(() => import("./DeleteJob.tsx"));
const DetailsTab = lazy(() => import("./job/JobTab.tsx"), <JobLoading />);
const ShareTab = lazyWith(["share"], () => import("./share/ShareTab.tsx"), <JobLoading />);
const CODE = { candidates: CandidatesTab, job: DetailsTab, criteria: CriteriaTab, share: ShareTab };
const PublishDialog = lazyWith(["share"], () => import("./share/PublishDialog.tsx"));
const PoolDialog = lazyWith(["pool"], () => import("./uploads/pool/PoolDialog.tsx"));
const PoolSearchDialog = lazyWith(["cvs", "pool", "search", "marks"], () => import("./pool/PoolSearchDialog.tsx"));

const TABS: readonly JobTab[] = ["candidates", "job", "criteria", "share"];
const tabOf = (address: URLSearchParams): JobTab => TABS.find((known) => known === address.get("tab")) ?? "candidates";

/** Dialogs over the page. */
type Layer = "publish" | "pool" | "poolSearch" | "delete";

/** Starts the queries of all parts of the page at once, instead of when each part is rendered. */
export function loader({ params, request }: LoaderFunctionArgs): null {
  const jobId = params["jobId"]!;
  const address = new URL(request.url).searchParams;
  const tab = tabOf(address);
  void queryClient.prefetchQuery(jobOf(jobId));
  if (tab === "share") void queryClient.prefetchQuery(linksOf(jobId));
  void CODE[tab].load();
  if (tab !== "candidates") return null;
  void queryClient.prefetchQuery(uploadsOf(jobId));
  void queryClient.prefetchInfiniteQuery(listedIn(jobId, address));
  return null;
}

/** A number with its label. */
function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse phone:flex-row-reverse phone:items-baseline phone:gap-1">
      <dt className="text-caption text-ink-2 phone:text-control">{label}</dt>
      <dd className="text-[1.375rem] leading-7 font-semibold tracking-[-0.02em] tabular-nums phone:text-control phone:tracking-normal">
        {value}
      </dd>
    </div>
  );
}

/** Head of the page: title, status, place and the distribution of scores. */
function Identity({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  const codeLabel = useCodeLabel();
  const facts = [
    job.department,
    [job.location, job.remotePolicy && codeLabel("remotePolicy", job.remotePolicy)].filter(Boolean).join(", "),
    job.employmentType && codeLabel("employmentType", job.employmentType),
    t(($) => $.page.since, { date: formats.longDate(job.createdAt) }),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 px-6 pt-2 pb-1 xl:flex-nowrap phone:items-center phone:justify-start phone:gap-x-4 phone:gap-y-1 phone:px-4 phone:pt-2.5 phone:pb-0">
      <div className="min-w-0 xl:flex xl:flex-wrap xl:items-center xl:gap-x-5">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          {/* On phones the header above says it, and the Job tab the rest. */}
          <h1 className="text-title font-semibold phone:sr-only">{job.title}</h1>
          <StatusMenu job={job} />
        </div>
        <ul className="mt-0.5 flex flex-wrap xl:mt-0 gap-x-5 gap-y-1 text-control text-ink-2 phone:hidden">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Ended job={job} />
      </div>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3 xl:-mb-7 xl:shrink-0 xl:flex-nowrap phone:gap-x-4">
        <dl className="flex gap-7 phone:gap-4">
          <Figure value={formats.number(job.totalResumes)} label={t(($) => $.page.total)} />
          <Figure value={formats.number(job.highFit)} label={t(($) => $.page.highFit)} />
        </dl>
        {job.totalResumes > 0 && <ScoreDistribution size="figure" bins={job.distribution} className="pt-1 phone:hidden" />}
      </div>
    </div>
  );
}

/** A job stays open after its last day, and would otherwise look as if it still took applications. */
function Ended({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  if (!job.endsOn || job.status === "closed" || !hasEnded(job)) return null;
  return (
    <p className="mt-2 flex gap-2 text-control text-warn">
      <CalendarX2 aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75]" />
      {t(($) => $.page.ended, { day: formats.calendarDay(job.endsOn) })}
    </p>
  );
}

interface JobContentProps {
  job: Job;
  tab: JobTab;
  /** True while the form of the job's fields is open. */
  isEditing: boolean;
  onTab: (tab: JobTab) => void;
  /** Element of the header into which a tab renders its actions. */
  actions: HTMLElement | null;
  intake: Intake;
  onOpen: (layer: Layer) => void;
}

function JobContent({ job, tab, isEditing, onTab, actions, intake, onOpen }: JobContentProps) {
  const { t } = useTranslation("jobs");
  const formats = useFormats();
  return (
    <>
      <Identity job={job} />
      <Tabs<JobTab>
        label={job.title}
        className="flex flex-1 flex-col"
        listClassName="px-6 phone:px-4"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: "candidates", label: t(($) => $.tab.candidates), count: formats.number(job.totalResumes) },
          { value: "job", label: t(($) => $.tab.job) },
          { value: "criteria", label: t(($) => $.tab.criteria), count: formats.number(job.criteria.length) },
          { value: "share", label: t(($) => $.tab.share) },
        ]}
      >
        <TabPanel value="candidates" className="phone:pb-18">
          <CandidatesTab job={job} intake={intake} />
        </TabPanel>
        <TabPanel value="job" className="flex flex-1 flex-col">
          <DetailsTab job={job} isEditing={isEditing} />
        </TabPanel>
        <TabPanel value="criteria" className="flex flex-1 flex-col">
          <CriteriaTab job={job} actions={actions} />
        </TabPanel>
        <TabPanel value="share">
          <ShareTab job={job} onPublish={() => onOpen("publish")} onPool={() => onOpen("pool")} />
        </TabPanel>
      </Tabs>
    </>
  );
}

interface HeaderActionsProps {
  job: Job;
  /** True if the tab has its own buttons in the header, so that those of the job move into the menu. */
  isCrowded: boolean;
  onTab: (tab: JobTab) => void;
  onFiles: (files: File[]) => void;
  onOpen: (layer: Layer) => void;
}

/** Actions of the job; in narrow windows they move into the menu. */
function HeaderActions({ job, isCrowded, onTab, onFiles, onOpen }: HeaderActionsProps) {
  const { t } = useTranslation("jobs");
  const { t: tu } = useTranslation("uploads");
  const paths = usePaths();
  const { copy } = useCopy(job.publicUrl, { isToasted: true });
  const { copy: copyMail } = useCopy(job.mailbox, { isToasted: true });
  const publish = () => (job.isPublished ? onTab("share") : onOpen("publish"));
  const publishing = job.isPublished ? t(($) => $.page.published) : t(($) => $.page.publish);
  return (
    <>
      {!isCrowded && (
        <>
          {job.isPublished && (
            <CopyButton
              text={job.publicUrl}
              label={t(($) => $.page.copyUrl)}
              icon={<Link2 aria-hidden />}
              className="max-lg:hidden"
            />
          )}
          <Button icon={<Globe aria-hidden />} className="max-lg:hidden" onClick={publish}>
            {publishing}
          </Button>
          {job.status === "open" && (
            <Button icon={<FileSearch aria-hidden />} className="max-xl:hidden" onClick={() => onOpen("poolSearch")}>
              {t(($) => $.page.searchPool)}
            </Button>
          )}
          {job.status === "open" && <UploadMenu onChoose={onFiles} onPool={() => onOpen("pool")} />}
        </>
      )}
      <Menu trigger={<IconButton label={t(($) => $.page.more)} icon={<Ellipsis aria-hidden />} />}>
        <MenuLink icon={<Pencil aria-hidden />} to={paths.editJob(job.id)}>
          {t(($) => $.page.edit)}
        </MenuLink>
        <MenuLink icon={<Copy aria-hidden />} to={paths.newJob("description", job.id)}>
          {t(($) => $.page.duplicate)}
        </MenuLink>
        <MenuItem icon={<Globe aria-hidden />} onSelect={publish}>
          {publishing}
        </MenuItem>
        {job.isPublished && (
          <>
            <MenuItem icon={<Link2 aria-hidden />} onSelect={copy}>
              {t(($) => $.page.copyUrl)}
            </MenuItem>
            <MenuLink icon={<ExternalLink aria-hidden />} href={job.publicUrl} newTab>
              {t(($) => $.page.openUrl)}
            </MenuLink>
          </>
        )}
        <MenuItem icon={<Mail aria-hidden />} onSelect={copyMail}>
          {t(($) => $.page.copyMail)}
        </MenuItem>
        {job.status === "open" && (
          <MenuItem icon={<FileSearch aria-hidden />} onSelect={() => onOpen("poolSearch")}>
            {t(($) => $.page.searchPool)}
          </MenuItem>
        )}
        {job.status === "open" && (
          <MenuItem icon={<Library aria-hidden />} onSelect={() => onOpen("pool")}>
            {tu(($) => $.from.pool)}
          </MenuItem>
        )}
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => onOpen("delete")}>
          {t(($) => $.delete.confirm)}
        </MenuItem>
      </Menu>
    </>
  );
}

function JobLoading() {
  return (
    <Loading>
      <div className="px-6 pt-5 phone:px-4">
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="mt-3 h-3 w-80 max-w-full" />
        <Skeleton className="mt-8 h-24 w-full" />
      </div>
    </Loading>
  );
}

/** The open dialog; at first the one that the address asks for, once. */
function useAskedLayer() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [layer, setLayer] = useState<Layer>();
  const asked = (state as Partial<typeof TO_PUBLISH> | null)?.open;
  useEffect(() => {
    if (!asked) return;
    setLayer(asked);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [asked, navigate, pathname, search]);
  return [layer, setLayer] as const;
}

/** /dashboard/jobs/:jobId */
export function Component() {
  const { t } = useTranslation(["jobs", "common"]);
  const jobId = useParams()["jobId"]!;
  const paths = usePaths();
  const navigate = useNavigate();
  const asked = useQuery(jobOf(jobId));
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const table = useTable(jobId)?.pages[0];
  // Beside the table its own numbers stand: the job is another answer, of another moment.
  const ofTable = tab === "candidates" && table ? { totalResumes: table.facets.all, highFit: table.highFit } : {};
  const job = asked.data && { ...asked.data, ...ofTable };
  const isEditing = tab === "job" && search.has("edit");
  const [layer, setLayer] = useAskedLayer();
  const intake = useIntake(jobId);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const crumbs = [{ label: t(($) => $.title), to: paths.jobs() }];

  if (!job) {
    const missing = t(($) => $.page.missing);
    return (
      <Page title={isNotFound(asked.error) ? missing : t(($) => $.page.title)} crumbs={crumbs} isHeading>
        <QueryState
          query={asked}
          loading={<JobLoading />}
          failed={t(($) => $.page.failed)}
          missing={
            <EmptyState
              title={missing}
              action={<LinkButton to={paths.jobs()}>{t(($) => $.error.toJobs, { ns: "common" })}</LinkButton>}
            >
              {t(($) => $.page.missingBody)}
            </EmptyState>
          }
        />
      </Page>
    );
  }
  const toTab = (next: JobTab) => void navigate(paths.job(job.id, next), { replace: true, preventScrollReset: true });
  const close = () => setLayer(undefined);
  return (
    <Page
      title={job.title}
      crumbs={crumbs}
      isHeading={false}
      isHeaderSticky={tab === "criteria"}
      actions={
        <>
          <span ref={setActions} className="contents" />
          <HeaderActions
            job={job}
            isCrowded={tab === "criteria" || isEditing}
            onTab={toTab}
            onOpen={setLayer}
            onFiles={(files) => {
              if (tab !== "candidates") toTab("candidates");
              void intake.begin(files);
            }}
          />
        </>
      }
    >
      <JobContent job={job} tab={tab} isEditing={isEditing} onTab={toTab} actions={actions} intake={intake} onOpen={setLayer} />
      {layer === "publish" && <PublishDialog job={job} onClose={close} onPublished={() => toTab("share")} />}
      {layer === "poolSearch" && <PoolSearchDialog job={job} onClose={close} onImported={() => toTab("candidates")} />}
      {layer === "pool" && <PoolDialog jobId={job.id} onClose={close} onImported={() => toTab("candidates")} />}
      {layer === "delete" && (
        <DeleteJob job={job} onClose={close} onDeleted={() => navigate(paths.jobs(), { state: JOB_IS_GONE })} />
      )}
    </Page>
  );
}
