import clsx from "clsx";
import { ArrowUp, Check, Clock, FileText, Highlighter, Hourglass, type LucideIcon, Mail, TriangleAlert } from "lucide-react";
import { memo, type RefCallback, useRef } from "react";
import { ProgressBar } from "../../../../ui/bits.tsx";
import { useVirtualRows } from "../../../../ui/useVirtualRows.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Score } from "../../../recruiting/Score.tsx";
import { PlansLink } from "../../../recruiting/PlansLink.tsx";
import { LineActions } from "./LineActions.tsx";
import { isHeld, isHeldForWord, isSameLine, type Line } from "./progress.ts";

const USUAL_HEIGHT = 45;

const STATES: Record<Line["state"], { Icon: LucideIcon; colour: string }> = {
  waiting: { Icon: Clock, colour: "text-ink-2" },
  uploading: { Icon: ArrowUp, colour: "text-accent-ink" },
  analyzing: { Icon: Highlighter, colour: "text-accent-ink" },
  error: { Icon: TriangleAlert, colour: "text-bad" },
  complete: { Icon: Check, colour: "text-good" },
  failed: { Icon: TriangleAlert, colour: "text-bad" },
};
const HELD = { Icon: Hourglass, colour: "text-ink-2" };
const MAIL = { Icon: Mail, colour: "text-ink-2" };

/** One line per file: name, size, state with icon and word, and its actions. A long list renders only the lines in view. */
export function UploadLines({ jobId, lines }: { jobId: string; lines: readonly Line[] }) {
  const { t } = useTranslation("uploads");
  const list = useRef<HTMLUListElement>(null);
  const virtual = useVirtualRows(list, lines.length, USUAL_HEIGHT);
  return (
    <ul ref={list} aria-label={t(($) => $.list)} style={{ paddingTop: virtual.before, paddingBottom: virtual.after }}>
      {virtual.rows.map(({ index, gap }) => {
        const line = lines[index];
        return (
          line && (
            <UploadLine
              key={line.key}
              jobId={jobId}
              line={line}
              index={index}
              count={lines.length}
              gap={gap}
              measure={virtual.measure}
            />
          )
        );
      })}
    </ul>
  );
}

interface UploadLineProps {
  jobId: string;
  line: Line;
  index: number;
  count: number;
  /** Height of the lines left out above, in pixels. */
  gap: number;
  measure: RefCallback<HTMLElement>;
}

const UploadLine = memo(
  function UploadLine({ jobId, line, index, count, gap, measure }: UploadLineProps) {
    return (
      <li
        ref={measure}
        data-index={index}
        aria-setsize={count}
        aria-posinset={index + 1}
        style={{ marginTop: gap }}
        className={clsx(
          "grid min-h-11 grid-cols-[minmax(0,18rem)_4.5rem_9rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-4 py-1 text-control",
          "max-lg:grid-cols-[minmax(0,1fr)_auto_auto] max-lg:gap-x-3 max-lg:py-2 phone:grid-cols-[minmax(0,1fr)_auto]",
        )}
      >
        <span className="flex min-w-0 items-center gap-3">
          <FileText aria-hidden className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
          <span className="min-w-0">
            <span className="block truncate font-medium" title={line.name}>
              {line.name}
            </span>
            <Origin line={line} />
          </span>
        </span>
        {line.mail ? <span className="phone:hidden" /> : <Size bytes={line.size} />}
        <StateWord line={line} />
        <div className="contents max-lg:col-span-full max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:pl-7">
          <span className="min-w-0 break-words text-ink-2 empty:hidden max-lg:flex-1 max-lg:basis-44">
            <Detail line={line} />
          </span>
          <span className="col-start-5 flex items-center justify-end gap-1 empty:hidden max-lg:ml-auto">
            <LineActions jobId={jobId} line={line} />
          </span>
        </div>
      </li>
    );
  },
  (before, after) =>
    isSameLine(before.line, after.line) &&
    before.index === after.index &&
    before.count === after.count &&
    before.gap === after.gap &&
    before.measure === after.measure &&
    before.jobId === after.jobId,
);

