import { remembered } from "../text/remember.ts";
import { care } from "./care.ts";
import { crafts } from "./crafts.ts";
import { careDuties } from "./duties-care.ts";
import { serviceDuties } from "./duties-service.ts";
import { tradeDuties } from "./duties-trades.ts";
import { termsOf } from "./field-terms.ts";
import { FIELDS, type Field } from "./fields.ts";
import { OF_ONE_TRADE } from "./index.ts";
import { parentsOf } from "./relations.ts";
import { programs } from "./programs.ts";
import { software } from "./software.ts";
import type { Row, Term } from "./table.ts";
import { technology } from "./technology.ts";
import { trades } from "./trades.ts";
import { areNear, namesTrade } from "./work.ts";

const CARE = "nursing medicine education social dental hospitality office";
const HANDS =
  "production welding quality electrical technician engineering construction driving logistics farming gardening rail surveying butchery kitchen cleaning hospitality guarding crafts retail tourism aviation nursing medicine dental social education";
const COMPUTERS =
  "software frontend backend fullstack mobile devops embedded data security itsupport qa design science engineering finance accounting marketing media electrical technician";

/** Fields in which the terms of a table are used, where the term itself has no field. */
const TABLES: readonly (readonly [readonly Row[], string])[] = [
  [[...care, ...careDuties], CARE],
  [[...trades, ...crafts, ...tradeDuties, ...serviceDuties], HANDS],
  [[...technology, ...software, ...programs], COMPUTERS],
];

const DOMAIN = new Map<string, ReadonlySet<string>>();
for (const [terms, fields] of TABLES) {
  const ids = fields.split(" ");
  for (const { id } of terms) DOMAIN.set(id, new Set([...(DOMAIN.get(id) ?? []), ...ids]));
}

const OWN = new Map<string, Field[]>();
for (const field of FIELDS) for (const id of termsOf(field)) OWN.set(id, [...(OWN.get(id) ?? []), field]);

/** The fields of work that a term belongs to, its own or those of the terms it is a kind of; empty for terms of any work. */
export const fieldsOfTerm = remembered(
  (id): readonly Field[] => OWN.get(id) ?? parentsOf(id).flatMap((parent) => OWN.get(parent) ?? []),
);

const OF_COMPUTERS = new Set(
  "software frontend backend fullstack mobile devops embedded data security itsupport qa design".split(" "),
);

/** True for fields of those who build software. */
export const areOfComputers = (fields: readonly Field[]): boolean =>
  fields.length > 0 && fields.every(({ id }) => OF_COMPUTERS.has(id));

/**
 * True for a term that a sentence in a role of another trade may name without that it was done: a programmer builds payroll software. Work
 * with computers is done in every trade.
 */
export const isOfOneTrade = ({ id, kind }: Pick<Term, "id" | "kind">): boolean => {
  if (OF_ONE_TRADE.has(id)) return true;
  const own = fieldsOfTerm(id);
  return kind === "skill" && own.length > 0 && own.every((field) => !OF_COMPUTERS.has(field.id));
};

/** True when a role with a title of these fields is where the term is at home. */
export const isWorkOfTerm = (id: string, role: readonly Field[]): boolean => {
  const [own, domain] = [fieldsOfTerm(id), DOMAIN.get(id)];
  return areNear(own, role) || (domain !== undefined && role.some((field) => domain.has(field.id)));
};

/** True when a role with a title of these fields is of another trade than the term: "wound care" in the role of a programmer. */
export const isOfOtherWork = (id: string, role: readonly Field[]): boolean => {
  if (!namesTrade(role)) return false;
  const [own, domain] = [fieldsOfTerm(id), DOMAIN.get(id)];
  if (own.length === 0 && !domain) return false;
  return !areNear(own, role) && !(domain && role.some((field) => domain.has(field.id)));
};
