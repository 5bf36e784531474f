import { flat, tokensOf } from "../text/fold.ts";
import { linesOf, trimmed, type Span } from "../text/lines.ts";
import { looksLikeEmployer, looksLikeTitle } from "../vocabulary/fields.ts";
import { labelled, type NamedFact } from "./named-fact.ts";

const first = <T>(plain: string, patterns: readonly (readonly [T, RegExp])[]): NamedFact<T> | undefined => {
  for (const [value, pattern] of patterns) {
    const match = pattern.exec(plain);
    if (match) return { value, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
};

const EMPLOYMENT = [
  [
    "internship",
    // "Mejores prácticas" are a way to work: the word alone names the contract in a title.
    /(?<!\p{L})(?:(?<=^[#*\s]{0,4})practicas|internship|intern position|praktikum|praktikumsstelle|pasantias?|practicas (?:profesional|preprof|laboral|remunerad|no remunerad|pagad|curricular|extracurricular|universitari|en empresa)\p{L}*|(?:(?:contrato|convenio|programa|puesto|plaza|becas?|periodo|vacante) de|realizar|(?<!conocimientos? |capacitacion |capacitaciones )en) practicas(?! (?:y|de|segur|agil))|staj(?:yer)?)(?!\p{L})/u,
  ],
  [
    "apprenticeship",
    /(?<!\p{L})(?:apprenticeship|ausbildungsplatz|(?<=^[^\n]{0,60})ausbildung zu[rm]|auszubildende[rn]? (?:gesucht|\(|zu[rm])|azubi|contrato de formacion|ciraklik)(?!\p{L})/u,
  ],
  [
    "partTime",
    /(?<!\p{L})(?:part[- ]time|teilzeit\p{L}{0,16}|minijob|media jornada|medio tiempo|jornada parcial|tiempo parcial|yari zamanli|part time)(?!\p{L})/u,
  ],
  [
    "temporary",
    /(?<!\p{L})(?:temporary|fixed[- ]term|befristet(?:e[rns]?)?|maternity cover|elternzeitvertretung|(?:contrato|contratacion|puesto|(?<!empresa de )trabajo|empleo|vacante|cobertura|laboral|sustitucion)\)?:? temporal|(?<=^[^\n]{0,90})temporal|(?:donemsel|gecici) (?:is|calis|personel|eleman|pozisyon|kadro|sozlesme|istihdam|gorev)\p{L}*|\(donemsel\)|belirli sureli)(?!\p{L})/u,
  ],
  [
    "contract",
    /(?<!\p{L})(?:freelancer?|(?<!sub-?|prime )contractor(?! (?:supervis|manag|perform|select|approv))|contract role|freiberuflich(?:e[rnms]?)?|auf honorarbasis|(?:profesional(?:es)?|colaborador(?:es)?|regimen|contrato(?: de)?|alta(?: de)?|como|eres|ser) autonom[oa]s?|autonom[oa]s? freelance|(?:contrato|contratacion|pago|trabajo) por proyectos?|serbest calisan|sozlesmeli)(?!\p{L})/u,
  ],
  ["fullTime", /(?<!\p{L})(?:full[- ]time|vollzeit\p{L}{0,16}|tiempo completo|jornada completa|tam zamanli)(?!\p{L})/u],
] as const;

// A contract without an end says nothing of the hours.
const PERMANENT =
  /(?<!\p{L})(?:unbefristet\p{L}{0,3}(?: (?:fest)?anstellung| arbeits(?:vertrag|verhaltnis|platz))?|permanent(?: (?:contract|position|role))|contrato indefinido|indefinido|belirsiz sureli|suresiz(?: sozlesme)?)(?!\p{L})/u;

// All on flat text. Marked as pure, so that tools that ask for none of them do not load them.
const HOME =
  "(?:remot(?:e|ely)(?![- ]?(?:closer|support|losung|loesung|access|control|sens|desktop|monitor|diagnos|wartung|zugriff|unterstutz|service|environment|sites?(?!\\p{L})|areas?|and matrix))|home ?-?office|work from home|teletrabajo|(?<!control )remoto|uzaktan(?: calis\\p{L}*)?|evden calis\\p{L}*)";
const NO = "kein |keine |keine[rn] |no |not |sin ";
/** Work at home alone. */
const ONLY_HOME = /* @__PURE__ */ new RegExp(
  `(?<!\\p{L}|${NO})(?:(?:fully|completely|entirely|ausschliesslich|komplett|vollstandig|dauerhaft|100 ?%|tamamen) (?:en |im )?${HOME}|${HOME} ?\\(?100 ?%|remote[- ](?:first|only|position|job|role|stelle|company)|(?:work|working) remotely|(?:trabajo|modalidad:?) (?:en )?remot[oa]|(?:job ?site|location|standort|arbeitsort|einsatzort|ubicacion)\\s?:\\s?[^\\n]{0,40}(?<!\\p{L})remot[eo])(?!\\p{L}| moglich)`,
  "u",
);
const AT_HOME = /* @__PURE__ */ new RegExp(`(?<!\\p{L}|${NO}|telefonische / |[/.])${HOME}(?!\\p{L})`, "u");
/** Work at home in part. */
const PARTLY =
  /(?<!\p{L})(?:hybrid\p{L}{0,30}|hibrid[oa]|hibrit|teilweise remote|partly remote|mobiles arbeiten|(?:[1-9]\d?|[1-9]\d?-[1-9]\d?) ?% (?:remote|home ?office)|(?:moglichkeit|option) (?:zu[mr]?|auf) mobile[nm]? arbeit\p{L}*|(?:\d|one|two|three|zwei|drei|dos|tres|iki|uc) (?:days? (?:a week )?(?:at home|remote)|tage? (?:pro woche )?(?:im )?home ?office|dias de teletrabajo|gun (?:evden|uzaktan)))(?!\p{L})/u;
/** Work at the employer's. "Beim Kunden vor Ort" and "entrevista presencial" are something else. */
const ON_SITE =
  /(?<!\p{L})(?:(?:100 ?% ?|fully |work(?:ing)? |position is |role is )on-?site|on-?site (?:only|position|role|job|work)|in[- ]office|no remote|kein (?:remote|home ?office)|(?:100 ?% |ausschliesslich |nur |arbeitsort:? )vor ort|vor ort in (?:unserem|unserer|der|dem|\p{L}+ (?:oder|und|bei) )|prasenz(?:stelle|pflicht|arbeit)|in prasenz|(?:trabajo|trabajar|puesto|vacante|modalidad|jornada|labor)(?: es| de trabajo)?:? ?(?:100 ?% )?(?:de forma )?presencial|100 ?% presencial|lugar de trabajo\s{1,3}presencial|(?<=^[^\n]{0,90})presencial|ofisten calis\p{L}*|yerinde calis\p{L}*)(?!\p{L})/u;

// "Full or part time": the advert leaves it open, and says so in its own words.
const FULL = "(?:full[- ]?(?:time)?|voll-?(?:zeit)?|(?:jornada|tiempo) complet[ao]|tam(?: zamanli)?)";
const PART = "(?:part[- ]?time|teilzeit|(?:jornada |tiempo )?parcial|media jornada|medio tiempo|yari[- ]?(?:zamanli|time)?)";
const BESIDE =
  "[\\s/,|&(–-]{1,4}(?:(?:or|and|also|possibly|und|oder|bzw\\.?|o\\.|gern\\p{L}?|auch|in|a|y|o|tambien|ve|veya|ya da)[\\s/]{1,2}){0,4}";
const FULL_TIME = /* @__PURE__ */ FULL.replace("(?:time)?", "time")
  .replace("(?:zeit)?", "zeit")
  .replace("(?: zamanli)?", " zamanli");
const FULL_OR_PART = /* @__PURE__ */ new RegExp(
  `(?<!\\p{L})(?:${FULL}${BESIDE}${PART}|(?:${PART}|part|teil-?)${BESIDE}${FULL_TIME})(?!\\p{L})`,
  "u",
);

/** The kind of employment as a code, or in the advert's words where it offers full and part time, or a contract without an end alone. */
export const employmentTypeIn = (text: string, plain: string): NamedFact<string> | undefined => {
  const both = FULL_OR_PART.exec(plain) ?? (first(plain, EMPLOYMENT) ? null : PERMANENT.exec(plain));
  if (!both) return first(plain, EMPLOYMENT);
  const [start, end] = [both.index, both.index + both[0].length];
  return { value: text.slice(start, end).replace(/\s+/g, " "), start, end };
};

const HOURS =
  /(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})?(?:\s?(?:-|to|bis|a|ila)\s?\d{1,2}(?:[.,]\d{1,2})?)?\s?-?(?:h|hrs?|hours?|std\.?|stunden|horas?|saat)\s?(?:(?:\/|per|a|each|pro|por|je|in der|a la|die)\s?)?\s?(?:week(?:ly)?|wk|woche|wochentlich|semana(?:les)?|hafta(?:lik)?|guaranteed)(?!\p{L})|(?<!\p{L})\d{1,2}(?:[.,]\d)?-stunden-woche|haftalik \d{1,2} saat|haftada \d{1,2} saat/u;

/** The hours a week in the advert's words. */
export const weeklyHoursIn = (text: string, plain: string): NamedFact<string> | undefined => {
  const match = HOURS.exec(plain);
  if (!match) return undefined;
  const [start, end] = [match.index, match.index + match[0].length];
  return { value: text.slice(start, end).replace(/\s+/g, " "), start, end };
};

/** Where the work is done. Homes and the employer's house together, or homes as a possibility, are both. */
export const remotePolicyIn = (plain: string): NamedFact<"hybrid" | "onSite" | "remote"> | undefined => {
  const stated = first(plain, [["hybrid", PARTLY]] as const);
  if (stated) return stated;
  const title = plain.split("\n", 1)[0]!;
  const only = first(plain, [["remote", ONLY_HOME]] as const) ?? first(title, [["remote", AT_HOME]] as const);
  const onSite = first(plain, [["onSite", ON_SITE]] as const);
  const home = only ?? first(plain, [["hybrid", AT_HOME]] as const);
  return home && onSite ? { ...home, value: "hybrid" } : (home ?? onSite);
};

export const departmentIn = (text: string, plain: string): NamedFact<string> | undefined =>
  labelled(text, plain, "department|team|abteilung|bereich|departamento|area|departman|bolum|birim");

const SEARCHES =
  /(?<!\p{L})(?:(?:we are|we're|is|are) (?:currently )?(?:looking for|seeking|hiring|searching for)|we (?:need|seek|want)|we are recruiting|join us as|(?:suchen|sucht|suche) (?:wir )?(?:ab sofort |zum nachstmoglichen zeitpunkt |dringend |derzeit |aktuell )?|wir stellen ein:?|buscamos(?: a)?|(?:estamos|esta) buscando|se busca|necesitamos|incorporamos|seleccionamos)\s*(?:(?:an?|the|our next|our new|for|one|several|experienced|motivated|eine[nrms]?|ein|mehrere|zwei|drei|erfahrene[nrms]?|engagierte[nrms]?|motivierte[nrms]?|motivated|reliable|friendly|dynamic|skilled|qualified|talented|zuverlassige[nrms]?|als|zur verstarkung|un[ao]?|unos|unas|persona|el|la)?[\s,]+)*/gu;
const TITLE_END =
  /\s*(?:\((?:[mwfdxhv]\s*\/\s*){1,3}[mwfdxhv]\)|\(all genders\)|\(gn\)|\((?:h\/m|m\/h|f\/m)\)|[.,;:!\n|–]|(?<!\p{L})(?:for|to|who|with|at|in|on|that|fur|in der|im|zur|zum|mit|die|der|ab|bei|am|para|en|con|que|de nuestro|icin|located|based|m\/w\/d|w\/m\/d|m\/f\/d)(?!\p{L})(?!\s*(?:charge)))/u;
const TURKISH_SEARCH = /([^\n.,;:!?]{3,80}?)\s{1,4}(?:ariyoruz|aranmaktadir|araniyor|alinacaktir|aramaktayiz)(?!\p{L})/u;
const TURKISH_LEAD =
  /^(?:(?:sirketimiz(?:e|de|in)?|ekibimiz(?:e|de)?|bunyemiz(?:e|de)?|firmamiz(?:a|da)?|\p{L}{1,30}(?:da|de|ta|te)|gorevlendirilmek uzere|calisacak|icin|deneyimli|bir|yeni|takim arkadasi olarak)\s+)+/u;
const GENDER_MARK =
  /(?<!\s)\s*(?:\((?:[mwfdxhv]\s*\/\s*){1,3}[mwfdxhv]\)|\(all genders\)|\(gn\)|\((?:h\/m|m\/h|f\/m)\)|(?<!\p{L})(?:m\/w\/d|w\/m\/d|m\/f\/d|m\/w\/x|h\/m|all genders)(?!\p{L}))/giu;

// "Digitador/a", "Impulsadora": Spanish has more such names than any list, and in a first line alone they name no thing.
const SPANISH_WORKER = /^\p{L}{3,12}(?:ad|ed|id|t)or(?:a|es|as)?(?:[/(@]\s?[oa]s?\)?)?(?=\s|$|,)/u;

// "Mechanic Jr.", "Técnico en RR.HH.".
const SHORTENED = /(?<!\p{L})(?:(?:\p{L}{1,2}\.){2,3}|(?:Jr|Sr|Ing|Dr|Lic|Adm|Dipl)\.)$/iu;

const MAX_TITLE = 90;

const titleAt = (text: string, start: number, end: number): NamedFact<string> | undefined => {
  const span = trimmed(text, { start, end });
  const value = text.slice(span.start, span.end);
  return value.length > 2 && value.length <= MAX_TITLE ? { value, ...span } : undefined;
};

/** True for a few words right above the first heading: "Soporte TI" above "Requisitos:". */
const isAboveHeading = (text: string, line: Span, next: Span | undefined, isHeading: (line: string) => boolean): boolean => {
  if (!next) return false;
  const words = text.slice(line.start, line.end);
  return (
    tokensOf(words).length <= MAX_BARE_TITLE &&
    /\p{Lu}/u.test(words) &&
    !/[:!?¡¿@\d]/u.test(words) &&
    !NO_TITLE.test(flat(words)) &&
    !isHeading(words) &&
    !looksLikeEmployer(words) &&
    isHeading(text.slice(next.start, next.end))
  );
};
const MAX_BARE_TITLE = 5;
const NO_TITLE =
  /(?<!\p{L})(?:experienced|erfahrene\p{L}*|experiencia|oportunidad|vacantes?|trabaj[ae]|unete|empleo|jobs?|career|join|bewerb\p{L}*|stellen\p{L}*|is ilani|kariyer)(?!\p{L})/u;

/**
 * The title of the job: a labelled one, a first line that is a title, or the one a sentence looks for. `isHeading` knows the headings of
 * adverts, where they are loaded: a few words right above the first one are a title. `namesField` knows skills and fields of work, likewise.
 */
export const titleIn = (
  text: string,
  plain: string,
  isHeading: (line: string) => boolean = () => false,
  namesField: (words: string) => boolean = () => false,
): NamedFact<string> | undefined => {
  const label = labelled(
    text,
    plain,
    "(?:job |position |stellen)?(?:title|titel)|position|stelle|role|puesto|cargo|pozisyon|is unvani|unvan",
  );
  if (label) return withoutMark(text, label);

  const [line, next] = linesOf(text);
  if (!line) return undefined;
  const words = text.slice(line.start, line.end);
  const isSentence =
    (/[.!?]$/.test(words) && !SHORTENED.test(words)) ||
    tokensOf(words.split(/\s[-–—|]\s/)[0]!).length > 12 ||
    new RegExp(SEARCHES.source, "u").test(flat(words));
  if (
    !isSentence &&
    (looksLikeTitle(words) ||
      SPANISH_WORKER.test(flat(words)) ||
      isAboveHeading(text, line, next, isHeading) ||
      GENDER_MARK.test(words))
  ) {
    GENDER_MARK.lastIndex = 0;
    const cut = words.replace(/^[#*\s]+/, "");
    const lead = words.length - cut.length;
    const end = titleEnd(cut, namesField);
    return withoutMark(text, {
      ...(titleAt(text, line.start + lead, end > 0 ? line.start + lead + end : line.end) ?? {
        value: cut,
        start: line.start + lead,
        end: line.end,
      }),
    });
  }
  GENDER_MARK.lastIndex = 0;

  for (const match of plain.matchAll(SEARCHES)) {
    const start = match.index + match[0].length;
    const rest = plain.slice(start, start + 140);
    const end = rest.search(TITLE_END);
    const title = titleAt(text, start, start + (end > 0 ? end : Math.min(rest.length, MAX_TITLE)));
    if (title && looksLikeTitle(title.value)) return withoutMark(text, personless(text, title));
  }
  const turkish = TURKISH_SEARCH.exec(plain);
  if (turkish?.[1]) {
    const lead = TURKISH_LEAD.exec(turkish[1])?.[0].length ?? 0;
    const title = titleAt(text, turkish.index + lead, turkish.index + turkish[1].length);
    if (title && looksLikeTitle(title.value)) return withoutMark(text, title);
  }
  return undefined;
};

const AFTER_TITLE =
  /\s+[|–—-]\s+|\s{2,}|\s\(?(?:m\/w\/d|w\/m\/d)|,\s|\s+in\s+\p{Lu}|\s(?:für|for|para|at|bei)\s+(?:our|unser\p{L}*|nuestr\p{L}*|the|un|una|la|el|\p{Lu})/iu;
// "Accounting Manager - Group Reporting", not "Accounting Manager - Berlin".
const BEHIND_DASH = /^\s+[–—-]\s+([^|–—,()\d]{3,40}?)(?=\s*$|\s*[|–—,(]|\s-\s)/u;
const NO_FIELD = /remote|home|(?:voll|teil)zeit|full|part|hybrid|junior|senior|temporal/iu;

/** Where the title ends within its line; a field of work behind a dash belongs to it. */
const titleEnd = (line: string, namesField: (words: string) => boolean): number => {
  const end = line.search(AFTER_TITLE);
  const tail = end > 0 ? BEHIND_DASH.exec(line.slice(end)) : null;
  const isField = tail !== null && namesField(tail[1]!) && !NO_FIELD.test(tail[1]!) && !looksLikeEmployer(tail[1]!);
  return isField ? end + tail[0].length : end;
};

/** "persona responsable de marketing" is the title "responsable de marketing". */
const personless = (text: string, title: NamedFact<string>): NamedFact<string> => {
  const lead = /^(?:persona|profesional|alguien|someone|somebody|jemand(?:en)?)\s+/.exec(flat(title.value))?.[0].length ?? 0;
  return { value: text.slice(title.start + lead, title.end), start: title.start + lead, end: title.end };
};

const withoutMark = (text: string, title: NamedFact<string>): NamedFact<string> => {
  const value = title.value.replace(GENDER_MARK, "").trim();
  return {
    value: value || title.value,
    start: title.start,
    end: title.start + (value ? text.slice(title.start, title.end).indexOf(value) + value.length : title.value.length),
  };
};
