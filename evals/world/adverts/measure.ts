import type { Figure, WorldSection } from "../../measure/figure.ts";
import { plainTable } from "../../measure/tables.ts";
import { answerOf } from "./answer.ts";
import { presentAdverts } from "./files.ts";
import { judge, sumOf, type Tally } from "./judge.ts";

/** Measures how the public adverts that are present are read. Cases are not shown: they would quote the adverts. */
export function measureAdverts(say: (what: string) => void): WorldSection[] {
  const { present, missing } = presentAdverts();
  say(`Public adverts: ${present.length} are present, ${missing.length} are missing`);
  if (present.length === 0) return [];
  const judged = present.map((one) => ({ ...one, tally: judge(one.advert, one.text, answerOf(one.text)).tally }));
  const test = judged.filter(({ advert }) => advert.half === "test");
  return [
    {
      title: "Adverts",
      text: "A proposed criterion is right when it stands for a requirement or duty of the advert, is of a fitting kind, keeps the advert's words, and does not split alternatives. Traits of character and what no CV can show are no criteria. A line is dropped in silence when the reader shows nothing of it: no criterion, field, question or unused line.",
      figures: figuresOf(sumOf(test)),
      tables: [
        groupTable("language", test, ({ advert }) => advert.language),
        groupTable("half", judged, ({ advert }) => advert.half),
        groupTable("profession, both halves", judged, ({ advert }) => `${advert.profession} (${advert.isco})`),
      ],
    },
  ];
}

function figuresOf(sum: Tally): Figure[] {
  const share = (what: string, { right, n }: Tally["criteria"], of: string, floor?: Figure["floor"]): Figure => ({
    what,
    value: n === 0 ? 0 : right / n,
    unit: "share",
    n,
    sample: `${n} ${of}`,
    ...(floor === undefined ? {} : { floor }),
  });
  return [
    share("proposed criteria that are right by the advert", sum.criteria, "criteria", { atLeast: 0.95 }),
    share("requirements found", sum.requirements, "requirements", { atLeast: 0.9 }),
    share("must or nice as the advert says", sum.importance, "requirements found", { atLeast: 0.95 }),
    share("duties found", sum.duties, "duties"),
    share("lines dropped in silence", sum.silent, "requirements, duties, traits, questions", { atMost: 0 }),
    share("what no CV can show becomes a question", sum.questions, "shifts, travel, lifting, start dates"),
    share("hours", sum.hours, "adverts that state them"),
    share("place", sum.place, "adverts that state it"),
    share("contract", sum.contract, "adverts that state it"),
    share("pay", sum.pay, "adverts that state it"),
    share("unlawful wishes refused", sum.wishes, "wishes"),
  ];
}

const shareText = ({ right, n }: Tally["criteria"]): string => (n === 0 ? "" : `${Math.floor((100 * right) / n)} % of ${n}`);

/** Shares with their sample, by group; larger groups first. */
export function groupTable<T extends { readonly tally: Tally }>(
  name: string,
  adverts: readonly T[],
  groupOf: (one: T) => string,
): string {
  const groups = new Map<string, T[]>();
  for (const one of adverts) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  const rows = [...groups]
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([group, some]) => {
      const sum = sumOf(some);
      const shown = [sum.criteria, sum.requirements, sum.duties, sum.importance, sum.silent].map(shareText);
      return [group, String(some.length), ...shown];
    });
  return plainTable([name, "adverts", "criteria right", "requirements found", "duties found", "must or nice", "silent"], rows);
}
