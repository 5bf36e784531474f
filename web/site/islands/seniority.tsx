import type { SeniorityAnswer } from "@candor/scoring/tools";
import type { Locale } from "@candor/core/kernel/limits";
import { CopyAction, PrintAction, SaveAction, ShareAction } from "../tool/Actions.tsx";
import { SelectField } from "../tool/fields.tsx";
import { MarkedTextArea } from "../tool/MarkedTextArea.tsx";
import type { TextMark } from "../tool/marks.ts";
import { Scale } from "../tool/Scale.tsx";
import { ToolForm } from "../tool/Tool.tsx";
import { useTool } from "../tool/useTool.ts";
import type { FormWords } from "../tool/words.ts";
import type { SeniorityWords } from "../pages/seniority.tsx";
import { fill } from "../words.ts";

export interface SeniorityProps {
  readonly locale: Locale;
  readonly words: SeniorityWords["form"];
  readonly form: FormWords;
  readonly answer: SeniorityAnswer;
  readonly workerUrl?: string;
}

/** The seniority tool: an advert on the left, its level with the quotes on the right. */
export function Seniority({ locale, words, form, answer: first, workerUrl }: SeniorityProps) {
  const example = { text: words.example, language: locale };
  const tool = useTool({
    tool: "seniority",
    locale,
    workerUrl,
    example,
    answer: first,
    choices: ["language"],
    label: "text",
    inputOf: ({ text = "", language }) => (text.trim() === "" ? undefined : { text, language: language as Locale }),
  });
  const { answer } = tool;
  const asText = (): string => (answer ? textOf(answer, words) : "");
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <ToolForm tool={tool} words={form} title={words.text} example={example} label="text">
        <MarkedTextArea
          name="text"
          rows={14}
          value={example.text}
          label={words.text}
          isSaid
          tool={tool}
          marks={answer ? marksOf(answer) : []}
        />
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            name="language"
            value={locale}
            label={words.reasons}
            options={Object.entries(form.languages)}
            className="flex-1"
          />
          <button type="submit" className="button button-primary button-large js-only">
            {words.ask}
          </button>
        </div>
      </ToolForm>
      <section aria-live="polite" aria-label={words.result}>
        {answer && <Level answer={answer} words={words} />}
        {answer && (
          <p className="js-only no-print mt-6 flex flex-wrap gap-4">
            <CopyAction text={asText} words={form} />
            <SaveAction text={asText} name="seniority" words={form} />
            <PrintAction words={form} />
            <ShareAction link={tool.link} words={form} />
          </p>
        )}
      </section>
    </div>
  );
}

/** The quotes of the answer in three groups, in the order of their numbers. */
const groupsOf = ({ forIt, against, rulesOut }: SeniorityAnswer) => [forIt, against, rulesOut];

const marksOf = (answer: SeniorityAnswer): TextMark[] =>
  groupsOf(answer)
    .flat()
    .map(({ start, end }, index) => ({ start, end, number: index + 1 }));

function Level({ answer, words }: { answer: SeniorityAnswer; words: SeniorityProps["words"] }) {
  const { forIt, against } = answer;
  const counts = fill(words.counts, { for: forIt.length, against: against.length });
  let number = 0;
  const titles = [words.for, words.against, words.rulesOut];
  return (
    <>
      <p className="text-control text-ink-2">{words.result}</p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-public font-semibold">{answer.levelName}</strong>
        <span className="text-ink-2">
          {answer.clarity}, {counts}
        </span>
      </p>
      <Scale levels={answer.levels} level={answer.level} />
      {answer.note && <p className="mt-4 text-control text-ink-2">{answer.note}</p>}
      {groupsOf(answer).map((list, index) =>
        list.length === 0 ? null : (
          <section key={index} className="mt-6">
            <h3 className="font-semibold">{titles[index]}</h3>
            <ul>
              {list.map((one) => (
                <li key={`${one.start} ${one.reason}`} className="flex gap-3 border-b border-line py-3">
                  <span className="margin-number mt-1">{++number}</span>
                  <div className="flex-1">
                    <q className="font-serif text-lead">
                      <mark>{one.quote}</mark>
                    </q>
                    <p className="text-control text-ink-2">{one.reason}</p>
                  </div>
                  <span className="text-control text-ink-2">{one.strengthName}</span>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {forIt.length === 0 && <p className="mt-4 text-ink-2">{words.none}</p>}
      {answer.absent && (
        <section className="mt-6">
          <h3 className="font-semibold">{words.rulesOut}</h3>
          <p className="py-3 text-ink-2">{answer.absent}</p>
        </section>
      )}
    </>
  );
}

const textOf = (
  { levelName, clarity, forIt, against, rulesOut, absent }: SeniorityAnswer,
  words: SeniorityProps["words"],
): string => {
  const group = (title: string, list: SeniorityAnswer["forIt"]): string[] =>
    list.length === 0
      ? []
      : [[title, ...list.map(({ quote, reason, strengthName }) => `- “${quote}” (${strengthName}): ${reason}`)].join("\n")];
  return [
    `${words.result}: ${levelName} (${clarity})`,
    ...group(words.for, forIt),
    ...group(words.against, against),
    ...group(words.rulesOut, rulesOut),
    ...(absent ? [absent] : []),
  ].join("\n\n");
};
