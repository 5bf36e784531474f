import { flat } from "../text/fold.ts";
import { degreesIn, namesSchool } from "../vocabulary/education.ts";
import { titleStrength } from "../vocabulary/fields.ts";
import { isPlaceName, partsOf } from "./headers.ts";
import { namesOccupation } from "./line-kinds.ts";

/**
 * True for an entry of studies: "Ausbildung zur Pflegefachkraft", "Diploma in Nursing", or a school without a job title. `above` is the line
 * above the entry in a CV without a heading for jobs, where a school alone is enough; undefined under such a heading.
 */
export const isStudy = (title: string, header: readonly string[], above: string | undefined): boolean => {
  const isDegree = (words: string): boolean =>
    degreesIn(flat(words)).some(
      ({ start }) => start < 4 || /^(?:level \d|advanced|higher|national|first) $/.test(flat(words).slice(0, start)),
    ) && !(titleStrength(words) === 2 && /^(?:master|mba|ihk|diplom-?\p{L}+)/u.test(flat(words)));
  if (header.some((line) => TRAINING.test(flat(line)))) return true;
  if (ONLY_STUDENT.test(flat(title)) && header.some((line) => namesSchool(flat(line)))) return true;
  if (ENDS_IN_DEGREE.test(flat(title))) return true;
  if (isDegree(title) || above === undefined) return isDegree(title);
  const isWork = header.some((line) => partsOf([line]).some((part) => titleStrength(part) === 2));
  // "B.Sc. in Statistics" above "Kırşehir, Turkey 2011 – 2016".
  if (!isWork && isDegree(above) && header.every(endsInPlace)) return true;
  const own = header[0] ?? "";
  return namesSchool(flat(own)) && (!isWork || isDegree(above));
};

// "Engineering PhD" above the name of a laboratory.
const ENDS_IN_DEGREE = /\p{L} (?:phd|ph\. ?d\.?|dphil|doctorate|doctorado|doktorasi)$/u;

const endsInPlace = (line: string): boolean =>
  isPlaceName(
    partsOf([line])
      .at(-1)
      ?.replace(/[^\p{L}\s]+/gu, "")
      .trim() ?? "",
  );

const TRAINING_BELOW = /^[^\p{L}]{0,3}(?:(?:fort|weiter)bildung(?:en)?|umschulung|lehrgang) ?:/u;

/** "Fortbildung: Netzwerke unter Linux" on the line below an employer. */
export const isTraining = (below: string): boolean => TRAINING_BELOW.test(flat(below));

// "Student" above the name of a school; working students have more in their title.
const ONLY_STUDENT =
  /^(?:(?:[\p{L}.]+ ){0,3}(?<!working |part.?time |assistant )student(?:in)?|(?:\p{L}+ ){0,3}(?<!zamanli )ogrenci(?:si)?|estudiante(?: de (?:\p{L}+ ?){1,4})?|alumn[oa]|undergraduate)$/u;

// "Fortbildung: Netzwerke unter Linux" between jobs. On flat text.
const TRAINING =
  /^(?:(?:fort|weiter|berufsaus|aus)bildung(?:en)?(?! ?(?:und|&|s?-|s?leit|von))|umschulung|lehrgang|retraining|reconversion)(?!\p{L}|-)/u;

