import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useParams } from "react-router-dom";
import { ProgressBar, Skeleton } from "../../../../ui/bits.tsx";
import { LinkButton } from "../../../../ui/LinkButton.tsx";
import { isNotFound, Loading } from "../../../api/QueryState.tsx";
import { queryClient } from "../../../api/query-client.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { PublicQueryState, PublicState, Title } from "../PublicState.tsx";
import { type BulkLink, bulkLink } from "../queries.ts";
import { BulkFiles } from "./BulkFiles.tsx";

/** Limits of the link: number of CVs, end date, remaining. */
function Limits({ link }: { link: BulkLink }) {
  const { t } = useTranslation("public");
  const formats = useFormats();
  const number = formats.number(link.limit);
  const left = t(($) => $.bulk.left, { count: link.left, number: formats.number(link.left) });
  return (
    <div className="mt-3 max-w-md">
      <p className="text-body text-ink-2 tabular-nums">
        {t(($) => $.bulk.limits, { count: link.limit, number, date: formats.longDate(link.endsAt) })}{" "}
        <strong className="font-semibold text-ink">{left}</strong>
      </p>
      <ProgressBar className="mt-2" label={t(($) => $.bulk.use)} value={link.limit - link.left} max={link.limit} text={left} />
    </div>
  );
}

function Shown({ token, link }: { token: string; link: BulkLink }) {
  const { t } = useTranslation("public");
  const why = link.status !== "open" ? link.status : link.left === 0 ? "full" : undefined;
  return (
    <div className="py-12 phone:py-8">
      <Title>{t(($) => $.bulk.title, { title: link.title })}</Title>
      {link.company && <p className="text-body font-semibold break-words">{link.company}</p>}
      <h1 className="mt-1 max-w-3xl text-[2.125rem] leading-10 font-semibold tracking-[-0.03em] break-words phone:text-figure">
        {link.title}
      </h1>
      <p className="mt-2 max-w-xl text-body text-pretty text-ink-2">{t(($) => $.bulk.lead)}</p>
      <Limits link={link} />
      <BulkFiles token={token} left={link.left} why={why} />
    </div>
  );
}

function LinkLoading() {
  return (
    <Loading>
      <div className="max-w-180 py-12">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-4 h-9 w-96 max-w-full" />
        <Skeleton className="mt-6 h-4 w-72 max-w-full" />
        <Skeleton className="mt-8 h-24 w-full" />
      </div>
    </Loading>
  );
}

export function loader({ params }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(bulkLink(params["token"]!));
  return null;
}

/** /public/bulk/:token: the holder of a bulk link sends CVs here. */
export function Component() {
  const { t } = useTranslation("public");
  const { token = "" } = useParams();
  const paths = usePaths();
  const link = useQuery(bulkLink(token));

  // A revoked link is not shown any more, although its data is still cached.
  if (link.data && !isNotFound(link.error)) return <Shown key={token} token={token} link={link.data} />;
  return (
    <PublicQueryState
      query={link}
      loading={<LinkLoading />}
      failed={t(($) => $.bulk.failed)}
      missing={
        <PublicState
          title={t(($) => $.bulk.notFound)}
          action={<LinkButton to={paths.publicJobs()}>{t(($) => $.bulk.jobs)}</LinkButton>}
        >
          {t(($) => $.bulk.notFoundBody)}
        </PublicState>
      }
    />
  );
}
