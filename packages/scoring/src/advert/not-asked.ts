import { flat } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { yearsAskedIn, yearsIn } from "../text/numbers.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { softSkillsIn } from "../vocabulary/soft.ts";
import { lineScores } from "./line-class.ts";
import { schoolingIn } from "./schooling.ts";
import type { Item } from "./items.ts";
import { isThing, settledTerms } from "./terms.ts";
import { isInclination, namesTrait } from "./questions.ts";
import { isDutyItem } from "./parts.ts";
import { asksForSomething, importanceSaid } from "./wording.ts";

/** True where an item names traits of character and nothing of a trade. */
export const isTrait = (text: string, item: Span): boolean => {
  const words = text.slice(item.start, item.end);
  const said = flat(words);
  if (schoolingIn(said).length > 0 || yearsIn(said) || NAMES_LANGUAGE.test(said)) return false;
  const terms = settledTerms(words);
  const { trait, asked, duty } = lineScores(said);
  if (isInclination(said) && !SCHOOLED.test(said)) return true;
  if (SKILLED.test(said) && !SCHOOLED.test(said) && (softSkillsIn(said).length > 0 || namesTrait(said)) && !terms.some(isThing))
    return true;
  const isTrade = SCHOOLED.test(said) || terms.some(isThing);
  // "Sicheres Auftreten, Kommunikationsstärke und Freude am Vertrieb": a word of the trade among them is no skill.
  if (!isTrade && trait > Math.max(asked, duty) + (terms.length === 0 ? SURE : SURE_BESIDE_TERM)) return true;
  if (isTrade || Math.max(asked, duty) > trait + VERY_SURE) return false;
  if (softSkillsIn(said).length > 0 && terms.length === 0) return true;
  // "Strong time management skills" is a trait although the vocabulary knows it; "patience with SAP" is none.
  return namesTrait(said) && terms.every((term) => namesTrait(flat(words.slice(term.start, term.end))));
};

// "… problem çözme ve süreç iyileştirme becerileri güçlü": traits, whatever the vocabulary knows among them.
const SKILLED =
  /(?:beceri|yetenek|yetenegi|yetkinlik|kabiliyet)\p{L}{0,8} (?:guclu|gelismis|yuksek|kuvvetli|sahip)(?: olan)?[\s.,;]{0,3}$/u;

// "Communication skills in German and English" asks for the languages. On flat text.
const NAMES_LANGUAGE =
  /(?<!\p{L})(?:in|auf|en) (?:(?:both|fluent|gutem|sehr gutem|flie(?:ss|ß)endem) )?(?:english|german|spanish|turkish|french|deutsch|englisch|franzosisch|spanisch|turkisch|ingles|espanol|aleman|frances|turco)(?!\p{L})|(?<!\p{L})(?:ingilizce|almanca|fransizca|ispanyolca|italyanca|rusca|arapca|turkce)(?:,? (?:dil )?(?:bilgi|seviye|duzey|okuma|yazma|konusma|iletisim)|(?:ye|ya) hakim)|(?:english|german)(?: and (?:english|german))? (?:written|verbal|oral|language|communication) skills/u;

/**
 * True for a line whose label names a trait, which the words behind it explain: "Tech-Savvy: You love new tools". What is learned or held
 * stays a requirement: "Teamwork: two years of experience in a crew".
 */
export const isLabelledTrait = (said: string, isBelowDuties: boolean): boolean => {
  const [, label, rest] = /^[\s*_•–-]{0,6}([^:.,;()\n–]{3,48}?)[*_\s]{0,4}(?::|\s[–—])[*_]{0,2}\s*(\S.*)$/su.exec(said) ?? [];
  if (label === undefined || rest === undefined || label.split(" ").length > 5 || SCHOOLED.test(said)) return false;
  if (yearsAskedIn(said) || degreesIn(said).length > 0) return false;
  if (settledTerms(rest).some(isThing)) return false;
  const { trait, aside, asked, duty } = lineScores(said);
  if (Math.max(asked, duty) > Math.max(trait, aside) + (isBelowDuties ? -LABEL_SURE : LABEL_SURE)) return false;
  return namesTrait(label) || softSkillsIn(label).length > 0 || LABELS.test(label);
};
const LABEL_SURE = 40;
const LABELS =
  /(?<!\p{L})(?:tech-?savvy|savvy|passionate|thinking|thinker|spirit|player|oriented|focused|driven|self-starter|starter|ownership|growth|learning|culture|fun|attitude|denken|stark\p{L}*|bewusst\p{L}*|geist|denkweise|vision|pensamiento|orientacion|enfoque|odakli\p{L}*)(?!\p{L})/u;