// Periods that are not jobs: leave, service, search. They neither count nor cost points.
const NO_JOB =
  /\b(?:berufsvorbereitende?\b|proyecto (?:de )?fin de (?:carrera|grado)|parental leave|maternity leave|paternity leave|career break|sabbatical|gap year|unemployed|between jobs|job search|career gap|military service|elternzeit|erziehungszeit|erziehungsurlaub|familienzeit|pflegezeit|mutterschutz|auszeit|arbeitssuchend|arbeitslos|(?:grund)?wehrdienst\p{L}*|zivildienst\p{L}*|national service|permiso de (?:maternidad|paternidad)|excedencia|servicio militar|desempleo|dogum izni|askerlik|vatani gorev|yedek subay|issiz|europareise|weltreise|auslandsreise|work and travel|stellensuche|arbeitssuche|arbeitsuche|bewerbungsphase|neuorientierung|rekrutenschule|sprachaufenthalt\p{L}*|sprachreise|(?:sprach|integrations|deutsch|englisch)(?:kurs|qualifizierung|forderung)\p{L}*|^flucht (?:nach|aus)(?!\p{L})|asylverfahren|(?:language|german|english) course|curso de (?:idiomas?|aleman|ingles|espanol)|dil kursu|open to work|career (?:change|transition)|busqueda de empleo|is arayisi)|(?:employee|teacher|nurse|player|associate|salesperson|student|rookie|agent|manager) of the (?:year|month|quarter)(?!\p{L})|(?:mitarbeiter(?:in)?|verkaufer(?:in)?) des (?:monats|jahres)|emplead[oa] del (?:mes|ano)|(?:ayin|yilin) (?:elemani|calisani|personeli)|^bundeswehr\s*$|^rs(?= und|$)/u;

// "DevOps Engineer (applied)", "Imaginary Engineer", "Engineer – job simulation": nobody worked there. On flat text.
const NOT_TAKEN =
  /\((?:applied|application|rejected|not hired|declined|beworben|abgelehnt|postulad[oa]|rechazad[oa]|basvuruldu|reddedildi)\)|^[^\p{L}]{0,4}(?:imaginary|imagined|fictional|fictitious|hypothetical|pretend|made-up|dream|future|erfundene[rn]?|fiktive[rn]?|zukunftige[rn]?|imaginari[oa]|fictici[oa]|futur[oa]|hayali|kurgusal|gelecekteki) \p{L}|^[^\p{L}]{0,4}(?:not an? |never an? |kein(?:e)? |no (?:soy )?)\p{L}|^[^\p{L}]{0,4}(?:husband|wife|client|customer|friend|son|daughter|relative|neighbou?r|fan|victim|patient) (?:of|to) |^[^\p{L}]{0,4}(?:ehemann|ehefrau|kunde|kundin|freund(?:in)?|sohn|tochter|nachbar(?:in)?) (?:von|ein\p{L}{1,2}|des|der) |^[^\p{L}]{0,4}(?:marido|esposa|esposo|client[ea]|amig[oa]|hij[oa]|vecin[oa]) de |(?<!\p{L})(?:impersonator|lookalike|never worked as|wanted to be(?:come)?|wished to be|in a (?:school )?(?:play|film|movie|musical))(?!\p{L})|(?<!\p{L})(?:(?:job|work) simulation|virtual (?:work )?experience(?: program)?|simulacion de (?:trabajo|empleo)|is simulasyonu|jobsimulation)(?!\p{L})/u;

/** True where the header of an entry says that nobody worked there. */
export const isNotTaken = (header: readonly string[]): boolean => header.some((words) => NOT_TAKEN.test(flat(words)));

const SERVICE =
  /(?:\p{L}*wehrdienst|zivildienst)\p{L}*|(?:military|national) service|servicio militar|askerlik|vatani gorev|yedek subay/gu;

