import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { type Candidate, documentAddress, receiptAddress } from "../../../recruiting/queries/candidates.ts";
import { fileNameOf, shellWord } from "./file-name.ts";

/** Explains a score's receipt and how to check it, and offers the two files. */
export default function ReceiptDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const { t } = useTranslation("candidates");
  const { t: tc } = useTranslation("common");
  const { jobId, cvId, file } = candidate;
  const receipt = fileNameOf("receipt", candidate.fullName, "json");
  return (
    <Dialog
      open
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
      <p className="text-body text-ink-2">{t(($) => $.receipt.how)}</p>
      <pre className="mt-2 rounded-control bg-sunken px-3 py-2 text-control whitespace-pre-wrap break-words">
        npm run verify -- {receipt} {shellWord(file.name)}
      </pre>
    </Dialog>
  );
}
