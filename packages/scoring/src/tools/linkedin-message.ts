import type { Language } from "../text/language.ts";
import type { Span } from "../text/lines.ts";
import { MESSAGE_WORDS, type LeftOut, type MessageParts, type MessageTone, type MessageWords } from "./linkedin/words.ts";
import { payText, type TypedPay } from "./pay.ts";
import { personalReasonIn, type PersonalReason } from "./personal-reasons.ts";
import { oneLine, placeOf, withoutStop } from "./text.ts";

export type { MessageTone } from "./linkedin/words.ts";

/** An invitation's note of a free or a paying account, and the message of a paying one. */
export type MessageKind = "note" | "notePremium" | "inMail";

/** Characters that LinkedIn takes, by its help pages of November 2026; spaces count. */
export const MESSAGE_LIMITS = { note: 200, notePremium: 300, inMail: 1900, inMailSubject: 200 } as const;

export interface LinkedinInput {
  readonly kind: MessageKind;
  readonly language: Language;
  readonly tone: MessageTone;
  readonly role: string;
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly place?: string | undefined;
  /** Something true that was read or seen; it goes into the message word for word. */
  readonly fact?: string | undefined;
  readonly pay?: TypedPay | undefined;
  /** Name below an InMail. */
  readonly sender?: string | undefined;
  readonly reader?: Language | undefined;
}

export interface MessageVariant {
  readonly label: string;
  readonly subject?: string;
  readonly text: string;
  /** Places of the typed fact. */
  readonly marks: readonly Span[];
  readonly length: number;
  readonly limit: number;
  readonly leftOut: readonly LeftOut[];
  readonly note: string;
}

export interface LinkedinAnswer {
  readonly variants: readonly MessageVariant[];
  /** A fact about the person that does not belong into a message; it is left out. */
  readonly refused?: PersonalReason;
}

const MAX = { name: 60, role: 80, company: 60, place: 40, fact: 400, pay: 20, sender: 80 } as const;

/** Parts left out, in this order, until a message fits. The last one always fits, because each part has a limit of its own. */
const ATTEMPTS: readonly (readonly LeftOut[])[] = [
  [],
  ["pay"],
  ["place"],
  ["pay", "place"],
  ["pay", "place", "company"],
  ["fact"],
  ["fact", "pay"],
  ["fact", "pay", "place"],
  ["fact", "pay", "place", "company"],
  ["fact", "pay", "place", "company", "name"],
];

/** Three variants of one message, each within LinkedIn's limit. Nothing is said about the person but the typed fact. */
export const linkedinMessage = (input: LinkedinInput): LinkedinAnswer => {
  const words = MESSAGE_WORDS[input.language];
  const typed = withoutStop(oneLine(input.fact, MAX.fact));
  const refused = typed === "" ? undefined : personalReasonIn(typed, input.reader ?? input.language);
  const parts: MessageParts = {
    name: oneLine(input.name, MAX.name),
    role: oneLine(input.role, MAX.role),
    company: oneLine(input.company, MAX.company),
    place: oneLine(input.place, MAX.place),
    pay: payText(
      input.pay && { ...input.pay, from: oneLine(input.pay.from, MAX.pay), to: oneLine(input.pay.to, MAX.pay) },
      input.language,
    ),
    fact: refused ? "" : typed,
  };
  const reader = MESSAGE_WORDS[input.reader ?? input.language];
  return {
    variants: VARIANTS.map((variant, index) => fitted(input, variant, parts, words, reader, reader.variants[index]!)),
    ...(refused && { refused }),
  };
};

type Variant = (parts: MessageParts, tone: MessageTone, words: MessageWords) => readonly string[];

const VARIANTS: readonly Variant[] = [
  (parts, tone, words) => [parts.fact && words.fact(parts.fact, tone), words.seek(parts, tone), words.asks(tone).details],
  (parts, tone, words) => [words.seek(parts, tone), parts.fact && words.why(parts.fact, tone), words.asks(tone).talk],
  (parts, tone, words) => [words.question(parts, tone), parts.fact && words.whyAsk(parts.fact, tone), words.asks(tone).yesOrNo],
];

const fitted = (
  { kind, tone, sender, language }: LinkedinInput,
  variant: Variant,
  all: MessageParts,
  words: MessageWords,
  reader: MessageWords,
  label: string,
): MessageVariant => {
  const limit = MESSAGE_LIMITS[kind];
  let text = "";
  let leftOut: readonly LeftOut[] = [];
  for (const attempt of ATTEMPTS) {
    leftOut = attempt.filter((part) => all[part] !== "");
    const parts = { ...all, ...Object.fromEntries(attempt.map((part) => [part, ""])) };
    const sentences = variant(parts, tone, words).filter((one) => one !== "");
    const first = capitalIn(language);
    text =
      kind === "inMail"
        ? letter(parts, sentences, words.greet(parts.name, tone), oneLine(sender, MAX.sender), { words, tone, language })
        : (words.greet(parts.name, tone) + joined(sentences, first)).trim();
    if (text.length <= limit) break;
  }
  return {
    label,
    ...(kind === "inMail" && { subject: oneLine(capitalIn(language)(words.subject(all)), MESSAGE_LIMITS.inMailSubject) }),
    text,
    marks: placeOf(text, all.fact),
    length: text.length,
    limit,
    leftOut,
    note: leftOut.length > 0 ? reader.without(leftOut, limit) : reader.complete,
  };
};

/** Sentences after a greeting: the first begins in lower case as the words do, the others with a capital. */
const joined = (sentences: readonly string[], first: (sentence: string) => string): string =>
  sentences.map((sentence, index) => (index === 0 ? sentence : first(sentence))).join(" ");

const letter = (
  parts: MessageParts,
  sentences: readonly string[],
  greeting: string,
  sender: string,
  { words, tone, language }: { words: MessageWords; tone: MessageTone; language: Language },
): string => {
  const first = capitalIn(language);
  // German goes on in lower case after the comma of a greeting.
  const lines = sentences.map((sentence, index) => (index === 0 && language === "de" ? sentence : first(sentence)));
  const asks = words.asks(tone);
  const last = lines.at(-1) ?? "";
  const noIsFine = last === asks.yesOrNo ? "" : ` ${asks.noIsFine}`;
  const below = [words.regards(tone), sender, sender ? parts.company : ""].filter((line) => line !== "").join("\n");
  return [greeting.trim(), ...lines.slice(0, -1), `${last}${noIsFine}`, below].filter((one) => one !== "").join("\n\n");
};

/** First letter in capitals, also behind an opening question mark, and "İ" in Turkish. */
const capitalIn =
  (language: Language) =>
  (sentence: string): string => {
    const at = sentence.startsWith("¿") ? 1 : 0;
    const letter = sentence.charAt(at);
    const upper = language === "tr" && letter === "i" ? "İ" : letter.toUpperCase();
    return sentence.slice(0, at) + upper + sentence.slice(at + 1);
  };
