import type { Language } from "../text/language.ts";
import type { Span } from "../text/lines.ts";
import { isVague, personalReasonIn, type PersonalReason } from "./personal-reasons.ts";
import { RESPONSE_WORDS, type ResponseKind, type ResponseParts, type ResponseTone } from "./response/words.ts";
import { mailtoOf, oneLine, placeOf, withoutStop } from "./text.ts";

export { RESPONSE_KINDS, type ResponseKind, type ResponseTone } from "./response/words.ts";

export interface ResponseInput {
  readonly kind: ResponseKind;
  readonly language: Language;
  readonly tone: ResponseTone;
  readonly role: string;
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly sender?: string | undefined;
  /** The reason of a rejection, about the job; it goes into the text word for word. */
  readonly reason?: string | undefined;
  /** Day of the interview or of the start, or by when an answer comes. */
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly place?: string | undefined;
  readonly question?: string | undefined;
  /** By when the applicant should answer. */
  readonly deadline?: string | undefined;
  /** Months after which documents are deleted; 0 where nothing is said. */
  readonly keepMonths?: number | undefined;
  /** Language of notes; by default that of the message. */
  readonly reader?: Language | undefined;
}

export interface ResponseAnswer {
  readonly subject: string;
  readonly text: string;
  /** Places of the typed reason or question. */
  readonly marks: readonly Span[];
  /** A reason about the person; it is left out of the text. */
  readonly refused?: PersonalReason;
  /** Assurances that hold for this message. */
  readonly checks: readonly string[];
  readonly hint?: string;
  readonly mailto: string;
}

const MAX = { name: 80, role: 100, company: 80, sender: 80, reason: 400, date: 60, time: 30, place: 160, question: 600 } as const;
const MAX_MONTHS = 60;

/** A message to an applicant. It names no reason about the person, promises nothing, and says how long documents are kept. */
export const hiringResponse = (input: ResponseInput): ResponseAnswer => {
  const { kind, tone, language } = input;
  const words = RESPONSE_WORDS[language];
  const reader = input.reader ?? language;
  const typed = withoutStop(oneLine(input.reason, MAX.reason));
  const isRejection = kind === "rejection" || kind === "rejectionAfterInterview";
  const asked = kind === "question" ? oneLine(input.question, MAX.question) : "";
  const checked = isRejection ? typed : asked;
  const refused = checked === "" ? undefined : personalReasonIn(checked, reader);
  const parts: ResponseParts = {
    name: oneLine(input.name, MAX.name),
    role: oneLine(input.role, MAX.role),
    company: oneLine(input.company, MAX.company),
    reason: refused || !isRejection ? "" : typed,
    date: withoutStop(oneLine(input.date, MAX.date)),
    time: oneLine(input.time, MAX.time),
    place: withoutStop(oneLine(input.place, MAX.place)),
    question: refused ? "" : asked,
    deadline: withoutStop(oneLine(input.deadline, MAX.date)),
    months: Math.min(MAX_MONTHS, Math.max(0, Math.trunc(input.keepMonths ?? 0))),
  };
  const subject = words.subject[kind](parts);
  const below = [words.regards(tone), oneLine(input.sender, MAX.sender), parts.company].filter((line) => line !== "").join("\n");
  const paragraphs = words.body[kind](parts, tone).filter((paragraph) => paragraph !== "");
  const text = [words.greet(parts.name, tone), ...paragraphs, below].join("\n\n");
  const { checks } = RESPONSE_WORDS[reader];
  const mark = parts.reason || parts.question;
  return {
    subject,
    text,
    marks: placeOf(text, mark),
    ...(refused && { refused }),
    checks: [
      ...(isRejection ? [parts.reason ? checks.reason : checks.noReason] : []),
      checks.noPromise,
      ...(parts.months > 0 && kind !== "invitation" && kind !== "offer" && kind !== "question" ? [checks.deletes] : []),
    ],
    ...(parts.reason !== "" && isVague(parts.reason) && { hint: checks.vague }),
    mailto: mailtoOf(subject, text),
  };
};
