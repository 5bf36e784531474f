import type { CriterionKind } from "../criterion.info.ts";
import { business } from "./business.ts";
import { care } from "./care.ts";
import { certifications } from "./certifications.ts";
import { crafts } from "./crafts.ts";
import { careDuties } from "./duties-care.ts";
import { officeDuties } from "./duties-office.ts";
import { serviceDuties } from "./duties-service.ts";
import { tradeDuties } from "./duties-trades.ts";
import { industries } from "./industries.ts";
import { type Match, NameIndex } from "./name-index.ts";
import { office } from "./office.ts";
import { programs } from "./programs.ts";
import { responsibilities } from "./responsibilities.ts";
import { software } from "./software.ts";
import { united, type Term } from "./table.ts";
import { technology } from "./technology.ts";
import { trades } from "./trades.ts";

export type { Term } from "./table.ts";

/** All terms of the vocabulary. */
export const VOCABULARY: readonly Term[] = united([
  ...technology,
  ...software,
  ...programs,
  ...office,
  ...business,
  ...trades,
  ...crafts,
  ...care,
  ...certifications,
  ...industries,
  ...responsibilities,
  ...careDuties,
  ...tradeDuties,
  ...serviceDuties,
  ...officeDuties,
]);

/** Ids of terms of one trade, which an office job may name without doing them. */
export const OF_ONE_TRADE: ReadonlySet<string> = new Set(
  [...trades, ...crafts, ...care, ...careDuties, ...tradeDuties, ...serviceDuties]
    .filter(({ kind }) => kind !== "tool")
    .map(({ id }) => id),
);

const BY_ID = new Map(VOCABULARY.map((term) => [term.id, term]));

/** The term with this id. */
export const termOf = (id: string): Term | undefined => BY_ID.get(id);

export type TermMatch = Match<Term>;

/** Built when a text is read: most requests read none. */
let index: NameIndex<Term> | undefined;

const indexOfNames = (): NameIndex<Term> => {
  const built = new NameIndex<Term>();
  built.add(VOCABULARY.map((term, place) => [place, term, term.aliases] as const));
  return built;
};

/** The terms named in `text`, of these kinds or of any, in order. */
export const termsIn = (text: string, kinds?: ReadonlySet<CriterionKind>): TermMatch[] =>
  (index ??= indexOfNames()).termsIn(text, kinds);