// "Doctoral Scholarship" among jobs: money that was won. "Teilnahme am ICT-Campus": no work.
const PRIZE =
  /^(?:(?:studien|bachelor|master|diplom|abschluss|seminar)arbeit|(?:bachelor|master)(?:[’']?s)? thesis|(?:tesis|trabajo de fin) de \p{L}+)(?!\p{L})|^(?:teilnehmer(?:in)?|participant|participante|katilimci)$|^(?:teilnahme|teilnehmer(?:in)?|participation|participant|participacion|participante|katilim(?:ci)?) (?:am|an|at|in|of|en|de|del)(?!\p{L})|(?<!\p{L})(?:scholarships?|stipendium|grants?|awards?|prizes?|beca|bursu?|odulu?)(?:$| (?:for|in|of|at|by|fur|por|de)(?!\p{L}))|^(?:(?:gold|silver|bronze) medal(?:list)?|(?:gold|silber|bronze)medaille|medalla de \p{L}+|(?:altin|gumus|bronz) madalya|(?:semi)?finalist|halbfinalist|finalista|honou?rable mention|\d{1,2}(?:st|nd|rd|th) (?:place|ranked|prize)|(?:first|second|third) (?:place|prize)|\d\. platz|dean[’']?s (?:honou?rs? )?list)(?!\p{L})/u;

// "Mara Lind · Curriculum Vitae" below the date of the document at the foot of a page. On flat text.
const DOCUMENT = /^(?:curriculum(?: vitae)?|cv|resume|lebenslauf|ozgecmis|hoja de vida)$/u;

// "International Conference on Tides" below "Reviewer": a meeting and no title. On flat text.
const MEETING =
  /(?<!\p{L})(?:conference|symposium|workshop) on \p{L}|^(?:konferenz|tagung|kongress) (?:fur|uber|zu) \p{L}|^(?:congreso|simposio|jornadas?) (?:de|sobre|internacional)(?!\p{L})/u;

/** A role in compulsory service with an occupation of its own ("Software Engineer (military service)") is a job. */
export const isNoJob = (title: string, employer: string): boolean => {
  const [own, all] = [flat(title), flat(`${title} ${employer}`)];
  if (PRIZE.test(own) || PRIZE.test(flat(employer))) return true;
  if (MEETING.test(own) && !namesOccupation(own)) return true;
  if (DOCUMENT.test(own) || DOCUMENT.test(flat(employer))) return true;
  return NO_JOB.test(all) && !(namesOccupation(own.replace(SERVICE, " ")) && !NO_JOB.test(all.replace(SERVICE, " ")));
};

// Voluntary work, offices among students, and projects of one's own. On flat text.
const UNPAID =
  /(?<!\p{L})(?:gonullu\p{L}*|ehrenamt\p{L}*|freiwillige[rn]? (?!wehr)|freiwilligenarbeit|voluntari(?:ado|a|o|as|os)|volunteer\p{L}*|voluntary|(?:studi(?:en(?:richtungs)?|erenden)|studenten)(?:vertretung|rat)|fachschaft\p{L}*|hochschulgruppe|student(?:s'?|en)? (?:club|council|society|union|government|association|organi[sz]ation|chapter|branch|community|network|body)|(?:ieee|acm) (?:\p{L}+ ){0,3}(?:branch|chapter)|(?:google developer|developer student) (?:student )?(?:clubs?|groups?)|gdsc|gdg|aiesec|enactus|rotaract|(?:rama|capitulo|asociacion|grupo) (?:de )?estudiant\p{L}*|ogrenci (?:temsilcisi|kulub\p{L}*|toplulug\p{L}*)|toplulugu|(?<!(?:spor|futbol|basketbol|voleybol|yuzme|tenis|golf) )kulubu|representante estudiantil|consejo estudiantil|centro de estudiantes|scouts?|klassensprecher(?:in)?|open[- ]source (?:contribut\p{L}*|projects?)|personal projects?|side projects?|proyectos? personal(?:es)?|(?:eigene|private|personliche)s? projekte?|eigenentwicklung|kisisel proje\p{L}*)(?!\p{L})/u;
// An office of a club or a society: "Vice President | Robotics Society". On flat text.
const OFFICE =
  /(?<!\p{L})(?:(?:vice.?)?president|(?:vice.?)?chair\p{L}*|board|member|secretary|treasurer|captain|baskan\p{L}*|uye\p{L}*|president[ea]|vicepresident[ea]|vocal|tesorer[oa]|vorsitzende[rn]?|vorstand|mitglied)(?!\p{L})/u;
const OF_CLUB = /(?<!\p{L})(?:society|clubs?|committee|kulup|topluluk|verein)(?!\p{L})/u;

/** True where the header of an entry names voluntary work, or its title an office of a club. */
export const isUnpaidWork = (header: readonly string[], title: string, employer: string): boolean =>
  header.some((words) => UNPAID.test(flat(words))) || (OFFICE.test(flat(title)) && OF_CLUB.test(flat(`${title} | ${employer}`)));