/** Sums of the classifier that decide alone. */
const SURE = 25;
const SURE_BESIDE_TERM = 60;
const VERY_SURE = 90;
/** Things that are learned or held are no traits, whatever stands beside them: "experience in customer-oriented sales". On flat text. */
export const SCHOOLED =
  /(?<!\p{L})(?:experience[ds]?|knowledge|licen[cs]e|certifi\p{L}*|degree|\p{L}*erfahrung(?:en)?|\p{L}*kenntnisse?n?|ausbildung|studium|studies|experiencia|conocimientos?|titul\p{L}*|licencia|deneyim\p{L}*|tecrube\p{L}*|bilgi(?:si|sine)?|mezun\p{L}*|ehliyet\p{L}*)(?!\p{L})/u;

/** "Training is provided", "eine Ausbildung wird angeboten": what the employer gives; "(for male candidates)": for whom a wish holds. On flat text. */
export const isGiven = (said: string): boolean => GIVEN.test(said) && !ENSURES.test(said);
// "Ensure that care is provided with dignity": work, of which somebody else is given something.
const ENSURES =
  /(?<!\p{L})(?:that|ensur(?:e|es|ing)|make sure|how|dass|sicher(?:stell\p{L}*)?|que|asegur\p{L}*|garantiz\p{L}*)(?!\p{L})/u;
const GIVEN =
  /(?<!\p{L})(?:(?:grunden der (?:besseren )?|zur besseren |zugunsten der )lesbarkeit|sinne der gleichbehandlung|(?:verkurzte|mannliche|weibliche) sprachform|generische[ns]? maskulinum|uso del (?:genero )?masculino|lenguaje (?:no sexista|inclusivo)|masculine form|(?:es muss|verkauf\p{L}* (?:musst|mussen) \p{L}+) nichts(?: verkauft werden)?|(?:de )?ambos sexos|personas con discapacidad: ?(?:si|no)|makes? \p{L}+(?: \p{L}+)? an? (?:trusted|leading|preferred)|(?<!act |acting |serve |serving )as an? (?:strategic|trusted|leading) (?:partner|provider|advis[eo]r) (?:to|of)|spiel(?:t|en) .{0,80} rolle|(?:wird|werden)(?: \p{L}+){0,3} (?:angeboten|gestellt)|(?:is|are|will be)(?: \p{L}+)? (?:offered|provided)|se (?:ofrece|brinda|proporciona|dara)n?|verilecek(?:tir)?|saglanacak(?:tir)?|sunulmaktadir|(?:retains?|reserves?) the right|(?:needs|duties|responsibilities) may (?:change|vary|evolve)|(?:description|list) is not (?:\p{L}+ )?(?:comprehensive|exhaustive|all-inclusive|intended)|para mas informacion|no dudes en (?:contactar\p{L}*|escribir\p{L}*)|for (?:more|further) information|fur (?:weitere|nahere) informationen|daha fazla bilgi icin|(?:vollzeit|teilzeit)?stelle ist .{0,60} zu besetzen|(?:du|sie) (?:wirst|werden) (?:\p{L}+ ){0,5}(?:begleitet|unterstutzt|eingearbeitet|angeleitet|geschult)|(?:te|tel|fon|telefon|phone|mobil)\.?:? ?[+(]?\d[\d ()/-]{5,})(?!\p{L})|^[\s•–-]{0,4}(?:(?:die )?moglichkeit (?:zum|zu|auf|von) (?:home ?office|mobil\p{L}*)|flexible (?:arbeits|einsatz)zeiten|100 ?% remote|flexible (?:working )?hours)(?!\p{L})|^[\s(]{0,3}(?:for|fur|para|solo para) (?:male|female|mannliche|weibliche|hombres|mujeres|varones)(?: (?:candidates|applicants|bewerber\p{L}*))?[)\s.,]{0,3}$/u;

/** "Are you looking for a new challenge in sales?", "¿Te apasiona la tecnología?": speaks to the reader, and asks for nothing learned. On flat text. */
export const isInvitation = (said: string): boolean => INVITES.test(said) && !SCHOOLED.test(said);
const INVITES =
  /^[\s*_•–¿-]{0,6}(?:(?:bist du|du bist|sie sind|sind sie|(?:si )?eres|estas) (?:\p{L}+ ){0,4}(?:auf der suche|bereit|interessiert|neugierig|motiviert|begeistert|genervt|technikbegeistert|persona|buscando|list[oa]|preparad[oa]|apasionad[oa]|creativ[oa])|du (?:suchst|fuhlst|mochtest|willst|liebst|hast (?:lust|bock))|sie (?:suchen|mochten)|(?:mochtest|willst|suchst|hast) du (?:\p{L}+ )?|suchen sie|are you (?:looking|ready|passionate|searching|seeking|tired)|looking for|do you (?:want|love|like|enjoy|dream)|would you|want to|ready (?:for|to)|te (?:gusta\p{L}*|apasiona\p{L}*|interesa\p{L}*)|buscas|quieres|suenas con|interessiert|interested|interesad[oa])(?!\p{L})[^.!]{0,300}\?[\s*_)]{0,4}$|(?<!\p{L})(?:hangi|neden|nasil)(?!\p{L})[^!]{0,120}\?\d?$/u;

