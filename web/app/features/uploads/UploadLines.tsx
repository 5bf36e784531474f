import clsx from "clsx";
import { ArrowUp, Check, Clock, FileText, Highlighter, type LucideIcon, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ProgressBar } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { usePaths } from "../../paths.ts";
import { Score } from "../../recruiting/Score.tsx";
import type { Line } from "./progress.ts";
import { sendAgain, takeBack } from "./sending.ts";

const STATES: Record<Line["state"], { Icon: LucideIcon; colour: string }> = {
  waiting: { Icon: Clock, colour: "text-ink-2" },
  uploading: { Icon: ArrowUp, colour: "text-accent-ink" },
  analyzing: { Icon: Highlighter, colour: "text-accent-ink" },
  error: { Icon: TriangleAlert, colour: "text-bad" },
  complete: { Icon: Check, colour: "text-good" },
  failed: { Icon: TriangleAlert, colour: "text-bad" },
};

/** One line per file: name, size, state with icon and word, and what helps now. */
export function UploadLines({ jobId, lines }: { jobId: string; lines: readonly Line[] }) {
  const { t } = useTranslation("uploads");
  return (
    <ul aria-label={t(($) => $.list)}>
      {lines.map((line) => (
        <li
          key={line.key}
          className={clsx(
            "grid min-h-11 grid-cols-[minmax(0,18rem)_4.5rem_9rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-4 py-1 text-control",
            "max-lg:grid-cols-[minmax(0,1fr)_auto_auto] max-lg:gap-x-3 max-lg:py-2",
          )}
        >
          <span className="flex min-w-0 items-center gap-3">
            <FileText aria-hidden className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
            <span className="truncate font-medium" title={line.name}>
              {line.name}
            </span>
          </span>
          <Size bytes={line.size} />
          <StateWord line={line} />
          <span className="min-w-0 text-ink-2 empty:hidden max-lg:order-last max-lg:col-span-2 max-lg:pl-7">
            <Detail line={line} />
          </span>
          <span className="flex items-center justify-end gap-1 empty:hidden max-lg:order-last max-lg:col-start-3">
            <Action jobId={jobId} line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Size({ bytes }: { bytes: number }) {
  const formats = useFormats();
  return <span className="text-right text-caption text-ink-3 tabular-nums phone:hidden">{formats.fileSize(bytes)}</span>;
}

function StateWord({ line }: { line: Line }) {
  const { t } = useTranslation("uploads");
  const { Icon, colour } = STATES[line.state];
  const share = new Intl.NumberFormat(useLocale(), { style: "percent" }).format(line.share);
  return (
    <span className={clsx("flex items-center gap-2 font-medium whitespace-nowrap", colour)}>
      <Icon aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
      {line.state === "uploading" ? t(($) => $.uploadingShare, { share }) : t(($) => $.state[line.state])}
    </span>
  );
}

function Detail({ line }: { line: Line }) {
  const { t } = useTranslation("uploads");
  switch (line.state) {
    case "uploading":
      return <ProgressBar label={line.name} value={line.share * 100} className="max-w-66" />;
    case "analyzing":
      return t(($) => $.detail.analyzing);
    case "waiting":
      return line.sending === null ? t(($) => $.detail.arrived) : null;
    case "error":
      return t(($) => $.detail.error);
    case "failed":
      return line.sending === null ? line.message : t(($) => $.detail.sendFailed);
    case "complete":
      return (
        <span className="flex flex-wrap items-center gap-x-4">
          {line.score !== null && <Score score={line.score} />}
          {line.duplicateOf !== null && t(($) => $.detail.duplicate)}
        </span>
      );
    default:
      return line.state satisfies never;
  }
}

function Action({ jobId, line }: { jobId: string; line: Line }) {
  const { t } = useTranslation("uploads");
  const paths = usePaths();
  const { name, sending } = line;
  if (line.state === "complete") {
    return (
      <Link
        to={paths.candidate(jobId, line.duplicateOf ?? line.cvId)}
        aria-label={t(($) => $.openName, { name })}
        className="link phone:py-2.5"
      >
        {t(($) => $.open)}
      </Link>
    );
  }
  if (!sending) return null;
  return (
    <>
      {sending.state === "failed" && (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden />}
          aria-label={t(($) => $.sendAgainName, { name })}
          onClick={() => sendAgain(sending.key)}
        >
          {t(($) => $.sendAgain)}
        </Button>
      )}
      <IconButton
        size="sm"
        label={t(($) => $.takeBack, { name })}
        icon={<X aria-hidden />}
        onClick={() => takeBack(sending.key)}
      />
    </>
  );
}
