import { MESSAGE_LIMITS, linkedinMessage, type LinkedinAnswer, type LinkedinInput } from "../../tools/linkedin-message.ts";
import { hiringResponse, type ResponseAnswer, type ResponseInput } from "../../tools/hiring-response.ts";
import {
  interviewAsText,
  interviewQuestions,
  type InterviewAnswer,
  type InterviewInput,
} from "../../tools/interview-questions.ts";
import { descriptionLines, jobDescription, type DescriptionAnswer, type DescriptionInput } from "../../tools/job-description.ts";
import { payText } from "../../tools/pay.ts";
import { mailtoOf, oneLine, placeOf, withoutStop } from "../../tools/text.ts";
import { languageOf } from "../../text/language.ts";
import type { Part, Rewriting } from "./rewriting.ts";

const GAP = "\n\n";
const MAX_PARAGRAPH = 900;
const MAX_QUESTION = 320;
const MAX_LINE = 300;

const given = (words: readonly (string | undefined)[]): string[] =>
  words.flatMap((one) => {
    const line = withoutStop(oneLine(one, MAX_PARAGRAPH));
    return line === "" ? [] : [line];
  });

/** The paragraphs between the greeting and the name below. */
export const responseRewriting = (input: ResponseInput): Rewriting<ResponseAnswer> => {
  const answer = hiringResponse(input);
  const all = answer.text.split(GAP);
  const { role, company, reason, date, time, place, deadline, question } = input;
  const keep = given([role, company, reason, date, time, place, deadline, question]);
  const mark = answer.marks[0];
  return {
    language: input.language,
    names: given([input.name, input.sender]),
    parts: all.slice(1, -1).map((text) => ({ text, keep, max: MAX_PARAGRAPH })),
    assembled: (texts) => {
      const text = [all[0], ...texts, all.at(-1)].join(GAP);
      return {
        text: `${answer.subject}${GAP}${text}`,
        answer: {
          ...answer,
          text,
          marks: mark ? placeOf(text, answer.text.slice(mark.start, mark.end)) : [],
          mailto: mailtoOf(answer.subject, text),
        },
      };
    },
  };
};

/** A note as a whole; of an InMail the paragraphs between the greeting and the name below. */
export const linkedinRewriting = (input: LinkedinInput): Rewriting<LinkedinAnswer> => {
  const answer = linkedinMessage(input);
  const isLetter = input.kind === "inMail";
  const pieces = answer.variants.map(({ text }) => {
    const all = text.split(GAP);
    return isLetter
      ? { before: `${all[0]}${GAP}`, own: all.slice(1, -1).join(GAP), after: `${GAP}${all.at(-1)}` }
      : { before: "", own: text, after: "" };
  });
  const { role, company, place, fact, pay } = input;
  const keep = given([role, company, place, answer.refused ? "" : fact, payText(pay, input.language)]);
  return {
    language: input.language,
    names: given([input.name, input.sender]),
    parts: pieces.map(({ before, own, after }) => ({
      text: own,
      keep,
      max: MESSAGE_LIMITS[input.kind] - before.length - after.length,
    })),
    assembled: (texts) => {
      const variants = answer.variants.map((variant, index) => {
        const text = `${pieces[index]!.before}${texts[index]}${pieces[index]!.after}`;
        const mark = variant.marks[0];
        const marks = mark ? placeOf(text, variant.text.slice(mark.start, mark.end)) : [];
        return { ...variant, text, length: text.length, marks };
      });
      const whole = variants.map(({ subject, text }) => (subject ? `${subject}${GAP}${text}` : text));
      return { answer: { ...answer, variants }, text: whole.join(`${GAP}---${GAP}`) };
    },
  };
};

type Interview = InterviewAnswer & { readonly asText: string };

/** The questions and those that follow them; requirements, anchors and the plan stay. */
export const interviewRewriting = (input: InterviewInput): Rewriting<Interview> => {
  const answer = interviewQuestions(input);
  const language = input.language ?? languageOf(input.text);
  return {
    language,
    names: [],
    parts: answer.questions.flatMap(({ question, followUps, quote }) =>
      [question, ...followUps].map((text): Part => ({ text, keep: [quote], max: MAX_QUESTION })),
    ),
    assembled: (texts) => {
      let at = 0;
      const questions = answer.questions.map((one) => {
        const [question = one.question, ...followUps] = texts.slice(at, (at += 1 + one.followUps.length));
        return { ...one, question, followUps };
      });
      const text = interviewAsText({ ...answer, questions }, language);
      return { answer: { ...answer, questions, asText: text }, text };
    },
  };
};

const LISTS = ["tasks", "must", "nice", "offers"] as const;
const SECTION_OF = { tasks: "tasks", must: "asks", nice: "asks", offers: "offers" } as const;

/** The typed lines. One with a finding of the fairness panel stays, so that its wording can be taken where it was typed. */
export const descriptionRewriting = (input: DescriptionInput): Rewriting<DescriptionAnswer> => {
  const { findings } = jobDescription(input);
  const rows = LISTS.flatMap((list) => descriptionLines(input[list]).map((text) => ({ list, text })));
  const isOpen = ({ text }: { readonly text: string }): boolean =>
    findings.every(({ phrase }) => phrase === "" || !text.includes(phrase));
  return {
    language: input.language,
    names: [],
    parts: rows.filter(isOpen).map(({ list, text }) => ({ text, keep: [], max: MAX_LINE, section: SECTION_OF[list] })),
    assembled: (texts) => {
      const left = [...texts];
      const worded = rows.map((row) => ({ ...row, text: isOpen(row) ? left.shift()! : row.text }));
      const lists = LISTS.map((list) => {
        const own = worded.filter((row) => row.list === list);
        return [list, own.map(({ text }) => text).join("\n")] as const;
      });
      const answer = jobDescription({ ...input, ...Object.fromEntries(lists) });
      return { answer, text: answer.text };
    },
  };
};
