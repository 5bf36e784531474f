import type { Importance } from "../criterion.info.ts";

// On flat text, in the four languages. "Ideally at least three years" is a nice-to-have: NICE decides first.
const NICE =
  /\b(?:preferable|beneficial|not essential|(?:a )?definite plus|an? (?:(?:great|good|strong|real|big|definite|valuable) )?asset(?=\s?(?:[.,;:)]|$))|no excluyente|de preferencia|preferencia|se apreciara|se tomara en cuenta|ventaja competitiva|keine (?:zwingende )?voraussetzung|nicht zwingend|nice[- ]to[- ]haves?|(?:is|are|as) a (?:big |strong )?(?:plus|bonus|advantage)|bonus(?: points)?|a plus|preferred|preferably|ideally|desirable|desired|advantageous|an advantage|optional(?:ly)?|(?:is|are|be|most|also|very) welcome|welcome(?=\s?[.,;:]|$)|handy|useful|(?:not|(?:is|are)n't) (?:essential|a must|mandatory|necessary|required but)|not a requirement|would be (?:great|nice|good|helpful|ideal|lovely|an? \p{L}+ (?:plus|advantage))|we(?: would|'d) love(?! to (?:hear|meet|talk|see|receive|get to know))|it helps if|lovely|schon,? wenn|freuen wir uns|nos encantaria|seria (?:ideal|genial|un plus)|memnun oluruz|helpful|schon ware|(?:ware|waren) (?:schon|super|toll|prima|klasse|ideal|gut)|am besten|im (?:idealfall|besten fall)|bestenfalls|optimalerweise|willkommen|wunschenswerte\p{L}{0,2}|vorzugsweise|bevorzugt|ware schon|toll ware|wunschenswert|von vorteil|vorteilhaft|idealerweise|gern(?:e)? gesehen|gerne auch|pluspunkte?|ein (?:grosses |echtes |klares )?plus|optional|kein muss|hilfreich|deseables?|preferid[oa]s?|sum(?:a|ara|an)(?: puntos)?|puntua(?:ra)?|se valora(?:ra|n|ran)?|valorable|valoraremos|valoramos|un plus|idealmente|preferible(?:mente)?|opcional|tercih(?! edilen| eden| ettig)(?:en| edilir| sebebi\p{L}{0,30}| nedeni\p{L}{0,30})?|arti(?: puan)?|avantaj\p{L}{0,30}|iyi olur)(?!\p{L})/u;
const MUST =
  /\b(?:must(?:[- ]haves?)?|require[sd]?|mandatory|essential|at least|minimum(?: of)?|need(?:s|ed)?|necessary|you have to|mindestens|zwingend\p{L}{0,30}|erforderlich|vorausgesetzt|voraussetzung|unbedingt|notwendig|unerlasslich|muss(?:en)?|setzen wir voraus|imprescindible|obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?|(?<!no )excluyente|se requiere[n]?|al menos|como minimo|minimo|indispensable|en az|sart(?:tir)?|zorunlu(?:dur)?|gerekli(?:dir)?|mutlaka|olmazsa olmaz)(?!\p{L})/u;
/** How well something is to be known, on flat text. */
export const STRONG =
  /\b(?:very good|strong|solid|excellent|proficien(?:t|cy)|proven|expert(?:ise)?|deep|in-depth|extensive|fluent|sehr gute\p{L}{0,30}|fundierte\p{L}{0,30}|ausgezeichnete\p{L}{0,30}|exzellente\p{L}{0,30}|verhandlungssicher\p{L}{0,30}|flie(?:ss|ß)end\p{L}{0,30}|umfassende\p{L}{0,30}|sichere[rnms]?|tiefgehende\p{L}{0,30}|solid[oa]s?|ampli[oa]s?|excelentes?|dominio|avanzad[oa]s?|fluid[oa]|demostrable|cok iyi|ileri|akici|guclu|hakim|uzman duzeyde)(?!\p{L})/u;
