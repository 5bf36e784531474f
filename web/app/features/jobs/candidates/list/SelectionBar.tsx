import { useMutation, useQuery } from "@tanstack/react-query";
import { Columns3, Download, Ellipsis, FileJson, Highlighter, ListTodo, Trash2, UserX } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../../../ui/Button.tsx";
import { LinkButton } from "../../../../../ui/LinkButton.tsx";
import { IconButton } from "../../../../../ui/IconButton.tsx";
import { lazy } from "../../../../../ui/lazy.tsx";
import { Menu, MenuItem, MenuLink } from "../../../../../ui/Menu.tsx";
import { useHotkey } from "../../../../../ui/useHotkey.ts";
import { toast } from "../../../../../ui/Toaster.tsx";
import { call } from "../../../../api/client.ts";
import { useFormats } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/useLocale.ts";
import { lazyWith } from "../../../../i18n/lazyWith.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { usePaths } from "../../../../paths.ts";
import { COMPARED_MAX, COMPARED_MIN } from "../../../../recruiting/candidate/compared.ts";
import { jobOf } from "../../../../recruiting/queries/jobs.ts";
import { STAGES } from "../../../../recruiting/codes.ts";
import { StageIcon } from "../../../../recruiting/pills.tsx";
import { useIsPhone } from "../../../../recruiting/useLayout.ts";
import { askedFor, type ListFilter } from "../../../../recruiting/search/filter.ts";
import { Bar } from "../../../../recruiting/selection/Bar.tsx";
import { type Selection, useHowManyChosen } from "../../../../recruiting/selection/selection.ts";
import { useAnalyzeMany, useMoveMany } from "./useBulk.ts";
import { useExport } from "./useExport.ts";

const RejectDialog = lazyWith(["decisions"], () => import("../../../../recruiting/rejection/RejectDialog.tsx"));
const DeleteMany = lazy(() => import("./DeleteMany.tsx"));

interface SelectionBarProps {
  jobId: string;
  selection: Selection;
  /** The number of the job's candidates, and of those whose evaluation is stale. */
  all: number;
  stale: number;
  /** The list and its order; undefined where the user cannot select all matching candidates. */
  listed: { readonly query: string; readonly filter: ListFilter; readonly total: number } | undefined;
}

/** Actions on the chosen candidates, at the foot of the window while there are any. */
export default function SelectionBar({ jobId, selection, all, stale, listed }: SelectionBarProps) {
  const { t } = useTranslation("candidates");
  const isPhone = useIsPhone();
  const count = useHowManyChosen(selection);
  const { analyze, isAsking } = useAnalyzeMany(jobId, selection, { all, stale });
  const save = useExport(jobId, { sort: listed?.filter.sort ?? "-score", chosen: selection.all });
  const [isDeleting, setDeleting] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const locale = useLocale();
  const job = useQuery(jobOf(jobId));
  const navigate = useNavigate();
  const comparison = usePaths().compare(jobId, selection.all());
  const isComparable = count >= COMPARED_MIN && count <= COMPARED_MAX;
  useHotkey("c", () => isComparable && void navigate(comparison));
  return (
    <>
      <Bar selection={selection}>
        <Button icon={<UserX aria-hidden />} onClick={() => setRejecting(true)}>
          {t(($) => $.reject.action)}
        </Button>
        <StageMenu jobId={jobId} selection={selection} />
        {isPhone ? (
          <Menu side="top" trigger={<IconButton outlined label={t(($) => $.more)} icon={<Ellipsis aria-hidden />} />}>
            {isComparable && (
              <MenuLink icon={<Columns3 aria-hidden />} to={comparison}>
                {t(($) => $.compare.action)}
              </MenuLink>
            )}
            <ExportItems onExport={save} />
            <MenuItem icon={<Highlighter aria-hidden />} onSelect={analyze}>
              {t(($) => $.select.analyze)}
            </MenuItem>
            <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setDeleting(true)}>
              {t(($) => $.select.delete)}
            </MenuItem>
          </Menu>
        ) : (
          <>
            {isComparable && (
              <LinkButton icon={<Columns3 aria-hidden />} to={comparison}>
                {t(($) => $.compare.action)}
              </LinkButton>
            )}
            <Menu align="start" side="top" trigger={<Button icon={<Download aria-hidden />}>{t(($) => $.select.export)}</Button>}>
              <ExportItems onExport={save} />
            </Menu>
            <Button icon={<Highlighter aria-hidden />} busy={isAsking && t(($) => $.select.analyze)} onClick={analyze}>
              {t(($) => $.select.analyze)}
            </Button>
            <Button icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
              {t(($) => $.select.delete)}
            </Button>
          </>
        )}
        {listed && <ChooseAllOf {...{ jobId, selection, count }} {...listed} />}
      </Bar>
      {isRejecting && (
        <RejectDialog
          jobId={jobId}
          cvIds={selection.all()}
          language={job.data?.language ?? locale}
          onClose={() => setRejecting(false)}
          onRejected={(failed) => {
            selection.clear();
            selection.set(failed, true);
          }}
        />
      )}
      {isDeleting && <DeleteMany jobId={jobId} selection={selection} onClose={() => setDeleting(false)} />}
    </>
  );
}

function StageMenu({ jobId, selection }: Pick<SelectionBarProps, "jobId" | "selection">) {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const { move, isMoving } = useMoveMany(jobId, selection);
  return (
    <Menu
      align="start"
      side="top"
      trigger={
        <Button icon={<ListTodo aria-hidden />} busy={isMoving && t(($) => $.select.stage)}>
          {t(($) => $.select.stage)}
        </Button>
      }
    >
      {STAGES.map((stage) => (
        <MenuItem key={stage} icon={<StageIcon stage={stage} />} onSelect={() => move(stage)}>
          {tr(($) => $.stage[stage])}
        </MenuItem>
      ))}
    </Menu>
  );
}

function ExportItems({ onExport }: { onExport: (format: "csv" | "json") => void }) {
  const { t } = useTranslation("candidates");
  return (
    <>
      <MenuItem icon={<Download aria-hidden />} onSelect={() => onExport("csv")}>
        {t(($) => $.export.csv)}
      </MenuItem>
      <MenuItem icon={<FileJson aria-hidden />} onSelect={() => onExport("json")}>
        {t(($) => $.export.json)}
      </MenuItem>
    </>
  );
}

interface ChooseAllOfProps {
  jobId: string;
  selection: Selection;
  count: number;
  query: string;
  filter: ListFilter;
  total: number;
}

/** Chooses all candidates that fit the list now, those not loaded included. */
function ChooseAllOf({ jobId, selection, count, query, filter, total }: ChooseAllOfProps) {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const { number } = useFormats();
  const choosing = useMutation({
    mutationFn: () =>
      call("GET /api/jobs/{jobId}/candidates/ids", { path: { jobId }, query: { ...askedFor(filter), ...(query && { query }) } }),
    onSuccess: ({ cvIds }) => selection.set(cvIds, true),
    onError: () =>
      toast.error(
        t(($) => $.select.allFailed),
        { action: { label: tc(($) => $.action.tryAgain), onClick: () => choosing.mutate() } },
      ),
  });
  if (count >= total) return null;
  return (
    <Button variant="quiet" busy={choosing.isPending && t(($) => $.select.loadingAll)} onClick={() => choosing.mutate()}>
      {t(($) => $.select.allOf, { total: number(total) })}
    </Button>
  );
}
