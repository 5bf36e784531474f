import clsx from "clsx";
import { Upload, X } from "lucide-react";
import { type ChangeEvent, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { rich } from "../../../i18n/rich.tsx";
import { PlansLink } from "../../../recruiting/PlansLink.tsx";
import { useSession } from "../../../session/session.ts";
import { droppedFiles } from "../../../recruiting/files/dropped-files.ts";
import { mostUrgent } from "../../../recruiting/files/most-urgent.ts";
import { isHeld, isPending, type Line } from "./progress.ts";
import { UploadLines } from "./UploadLines.tsx";
import { useAnnouncement } from "./useAnnouncement.ts";
import type { Intake } from "./useIntake.ts";
import { usePageDrop } from "../../../../ui/files/usePageDrop.ts";
import { useUploads } from "./useUploads.ts";

/** Number of lines shown until the user asks for all. */
const SHOWN = 6;
/** Greatest number of left-out files that are named. */
const NAMED = 5;

/** The drop zone for CVs, with the list of their states. */
export function UploadZone({ jobId, intake }: { jobId: string; intake: Intake }) {
  const { t } = useTranslation("uploads");
  const { t: tc } = useTranslation("common");
  const { lines, current, leftMs, isError, refetch } = useUploads(jobId);
  const announcement = useAnnouncement(current);
  // Files that settled before the present batch; failed ones among them can still be retried.
  const earlier = useMemo(() => {
    const shown = new Set(current.map(({ key }) => key));
    return lines.filter(({ key }) => !shown.has(key));
  }, [lines, current]);
  const headingId = useId();
  const { begin, problem, refusal, leftOut } = intake;
  const isDragging = usePageDrop((data) => void droppedFiles(data).then(begin));

  return (
    <section aria-labelledby={headingId} className="mx-6 mt-4 overflow-hidden rounded-card border border-line phone:mx-4">
      <h2 id={headingId} className="sr-only">
        {t(($) => $.title)}
      </h2>
      <DropField isDragging={isDragging} isActive={current.some(isPending)} onChoose={(files) => void begin(files)}>
        <Pace lines={current} leftMs={leftMs} />
      </DropField>
      {problem && (
        <div role="alert" className="border-t border-line px-4 pt-1.5 pb-3">
          <FieldError>
            {problem}
            <PlansLink after={refusal} />
          </FieldError>
        </div>
      )}
      {leftOut.length > 0 && <LeftOut files={leftOut} onSend={intake.sendLeftOut} onDismiss={intake.dismissLeftOut} />}
      {isError && (
        <div role="alert" className="flex items-center gap-3 border-t border-line px-4 py-2.5 text-control text-ink-2">
          {t(($) => $.loadFailed)}
          <Button size="sm" onClick={() => void refetch()}>
            {tc(($) => $.action.tryAgain)}
          </Button>
        </div>
      )}
      {current.length > 0 && <CurrentFiles jobId={jobId} lines={current} />}
      <EarlierFiles jobId={jobId} lines={earlier} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

interface DropFieldProps {
  isDragging: boolean;
  isActive: boolean;
  onChoose: (files: File[]) => void;
  children: React.ReactNode;
}

function DropField({ isDragging, isActive, onChoose, children }: DropFieldProps) {
  const { t } = useTranslation("uploads");
  const { account } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    // Lets the same file be chosen again after it was corrected.
    event.target.value = "";
  };

  return (
    <div className={clsx("p-1.5 tint", isDragging || isActive ? "bg-accent-soft" : "bg-surface")}>
      <div
        className={clsx(
          "flex items-center gap-3 rounded-chip border border-dashed px-3 py-2 phone:flex-wrap phone:border-none phone:p-0",
          isDragging || isActive ? "border-accent-ink" : "border-line-field",
        )}
      >
        {/* Nothing is dragged onto a phone. */}
        <Button
          variant="primary"
          size="lg"
          icon={<Upload aria-hidden />}
          className="w-full sm:hidden"
          onClick={() => input.current?.click()}
        >
          {t(($) => $.title)}
        </Button>
        <Upload aria-hidden className="size-5 shrink-0 stroke-[1.75] text-accent-ink phone:hidden" />
        <div className="min-w-0 flex-1 phone:hidden">
          <p className="text-body font-semibold">
            {isDragging
              ? t(($) => $.dropping)
              : rich(
                  t(($) => $.drop),
                  {
                    choose: (words) => (
                      <button type="button" className="link font-semibold" onClick={() => input.current?.click()}>
                        {words}
                      </button>
                    ),
                  },
                )}
          </p>
          <p className="text-control text-ink-2">{t(($) => $.help, { count: account.plan.maxCvCount })}</p>
        </div>
        {children}
        <input
          ref={input}
          type="file"
          multiple
          accept="application/pdf,.pdf"
          aria-label={t(($) => $.title)}
          tabIndex={-1}
          hidden
          onChange={chosen}
        />
      </div>
    </div>
  );
}

/** "9 of 14 complete", with the remaining time once it can be estimated. */
function Pace({ lines, leftMs }: { lines: readonly Line[]; leftMs: number | undefined }) {
  const { t } = useTranslation("uploads");
  const formats = useFormats();
  if (lines.length === 0) return null;
  const done = lines.filter(({ state }) => state === "complete").length;
  const minutes = leftMs === undefined ? undefined : Math.round(leftMs / 60_000);
  return (
    <p className="shrink-0 text-right text-control text-ink-2 tabular-nums phone:w-full phone:px-2 phone:pb-1 phone:text-left">
      <span className="block">{t(($) => $.complete, { done: formats.number(done), total: formats.number(lines.length) })}</span>
      {minutes !== undefined && (
        <span className="block">{minutes < 1 ? t(($) => $.left.soon) : t(($) => $.left.minutes, { count: minutes })}</span>
      )}
    </p>
  );
}

function LeftOut({ files, onSend, onDismiss }: { files: readonly File[]; onSend: () => void; onDismiss: () => void }) {
  const { t } = useTranslation("uploads");
  const names = [...files.slice(0, NAMED).map(({ name }) => name), ...(files.length > NAMED ? ["…"] : [])].join(", ");
  return (
    <div role="status" className="flex items-center gap-3 border-t border-line px-4 py-2 text-control text-ink-2 phone:flex-wrap">
      <p className="min-w-0 flex-1 break-words">{t(($) => $.leftOut, { count: files.length, names })}</p>
      <Button size="sm" onClick={onSend}>
        {t(($) => $.sendAnyway)}
      </Button>
      <IconButton size="sm" label={t(($) => $.dismiss)} icon={<X aria-hidden />} onClick={onDismiss} />
    </div>
  );
}

/** The files of this batch: the first few, or all. */
function CurrentFiles({ jobId, lines }: { jobId: string; lines: readonly Line[] }) {
  const { t } = useTranslation("uploads");
  const [showsAll, setShowsAll] = useState(false);
  const hidden = lines.length - SHOWN;
  const isSending = lines.some(({ sending }) => sending !== null && sending.state !== "failed");
  return (
    <>
      <UploadLines jobId={jobId} lines={showsAll ? lines : mostUrgent(lines, SHOWN)} />
      {(hidden > 0 || lines.some(isPending)) && (
        <div className="flex min-h-10 flex-wrap items-center gap-x-2 border-t border-line px-4 py-2 text-control text-ink-2">
          {hidden > 0 && (
            <>
              {!showsAll && t(($) => $.more, { count: hidden })}
              <button type="button" className="link phone:py-2" onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? t(($) => $.showFewer) : t(($) => $.showAll)}
              </button>
            </>
          )}
          {lines.some(isPending) && (
            <p className="ml-auto text-caption text-ink-3">{isSending ? t(($) => $.stay) : t(($) => $.canLeave)}</p>
          )}
        </div>
      )}
    </>
  );
}

/** Files settled before this visit or batch, folded. */
function EarlierFiles({ jobId, lines }: { jobId: string; lines: readonly Line[] }) {
  const { t } = useTranslation("uploads");
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  const failed = lines.filter(({ state }) => state === "failed").length;
  const held = lines.filter(isHeld).length;
  return (
    <>
      <div className="flex min-h-10 flex-wrap items-center gap-x-2 border-t border-line px-4 py-1.5 text-control text-ink-2">
        <span>{t(($) => $.earlier, { count: lines.length })}</span>
        {held > 0 && <span>{t(($) => $.heldCount, { count: held })}</span>}
        {failed > 0 && <span className="text-bad">{t(($) => $.failedCount, { count: failed })}</span>}
        <button type="button" aria-expanded={isOpen} className="link phone:py-2" onClick={() => setOpen(!isOpen)}>
          {isOpen ? t(($) => $.hide) : t(($) => $.show)}
        </button>
      </div>
      {isOpen && <UploadLines jobId={jobId} lines={lines} />}
    </>
  );
}
