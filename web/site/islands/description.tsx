import type { Locale } from "@candor/core/kernel/limits";
import type {
  DescriptionAnswer,
  DescriptionHours,
  DescriptionInput,
  DescriptionTone,
  Finding,
  Level,
  TypedPay,
} from "@candor/scoring/tools";
import { ArrowRight, Check, Info, Scale } from "lucide-react";
import type { DescriptionWords } from "../pages/description.tsx";
import { CopyAction, PrintAction, SaveAction, ShareAction } from "../tool/Actions.tsx";
import { AdvertView } from "../tool/AdvertView.tsx";
import { Heading, Segments, SelectField, TextArea, TextField } from "../tool/fields.tsx";
import { type Values, valuesOf } from "../tool/form.ts";
import { keepAdvert } from "../tool/kept-advert.ts";
import { PayFields } from "../tool/PayFields.tsx";
import { ToolForm } from "../tool/Tool.tsx";
import { Rewrite } from "../tool/Rewrite.tsx";
import { useTool } from "../tool/useTool.ts";
import type { FormWords } from "../tool/words.ts";
import { fill } from "../words.ts";

const TONES: readonly DescriptionTone[] = ["formal", "friendly", "brief"];
/** Fields whose words stand in the advert. */
const TYPED = ["title", "tasks", "must", "nice", "offers", "place", "company"] as const;

export const descriptionExample = (locale: Locale, words: DescriptionWords["form"]): Values => ({
  company: "",
  level: "",
  hours: "fullTime",
  from: "",
  to: "",
  currency: locale === "tr" ? "TL" : locale === "en" ? "£" : "€",
  period: "year",
  tone: "formal",
  language: locale,
  ...words.example,
});

export const descriptionInput = (values: Values, reader: Locale): DescriptionInput | undefined =>
  (values["title"] ?? "").trim() === ""
    ? undefined
    : {
        title: values["title"]!,
        language: values["language"] as Locale,
        reader,
        tone: values["tone"] as DescriptionTone,
        company: values["company"],
        level: (values["level"] || undefined) as Level | undefined,
        place: values["place"],
        hours: (values["hours"] || undefined) as DescriptionHours | undefined,
        pay: {
          from: values["from"],
          to: values["to"],
          currency: values["currency"] || "€",
          period: values["period"] as TypedPay["period"],
        },
        tasks: values["tasks"],
        must: values["must"],
        nice: values["nice"],
        offers: values["offers"],
      };

export interface DescriptionProps {
  readonly locale: Locale;
  readonly words: DescriptionWords["form"];
  readonly form: FormWords;
  readonly answer: DescriptionAnswer;
  /** The page of the product that takes the advert. */
  readonly newJob: string;
  readonly hasModel?: boolean;
  readonly workerUrl?: string;
}

/** The description tool: details, the advert, and what should not be in it. */
export function Description({ locale, words, form, answer: first, newJob, hasModel, workerUrl }: DescriptionProps) {
  const example = descriptionExample(locale, words);
  const tool = useTool({
    tool: "description",
    locale,
    hasModel,
    workerUrl,
    example,
    answer: first,
    choices: ["level", "hours", "tone", "language", "currency", "period"],
    label: "title",
    inputOf: (values) => descriptionInput(values, locale),
  });
  const { answer } = tool;
  const take = ({ phrase, wording = "" }: Finding): void => {
    if (!tool.form.current) return;
    const values = valuesOf(tool.form.current);
    const field = TYPED.find((name) => values[name]?.includes(phrase));
    if (field) tool.load({ ...values, [field]: values[field]!.replace(phrase, wording) });
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[4fr_5fr_4fr] xl:grid-cols-[4fr_6fr_4fr]">
      <ToolForm tool={tool} words={form} title={words.yours} example={example} label="title">
        <TextField name="title" label={words.title} value={example["title"]} maxLength={120} />
        <div className="grid grid-cols-2 gap-3">
          <SelectField name="level" label={words.level} value="" options={[["", words.none], ...Object.entries(form.levels)]} />
          <SelectField
            name="hours"
            label={words.hours}
            value={example["hours"]}
            options={[["", words.none], ...Object.entries(words.hoursOf)]}
          />
          <TextField name="place" label={words.place} value={example["place"]} maxLength={80} />
          <TextField name="company" label={words.company} aside={form.optional} maxLength={80} />
        </div>
        <TextArea name="tasks" rows={4} label={words.tasks} aside={words.perLine} value={example["tasks"]} maxLength={4000} />
        <TextArea name="must" rows={4} label={words.must} aside={words.perLine} value={example["must"]} maxLength={4000} />
        <TextArea name="nice" rows={3} label={words.nice} aside={words.perLine} value={example["nice"]} maxLength={4000} />
        <TextArea name="offers" rows={3} label={words.offers} aside={words.perLine} value={example["offers"]} maxLength={4000} />
        <PayFields words={form} currency={example["currency"]} />
        <Segments name="tone" label={words.tone} value={example["tone"]} options={TONES.map((one) => [one, words.tones[one]])} />
        <SelectField name="language" label={form.language} value={locale} options={Object.entries(form.languages)} />
      </ToolForm>
      {answer && (
        <section>
          <Heading
            aside={
              <span className="js-only no-print flex flex-wrap gap-4">
                <CopyAction text={() => answer.text} words={form} />
                <PrintAction words={form} />
              </span>
            }
          >
            {words.result}
          </Heading>
          <AdvertView answer={answer} />
          <ReadBack answer={answer} words={words} />
          <Rewrite tool={tool} words={form} />
          <p className="js-only no-print mt-3 flex flex-wrap gap-3">
            <a href={newJob} className="button button-primary" onClick={() => keepAdvert(answer.title, answer.text)}>
              {words.use}
              <ArrowRight aria-hidden className="size-4" />
            </a>
            <SaveAction text={() => answer.text} name="advert" words={form} />
            <ShareAction link={tool.link} words={form} />
          </p>
          <p className="js-only no-print mt-2 text-caption text-ink-3">{words.useHelp}</p>
        </section>
      )}
      {answer && (
        <Fairness
          answer={answer}
          words={words}
          onTake={take}
          onPay={() => tool.form.current?.querySelector<HTMLElement>("[name=from]")?.focus()}
        />
      )}
    </div>
  );
}

