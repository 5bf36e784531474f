import { DESCRIPTION_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { TextArea } from "../../../../ui/Field.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Failure } from "./failure.ts";
import { FromBrief } from "./FromBrief.tsx";
import { FromLink } from "./FromLink.tsx";
import { FromText } from "./FromText.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { type Beginning, beginningOf, type Source } from "./source.ts";
import { SourceChoice } from "./SourceChoice.tsx";

interface DescribeProps {
  job: Beginning;
  failure: Failure | undefined;
  /** True while a link is read, whose answer is expected at once. */
  isOpening: boolean;
  onFrom: (from: Source) => void;
  onChange: (change: Partial<Beginning>) => void;
  onRead: () => void;
  onByHand: () => void;
  onCancel: () => void;
}

/** The beginning of a job: an advert, its link, or a few words, with further wishes. */
export function Describe({ job, failure, isOpening, onFrom, onChange, onRead, onByHand, onCancel }: DescribeProps) {
  const { t } = useTranslation(["jobs", "common", "newJob"]);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { from } = job;
  const isEmpty = beginningOf(job) === "";
  const isMissing = isSent && isEmpty;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) return onRead();
    setSent(true);
    form.current?.querySelector<HTMLElement>("[required]")?.focus();
  };
  const choose = (next: Source) => {
    setSent(false);
    onFrom(next);
  };
  const tryAgain = t(($) => $.action.tryAgain, { ns: "common" });
  const kept = {
    description: t(($) => $.newJob.kept),
    link: t(($) => $.newJob.link.kept),
    brief: t(($) => $.newJob.brief.kept),
  }[from];
  return (
    <div className="mx-auto w-full max-w-260 px-6 py-8 phone:px-4 phone:py-6">
      <h1 className="text-focus font-semibold">{t(($) => $.newJob.heading)}</h1>
      <SourceChoice value={from} onChange={choose} />
      {failure && failure.at === "page" && (
        <div className="-mx-6 -mb-2 phone:-mx-4">
          <ErrorState
            title={failure.title}
            action={failure.canRepeat && !isEmpty && <Button onClick={onRead}>{tryAgain}</Button>}
          >
            {failure.detail} {kept}
          </ErrorState>
        </div>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <form ref={form} noValidate onSubmit={submit}>
          {from === "description" && <FromText text={job.text} isMissing={isMissing} onChange={(text) => onChange({ text })} />}
          {from === "link" && (
            <FromLink
              url={job.url}
              isMissing={isMissing}
              refusal={failure?.at === "link" ? failure.title : undefined}
              onChange={(url) => onChange({ url })}
            />
          )}
          {from === "brief" && <FromBrief brief={job.brief} isMissing={isMissing} onChange={(brief) => onChange({ brief })} />}
          {from !== "brief" && (
            <TextArea
              className="mt-6"
              label={
                <>
                  {t(($) => $.newJob.extra)}{" "}
                  <span className="ml-1 font-normal text-ink-3">{t(($) => $.optional, { ns: "common" })}</span>
                </>
              }
              placeholder={t(($) => $.newJob.extraPlaceholder)}
              rows={2}
              maxLength={DESCRIPTION_MAX_CHARACTERS}
              value={job.additional}
              onChange={(event) => onChange({ additional: event.target.value })}
            />
          )}
          <Buttons {...{ failure, isOpening, onByHand, onCancel }} onPaste={() => choose("description")} />
        </form>
        <NextSteps from={from} />
      </div>
    </div>
  );
}

interface ButtonsProps extends Pick<DescribeProps, "failure" | "isOpening" | "onByHand" | "onCancel"> {
  onPaste: () => void;
}

/** After a refused link the second button offers to paste the text instead of writing by hand. */
function Buttons({ failure, isOpening, onByHand, onCancel, onPaste }: ButtonsProps) {
  const { t } = useTranslation(["jobs", "common", "newJob"]);
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="phone:w-full"
        busy={isOpening && t(($) => $.newJob.link.reading)}
      >
        {failure?.at === "link" && failure.canRepeat ? t(($) => $.action.tryAgain, { ns: "common" }) : t(($) => $.newJob.create)}
      </Button>
      {failure?.at === "link" ? (
        <Button size="lg" onClick={onPaste}>
          {t(($) => $.newJob.link.paste)}
        </Button>
      ) : (
        <Button variant="quiet" size="lg" onClick={onByHand}>
          {t(($) => $.newJob.byHand)}
        </Button>
      )}
      <Button variant="quiet" size="lg" onClick={onCancel}>
        {t(($) => $.action.cancel, { ns: "common" })}
      </Button>
    </div>
  );
}
