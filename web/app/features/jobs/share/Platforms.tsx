import type { Feed } from "@candor/core/job/platforms.info";
import { Info } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PLATFORM_NAMES } from "../../../recruiting/platforms.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { CopyIcon } from "./copying.tsx";
import { lackingIn, LINKEDIN_MIN_CHARACTERS } from "./feeds.ts";
import { PlatformSwitches } from "./PlatformSwitches.tsx";
import { Part } from "../../../../ui/Part.tsx";
import { useFeeds } from "./useFeeds.ts";

/** Switches for the platforms of a job, and the addresses of their feeds: of the parts that hold the job. */
export function Platforms({ job }: { job: Job }) {
  const { t } = useTranslation("share");
  const change = useFeeds(job);
  const why = useId();
  return (
    <Part title={t(($) => $.platforms.title)} lead={t(($) => $.platforms.lead)}>
      {!job.isPublished && (
        <p id={why} className="text-control text-ink-2">
          {t(($) => $.platforms.notPublished)}
        </p>
      )}
      <PlatformSwitches
        platforms={job.platforms}
        onChange={change}
        disabledBecause={job.isPublished ? undefined : why}
        below={(feed) => <FeedAddress feed={feed} job={job} />}
      />
      <Notes job={job} />
    </Part>
  );
}

function FeedAddress({ feed, job }: { feed: Feed; job: Job }) {
  const { t } = useTranslation("share");
  const url = job.feedUrls[feed];
  const file = url.lastIndexOf("/") + 1;
  return (
    <p className="ml-11 flex items-center gap-1 text-control phone:-mt-2 phone:mb-1">
      <span className="min-w-0 wrap-anywhere text-ink-2 select-all">
        {url.slice(0, file)}
        <wbr />
        {url.slice(file)}
      </span>
      <CopyIcon text={url} label={t(($) => $.platforms.copy, { platform: PLATFORM_NAMES[feed] })} />
    </p>
  );
}

/** The reasons that keep a job out of feeds or of platforms' lists. */
function Notes({ job }: { job: Job }) {
  const { t } = useTranslation("share");
  const { number } = useFormats();
  const note = (key: string, words: string): ReactNode => (
    <p key={key} className="flex items-start gap-2 text-control text-ink-2">
      <Info aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75]" />
      {words}
    </p>
  );
  return (
    <>
      {job.isPublished &&
        job.status !== "open" &&
        note(
          "notOpen",
          t(($) => $.platforms.notOpen),
        )}
      {lackingIn(job).map((what) =>
        note(
          what,
          t(($) => $.platforms.lacking[what], { number: number(LINKEDIN_MIN_CHARACTERS) }),
        ),
      )}
    </>
  );
}