function ReadBack({ answer: { readBack }, words }: { answer: DescriptionAnswer; words: DescriptionProps["words"] }) {
  const { typed, recognised, missed } = readBack;
  const text =
    missed.length === 0
      ? fill(words.readBack, { count: typed })
      : fill(words.readPart, { found: recognised, count: typed, missed: missed.join("; ") });
  return (
    <p className="no-print mt-3 flex items-start gap-2 text-control">
      {missed.length === 0 && <Check aria-hidden className="size-4 text-good" />}
      {text}
    </p>
  );
}

interface FairnessProps {
  readonly answer: DescriptionAnswer;
  readonly words: DescriptionProps["words"];
  readonly onTake: (finding: Finding) => void;
  readonly onPay: () => void;
}

/** The findings of the fairness panel, each with its reason and a wording to take. */
function Fairness({ answer: { findings }, words, onTake, onPay }: FairnessProps) {
  const phrases = findings.filter(({ kind }) => kind !== "payMissing");
  const pay = findings.find(({ kind }) => kind === "payMissing");
  return (
    <section className="no-print" aria-live="polite">
      <Heading
        aside={
          phrases.length > 0 && (
            <span className="text-control font-medium text-warn">{fill(words.check, { count: phrases.length })}</span>
          )
        }
      >
        <Scale aria-hidden className="mr-2 inline size-4" />
        {words.fairness}
      </Heading>
      {phrases.length === 0 && <p className="mt-2 text-control text-ink-2">{words.fine}</p>}
      <ol className="mt-2">
        {phrases.map((finding, index) => (
          <li key={`${finding.start} ${finding.kind}`} className="flex gap-3 border-t border-line py-3">
            <span className="margin-number finding-number">{index + 1}</span>
            <div className="flex-1">
              <p className="flex flex-wrap gap-x-4">
                <span className={`mr-auto font-serif text-lead ${lineOf(finding)}`}>{finding.phrase}</span>
                <span className="text-caption text-ink-2">{words.kinds[finding.kind]}</span>
              </p>
              <p className="mt-1 text-control text-ink-2">{finding.reason}</p>
              <p className="mt-2 flex flex-wrap items-center gap-3">
                <span className="mr-auto font-serif text-lead">{finding.wording}</span>
                <button type="button" className="button button-plain js-only" onClick={() => onTake(finding)}>
                  {finding.wording ? words.take : words.remove}
                </button>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {pay && (
        <div className="border-t border-line py-3">
          <h3 className="flex items-center gap-2 font-semibold">
            <Info aria-hidden className="size-4" />
            {words.kinds.payMissing}
          </h3>
          <p className="mt-1 text-control text-ink-2">{pay.reason}</p>
          <button type="button" className="button button-plain js-only mt-2" onClick={onPay}>
            {words.enterPay}
          </button>
        </div>
      )}
    </section>
  );
}

const lineOf = ({ kind }: Finding): string => (kind === "coded" || kind === "young" ? "finding finding-hint" : "finding");
