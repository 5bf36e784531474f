import { flat } from "./text/fold.ts";
import { languageOf, type Language } from "./text/language.ts";

/** Reason why a wish cannot be a criterion. */
export type ProtectedReason =
  | "age"
  | "gender"
  | "nationality"
  | "militaryService"
  | "maritalStatus"
  | "photo"
  | "religion"
  | "health"
  | "appearance";

export interface ProtectedWish {
  readonly start: number;
  readonly end: number;
  readonly reason: ProtectedReason;
  /** A lawful alternative, in the language of the text. */
  readonly alternative?: string;
}

type Sentences = Readonly<Record<Language, string>>;

const DIGITAL: Sentences = {
  en: "Uses digital tools daily",
  de: "Nutzt täglich digitale Werkzeuge",
  es: "Usa herramientas digitales a diario",
  tr: "Dijital araçları her gün kullanır",
};
const EXPERIENCE: Sentences = {
  en: "1 year or more of experience",
  de: "Mindestens 1 Jahr Erfahrung",
  es: "1 año o más de experiencia",
  tr: "En az 1 yıl deneyim",
};
const PERMIT: Sentences = {
  en: "Permit to work in the country",
  de: "Arbeitserlaubnis für das Land",
  es: "Permiso de trabajo en el país",
  tr: "Ülkede çalışma izni",
};
const START: Sentences = {
  en: "Available from the start date",
  de: "Verfügbar ab dem Eintrittstermin",
  es: "Disponible desde la fecha de inicio",
  tr: "İşe başlama tarihinde uygun",
};
const TRAVEL: Sentences = {
  en: "Ready to travel",
  de: "Reisebereitschaft",
  es: "Disponibilidad para viajar",
  tr: "Seyahat engeli olmayan",
};
const LIFTING: Sentences = {
  en: "Can lift and carry as the work requires",
  de: "Kann arbeitsübliche Lasten heben und tragen",
  es: "Puede levantar y cargar lo que exige el trabajo",
  tr: "İşin gerektirdiği yükleri kaldırıp taşıyabilir",
};

const PERSON =
  "(?:candidates?|applicants?|people|person|persons|men|women|talents?|professionals?|graduates?|bewerber(?:in|innen)?|kandidat(?:in|innen|en)?|menschen|talente|leute|kollegen|mitarbeiter(?:in|innen)?|candidat[oa]s?|personas?|gente|profesional(?:es)?|hombres?|mujer(?:es)?|chic[oa]s?|aday(?:lar)?|adaylarin|arkadas(?:lar)?|eleman(?:lar)?|takim arkadas\\p{L}{0,30}|kisi(?:ler)?|calisan(?:lar)?|personel)";

