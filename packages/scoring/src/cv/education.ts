import type { EducationLevel } from "../profile.info.ts";
import { contains, type Span } from "../text/lines.ts";
import { degreesIn, educationRank, namesSchool, type NamedDegree } from "../vocabulary/education.ts";
import { isOccupation, namesOccupation } from "./line-kinds.ts";
import { sentenceAt, type ParsedCv } from "./parsed-cv.ts";
import { holdsStudies, sectionAt, type Section } from "./sections.ts";

/** True for flat text that says that studies were left, or never begun. */
export const isGivenUp = (words: string): boolean => GIVEN_UP.test(words);
const GIVEN_UP =
  /\b(?:not completed|unfinished|discontinued|interrupted|dropped out|withdr[ae]w|did not (?:complete|finish|graduate|obtain)|without (?:an? )?(?:degree|diploma)|no degree|not (?:obtained|awarded|received|finished|started|accepted)|rejected(?: application)?|nicht (?:begonnen|erhalten|angetreten|zugelassen)|abgelehnt|no (?:obtenid|iniciad|aceptad|otorgad)[oa]|rechazad[oa]|kabul edilme\p{L}*|honorary|honoris causa|ehrendoktor\p{L}*|(?:bachelor|master)(?:'s)?[ -](?:party|level)|failed|nicht bestanden|durchgefallen|reprobad[oa]|fake|not real|degilim|alinamadi|baslanmadi|(?:coursework|credits) towards?|abgebrochen|unterbrochen|exmatrikuliert|nicht (?:abgeschlossen|beendet)|(?:ohne|kein) abschluss|(?:no |in)(?:terminad|finalizad|conclui?[ds]|acabad|complet)[oa]|(?:trunc|abandonad|interrumpid)[oa]|sin (?:terminar|finalizar|concluir|acabar)|incomplete|terk|yarim birakti|yarida (?:birak|kal)|(?:kayit|egitim\p{L}*) (?:dondur|sildir)|birakildi(?!\p{L})|biraktim(?!\p{L}))|^\W*brach\b.+\bab$|^[^\p{L}]*(?:equivalent to|gleichwertig mit|equivalente a|applied (?:for|to)|beworben (?:um|fur)|solicitud de|basvur\p{L}*) |^[^\p{L}]*(?:kein\p{L}{0,2}|sin|no) \p{L}*(?:abschluss|titulo|degree)|: ?(?:none|nein|keine?r?|ninguno|yok)$/u;

/** "Goethe-Universität" above "Bachelor, nicht abgeschlossen", "Medizin" above "Universität Kiel" and "Kein Abschluss". */
const isLeft = (words: string, [first = "", second = ""]: readonly string[]): boolean =>
  [first, second].some((below) => (GIVEN_UP.exec(below.replace(OF_STUDIES, ""))?.index ?? Infinity) <= LEAD) ||
  [first, second].some((below) => UP_TO.test(below)) ||
  GIVEN_UP.test(IN_BRACKETS.exec(first)?.[0] ?? "") ||
  (degreesIn(words).length === 0 && GIVEN_UP.test(IN_BRACKETS.exec(second)?.[0] ?? "")) ||
  (GIVEN_UP.test(first) && degreesIn(words).length === 0 && degreesIn(first).length > 0);
const LEAD = 3;
// "Hasta tercer año." on a line of its own.
const UP_TO =
  /^\W*(?:cursad[oa] )?(?:hasta (?:el )?|(?:up to|until) (?:the )?|bis (?:zum|ins) )(?:\d{1,2}|primer|segundo|tercer|cuarto|quinto|first|second|third|fourth)\p{L}{0,2}\.? ?(?:ano|semestre|ciclo|cuatrimestre|year|semester|studienjahr)(?: de (?:la )?carrera)?\W*$|^\W*\d\. sinifa kadar\W*$/u;
// "(kariyer değişikliği nedeniyle bırakıldı)" on the line below.
const IN_BRACKETS = /^\W*\([^()]{4,80}\)/;
// "Studium abgebrochen" on a line of its own.
const OF_STUDIES = /^\W*(?:(?:the|das|la|los) )?(?:stud(?:ium|ies)|degree|carrera|estudios|egitim)(?: (?:was|wurde))? /;

/**
 * The highest degree, finished or under way, from the sections on education; from the other sections but those on jobs where there is none, or
 * where it holds no degree because its content stands elsewhere.
 */
export const educationIn = (cv: ParsedCv): FoundDegree | undefined => {
  const sections = cv.sections.filter(
    (section) => section.kind === "education" || holdsStudies(cv.text, section) || namesStudies(cv, section),
  );
  const isThere = (line: Span): boolean =>
    sections.some((section) => contains(section, line) || (line.start < section.start && line.end > section.start));
  const there = sections.length > 0 ? degreeAmong(cv, cv.lines.filter(isThere), true) : undefined;
  if (there && there.level !== "school") return there;
  const elsewhere = cv.lines.filter((line) => !isThere(line) && sectionAt(cv.sections, line.start).kind !== "experience");
  if (there) {
    const higher = [
      degreeAmong(
        cv,
        elsewhere.filter((line) => beginsWithDegree(cv, line)),
        true,
      ),
      amongJobs(cv),
    ];
    return higher.find((degree) => degree !== undefined && degree.level !== "school") ?? there;
  }
  const found = degreeAmong(cv, elsewhere, sections.length > 0);
  return found && found.level !== "school" ? found : (amongJobs(cv) ?? found);
};

/** "Eğitim & Sertifikalar": certificates below a heading that names studies as well. */
const namesStudies = ({ flat: plain }: ParsedCv, { kind, heading }: Section): boolean =>
  kind === "certifications" &&
  heading !== undefined &&
  /(?<!\p{L})(?:egitim|education|ausbildung|studium|educacion|estudios)(?!\p{L})/u.test(plain.slice(heading.start, heading.end));

const LONGEST_OWN_LINE = 80;

/**
 * "Bachelor of Science", "MCA from …", "Highest qualification: M.Tech", "Ausbildung zum Koch" at the beginning of a short line: a degree that
 * stands below the heading of another column.
 */
const beginsWithDegree = (cv: ParsedCv, { start, end }: Span): boolean => {
  if (end - start > LONGEST_OWN_LINE) return false;
  const words = cv.flat.slice(start, end).replace(LEAD_OF_DEGREE, "");
  const first = degreesIn(words)[0];
  return (
    APPRENTICE.test(words) ||
    (first?.start === 0 && educationRank(first.level) >= educationRank("bachelor")) ||
    /^(?:mca|bca|pgdm)(?: \p{L}|[ ,(–-]|$)/u.test(words)
  );
};
const LEAD_OF_DEGREE =
  /^[^\p{L}]*(?:(?:\p{L}+ )?(?:education|qualification|degree|abschluss|formacion|titulo|egitim|ogrenim)\p{L}{0,4}: ?)?/u;

/** An apprenticeship or degree in a line of its own among the jobs: "08/2017 – 01/2021 Ausbildung Elektroniker". */
const amongJobs = (cv: ParsedCv): FoundDegree | undefined => {
  const own = cv.lines.filter(({ start, end }) => {
    if (end - start > LONGEST_OWN_LINE || sectionAt(cv.sections, start).kind !== "experience") return false;
    const words = cv.flat.slice(start, end).replace(/^[^\p{L}]+/u, "");
    return APPRENTICE.test(words) || degreesIn(words).some((degree) => degree.start === 0 && degree.level !== "school");
  });
  return degreeAmong(cv, own, true);
};

const APPRENTICE = /^(?:(?:berufs)?ausbildung|umschulung|lehre)(?: (?:als|zum|zur))? \p{L}/u;

type FoundDegree = NamedDegree & { readonly line: Span };

const degreeAmong = (cv: ParsedCv, lines: readonly Span[], mayImply: boolean): FoundDegree | undefined => {
  let best: FoundDegree | undefined;
  let implied: (FoundDegree & { isNamed: boolean }) | undefined;
  for (const [at, line] of lines.entries()) {
    const words = cv.flat.slice(line.start, line.end);
    const below = lines.slice(at + 1, at + 3).map(({ start, end }) => cv.flat.slice(start, end));
    const above = lines[at - 1];
    const isOfLeft =
      above !== undefined &&
      namesSchool(words) &&
      degreesIn(words).length === 0 &&
      isLeftCourse(cv.flat.slice(above.start, above.end));
    if (isOfLeft || isLeft(words, below) || GIVEN_UP.test(words) || (sentenceAt(cv, line.start)?.voice ?? "claim") !== "claim")
      continue;
    // "Máster en bases de datos" above "Udemy": a course with a great name.
    if (GREAT_NAME.test(words) && !UNIVERSITY.test([words, ...below].join(" ")) && OF_PLATFORM.test([words, ...below].join(" ")))
      continue;
    for (const named of degreesIn(words)) {
      const degree = isOfSchool(cv, named, line, lines[at + 1]) ? { ...named, level: "school" as const } : named;
      // "coding courses for high school students": a sentence about pupils.
      if (degree.level === "school" && isSentence(cv, line)) continue;
      if (educationRank(degree.level) > educationRank(best?.level))
        best = { level: degree.level, start: degree.start + line.start, end: degree.end + line.start, line };
    }
    const said = mayImply ? impliedBy(cv, line, lines.slice(at + 1, at + 3)) : undefined;
    if (!said) continue;
    const gain = educationRank(said.level) - educationRank(implied?.level);
    if (gain > 0 || (gain === 0 && said.isNamed && !implied?.isNamed)) implied = { ...said, line };
  }
  // A degree that is named, with its subject, stands before one that a school stands for; a vocational lise before a university does not.
  if (!implied || educationRank(implied.level) <= educationRank(best?.level)) return best;
  const isOfPupils = best?.level === "school" || (best !== undefined && cv.flat.slice(best.start, best.end).includes("lise"));
  return best === undefined || isOfPupils || implied.isNamed ? implied : best;
};

const GREAT_NAME = /(?<!\p{L})(?:master\p{L}*|maestria|especiali(?:sta|zacion)|specialization|postgrado|posgrado)(?!\p{L})/u;
const OF_PLATFORM =
  /(?<!\p{L})(?:udemy|coursera|platzi|alura|edx|crehana|domestika|freecodecamp|openbootcamp|codecademy|next education|linkedin learning|\d{1,3} (?:horas|hours|stunden))(?!\p{L})/u;

/** "Derecho (sin finalizar)" above "Universidad Azul": studies that were left, whose school stands on the next line. */
const isLeftCourse = (above: string): boolean => GIVEN_UP.test(above) && !namesSchool(above) && !IN_BRACKETS.test(above);

/** "Bachiller en Economía" above "Instituto Alvear" is the end of school; of a university it is a degree. */
const isOfSchool = (
  { flat: plain }: ParsedCv,
  { level, start, end }: NamedDegree,
  line: Span,
  below: Span | undefined,
): boolean => {
  if (level !== "bachelor" || !plain.slice(line.start + start, line.start + end).startsWith("bachiller")) return false;
  const beside = `${plain.slice(line.start, line.end)} ${below ? plain.slice(below.start, below.end) : ""}`;
  return (
    /(?<!\p{L})(?:instituto|colegio|escuela|liceo|unidad educativa|institucion educativa)(?!\p{L})/u.test(beside) &&
    !/universi/.test(beside)
  );
};

const isSentence = ({ text }: ParsedCv, { start, end }: Span): boolean =>
  /^\s*\p{Ll}/u.test(text.slice(start, end)) && (end - start > 60 || /[.,]\s*$/.test(text.slice(start, end)));

// Universities, on flat text; schools for adults and courses of a university give no degree.
const UNIVERSITY =
  /(?<![\p{L}\d])(?:odtu|metu|itu(?= )|dhbw|epfl|(?<!\()(?:eth|fh|lmu|rwth|htwg?|haw)(?= \p{L}{4})|\p{L}+ uni\.|universi(?:ty(?! entrance| admission)|tat|taet|dad|tesi|teit|ta|te|tesinin)|universitesi|(?:fach)?hochschule|technische hochschule|e\.?t\.?s\.?(?: de)? ?i\p{L}*|facultad|fakultesi|polytechnic|politecnico|institute of technology|(?!b?o?rg |brg |bg |hak |has |htl |hlw |hbla |ahs )\p{L}{2,4} (?:berlin|munchen|dresden|wien|graz)(?=$|,))(?![\p{L}])/u;
const NO_DEGREE =
  /volkshochschule|vhs|\bsem\b|kurs|course|curso|seminar|certificat|zertifikat|sertifika|summer school|klinik|hospital|hastane|auslandssemester|erasmus|on ?lisans|meslek|myo|yuksek ?okul|vocational|associate|(?<!poli|universi\p{L}{2,4} )tecnic[oa]|tecnolog|programciligi|computer programming|diplomado|devam etmedi/u;
// Below a university: a programme of two years.
const TWO_YEARS =
  /(?<!\p{L})(?:on ?lisans|(?:2|iki) ?yillik|meslek\p{L}*|myo|yuksek ?okul\p{L}*|vocational school|associate(?:'?s)?|a\.?a\.?s\.?|(?<!universi\p{L}{2,4} )tecnic[oa]|tecnolog\p{L}*|\p{L}* ?programciligi|computer programming)(?!\p{L})/u;

// Names of degrees that elsewhere are jobs, towns or words of a sentence, on flat text: only the section on education tells them apart.
const NAMED_THERE: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    "doctorate",
    /(?<!\p{L})(?:doktorarbeit|doctoral (?:studies|thesis|dissertation)|tesis doctoral|doktora tezi|promotion(?= ?[•·|:,(-])|promotion$|promotionsstudium|doktorand(?:in)?|doktorat|ed\.? ?d\.|psy\.?d|dnp|doctora? en)(?!\p{L})|^[^\p{L}]*dr\. ?-? ?ing(?!\p{L})/u,
  ],
  [
    "master",
    /(?<!\p{L})(?:(?:especiali(?:sta|zacion) en(?! (?:\p{L}+, ){2})|especialidad en)(?<!(?:bachiller|tecnic|ingenier|licenciatura).{0,80}especiali(?:sta|dad|zacion) en)|(?:post[ -]?graduate|pg) (?:diploma|certificate|degree)|pgce|pgdm|m\. ?(?:eng|ed|com)|med(?= in )|m\.?com(?= \p{L}|,|$)|m(?:sn|ph|pa|scs)(?=,|$| (?:in )?\p{L}{5})|m\.? ?phil|doktora ogrencisi|msw|mfa|mca|mag\. ?(?:phil|rer|a)|dipl\.? ?-? ?(?:ing|phys|inf|kauf\p{L}*|kfm|kffr|math|chem|biol|psych|pad|soz|volksw|betriebsw|ubersetz\p{L}*|dolmetsch\p{L}*)\p{L}*\.?(?![.\s-]*\p{L}* ?\((?:fh|ba)\)))(?!\p{L})| yl$(?<=(?:universi\p{L}+.{0,60}|itu .{0,60}|odtu .{0,60}) yl)|^[^\p{L}]*m\.? ?[as]\.? ?,? (?!office|excel|word|access|project|sql|power|teams|windows|usa)(?:in )?\p{L}{4}/u,
  ],
  [
    "bachelor",
    /^[^\p{L}]*(?:\d[\d ./–-]*)?(?:(?:carrera|estudiante|grado|titulo|estudios|pregrado|bachiller) (?:de |en )?)?(?:ingenier(?:ia|o|a)(?! tecnic)|arquitect(?:ura(?! del? )|o|a)|contador(?:a)? public[oa]|medicina(?<=estudiante de medicina)|(?:estudiante|egresad[oa]|pasante) (?:de|en) (?!secundari|bachill|preparat|prepa|tecnic|primari|tecnolog|ultimo|primer|segundo|tercer|intercambio|colegio|servicio nacional|\p{L}*grado)\p{L}{5}|ing\. (?:en |de )?\p{L}{5}|contaduria|abogad[oa]|medic[oa] (?:ciruja|general)|psicolog(?:ia|o|a)|administracion de empresas|economista|bsc?,? (?=\p{L}{4})|bca(?!\p{L})|bba(?!\p{L})|bfa(?!\p{L})|b\. ?(?:arch|eng|ed|e(?=[. ]))|be(?= in \p{L}{4})|bs(?:n|ba|cs)(?=,|$| (?:in )?\p{L}{5})|b\.? ?[as]\.? ?,? (?=\p{L}{4}))/u,
  ],
  [
    "bachelor",
    /(?<!\p{L})(?:lic\.? en|ing\.? en|graduad[oa] en(?! eso)|diplomad[oa] en magisterio|profesorado (?:de|en)|pregrado|(?<!tecnic[oa] )profesional en|bachiller(?:ato)? universitari[oa]|dipl(?:om)?\.?[ -]?\p{L}*\.? ?\((?:fh|ba)\)|dipl\.? ?-?ing\.? ?\((?:fh|ba)\))(?!\p{L})/u,
  ],
  [
    "vocational",
    /(?<!\p{L})(?:auxiliar (?:de|en(?! el | la )|administrativ)|asistente (?:dental|administrativ)|carrera tecnica|tecnic[oa](?<!(?:institucion educativa|colegio|escuela secundaria|secundaria|preparatoria|liceo|bachiller(?:ato)?|bachiller(?:ato)? (?:en|de)|universi\p{L}{2,4})(?: [\p{L} ]{1,20})? tecnic[oa])(?! (?:school|university))|tecnolog[oa]|berufs(?:fach)?schule|fachschule|pflegeschule|krankenpflegeschule|berufskolleg|berufsmatur\p{L}*|lehre|lehrling|meisterprufung|meister (?:im|in|der)|(?:fach|betriebs)wirt(?:in)?(?= ?\((?:vwa|ihk|hwk))|national diploma(?= ?:)|(?:2|iki) ?yillik|examen (?:als|zur|zum)|htl|hak(?= \p{L})|hlw|hbla|handels(?:akademie|schule)|meisterschule|\p{L}*lehranstalt|\p{L}* ?(?:efz|eba)|associate(?:'?s)?(?= in| ?[,:–-]|$)|a\.? ?a\.? ?s\.?(?=[,: ]|$)|hnc|lpn|certified nursing assistant|(?:vocational|trade|technical) (?:certificate|degree|school|diploma|institute|training)|a\.?o\.?s\.?(?= ?[:,]| in )|aa(?=,| in )|adn(?=,|$)|(?:certificate|diploma)(?= ?[:,]| in)(?=.{3,60}(?:institute|college|academy))|beauty school|meslek\p{L}* (?:ve teknik )?(?:anadolu )?lise\p{L}*|programciligi|computer programming)(?!\p{L})/u,
  ],
  [
    "school",
    /(?<!\p{L})(?:general education(?:al)? (?:diploma|development)|g\.e\.d\.?|e\.g\.b\.?|secundari[oa] complet[oa]|high school equivalency|year 1[0-3]|(?:class|std\.?) (?:xi?i?|1[02])(?:th)?|1[02] ?th(?= grade|,|$)|mittlerer schulabschluss|maturitat|ilkogretim|koleji?|(?:higher school|leaving) certificate|diploma(?=,? .{2,40} high(?: school)?(?!\p{L}))|primarschule|sekundarschule|bezirksschule|(?:neue |n)?mittelschule|nms(?= \p{L})|polytechnische schule|pts(?= \p{L})|preparatoria|secundaria|(?:institucion|unidad) educativa|(?:educacion|ensenanza) (?:media|basica|primaria))(?!\p{L})/u,
  ],
];
// Schools alone are the lowest level; a school for adults or a driving school is none.
const NO_SCHOOL =
  /fahrschule|tanzschule|musikschule|sprachschule|volkshochschule|hochschule|universi|business school|academy|akademi|grundschule|primarschule|ilkokul/;

/** The level that a line of a section on education stands for, where it names no degree: by a degree's local name, a university, a trade, a school. */
const impliedBy = (
  cv: ParsedCv,
  line: Span,
  below: readonly Span[],
): (NamedDegree & { readonly isNamed: boolean }) | undefined => {
  const words = cv.flat.slice(line.start, line.end);
  // A long line is read for a degree at its beginning alone: "BFA : Visual Arts 05/2000 University of …".
  if (words.length > LONGEST_STUDY) return degreeAtStart(line, words);
  const short = degreeAtStart(line, words);
  if (short) return short;
  const isShort = below.some(({ start, end }) => {
    const under = cv.flat.slice(start, end);
    return TWO_YEARS.test(under) && !/lise(?:si)?(?!\p{L})/u.test(under);
  });
  for (const [level, pattern] of NAMED_THERE) {
    const named = NO_COURSE.test(words) ? null : pattern.exec(words);
    if (named) return { level, start: line.start + named.index, end: line.start + named.index + named[0].length, isNamed: true };
  }
  const found = NO_DEGREE.test(words) || isShort || isSentence(cv, line) ? null : UNIVERSITY.exec(words);
  if (found)
    return {
      level: "bachelor",
      start: line.start + found.index,
      end: line.start + found.index + found[0].length,
      isNamed: false,
    };
  const own = cv.text.slice(line.start, line.end).replace(/^[\d\s./–-]+/, "");
  const isAmongJobs = sectionAt(cv.sections, line.start).kind === "experience";
  const isTaught = TAUGHT.test(words) ? namesOccupation(own) : !isAmongJobs && isOccupation(own);
  if (cv.language === "de" && !NO_DEGREE.test(words) && isTaught) return { level: "vocational", ...line, isNamed: false };
  return namesSchool(words) && !NO_SCHOOL.test(words) ? { level: "school", ...line, isNamed: false } : undefined;
};

const LONGEST_STUDY = 110;

const degreeAtStart = (line: Span, words: string): (NamedDegree & { readonly isNamed: boolean }) | undefined => {
  const written = AT_START.exec(words)?.[0];
  if (!written || NO_COURSE.test(words.slice(0, LONGEST_NAME))) return undefined;
  const level = /^[^\p{L}]*m/u.test(written) ? "master" : /^[^\p{L}]*b/u.test(written) ? "bachelor" : "vocational";
  return { level, start: line.start, end: line.start + written.length, isNamed: true };
};
const LONGEST_NAME = 50;
const AT_START = /^[^\p{L}]*(?:[mb]\.?(?:[as]|f\.?a|s\.?w|b\.?a)\.?|a\.?a?\.?s\.?)(?= ?:)/u;

const TAUGHT = /(?<!\p{L})(?:ausbildung|umschulung|lehre|abschluss|gelernte[rn]?|examinierte[rn]?)(?!\p{L})/u;
const NO_COURSE =
  /(?<!\p{L})(?:cursos?|kurs\p{L}*|courses?|seminar\p{L}*|taller|diplomado|bootcamp|certificad[oa]s?|zertifikat\p{L}*|workshop)(?!\p{L})/u;