const ASKS =
  /\b(?:experience[ds]?|knowledge|skills?|familiar(?:ity)?|understanding|background in|degree|qualifi(?:ed|cation)|certifi(?:ed|cate|cation)|years?|you (?:have|bring|know|write|are able|are (?:comfortable|familiar|experienced|fluent)|speak|can)|you've|you ['’]ve|comfortable with|hands-on|worked (?:with|as|in)|we need|knows?|someone who|who (?:has|knows|speaks|can)|should|looking for (?:a |an )?(?:\p{L}{1,30} )?with|matters? to us|important|ability|able to|erfahr\p{L}{0,30}|berufserfahrung|kenntnisse\p{L}{0,30}|kenntnis|abschluss|studium|ausbildung|jahre\p{L}{0,30}|sie (?:haben|bringen|kennen|beherrschen|sprechen|verfugen|sind)|du (?:hast|bringst|kennst|beherrschst|sprichst|verfugst|bist)|gehoren (?:fur|zu)|versiert|routiniert|gelernte[rn]?|examinierte[rn]?|bringen sie mit|bringst du mit|vertraut|sicher im umgang|wichtig|sollte[n]?|nachweis|zertifik\p{L}{0,30}|experiencia|conocimientos?|manejo|titul\p{L}{0,30}|formacion|anos|tienes|sabes|sepas?|hablas|dominas|domines?|conozcas?|cuentas con|cuentes? con|con experiencia|importante|deberias?|capacidad|certificad\p{L}{0,30}|carne|carnet|deneyim\p{L}{0,30}|tecrube\p{L}{0,30}|bilgi(?:si|sine|li)?|mezun\p{L}{0,30}|yil(?:lik)?|bilen|hakim|sahip|onemli\p{L}{0,30}|belge\p{L}{0,30}|sertifika\p{L}{0,30}|ehliyet\p{L}{0,30}|kullanabilen)(?!\p{L})/u;