/** The channel of a file that did not come from this page. */
function Origin({ line: { source, sender } }: { line: Line }) {
  const { t } = useTranslation("uploads");
  const { t: tr } = useTranslation("recruiting");
  if (source === "uploaded") return null;
  const word = tr(($) => $.source[source]);
  const words = sender === null ? word : t(($) => $.origin.sentBy, { source: word, sender });
  return (
    <span className="block truncate text-caption text-ink-2" title={words}>
      {words}
    </span>
  );
}

function Size({ bytes }: { bytes: number }) {
  const formats = useFormats();
  return <span className="text-right text-caption text-ink-3 tabular-nums phone:hidden">{formats.fileSize(bytes)}</span>;
}

function StateWord({ line }: { line: Line }) {
  const { t } = useTranslation("uploads");
  const isAside = isHeldForWord(line);
  const { Icon, colour } = line.mail ? MAIL : isHeld(line) || isAside ? HELD : STATES[line.state];
  const state = line.mail ? ("mail" as const) : isAside ? ("waiting" as const) : line.state;
  const share = new Intl.NumberFormat(useLocale(), { style: "percent" }).format(line.share);
  return (
    <span className={clsx("flex items-center gap-2 font-medium whitespace-nowrap", colour)}>
      <Icon aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
      {line.state === "uploading" ? t(($) => $.uploadingShare, { share }) : t(($) => $.state[state])}
    </span>
  );
}

function Detail({ line }: { line: Line }) {
  const { t } = useTranslation("uploads");
  switch (line.state) {
    case "uploading":
      return <ProgressBar label={line.name} value={line.share * 100} className="max-w-66" />;
    case "analyzing":
      return line.source === "pool" ? t(($) => $.detail.importing) : t(($) => $.detail.analyzing);
    case "waiting":
      if (isHeld(line)) {
        return (
          <>
            {line.code === "cv.limit" ? t(($) => $.detail.limit, { message: line.message }) : line.message}
            <PlansLink after={line.code} brief />
          </>
        );
      }
      return line.sending === null ? t(($) => $.detail.arrived) : null;
    case "error":
      return line.message === null ? t(($) => $.detail.error) : t(($) => $.detail.stepFailed, { message: line.message });
    case "failed":
      if (line.mail) return <EmptyMail line={line} mail={line.mail} />;
      return line.sending === null ? line.message : t(($) => $.detail.sendFailed);
    case "complete":
      if (line.verdict === "letter") return t(($) => $.detail.letter);
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

/** A mail that brought no CV: what it says and what came with it, and a way to answer. */
function EmptyMail({ line: { message, sender }, mail }: { line: Line; mail: NonNullable<Line["mail"]> }) {
  const { t } = useTranslation("uploads");
  const subject = mail.subject === null ? "" : `?subject=${encodeURIComponent(`Re: ${mail.subject}`)}`;
  return (
    <>
      {message}
      <details className="mt-1">
        <summary className="link w-fit cursor-pointer py-1 phone:py-2.5">{t(($) => $.mail.show)}</summary>
        {mail.message !== null && <p className="mt-1 max-h-60 overflow-y-auto break-words whitespace-pre-line">{mail.message}</p>}
        {mail.attached.length > 0 && (
          <p className="mt-1 break-words">{t(($) => $.mail.attached, { names: mail.attached.join(", ") })}</p>
        )}
        {mail.message === null && mail.attached.length === 0 && <p className="mt-1">{t(($) => $.mail.empty)}</p>}
      </details>
      {sender !== null && (
        <a
          href={`mailto:${encodeURIComponent(sender).replaceAll("%40", "@")}${subject}`}
          className="link inline-block py-1 break-all phone:py-2.5"
        >
          {t(($) => $.mail.answer, { sender })}
        </a>
      )}
    </>
  );
}
