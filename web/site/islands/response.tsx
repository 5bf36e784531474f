import type { Locale } from "@candor/core/kernel/limits";
import type { ResponseAnswer, ResponseInput, ResponseKind, ResponseTone } from "@candor/scoring/tools";
import { Check, Mail } from "lucide-react";
import type { ResponseWords } from "../pages/response.tsx";
import { CopyAction, PrintAction, SaveAction, ShareAction } from "../tool/Actions.tsx";
import { Heading, Segments, SelectField, TextArea, TextField } from "../tool/fields.tsx";
import type { Values } from "../tool/form.ts";
import { Marked, ToolForm } from "../tool/Tool.tsx";
import { Rewrite } from "../tool/Rewrite.tsx";
import { useTool } from "../tool/useTool.ts";
import type { FormWords } from "../tool/words.ts";
import { fill } from "../words.ts";

const TONES: readonly ResponseTone[] = ["formal", "plain", "warm"];
const MONTHS = ["3", "4", "6", "12", "24"];

/** Fields that each kind of answer needs. */
const FIELDS: Readonly<Record<ResponseKind, readonly string[]>> = {
  received: ["date", "keep"],
  invitation: ["date", "time", "place"],
  rejection: ["reason", "keep"],
  rejectionAfterInterview: ["date", "reason", "keep"],
  offer: ["date", "deadline"],
  keepInTouch: ["keep"],
  question: ["question", "deadline"],
};

export const responseExample = (locale: Locale, words: ResponseWords["form"]): Values => ({
  kind: "rejectionAfterInterview",
  tone: "plain",
  language: locale,
  keep: "6",
  time: "",
  place: "",
  question: "",
  deadline: "",
  ...words.example,
});

export const responseInput = (values: Values, reader: Locale): ResponseInput | undefined => {
  if ((values["role"] ?? "").trim() === "") return undefined;
  const kind = values["kind"] as ResponseKind;
  const of = (name: string): string | undefined => (FIELDS[kind].includes(name) ? values[name] : undefined);
  return {
    kind,
    tone: values["tone"] as ResponseTone,
    language: values["language"] as Locale,
    reader,
    role: values["role"]!,
    name: values["name"],
    company: values["company"],
    sender: values["sender"],
    reason: of("reason"),
    date: of("date"),
    time: of("time"),
    place: of("place"),
    question: of("question"),
    deadline: of("deadline"),
    keepMonths: Number(of("keep") ?? 0),
  };
};

export interface ResponseProps {
  readonly locale: Locale;
  readonly words: ResponseWords["form"];
  readonly form: FormWords;
  readonly answer: ResponseAnswer;
  readonly hasModel?: boolean;
  readonly workerUrl?: string;
}

/** The response tool: details on the left, the e-mail on the right. */
export function Response({ locale, words, form, answer: first, hasModel, workerUrl }: ResponseProps) {
  const example = responseExample(locale, words);
  const tool = useTool({
    tool: "response",
    locale,
    hasModel,
    workerUrl,
    example,
    answer: first,
    choices: ["kind", "tone", "language", "keep"],
    label: "role",
    inputOf: (values) => responseInput(values, locale),
  });
  const { answer, values } = tool;
  const kind = (values["kind"] ?? "received") as ResponseKind;
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <ToolForm tool={tool} words={form} title={words.yours} example={example} label="role">
        <Fields locale={locale} words={words} form={form} example={example} kind={kind} refusal={answer?.refused?.reason} />
      </ToolForm>
      <section>
        <Heading>{words.result}</Heading>
        {answer && (
          <>
            <article aria-live="polite" className="mt-3 rounded-card border border-line-strong font-serif text-lead">
              <p className="border-b border-line px-5 py-3">
                <span className="block font-sans text-caption text-ink-2">{words.subject}</span>
                <strong className="font-semibold">{answer.subject}</strong>
              </p>
              <p className="px-5 py-4 whitespace-pre-line">
                <Marked text={answer.text} marks={answer.marks} />
              </p>
            </article>
            <p className="js-only no-print mt-3 flex flex-wrap gap-3">
              <a href={answer.mailto} className="button button-primary">
                <Mail aria-hidden className="size-4" />
                {form.mail}
              </a>
              <CopyAction text={() => `${answer.subject}\n\n${answer.text}`} words={form} label={words.copyText} isButton />
            </p>
            <p className="js-only no-print mt-2 text-caption text-ink-3">{form.mailHelp}</p>
            <Rewrite tool={tool} words={form} />
            <ul className="no-print mt-4">
              {answer.checks.map((check) => (
                <li key={check} className="flex items-start gap-3 border-b border-line py-2 text-control">
                  <Check aria-hidden className="size-4 text-good" />
                  {check}
                </li>
              ))}
              {answer.hint && <li className="py-2 text-control text-warn">{answer.hint}</li>}
            </ul>
            <p className="js-only no-print mt-4 flex flex-wrap gap-4">
              <SaveAction text={() => `${answer.subject}\n\n${answer.text}`} name="response" words={form} />
              <PrintAction words={form} />
              <ShareAction link={tool.link} words={form} />
            </p>
          </>
        )}
      </section>
    </div>
  );
}

type FieldsProps = Pick<ResponseProps, "locale" | "words" | "form"> & {
  readonly example: Values;
  readonly kind: ResponseKind;
  readonly refusal: string | undefined;
};

/** The fields of each kind; the others are hidden and keep their words. */
function Fields({ locale, words, form, example, kind, refusal }: FieldsProps) {
  const lacks = (name: string): boolean => !FIELDS[kind].includes(name);
  const keeps = [
    ...MONTHS.map((months): [string, string] => [months, fill(words.keepMonths, { months })]),
    ["0", words.keepNone] as [string, string],
  ];
  return (
    <>
      <SelectField name="kind" label={words.kind} value={example["kind"]} options={Object.entries(words.kinds)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label={words.name} value={example["name"]} maxLength={80} />
        <TextField name="role" label={words.role} value={example["role"]} maxLength={100} />
        <TextField name="date" label={words.dates[kind]} value={example["date"]} maxLength={60} isHidden={lacks("date")} />
        <TextField name="time" label={words.time} maxLength={30} isHidden={lacks("time")} />
        <TextField name="deadline" label={words.deadline} maxLength={60} isHidden={lacks("deadline")} />
      </div>
      <TextField name="place" label={words.place} maxLength={160} isHidden={lacks("place")} />
      <TextArea
        name="reason"
        rows={2}
        label={words.reason}
        help={words.reasonHelp}
        value={example["reason"]}
        maxLength={400}
        isHidden={lacks("reason")}
      />
      <TextArea name="question" rows={3} label={words.question} maxLength={600} isHidden={lacks("question")} />
      {refusal && (
        <p role="alert" className="text-control text-bad">
          {refusal}
        </p>
      )}
      <SelectField name="keep" label={words.keep} value={example["keep"]} options={keeps} isHidden={lacks("keep")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="sender" label={words.sender} value={example["sender"]} maxLength={80} />
        <TextField name="company" label={words.company} value={example["company"]} maxLength={80} />
      </div>
      <Segments name="tone" label={words.tone} value={example["tone"]} options={TONES.map((one) => [one, words.tones[one]])} />
      <SelectField name="language" label={form.language} value={locale} options={Object.entries(form.languages)} />
    </>
  );
}
