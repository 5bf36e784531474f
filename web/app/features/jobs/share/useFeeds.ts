import { FEEDS } from "@candor/core/job/platforms.info";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PLATFORM_NAMES } from "../../../recruiting/platforms.ts";
import { type Job, jobOf } from "../../../recruiting/queries/jobs.ts";
import { changed, type FeedChanges, inverseOf } from "./feeds.ts";

/**
 * Adds a published job to feeds and removes it from them: shown at once, reverted when the server refuses, and undone with one press.
 * Changes are sent in their order, so that none overwrites another.
 */
export function useFeeds(job: Job): (changes: FeedChanges) => void {
  const { t } = useTranslation(["jobs", "common", "share"]);
  const client = useQueryClient();
  const problemText = useProblemText();
  const formats = useFormats();
  const { queryKey } = jobOf(job.id);
  const mutationKey = ["feeds", job.id];

  const show = (changes: FeedChanges) =>
    client.setQueryData(queryKey, (before) => before && { ...before, platforms: changed(before.platforms, changes) });
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (changes: FeedChanges) => {
      const { platforms } = client.getQueryData(queryKey) ?? job;
      return call("PUT /api/jobs/{jobId}/publication", {
        path: { jobId: job.id },
        body: { published: true, platforms: changed(platforms, changes) },
      });
    },
    onMutate: async (changes) => {
      // A read under way would bring back the old state of the switches.
      await client.cancelQueries({ queryKey });
      show(changes);
    },
    onSuccess: (answer, changes) => {
      // Later changes are shown already, so only the last answer is taken over.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, answer);
      const names = formats.list(FEEDS.flatMap((feed) => (changes[feed] === undefined ? [] : [PLATFORM_NAMES[feed]])));
      const isIn = Object.values(changes).includes(true);
      toast.success(
        t(($) => (isIn ? $.share.platforms.in : $.share.platforms.out), { platforms: names }),
        { action: { label: t(($) => $.action.undo, { ns: "common" }), onClick: () => change.mutate(inverseOf(changes)) } },
      );
    },
    onError: (error, changes) => {
      show(inverseOf(changes));
      toast.error(
        t(($) => $.share.platforms.failed),
        {
          description: problemText(error),
          action: { label: t(($) => $.action.tryAgain, { ns: "common" }), onClick: () => change.mutate(changes) },
        },
      );
    },
  });
  return (changes) => {
    if (Object.keys(changes).length > 0) change.mutate(changes);
  };
}
