import type { Receipt } from "@candor/scoring/receipt.info";
import { useMutation } from "@tanstack/react-query";
import clsx from "clsx";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { askCheck, refusalOf } from "../../../../receipt/check.ts";
import { Facts, Outcome } from "../../../../receipt/CheckView.tsx";
import { takeFile } from "../../../../receipt/files.ts";
import { checkWords, filled } from "../../../../receipt/words.ts";
import { usePageDrop } from "../../../../ui/files/usePageDrop.ts";
import { rich } from "../../../i18n/rich.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Candidate, documentAddress, receiptAddress } from "../../../recruiting/queries/candidates.ts";
import { trustedScriptUrl } from "../../../trusted.ts";

/** A check that could not be made, with the sentence for it. */
class Refused extends Error {}

async function answerOf(address: string): Promise<Response> {
  const answer = await fetch(address, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/** Checks the score's receipt in this browser, against a PDF that is dropped on the page or against the stored one. */
export function ReceiptCheck({ candidate: { jobId, cvId, file } }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const locale = useLocale();
  const words = checkWords(locale);
  const input = useRef<HTMLInputElement>(null);
  const check = useMutation({
    mutationFn: async (cv: File | "stored") => {
      const name = cv === "stored" ? file.name : cv.name;
      if (cv !== "stored" && (await takeFile(cv)).is !== "cv") throw new Refused(filled(words.refused.notPdf, { name }));
      const [receipt, bytes] = await Promise.all([
        answerOf(receiptAddress(jobId, cvId)).then((answer) => answer.json() as Promise<Receipt>),
        cv === "stored" ? answerOf(documentAddress(jobId, cvId)).then((answer) => answer.arrayBuffer()) : cv.arrayBuffer(),
      ]);
      const answer = await askCheck({ receipt, bytes: new Uint8Array(bytes) }, trustedScriptUrl);
      if ("refused" in answer) throw new Refused(filled(words.refused[refusalOf(answer.refused)], { name }));
      return { receipt, check: answer.check };
    },
  });
  const isDragging = usePageDrop(({ files: [cv] }) => cv && check.mutate(cv));
  return (
    <div>
      <div
        className={clsx(
          "flex items-center gap-3 rounded-control border border-dashed px-4 py-5",
          isDragging ? "border-accent-ink bg-accent-soft" : "border-line-field",
        )}
      >
        <Upload aria-hidden className="size-5 shrink-0 stroke-[1.75] text-accent-ink" />
        <p className="text-body text-ink-2">
          {rich(
            t(($) => $.receipt.drop),
            {
              choose: (label) => (
                <button type="button" className="link" onClick={() => input.current?.click()}>
                  {label}
                </button>
              ),
              stored: (label) => (
                <button type="button" className="link" onClick={() => check.mutate("stored")}>
                  {label}
                </button>
              ),
            },
          )}
        </p>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          aria-label={t(($) => $.receipt.pdf)}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const [cv] = target.files ?? [];
            if (cv) check.mutate(cv);
            target.value = "";
          }}
        />
      </div>
      <div aria-live="polite" className="mt-4 grid gap-4 empty:hidden">
        {check.isPending && <p className="text-body text-ink-2">{words.busy}</p>}
        {check.isError && (
          <p className="text-control text-bad">{check.error instanceof Refused ? check.error.message : words.refused.failed}</p>
        )}
        {check.data && !check.isPending && (
          <>
            <Outcome locale={locale} {...check.data} />
            <Facts locale={locale} {...check.data} />
          </>
        )}
      </div>
    </div>
  );
}
