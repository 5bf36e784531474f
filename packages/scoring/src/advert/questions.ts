/**
 * Wishes that no CV shows: readiness for shifts, travel or lifting, a start date, a car of one's own. They become questions for the
 * interview. On flat text, in the four languages.
 */
const READY =
  "(?:willing(?:ness)?|prepared|happy|able|ability|availab(?:le|ility)|flexib(?:le|ility)|readiness|open|comfortable|must be|need to be|can|you(?:'ll| will) (?:be|need)|bereit(?:schaft)?|einsatzbereit(?:schaft)?|flexibilitat|flexibel|disponibilidad|disponible|dispuest[oa]|flexibilidad|posibilidad|capacidad)";
const OCCASION =
  "(?:shifts?|shift work|nights?|weekends?|evenings?|sundays?|saturdays?|bank holidays?|holidays|overtime|on[- ]call|rota|rotating|early (?:morning|start)s?|start(?:ing)? (?:early|immediately)|unsoci(?:al|able) hours|flexible hours|travel\\p{L}*|relocat\\p{L}*|overnight|nights away|commute|lift(?:ing)?|carry|stand(?:ing)?(?: for)?|bend|kneel|climb|push|pull|schicht\\p{L}*|\\p{L}*schicht(?:en)?|wochenend\\p{L}*|nacht\\p{L}*|sonn-|feiertag\\p{L}*|rufbereitschaft|bereitschaftsdienst\\p{L}*|uberstunden|reise\\p{L}*|dienstreise\\p{L}*|montage(?:einsatz\\p{L}*|tatigkeit\\p{L}*)?|auswartig\\p{L}*|umzug|turnos?|rotativ\\p{L}*|fines de semana|fin de semana|festivos|noches|nocturn\\p{L}*|guardias|viaj\\p{L}*|desplaza\\p{L}*|reubica\\p{L}*|cambio de residencia|horari\\p{L}*|incorporacion|inmediata|carga(?:r|s)?|peso)";

