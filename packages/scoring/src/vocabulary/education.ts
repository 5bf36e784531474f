import { remembered } from "../text/remember.ts";
import type { EducationLevel } from "../profile.info.ts";
import type { Language } from "../text/language.ts";

/** From the lowest to the highest. */
export const EDUCATION_LEVELS = [
  "school",
  "vocational",
  "bachelor",
  "master",
  "doctorate",
] as const satisfies readonly EducationLevel[];

export const EDUCATION_NAMES: Record<EducationLevel, Record<Language, string>> = {
  school: { en: "School-leaving certificate", de: "Schulabschluss", es: "Título escolar", tr: "Lise diploması" },
  vocational: {
    en: "Vocational training",
    de: "Abgeschlossene Berufsausbildung",
    es: "Formación profesional",
    tr: "Meslek eğitimi",
  },
  bachelor: { en: "Bachelor's degree", de: "Bachelorabschluss", es: "Grado universitario", tr: "Lisans derecesi" },
  master: { en: "Master's degree", de: "Masterabschluss", es: "Máster", tr: "Yüksek lisans derecesi" },
  doctorate: { en: "Doctorate", de: "Promotion", es: "Doctorado", tr: "Doktora" },
};

const NAME_OF_DEGREE =
  /(?<=(?:bachelor|master|associate|doctor)(?:'?s|s')? (?:degree )?of (?:applied )?)(?:applied|sciences?|arts)(?= |[,.;:)|]|$|\n)/gu;

/** The "science" of "Bachelor of Science" and the "arts" of "Master of Arts", which name no field of study. On flat text. */
export const namesOfDegrees = (flatText: string): { readonly start: number; readonly end: number }[] =>
  [...flatText.matchAll(NAME_OF_DEGREE)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }));

/** "EQF level 6", "EQR-Niveau 4", "Nivel 5 MEC". */
function levelOfFrame(level: string): string {
  return `(?:e\\.?q\\.?[fr]\\.?|d\\.?q\\.?r\\.?|n\\.?q\\.?[fr]\\.?|mec|ayc|tyc)(?:-| )?(?:level|niveau|nivel|seviye(?:si)?)?:? ?${level}(?!\\d)|(?:level|niveau|nivel) ${level} (?:eqf|eqr|mec|dqr)`;
}

