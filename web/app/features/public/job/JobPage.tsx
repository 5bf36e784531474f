import { summaryOf } from "@candor/core/job/advert.info";
import { useQuery } from "@tanstack/react-query";
import { CirclePause, CircleSlash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, useParams } from "react-router-dom";
import { Skeleton } from "../../../../ui/bits.tsx";
import { Button, LinkButton } from "../../../../ui/Button.tsx";
import { Loading } from "../../../api/QueryState.tsx";
import { queryClient } from "../../../api/query-client.ts";
import { usePaths } from "../../../paths.ts";
import { Apply } from "../apply/Apply.tsx";
import { useMeta, useStructuredData } from "../head.ts";
import { PublicQueryState, PublicState, Title } from "../PublicState.tsx";
import { type PublicJob, publicJob } from "../queries.ts";
import { Advert } from "./Advert.tsx";
import { postingOf } from "./posting.ts";

const card = "rounded-card border border-line bg-surface p-6 phone:p-5";

function OtherJobs() {
  const { t } = useTranslation("public");
  const paths = usePaths();
  return <LinkButton to={paths.publicJobs()}>{t(($) => $.job.others)}</LinkButton>;
}

/** Replaces the form if a job accepts no CVs. */
function NoApplications({ status }: { status: "closed" | "onHold" }) {
  const { t } = useTranslation("public");
  const Icon = status === "closed" ? CircleSlash2 : CirclePause;
  return (
    <section aria-labelledby="no-applications" className={card}>
      <Icon aria-hidden className="mb-3 size-5 stroke-[1.75] text-ink-3" />
      <h2 id="no-applications" className="text-[1.125rem] leading-6 font-semibold">
        {t(($) => $.job[status].title)}
      </h2>
      <p className="mt-1 mb-4 text-body text-ink-2">{t(($) => $.job[status].body)}</p>
      <OtherJobs />
    </section>
  );
}

/** On small screens a button that scrolls to the form, while the form is out of view. */
function ApplyBar({ of }: { of: React.RefObject<HTMLElement | null> }) {
  const { t } = useTranslation("public");
  const [isFormSeen, setFormSeen] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setFormSeen(entry?.isIntersecting ?? false));
    if (of.current) observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  useEffect(() => {
    const { style } = document.documentElement;
    // Keeps a focused element from being scrolled behind the bar.
    style.scrollPaddingBottom = isFormSeen ? "" : "8rem";
    return () => void (style.scrollPaddingBottom = "");
  }, [isFormSeen]);

  if (isFormSeen) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-(--z-bar) border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        onClick={() => {
          of.current?.scrollIntoView({ block: "start" });
          of.current?.querySelector("h2")?.focus({ preventScroll: true });
        }}
      >
        {t(($) => $.apply.withPdf)}
      </Button>
      <p className="mt-2 text-center text-caption text-ink-3">{t(($) => $.apply.leftOut)}</p>
    </div>
  );
}

function Shown({ job, loadedAt }: { job: PublicJob; loadedAt: number }) {
  const apply = useRef<HTMLElement>(null);
  const isOpen = job.status === "open";
  useMeta("description", summaryOf(job));
  useMeta("robots", isOpen ? "index, follow" : undefined);
  useStructuredData(postingOf(job, `${location.origin}${location.pathname}`));
  return (
    <div className="grid gap-x-18 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_24.25rem] phone:gap-y-8 phone:py-6">
      <Title>{`${job.title}, ${job.employer.name}`}</Title>
      <Advert job={job} />
      <aside className="min-w-0 self-start max-lg:max-w-xl lg:[@media(min-height:54rem)]:sticky lg:[@media(min-height:54rem)]:top-10 phone:max-w-none">
        {job.status === "open" ? (
          <section ref={apply} aria-labelledby="apply" className={`${card} scroll-mt-4 shadow-1`}>
            <Apply job={job} loadedAt={loadedAt} />
          </section>
        ) : (
          <NoApplications status={job.status} />
        )}
      </aside>
      {isOpen && <ApplyBar of={apply} />}
    </div>
  );
}

function JobLoading() {
  return (
    <Loading>
      <div className="max-w-180 py-10">
        <Skeleton className="h-10 w-48" />
        <Skeleton className="mt-6 h-9 w-96 max-w-full" />
        <Skeleton className="mt-8 h-12 w-full" />
        <Skeleton className="mt-8 h-3.5 w-full" />
        <Skeleton className="mt-3 h-3.5 w-5/6" />
        <Skeleton className="mt-3 h-3.5 w-2/3" />
      </div>
    </Loading>
  );
}

export function loader({ params }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(publicJob(params["jobPublic"]!));
  return null;
}

/** One published job, and how to apply for it. */
export function Component() {
  const { t } = useTranslation("public");
  const { jobPublic = "" } = useParams();
  const job = useQuery(publicJob(jobPublic));

  if (job.data) return <Shown key={job.data.publicId} job={job.data} loadedAt={job.dataUpdatedAt} />;
  return (
    <PublicQueryState
      query={job}
      loading={<JobLoading />}
      failed={t(($) => $.job.failed)}
      missing={
        <PublicState title={t(($) => $.job.notFound)} action={<OtherJobs />}>
          {t(($) => $.job.notFoundBody)}
        </PublicState>
      }
    />
  );
}
