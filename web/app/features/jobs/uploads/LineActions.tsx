import { FileUp, RotateCcw, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { PdfInput } from "../../../../ui/files/PdfInput.tsx";
import { Link } from "../../../../ui/Link.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { useLineChanges } from "./changes.ts";
import { isHeldForWord, type Line, remedyFor, type Sending } from "./progress.ts";
import { sendAgain, takeBack } from "./sending.ts";

/** The actions on a file: open its candidate, send it, read it again, send another, or remove the line. */
export function LineActions({ jobId, line }: { jobId: string; line: Line }) {
  if (line.state === "complete" && line.verdict !== "letter") return <OpenCandidate jobId={jobId} line={line} />;
  if (line.sending) return <SendingActions name={line.name} sending={line.sending} />;
  if (line.state === "failed" || line.verdict === "letter") return <SettledActions jobId={jobId} line={line} />;
  return null;
}

function OpenCandidate({ jobId, line }: { jobId: string; line: Line }) {
  const { t } = useTranslation("uploads");
  const paths = usePaths();
  return (
    <Link
      to={paths.candidate(jobId, line.duplicateOf ?? line.cvId)}
      aria-label={t(($) => $.openName, { name: line.name })}
      className="link phone:py-2.5"
    >
      {t(($) => $.open)}
    </Link>
  );
}

function SendingActions({ name, sending }: { name: string; sending: Sending }) {
  const { t } = useTranslation("uploads");
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

function SettledActions({ jobId, line }: { jobId: string; line: Line }) {
  const { t } = useTranslation("uploads");
  const { retry, replace, remove } = useLineChanges(jobId, line);
  const { name } = line;
  const remedy = line.state === "failed" ? remedyFor(line) : "none";
  return (
    <>
      {remedy === "retry" && (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden />}
          aria-label={isHeldForWord(line) ? t(($) => $.retry.readName, { name }) : t(($) => $.retry.name, { name })}
          busy={retry.isPending && t(($) => $.retry.busy)}
          onClick={() => retry.mutate()}
        >
          {isHeldForWord(line) ? t(($) => $.retry.read) : t(($) => $.retry.action)}
        </Button>
      )}
      {remedy === "replace" && <ReplaceFile name={name} isBusy={replace.isPending} onChoose={(file) => replace.mutate(file)} />}
      <IconButton
        size="sm"
        label={t(($) => $.remove.name, { name })}
        icon={<X aria-hidden />}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      />
    </>
  );
}

function ReplaceFile({ name, isBusy, onChoose }: { name: string; isBusy: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation("uploads");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="sm"
        icon={<FileUp aria-hidden />}
        aria-label={t(($) => $.replace.name, { name })}
        busy={isBusy && t(($) => $.replace.busy)}
        onClick={() => input.current?.click()}
      >
        {t(($) => $.replace.action)}
      </Button>
      <PdfInput ref={input} label={t(($) => $.replace.name, { name })} onChoose={([file]) => file && onChoose(file)} />
    </>
  );
}
