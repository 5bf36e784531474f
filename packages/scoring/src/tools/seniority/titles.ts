import { says, type LevelRule } from "./level.ts";

/** Words of a title that name its level, in four languages, on flat text. */
export const TITLE_RULES: readonly LevelRule[] = [
  says(
    "executive",
    "strong",
    "title",
    "chief (?!of staff)\\p{L}{1,20}(?: \\p{L}{1,20})? officer|c[efotms]o|chro|(?:managing|executive|general|finance|financial|sales|commercial|operations|regional|medical|hr|it|marketing|technical|group|site|plant) director|director of|(?:senior |executive )?vice president|[es]?vp|head of|general manager|country manager|managing partner",
    "(?:kaufmannische[rn]? |technische[rn]? )?geschaftsfuhr(?:er|erin|ung)|vorstand(?:smitglied)?|(?:bereichs|werk|werks|ressort|haupt-?abteilungs|produktions|vertriebs|standort|personal|finanz|einkaufs|klinik)leit(?:er|erin|ung)|(?:\\p{L}{0,20})direktor(?:in)?|chefarzt|chefarztin",
    "director(?:/a|a|es)? (?:general|comercial|financier[oa]|ejecutiv[oa]|tecnic[oa]|medic[oa]|de|del|regional|adjunt[oa])|directora? (?:\\p{L}{4,20})|gerente(?! de (?:tienda|turno))|consejer[oa] delegad[oa]",
    "genel mudur(?: yardimcisi)?|(?:\\p{L}{2,20} )?direktoru?|direktor|baskan yardimcisi|icra kurulu|ceo|cfo|bolge baskani",
  ),
  says(
    "lead",
    "strong",
    "title",
    "team ?lead(?:er)?|shift (?:leader|manager|supervisor|lead)|supervisor|foreman|forewoman|(?:store|shop|branch|bar|pub|hotel|restaurant|ward|warehouse|kitchen|duty|floor|engineering|service desk|nursery|workshop|care home|department) manager|head chef|charge nurse|site manager|team manager|group lead(?:er)?",
    "(?:team|schicht|filial|gruppen|werkstatt|wohnbereichs|stations|markt|kuchen|lager|bau|abteilungs|restaurant|kita|einrichtungs|pflegedienst|projektgruppen|objekt|verkaufs|service)leit(?:er|erin|ung)|leit(?:er|erin|ung) (?:der |des )?(?:kuche|werkstatt|filiale|schicht|station|team\\p{L}{0,20}|lager\\p{L}{0,8})|(?:kfz-|kraftfahrzeug|industrie|elektro|kuchen|vor|bau|installateur-|schreiner|tischler)?meister(?:in)?(?! ?(?:klasse|werk))|kuchenchef(?:in)?|vorarbeiter(?:in)?|polier(?:in)?|oberarzt|teamlead",
    "(?:jef[ea]|jefe/a|jefa/e) de (?:turno|cocina|obra|equipo|taller|almacen|sala|tienda|planta|seccion|proyectos?|mantenimiento|partida)|encargad[oa](?:/[oa]|\\([oa]\\))?(?![(/])(?! (?:de |del )?(?!tienda|turno|taller|almacen|equipo|sala|obra|cocina|seccion|planta|limpieza)\\p{L})|supervisora?(?:/a)?|coordinadora?(?:/a)? de equipo|capataz|responsable de (?:tienda|turno|equipo)|gerente de (?:tienda|turno)|lider de equipo",
    "(?:takim|ekip|grup) lideri|(?:vardiya|hat|depo|guvenlik) (?:amiri|sorumlusu|sefi)|(?:magaza|sube|restoran|satis|uretim|depo|bolge|operasyon|insan kaynaklari|muhasebe|finans|pazarlama) muduru|(?:mutfak|ekip|santiye|bolum|servis|usta|kisim) (?:sefi|sorumlusu|basi)|ekip sorumlusu|ustabasi|formen|sefi",
  ),
  says(
    "senior",
    "strong",
    "title",
    "senior(?! (?:living|care|citizens?|residen|home|housing|centre|center|people|pflege|assist))|sr\\.?|principal|staff (?:engineer|developer|scientist|designer)|distinguished|(?:chief|lead) (?:engineer|architect|developer|designer|scientist)|expert|fellow",
    "expert(?:e|in)|erfahrene[rns]?|senior(?:-\\p{L}{1,20})?|spezialist(?:in)? fur",
    "con (?:amplia|larga) experiencia|expert[oa](?:/[oa])? en",
    "kidemli|basuzman|bas ?muhendis|deneyimli|uzman doktor",
  ),
  says(
    "senior",
    "medium",
    "title",
    "(?:nurse|clinical) specialist|architect|specialist nurse",
    "\\p{L}{0,20}architekt(?:in)?",
    "especialista en",
    "mimari?",
  ),
  says(
    "entry",
    "strong",
    "title",
    "apprentice(?:ship)?|intern(?:ship)?|trainee|junior|jr\\.?|graduate|placement|working student|school leaver|entry[- ]level",
    "ausbildung(?:splatz)?|auszubildende[rn]?|azubi|praktik(?:um|ant|antin)|pflichtpraktikum|werkstudent(?:in)?|trainee|volontar(?:in|iat)?|berufseinsteiger(?:in)?|absolvent(?:in)?|hilfskraft|\\p{L}{0,20}aushilfe|\\p{L}{0,20}helfer(?:in)?",
    "becari[oa](?:/[oa])?|practicas|aprendi[zc]\\p{L}{0,4}|formacion dual|recien titulad[oa](?:/[oa])?|junior|ayudante|mozo|auxiliar de (?:almacen|limpieza|cocina|tienda|reparto)|peon",
    "staj(?:yer)?|cirak(?:lik)?|cirakligi|(?<!genel mudur )(?:uzman|muhendis|asistan|denetci|mufettis) yardimcisi|yetistirilmek uzere|komi|yeni mezun|vasifsiz|bulasikci",
  ),
  says(
    "entry",
    "medium",
    "title",
    "(?:warehouse|shop|kitchen|sales|production) (?:assistant|operative)|helper",
    "depo elemani|(?:\\p{L}{2,20} )?isci(?:si)?",
  ),
];

/** Titles that only sound like a level: the assistant of a director sells or leads nothing. */
export const NO_LEVEL =
  /(?<!\p{L})(?:(?:personal |executive |management )?assistan\p{L}{0,3} to|executive assistant|(?:account|sales|marketing|customer|business development|recruitment) executive|assistenz (?:der|des|fur)|assistent(?:in)? (?:der|des)|(?:direktions|vorstands|geschaftsfuhrungs)assisten\p{L}{1,3}|asistentes? de (?:direccion|gerencia)|secretari[oa](?:\/[oa])? de direccion|asistan[it]?\p{L}{0,2}|lead generation|art director|funeral director|senior living|senior care|senior citizens?|seniorenheim|seniorenresidenz|baumeister|hausmeister|burgermeister|medical director's|genel mudur asistani|yonetici asistani|mozo de almacen con)(?!\p{L})/u;
