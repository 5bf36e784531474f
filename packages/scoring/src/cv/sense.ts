import { fold } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { isOrdinaryWord } from "../vocabulary/ambiguous.ts";
import { termsIn, type Term } from "../vocabulary/index.ts";
import { isWorkOfTerm } from "../vocabulary/term-work.ts";
import { fieldsOfTitle } from "../vocabulary/work.ts";
import { namesIn } from "./lists.ts";
import type { ParsedCv, Sentence } from "./parsed-cv.ts";
import type { Role } from "./roles.ts";
import type { Section } from "./sections.ts";

/** Names in a sentence that have one meaning only, such as PostgreSQL, and the number of all names. */
interface Company {
  readonly certain: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  readonly isList: boolean;
  /** Every word has a capital, so that a capital tells nothing: "Best Spoken Word Album". */
  readonly isTitle: boolean;
}

const KNOWN = new WeakMap<Sentence, Company>();

const companyOf = (cv: ParsedCv, sentence: Sentence): Company => {
  const known = KNOWN.get(sentence);
  if (known) return known;
  const words = cv.text.slice(sentence.start, sentence.end);
  const certain = new Set<string>();
  const all = new Set<string>();
  for (const { term, start, end } of termsIn(words)) {
    if (term.kind !== "tool" && term.kind !== "skill") continue;
    all.add(term.id);
    if (!isOrdinaryWord(words.slice(start, end)) && term.isProduct) certain.add(term.id);
  }
  const company = { certain, all, isList: namesIn(words) > 2, isTitle: isTitleCase(words) };
  KNOWN.set(sentence, company);
  return company;
};

// On flat text, right before or behind a name.
const INTRODUCES =
  /(?:^|[\s(])(?:in|with|using|via|on|through|mit|mittels|uber|in|con|en|mediante|usando|utilizando|ms|microsoft|adobe|oracle|apache|google|atlassian|framework|language|tool|software|programm|programa|programi|dil[id]e?)\s$/u;
const FOLLOWS =
  /^(?:['’]?\s?(?:ile|kullan\p{L}*|program\p{L}*|skills?|development|developer|programming|framework|boards?|pipelines?|dashboards?|workbooks?|services?|for|fur|para|icin|kenntnisse|entwicklung|programmierung|tabellen|vorlagen|avanzado|hojas?)(?!\p{L})|['’](?:da|de|ta|te|la|le|dan|den|yi|yu|i|in|nin)(?!\p{L}))/u;

// "Technologies used: Redis, Perl": what the whole line lists.
const LABELLED =
  /^[^:.]{0,24}(?<!\p{L})(?:technolog(?:y|ies|ien)|tecnologias?|teknoloji(?:ler)?|tools?|werkzeuge|herramientas|araclar|stack|software|programme|programas|programlar|frameworks?|libraries|bibliotheken|librerias|kutuphaneler|environment|umgebung|entorno)(?: \p{L}{2,14}){0,2} ?:/u;
const LONGEST_LABEL = 60;

// "Réseau d'étudiants (REDIS)": letters in brackets behind capitals are a short form of the words before them.
const ABBREVIATES = /\p{Lu}\p{L}*[^()\n]{0,60}\($/u;

/** A mention of a term that may mean something else. */
interface Mention extends Span {
  readonly term: Pick<Term, "id" | "kind" | "label"> & Partial<Pick<Term, "aliases">>;
}

/**
 * True when a name is meant as the term: it has one meaning only, or what stands around settles it: other names of its kind, a list of
 * skills, a word that introduces a tool, or a role in its field. In doubt false.
 */
export const isMeant = (
  cv: ParsedCv,
  mention: Mention,
  sentence: Sentence,
  section: Section,
  role: Role | undefined,
): boolean => {
  const written = cv.text.slice(mention.start, mention.end);
  if (isAbbreviation(cv.text, mention, written) || isLegalForm(cv.text, mention, written, section)) return false;
  if (CREATED.test(written)) return false;
  if (isOfOtherLanguage(cv, mention.term, written)) return false;
  if (OTHER_SENSE[mention.term.id]?.test(around(cv, mention, sentence))) return false;
  if (!isOrdinaryWord(written)) return true;
  if (written === "Excel" && IS_VERB.test(cv.flat.slice(mention.end, mention.end + 40)) && isFirst(cv, mention, sentence))
    return false;
  const { certain, all, isList, isTitle } = companyOf(cv, sentence);
  if (certain.size > 0 || all.size > 2 || (isList && (section.kind === "skills" || all.size > 1))) return true;
  if (section.kind === "skills") return true;
  if (section.kind === "education" || section.kind === "publications") return false;
  const isNamed = /^[\p{Lu}\d]/u.test(written);
  const before = cv.flat.slice(Math.max(sentence.start, mention.start - 24), mention.start);
  const after = cv.flat.slice(mention.end, Math.min(sentence.end, mention.end + 24));
  if (isNamed && (INTRODUCES.test(` ${before}`) || FOLLOWS.test(after.trimStart()))) return true;
  if (isNamed && LABELLED.test(cv.flat.slice(sentence.start, Math.min(mention.start, sentence.start + LONGEST_LABEL))))
    return true;
  if (role === undefined || !isNamed || isTitle) return false;
  // Within a sentence a capital marks a name, except in German.
  const isInside =
    cv.language !== "de" &&
    /(?<!\p{L})\p{Ll}{2,}\s$/u.test(cv.text.slice(Math.max(sentence.start, mention.start - 24), mention.start));
  return isInside || isWorkOfTerm(mention.term.id, fieldsOfTitle(role.title));
};

// "Se creó un manual", "creo soluciones": no program.
const CREATED = /^(?:se )?cre[oó]$/u;

/** The sentence near a mention: a sentence may be as long as the CV, and name a term as often. */
const around = ({ flat }: ParsedCv, { start, end }: Span, sentence: Span): string =>
  flat.slice(Math.max(sentence.start, start - NEAR), Math.min(sentence.end, end + NEAR));
const NEAR = 100;

// Words around a term that say something else, on flat text.
const OTHER_SENSE: Readonly<Record<string, RegExp>> = {
  // "Bulut dağıtımı", "Auslieferung in Docker": software is delivered without a lorry.
  "lorry-driving":
    /(?<!\p{L})(?:docker|kubernetes|konteyner\p{L}*|container\p{L}*|bulut|cloud|sunucu\p{L}*|yazilim\p{L}*|software|ci\/cd|devops|github|gitlab|aws|azure|vercel|netlify|nginx|deploy\p{L}*|alan adi)(?!\p{L})/u,
  // The counter of a cinema is none of a bank.
  "bank-counter-service":
    /(?<!\p{L})(?:bilet\p{L}*|sinema\p{L}*|tiyatro\p{L}*|konser\p{L}*|muze\p{L}*|tickets?|cinema|kino\p{L}*|cine|entradas)(?!\p{L})/u,
  // Rules, relations and records are maintained without tools.
  maintenance:
    /(?<!\p{L})(?:mantenimiento|maintenance|maintain\p{L}*) (?:de|of) (?:(?!maquin|equip)\p{L}+ ){0,2}(?:sistemas? (?:de gestion|integrad\p{L}*|iso)|relacion\p{L}*|registros?|archivos?|records?|relationships?)(?!\p{L})/u,
};

// "Excel in client care": a verb; "Excel at intermediate level" is the program.
const IS_VERB = /^ (?:in|at) (?!(?:an? )?(?:\p{L}+ )?(?:level|stufe|nivel))/u;
const isFirst = ({ text }: ParsedCv, { start }: Span, sentence: Span): boolean =>
  !/\p{L}/u.test(text.slice(Math.max(sentence.start, text.lastIndexOf("\n", start - 1) + 1), start));

const isTitleCase = (sentence: string): boolean => {
  const words = sentence.match(/\p{L}{3,}/gu) ?? [];
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word));
};

