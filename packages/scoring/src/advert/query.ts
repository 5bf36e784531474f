import type { Importance } from "../criterion.info.ts";
import { languagesOfSentence } from "../cv/facts.ts";
import type { EducationLevel } from "../profile.info.ts";
import { ANY_STUDY } from "../evaluate/ask-education.ts";
import { subjectOf } from "../evaluate/ask-experience.ts";
import { flat, fold, slug, tokensOf } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import type { Requirement } from "./requirement.ts";
import { overlaps, touching, trimmed, type Span } from "../text/lines.ts";
import { yearsIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { termsOf } from "../vocabulary/field-terms.ts";
import type { Field } from "../vocabulary/fields.ts";
import { softSkillsIn } from "../vocabulary/soft.ts";
import { termsIn, type Term, type TermMatch } from "../vocabulary/index.ts";
import { educationText, languageText, yearsText } from "./phrases.ts";
import { importanceSaid, saysMust } from "./wording.ts";

export interface ReadSentence {
  /** Importance by the part of the advert it stands in. */
  readonly byPart: Importance | undefined;
  /** For "4+ years of experience" without a field. */
  readonly title: string | undefined;
  /** The language criteria are worded in. */
  readonly wording: Language;
}

const REASON =
  /(?<![\s,]),?\s*(?<!\p{L})(?:denn|weil|because|since we|as we|so that|damit|da wir|porque|ya que|para que|cunku|zira)(?!\p{L})/u;
const MAX_TEXT = 200;

/** The requirements in `sentence`, in order of its text. Reasons ("because we talk to customers") ask for nothing. */
export const requirementsOfQuery = (text: string, sentence: Span, context: ReadSentence): Requirement[] => {
  const plain = flat(text.slice(sentence.start, sentence.end));
  const reason = plain.search(REASON);
  const asked = { start: sentence.start, end: reason > 0 ? sentence.start + reason : sentence.end };
  return clausesIn(text, asked)
    .flatMap((clause) => requirementsOfClause(text, clause, context))
    .toSorted((a, b) => a.quote.start - b.quote.start);
};

/** A longer one is a text without full stops, which has no sides. */
const LONGEST_SENTENCE = 1000;

/** Splits a sentence whose sides each state an importance: "React is required, GraphQL is a plus". */
const clausesIn = (text: string, sentence: Span): Span[] => {
  const slice = text.slice(sentence.start, sentence.end);
  if (slice.length > LONGEST_SENTENCE) return [sentence];
  const cuts = [...flat(slice).matchAll(/[,;]\s|\s(?:and|but|und|aber|y|pero|ve|ama)\s/g)];
  for (const cut of cuts) {
    const [left, right] = [flat(slice.slice(0, cut.index)), flat(slice.slice(cut.index + cut[0].length))];
    const [before, after] = [importanceSaid(left), importanceSaid(right)];
    // "A plus: IFRS, very good Excel": after a word for nice-to-have, "very good" does not make a must.
    if (before && after && before !== after && !(before === "nice" && !saysMust(right))) {
      const middle = sentence.start + cut.index;
      return [
        ...clausesIn(text, { start: sentence.start, end: middle }),
        ...clausesIn(text, trimmed(text, { start: middle + cut[0].length, end: sentence.end })),
      ];
    }
  }
  return [sentence];
};

const requirementsOfClause = (text: string, clause: Span, context: ReadSentence): Requirement[] => {
  const words = text.slice(clause.start, clause.end);
  const plain = flat(words);
  const said = importanceSaid(plain);
  const isOnlyStrong = context.byPart === "nice" && said === "must" && !saysMust(plain);
  const importance = isOnlyStrong ? "nice" : (said ?? context.byPart ?? "should");
  const place = ({ start, end }: Span): Span => ({ start: start + clause.start, end: end + clause.start });
  const found: Requirement[] = [];
  const taken: Span[] = [];

  const years = yearsIn(plain);
  if (years && years.years > 0 && years.years <= MOST_YEARS) {
    const { requirement, span } = yearsRequirement(words, plain, years, context);
    found.push({ ...requirement, importance: atLeast(importance), quote: place(span.quote) });
    taken.push(...span.taken);
  }

  const isAboutLanguage =
    /kenntnisse|language|sprache|idioma|dil(?:i|inde)|speak|sprech|sprich|habl|bilen|konus/.test(plain) || isShort(words);
  for (const spoken of languagesOfSentence(words, { start: 0, end: words.length })) {
    if (spoken.rank === undefined && !isAboutLanguage) continue;
    const rank = spoken.rank === 7 && OR_FLUENT.test(plain) ? 5 : spoken.rank;
    const span = {
      start: Math.min(spoken.start, spoken.level?.start ?? spoken.start),
      end: Math.max(spoken.end, spoken.level?.end ?? spoken.end),
    };
    found.push({
      key: `language-${spoken.code}`,
      kind: "language",
      text: languageText(spoken.code, rank, context.wording),
      // A level is a minimum, unless it is said to be welcome.
      importance: rank === undefined ? importance : atLeast(importance),
      quote: place(span),
      terms: [],
      language: { code: spoken.code, rank },
    });
    taken.push({ start: spoken.start, end: spoken.end });
  }

  const isTaken = touching(taken);
  const degrees = degreesIn(plain).filter((degree) => !isTaken(degree));
  if (degrees.length > 0)
    found.push({
      ...educationRequirement(words, degrees, context),
      importance,
      quote: place({ start: degrees[0]!.start, end: degrees.at(-1)!.end }),
    });
  taken.push(...degrees);

  // "A nursing qualification and three years of nursing": the field of the years is not a skill as well.
  if (years) {
    const fields = subjectOf(words, [years]).fields;
    for (const match of termsIn(words)) if (fields.some((field) => isNameOf(field, match, words))) taken.push(match);
  }

  found.push(
    ...termRequirements(words, taken, degrees, context).map((requirement) => ({
      ...requirement,
      importance,
      quote: place(requirement.quote),
    })),
  );
  if (found.length === 0 && context.byPart && !termsIn(words).some((match) => isReadiness(match, words))) {
    const own = ownWords(words, context);
    if (own) found.push({ ...own, importance, quote: place(own.quote) });
  }
  return found;
};

const isNameOf = (field: Field, { term, start, end }: TermMatch, words: string): boolean =>
  termsOf(field).includes(term.id) && Object.values(field.label).some((label) => fold(label) === fold(words.slice(start, end)));

// Larger numbers describe companies: "40 years of experience in the sector".
const MOST_YEARS = 20;

const atLeast = (importance: Importance): Importance => (importance === "nice" ? "nice" : "must");
const isShort = (words: string): boolean => tokensOf(words).length <= 6;

// "Native or fluent": the lower of the two is enough.
const OR_FLUENT =
  /(?:native|mutter\p{L}*|nativ[oa]|ana ?dil\p{L}*)[^,.;]{0,24}(?:or|oder|o|veya|bzw\.?|\/)\s*(?:\p{L}+ )?(?:fluent|flie(?:ss|ß)end|fluid[oa]|akici|verhandlungssicher|proficient|ileri)|(?:fluent|flie(?:ss|ß)end|fluid[oa]|verhandlungssicher)[^,.;]{0,12}(?:or|oder|o|veya|bzw\.?|\/)\s*(?:native|mutter|nativ)/u;

const LEADING =
  /(?:at least|minimum(?: of)?|mindestens|al menos|como minimo|minimo|en az|over|more than|uber|mehr als|mas de)\s*$/;
const TRAILING =
  /^\s*(?:of\s+)?(?:\p{L}{1,30}\s+){0,2}?(?:experience|berufserfahrung|erfahrung|de\s+experiencia|experiencia|deneyim\p{L}{0,30}|tecrube\p{L}{0,30})/u;

const yearsRequirement = (words: string, plain: string, years: { years: number } & Span, context: ReadSentence) => {
  const lead = LEADING.exec(plain.slice(0, years.start))?.[0].length ?? 0;
  const trail = TRAILING.exec(plain.slice(years.end))?.[0].length ?? 0;
  const quote = { start: years.start - lead, end: years.end + trail };
  const near = nearby(plain, quote);
  const said = words.slice(near.start, near.end);
  const subject = subjectOf(said, [{ start: years.start - near.start, end: years.end - near.start }]);
  const field = subject.fields[0];
  const things = subject.terms.filter((term) => term.isProduct);
  const named = termsIn(said).filter(({ term }) => !things.includes(term) && term.kind !== "industry");
  const phrase = things[0]
    ? { with: things.map((term) => term.label[context.wording]).join(", ") }
    : field
      ? { in: field.label[context.wording] }
      : subject.terms[0]
        ? { in: subject.terms[0].label[context.wording] }
        : subject.words.some((word) => !WORKPLACES.has(word)) && subject.words.length <= 4
          ? { in: ownPhrase(said, near, years) }
          : context.title
            ? { as: context.title }
            : undefined;
  return {
    requirement: {
      key: "experience",
      kind: "experience" as const,
      text: yearsText(years.years, phrase, context.wording).slice(0, MAX_TEXT),
      terms: [],
      years: years.years,
    },
    // The field of the years is asked for with the years; other terms of the sentence are requirements of their own.
    span: {
      quote,
      taken: [years, ...(things[0] ? [] : named.map(({ start, end }) => ({ start: start + near.start, end: end + near.start })))],
    },
  };
};

// "Two years in a workshop" names the place of work; the job's title names the occupation.
const WORKPLACES: ReadonlySet<string> = new Set(
  "workshop taller talleres werkstatt betrieb empresa company puesto puestos posicion position positions similares similar similares capacity umfeld umgebung entorno sector branche firma atolye isletme sirket business industry environment vergleichbar vergleichbaren ahnlichen comparable".split(
    " ",
  ),
);

const JOINER = /[,;:(]|(?<!\p{L})(?:and|with|who has|und|mit|sowie|y|con|ve)(?!\p{L})/gu;

/** The words around a number of years that name their field: from the comma or conjunction before to the one after. */
const nearby = (plain: string, years: Span): Span => {
  const before = [...plain.slice(0, years.start).matchAll(JOINER)].at(-1);
  const rest = plain.slice(years.end);
  // "5 years with React and Vue" continues after "and"; "5 years and German" does not.
  const after = [...rest.matchAll(JOINER)].find(
    (joiner) =>
      /[,;:(]/.test(joiner[0]) ||
      (/^(?:and|und|y|ve)$/.test(joiner[0]) && contentWords(rest.slice(0, joiner.index)).length === 0),
  );
  return { start: before ? before.index + before[0].length : 0, end: years.end + (after?.index ?? rest.length) };
};

const ownPhrase = (said: string, near: Span, years: Span): string => {
  const tokens = contentWords(said).filter(
    (token) => !overlaps({ start: token.start + near.start, end: token.end + near.start }, years),
  );
  return said.slice(tokens[0]!.start, tokens.at(-1)!.end);
};

const MAX_STUDY_WORDS = 8;

/** A field of study asked for with a degree, in the advert's words: "Computer Science". */
const studyIn = (words: string, degrees: readonly Span[]): string | undefined => {
  const isDegree = touching(degrees);
  const tokens = contentWords(words).filter(
    (token) => token.start >= degrees[0]!.end && !isDegree(token) && !ANY_STUDY.has(token.fold),
  );
  const first = tokens[0];
  if (!first || /[,;.]/.test(words.slice(degrees[0]!.end, first.start))) return undefined;
  let last = first;
  for (const token of tokens.slice(1, MAX_STUDY_WORDS)) {
    if (!/^[\s/,-]+$|^,?\s(?:of|and|und|or|oder|y|e|o|u|ve|veya|ya da|de|bzw\.?)\s$/.test(words.slice(last.end, token.start)))
      break;
    last = token;
  }
  return words.slice(first.start, last.end);
};

const educationRequirement = (words: string, degrees: readonly (Span & { level: EducationLevel })[], context: ReadSentence) => {
  const order: readonly EducationLevel[] = ["school", "vocational", "bachelor", "master", "doctorate"];
  const level = degrees.map((degree) => degree.level).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0]!;
  return {
    key: "education",
    kind: "education" as const,
    text: educationText(level, studyIn(words, degrees), context.wording).slice(0, MAX_TEXT),
    terms: [],
    level,
  };
};

// Readiness for shifts or travel is a question for the interview; a CV shows only the past.
const READINESS: ReadonlySet<string> = new Set(["shift-work", "travel-readiness", "on-call-duty"]);
const isReadiness = ({ term, start, end }: TermMatch, words: string): boolean =>
  (READINESS.has(term.id) && !/(?<!\p{L})(?:experien|erfahr|deneyim|tecrube)/u.test(flat(words))) ||
  // "Kubernetes in production" does not ask for work on a production line.
  (term.id === "production" && /(?<!\p{L})(?:in|en)\s+$/iu.test(words.slice(0, start)) && !/\p{L}/u.test(words.slice(end)));

/** The term whose label is the shared name: "Neukundengewinnung" is a term, and also a name of business development. */
const particular = (words: string, matches: readonly TermMatch[]): TermMatch[] => {
  const isLabel = ({ term, start, end }: TermMatch): boolean =>
    Object.values(term.label).some((label) => fold(label) === fold(words.slice(start, end)));
  return matches.filter(
    (match) => isLabel(match) || !matches.some((other) => other !== match && other.start === match.start && isLabel(other)),
  );
};

/** Terms as criteria: one each, and one for a list of alternatives ("Playwright or Cypress"). */
const termRequirements = (words: string, taken: readonly Span[], degrees: readonly Span[], context: ReadSentence) => {
  const named = particular(
    words,
    termsIn(words).filter((match) => !taken.some((span) => overlaps(span, match))),
  );
  // "Abgeschlossene Ausbildung zum Elektroniker": terms up to the next comma name the field of study and belong to the degree. Products do not.
  const asked = named
    .filter((match) => !isReadiness(match, words))
    .filter(
      (match) =>
        match.term.isProduct ||
        degrees.every((degree) => /[,;]/.test(words.slice(Math.min(degree.end, match.end), Math.max(degree.start, match.start)))),
    );
  const groups: (typeof asked)[] = [];
  for (const match of asked) {
    const previous = groups.at(-1)?.at(-1);
    const between = previous ? flat(words.slice(previous.end, match.start)) : "";
    if (
      previous &&
      (match.start === previous.start ||
        /^(?:\s*,)?\s*(?:or|oder|o|u|veya|ya da|bzw\.?)\s+(?:\p{L}{1,30}\s+)?$|^\s*\/\s*$/u.test(between))
    )
      groups.at(-1)!.push(match);
    else groups.push([match]);
  }
  return joinHead(words, groups).map((group) => {
    const terms = [...new Set(group.map(({ term }) => term))];
    const [first, ...others] = terms;
    const label = (term: Term): string => term.label[context.wording];
    // "Browser tests: Playwright or Cypress": the first term names the group.
    const isHead =
      (group.length > 2 && /^\s*[^.]{0,300}:/.test(words.slice(group[0]!.end, group[1]!.start))) ||
      (group.length > 1 && EXAMPLE.test(flat(words.slice(group[0]!.end, group[1]!.start))));
    const text =
      others.length === 0
        ? label(first!)
        : isHead
          ? `${label(first!)} (${others.map(label).join(", ")})`
          : [...new Set(terms.map(label))].join(` ${OR[context.wording]} `);
    const leading = isHead ? (others[0] ?? first!) : first!;
    const narrower = group.length === 1 ? narrowerName(words, group[0]!) : undefined;
    return {
      key:
        terms
          .map((term) => term.id)
          .toSorted()
          .join("/") + (narrower ? `/${slug(narrower.text)}` : ""),
      kind: leading.kind,
      text: (narrower?.text ?? text).slice(0, MAX_TEXT),
      terms,
      quote: { start: group[0]!.start, end: narrower?.end ?? (isHead || others.length > 0 ? group.at(-1)!.end : group[0]!.end) },
    };
  });
};
/** Keeps the words after a term that narrow it down: "Electrónica de potencia", "Maintenance of pumps". */
const narrowerName = (words: string, match: Span): { text: string; end: number } | undefined => {
  const after =
    /^\s+(?:of|de|von)\s+(?:(?:the|la|el|los|las|den|der)\s+)?[\p{L}-]{4,}(?=\s*(?:$|[,;.(]|and\b|und\b|y\b|or\b|oder\b|o\b))/u.exec(
      words.slice(match.end),
    );
  if (!after || contentWords(after[0]).length !== 1 || importanceSaid(flat(after[0]))) return undefined;
  const end = match.end + after[0].length;
  const text = words.slice(match.start, end).replace(/\s+/g, " ");
  return { text: text.charAt(0).toUpperCase() + text.slice(1), end };
};

const OR: Record<Language, string> = { en: "or", de: "oder", es: "o", tr: "veya" };

// "A CRM system, e.g. Salesforce": an example of the term before it.
const EXAMPLE =
  /^[^.;:]{0,24}(?:z\. ?b\.|e\.g\.|eg\.|such as|for example|for instance|wie(?: z\. ?b\.| etwa)?|beispielsweise|p\. ?ej\.|por ejemplo|como|tipo|orn\.|ornegin|\()\s*$/u;

/** A term before a colon and the alternatives after it are one. */
const joinHead = <T extends Span>(words: string, groups: T[][]): T[][] => {
  const joined: T[][] = [];
  for (const group of groups) {
    const head = joined.at(-1);
    const between = head ? flat(words.slice(head[0]!.end, group[0]!.start)) : "";
    if (head?.length === 1 && (EXAMPLE.test(between) || (group.length > 1 && /:/.test(between)))) head.push(...group);
    else joined.push([...group]);
  }
  return joined;
};

const LEAD_IN =
  /^(?:and|und|y|ve|you (?:have|bring|are|know|can)|(?:proven |first |practical |relevant |professional )?experience (?:in|with|of|as)|knowledge of|ability to|(?:sie|du) (?:haben|hast|bringen|bringst|verfugen uber|verfugst uber|sind|bist|kennen|kennst)|(?:erste |praktische |einschlagige )?(?:erfahrung(?:en)?|kenntnisse) (?:in der|in dem|im|in|mit|als|mit der)|experiencia (?:en|con|como)|conocimientos? (?:de|en)|tienes|manejo de)\s+/;

// A few words name a skill; more words name an activity.
const MAX_NAME_WORDS = 3;

/** A requirement in the advert's own words, when the vocabulary knows none of them. Traits of character are not requirements. */
const ownWords = (words: string, context: ReadSentence): Omit<Requirement, "importance"> | undefined => {
  const content = contentWords(words);
  if (content.length === 0 || content.length > 14 || softSkillsIn(flat(words)).length > 0) return undefined;
  const blank = /^[\s,;:.)–-]*/.exec(words)![0].length;
  const lead = blank + (LEAD_IN.exec(flat(words.slice(blank)))?.[0].length ?? 0);
  const span = trimmed(words, { start: lead, end: words.replace(/(?<![\s.,;:!])[\s.,;:!]+$/, "").length });
  const text = words.slice(span.start, span.end).replace(/\s+/g, " ");
  if (!text) return undefined;
  const shown = (text.charAt(0).toLocaleUpperCase(context.wording) + text.slice(1)).slice(0, MAX_TEXT);
  return {
    key: `words-${content.map((token) => token.fold).join("-")}`,
    kind: content.length <= MAX_NAME_WORDS ? "skill" : "responsibility",
    text: shown,
    quote: span,
    terms: [],
  };
};
