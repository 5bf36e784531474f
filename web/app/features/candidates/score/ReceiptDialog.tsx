import { Download } from "lucide-react";
import { Button, buttonClass } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { type Candidate, documentAddress, receiptAddress } from "../../../recruiting/queries/candidates.ts";
import { fileNameOf, shellWord } from "./file-name.ts";
import { ReceiptCheck } from "./ReceiptCheck.tsx";

/** Explains a score's receipt, checks it in this browser, and offers the two files to those who check it elsewhere. */
export default function ReceiptDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const paths = usePaths();
  const { jobId, cvId, file } = candidate;
  const receipt = fileNameOf("receipt", candidate.fullName, "json");
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.receipt.title)}
      description={t(($) => $.receipt.what)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {tc(($) => $.action.close)}
          </Button>
          <a href={documentAddress(jobId, cvId, true)} download={file.name} className={buttonClass()}>
            {t(($) => $.receipt.cv)}
          </a>
          <a href={receiptAddress(jobId, cvId)} download={receipt} className={buttonClass({ variant: "primary" })}>
            <Download aria-hidden />
            {t(($) => $.receipt.download)}
          </a>
        </>
      }
    >
      <ReceiptCheck candidate={candidate} />
      <p className="mt-4 text-control text-ink-2">
        {rich(
          t(($) => $.receipt.anybody),
          {
            page: (label) => (
              <a href={paths.verify()} target="_blank" rel="noreferrer" className="link">
                {label}
              </a>
            ),
          },
        )}
      </p>
      <details className="mt-3 text-control text-ink-2">
        <summary className="cursor-pointer">
          <span className="link">{t(($) => $.receipt.command)}</span>
        </summary>
        <p className="mt-2">{t(($) => $.receipt.how)}</p>
        <pre className="mt-2 rounded-control bg-sunken px-3 py-2 whitespace-pre-wrap break-words">
          npm run verify -- {receipt} {shellWord(file.name)}
        </pre>
      </details>
    </Dialog>
  );
}