const isAbbreviation = (text: string, { start, end }: Span, written: string): boolean =>
  written.length > 3 &&
  written === written.toUpperCase() &&
  isOrdinaryWord(fold(written)) &&
  text[end] === ")" &&
  ABBREVIATES.test(text.slice(Math.max(0, start - 80), start));

/** "RCP" is resuscitation in Spanish alone, and a platform of Java elsewhere. */
const isOfOtherLanguage = ({ language }: ParsedCv, { kind, aliases = [] }: Mention["term"], written: string): boolean => {
  if (kind !== "certification" || !/^\p{Lu}{2,5}$/u.test(written)) return false;
  const names = aliases.filter(({ text }) => text === written);
  return names.length > 0 && names.every(({ only }) => only !== undefined && only !== "en" && only !== language);
};

// "Grupo Azul SAS": letters behind a name are the form of a company. "Base SAS", "using SAS" and a list of skills mean the program.
const LEGAL_FORMS = new Set(["SAS"]);
const NAME_BEFORE = /(?:^|[\s(])(\p{Lu}[\p{L}\d&.'’-]*) $/u;
const OF_PROGRAM = /^(?:base|advanced|using|with|in|mit|con|en|ile|sas|statistik\p{L}*|software|program\p{L}*)$/iu;

const isLegalForm = (text: string, { start, end }: Span, written: string, section: Section): boolean => {
  if (!LEGAL_FORMS.has(written) || section.kind === "skills") return false;
  const before = NAME_BEFORE.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return (
    before !== undefined &&
    !OF_PROGRAM.test(before) &&
    termsIn(before).length === 0 &&
    !/^[ -]\p{L}/u.test(text.slice(end, end + 2))
  );
};

// On flat text: "with the Kubernetes team", "mit dem Kubernetes-Team", "con el equipo de Kubernetes", "Kubernetes ekibiyle çalıştım".
const WITH_THE =
  /(?:(?:collaborated|cooperated|liaised|worked) (?:closely )?with |(?:with|alongside|to|supported|together with) (?:the|our|their|an?) (?:\p{L}{2,15} )?|(?:mit|bei) (?:dem|der|den|einem|unserem) )$/u;
// "Sat next to the platform team (Kubernetes, Terraform)".
const BESIDE_TEAM =
  /(?:next to|beside|opposite|adjacent to|neben) (?:the|our|a|dem|der|einem) (?:\p{L}+[ -]){0,3}(?:team|department|group|\p{L}*team|abteilung)[^.;\n]{0,30}$|(?:al lado del?|junto a) (?:la |los )?(?:equipo|departamento|grupo) [^.;\n]{0,30}$/u;
const TEAM = /^(?:[- ](?:\p{L}{2,15} )?)(?:team|teams|department|group|squad|guild|abteilung|gruppe)(?!\p{L})/u;
// "Discuss with specialists in payroll and the tax department".
const WITH_PEOPLE_OF =
  /(?:discuss\p{L}*|communicat\p{L}*|liais\p{L}*|coordinat\p{L}*|work(?:ed|ing)?|collaborat\p{L}*|interact\p{L}*) (?:\p{L}+ ){0,2}with [^.;]{0,90}$/u;
const WITH_TEAM_OF = /(?:con|junto) (?:el|al|los) (?:equipos?|departamentos?|grupos?) de $/u;
const WITH_ITS_TEAM =
  /^ (?:ekib|takim|birim|departman)\p{L}{0,8} (?:birlikte |beraber |yakin )?(?:calis|isbirli|koordin|iletisim)/u;

// "School of Design", "Institut für Logistik"; "Telecommunications Institute", "Ekonomi Üniversitesi". On flat text.
const SCHOOL_OF =
  /(?<!\p{L})(?:universi\p{L}{2,8}|institut\p{L}{0,3}|school|college|faculty|academy|department|\p{L}*hochschule|\p{L}*akademie|fakultat|facultad|escuela|academia) (?:of|fur|de|del|der) (?:\p{L}+(?:,| and| und| y| &)? ){0,3}$/u;
const OF_SCHOOL =
  /^\p{L}{0,4} (?:(?:and|und|y|ve|&) \p{L}+ )?(?:university|institut(?:e|su)?|college|school|academy|universitesi|enstitusu|fakultesi|akademisi|lisesi|meslek yuksekokulu|hochschule|schule|akademie)(?!\p{L})/u;

// The "html" of "index.html".
const ENDING = /^\p{Ll}{2,5}$/u;

/** True for the ending of the name of a file. */
export const isFileEnding = ({ text }: ParsedCv, { start, end }: Span): boolean =>
  /\p{Ll}\.$/u.test(text.slice(Math.max(0, start - 2), start)) && ENDING.test(text.slice(start, end));

/** True for a word in the name of a school, which says what it teaches to others, too. */
export const isInSchoolName = ({ flat }: ParsedCv, { start, end }: Span): boolean =>
  OF_SCHOOL.test(flat.slice(end, end + 60)) || SCHOOL_OF.test(flat.slice(Math.max(0, start - 80), start));

// "Kubernetes: 0 years", "Terraform ☆☆☆☆☆", "SQL 0 %". On flat text.
const AT_NOTHING =
  /^\s{0,3}[(:–—-]?\s{0,3}(?:(?:0|zero|null|cero|sifir) ?(?:years?|months?|jahre?|monate?|anos?|meses|yil|ay)(?!\p{L})|0 ?%|0 ?\/ ?(?:5|10)(?!\d)|[☆○◯]{3,}(?![★●⬤]))/u;

/** True for a name with a level of nothing at all behind it. */
export const isAtNothing = ({ flat }: ParsedCv, { end }: Span): boolean => AT_NOTHING.test(flat.slice(end, end + 24));

/** True for a skill that names a team the person worked with, and not the person's own work. */
export const isOfOtherTeam = ({ flat }: ParsedCv, { start, end }: Span): boolean => {
  const before = flat.slice(Math.max(0, start - 48), start).replace(/\s/g, " ");
  const after = flat.slice(end, end + 48).replace(/\s/g, " ");
  return (
    BESIDE_TEAM.test(before) ||
    (TEAM.test(after) &&
      (WITH_THE.test(before) || WITH_PEOPLE_OF.test(flat.slice(Math.max(0, start - 140), start).replace(/\s/g, " ")))) ||
    WITH_TEAM_OF.test(before) ||
    WITH_ITS_TEAM.test(after)
  );
};