const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${READY}(?!\\p{L})[^.;]{0,60}(?<!\\p{L})${OCCASION}(?!\\p{L})`, "u"),
  new RegExp(`(?<!\\p{L})${OCCASION}[^.;]{0,24}(?<!\\p{L})(?:bereit|bereitschaft|disponib\\p{L}+)(?!\\p{L})`, "u"),
  // German compounds that name the readiness themselves.
  /(?<!\p{L})(?:schicht|wechselschicht|montage|reise|umzugs|wochenend|uberstunden|einsatz|mobilitats?)(?:dienst)?bereitschaft(?!\p{L})|(?<!\p{L})(?:(?:orts|raumliche |zeitliche |ortliche )(?:un)?(?:flexibilitat|mobilitat|gebunden\p{L}*)|schwindelfrei\p{L}*|hohentauglich\p{L}*|tropentauglich\p{L}*|korperlich\p{L}* (?:belastbar\p{L}*|fit\p{L}*|belastbarkeit|fitness)|korperliche (?:eignung|belastung)|(?:eigener? |eigenes )(?:pkw|auto|fahrzeug|werkzeug)|fruhestmoglich\p{L}* (?:eintritt|beginn)|fruhaufsteher\p{L}*)/u,
  // English: bodily strength, own transport, start.
  /(?<!\p{L})(?:lift(?:ing)? (?:up to |at least |a minimum of |heavy |weights? )?(?:of )?(?:\d|heavy|objects|weights?|patients)|physical(?:ly)? (?:fit(?:ness)?|demanding|able|stamina|ability)|stand for (?:long|extended|prolonged)|own (?:transport|car|vehicle|tools)|(?:immediate|asap) (?:start|joiner)|immediately available|(?:valid |the )?(?:right|eligib\p{L}+|authori[sz]\p{L}+|legally \p{L}+) to (?:live and )?work|work (?:permit|authori[sz]ation)|background (?:check|screening)s?|drug (?:test|screen)\p{L}*|dbs (?:check|clearance)|security clearance check)/u,
  /(?<!\p{L})(?:fuhrungszeugnis\p{L}*|masern(?:schutz|impf)\p{L}*|arbeitserlaubnis|impfnachweis|incorporacion inmediata|vehiculo propio|coche propio|disponibilidad (?:inmediata|horaria|total|completa|geografica|para)|movilidad geografica|buena condicion fisica|permiso de trabajo|residir en|residencia en)(?!\p{L})/u,
  // Hours and places said outright.
  /^(?:gelegentliche |regelmassige )?(?:wochenendarbeit|schichtarbeit|schichtdienst|nachtarbeit|nachtdienst|wochenenddienst|(?:drei|3|zwei|2|wechsel)-?schicht\p{L}*)(?!\p{L})|(?<!\p{L})(?:must|need to|required to|able to) (?:be available|work|travel|relocate)(?!\p{L})[^.;]{0,60}(?:weekend|shift|night|holiday|evening|hours|travel|abroad|monday|friday|day)|(?:shifts|weekends|night shifts) (?:is |are )?(?:required|a must|expected)|(?:travel|work abroad)[^.;]{0,20}(?:must be expected|required|expected)|\d-\d \p{L}{1,20} shifts|(?:take|have) residency|(?:eligible|permitted|entitled) to work|21 years|vorstrafen|^horario|^(?:trabajo )?[^.;]{0,20}(?:de )?lunes a (?:viernes|sabado|domingo)|residir|vivir en|historial (?:laboral )?limpio|antecedentes/u,
  // Turkish.
  /(?<!\p{L})(?:seyahat (?:engeli|edebil\p{L}*|etme\p{L}*|durumu)|seyahat\p{L}* (?:engel|acik|uygun)\p{L}*|vardiya\p{L}* (?:calis\p{L}*|sistem\p{L}*|duzen\p{L}*|uygun|uyum)\p{L}*|vardiyali|esnek (?:calisma|mesai|saat)\p{L}*|hafta ?sonu calis\p{L}*|nobet\p{L}*|fazla mesai\p{L}*|gece calis\p{L}*|mesai(?:ye|ler\p{L}*) \p{L}*|ikamet (?:eden|edebil\p{L}*|ediyor|etmesi|etmek)|ikamet\p{L}*|yasayan|oturan|hemen (?:basla\p{L}*|ise basla\p{L}*)|agir (?:yuk|is)\p{L}*|fiziksel olarak|calisma saatlerine uyum|kendi araci)(?!\p{L})/u,
];

/** True for a clause of flat text that asks for something to be answered in the interview. A past ("experience of shift work") is no readiness. */
export const isQuestion = (said: string): boolean =>
  !/(?<!\p{L})(?:experien|erfahr|deneyim|tecrube|experiencia)/u.test(said) && PATTERNS.some((pattern) => pattern.test(said));

// Traits of character that the list of soft skills does not have, on flat text.
const TRAIT =
  /(?<!\p{L})(?:verantwortungsbewusst\p{L}*|verantwortungsgefuhl|freude (?:am|an|im)|spass (?:am|an)|interesse (?:an|fur|am)|umgangsformen|gepflegt\p{L}*|auffassungsgabe|einsatzbereitschaft|engagement|engagiert\p{L}*|gewissenhaft\p{L}*|strukturiert\p{L}* (?:und|arbeit\p{L}*)|strukturierte arbeitsweise|arbeitsweise|zahlenverstandnis|zahlenaffin\p{L}*|mentalitat|affinitat|geduld|durchsetzungs\p{L}*|loyal\p{L}*|punktlich\p{L}*|ordnung\p{L}*|organisational|organizational|time management|prioriti[sz]ation|multi-?task\p{L}*|fast-paced|under pressure|calm(?:ly)?|patien(?:ce|t)(?!s)|positive (?:attitude|spirit)|attitude|enthusias\p{L}*|energetic|punctual\p{L}*|work ethic|integrity|accuracy|attentive\p{L}*|communicator|interpersonal|people person|adaptab\p{L}*|analytical|trouble-shooting ability|eager|willing to learn|ambiente dinamico|bajo presion|adaptabilidad|adaptarse|actitud|responsables?|responsabilidad|comprometid\p{L}*|compromiso|proactiv\p{L}*|puntual\p{L}*|dinamic[oa]s?|trabajar en equipo|don de gentes|empatic[oa]|paciencia|honest\p{L}*|habilidades (?:blandas|interpersonales)|pensamiento (?:critico|creativo)|capacidad (?:de|para) (?:adaptacion|aprend\p{L}*|analisis|trabaj\p{L}*)|takim calisma\p{L}*|ekip calisma\p{L}*|ikna (?:kabiliyet|yetenek|gucu)\p{L}*|iletisim\p{L}*|analitik\p{L}*|dinamik|enerjik|sabirli|titiz|ozverili|disiplin\p{L}*|sorumluluk\p{L}*|prezantabl|diksiyon\p{L}*|kendine guven\p{L}*|ogrenmey\p{L}*|gelisim\p{L}*|yatkin)(?!\p{L})/u;

/** True for flat text that names a trait of character. */
export const namesTrait = (said: string): boolean => TRAIT.test(said);
