import { rangesIn, singleDatesIn, type DateRange } from "../text/dates.ts";
import { flat } from "../text/fold.ts";
import { BULLET, type Span } from "../text/lines.ts";

/** An entry of a form: its lines name title, employer and dates by labels. */
export interface LabelledEntry extends Span {
  readonly title: string;
  readonly employer: string | undefined;
  readonly range: DateRange;
  /** From the first label to the end of the last one. */
  readonly header: Span;
}

type Kind = "title" | "employer" | "other";

// On flat text, at the start of a line.
const LABELS: readonly (readonly [Exclude<Kind, "other">, RegExp])[] = [
  [
    "title",
    /^(?:position|job title|title|role|designation|occupation|tatigkeit(?: als)?|stelle|funktion|beruf|cargo(?: desempenado| ocupado)?|puesto(?: desempenado)?|ocupacion|gorev(?:i)?|unvan(?:i)?|pozisyon)\s*:\s*/,
  ],
  [
    "employer",
    /^(?:company|employer|organi[sz]ation|arbeitgeber|firma|unternehmen|betrieb|empresa|institucion|entidad|sirket|kurum|isyeri|is yeri|firma adi)\s*:\s*/,
  ],
];
const OTHER = /^[^:]{3,40}:/;
const LONGEST = 120;

interface Label extends Span {
  readonly kind: Kind;
  readonly value: string;
}

/** The labels of a form, whose value stands behind the colon, or below it where label, colon and value have lines of their own. */
const labelsOf = (text: string, lines: readonly Span[]): Label[] => {
  const wordsOf = (line: Span | undefined): string => (line ? text.slice(line.start, line.end).replace(BULLET, "") : "");
  return lines.flatMap((line, at): Label[] => {
    const own = wordsOf(line);
    if (own.length > LONGEST) return [];
    const isApart = !own.includes(":") && wordsOf(lines[at + 1]) === ":";
    const words = isApart ? `${own}:` : own;
    const plain = flat(words);
    const found = LABELS.map(([kind, pattern]) => ({ kind, length: pattern.exec(plain)?.[0].length ?? 0 })).find(
      ({ length }) => length > 0,
    );
    if (!found) return OTHER.test(plain) ? [{ ...line, kind: "other", value: "" }] : [];
    const behind = words.slice(found.length).trim();
    const below = lines[at + (isApart ? 2 : 1)];
    const value = behind || wordsOf(below);
    return [{ start: line.start, end: behind || !below ? line.end : below.end, kind: found.kind, value }];
  });
};

/**
 * The jobs of a form ("EMPRESA: …", "CARGO: …", "FECHA: …"). An entry ends where a label comes again; its dates are the first ones in it. None
 * where the dates stand above the labels, as in other layouts.
 */
export const labelledEntries = (text: string, section: Span, lines: readonly Span[]): LabelledEntry[] => {
  const labels = labelsOf(text, lines).filter(({ kind }) => kind !== "other");
  const first = labels[0];
  if (!first || !labels.some(({ kind }) => kind === "title")) return [];
  if (rangesIn(text.slice(section.start, first.start)).length > 0) return [];
  const groups: Label[][] = [];
  for (const label of labels) {
    const current = groups.at(-1);
    if (!current || current.some(({ kind }) => kind === label.kind)) groups.push([label]);
    else current.push(label);
  }
  return groups.flatMap((group, at): LabelledEntry[] => {
    const [start, end] = [group[0]!.start, groups[at + 1]?.[0]!.start ?? section.end];
    const words = text.slice(start, end);
    const dates = rangesIn(words)[0] ?? singleDatesIn(words)[0];
    const title = group.find(({ kind }) => kind === "title")?.value;
    if (!title || !dates) return [];
    const range = { ...dates, start: dates.start + start, end: dates.end + start };
    const employer = group.find(({ kind }) => kind === "employer")?.value;
    return [{ start, end, title, employer, range, header: { start, end: group.at(-1)!.end } }];
  });
};
