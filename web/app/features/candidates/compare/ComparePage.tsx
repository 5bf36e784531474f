import { Link } from "../../../../ui/Link.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { COMPARED_MAX, COMPARED_MIN } from "../../../recruiting/candidate/compared.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Printer, X } from "lucide-react";
import { type CSSProperties, useMemo } from "react";
import { type LoaderFunctionArgs, redirect, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { queryClient } from "../../../api/query-client.ts";
import { localeOf } from "../../../i18n/locale.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { pathsOf, usePaths } from "../../../paths.ts";
import { MatchWord, NoScore, useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { matchOf } from "../../../recruiting/candidate/match.ts";
import { StagePill } from "../../../recruiting/pills.tsx";
import { type Candidate, candidateOf } from "../../../recruiting/queries/candidates.ts";
import { type Job, jobOf } from "../../../recruiting/queries/jobs.ts";
import { ScoreBar } from "../../../recruiting/Score.tsx";
import { inReadersWords } from "../reasons/in-readers-words.ts";
import { usePrint } from "../print/usePrint.ts";
import { compare } from "./compared.ts";
import { CompareSheet } from "./CompareSheet.tsx";
import { ComparedRows } from "./ComparedRows.tsx";
import { stepBetweenCells } from "./step-between-cells.ts";

const idsIn = (address: URLSearchParams): string[] => [...new Set(address.getAll("cv"))].slice(0, COMPARED_MAX);

export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const { jobId = "" } = params;
  const { pathname, searchParams } = new URL(request.url);
  const cvIds = idsIn(searchParams);
  const [first] = cvIds;
  if (cvIds.length < COMPARED_MIN) {
    const paths = pathsOf(localeOf(pathname));
    throw redirect(first === undefined ? paths.job(jobId) : paths.candidate(jobId, first));
  }
  await Promise.all([
    queryClient.ensureQueryData(jobOf(jobId)),
    ...cvIds.map((cvId) => queryClient.ensureQueryData(candidateOf(jobId, cvId, localeOf(pathname)))),
  ]);
  return null;
}

/** Two or three candidates of a job side by side, criterion by criterion. */
export function Component() {
  const { jobId = "" } = useParams();
  const [address] = useSearchParams();
  const locale = useLocale();
  const job = useQuery(jobOf(jobId));
  const answers = useQueries({ queries: idsIn(address).map((cvId) => candidateOf(jobId, cvId, locale)) });
  const candidates = answers.flatMap(({ data }) => data ?? []).toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1));
  return job.data && candidates.length === answers.length ? <ComparePage job={job.data} candidates={candidates} /> : null;
}

function ComparePage({ job, candidates }: { job: Job; candidates: readonly Candidate[] }) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const { t: tc } = useTranslation("common");
  const paths = usePaths();
  const { paper, print } = usePrint();
  const criteria = useMemo(
    () =>
      inReadersWords(
        job.criteria,
        candidates.flatMap(({ marks }) => marks),
      ),
    [job.criteria, candidates],
  );
  const compared = useMemo(() => compare(criteria, candidates), [criteria, candidates]);
  const title = t(($) => $.compare.title, { number: candidates.length });
  return (
    <Page
      title={title}
      isHeading={false}
      crumbs={[
        { label: tc(($) => $.nav.jobs), to: paths.jobs() },
        { label: job.title, to: paths.job(job.id) },
      ]}
      actions={
        <Button icon={<Printer aria-hidden />} className="phone:hidden" onClick={() => print({ withNotes: false })}>
          {t(($) => $.candidate.print.menu)}
        </Button>
      }
    >
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      {/* Rows and columns by roles, because the cells of a table cannot be stacked on phones. */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={title}
        onKeyDown={stepBetweenCells}
        style={{ "--columns": `minmax(9rem,1fr) repeat(${candidates.length},minmax(0,1.5fr))` } as CSSProperties}
        className="pb-12"
      >
        <div role="rowgroup" className="sticky top-0 z-(--z-head)">
          <div
            role="row"
            className="grid grid-cols-(--columns) border-b border-line-strong bg-surface px-4 phone:grid-flow-col phone:auto-cols-fr phone:grid-cols-none phone:px-2"
          >
            <span role="columnheader" className="self-end px-2 pb-3 text-caption font-medium text-ink-2 phone:sr-only">
              {t(($) => $.candidate.print.criterion)}
            </span>
            {candidates.map((candidate) => (
              <Head key={candidate.cvId} candidate={candidate} all={candidates} />
            ))}
          </div>
        </div>
        <ComparedRows title={t(($) => $.compare.differing)} rows={compared.differing} candidates={candidates} />
        <ComparedRows title={t(($) => $.compare.same)} rows={compared.same} candidates={candidates} />
      </div>
      <p className="sr-only">{t(($) => $.compare.keys)}</p>
      {paper && <CompareSheet job={job} candidates={candidates} {...compared} printedAt={paper.printedAt} />}
    </Page>
  );
}

/** Name, score and stage of one of them; of three, one can be taken out. */
function Head({ candidate, all }: { candidate: Candidate; all: readonly Candidate[] }) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const { t: tr } = useTranslation("recruiting");
  const paths = usePaths();
  const navigate = useNavigate();
  const name = useNameOf()(candidate);
  const { jobId, cvId, score, level, stage } = candidate;
  const others = all.filter((other) => other.cvId !== cvId).map((other) => other.cvId);
  return (
    <div role="columnheader" className="min-w-0 px-3 pt-3 pb-2.5 phone:px-2">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Link
            to={paths.candidate(jobId, cvId)}
            className="block text-section font-semibold break-words hover:underline phone:text-control"
          >
            {name}
          </Link>
          <p className="truncate text-caption text-ink-2 phone:hidden">
            {[candidate.jobTitle, candidate.location].filter(Boolean).join(", ")}
          </p>
        </div>
        {all.length > COMPARED_MIN && (
          <IconButton
            size="sm"
            label={t(($) => $.compare.remove, { name })}
            icon={<X aria-hidden />}
            className="-mt-1 -mr-1 phone:hidden"
            onClick={() => void navigate(paths.compare(jobId, others), { replace: true })}
          />
        )}
      </div>
      {score === null || level === null ? (
        <NoScore />
      ) : (
        <>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-caption">
            <span className="text-[1.625rem] leading-8 font-semibold tracking-[-0.025em] tabular-nums">
              <span className="sr-only">{t(($) => $.candidate.reasons.score)} </span>
              {score}
            </span>
            <span className="font-medium">{tr(($) => $.level[level])}</span>
            <span className="phone:hidden">
              <MatchWord candidate={candidate} word={tr(($) => $.match[matchOf(candidate)])} />
            </span>
            {candidate.isStale && <span className="text-warn">{t(($) => $.list.stale)}</span>}
          </p>
          <ScoreBar score={score} level={level} className="mt-1" />
        </>
      )}
      <p className="mt-2.5 phone:hidden">
        <StagePill stage={stage} word={tr(($) => $.stage[stage])} />
      </p>
    </div>
  );
}