const REST_SURE = 25;

/** True for the rest of a line that neither the vocabulary nor the classifier knows as something asked for. */
export const isRest = (text: string, item: Item): boolean => {
  const words = text.slice(item.start, item.end);
  const said = flat(words);
  if (item.hasLead || settledTerms(words).length > 0 || SCHOOLED.test(said) || yearsIn(said) || degreesIn(said).length > 0)
    return false;
  if (/\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(words) || languagesNamedIn(words).length > 0) return false;
  const { asked, duty, aside, trait, question } = lineScores(said);
  // A few words say little: "Access" of "Excel, Access and Word" is no rest.
  return Math.max(aside, trait, question) > Math.max(asked, duty) + REST_SURE;
};

// "Wir suchen eine Köchin", "sekreter aranıyor" names the job.
/** True for flat text that only names the job. */
export const isSearchAlone = (said: string): boolean =>
  /asagidaki (?:nitelik|yetkinlik|ozellik|kriter)\p{L}* .{0,200}(?:ariyoruz|aran\p{L}+|aramakta\p{L}+|alinacak\p{L}*)/u.test(
    said,
  ) || isSearchOnly(said);

const isSearchOnly = (said: string): boolean =>
  /^(?:(?:for|fur|im auftrag) [^,]{1,80},? )?(?:(?:so |now )?we(?:'re| are) (?:currently |also )?(?:looking for|in search of|seeking|hiring)|(?:currently |now )?(?:looking for|seeking|hiring)|wir (?:suchen|brauchen)|suchen wir|sucht unser\p{L}*|buscamos|se busca|estamos (?:en (?:la )?(?:busca|busqueda)|buscando)|se (?:estan ofreciendo|ofrecen|ofrece) \p{L}*\d* ?(?:vacantes?|puestos?|plazas?))(?!\p{L})|^we (?:are not|aren't) looking|^(?:now )?we need (?:an? |two |three |several |more |\d+ )?(?:new )?(?:\p{L}+ )?\p{L}*(?:ers?|ors?|ists?|chefs?|cooks?|clerks?|nurses?|waiters?|servers?|staff|hands|assistants?|technicians?|mechanics?)(?:,|\s|[.!]|$)|arayis\p{L}* bulunmakta\p{L}*[.!]?$|(?:istihdam edilecektir|alimi? yapilacaktir)[.!]?$|(?:ariyoruz|araniyor|aranmaktadir|aramaktay\p{L}+|alinacakt\p{L}+|gesucht)[.!]?$|(?:requiere|require|necesita|busca|solicita|precisa|precisamos|desea|selecciona) (?:contratar|incorporar)|(?:encuentran?|encontramos|estamos|esta) en la busqueda de(?!\p{L})|en busqueda de(?!\p{L})/u.test(
    said,
  ) && !asksBeside(said);

/** True for flat text that names a house and whom it looks for: "The Pine Lodge is looking for a barback". */
export const isSearchOfHouse = (said: string): boolean =>
  /^[^.;:]{2,60}(?<!\p{L})(?:is|are) (?:currently |now |also )?(?:seeking|looking for|hiring|recruiting|searching for|in need of)(?!\p{L})/u.test(
    said,
  ) && !asksBeside(said);

const asksBeside = (said: string): boolean =>
  /(?<!\p{L})(?:with|who|having|mit|der|die|con|que|experience|experiencia|\p{L}*erfahr\p{L}*|\p{L}*kenntnis\p{L}*|knowledge|skills?|licen[cs]\p{L}*|certif\p{L}*|deneyim\p{L}*|jahre|years|anos|\d yil|bilen|sahip)(?!\p{L})/u.test(
    said,
  );

/** "A satisfactory equivalent combination of education and experience": says that others are welcome, too. On flat text. */
const isEquivalent = (said: string): boolean =>
  !yearsIn(said) &&
  /(?:^|\s)(?:(?:may be substituted for|(?:satisfactory )?(?:equivalent|comparable) (?:combination|experience|qualifications?|work|education|training))|(?:education|experience)(?: and\/or experience)? (?:which is )?equivalent to|vergleichbare[rnms]? (?:qualifikation|kenntnisse)|equivalentes?$|o (?:su )?equivalente|dengi$)/u.test(
    said,
  ) &&
  said.split(/\s/).length <= MAX_EQUIVALENT;

const MAX_EQUIVALENT = 12;

/** "Education may be substituted for experience", "one year as described in “1” above": another way to what stands elsewhere. On flat text. */
export const isSubstitute = (said: string): boolean => SUBSTITUTES.test(said);
const SUBSTITUTES =
  /(?<!\p{L})(?:(?:may|can|will)(?: also)? be substituted for|make up the equivalent of|experience,? as described in \W{0,2}\d\W{0,2} ?(?:above|below))(?!\p{L})/u;

/** True for the rest of a clause that a comma has cut: "überzeugen Sie uns", "however". */
export const isFragment = (words: string, content: readonly { fold: string }[]): boolean => {
  const said = flat(words);
  if (content.length === 1 && importanceSaid(said) !== undefined) return true;
  if (isEquivalent(said)) return true;
  if (isHalfPhrase(said) || isOfTrain(words)) return true;
  const isOfReader = PERSON.test(said.replace(/^\s*\p{L}{1,9}/u, "")) && (!SCHOOLED.test(said) || OF_OTHERS.test(said));
  return isOfReader || (content.length <= 2 && CONNECTION.test(said));
};
/** True for a phrase without its noun or verb, and for an introduction: "Erfolgreich abgeschlossenes", "Where we're heading". On flat text. */
export const isHalfPhrase = (said: string): boolean => EMPTY_CLAUSE.test(said) || HALF_PHRASE.test(said);

/** "RB 91 Siegen": the line of a train. Towns would be too much for a browser. */
const isOfTrain = (words: string): boolean => /^\s*(?:RB|RE|IC|ICE) ?\d{1,3} \p{Lu}/u.test(words);

// "Customer experience", "your experience helps us", "Do you have a passion …?": not experience that is asked for.
const OF_OTHERS =
  /(?:customer|user|guest|client|patient|candidate|employee|shopping|your|deine|ihre|tu|su) (?:\p{L}+ )?(?:experience|erfahrung|experiencia|knowledge|conocimientos?)|\?\s*$/u;
// "To be successful in this role", "Experience is great": an introduction, or praise of what is asked for elsewhere.
const EMPTY_CLAUSE =
  /^\s*(?:(?:sie|du|you) (?:sind|bist|are)(?: (?:bereits|schon|already))?|(?:candidates|applicants|bewerber\p{L}*|candidat[oa]s) (?:without|ohne|sin) [^,]{1,80}|um [^,]{1,80} zu (?:sein|konnen|werden|bestehen)|(?:in order )?to (?:be (?:successful|considered|eligible|effective|hired)|succeed|qualify|thrive)(?: [^,]{1,60})?|para (?:tener exito|ser (?:considerad|elegid)[oa]s?|postular(?:se)?|aplicar)(?: [^,]{1,60})?|(?:experience|erfahrung|(?:la )?experiencia|deneyim) (?:is|ist|es) \p{L}+|(?:how|where|why|what|when|wie|wo|warum|was|como|donde|nasil|neden)(?:['’]\p{L}{1,2})?(?: [\p{L}'’]+){1,4}|(?:the )?following (?:is|are)(?: considered)?|identify good ones|\d{1,2} ?-?(?:year|month|jahres|monats)s?[ -]?(?:(?:fixed|limited)[- ]term )?(?:contract|vertrag)|contrato (?:de|por) \d{1,2} (?:anos?|mes(?:es)?)|\d{1,2} (?:yillik|aylik) sozlesme|suchen? eine neue herausforderung|am ende .{0,30} passen)\s*$/u;
// "Erfolgreich abgeschlossenes", "Erstellungvon": the noun stands on another line, or is glued to the next word.
const HALF_PHRASE =
  /^\s*(?:(?:ein(?:e[rnms]?)? )?(?:agile[nrms]?|dynamische[nrms]?|digitale[nrms]?|moderne[nrms]?|aktive[nrms]?|neue[nrms]?|versiert|fundiert|routiniert)|(?:deren|dessen|ihre|seine) \p{L}+|durchfuhrung|einrichtung|erstellung|umsetzung|entwicklung?|aufbau|elaboracion|monitoreo|manejo|funciones(?: ?\/ ?tareas)?|tareas|aufgaben|experiencia comprobable|weitere[nr]? sprachen?|(?:sehr |erfolgreich )?(?:abgeschlossene|absolvierte|fundierte|einschlagige|vergleichbare)[rsnm]?|\p{L}{5,}(?:ung|nis|heit|keit|schaft)(?:von|und|oder|des|in|zu|auf))\s*$/u;
const PERSON =
  /(?<!\p{L})(?:you|we|us|they|du|dich|dir|euch|wir|uns|er|usted|nos|nosotros|queremos|conocerte|te|biz|bizi|sizi|sizinle)(?!\p{L})|(?<=\s)(?:sie|ihnen)(?!\p{L})/u;
const CONNECTION =
  /^(?:in some cases|in many cases|if (?:necessary|needed|required)|(?:as|when|where) (?:needed|required|necessary)|bei bedarf|gegebenenfalls|en algunos casos|si es necesario|de ser necesario|segun sea necesario|gerektiginde|bazi durumlarda|however|therefore|furthermore|moreover|otherwise|and more|etc|others?|jedoch|allerdings|daher|dabei|zudem|ausserdem|usw|u\.a|keine voraussetzung|sin embargo|asi como|(?:at least|mindestens|al menos|minimo|en az)(?: \p{L}+){1,3} (?:level|niveau|nivel|seviye\p{L}*)|ademas|tambien|asimismo|otros|etc|ayrica|ancak|vb|vs)(?!\p{L})/u;

/** True where the classifier is sure of a wish that no CV shows: "Seyahat edebilecek". */
export const isSurelyReadiness = (said: string): boolean => {
  const { question, asked, duty, trait, aside } = lineScores(said);
  return (
    question - Math.max(asked, duty, trait, aside) >= READINESS_SURE &&
    !/(?<!\p{L})(?:experien|erfahr|deneyim|tecrube|licen[cs]|ehliyet|fuhrerschein)/u.test(said)
  );
};
const READINESS_SURE = 30;

/** True for an exclamation that names no work: "Be part of it!" calls, and asks only for what the vocabulary knows. On flat text. */
export const isCall = (said: string): boolean => {
  if (said.length > MAX_CALL || !/![”"*_\s]{0,4}$/u.test(said) || said.includes(":")) return false;
  const { aside, duty } = lineScores(said);
  return duty - aside < SURE && !isDutyItem(said) && !asksForSomething(said);
};
const MAX_CALL = 70;
