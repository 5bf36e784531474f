import clsx from "clsx";
import type { Locale } from "@candor/core/kernel/limits";
import type { Receipt } from "@candor/scoring/receipt.info";
import { FileCheck, FileText, Printer, Upload } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { CriteriaTable, Facts, Outcome } from "../../receipt/CheckView.tsx";
import { askCheck, type Checked, refusalOf } from "../../receipt/check.ts";
import { takeFile } from "../../receipt/files.ts";
import { checkWords } from "../../receipt/words.ts";
import { formatsOf } from "../format.ts";
import type { VerifyWords } from "../pages/verify.tsx";
import { FieldError } from "../ui/Field.tsx";
import { ChosenFile, useFileChoice } from "../ui/file-choice.tsx";
import { rich } from "../ui/rich.tsx";
import { fill } from "../words.ts";
import { trustedScriptUrl } from "./trusted.ts";

type Words = Omit<VerifyWords, "checks" | "cannot" | "how" | "crumb" | "title" | "lead" | "metaTitle" | "metaDescription">;

interface Files {
  readonly receipt?: { readonly file: File; readonly receipt: Receipt } | undefined;
  readonly cv?: File | undefined;
}

/** The invented CV that the extension's page offers as well, and its receipt, which is made with these pages. */
const sampleOf = (locale: Locale) => ({
  receipt: { name: "receipt-nora-lindemann.json", path: `/verify/sample-${locale}.json` },
  cv: { name: `sample-cv-${locale}.pdf`, path: `/extension/sample-cv-${locale}.pdf` },
});

async function fetched({ name, path }: { name: string; path: string }): Promise<File> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}

/** The chosen files, what is wrong with them, and the check, which begins with the second file. */
function useReceipt(locale: Locale) {
  const [files, setFiles] = useState<Files>({});
  const [error, setError] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const [sample, setSample] = useState<readonly File[]>([]);
  const { refused } = checkWords(locale);
  const { receipt, cv } = files;
  const isBusy = receipt !== undefined && cv !== undefined && checked === undefined && error === undefined;

  const change = (next: Files, problem?: string) => {
    setFiles(next);
    setError(problem);
    setChecked(undefined);
  };
  const take = async (chosen: readonly File[]) => {
    let next = files;
    let problem: string | undefined;
    for (const taken of await Promise.all(chosen.map(takeFile))) {
      if (taken.is === "receipt") next = { ...next, receipt: taken };
      else if (taken.is === "cv") next = { ...next, cv: taken.file };
      else problem = fill(refused[taken.why], { name: taken.file.name });
    }
    change(next, problem);
  };
  const trySample = async () => {
    const { receipt, cv } = sampleOf(locale);
    try {
      const both = await Promise.all([fetched(receipt), fetched(cv)]);
      setSample(both);
      await take(both);
    } catch {
      setError(fill(refused.failed, { name: cv.name }));
    }
  };

  // An answer about files that were replaced in the meantime is dropped.
  useEffect(() => {
    if (!isBusy) return undefined;
    let isCurrent = true;
    void (async () => {
      const bytes = new Uint8Array(await cv.arrayBuffer());
      const answer = await askCheck({ receipt: receipt.receipt, bytes }, trustedScriptUrl).catch(() => ({ refused: "failed" }));
      if (!isCurrent) return;
      if ("refused" in answer) setError(fill(refused[refusalOf(answer.refused)], { name: cv.name }));
      else setChecked(answer);
    })();
    return () => {
      isCurrent = false;
    };
  }, [isBusy, receipt, cv, refused]);

  return {
    files,
    error,
    checked,
    isBusy,
    isSample: receipt !== undefined && cv !== undefined && sample.includes(receipt.file) && sample.includes(cv),
    take,
    trySample,
    remove: (key: keyof Files) => change({ ...files, [key]: undefined }),
  };
}

/** Checks a receipt against its PDF in this browser. */
export function Verify({ locale, words }: { locale: Locale; words: Words }) {
  const { files, error, checked, isBusy, isSample, take, trySample, remove } = useReceipt(locale);
  const { receipt, cv } = files;
  const missing = receipt === undefined ? cv && words.needReceipt : cv === undefined && words.needCv;
  return (
    // On a phone the outcome follows the files, and the receipt's own facts come after it.
    <div className="grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 print:mt-6">
      <div className="min-w-0">
        <DropZone {...{ words, isEmpty: !receipt && !cv, onChoose: (chosen) => void take(chosen) }}>
          {receipt && (
            <Chosen
              {...{ locale, words, file: receipt.file, onRemove: () => remove("receipt") }}
              what={words.receipt}
              isReceipt
            />
          )}
          {cv && (
            <Chosen
              {...{ locale, words, file: cv, onRemove: () => remove("cv") }}
              what={checked ? fill(words.pages, { n: checked.pages }) : words.cv}
            />
          )}
        </DropZone>
        {error && <FieldError id="verify-error">{error}</FieldError>}
        {!error && missing && <p className="mt-2 text-control text-ink-2">{missing}</p>}
        {!receipt && !cv && (
          <p className="js-only mt-2 text-control text-ink-2">
            {rich(words.sample, {
              try: (label) => (
                <button type="button" className="link" onClick={() => void trySample()}>
                  {label}
                </button>
              ),
            })}
          </p>
        )}
        {isSample && <Sample locale={locale} words={words} />}
        <p className="no-js-only mt-2 text-control text-warn">{words.needsScript}</p>
      </div>
      <div
        aria-live="polite"
        aria-busy={isBusy}
        className="grid min-w-0 content-start gap-6 not-empty:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:not-empty:mt-0"
      >
        {isBusy && <p className="text-section text-ink-2">{checkWords(locale).busy}</p>}
        {receipt && checked && (
          <>
            <Outcome locale={locale} receipt={receipt.receipt} check={checked.check} />
            <Facts locale={locale} receipt={receipt.receipt} check={checked.check} />
            <CriteriaTable locale={locale} receipt={receipt.receipt} check={checked.check} />
          </>
        )}
      </div>
      <div className="min-w-0">
        {receipt && checked && <Says {...{ locale, words, receipt: receipt.receipt, checked }} />}
        {checked && (
          <button type="button" className="button button-plain button-large no-print mt-6 w-full" onClick={() => print()}>
            <Printer aria-hidden className="size-4 stroke-[1.75]" />
            {words.print}
          </button>
        )}
        <Command words={words} />
      </div>
    </div>
  );
}

