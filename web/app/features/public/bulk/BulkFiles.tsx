import clsx from "clsx";
import { Upload, X } from "lucide-react";
import { type ChangeEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { droppedFiles } from "../../../recruiting/files/dropped-files.ts";
import { mostUrgent } from "../../../recruiting/files/most-urgent.ts";
import { usePageDrop } from "../../../../ui/files/usePageDrop.ts";
import { LeaveGuard } from "../LeaveGuard.tsx";
import { BulkLines } from "./BulkLines.tsx";
import { deliveryOf } from "./deliveries.ts";
import type { Line } from "./delivery.ts";

/** Number of lines shown until the user asks for all. */
const SHOWN = 12;

interface BulkFilesProps {
  token: string;
  /** Number of files that the link still accepts. */
  left: number;
  /** The reason why it accepts none now. */
  why: "closed" | "onHold" | "full" | undefined;
}

/** Drop zone for CVs, with the state of each. */
export function BulkFiles({ token, left, why }: BulkFilesProps) {
  const { t } = useTranslation("public");
  const delivery = deliveryOf(token);
  const lines = useSyncExternalStore(delivery.subscribe, delivery.lines);
  const [tooMany, setTooMany] = useState<readonly File[]>([]);
  const isSending = lines.some(({ state }) => state === "waiting" || state === "uploading");
  useEffect(() => delivery.resume(), [delivery]);

  const begin = (files: readonly File[]) => {
    // Files in the list without a form will count against the limit, too.
    const free = left - lines.filter(({ state }) => state === "waiting").length;
    setTooMany(files.length > free ? files : []);
    if (files.length > 0 && files.length <= free) void delivery.add(files);
  };
  return (
    <section aria-labelledby="files" className="mt-8 overflow-hidden rounded-card border border-line">
      <h2 id="files" className="sr-only">
        {t(($) => $.bulk.files)}
      </h2>
      {why ? <Refusal why={why} /> : <DropField lines={lines} onChoose={begin} />}
      {tooMany.length > 0 && (
        <TooMany
          files={tooMany}
          left={left}
          onSend={() => {
            setTooMany([]);
            begin(tooMany.slice(0, left));
          }}
          onDismiss={() => setTooMany([])}
        />
      )}
      {lines.length > 0 && <Files token={token} lines={lines} isSending={isSending} />}
      <Announcement lines={lines} />
      <LeaveGuard isSending={isSending} survivesLanguage onLeave={() => delivery.stop()} />
    </section>
  );
}

function Refusal({ why }: { why: "closed" | "onHold" | "full" }) {
  const { t } = useTranslation("public");
  return (
    <div role="status" className="px-4 py-5">
      <p className="text-body font-semibold">{t(($) => $.bulk[why].title)}</p>
      <p className="mt-0.5 text-control text-ink-2">{t(($) => $.bulk[why].body)}</p>
    </div>
  );
}

function DropField({ lines, onChoose }: { lines: readonly Line[]; onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation("public");
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const isDragging = usePageDrop((data) => void droppedFiles(data).then(onChoose));
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = "";
    onChoose(files);
  };
  const done = lines.filter(({ state }) => state === "complete").length;
  const isActive = isDragging || lines.some(({ state }) => state !== "complete" && state !== "failed");
  return (
    <div className={clsx("p-1.5 tint", isActive ? "bg-accent-soft" : "bg-surface")}>
      <div
        className={clsx(
          "flex items-center gap-3 rounded-chip border border-dashed px-3 phone:flex-wrap",
          lines.length > 0 ? "py-2" : "py-8 phone:py-5",
          isActive ? "border-accent-ink" : "border-line-field",
        )}
      >
        <Upload aria-hidden className="size-5 shrink-0 stroke-[1.75] text-accent-ink" />
        <div className="min-w-0 flex-1">
          <p className="text-body font-semibold">
            {isDragging
              ? t(($) => $.bulk.dropping)
              : rich(
                  t(($) => $.bulk.drop),
                  {
                    choose: (words) => (
                      <button
                        type="button"
                        aria-describedby={helpId}
                        className="link font-semibold phone:-my-2.5 phone:py-2.5"
                        onClick={() => input.current?.click()}
                      >
                        {words}
                      </button>
                    ),
                  },
                )}
          </p>
          <p id={helpId} className="text-control text-ink-2">
            {t(($) => $.bulk.help)}
          </p>
        </div>
        {lines.length > 0 && (
          <p className="shrink-0 text-right text-control text-ink-2 tabular-nums phone:w-full phone:pl-8 phone:text-left">
            {t(($) => $.bulk.done, { done: formats.number(done), total: formats.number(lines.length) })}
          </p>
        )}
        <input
          ref={input}
          type="file"
          multiple
          accept="application/pdf,.pdf"
          aria-label={t(($) => $.bulk.files)}
          tabIndex={-1}
          hidden
          onChange={chosen}
        />
      </div>
    </div>
  );
}

interface TooManyProps {
  files: readonly File[];
  left: number;
  onSend: () => void;
  onDismiss: () => void;
}

function TooMany({ files, left, onSend, onDismiss }: TooManyProps) {
  const { t } = useTranslation("public");
  const formats = useFormats();
  return (
    <div role="alert" className="flex items-center gap-3 border-t border-line px-4 py-2 text-control text-ink-2 phone:flex-wrap">
      <p className="min-w-0 flex-1">
        {t(($) => $.bulk.tooMany, { chosen: formats.number(files.length), count: left, number: formats.number(left) })}
      </p>
      {left > 0 && (
        <Button size="sm" onClick={onSend}>
          {t(($) => $.bulk.sendFirst, { count: left, number: formats.number(left) })}
        </Button>
      )}
      <IconButton size="sm" label={t(($) => $.bulk.dismiss)} icon={<X aria-hidden />} onClick={onDismiss} />
    </div>
  );
}

function Files({ token, lines, isSending }: { token: string; lines: readonly Line[]; isSending: boolean }) {
  const { t } = useTranslation("public");
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const hidden = lines.length - SHOWN;
  const isReading = lines.some(({ state }) => state === "analyzing");
  return (
    <>
      <BulkLines token={token} lines={showsAll ? lines : mostUrgent(lines, SHOWN)} />
      {(hidden > 0 || isSending || isReading) && (
        <div className="flex min-h-10 flex-wrap items-center gap-x-2 border-t border-line px-4 py-2 text-control text-ink-2">
          {hidden > 0 && (
            <>
              {!showsAll && t(($) => $.bulk.more, { count: hidden, number: formats.number(hidden) })}
              <button type="button" className="link phone:py-2" onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? t(($) => $.bulk.showFewer) : t(($) => $.bulk.showAll)}
              </button>
            </>
          )}
          {(isSending || isReading) && (
            <p className="ml-auto text-caption text-ink-3">{isSending ? t(($) => $.bulk.stay) : t(($) => $.bulk.canLeave)}</p>
          )}
        </div>
      )}
    </>
  );
}

const ANNOUNCED_AFTER_MS = 1000;

/** Announces the state to screen readers after a moment without changes. */
function Announcement({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation("public");
  const count = (state: Line["state"]) => lines.filter((line) => line.state === state).length;
  const words =
    lines.length === 0
      ? ""
      : [
          t(($) => $.bulk.done, { done: count("complete"), total: lines.length }),
          count("failed") > 0 && t(($) => $.bulk.failedCount, { count: count("failed") }),
        ]
          .filter(Boolean)
          .join(". ");
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
