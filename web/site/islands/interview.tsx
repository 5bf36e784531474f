import type { Locale } from "@candor/core/kernel/limits";
import type { InterviewAnswer, InterviewInput, Level, QuestionKind } from "@candor/scoring/tools";
import { Printer, Scale } from "lucide-react";
import type { InterviewWords } from "../pages/interview.tsx";
import { CopyAction, SaveAction, ShareAction } from "../tool/Actions.tsx";
import { Heading, SelectField } from "../tool/fields.tsx";
import type { Values } from "../tool/form.ts";
import { MarkedTextArea } from "../tool/MarkedTextArea.tsx";
import type { TextMark } from "../tool/marks.ts";
import { ToolForm } from "../tool/Tool.tsx";
import { Rewrite } from "../tool/Rewrite.tsx";
import { useTool } from "../tool/useTool.ts";
import type { FormWords } from "../tool/words.ts";
import { fill } from "../words.ts";

type Answer = InterviewAnswer & { readonly asText: string };

const KINDS: readonly QuestionKind[] = ["did", "would", "knows"];
const LENGTHS = ["30", "45", "60", "90"];

export const interviewExample = (locale: Locale, words: InterviewWords["form"]): Values => ({
  text: words.example,
  level: "",
  minutes: "45",
  did: "on",
  would: "on",
  language: locale,
});

export const interviewInput = (values: Values): InterviewInput | undefined =>
  (values["text"] ?? "").trim() === ""
    ? undefined
    : {
        text: values["text"]!,
        level: (values["level"] || undefined) as Level | undefined,
        minutes: Number(values["minutes"]),
        kinds: KINDS.filter((kind) => values[kind] === "on"),
        language: values["language"] as Locale,
      };

export interface InterviewProps {
  readonly locale: Locale;
  readonly words: InterviewWords["form"];
  readonly form: FormWords;
  readonly answer: Answer;
  readonly hasModel?: boolean;
  readonly workerUrl?: string;
}

