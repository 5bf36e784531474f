import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useLocale } from "../../../i18n/useLocale.ts";
import { LeaveGuard } from "../LeaveGuard.tsx";
import type { PublicJob } from "../queries.ts";
import { answersFor, keepAnswers, type Answers } from "./answers.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { Arrived } from "./Arrived.tsx";
import { useApplication } from "./useApplication.ts";

/** The whole application: form, sending, and its outcome. */
export function Apply({ job, loadedAt }: { job: PublicJob; loadedAt: number }) {
  const { t } = useTranslation("public");
  const [search] = useSearchParams();
  const [answers, setAnswers] = useState(() => answersFor(job.publicId, search.get("source")));
  const application = useApplication(job, loadedAt);
  const { phase } = application;
  const locale = useLocale();
  const share = new Intl.NumberFormat(locale, { style: "percent" });
  // Consent holds for one language only, because the text differs.
  const [agreedIn, setAgreedIn] = useState(locale);
  const given = { ...answers, consent: answers.consent && agreedIn === locale };

  const change = (changes: Partial<Answers>) => {
    if (changes.consent !== undefined) setAgreedIn(locale);
    setAnswers((before) => {
      const after = { ...before, ...changes };
      keepAnswers(job.publicId, after);
      return after;
    });
  };
  const isArrived = phase.is === "reading" || phase.is === "done";
  return (
    <>
      {isArrived ? (
        <Arrived job={job} phase={phase} answers={answers} />
      ) : (
        <ApplyForm job={job} answers={given} onChange={change} application={application} />
      )}
      <p role="status" className="sr-only">
        {phase.is === "sending" && t(($) => $.apply.sending)}
        {/* Every quarter, not every per cent. */}
        {phase.is === "sending" && phase.share !== null && ` ${share.format(Math.floor(phase.share * 4) / 4)}`}
        {phase.is === "reading" && t(($) => $.arrived.reading)}
        {phase.is === "done" && t(($) => $.arrived.title)}
      </p>
      <LeaveGuard isSending={phase.is === "sending"} />
    </>
  );
}
