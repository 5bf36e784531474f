import type { Locale } from "@candor/core/kernel/limits";
import {
  type LinkedinAnswer,
  type LinkedinInput,
  type MessageKind,
  type MessageTone,
  type TypedPay,
} from "@candor/scoring/tools";
import type { LinkedinWords } from "../pages/linkedin.tsx";
import { CopyAction, SaveAction, ShareAction } from "../tool/Actions.tsx";
import { Heading, Segments, SelectField, TextField } from "../tool/fields.tsx";
import type { Values } from "../tool/form.ts";
import { PayFields } from "../tool/PayFields.tsx";
import { Marked, ToolForm } from "../tool/Tool.tsx";
import { Rewrite } from "../tool/Rewrite.tsx";
import { useTool } from "../tool/useTool.ts";
import type { FormWords } from "../tool/words.ts";
import { MessageLength } from "../tool/MessageLength.tsx";

const KINDS: readonly MessageKind[] = ["note", "notePremium", "inMail"];
const TONES: readonly MessageTone[] = ["warm", "neutral", "formal"];

/** The example of the page as the form has it. */
export const linkedinExample = (locale: Locale, words: LinkedinWords["form"]): Values => ({
  kind: "note",
  sender: "",
  currency: "€",
  period: "year",
  language: locale,
  ...words.example,
});

export const linkedinInput = (values: Values, reader: Locale): LinkedinInput | undefined =>
  (values["role"] ?? "").trim() === ""
    ? undefined
    : {
        kind: values["kind"] as MessageKind,
        tone: values["tone"] as MessageTone,
        language: values["language"] as Locale,
        reader,
        role: values["role"]!,
        name: values["name"],
        company: values["company"],
        place: values["place"],
        fact: values["fact"],
        sender: values["sender"],
        pay: {
          from: values["from"],
          to: values["to"],
          currency: values["currency"] || "€",
          period: values["period"] as TypedPay["period"],
        },
      };

export interface LinkedinProps {
  readonly locale: Locale;
  readonly words: LinkedinWords["form"];
  readonly form: FormWords;
  readonly answer: LinkedinAnswer;
  readonly hasModel?: boolean;
  readonly workerUrl?: string;
}

/** The LinkedIn tool: details on the left, three variants with their counters on the right. */
export function Linkedin({ locale, words, form, answer: first, hasModel, workerUrl }: LinkedinProps) {
  const example = linkedinExample(locale, words);
  const tool = useTool({
    tool: "linkedin",
    locale,
    hasModel,
    workerUrl,
    example,
    answer: first,
    choices: ["kind", "tone", "language"],
    label: "role",
    inputOf: (values) => linkedinInput(values, locale),
  });
  const { answer, values } = tool;
  const all = (): string =>
    (answer?.variants ?? []).map(({ subject, text }) => (subject ? `${subject}\n\n${text}` : text)).join("\n\n---\n\n");
  return (
    <div className="grid gap-10 lg:grid-cols-[2fr_3fr]">
      <ToolForm tool={tool} words={form} title={words.yours} example={example} label="role">
        <fieldset>
          <legend className="mb-1 text-control font-medium">{words.kind}</legend>
          <div className="rounded-control border border-line-field">
            {KINDS.map((kind) => (
              <label key={kind} className="flex items-center gap-3 border-b border-line px-3 py-2 last:border-0">
                <input type="radio" name="kind" value={kind} defaultChecked={kind === example["kind"]} className="size-4" />
                <span className="mr-auto">{words.kinds[kind]}</span>
                <span className="text-right text-control text-ink-3">{words.limits[kind]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" label={words.name} value={example["name"]} maxLength={60} />
          <TextField name="company" label={words.company} value={example["company"]} maxLength={60} />
          <TextField name="role" label={words.role} value={example["role"]} maxLength={80} />
          <TextField name="place" label={words.place} aside={form.optional} value={example["place"]} maxLength={40} />
        </div>
        <TextField name="fact" label={words.fact} help={words.factHelp} value={example["fact"]} maxLength={400} />
        {answer?.refused && (
          <p role="alert" className="text-control text-bad">
            {answer.refused.reason}
          </p>
        )}
        <PayFields words={form} from={example["from"]} to={example["to"]} />
        <Segments name="tone" label={words.tone} value={example["tone"]} options={TONES.map((one) => [one, words.tones[one]])} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField name="language" label={form.language} value={locale} options={Object.entries(form.languages)} />
          <TextField name="sender" label={words.sender} isHidden={values["kind"] !== "inMail"} maxLength={80} />
        </div>
      </ToolForm>
      <section>
        <Heading
          aside={
            <span className="js-only no-print flex flex-wrap gap-4">
              <ShareAction link={tool.link} words={form} />
              <SaveAction text={all} name="linkedin" words={form} />
            </span>
          }
        >
          {words.result}
        </Heading>
        <ul aria-live="polite" className="mt-3 border-t border-line">
          {answer?.variants.map((variant) => (
            <Variant key={variant.label} variant={variant} words={words} form={form} />
          ))}
        </ul>
        {answer && <Rewrite tool={tool} words={form} />}
        <dl className="mt-6 grid gap-6 sm:grid-cols-3">
          {words.notes.map(({ title, body }) => (
            <div key={title}>
              <dt className="text-control font-semibold">{title}</dt>
              <dd className="text-control text-ink-2">{body}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Variant({
  variant,
  words,
  form,
}: {
  variant: LinkedinAnswer["variants"][number];
  words: LinkedinProps["words"];
  form: FormWords;
}) {
  const { label, subject, text, marks, length, limit, note } = variant;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_auto]">
      <div>
        <p className="text-control text-ink-2">{label}</p>
        {subject && (
          <p className="mt-1 text-control">
            {words.subject}: <span className="font-serif text-lead">{subject}</span>
          </p>
        )}
        <p className="mt-1 font-serif text-lead whitespace-pre-line">
          <Marked text={text} marks={marks} />
        </p>
        <p className="mt-1 text-caption text-ink-3">{note}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:block sm:text-right">
        <MessageLength length={length} limit={limit} of={words.of} />
        <span className="js-only no-print sm:mt-3 sm:block">
          <CopyAction text={() => (subject ? `${subject}\n\n${text}` : text)} words={form} isButton />
        </span>
      </div>
    </li>
  );
}