/** The interview tool: an advert on the left, questions with anchors and a plan on the right, and a sheet to print. */
export function Interview({ locale, words, form, answer: first, hasModel, workerUrl }: InterviewProps) {
  const example = interviewExample(locale, words);
  const tool = useTool({
    tool: "interview",
    locale,
    hasModel,
    workerUrl,
    example,
    answer: first,
    choices: ["level", "minutes", "did", "would", "knows", "language"],
    label: "text",
    inputOf: interviewInput,
  });
  const { answer } = tool;
  const asText = (): string => answer?.asText ?? "";
  return (
    <div className="grid gap-10 lg:grid-cols-[2fr_3fr]">
      <ToolForm tool={tool} words={form} title={words.text} example={example} label="text">
        <MarkedTextArea
          name="text"
          rows={16}
          label={words.text}
          isSaid
          value={words.example}
          tool={tool}
          marks={answer ? marksOf(answer) : []}
        />
        <Choices locale={locale} words={words} form={form} example={example} />
      </ToolForm>
      {answer && (
        <section>
          <Heading
            aside={
              <span className="js-only no-print flex flex-wrap gap-4">
                <CopyAction text={asText} words={form} />
                <SaveAction text={asText} name="interview" words={form} />
                <ShareAction link={tool.link} words={form} />
              </span>
            }
          >
            <strong className="text-public font-semibold">{answer.minutes}</strong>{" "}
            <span className="text-control font-medium text-ink-2">
              {fill(words.summary, {
                questions: answer.questions.length,
                requirements: answer.questions.length + answer.others.length,
              })}
            </span>
          </Heading>
          <Plan answer={answer} words={words} />
          {answer.note && <p className="mt-2 text-control text-warn">{answer.note}</p>}
          <Questions answer={answer} words={words} />
          <Rewrite tool={tool} words={form} />
          <Sheet answer={answer} words={words} />
          <h3 className="mt-8 flex items-center gap-2 font-semibold">
            <Scale aria-hidden className="size-4" />
            {words.never}
          </h3>
          <dl className="mt-2 border-t border-line">
            {answer.never.map(([topic, instead]) => (
              <div key={topic} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-2">
                <dt className="font-medium">{topic}</dt>
                <dd className="text-ink-2">{instead}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

/** The words of the advert that questions are about, and those that need none. */
function marksOf({ questions, others }: Answer): TextMark[] {
  return [
    ...questions.flatMap(({ number, span }) => (span ? [{ ...span, number }] : [])),
    ...others.flatMap(({ number, span }) => (span ? [{ ...span, number, isPlain: true }] : [])),
  ];
}

type ChoicesProps = Pick<InterviewProps, "locale" | "words" | "form"> & { readonly example: Values };

function Choices({ locale, words, form, example }: ChoicesProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="level"
          label={words.level}
          value=""
          options={[["", words.levelAuto], ...Object.entries(form.levels)]}
        />
        <SelectField
          name="minutes"
          label={words.length}
          value="45"
          options={LENGTHS.map((minutes) => [minutes, fill(words.minutes, { minutes })])}
        />
      </div>
      <fieldset>
        <legend className="mb-1 text-control font-medium">{words.kinds}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {KINDS.map((kind) => (
            <label key={kind} className="flex items-center gap-2 text-control">
              <input type="checkbox" name={kind} defaultChecked={example[kind] === "on"} className="size-4" />
              {words[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField name="language" label={words.language} value={locale} options={Object.entries(form.languages)} />
      <button type="submit" className="button button-plain js-only">
        {words.ask}
      </button>
    </>
  );
}

interface PartProps {
  readonly answer: Answer;
  readonly words: InterviewProps["words"];
}

function Plan({ answer: { opening, questions, theirs }, words }: PartProps) {
  const parts = [opening.minutes, ...questions.map(({ minutes }) => minutes), theirs.minutes];
  return (
    <div className="mt-3">
      <PlanBar parts={parts} />
      <ol className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-control text-ink-2">
        <li>
          {opening.name} {opening.minutes} {words.min}
        </li>
        {questions.map(({ number, minutes }) => (
          <li key={number} className="flex items-center gap-2">
            <span className="margin-number">{number}</span> {minutes} {words.min}
          </li>
        ))}
        <li>
          {theirs.name} {theirs.minutes} {words.min}
        </li>
      </ol>
      <p className="mt-1 text-control text-ink-2">
        {parts.join(" + ")} = {sum(parts)}
      </p>
    </div>
  );
}

/** Left free between two parts, in minutes. */
const GAP = 0.2;

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0);

/** The parts of the interview, as wide as they are long; the questions stand out from what begins and ends it. */
function PlanBar({ parts }: { parts: readonly number[] }) {
  return (
    <svg viewBox={`0 0 ${sum(parts)} 1`} preserveAspectRatio="none" aria-hidden className="keeps-ground h-1.5 w-full">
      {parts.map((minutes, index) => {
        const isQuestion = index > 0 && index < parts.length - 1;
        const x = sum(parts.slice(0, index));
        return <rect key={index} x={x} width={minutes - GAP} height={1} className={isQuestion ? "fill-accent" : "fill-track"} />;
      })}
    </svg>
  );
}

function Questions({ answer: { questions, others }, words }: PartProps) {
  return (
    <ol aria-live="polite" className="mt-4 border-t border-line">
      {questions.map(({ number, quote, span, question, followUps, anchors, minutes }) => (
        <li key={number} className="flex gap-3 border-b border-line py-5">
          <span className="margin-number mt-1">{number}</span>
          <div className="flex-1">
            <p className="flex gap-4">
              <span className="mr-auto font-serif text-lead">{span ? <mark>{quote}</mark> : quote}</span>
              <span className="whitespace-nowrap text-control text-ink-2">
                {minutes} {words.min}
              </span>
            </p>
            <p className="mt-2 text-section font-medium">{question}</p>
            <ul className="mt-1 text-ink-2">
              {followUps.map((one) => (
                <li key={one}>– {one}</li>
              ))}
            </ul>
            <dl className="mt-3 grid gap-4 text-control sm:grid-cols-3">
              {[words.weak, words.fair, words.strong].map((name, index) => (
                <div key={name} className="border-t border-line-strong pt-1">
                  <dt className="font-semibold">{name}</dt>
                  <dd className="text-ink-2">{anchors[index]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
      {others.map(({ number, quote, instead }) => (
        <li key={number} className="flex flex-wrap gap-3 border-b border-line py-3">
          <span className="margin-number mt-1">{number}</span>
          <span className="mr-auto font-serif text-lead">{quote}</span>
          <span className="text-control text-ink-2">{instead}</span>
        </li>
      ))}
    </ol>
  );
}

/** The sheet on which one interviewer scores one person. */
function Sheet({ answer: { title, questions, most }, words }: PartProps) {
  return (
    <section className="mt-8 rounded-card border border-line-strong p-5 print:mt-0 print:break-before-page">
      <Heading
        aside={
          <button type="button" className="button button-primary js-only no-print" onClick={() => print()}>
            <Printer aria-hidden className="size-4" />
            {words.printSheet}
          </button>
        }
      >
        {words.sheet}: {title}
      </Heading>
      <p className="mt-3 grid grid-cols-3 gap-4 border-b border-line pb-6 text-caption text-ink-2 print:pb-10">
        <span>{words.candidate}</span>
        <span>{words.interviewer}</span>
        <span>{words.date}</span>
      </p>
      <ol>
        {questions.map(({ number, question }) => (
          <li key={number} className="flex gap-3 border-b border-line py-3">
            <span className="font-semibold">{number}</span>
            <span className="mr-auto">{question}</span>
            <span className="flex gap-1">
              {[1, 2, 3, 4, 5].map((points) => (
                <span key={points} className="margin-number">
                  {points}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p className="pt-3 font-semibold">{fill(words.sum, { most })}</p>
      <p className="mt-2 text-caption text-ink-3">{words.sheetNote}</p>
    </section>
  );
}