const LICENCE =
  /(?<!\p{L})(?:\p{L}{0,20}fuhrerschein\p{L}{0,10}|fahrerlaubnis|(?:deutsch|englisch)sprachig\p{L}{0,2}|licensed|(?:driving|driver'?s|professional|valid) licen[cs]e|licencia|colegiad[oa]|(?:incorporad[oa]|incorporacion)[^.]{0,30} colegio)(?!\p{L})/u;

/** True for flat text that names a licence, or membership of a profession's body, which a line names only to ask for it. */
export const namesLicence = (said: string): boolean => LICENCE.test(said);

// "Coffee shop experience strongly preferred": what is said to be wanted is asked for, whatever else the sentence says.
const WANTED =
  /(?<!\p{L})(?:experience|knowledge|certificat(?:e|ion)|licen[cs]e|degree|\p{L}{0,20}erfahrung(?:en)?|\p{L}{0,20}kenntnisse|fuhrerschein|ausbildung|experiencia|conocimientos?|licencia|titulo|deneyim\p{L}{0,6}|tecrube\p{L}{0,6}|bilgisi|ehliyet\p{L}{0,6})[^.;:!?]{0,40}\s(?:preferred|required|desired|desirable|a (?:big |strong )?plus|essential|a must|mandatory|von vorteil|wunschenswert|erforderlich|zwingend|vorausgesetzt|deseables?|indispensables?|imprescindibles?|requerid[oa]s?|valorables?|excluyentes?|sart\p{L}{0,4}|zorunlu\p{L}{0,4}|gerekli\p{L}{0,4}|tercih (?:edilir|sebebi\p{L}{0,4}|nedeni\p{L}{0,4}))(?!\p{L})/u;

/** True for flat text that says of something learned that it is required or welcome. */
export const statesWish = (said: string): boolean => WANTED.test(said);

/** True when a clause asks for something outright, apart from how well it is to be known. */
export const saysMust = (flatClause: string): boolean => MUST.test(flatClause);

/** The importance stated by a clause's own words; undefined when they state none. */
export const importanceSaid = (flatClause: string): Importance | undefined => {
  if (NICE.test(flatClause)) return "nice";
  return MUST.test(flatClause) || STRONG.test(flatClause) ? "must" : undefined;
};

/** The importance that the words of a list's item state, with where they stand in it. */
export interface SaidImportance {
  readonly importance: Importance;
  /** At the beginning ("ideally with SAP") or at the end ("SAP is a plus"). */
  readonly isHead: boolean;
  readonly isTail: boolean;
  /** Only "very good", "fluent": how well it is to be known. */
  readonly isOnlyStrong: boolean;
}

const NEAR_EDGE = 14;

export const importanceAt = (item: string): SaidImportance | undefined => {
  const flatItem = beforeBracket(item);
  for (const [pattern, importance] of [
    [NICE, "nice"],
    [MUST, "must"],
    [STRONG, "must"],
  ] as const) {
    const match = pattern.exec(flatItem);
    if (!match) continue;
    const isTail = flatItem.length - match.index - match[0].length <= NEAR_EDGE;
    // "Three years in projects, ideally in an agency": only the agency is welcome.
    const isOfRest = !isTail || /\p{L}{3}/u.test(flatItem.slice(match.index + match[0].length));
    const before = flatItem.slice(0, match.index).trimEnd();
    const isOfWhat = isOfRest && (before.endsWith(",") || (!isTail && IDEALLY.test(match[0]) && SAYS_WHAT.test(before)));
    if (importance === "nice" && match.index > NEAR_EDGE && isOfWhat) continue;
    return {
      importance,
      isHead: match.index <= NEAR_EDGE && !(isTail && match.index > 3),
      isTail,
      isOnlyStrong: pattern === STRONG,
    };
  }
  return undefined;
};

// "Years of project management ideally in construction": only what follows is welcome.
const IDEALLY = /^(?:ideally|preferably|idealerweise|vorzugsweise|idealmente|preferible(?:mente)?|de preferencia)$/u;
const SAYS_WHAT =
  /(?:(?<!\p{L})(?:in|im|of|with|mit|en|de|als|as)\s(?:[\p{L}\d&/-]{1,40}[\s.–]{1,4}){0,8}[\p{L}\d&/-]{1,40}[\s.–]{0,4}|\d (?:years?|jahren?|anos?)[\s.]{0,3})$/u;

/** True where words, on flat text, say how important something is, and nothing else: "zwingend", "nice to have". */
export const saysOnlyImportance = (said: string): boolean => {
  const other = said.replace(new RegExp(NICE.source, "gu"), " ").replace(new RegExp(MUST.source, "gu"), " ");
  return importanceSaid(said) !== undefined && !/\p{L}{3}|\p{L}\d/u.test(other);
};

/** Words with blanks for brackets that speak of another thing: "Carnet C+E (preferiblemente ADR)", not "SAP (nice to have)". */
const beforeBracket = (said: string): string =>
  said
    .replace(/(?<=\S\s{0,2})\([^()]{1,120}\)/gu, (bracket) =>
      isOfWhole(bracket.slice(1, -1)) ? bracket : " ".repeat(bracket.length),
    )
    .replace(/\s[\s.;,]*$/u, "");

/** True for the words of a bracket that say how important the words before it are, and name nothing else. On flat text. */
export const isOfWhole = (bracket: string): boolean => saysOnlyImportance(bracket) || BUT.test(bracket);

// "(preferred but not essential, as training is given)"
const BUT =
  /^(?:preferred|desirable|ideal|helpful|useful|wunschenswert|von vorteil|gerne|deseable|preferible|valorable|tercihen),? (?:but|though|aber|jedoch|pero|aunque|ama|ancak)(?!\p{L})/u;

/** True when a sentence outside any list reads like a requirement. */
export const asksForSomething = (flatClause: string): boolean =>
  importanceSaid(flatClause) !== undefined || ASKS.test(flatClause);

const GENDER_FORMS =
  /(?<=\p{L}{2})(?:[:*_·](?:innen|in|r|n|e|frau)|\/-?(?:innen|in|r|frau)|\((?:innen|in|a|as|e)\)|\/(?:a|o|as|os|es))(?![\p{L}\d])/gu;

// "Kund:innen", "Kolleg*innen": without the form half a word would be left.
const HALF_WORDS = /(?<=\p{L}{3})(?<!er|el|or|eur)[:*_]innen(?![\p{L}\d])/gu;

const SEX =
  "(?:hombres?|mujer(?:es)?|var[oó]n(?:es)?|damas?|caballeros?|masculino|femenino|male|female|men|women|männlich|weiblich|erkek|kadın|bayan|bay)";
// "Hombre o mujer", "Sexo: indistinto": whoever it is may apply. Not the clothes of "Kadın ve erkek giyim".
const EITHER_SEX = new RegExp(
  `(?<=^[ \\t•*·–-]{0,4}|[.;:] )(?:${SEX}\\s?(?:o|y|u|or|and|oder|und|veya|ve|/|-|–|,)\\s?${SEX}(?!\\p{L})(?!['’]| (?:clothing|fashion|wear|mode|giyim|moda|ropa))|(?:sexo|g[eé]nero):?\\s(?:indistint[oa]|indiferente)(?!\\p{L}))`,
  "gimu",
);

/**
 * "Erzieher:in", "Kund:innen", "Cocinero/a" as "Erzieher", "Kunden", "Cocinero": the same length, so that offsets hold. The blanks stand
 * behind the word.
 */
export const withoutGenderForms = (text: string): string =>
  text
    .replace(HALF_WORDS, "en    ")
    .replace(GENDER_FORMS, (form) => " ".repeat(form.length))
    .replace(EITHER_SEX, (both) => " ".repeat(both.length));

/** True for flat text that names a level of a language, which is a requirement wherever it stands: "B2". */
export const namesLevel = (said: string): boolean => /(?<![\p{L}\d])[abc][12](?![\p{L}\d])/u.test(said);
