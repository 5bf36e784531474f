import type { Locale } from "@candor/core/kernel/limits";
import { useEffect, useRef, useState } from "react";
import { formatsOf } from "../../format.ts";
import { NoApplications } from "../../jobs/NoApplications.tsx";
import { type Answers, NO_ANSWERS } from "./answers.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { Arrived } from "./Arrived.tsx";
import { sourceFrom } from "./sources.ts";
import { useApplication } from "./useApplication.ts";
import type { ApplyWords } from "./words.ts";

export interface ApplyProps {
  publicId: string;
  company: string;
  /** The advert's language, which is the page's. */
  locale: Locale;
  /** The text that the applicant agrees to. */
  consent: string;
  /** Addresses of the privacy policy and of the public jobs. */
  privacy: string;
  jobs: string;
  words: ApplyWords;
}

/** The whole application: form, sending, and its outcome. */
export function Apply(props: ApplyProps) {
  const { publicId, locale, words } = props;
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const root = useRef<HTMLDivElement>(null);
  const application = useApplication({ publicId, language: locale });
  const { phase, status } = application;
  const change = (changes: Partial<Answers>) => setAnswers((before) => ({ ...before, ...changes }));

  // The page is cached without the address's `source`, and may have been filled in before this script ran.
  useEffect(() => {
    change({ ...sourceFrom(new URLSearchParams(location.search).get("source")), ...typedIn(root.current) });
  }, []);
  useEffect(() => {
    if (phase.is !== "sending") return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [phase.is]);

  const isArrived = phase.is === "reading" || phase.is === "done";
  if (status !== "open" && !isArrived) return <NoApplications status={status} jobs={props.jobs} words={words} />;
  return (
    <div ref={root}>
      {isArrived ? (
        <Arrived {...props} phase={phase} answers={answers} />
      ) : (
        <ApplyForm {...props} answers={answers} onChange={change} application={application} />
      )}
      <p role="status" className="sr-only">
        {phase.is === "sending" && words.apply.sending}
        {/* Every quarter, not every per cent. */}
        {phase.is === "sending" && phase.share !== null && ` ${formatsOf(locale).percent(Math.floor(phase.share * 4) * 25)}`}
        {phase.is === "reading" && words.arrived.reading}
        {phase.is === "done" && words.arrived.title}
      </p>
    </div>
  );
}

/** Answers that were typed before the form came alive. */
function typedIn(root: HTMLElement | null): Partial<Answers> {
  const field = (name: string) => root?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const [email, name, source, consent] = ["email", "name", "source", "consent"].map(field);
  return {
    ...(email?.value && { email: email.value }),
    ...(name?.value && { name: name.value }),
    ...(source?.value && { source: source.value as Answers["source"] }),
    ...(consent?.checked && { consent: true }),
  };
}
