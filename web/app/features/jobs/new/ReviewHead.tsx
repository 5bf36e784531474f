import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Draft } from "../../../recruiting/queries/jobs.ts";
import { PLATFORM_NAMES, type Source } from "./source.ts";

interface ReviewHeadProps {
  from: Source;
  /** Absent for a job written by hand. */
  draft: Draft | undefined;
  /** The title of the job that this is a copy of. */
  copyOf: string | undefined;
}

/** Heading of the review: the title, its author or reader, and its source. */
export function ReviewHead({ from, draft, copyOf }: ReviewHeadProps) {
  const { t } = useTranslation("jobs");
  if (copyOf !== undefined)
    return (
      <>
        <h1 className="text-focus font-semibold">{t(($) => $.copy.heading)}</h1>
        <p className="mt-1 text-body text-ink-2">{t(($) => $.copy.lead, { title: copyOf })}</p>
      </>
    );
  if (!draft)
    return (
      <>
        <h1 className="text-focus font-semibold">{t(($) => $.review.titleByHand)}</h1>
        <p className="mt-1 text-body text-ink-2">{t(($) => $.review.leadByHand)}</p>
      </>
    );
  const isWritten = from === "brief";
  return (
    <>
      <h1 className="text-focus font-semibold">{isWritten ? t(($) => $.review.titleWritten) : t(($) => $.review.title)}</h1>
      <p className="mt-1 text-body text-ink-2">{t(($) => $.review.lead)}</p>
      {draft.fallback && (
        <p className="mt-1 text-body text-ink-2">{isWritten ? t(($) => $.review.byRulesWritten) : t(($) => $.review.byRules)}</p>
      )}
      {draft.source && <Origin source={draft.source} />}
    </>
  );
}

/** The platform, with a link to the posting. */
function Origin({ source: { platform, url } }: { source: NonNullable<Draft["source"]> }) {
  const { t } = useTranslation("jobs");
  const [before = "", after = ""] = t(($) => $.review.source, { platform: PLATFORM_NAMES[platform], link: "\n" }).split("\n");
  return (
    <p className="mt-1 text-body break-words text-ink-2">
      {before}
      <a href={url} target="_blank" rel="noopener noreferrer" className="break-all text-accent-ink underline underline-offset-2">
        {url.replace(/^https?:\/\/(www\.)?/u, "")}
      </a>
      {after}
    </p>
  );
}
