import clsx from "clsx";
import { Upload, X } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PlansLink } from "../../../recruiting/PlansLink.tsx";
import { useSession } from "../../../session/session.ts";
import { droppedFiles } from "../../../recruiting/files/dropped-files.ts";
import { mostUrgent } from "../../../recruiting/files/most-urgent.ts";
import { isHeld, isPending, type Line } from "./progress.ts";
import { PhoneBar } from "./PhoneBar.tsx";
import { UploadLines } from "./UploadLines.tsx";
import { useAnnouncement } from "./useAnnouncement.ts";
import type { Intake } from "./useIntake.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { CopyIcon } from "../share/copying.tsx";
import { PdfInput } from "../../../../ui/files/PdfInput.tsx";
import { usePageDrop } from "../../../../ui/files/usePageDrop.ts";
import { useUploads } from "./useUploads.ts";

/** Number of lines shown until the user asks for all. */
const SHOWN = 6;
/** Greatest number of left-out files that are named. */
const NAMED = 5;

/** The drop zone for CVs, with the list of their states. Once the job has candidates it is one line. */
export function UploadZone({ job, intake }: { job: Job; intake: Intake }) {
  const { t } = useTranslation("uploads");
  const { t: tc } = useTranslation("common");
  const { lines, current, leftMs, isMore, isError, refetch } = useUploads(job);
  const announcement = useAnnouncement(current);
  // Files that settled before the present batch; failed ones among them can still be retried.
  const earlier = useMemo(() => {
    const shown = new Set(current.map(({ key }) => key));
    return lines.filter(({ key }) => !shown.has(key));
  }, [lines, current]);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const headingId = useId();
  const { begin, problem, refusal, leftOut } = intake;
  const isDragging = usePageDrop((data) => void droppedFiles(data).then(begin));

  return (
    <section
      aria-labelledby={headingId}
      className="mx-6 mt-2 overflow-hidden rounded-card border border-line phone:mx-4 phone:has-data-folded:border-transparent"
    >
      <h2 id={headingId} className="sr-only">
        {t(($) => $.title)}
      </h2>
      <DropField
        job={job}
        isDragging={isDragging}
        isActive={current.some(isPending)}
        isFolded={job.totalResumes > 0}
        onChoose={(files) => void begin(files)}
      >
        <Pace lines={current} leftMs={leftMs} isMore={isMore} />
        <EarlierCount lines={earlier} isOpen={showsEarlier} onOpen={setShowsEarlier} />
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
        <div role="alert" className="flex items-center gap-3 border-t border-line px-4 py-1.5 text-control text-ink-2">
          {t(($) => $.loadFailed)}
          <Button size="sm" onClick={() => void refetch()}>
            {tc(($) => $.action.tryAgain)}
          </Button>
        </div>
      )}
      {current.length > 0 && <CurrentFiles jobId={job.id} lines={current} />}
      {showsEarlier && earlier.length > 0 && <UploadLines jobId={job.id} lines={earlier} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

interface DropFieldProps {
  job: Job;
  isDragging: boolean;
  isActive: boolean;
  /** One line, because the candidates below matter more. */
  isFolded: boolean;
  onChoose: (files: File[]) => void;
  children: React.ReactNode;
}

function DropField({ job, isDragging, isActive, isFolded, onChoose, children }: DropFieldProps) {
  const { t } = useTranslation("uploads");
  const { account } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const words = isDragging ? t(($) => $.dropping) : <DropWords onChoose={choose} />;
  const field = <PdfInput ref={input} label={t(($) => $.title)} multiple onChoose={onChoose} />;
  const tint = isDragging || isActive ? "bg-accent-soft" : "bg-surface";
  if (isFolded) {
    return (
      <div
        data-folded
        className={clsx("flex min-h-9 flex-wrap items-center gap-x-5 px-3 tint phone:min-h-0 phone:gap-x-3 phone:px-0", tint)}
      >
        <PhoneBar jobId={job.id} onUpload={choose} />
        <p className="flex shrink-0 items-center gap-2.5 text-control font-medium phone:hidden">
          <Upload aria-hidden className="size-4 stroke-[1.75] text-accent-ink" />
          <span>{words}</span>
        </p>
        <Mailbox job={job} />
        <span className="ml-auto flex shrink-0 items-center gap-x-4 phone:ml-0 phone:shrink">{children}</span>
        {field}
      </div>
    );
  }
  return (
    <div className={clsx("p-1.5 tint", tint)}>
      <div
        className={clsx(
          "flex items-center gap-3 rounded-chip border border-dashed px-3 py-2 phone:flex-wrap phone:border-none phone:p-0",
          isDragging || isActive ? "border-accent-ink" : "border-line-field",
        )}
      >
        {/* Nothing is dragged onto a phone. */}
        <Button variant="primary" size="lg" icon={<Upload aria-hidden />} className="w-full sm:hidden" onClick={choose}>
          {t(($) => $.title)}
        </Button>
        <Upload aria-hidden className="size-5 shrink-0 stroke-[1.75] text-accent-ink phone:hidden" />
        <div className="min-w-0 flex-1 phone:hidden">
          <p className="text-body font-semibold">{words}</p>
          <div className="flex flex-wrap items-center gap-x-3 text-control text-ink-2">
            {t(($) => $.help, { count: account.plan.maxCvCount })}
            <Mailbox job={job} />
          </div>
        </div>
        {children}
        {field}
      </div>
    </div>
  );
}

function DropWords({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation("uploads");
  return rich(
    t(($) => $.drop),
    {
      choose: (words) => (
        <button type="button" className="link font-semibold" onClick={onChoose}>
          {words}
        </button>
      ),
    },
  );
}

/** The job's mailbox; on phones it is shown on the Share tab alone. */
function Mailbox({ job }: { job: Job }) {
  const { t } = useTranslation("uploads");
  const { t: tj } = useTranslation("jobs");
  return (
    // The address is shortened before anything beside it moves to a second line.
    <p className="flex min-w-0 flex-[1_1_16rem] items-center gap-1.5 text-control text-ink-2 phone:hidden">
      <span className="shrink-0">{t(($) => $.byMail)}</span>
      <span className="min-w-0 truncate font-medium text-ink select-all">{job.mailbox}</span>
      <CopyIcon text={job.mailbox} label={tj(($) => $.copy.address)} className="-my-1.5 -ml-1" />
    </p>
  );
}

/** "9 of 14 complete", with the remaining time once it can be estimated. Of very many files not all are listed: "9 of 1,000+". */
function Pace({ lines, leftMs, isMore }: { lines: readonly Line[]; leftMs: number | undefined; isMore: boolean }) {
  const { t } = useTranslation("uploads");
  const formats = useFormats();
  if (lines.length === 0) return null;
  const done = lines.filter(({ state }) => state === "complete").length;
  const minutes = leftMs === undefined || isMore ? undefined : Math.round(leftMs / 60_000);
  const total = `${formats.number(lines.length)}${isMore ? "+" : ""}`;
  return (
    <p className="shrink-0 text-right text-control text-ink-2 tabular-nums phone:w-full phone:px-2 phone:pb-1 phone:text-left">
      <span className="block">{t(($) => $.complete, { done: formats.number(done), total })}</span>
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

interface EarlierCountProps {
  lines: readonly Line[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The number of files settled before this visit or batch, with a button that unfolds them. */
function EarlierCount({ lines, isOpen, onOpen }: EarlierCountProps) {
  const { t } = useTranslation("uploads");
  if (lines.length === 0) return null;
  const failed = lines.filter(({ state }) => state === "failed").length;
  const held = lines.filter(isHeld).length;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-control text-ink-2">
      <span className={failed + held > 0 ? "max-xl:hidden" : ""}>{t(($) => $.earlier, { count: lines.length })}</span>
      {held > 0 && <span>{t(($) => $.heldCount, { count: held })}</span>}
      {failed > 0 && <span className="text-bad">{t(($) => $.failedCount, { count: failed })}</span>}
      <button type="button" aria-expanded={isOpen} className="link phone:py-2" onClick={() => onOpen(!isOpen)}>
        {isOpen ? t(($) => $.hide) : t(($) => $.show)}
      </button>
    </span>
  );
}
