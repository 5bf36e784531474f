// "Regardless of age", "unabhängig von Alter", "sin importar la edad".
const BEFORE =
  /(?:regardless of|irrespective of|without regard to|independent(?:ly)? of|no matter|discriminat\p{L}{1,5}|(?:never|do not|don't|not) (?:ask|require|want|expect|need|send|include|attach)|please (?:do not|leave out)|no need (?:for|to)|freiwillige angaben|unabhangig von|ungeachtet|egal ob|ohne ansehen|(?:fragen|diskriminieren|verlangen|erwarten|brauchen|benotigen) (?:wir )?(?:nicht|keine?n?)|verzichten|gleich welche[rsn]?|sin (?:distincion|importar|discrimina\p{L}{1,6}|tener en cuenta)|independientemente|con independencia|no (?:pedimos|discriminamos|es necesari[oa]|hace falta|se requiere|se pide|exigimos|incluir|incluya|enviar|envie|adjunt\p{L}{1,3}|importa))(?!\p{L})[^.!?\n;]*$/u;

// "Is not required", "spielt keine Rolle", "ayrımı gözetmeksizin".
const AFTER =
  /^[^.!?\n;]{0,80}?(?:(?<!\p{L})(?:welcome|willkommen|bienvenid\p{L}{1,3}|do(?:es)? not matter|(?:is|are) not (?:required|needed|necessary|asked|a criterion|a requirement|expected)|not (?:required|needed|necessary)|(?:muss|mussen) nicht (?:gemacht|angegeben|genannt)|nicht (?:erforderlich|notig|notwendig|relevant|wichtig|verlangt)|spielt keine|spielen keine|bei gleicher eignung|no (?:es|son|resulta) (?:necesari|requerid|obligatori|imprescindible)|no importa|onemli degil|gerekmez|gerekmemektedir|gerekli degil|sart degil|zorunlu degil|fark etmez|istenmez|istenmemektedir|gozetmeksizin|gozetilmeksizin|gozetmeyiz|bakilmaksizin))/u;

const EXCLUDES =
  /^(?:only|nur|ausschließlich|solo|unicamente|exclusivamente|sadece|yalnizca|no|not|keine?|nicht|sin|without|ohne|abstenerse)(?!\p{L})/u;

// "Promotes young talents", "experience with young people": work with people, not a wish about the applicant.
const WORK_WITH =
  /(?:(?:(?<!deal|happy|agree) with|(?<!looking |searching |search |seeking |ideal |suitable |perfect |hiring |suited )for|of|among|helps?|supports?|supporting|teach(?:es|ing)?|(?:mentor|train|lead)(?:s|ing)?|guid(?:es?|ing)|coach(?:es|ing)?|promot\p{L}{0,30}|mit|(?<!ideal |geeignet |perfekt |gesucht )fur|betreu(?:ung|t|en)|forderung|begleit(?:ung|et|en|est)|anleit(?:ung|et|en|est)|einarbeit(?:ung|en)|schulung|schulen|coachen|unterstutzung|beratung|pflege|(?<!trabajador\p{L}{0,3} )con|(?<!ideal |indicado |perfecto |apto )para|atencion a|apoyo a|acompanamiento a|acompana(?:s|r)? a|guia(?:s|r)? a|forma(?:s|r)? a|formacion de|ile) (?:the |our |your |die |der |den |los |las |nuestr[oa]s |disabled |vulnerable |of |von |\d{1,2} |two |three |zwei |drei |dos |tres |companer[oa]s mas |personas mas |unsere[nr]? |deine[nr]? |ihre[nr]? )?)$/u;

// "65 yaş üzeri hastalar", "patients aged 18 to 65", "pacientes mayores de 65 años": the age of those whom the work is for.
const CLIENTS =
  "(?:patient|customer|client|resident|child|kid|pupil|student|kund|bewohn|kinder|jugendlich|senior|klient|schuler|pacient|client|nin[oa]s|alumn|person\\p{L}{0,2} mayor|usuari|hasta|musteri|cocuk|ogrenci|danisan|sakin)\\p{L}{0,8}";
const CLIENTS_BEFORE = new RegExp(`(?<!\\p{L})${CLIENTS} (?:who are |der gruppe |im |de |con )?$`, "u");
// "Care for people over 80", "Betreuung von Menschen ab 65", "atención a personas mayores de 65 años".
const CARE =
  "(?:work(?:ing)? with|car(?:e|ing) (?:for|of)|support(?:ing|s)?(?: for)?|teach(?:ing)?|coach(?:ing)?|(?:betreu|pfleg|berat|begleit|unterstutz|unterricht|forder)\\p{L}{1,4}(?: (?:von|fur))?|arbeit(?:en|est)? mit|trabaj\\p{L}{1,4} con|(?:cuidado|atencion|acompanamiento|asistencia|apoyo|formacion) (?:a|de)|clases (?:a|para))";
const CARE_BEFORE = new RegExp(
  `(?<!\\p{L})${CARE}(?: (?!such|gesucht|seek|look|want|need|busc|solicit|wir |we )\\p{L}{1,15}){0,3} (?:aged |im alter )?$`,
  "u",
);
const CARE_AFTER = /^ (?:birey|kisi|insan|yasli)\p{L}{0,8} (?:bakim|destek|hizmet|refakat|yardim)/u;
// "Unser Team ist zwischen 25 und 60 Jahre alt".
const OF_TEAM =
  /(?<!\p{L})(?:our|unsere?|nuestr[oa]) (?:\p{L}{1,20} )?(?:team|belegschaft|colleagues|kolleg\p{L}{1,5}|equipo|plantilla) (?:is|are|ist|sind|tiene) $/u;
const CLIENTS_AFTER = new RegExp(`^ (?:old |olan |grubu(?:ndaki)? )?${CLIENTS}(?!\\p{L})`, "u");

// Grounds that nobody asks an applicant for: the sentence promises equal chances, and lists marital status or religion among them.
const GROUNDS =
  /(?<!\p{L})(?:sexual orientation|gender (?:identity|expression)|ethnic\p{L}*|veteran status|skin colou?r|(?:sexuelle|geschlechtliche)[rn]? (?:orientierung|identitat)|geschlechtsidentitat|weltanschauung|hautfarbe|(?:ethnische|soziale|kulturelle)[rn]? (?:und \p{L}{1,20} )?herkunft|sozialem hintergrund|social background|orientacion sexual|identidad(?: o expresion)? de genero|etnia|origen etnico|cinsel yonelim\p{L}*|etnik koken\p{L}*)(?!\p{L})/u;

const REACH = 160;

/** True for a wish that its sentence takes back: "regardless of age", "a photo is not required". On flat text. */
export const isWaivedAt = (plain: string, start: number, end: number): boolean =>
  BEFORE.test(plain.slice(Math.max(0, start - REACH), start)) ||
  (!EXCLUDES.test(plain.slice(start, end)) && AFTER.test(plain.slice(end, end + REACH)));

/** True for a fact in a list of grounds on which nobody is treated worse: "religion, marital status, sexual orientation". On flat text. */
export const isEqualityList = (plain: string, start: number, end: number): boolean => {
  if (EXCLUDES.test(plain.slice(start, end))) return false;
  const before = plain
    .slice(Math.max(0, start - REACH), start)
    .split(/[.!?\n;]/)
    .at(-1)!;
  const after = plain.slice(end, end + REACH).split(/[.!?\n;]/)[0]!;
  return GROUNDS.test(before) || GROUNDS.test(after);
};

// "Genç ekip arkadaşlarınıza yol gösterirsiniz": in Turkish the work follows the people.
const TURKISH_WORK =
  /^\p{L}{0,15}[ae] (?:yol goster|rehberlik|mentorluk|kocluk|egitim ver|destek (?:ol|ver)|liderlik)|^\p{L}{0,15}[iu] (?:yetistir|egit(?:ir|mek|me)|yonlendir)/u;

/** True where the words from `start` to `end` speak of people whom the work is for. On flat text. */
export const isAboutOthers = (plain: string, start: number, end: number): boolean =>
  WORK_WITH.test(plain.slice(Math.max(0, start - 40), start)) ||
  TURKISH_WORK.test(plain.slice(Math.max(start, end - 3), end + 40));

// "You teach English to native speakers of Turkish": those who learn, not those who apply.
const TEACHES =
  /(?<!\p{L})(?:teach(?:es|ing)?|tutor(?:s|ing)?|lessons?|courses?|unterricht\p{L}{0,4}|kurse?|ensen(?:ar|as|a|anza)|clases|cursos?|ogret\p{L}{0,8}|dersi?|egitimi)(?!\p{L})[^.!?\n;]{0,40}$/u;

/** True for native speakers who are taught. On flat text. */
export const isTaughtTo = (plain: string, start: number): boolean => TEACHES.test(plain.slice(Math.max(0, start - 60), start));

/** True for an age of those whom the work is for ("patients aged 18 to 65"), and of the team that is there. On flat text. */
export const isAgeOfClients = (plain: string, start: number, end: number): boolean =>
  [CLIENTS_BEFORE, CARE_BEFORE, OF_TEAM].some((before) => before.test(plain.slice(Math.max(0, start - 60), start))) ||
  [CLIENTS_AFTER, CARE_AFTER].some((after) => after.test(plain.slice(end, end + 40)));
