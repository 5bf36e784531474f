/** The field of work that a text names, without what only comparing CVs needs. */
import { tokensOf } from "../text/fold.ts";
import { blanked, touching, type Span } from "../text/lines.ts";
import { isEmptyStem } from "../vocabulary/empty-words.ts";
import { FIELDS, fieldsIn, type Field } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { stemOf } from "../vocabulary/stems.ts";
import { fieldsOfTitle } from "../vocabulary/work.ts";
import { words } from "./asked-words.ts";

// Words for experience itself, folded: they name no field of work.
export const PRACTICE =
  /^(?:experienced?|experiences|practice|erfahrung(?:en)?|berufserfahrung|praxis|fahrpraxis|experiencia|experiencias|practica|deneyim\p{L}*|tecrube\p{L}*)$/u;

// Words for a post, and words that ask for proof: "2 años comprobables en posiciones similares". They name no field of work, and no role says
// them of itself.
const POST = [
  "positions?|roles?|posts?|jobs?|employment|career|capacity|prior|previous|professional|commercial|demonstrable|verifiable|documented|applied",
  "ideal|candidates?|preference|praxiserfahrung(?:en)?|branchenerfahrung|position(?:en)?|rollen?|stellen?|funktion(?:en)?",
  "genannten|letzten|diese[rnms]?|vorteilhaft|nachweisbare?[rnms]?|nachweisliche?[rnms]?|kandidaten|umfeld|posicion(?:es)?|puestos?|cargos?|rol",
  "comprobad[oa]s?|comprobables?|certificad[oa]s?|demostrad[oa]s?|demostrables?|laboral(?:es)?|profesional|mas|adelante|indispensable|semejantes",
  "labores|trabajos|ejercicio|profesion|estas|estos|dich[oa]s|ultimos|siguientes|preferible|preferencia|candidat[oa]s?|debera|pozisyon\\p{L}*|benzer",
  "gorevler\\p{L}*|alanlar\\p{L}*|bulunan|sahibi|min|rollerde|\\d+",
];
const OF_POSTS = new RegExp(`^(?:${POST.join("|")})$`, "u");

/** Fields whose own name a text holds: "3 years or more in hospitality". */
export const fieldsCalled = (text: string): Field[] => {
  const said = ` ${tokensOf(text)
    .map((token) => token.fold)
    .join(" ")} `;
  const named = LABELS.filter(({ label }) => said.includes(label));
  const longest = Math.max(0, ...named.map(({ label }) => label.length));
  return [...new Set(named.filter(({ label }) => label.length === longest).map(({ field }) => field))];
};

/** Fields of work that a text names, otherwise those of the job titles in it. */
export const fieldsNamed = (text: string, titles: string): Field[] => {
  const called = fieldsCalled(text);
  return called.length > 0 ? called : narrowest(fieldsIn(titles));
};

/** "Embedded software developer" names software, too, and means the narrower field. */
const narrowest = (fields: readonly Field[]): Field[] => fields.filter(({ id }) => !fields.some(({ parent }) => parent === id));

const LABELS = FIELDS.flatMap((field) =>
  Object.values(field.label).map((name) => ({
    field,
    label: ` ${tokensOf(name)
      .map((token) => token.fold)
      .join(" ")} `,
  })),
);

/** Words that say something of the work, besides those of `without`. */
export const wordsOfWork = (text: string, without: readonly Span[]): string[] =>
  words(text, without).filter((word) => !PRACTICE.test(word) && !OF_POSTS.test(word) && !isEmptyStem(stemOf(word)));

/**
 * True where `subjectOf` finds no field and no term. Cheaper, because it does not say which. Occupations are asked about last, for their table
 * is large: none is made of `plain` words alone.
 */
export const namesNoWork = (text: string, without: readonly Span[], plain: ReadonlySet<string>): boolean => {
  const isLeftOut = touching(without);
  if (termsIn(text).some((term) => !isLeftOut(term))) return false;
  const open = blanked(text, without);
  if (fieldsNamed(open, open).length > 0) return false;
  const isPlain = words(text, without).every((word) => plain.has(word) || PRACTICE.test(word));
  return isPlain || fieldsOfTitle(text).length === 0;
};
