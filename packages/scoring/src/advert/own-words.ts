import { flat } from "../text/fold.ts";
import type { Language } from "../text/language.ts";
import { trimmed, type Span } from "../text/lines.ts";
import { contentWords } from "../text/words.ts";
import { saysOnlyImportance, STRONG } from "./wording.ts";

// Words at the beginning of a requirement that say that it is one, on flat text, in the four languages.
const LEADS = [
  "if you|when you|wenn (?:du|sie)|si (?:tienes|sabes|conoces)|(?:it would be|would be|we would|we'd) (?:\\p{L}+ )(?:if you |to )?(?:also )?(?:have|bring|know|see)?|(?:es )?(?:schon|super|toll|ideal|prima|gut) ware(?:n)?(?:,? wenn (?:du|sie))?|ware(?:n)? (?:schon|toll|super|ideal)|wir freuen uns (?:uber|auf|wenn)|am besten|im idealfall|with|mit|con|in (?:an?|the|einem|einer|der|dem|den)|im|en (?:un|una|el|la|los|las)|inkl\\.|including",
  "neben|besides|in addition to|apart from|ademas de|ademas(?: de)?|asimismo|and|or|but|also|as well as|und|oder|aber|jedoch|sowie|y|e|pero|ve|ama|ancak|ayrica",
  "(?:you|we|candidates?|applicants?|the (?:ideal|successful|right) candidate) (?:will |should |must |would |'ll |need to |ideally )?(?:also |ideally |already )?(?:have|need|bring|possess|hold|are|is|has|be|know|expect|want|require)(?: to (?:have|be|hold))?(?: got)?|(?:hold|possess|holding)(?= an? )|you(?:'ve| have) (?:got |already )?|you're|you'll (?:need|have|be)(?: to (?:have|be|hold))?|must (?:have|hold|be)|should (?:have|be)|having|have|has",
  "(?:sie|du|ihr|wir|der bewerber|die bewerberin) (?:haben|hast|habt|bringen|bringst|bringt|verfugen|verfugst|sind|bist|besitzen|besitzt|erwarten|wunschen uns|konnen|kannst|konnten|konntest|kennen|kennst|beherrschen|beherrschst|sprechen|sprichst)(?: (?:sie|uber|bereits|schon|idealerweise|im besitz))?|(?:(?:optimalerweise|bestenfalls|vorzugsweise|idealerweise|im (?:idealfall|besten fall)|zudem|ausserdem|zusatzlich|daruber hinaus|weiterhin) )?(?:haben|hast|habt|konnten|konntest|sollten|solltest|bringen|bringst|besitzen|besitzt|verfugst|kennen|kennst|beherrschen|beherrschst|sprechen|sprichst) (?:sie|du|ihr)(?: (?:auch|uber|bereits|schon|idealerweise|gerne))*|optimalerweise|bestenfalls|vorzugsweise|zudem|ausserdem|daruber hinaus|im besitz|verfugen(?: sie)? uber|wir erwarten|wichtig (?:ist|sind) uns",
  "(?:(?:el candidato|la candidata|la persona|el postulante) )?(?:debe(?:ra)?s?|debera[n]?) (?:tener|contar con|poseer|saber|conocer|acreditar)|(?:tienes|tener|poseer|contar con|cuentas con|dispones de|disponer de|estar en posesion de|aportas|aportar|se requiere[n]?|se necesita|requerimos|pedimos|sabes|conoces|dominas|hablas)",
  "required|essential|mandatory|must|minimum requirement|desirable|preferred|preferably|ideally|nice to have|a plus|an asset|bonus|zwingend(?: erforderlich)?|erforderlich|voraussetzung(?: ist| sind)?|vorausgesetzt|wunschenswert(?: (?:ist|sind|ware(?:n)?))?|idealerweise|gerne?(?: auch)?|von vorteil(?: (?:ist|sind|ware(?:n)?))?|optional|imprescindible|indispensable|requisito|deseable|valorable|se valorara[n]?(?: (?:positivamente|tener|contar con))?|se valora|preferiblemente|idealmente|tercihen|mutlaka|zorunlu",
];
const LEAD = new RegExp(`^(?:${LEADS.join("|")})(?!\\p{L}|-\\p{L})(?:\\s{0,3}[:,–-])?\\s{0,3}`, "u");
// "We need a nurse who has", "Buscamos electricista con": what is asked for follows.
const SEARCH_LEAD =
  /^(?:(?:(?:importante |prestigiosa |reconocida )?(?:empresa|compania|clinica|restaurante|cadena|institucion)|(?:nos encontramos|estamos|se encuentra|esta)|\p{L}+(?: \p{L}+){0,3} (?:is|are))(?: (?!con |with )\p{L}+){0,6}? )?(?:we(?:'re| are) (?:currently )?(?:looking for|seeking)|we need|we want|(?:currently )?(?:looking for|seeking|hiring|in search of)|wir (?:suchen|brauchen)|suchen wir|buscamos|buscando|en (?:la )?(?:busca|busqueda) de|(?:se )?(?:busca|requiere|solicita)(?: contratar)?|necesitamos)(?!\p{L})[^,.;:]{0,70}?\s(?:who (?:has|have|can|is)|who|with|having|mit|con|que (?:tenga|sepa|hable|haya)|que)\s{1,3}/u;
// The verb of a search, wherever it stands in its sentence, and the words that join the wish to the person.
const SEARCHING =
  /(?<!\p{L})(?:looking for|seeking|searching for|in search of|hiring|in need of|suchen|sucht|suche|gesucht|busca[n]?|buscamos|buscando|(?:en )?(?:la )?(?:busca|busqueda) de|solicita[n]?|requiere[n]?|necesita[n]?|contratar)(?!\p{L})/u;
const JOINING =
  /(?<=\s)(?:with|who (?:has|have|holds?|brings?)|having|mit|der uber|die uber|con|que (?:tenga|posea|cuente con|haya))\s{1,3}/gu;
// Things that are held or learned, at the beginning of what follows.
const LEARNED_FIRST =
  /^(?:[\p{L}\d+-]{1,20}\s){0,4}?(?:experience|knowledge|licen[cs]e|certifi\p{L}*|degree|diploma|\p{L}*erfahrung(?:en)?|\p{L}*kenntnissen?|ausbildung|studium|abschluss|fuhrerschein|experiencia|conocimientos?|titulo|licencia|carne|carnet|certificado)(?!\p{L})/u;
const MAX_SEARCH = 400;

/** The length of a search before what it asks for: "Our bakery is looking for a driver with" of "… with a class B licence". On flat text. */
export const searchLead = (said: string): number => {
  const known = SEARCH_LEAD.exec(said)?.[0].length;
  if (known !== undefined) return known;
  const verb = SEARCHING.exec(said.slice(0, MAX_SEARCH));
  if (!verb) return 0;
  const from = verb.index + verb[0].length;
  const end = /[:!?]\s/.exec(said.slice(from, MAX_SEARCH))?.index ?? MAX_SEARCH;
  for (const { index, 0: word } of said.slice(0, from + end).matchAll(JOINING))
    if (index > from && LEARNED_FIRST.test(said.slice(index + word.length, index + word.length + 100)))
      return index + word.length;
  return 0;
};

const OBJECT_END =
  /[,.;:!?]|(?<!\p{L})(?:for|to|who|with|in|at|on|fur|zu|zum|zur|die|der|das|mit|im|am|bei|para|con|que|en|por)(?!\p{L})/u;
const TURKISH_OBJECT = /(?:^|[,.;:]\s|(?<!\p{L})icin\s)([^,.;:]{3,80})\s(?:ariyoruz|aramaktayiz|araniyor|aranmaktadir)[.!]?$/u;
const MAX_OBJECT = 80;

/** The person that a sentence looks for: "Unity developers" of "Our studio is looking for Unity developers". On flat text. */
export const searchObject = (said: string): Span | undefined => {
  const turkish = TURKISH_OBJECT.exec(said);
  if (turkish) {
    const start = turkish.index + turkish[0].indexOf(turkish[1]!);
    return { start, end: start + turkish[1]!.length };
  }
  const verb =
    /(?<!\p{L})(?:looking for|seeking|searching for|in search of|hiring|suchen|sucht|busca|buscamos|(?:en )?(?:la )?(?:busca|busqueda) de)(?!\p{L})/u.exec(
      said.slice(0, MAX_SEARCH),
    );
  if (!verb) return undefined;
  const start = verb.index + verb[0].length;
  const rest = said.slice(start, start + MAX_OBJECT);
  return { start, end: start + (OBJECT_END.exec(rest)?.index ?? rest.length) };
};

/** True for a search that goes on with what is asked for: "Buscamos un chofer con licencia B". On flat text. */
export const isSearchWithWish = (said: string): boolean => searchLead(said) > 0;
const ARTICLE =
  /^(?!a la carte)(?:an?|the|eine[nmrs]?|ein|der|die|das|den|dem|uber|un|una|el|la|los|las|bir|our|your)(?!\p{L}|\s{1,3}(?:year|ano|jahr|yil))\s{1,3}/u;

// Words that introduce a thing to be known: "experience with", "sehr gute Kenntnisse in".
const KNOWING =
  /^(?:(?:proven|previous|prior|practical|relevant|professional|demonstrable|first|some|any|hands-on|extensive|solid|strong|good|very good|excellent|basic|working|sound|thorough|deep|in-depth|professional|recent|significant|at least)\s{1,2}(?:and\s{1,2})?){0,3}(?:(?:working )?(?:experience|knowledge|understanding|familiarity|proficiency|expertise|background|skills?|competence|command|exposure|grasp)\s{1,2}(?:(?:and|or|&)\s{1,2}(?:experience|knowledge|understanding|skills?|training)\s{1,2})?(?:in|with|of|to|as|using|on|working with|working in)|proficient (?:in|with)|skilled (?:in|at|with)|familiar with|experienced (?:in|with)|ability to|able to|know(?:s|ing)? how to|comfortable (?:with|using)|knowledgeable (?:in|about|of)|competent (?:in|with)|fluent with|confident (?:with|in|using))(?!\p{L})\s{1,3}(?:the use of |use of |using |working with )?/u;
const KNOWING_DE =
  /^(?:(?:sehr|gute[rnms]?|fundierte[rnms]?|solide[rnms]?|erste[rnms]?|praktische[rnms]?|einschlagige[rnms]?|umfassende[rnms]?|nachgewiesene[rnms]?|ausgepragte[rnms]?|sichere[rnms]?|sicher|versierte[rnms]?|grundlegende[rnms]?|tiefgehende[rnms]?|vertiefte[rnms]?|geubte[rnms]?|idealerweise|routinierte[rnms]?|relevante[rnms]?|breite[rnms]?|beruflich\p{L}{0,3})\s{1,2}(?:und\s{1,2})?){0,4}(?:(?:praxis|projekt)?(?:erfahrung(?:en)?|kenntnisse?n?|grundkenntnisse|fachkenntnisse|basiskenntnisse|verstandnis|know-how|expertise|wissen|fachwissen|umgang|fahigkeiten?)\s{1,2}(?:(?:und|oder|sowie)\s{1,2}(?:\p{L}*erfahrung(?:en)?|\p{L}*kenntnisse?n?|verstandnis)\s{1,2})?(?:in der|in den|in dem|im bereich|in|im|mit dem|mit der|mit den|mit|uber|als|bei|bei der|beim|der|des|von|zu|zum|zur|fur|rund um|aus dem bereich|auf dem gebiet)|vertraut mit|versiert (?:in|im)|sicher im umgang mit|im umgang mit|fit in|erfahren in)(?!\p{L})\s{1,3}(?:(?:der|dem|den|die|das)\s{1,2})?/u;
const KNOWING_ES =
  /^(?:(?:buen|buena|buenos|buenas|solid[oa]s?|ampli[oa]s?|alto|alta|altos|minima|previa|demostrable|contrastada|excelente|excelentes|avanzados?)\s{1,2}(?:y\s{1,2})?){0,3}(?:(?:experiencia|conocimientos?|dominio|manejo|uso|formacion|capacidad|habilidad(?:es)?|nociones)\s{1,2}(?:(?:y|e|o)\s{1,2}(?:experiencia|conocimientos?|estudios|formacion|dominio|manejo)\s{1,2})?(?:(?:previa|demostrable|minima|avanzados?|basicos?|solid[oa]s?|contrastada|profesional|laboral|alto|fluido)\s{1,2}){0,2}(?:en el|en la|en los|en las|en|con|como|del|de la|de los|de las|de|sobre|para))(?!\p{L})\s{1,3}(?:(?:uso|manejo) de\s{1,2})?/u;

// Words after a requirement that say that it is one.
const TRAIL =
  /[\s,;:–-]{1,4}(?:(?:as|when|where|if|whenever|wherever) (?:needed|required|necessary|needs arise)|(?:(?:isn't|aren't|is not|are not|is|are|would be|will be|'s)\s{1,2})?(?:(?:strongly|highly|greatly|very much|mutlaka|ozellikle)\s{1,2})?(?:(?:an? )?(?:(?:big |strong |definite |real |great |good )?(?:plus|bonus|advantage|asset|must)|required|essential|mandatory|needed|necessary|preferred|desirable|desired|ideal|nice to have|welcome|helpful|handy|advantageous|beneficial)|(?:ist |sind |ware(?:n)? |werden |wird )?(?:von vorteil|wunschenswert|erforderlich|zwingend(?: erforderlich)?|vorausgesetzt|notwendig|voraussetzung|gern(?:e)? gesehen|hilfreich|ideal|schon|super|toll|ein plus|kein muss|ein muss|optional)|setzen wir voraus|(?:es |son |sera |seran )?(?:imprescindibles?|deseables?|preferid[oa]s?|preferibles?|valorables?|necesari[oa]s?|obligatori[oa]s?|requerid[oa]s?|un plus)|se (?:valorara[n]?|requiere[n]?|valora)|(?:sarttir|sart|zorunludur|gereklidir|gerekli|tercih edilir|tercih sebebidir|tercih nedenidir|avantajdir|onemlidir)))(?:\s{1,2}(?:ist|sind|but not \p{L}+|aber \p{L}+ \p{L}+))?$/u;
// German subordinate clauses end in their verb: "wenn Sie React schon kennen".
const TRAIL_DE =
  /\s{1,3}(?:bereits |schon |idealerweise |sicher |auch )?(?:mitbringen|mitbringst|mitbringt|kennen|kennst|beherrschen|beherrschst|haben|hast|sprechen|sprichst|besitzen|besitzt|vorweisen|vorweisen konnen|verfugen|verfugst|mit|gesammelt|gesammelt haben|sammeln konnen|sammeln|vorzuweisen)$/u;
// Turkish puts "knowing", "with experience in" after the thing.
const TRAIL_TR =
  /\s{1,3}(?:(?:konu(?:sunda|larinda|larina)|alan(?:inda|larinda))\s{1,2})?(?:(?:iyi (?:derecede|duzeyde)|ileri (?:derecede|duzeyde|seviyede)|cok iyi|etkin|aktif(?: olarak)?)\s{1,2})?(?:bilgi(?:si)? (?:sahibi|olan)|bilgi ve (?:deneyim|tecrube)(?: sahibi)?|bilgili|bilgisi olan|bilgisine sahip|deneyim(?:i)? (?:sahibi|olan)|deneyimli|tecrubeli|yetkin|tecrube sahibi|sahibi(?: olan)?|sahip(?: olan)?|hakim(?: olan)?|bilen|kullanabilen|kullanan|yapabilen|yapabilecek|tutan|yapan|almis|biri|olan|olmasi|olmak|(?:ile )?calismis(?: olan)?|sahibiysen|sahipsen|hakimsen|hakimseniz|sahibiyseniz|sahipseniz|deneyimliysen|bilgiliysen)(?: (?:biri|birini|kisiler|adaylar?|takim arkadasi|eleman))?(?: olmali(?:dir)?| ariyoruz| araniyor)?[.,]?$/u;

/** "Office programlarını kullanabilen", "süreç bilgisine sahip": without what follows, the ending or the compound would dangle. */
const needsItsVerb = (words: string, trail: string): boolean =>
  CASE_END.test(flat(words)) || (/^\s+bilgisi(?!\p{L})|^\s+bilgisine/u.test(trail) && /\p{L}\s\p{Ll}{3,}$/u.test(words));
const CASE_END = /(?<=\p{L}{3})(?:[iu]n[iae]|[dt][ae])$|(?<!\p{L})(?:gorev|arac|rol|yer|pay)$/u;

// "TypeScript (zwingend)", "Heat pumps in particular".
const TRAIL_BRACKET = /\s{0,3}\(([^()]{1,60})\)$/u;
const TRAIL_EMPHASIS =
  /[\s,]{1,3}(?:in particular|particularly|especially|insbesondere|vor allem|en particular|en especial|sobre todo|ozellikle)$/u;

// "… experience who is a self-starter", "… experience, you might be a good fit": what follows a wish and is none.
const TOLD_OF_PERSON =
  /,?\s{1,2}(?:you(?:'ll| (?:might|may|could|will|would)) (?:be|fit|love|feel|thrive|enjoy)|who (?:is|are|works?|loves?|enjoys?|wants?|thrives?))(?!\p{L})/u;

/** The end of flat words without a bracket or words after them that only say how important they are. */
const stressed = (said: string): number => {
  const bracket = TRAIL_BRACKET.exec(said);
  if (bracket && saysOnlyImportance(bracket[1]!)) return bracket.index;
  return TRAIL_EMPHASIS.exec(said)?.index ?? said.length;
};

/**
 * A requirement's words without what only says that it is one: "Sie haben sehr gute Kenntnisse in React" is "React". Returns a span of
 * `text`, never other words.
 */
export const barely = (text: string, span: Span): { span: Span; hasLead: boolean } => {
  let { start, end } = trimmed(text, span);
  const unpointed = (): void => {
    while (end > start && /[\s.,;:!?–*-]/.test(text[end - 1]!)) end--;
  };
  unpointed();
  let hasLead = false;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const said = flat(text.slice(start, Math.min(end, start + MAX_SEARCH)));
    const blank = /^[\s,;:.)–•*"¿¡\p{Extended_Pictographic}\uFE0F-]{1,9}/u.exec(said)?.[0].length ?? 0;
    const lead = (searchLead(said) || LEAD.exec(said)?.[0].length) ?? ARTICLE.exec(said)?.[0].length ?? 0;
    const knowing = [KNOWING, KNOWING_DE, KNOWING_ES].map((pattern) => pattern.exec(said)?.[0].length ?? 0).find(Boolean) ?? 0;
    // "Experience in a similar position" names nothing but the experience.
    const isOfPlace =
      blank === 0 && lead === 0 && knowing > 0 && namesPlaceAlone(text.slice(start + knowing, Math.min(end, start + MAX_LEAD)));
    const cut = isOfPlace ? 0 : blank || lead || knowing;
    if (cut === 0 || start + cut >= end) break;
    hasLead ||= knowing > 0;
    start += cut;
  }
  for (let turn = 0; turn < 2; turn++) {
    const from = Math.max(start, end - MAX_LEAD);
    const whole = flat(text.slice(from, end));
    const said = whole.slice(0, stressed(whole));
    if (from + said.length > start) end = from + said.length;
    const found = TRAIL.exec(said) ?? TRAIL_TR.exec(said) ?? TRAIL_DE.exec(said);
    if (!found || from + found.index <= start) break;
    if (TRAIL_TR.test(said) && needsItsVerb(text.slice(start, from + found.index), found[0])) {
      hasLead = true;
      break;
    }
    hasLead ||= found[0].length > 0 && TRAIL_TR.test(said);
    end = from + found.index;
  }
  const tail = TOLD_OF_PERSON.exec(flat(text.slice(start, Math.min(end, start + MAX_SEARCH))));
  if (tail && LEARNED_FIRST.test(flat(text.slice(start, start + tail.index)))) end = start + tail.index;
  unpointed();
  const joint = JOINT.exec(text.slice(start, end));
  if (joint) end = start + joint.index;
  return { span: { start, end }, hasLead };
};

/**
 * The words of a requirement with the level they ask for: "proficient in TypeScript". A bare name in a list shows less than that. On both sides,
 * because in Turkish the level stands behind.
 */
export const withLevel = (text: string, whole: Span, bare: Span): Span => {
  const [before, after] = [flat(text.slice(whole.start, bare.start)), flat(text.slice(bare.end, whole.end))];
  const level = levelAskedIn(before);
  const start = level === undefined ? bare.start : whole.start + level;
  if (levelAskedIn(after) === undefined) return { start, end: bare.end };
  let { end } = whole;
  while (end > bare.end && /[\s.,;:]/.test(text[end - 1]!)) end--;
  return { start, end };
};

// "Proven experience" tells of how it came about, and not how well it is known.
const NO_LEVEL = /^(?:proven|extensive|demonstrable|ampli[oa]s?)/;

const levelAskedIn = (said: string): number | undefined => {
  const at = said.search(STRONG);
  return at === -1 || NO_LEVEL.test(said.slice(at)) ? undefined : at;
};

// Words for a place of work that name none, and for one that is like it.
export const WORKPLACES: ReadonlySet<string> = new Set(
  "bereich bereiche bereichen gebiet gebieten area areas field fields alan alanda alaninda diesem dieser einem einer this same gleichen gleicher mismo misma tatigkeit tatigkeiten berufsfeld arbeitsumfeld job jobs work arbeit erste ersten erster first prior previous vorherige workshop taller talleres werkstatt betrieb empresa company puesto puestos posicion position positions positionen similares similar similares capacity umfeld umgebung entorno sector branche firma atolye isletme sirket business industry environment vergleichbar vergleichbaren vergleichbarer ahnlichen ahnlicher comparable role roles praxis pozisyonda pozisyon pozisyonlarda benzer laboral profesional professional beruf needed minima previa funciones descritas descrita descritos mencionadas ejecucion desempeno diversas diversos varias varios various verschiedenen verschiedene".split(
    " ",
  ),
);

const namesPlaceAlone = (words: string): boolean => {
  const content = contentWords(words);
  return content.length > 0 && content.every(({ fold }) => WORKPLACES.has(fold));
};

// "Bake bread and", where the rest of the clause is another item.
const JOINT = /(?<=\p{L}{2})\s{1,2}(?:and|or|und|oder|y|ve|veya)$/u;
const MAX_TURNS = 4;
const MAX_LEAD = 160;

/** The words of a span on one line, at most 200 letters, cut at a space. */
export const shown = (text: string, { start, end }: Span): string => {
  const words = text
    .slice(start, Math.min(end, start + 2 * MAX_TEXT))
    .replace(/\s+/g, " ")
    .replace(/ (?=[,;)])/g, "")
    .trim();
  if (words.length <= MAX_TEXT) return words;
  const space = words.lastIndexOf(" ", MAX_TEXT);
  return words.slice(0, space > MAX_TEXT / 2 ? space : MAX_TEXT).replace(/[\s,;:–-]{1,9}$/, "");
};
const MAX_TEXT = 200;

/** Words that begin a criterion, with a capital. */
export const capitalised = (words: string, language: Language): string =>
  // "dbt", "iOS" are spelled so; a word of letters only is the beginning of a phrase.
  /^\p{Ll}{2,}\s|^\p{Ll}{4,}$/u.test(words) ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : words;