/** Names the sample, and offers it to save. */
function Sample({ locale, words }: { locale: Locale; words: Words }) {
  const { receipt, cv } = sampleOf(locale);
  const save = ({ name, path }: typeof cv, label: string) => (
    <a href={path} download={name} className="link">
      {label}
    </a>
  );
  return (
    <p className="no-print mt-2 text-control text-ink-2">
      {rich(words.sampleShown, { receipt: (label) => save(receipt, label), cv: (label) => save(cv, label) })}
    </p>
  );
}

function Command({ words }: { words: Words }) {
  return (
    <details className="no-print mt-4 text-control text-ink-2">
      <summary>
        <span className="link">{words.own}</span>
      </summary>
      <p className="mt-2">{words.command}</p>
      <code className="mt-2 block rounded-control bg-sunken px-3 py-2 break-words">npm run verify -- receipt.json cv.pdf</code>
    </details>
  );
}

interface DropZoneProps {
  words: Words;
  isEmpty: boolean;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Takes files dropped anywhere on the page, or chosen. */
function DropZone({ words, isEmpty, onChoose, children }: DropZoneProps) {
  const { isDragging, open, field } = useFileChoice(onChoose);
  const chooser = (label: string) => (
    <button type="button" className="link" onClick={open}>
      {label}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={words.files}
      className={clsx(
        "rounded-control border border-dashed px-4",
        isDragging ? "border-accent-ink bg-accent-soft" : "border-line-field",
        isEmpty ? "py-10" : "py-1",
      )}
    >
      {children}
      <p className={clsx("no-print flex items-center gap-3 text-body text-ink-2", !isEmpty && "py-3 text-control")}>
        {isEmpty && <Upload aria-hidden className="size-5 shrink-0 stroke-[1.75] text-accent-ink" />}
        <span>{isDragging ? words.dropping : rich(isEmpty ? words.drop : words.dropOther, { choose: chooser })}</span>
      </p>
      <input {...field} multiple accept="application/pdf,.pdf,application/json,.json" aria-label={words.files} />
    </div>
  );
}

interface ChosenProps {
  locale: Locale;
  words: Words;
  file: File;
  what: string;
  isReceipt?: boolean;
  onRemove: () => void;
}

function Chosen({ locale, words, file, what, isReceipt, onRemove }: ChosenProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line py-3">
      <ChosenFile
        {...{ locale, file, onRemove }}
        icon={isReceipt ? FileCheck : FileText}
        remove={fill(words.remove, { name: file.name })}
      >
        {(size) => (
          <p className="text-caption text-ink-2">
            {what}, {size}
          </p>
        )}
      </ChosenFile>
    </div>
  );
}

interface SaysProps {
  locale: Locale;
  words: Words;
  receipt: Receipt;
  checked: Checked;
}

/** The receipt's own facts. */
function Says({ locale, words: { says }, receipt, checked: { check } }: SaysProps) {
  const musts = check.criteria.filter(({ importance }) => importance === "must");
  const missing = musts.filter(({ credit }) => credit === 0).length;
  const versions = { version: receipt.engine, here: check.engine };
  const short = (hash: string) => `SHA-256 ${hash.slice(0, 6)} … ${hash.slice(-6)}`;
  const rows = [
    [says.asOf, formatsOf(locale).date(receipt.asOf)],
    [says.marker, receipt.marker === "model" ? says.model : says.builtIn],
    [says.engine, fill(receipt.engine === check.engine ? says.engineSame : says.engineOther, versions)],
    [says.musts, fill(missing === 0 ? says.mustsAll : says.mustsMissing, { all: musts.length, missing })],
    [says.text, short(receipt.textHash)],
    [says.criteria, short(receipt.criteriaHash)],
  ] as const;
  return (
    <section className="mt-8">
      <h2 className="text-section font-semibold">{says.title}</h2>
      <dl className="mt-3 border-t border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[2fr_3fr] gap-3 border-b border-line py-2.5 text-control">
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
