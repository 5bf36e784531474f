import { DESCRIPTION_MAX_CHARACTERS } from "@candor/core/limits";
import { type FormEvent, type ReactNode, useDeferredValue, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { TextArea } from "../../../../ui/Field.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { LANGUAGE_NAMES } from "../../../i18n/locale.ts";
import { rich } from "../../../i18n/rich.tsx";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import { guessLanguage } from "./language.ts";

interface DescribeProps {
  text: string;
  additional: string;
  failure?: { title: string; detail?: string | undefined } | undefined;
  onChange: (change: { text?: string; additional?: string }) => void;
  onRead: () => void;
  onByHand: () => void;
  onCancel: () => void;
}

function WhatHappensNext() {
  const { t } = useTranslation("jobs");
  const step = (number: number, sentence: ReactNode) => (
    <li key={number} className="flex gap-3">
      <MarginNumber number={number} />
      <span>{sentence}</span>
    </li>
  );
  const bold = (words: string) => <strong className="font-medium text-ink">{words}</strong>;
  return (
    <aside aria-label={t(($) => $.new.next.title)} className="text-control text-ink-2">
      <h2 className="font-semibold text-ink">{t(($) => $.new.next.title)}</h2>
      <ol className="mt-2.5 space-y-3">
        {step(
          1,
          rich(
            t(($) => $.new.next.read),
            { b: bold },
          ),
        )}
        {step(
          2,
          rich(
            t(($) => $.new.next.check),
            { b: bold },
          ),
        )}
        {step(
          3,
          rich(
            t(($) => $.new.next.nothing),
            { b: bold },
          ),
        )}
      </ol>
      <h2 className="mt-5 border-t border-line pt-5 font-semibold text-ink">{t(($) => $.new.notAllowed.title)}</h2>
      <p className="mt-1.5">{t(($) => $.new.notAllowed.body)}</p>
    </aside>
  );
}

/** The advert is pasted or written, with wishes that are not in it. */
export function Describe({ text, additional, failure, onChange, onRead, onByHand, onCancel }: DescribeProps) {
  const { t } = useTranslation(["jobs", "common"]);
  const formats = useFormats();
  const [isMissing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const language = guessLanguage(useDeferredValue(text));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) return onRead();
    setMissing(true);
    area.current?.focus();
  };
  const count = t(($) => $.new.characters, { count: text.length, number: formats.number(text.length) });
  return (
    <div className="mx-auto w-full max-w-260 px-6 py-8 phone:px-4 phone:py-6">
      <h1 className="text-focus font-semibold">{t(($) => $.new.heading)}</h1>
      <p className="mt-1 text-body text-ink-2">{t(($) => $.new.lead)}</p>
      {failure && (
        <div className="-mx-6 -mb-2 mt-2 phone:-mx-4">
          <ErrorState title={failure.title}>
            {failure.detail} {t(($) => $.new.kept)}
          </ErrorState>
        </div>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <form noValidate onSubmit={submit}>
          <TextArea
            ref={area}
            label={t(($) => $.field.description)}
            aside={text && [count, language && LANGUAGE_NAMES[language]].filter(Boolean).join(", ")}
            placeholder={t(($) => $.new.placeholder)}
            rows={11}
            maxLength={DESCRIPTION_MAX_CHARACTERS}
            required
            value={text}
            error={isMissing && !text.trim() ? t(($) => $.new.missing) : undefined}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <TextArea
            className="mt-6"
            label={
              <>
                {t(($) => $.new.extra)}{" "}
                <span className="ml-1 font-normal text-ink-3">{t(($) => $.optional, { ns: "common" })}</span>
              </>
            }
            placeholder={t(($) => $.new.extraPlaceholder)}
            rows={2}
            maxLength={DESCRIPTION_MAX_CHARACTERS}
            value={additional}
            onChange={(event) => onChange({ additional: event.target.value })}
          />
          <div className="mt-5 flex flex-wrap gap-2">
            <Button type="submit" variant="primary" size="lg" className="phone:w-full">
              {t(($) => $.new.create)}
            </Button>
            <Button variant="quiet" size="lg" onClick={onByHand}>
              {t(($) => $.new.byHand)}
            </Button>
            <Button variant="quiet" size="lg" onClick={onCancel}>
              {t(($) => $.action.cancel, { ns: "common" })}
            </Button>
          </div>
        </form>
        <WhatHappensNext />
      </div>
    </div>
  );
}
