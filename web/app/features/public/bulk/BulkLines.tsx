import clsx from "clsx";
import { ArrowUp, Check, Clock, FileText, Highlighter, type LucideIcon, RotateCcw, TriangleAlert, X } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { ProgressBar } from "../../../../ui/bits.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { deliveryOf } from "./deliveries.ts";
import type { Line } from "./delivery.ts";

const STATES: Record<Line["state"], { Icon: LucideIcon; colour: string }> = {
  waiting: { Icon: Clock, colour: "text-ink-2" },
  uploading: { Icon: ArrowUp, colour: "text-accent-ink" },
  analyzing: { Icon: Highlighter, colour: "text-accent-ink" },
  complete: { Icon: Check, colour: "text-good" },
  failed: { Icon: TriangleAlert, colour: "text-bad" },
};

/** One line per file: name, size, state with icon and word, and its actions. */
export function BulkLines({ token, lines }: { token: string; lines: readonly Line[] }) {
  const { t } = useTranslation("public");
  return (
    <ul aria-label={t(($) => $.bulk.files)}>
      {lines.map((line) => (
        <li
          key={line.key}
          className={clsx(
            "grid min-h-11 grid-cols-[minmax(0,18rem)_4.5rem_10rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-4 py-1 text-control",
            "max-lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] max-lg:gap-x-3 max-lg:py-2",
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
          <span className="min-w-0 text-ink-2 max-lg:order-last max-lg:col-span-full max-lg:pl-7 max-lg:empty:hidden">
            <Detail line={line} />
          </span>
          <span
            className={clsx(
              "flex items-center justify-end gap-1 max-lg:empty:hidden",
              line.state === "failed" && "max-lg:order-last max-lg:col-span-full",
            )}
          >
            <Actions token={token} line={line} />
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
  const { t } = useTranslation("public");
  const { Icon, colour } = STATES[line.state];
  const share = new Intl.NumberFormat(useLocale(), { style: "percent" }).format(line.share);
  return (
    <span className={clsx("flex items-center gap-2 font-medium whitespace-nowrap", colour)}>
      <Icon aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
      {line.state === "uploading" ? t(($) => $.bulk.uploadingShare, { share }) : t(($) => $.bulk.state[line.state])}
    </span>
  );
}

function Detail({ line: { state, name, share, trouble } }: { line: Line }) {
  const { t } = useTranslation("public");
  if (state === "uploading") return <ProgressBar label={name} value={share * 100} className="max-w-66" />;
  if (trouble === "lost") return t(($) => $.bulk.lost);
  if (trouble && "flaw" in trouble) return t(($) => $.flaw[trouble.flaw], { name });
  return trouble?.message;
}

/** Actions of a file: retry, replace by another file, remove from the list. */
function Actions({ token, line }: { token: string; line: Line }) {
  const { t } = useTranslation(["public", "common"]);
  const delivery = deliveryOf(token);
  const input = useRef<HTMLInputElement>(null);
  const { key, name, state, canRetry } = line;
  if (state === "complete" || state === "analyzing") return null;
  const again = t(($) => $.action.tryAgain, { ns: "common" });
  const replace = t(($) => $.bulk.replace);
  const replaced = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void delivery.replace(key, file);
  };
  return (
    <>
      {state === "failed" && canRetry && (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden />}
          aria-label={`${again}: ${name}`}
          onClick={() => void delivery.retry(key)}
        >
          {again}
        </Button>
      )}
      {state === "failed" && !canRetry && (
        <>
          <Button size="sm" aria-label={`${replace}: ${name}`} onClick={() => input.current?.click()}>
            {replace}
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/pdf,.pdf"
            aria-label={`${replace}: ${name}`}
            tabIndex={-1}
            hidden
            onChange={replaced}
          />
        </>
      )}
      <IconButton
        size="sm"
        label={t(($) => (state === "failed" ? $.bulk.remove : $.bulk.takeBack), { name })}
        icon={<X aria-hidden />}
        onClick={() => delivery.remove(key)}
      />
    </>
  );
}
