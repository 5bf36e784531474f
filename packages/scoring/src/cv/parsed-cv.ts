import { rangesIn, type Month } from "../text/dates.ts";
import { flat } from "../text/fold.ts";
import { languageOf, type Language } from "../text/language.ts";
import { indexAt, lastFrom, linesOf, sentencesIn, statementsOf, type Span } from "../text/lines.ts";
import { roleAt, rolesIn, type Role } from "./roles.ts";
import { sectionsOf, type Section } from "./sections.ts";
import { isHiringTitle } from "../vocabulary/fields.ts";
import { isPasted, pastedAdverts } from "./pasted.ts";
import { voicedParts, type Voice } from "./voice.ts";

/** The text of a CV with its parts, from which the profile is read and the criteria are evaluated. */
export interface ParsedCv {
  readonly text: string;
  /** `text` in lower case without accents, of the same length. */
  readonly flat: string;
  readonly language: Language;
  readonly lines: readonly Span[];
  readonly sections: readonly Section[];
  readonly roles: readonly Role[];
  /** In order, also over several lines; headings are excluded. */
  readonly sentences: readonly Sentence[];
}

export interface Sentence extends Span {
  readonly voice: Voice;
}

/** The sentence that contains an offset, found by bisection. */
export const sentenceAt = ({ sentences }: ParsedCv, offset: number): Sentence | undefined => {
  const sentence = sentences[indexAt(sentences, offset)];
  return sentence && sentence.start <= offset ? sentence : undefined;
};

/** The sentences that begin within [from, to). */
export const sentencesBetween = ({ sentences }: ParsedCv, from: number, to: number): readonly Sentence[] =>
  sentences.slice(lastFrom(sentences, from - 1) + 1, lastFrom(sentences, to - 1) + 1);

export const parseCv = (text: string, asOf: Month): ParsedCv => {
  const sections = sectionsOf(text);
  const roles = rolesIn(text, sections, asOf);
  // An entry begins with its header; its description begins below.
  const starts = new Set(roles.map((role) => role.start));
  const headers = roles.map((role) => role.header);
  const statements = sections.flatMap((section) => {
    const lines = linesOf(text.slice(section.start, section.end)).map(({ start, end }) => ({
      start: start + section.start,
      end: end + section.start,
    }));
    const below = new Set(
      headers.filter(({ end }) => end >= section.start && end < section.end).map(({ end }) => firstFrom(lines, end)?.start),
    );
    return statementsOf(
      text,
      lines,
      (line) => starts.has(line.start) || below.has(line.start) || hasRange(text.slice(line.start, line.end)),
    );
  });
  const plain = flat(text);
  const pasted = pastedAdverts(plain, [...sections.flatMap((section) => standingHeading(text, section)), ...starts]);
  // A summary above a recruiter's role is about the same work.
  const hiring = new Set(roles.filter((role) => isHiringTitle(role.title)));
  const isHiring = ({ start }: Span): boolean => {
    const role = hiring.size > 0 ? roleAt(roles, start) : undefined;
    return role ? hiring.has(role) : hiring.size > 0;
  };
  const sentences = statements.flatMap((statement) =>
    sentencesIn(text, statement).flatMap((sentence): Sentence[] =>
      isPasted(pasted, sentence) ? [{ ...sentence, voice: "advert" }] : voicedParts(plain, sentence, isHiring(sentence)),
    ),
  );
  return { text, flat: plain, language: languageOf(text), lines: linesOf(text), sections, roles, sentences };
};

/** The first line that begins at or after an offset. */
const firstFrom = (lines: readonly Span[], offset: number): Span | undefined => lines[lastFrom(lines, offset - 1) + 1];

const hasRange = (line: string): boolean => /\d{4}/.test(line) && rangesIn(line).length > 0;

/** Start of a heading on a line of its own, which ends a pasted advert above it. */
const standingHeading = (text: string, { heading }: Section): number[] =>
  heading && /^[\s:]*(?:\n|$)/.test(text.slice(heading.end, heading.end + 40)) ? [heading.start] : [];