// Wishes about the person, on flat text. Descriptions of a team ("a young team") and lawful formulas ("m/w/d") are not wishes.
const WISHES: readonly (readonly [ProtectedReason, string, Sentences?])[] = [
  ["age", "digital natives?", DIGITAL],
  [
    "age",
    "(?:young|junge[rnms]?|joven|genc)(?= (?:male|female|woman|women|man|men|lady|ladies|girls?|boys?|bayan|erkek|kadin|frau|mann|mujer|hombre|chic[oa]))|\\d{2} yas (?:alti(?:nda)?|ustu|uzeri)|(?:over|above|uber|mas de|mayores de) \\d{2} (?:years of age|years old|jahre alt|anos de edad)",
    EXPERIENCE,
  ],
  [
    "age",
    `(?:young|youthful|junge[rnms]?|joven(?:es)?|genc)(?:,? (?:and |und |y |ve )?\\p{L}{1,30},?){0,2} ${PERSON}|${PERSON} joven(?:es)?`,
    EXPERIENCE,
  ],
  [
    "age",
    "(?:must be |should be |sie sind |du bist |bist |sind |eres |olmali )?(?:young|youthful|jung|joven|genc)(?=\\s*(?:,|;|\\.|$|and|und|y |ve |dinamik|dynamic|dynamisch|dinamic))(?:(?:,| and| und| y| ve)? ?(?:dynamic|dynamisch|dinamic[oa]|dinamik))?",
    EXPERIENCE,
  ],
  [
    "age",
    "(?:(?:not older than|no older than|younger than|under the age of|under|below|maximum age(?: of)?|max\\.? age|age limit(?: of)?|aged(?: between)?|between the ages of|between) ?:?(?: \\d{2})?(?: ?(?:and|to|-) ?\\d{2})?(?=\\s*(?:years old|years of age|,|\\.|;|$))(?: years (?:old|of age))?|\\d{2} ?(?:-|to) ?\\d{2} years old|age ?:? ?\\d{2} ?(?:-|to) ?\\d{2})",
    EXPERIENCE,
  ],
  [
    "age",
    "(?:nicht alter als|junger als|maximal|hochstens|unter) \\d{2}(?: jahre(?:n)?(?: alt)?)?(?! jahre(?:n)? (?:erfahrung|berufserfahrung))|(?:zwischen )?\\d{2} (?:und|bis|-) \\d{2} jahre(?:n)? alt|alter(?:sgrenze)?:? (?:bis|unter|max\\.?|maximal|zwischen)?\\s*\\d{2}(?: ?(?:-|bis|und) ?\\d{2})?(?: jahre)?",
    EXPERIENCE,
  ],
  [
    "age",
    "(?:menor(?:es)? de|no mayor(?:es)? de|maximo|hasta|edad(?: maxima| minima| entre| de)?:?(?: de| entre)?) \\d{2}(?: ?(?:y|a|-) ?\\d{2})? ?(?:anos)?(?! de experiencia)(?=[^\\p{L}]|$)|entre \\d{2} y \\d{2} anos(?: de edad)?",
    EXPERIENCE,
  ],
  [
    "age",
    "\\d{2} ?(?:-|ile|ila) ?\\d{2} yas(?:lari)?(?: arasi(?:nda)?(?: olan)?)?|\\d{2} yasini (?:asmamis|gecmemis|doldurmamis)(?: olan| olmak)?|(?:en fazla|azami) \\d{2} yas(?:inda)?|yas siniri:? ?\\d{2}",
    EXPERIENCE,
  ],
  [
    "age",
    "(?:recent|new|fresh) graduates? only|no (?:older|senior) (?:applicants|candidates)|yeni mezun olmasi sart",
    EXPERIENCE,
  ],
  [
    "gender",
    `(?:male|female|weibliche[rnms]?|mannliche[rnms]?|bayan|erkek|kadin|bay)(?: (?:or|oder|veya) (?:male|female|weiblich\\p{L}{0,30}|mannlich\\p{L}{0,30}|bayan|erkek|kadin))? ${PERSON}|${PERSON} (?:masculin[oa]s?|femenin[oa]s?|bayan|erkek|kadin)`,
  ],
  [
    "gender",
    "(?:only|nur|solo|sadece|yalnizca) (?:men|women|males?|females?|manner|frauen|hombres|mujeres|erkek(?:ler)?|kadin(?:lar)?|bayan(?:lar)?)|(?:men|women|males?|females?) only|(?:gender|sex|geschlecht|sexo|cinsiyet):? (?:male|female|mannlich|weiblich|masculino|femenino|hombre|mujer|erkek|kadin|bayan)",
  ],
  [
    "gender",
    "(?:must be |should be |sie sind |bist |sind )?(?<![\\p{L}/])(?:male|female|mannlich|weiblich)(?![\\p{L}/])(?=\\s*(?:,|;|\\.|$))",
  ],
  [
    "gender",
    "(?:male|female|mannliche[rnms]?|weibliche[rnms]?)(?= (?!patient|customer|ward|cloth|fashion|health|connector|athlet|student|resident|kund|bewohner|and |or |oder |und )\\p{L}{1,30})",
  ],
  ["gender", "(?:bayan|erkek|kadin)(?= (?!giyim|hasta|musteri|dogum|hastalik|kuafor|saglig|ve |veya )\\p{L}{1,30})"],
  [
    "militaryService",
    "(?:has |have |having )?(?:completed|done|finished|exempt from|no) (?:(?:the|their|his|your) )?(?:compulsory |mandatory )?military (?:service|obligations?)|military service (?:completed|done|obligation|fulfilled|is required)|military service(?! (?:members|personnel))",
    START,
  ],
  [
    "militaryService",
    "(?:abgeleistete[rnms]? |abgeschlossene[rnms]? )?(?:grundwehrdienst|wehrdienst|militardienst)(?: abgeleistet| absolviert| geleistet)?|servicio militar(?: cumplido| realizado| obligatorio)?",
    START,
  ],
  [
    "militaryService",
    "(?:erkek adaylar (?:icin )?)?(?:askerlik(?:le| ile)?|askerligini|vatani gorevini)(?:[^.,;\\n]{0,60}?(?:olmayan|tamamlamis|yapmis|muaf|tecilli|bulunmayan|ilisigi)(?: olmayan| olan| olmak| olmasi| bulunmayan)?)?",
    START,
  ],
  [
    "nationality",
    "(?:\\p{L}{1,30} )?(?:citizens?|nationals?|passport holders?) only|(?:only|must be an?|must hold) (?:\\p{L}{1,30} )?(?:citizens?|nationals?|citizenship|nationality|passport)|(?:must have|with) (?:\\p{L}{1,30} )(?:citizenship|nationality)|no foreigners",
    PERMIT,
  ],
  [
    "nationality",
    "(?:deutsche|osterreichische|schweizer|turkische|spanische|eu-?)\\s?(?:staatsangehorigkeit|staatsburgerschaft|nationalitat)|(?:nur )?deutsche staatsburger|keine auslander|(?:de )?(?:nacionalidad|ciudadania) (?:espanola|mexicana|argentina|\\p{L}{1,30})|(?:solo )?ciudadan[oa]s? (?:espanol(?:es|a)?|\\p{L}{1,30})|t\\.?c\\.? vatandasi(?: olmak| olan| olmasi)?|turk vatandasi",
    PERMIT,
  ],
  [
    "maritalStatus",
    "(?<!\\p{L})(?:unmarried|married|single status|marital status|ledig|unverheiratet|verheiratet|ungebunden|familienstand|solter[oa]s?|casad[oa]s?|estado civil|bekar|evli|medeni durum\\p{L}{0,30})(?!\\p{L})",
    TRAVEL,
  ],
  [
    "maritalStatus",
    "(?:without|no|ohne|keine|sin) (?:children|kids|kinder|hijos)|kinderlos|cocuksuz|(?:not |nicht )(?:pregnant|schwanger)|no (?:estar )?embarazada|hamile olmayan",
    TRAVEL,
  ],
  [
    "photo",
    "(?:cv |application |bewerbung |lebenslauf |curriculum )?(?:with|mit|con) (?:a |einem |aktuellem |una )?(?:recent |current |aktuellen |reciente )?(?:photo(?:graph)?|picture|lichtbild|foto|bewerbungsfoto|fotografia)(?:s)?(?! editing)|fotografli (?:cv|ozgecmis)",
  ],
  [
    "religion",
    "(?:christian|catholic|protestant|muslim|jewish|christliche[rnms]?|katholische[rnms]?|evangelische[rnms]?|muslimische[rnms]?|catolic[oa]s?|cristian[oa]s?|musulman(?:es|a)?|musluman) (?:faith|candidates?|applicants?|konfession|glauben[s]?|bewerber\\p{L}{0,30}|candidat[oa]s?|aday(?:lar)?)|konfessionszugehorigkeit|practicing (?:christian|catholic|muslim)",
  ],
  [
    "health",
    "(?:no|without|ohne|keine|sin) (?:disabilit(?:y|ies)|health (?:problems|issues|restrictions)|behinderung(?:en)?|gesundheitliche[n]? (?:einschrankungen|probleme)|discapacidad(?:es)?|problemas de salud)|(?:perfectly|absolutely|vollig|kerngesund\\p{L}{0,30}) ?(?:healthy|gesund)?|saglik (?:problemi|sorunu|engeli) olmayan|engeli bulunmayan|able-bodied",
    LIFTING,
  ],
  [
    "appearance",
    "(?:attractive|good[- ]looking|pleasant|well-groomed|gepflegtes?|attraktives?|ansprechendes?) (?:appearance|looks|auftreten und aussehen|aussehen|erscheinung(?:sbild)?|ausseres)|good[- ]looking|(?:buena|excelente|muy buena) (?:presencia|apariencia)|prezentabl|dis gorunusune (?:onem|ozen)[^.,;]*|fiziksel gorunumu? [^.,;]*",
  ],
];
const PATTERNS = WISHES.map(([reason, pattern, alternative]) => ({
  reason,
  alternative,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}])`, "gmu"),
}));

// "Promotes young talents", "experience with young people": work with people, not a wish about the applicant.
const WORK_WITH =
  /(?:with|for|support(?:ing)?|teach(?:ing)?|mentor(?:ing)?|coach(?:ing)?|promot\p{L}{0,30}|mit|fur|von|betreuung|forderung|begleitung|con|para|de|atencion a|ile|icin)\s*$/u;
// An insurance, a team, a company or a bus may be young, German or married-couple-owned.
const NOT_A_WISH =
  /^\s*(?:team|company|unternehmen|startup|start-up|equipo|empresa|ekip|sirket|marke|brand|families|familien)(?!\p{L})/u;

/** Wishes on protected facts in a text, in order, the longest where they overlap. */
export const protectedWishesIn = (text: string, language: Language = languageOf(text)): ProtectedWish[] => {
  const plain = flat(text);
  const found: ProtectedWish[] = [];
  for (const { reason, alternative, pattern } of PATTERNS) {
    for (const match of plain.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      if (span.end <= span.start || NOT_A_WISH.test(plain.slice(span.end))) continue;
      if (reason === "age" && !/\d/.test(match[0]) && WORK_WITH.test(plain.slice(Math.max(0, span.start - 24), span.start)))
        continue;
      const known = found.findIndex((other) => span.start < other.end && other.start < span.end);
      const wish = { ...span, reason, ...(alternative ? { alternative: alternative[language] } : {}) };
      if (known === -1) found.push(wish);
      else if (span.end - span.start > found[known]!.end - found[known]!.start) found[known] = wish;
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
};

/** The reason why a criterion typed by hand is refused; null when it is lawful. */
export const refuseProtected = (text: string): ProtectedReason | null => protectedWishesIn(text)[0]?.reason ?? bare(text);

// A single word is a wish in any context: "young", "male", "German citizenship".
const BARE: readonly (readonly [ProtectedReason, RegExp])[] = [
  [
    "age",
    /^(?:age|alter|edad|yas|youth|young|jung|joven|genc|birth ?date|date of birth|geburtsdatum|fecha de nacimiento|dogum tarihi|graduation year|abschlussjahr)$/,
  ],
  [
    "gender",
    /^(?:gender|sex|geschlecht|sexo|genero|cinsiyet|male|female|man|woman|men|women|mann|frau|manner|frauen|mannlich|weiblich|hombre|mujer|erkek|kadin|bay|bayan)$/,
  ],
  [
    "nationality",
    /^(?:nationality|citizenship|nationalitat|staatsangehorigkeit|nacionalidad|uyruk|\p{L}{1,30} (?:citizen(?:ship)?|nationality|nationals?))$/u,
  ],
  ["militaryService", /^(?:military service|wehrdienst|bundeswehr|servicio militar|askerlik.*)$/],
  ["maritalStatus", /^(?:marital status|familienstand|estado civil|medeni (?:durum|hal)i?|children|kinder|hijos)$/],
  ["photo", /^(?:photo|foto|picture|bewerbungsfoto|fotograf|fotografia)$/],
  ["religion", /^(?:religion|konfession|religion|din|faith|church member(?:ship)?)$/],
  ["appearance", /^(?:appearance|looks|aussehen|apariencia|dis gorunus|attractive)$/],
];
const bare = (text: string): ProtectedReason | null => {
  const plain = flat(text)
    .trim()
    .replace(/[.!:]+$/, "");
  return BARE.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
};