// On flat text. Longer names are matched first: "yuksek lisans" before "lisans", "grado superior" before "grado".
const NAMES: readonly (readonly [EducationLevel, string])[] = [
  // The levels of the European frame, which stand beside a degree whatever its name: the most exact word about it.
  ["doctorate", levelOfFrame("8")],
  ["master", levelOfFrame("7")],
  ["bachelor", levelOfFrame("6")],
  ["vocational", levelOfFrame("[345]")],
  // A school-leaving result that admits to a bachelor's degree.
  ["school", "matriculated with (?:an? )?(?:bachelor|degree|diploma)\\p{L}*(?:'s|s')?(?: degree| pass| exemption)?"],
  [
    "doctorate",
    "ph\\.? ?d\\.?|dphil|doctorate|doctoral degree|doctor of \\p{L}{1,30}|promotion zum|promotion(?= in)|promoviert\\w{0,30}|dr\\. (?:rer|med|phil|ing|iur|jur)\\w{0,30}\\.?|doctorado|doktora(?! ogrencisi)|tipta uzmanlik|(?<=^|[\\d,|–-] )(?:m\\.?d\\.?|j\\.?d\\.?|d\\.?d\\.?s\\.?|d\\.?v\\.?m\\.?|pharm\\.? ?d\\.?)(?! edwards)(?=[ ,]|$)|juris doctor",
  ],
  [
    "vocational",
    "c\\.?f\\.?g\\.?[sm]\\.?|tecnic[oa] (?:profesional|laboral)|tecnolog[oa](?: en)?(?= en|,| analis| \\||$|\\n)|tecnologo(?= en)|curso superior de tecnologia|tecnologia en|t\\.?s\\.?u\\.?(?= |,|$)|tecnic[oa] superior universitari[oa]|tecnicatura|(?<!bachiller(?:ato)? )tecnico en(?= \\p{L})|(?:ciclo formativo(?: de)? )?grado (?:superior|medio)|ciclo formativo|formacion profesional|tecnico superior en|fp (?:superior|grado|ii)|tecnic[oa](?:/a)? de nivel (?:medio|superior)|liceo politecnico|tecnico(?:/a)? (?:medio )?(?:en|de) (?:cuidados|gestion|instalaciones|electromecanica|sistemas|atencion|emergencias|farmacia|cocina|soldadura|mecanizado|carroceria|comercio|peluqueria)\\p{L}*|ciclo (?:superior|medio)",
  ],
  [
    "vocational",
    "(?:\\p{L}{3,20}ische|gewerbliche) (?:berufs)?ausbildung(?! von| der| junger)|(?:abgeschlossene |kaufmannische |technische |handwerkliche |gewerbliche )*(?:berufsausbildung|ausbildungsabschluss)|abgeschlossene[rn]? (?:\\p{L}{1,30} )?ausbildung|(?:ausbildung|umschulung) (?:zum|zur|als)|(?<=\\p{L} )(?:efz|eba|fz)|(?:eidg(?:\\.|enossisches)? )?fahigkeitszeugnis|lehrabschluss\\p{L}*|lehre(?= als| zu)|berufslehre|berufsmaturitat|lehre (?:zum|zur|als)|(?:ausbildung|umschulung|lehre):? (?=\\p{L}{0,30}(?:kauf(?:mann|frau)|mechaniker|elektroniker|informatiker|fach(?:kraft|frau|mann|angestellte|verkauf)|pfleger|schwester|zeichner|friseur|koch))|grundausbildung|gesellenbrief|gesellenprufung|facharbeiterbrief|meisterbrief|industriemeister|handwerksmeister|staatlich gepruft\\w{1,30}|ihk",
  ],
  [
    "vocational",
    "(?:vocational|nursing|teaching|accounting|accountancy|electrical|trade|childcare|catering) qualification|titulacion(?: oficial)?(?= en )|(?:hemsirelik|ebelik|muhasebe|elektrik|cocuk gelisimi|ogretmenlik|turizm|otelcilik|ascilik) egitimi|vocational (?:training|education|degree|diploma)|(?:higher |national |advanced )*diploma(?= in | of )|certificate (?:iii|iv)|city (?:&|and) guilds|trade certificate|journeyman|apprenticeship|foundation degree|nvq|bts|btec|hnd|associate(?:'?s)? (?:degree|of \\p{L}{1,30})|a\\.a\\.s?\\.?(?=,| |$)|a\\.s\\.(?= in|,| )|on ?-?lisans|meslek ?yuksek ?okul\\p{L}{0,6}|myo|mesleki egitim|meslek egitimi|(?:mesleki ve teknik (?:anadolu )?|anadolu teknik |anadolu meslek |meslek |teknik )lise(?:si)?|(?:ustalik|kalfalik) (?:belgesi|diplomasi)",
  ],
  [
    "master",
    "yuksek ?lisans|tezsiz yuksek lisans|master(?! (?:data(?! (?:science|analy|engin|manag|and|&))|schedul|plan(?:ner|ning)?(?!\\p{L})|vendor|agreement|class(?:es)?(?!\\p{L})|control(?:ler)?|server|branch|chef|carpenter|electrician|plumber|technician|barber|stylist|black belt))(?:'s|s)?(?: of \\p{L}{1,30}| degree| studium|abschluss|studium|studiengang)?|(?<!mini )mba(?!-level)|m\\.? ?sc\\.?|m\\.a\\.|m\\.s\\.|ms(?= in )|m\\.? ?tech\\.?(?=[ ,(]|$)|m\\.ed\\.?|m\\.?f\\.?a\\.?(?= in )|m\\.?p\\.?a\\.(?=,| )|m\\.eng\\.?|meng|ma(?= in | ?:)|(?<=^|[\\d,|–-] )ma(?= \\p{L})|mphil|llm(?= (?:in )?(?:international|european|tax|law|business|commercial|human|corporate|intellectual|comparative)|,? .{0,30}(?:universi|law|school|college)|$)|ll\\.m\\.|diplom(?:-\\p{L}{1,30}|ingenieur\\w{0,30}|kauf\\w{1,30})?(?![ -]?\\p{L}{0,20} ?\\((?:fh|ba)\\))(?=[ ,(]|$)|magister|staatsexamen|mbbs|mb ?bch|mbchb|licenciatura en medicina|grado en medicina|tip fakultesi|maestria|postgrado|posgrado|licenciatura de cinco anos|ingenieria superior",
  ],
  [
    "bachelor",
    "bachelor(?:'s|s)?(?: of \\p{L}{1,30}| degree|abschluss|studium|studiengang)?|b\\.? ?sc\\.?|b\\.a\\.|b\\.s\\.|b\\.s(?= \\p{L})|bs(?= in )|b\\.? ?tech\\.?(?=[ ,(]|$)|b\\.e\\.(?= |$)|b\\.?b\\.?a\\.?(?=[ ,(]|$)|b\\.? ?com\\.?(?=[ ,(]|$)|b\\.ed\\.?|b\\.?f\\.?a\\.?(?= in |,|$)|b\\.eng\\.?|beng|ba(?= in | ?hons| ?\\(| ?:)|(?<=^|[\\d,|–-] )ba(?= \\p{L})|llb|ll\\.b\\.|undergraduate degree|diplom \\(fh\\)|(?<!\\d ?[º°ª]? ?)grado(?! (?:en )?formacion| ?\\d| (?:de )?(?:preparatoria|secundaria|bachiller|primaria|escolar|undecimo|decimo|noveno))(?: universitario| en| de)?|licenciatura|licenciad[oa]|(?:titulad|graduad)[oa](?:/a|\\(a\\))?(?: universitari[oa])?(?= {1,3}en )|diplomatura|bacharel(?:ado)?(?= em)|bachiller(?:a)?(?= en (?:ingenier|administ|arquitect|derecho|enfermer|economia|psicolog))|ingenier[oa](?= en )|ingenieria(?= (?:en|de) | (?:civil|industrial|mecanic|electri|electro|quimic|informatic|mecatronic|comercial|ambiental))|ingenieria tecnica|lisans(?: derecesi| mezunu)?|universite mezunu",
  ],
  [
    "bachelor",
    "(?:university|college|academic|higher education) degree|(?<!technical |vocational |associate |associate's |associates )degree in|baccalaureate (?:of (?:science|arts)|degrees?)|hochschulstudium|hochschulabschluss|abgeschlossene[snm] (?:\\p{L}{1,30} )?studium|studium der|studium(?= [a-z])|fachhochschulstudium|universitatsabschluss|titulacion universitaria|titulo universitario|estudios universitarios|formacion universitaria|universitelerin",
  ],
  [
    "school",
    "ensino medio|national senior certificate|(?:higher|senior) secondary(?: school)?(?: certificate)?|matric(?:ulation)?(?=,| certificate|$|\\n| \\()|abitur|fachabitur|fachhochschulreife|allgemeine hochschulreife|hochschulreife|(?:general |higher education |university )+entrance qualification|mittlere reife|realschulabschluss|hauptschulabschluss|matura|a[- ]levels?|gcses?|high school(?: diploma)?|secondary school|school[- ]leaving certificate|ged|bachillerato|bachiller(?: tecnico)?|(?:9|1[0-2]) ?[º°]? grado|grado (?:\\d{1,2}(?!\\d)|undecimo|decimo|noveno|(?:de )?(?:preparatoria|secundaria|bachiller))|e\\.?s\\.?o\\.?(?![\\p{L}])|graduado escolar|educacion secundaria|lise(?: diplomasi| mezunu)?|ortaogretim|baccalaureate",
  ],
  [
    "vocational",
    // "Çocuk gelişimi mezunu" names a subject without a level: the lowest level with subjects is taken.
    "(?<!universite\\p{L}{0,5} |fakulte\\p{L}{0,5} |bolum\\p{L}{0,9} |program\\p{L}{0,5} |okul\\p{L}{0,5} |yeni )mezun(?:u|lari)",
  ],
];
const PATTERNS = NAMES.map(([level, names]) => [level, new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}])`, "gu")] as const);

export interface NamedDegree {
  readonly level: EducationLevel;
  readonly start: number;
  readonly end: number;
}

/** The degrees named in flat text, in order. */
export const degreesIn = remembered((flatText): readonly NamedDegree[] => {
  const found: NamedDegree[] = [];
  const taken = new Set<number>();
  for (const [level, pattern] of PATTERNS) {
    for (const match of flatText.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const places = Array.from({ length: end - start }, (_, index) => start + index);
      if (places.length === 0 || places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      found.push({ level, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
});

// Schools and universities, on flat text.
const SCHOOL =
  /(?<![\p{L}\d])(?:universi\p{L}{2,8}|hochschule|fachhochschule|\p{L}*schule|berufskolleg|gymnasium|college|(?:high |secondary |grammar |business |law |medical )?school|polytechnic|academy|\p{L}*akademie|instituto|i\.?e\.?s\.?|colegio|escuela|facultad|academia|lise(?:si)?|\p{L}*okulu|universitesi|fakultesi|akademisi|enstitusu)(?![\p{L}\d])/u;

/** True when flat text names a school or university. */
export const namesSchool = remembered((flatText): boolean => SCHOOL.test(flatText));

const COLLEGE =
  /(?<!\p{L})(?:on ?-?lisans|meslek ?yuksek ?okul\p{L}*|myo|associate(?:'?s)? (?:degree|of)|a\.a\.s?\.?|foundation degree|hnd|tecnicatura|tecnico superior universitari[oa]|t\.?s\.?u\.?)(?!\p{L})/u;

/** True where flat text names a degree between school and a bachelor's that a college gives: no apprenticeship, no vocational school. */
export const namesCollege = (flatText: string): boolean => COLLEGE.test(flatText);

/** Position in `EDUCATION_LEVELS`; -1 when undefined. */
export const educationRank = (level: EducationLevel | undefined): number => (level ? EDUCATION_LEVELS.indexOf(level) : -1);
