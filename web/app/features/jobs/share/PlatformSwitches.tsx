import { FEEDS, type Feed } from "@candor/core/job/platforms.info";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Switch } from "../../../../ui/Switch.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PLATFORM_NAMES } from "../../../recruiting/platforms.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { changesTo, type FeedChanges, spreadOf } from "./feeds.ts";

interface PlatformSwitchesProps {
  platforms: Job["platforms"];
  onChange: (changes: FeedChanges) => void;
  /** The id of the text that explains why the switches are disabled. */
  disabledBecause?: string | undefined;
  /** Content below a feed's switch. */
  below?: (feed: Feed) => ReactNode;
}

/** The job's page, which is always public, and a switch for each feed; the first one switches all of them. */
export function PlatformSwitches({ platforms, onChange, disabledBecause, below }: PlatformSwitchesProps) {
  const { t } = useTranslation("share");
  const { t: tj } = useTranslation("jobs");
  const spread = spreadOf(platforms);
  const Page = disabledBecause === undefined ? Check : Minus;
  const state = { disabled: disabledBecause !== undefined, describedBy: disabledBecause };
  return (
    <div>
      <Switch
        label={t(($) => $.platforms.all)}
        checked={spread === "all"}
        isMixed={spread === "some"}
        // A mixed state switches all feeds on, as a press ticks a mixed check box.
        onChange={() => onChange(changesTo(platforms, FEEDS, spread !== "all"))}
        className="mb-1"
        {...state}
      />
      <ul className="border-t border-line">
        <li className="flex items-start gap-3 border-b border-line py-3 text-control">
          <span className="flex w-8 shrink-0 justify-center">
            <Page aria-hidden className="size-4.5 stroke-[1.75] text-ink-2" />
          </span>
          <span className="min-w-0">
            <span className="block font-medium">{tj(($) => $.page.publicPage)}</span>
            <span className="block text-ink-2">{t(($) => $.platforms.pageLine)}</span>
          </span>
        </li>
        {FEEDS.map((feed) => (
          <li key={feed} className="border-b border-line py-2 last:border-0 phone:py-0.5">
            <Switch
              label={t(($) => $.platforms.feed, { platform: PLATFORM_NAMES[feed] })}
              line={t(($) => $.platforms.feedLine, { platform: PLATFORM_NAMES[feed] })}
              checked={platforms.includes(feed)}
              onChange={(isOn) => onChange(changesTo(platforms, [feed], isOn))}
              {...state}
            />
            {below?.(feed)}
          </li>
        ))}
      </ul>
    </div>
  );
}
