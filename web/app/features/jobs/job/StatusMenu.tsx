import type { Status } from "@candor/core/job/job.info";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Button } from "../../../../ui/Button.tsx";
import { Menu, MenuChoice } from "../../../../ui/Menu.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { call } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { StatusIcon } from "../../../recruiting/pills.tsx";
import { type Job, jobOf } from "../../../recruiting/queries/jobs.ts";

const STATUSES: readonly Status[] = ["open", "onHold", "closed"];

/** Changes a job's status, says so, and offers the way back. */
export function useStatusChange(job: Pick<Job, "id" | "status">): (status: Status) => void {
  const { t } = useTranslation(["jobs", "recruiting", "common"]);
  const client = useQueryClient();
  const problemText = useProblemText();

  const change = useMutation({
    mutationFn: ({ status }: { status: Status; from: Status }) =>
      call("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status } }),
    onSuccess: (changed, { status, from }) => {
      client.setQueryData(jobOf(job.id).queryKey, changed);
      void client.invalidateQueries({ queryKey: ["jobs"] });
      toast.success(
        t(($) => $.status.updated, { status: t(($) => $.status[status], { ns: "recruiting" }) }),
        {
          description: t(($) => $.status.follows[status]),
          action: {
            label: t(($) => $.action.undo, { ns: "common" }),
            onClick: () => change.mutate({ status: from, from: status }),
          },
        },
      );
    },
    onError: (error, variables) =>
      toast.error(
        t(($) => $.status.failed),
        {
          description: problemText(error),
          action: { label: t(($) => $.action.tryAgain, { ns: "common" }), onClick: () => change.mutate(variables) },
        },
      ),
  });
  return (status) => status !== job.status && change.mutate({ status, from: job.status });
}

export function StatusMenu({ job }: { job: Job }) {
  const { t } = useTranslation(["jobs", "recruiting"]);
  const change = useStatusChange(job);
  const word = t(($) => $.status[job.status], { ns: "recruiting" });
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" aria-label={t(($) => $.status.change, { status: word })} icon={<StatusIcon status={job.status} />}>
          {word}
          <ChevronDown aria-hidden className="-mr-1 size-3.5! text-ink-3" />
        </Button>
      }
    >
      <MenuChoice
        label={t(($) => $.column.status)}
        value={job.status}
        onChange={change}
        options={STATUSES.map((value) => ({
          value,
          label: t(($) => $.status[value], { ns: "recruiting" }),
          icon: <StatusIcon status={value} />,
        }))}
      />
    </Menu>
  );
}
