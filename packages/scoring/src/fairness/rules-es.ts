import { rule, type Rule } from "./rule.ts";
import { shutOutIn } from "./shut-out.ts";

const WHO =
  "(?:candidat[oa]s?|candidat[oa]/[oa]s?|personas?|gente|profesional(?:es)?|hombres?|mujer(?:es)?|chic[oa]s?|senorit?as?|varon(?:es)?|talentos?|trabajador(?:es|a|as)?|emplead[oa]s?|aspirantes?|postulantes?|personal|egresad[oa]s)";
const AGE = "[1-7]\\d";
const TONGUE =
  "(?:espanol|castellano|ingles|aleman|frances|italiano|turco|portugues|ruso|arabe|chino|catalan|neerlandes|polaco)(?:a|es|as)?";
const COUNTRYMEN =
  "(?:espanol(?:a|es|as)?|mexican[oa]s?|argentin[oa]s?|colombian[oa]s?|chilen[oa]s?|peruan[oa]s?|ecuatorian[oa]s?|costarricenses?|venezolan[oa]s?|bolivian[oa]s?|uruguay[oa]s?|paraguay[oa]s?|panamen[oa]s?|cuban[oa]s?|dominican[oa]s?|guatemaltec[oa]s?|honduren[oa]s?|salvadoren[oa]s?)";
const NATION = `(?:${COUNTRYMEN}|aleman(?:a|es|as)?|europe[oa]s?|comunitari[oa]s?|turc[oa]s?|nacional(?:es)?)`;
const SEEKS =
  "(?:se (?:busca|necesita|solicita|requiere)n?|busco|buscamos|solicitamos|necesitamos|(?:busca|solicita|requiere|necesita|desea|requerimos)(?: (?:contratar|incorporar))?|contratar(?: para (?:nuestro|el|su) equipo)?|estamos (?:buscando|en (?:la )?(?:busca|busqueda) de)|en (?:la )?(?:busca|busqueda) de)";
/** The beginning of a line, with its bullet. */
const LINE = "(?<=^[ \\t•*·–-]{0,4})";
const SEX = "(?:hombres?|mujer(?:es)?|varon(?:es)?|damas?|caballeros?)";

const HIRE = "(?:contrat|acept|admit|quer)\\p{L}{1,4}";

/** Wishes as Spanish adverts word them. */
export const spanishRules = (): readonly Rule[] => SPANISH;

const SPANISH: readonly Rule[] = [
  rule("age", "digital", "nativ[oa]s? digital(?:es)?"),
  rule(
    "age",
    "experience",
    `(?<!(?:empresa|compania|equipo|ambiente|marca) )(?:joven(?:es)?|juvenil(?:es)?)(?:,? (?:y )?\\p{L}{1,30},?){0,2} ${WHO}|${WHO} (?:\\p{L}{1,30} (?:y )?)?(?:joven(?:es)?|juvenil(?:es)?)|(?<=(?:${SEEKS}|solo|abstenerse no) (?:a )?(?:\\d{1,2} )?)jovenes(?! talentos de)|(?<=${SEEKS} (?:un|una) \\p{L}{4,20} )joven(?= (?:con|para|y|que))|(?<=${SEEKS} (?:un |una )?)joven(?! (?:talento|empresa|equipo))`,
    `(?:menor(?:es)? (?:de|a)|no mayor(?:es)? (?:de|a)|mayor(?:es)? (?:de|a)|no superar(?: los)?|que no superen?(?: los)?|hasta(?: los)?|maximo(?: de)?|inferior a|tope de|por debajo de(?: los)?) ${AGE} anos(?: de edad)?(?! de (?:experiencia|contrato|garantia|antiguedad|carnet|permiso|carne))(?! (?:de experiencia|cotizados))(?<!mayor(?:es)? (?:de|a) 18 anos(?: de edad)?)`,
    `(?:edad|rango de edad|franja de edad|limite de edad)(?: maxima| minima| ideal| preferente| preferible| deseada| comprendida| requerida)?(?: de| entre)?[.:]{0,2}-?(?: de| entre| hasta| mayor(?:es)? (?:a|de)(?! 18)| menor(?:es)? (?:a|de))?(?: los)? (?:${AGE})(?: ?(?:y|a|-|hasta) ?(?:los )?${AGE})? ?(?:anos)?`,
    `entre (?:los )?${AGE}(?: anos)? (?:y|a) (?:los )?${AGE} anos(?: de edad)?(?! de experiencia)|de ${AGE} a ${AGE} anos(?: de edad)?(?! de experiencia)|(?:menor(?:es)? de|no mayor(?:es)? (?:de|a)) ${AGE}(?=\\s*(?:[.,;!)]|$))|(?:veinteaner[oa]s?|treintaner[oa]s?)|nacid[oa]s? (?:despues|a partir) de(?:l)? (?:19|20)\\d\\d|mayores de (?!18)${AGE}(?=\\s*(?:[.,;!)]|$))`,
    "(?:solo|unicamente) (?:recien (?:graduad|titulad|egresad)[oa]s|(?:graduados|titulados) recientes)|abstenerse (?:mayores|personas mayores)[^.;\\n]{0,20}|espiritu joven|edad (?:tope|maxima|limite)(?: de)?:? ?(?:veinte|treinta|cuarenta|cincuenta)|(?:con )?(?:aspecto|apariencia) juvenil|indicar (?:la )?(?:edad|fecha de nacimiento)|indique su (?:edad|fecha de nacimiento)|generacion z|millennials",
  ),
  {
    reason: "age",
    wording: "experience",
    isAdjective: true,
    patterns: [
      "(?<!(?:equipo|empresa|compania|marca|somos|despacho|plantilla|ambiente|de trabajo|publico|centro|clinica|cliente) (?:es |un equipo |una empresa )?)(?:eres |ser |debe ser |sea )?(?:joven)(?=\\s*(?:,|;|\\.|$|y |e |dinamic|muy |con (?:muchas )?ganas|con inten[cs]ion))(?:(?:,| y)? ?dinamic[oa])?",
    ],
  },
  rule(
    "familyDuties",
    "hours",
    "(?:sin|no tener|libre de|ausencia de|que no tenga) (?:cargas?|responsabilidad(?:es)?|compromisos?|obligacion(?:es)?|ataduras?|vinculos?) (?:familiar(?:es)?|domestic[oa]s?|de familia|parentales)",
    "(?:sin|no tener|que no tengan?) (?:hijos|hijas|ninos|hijos pequenos|hijos menores|personas a (?:su )?cargo|dependientes(?: a cargo)?|menores a (?:su )?cargo|familiares a (?:su )?cargo)|(?:hijos|ninos) (?:ya )?(?:mayores|criados)(?: preferible)?|no (?:tener )?planes de (?:ser (?:madre|padre)|tener hijos|maternidad|formar una familia)|(?:abstenerse|no) (?:madres|madres solteras|padres)(?: con hijos[^.;\\n]{0,20})?|(?:cuidado de (?:los )?(?:hijos|ninos)) (?:resuelto|cubierto|organizado|garantizado)|sin intencion de tener hijos|familia ya formada|no acogid[oa]s? a reduccion de jornada|sin (?:\\p{L}{3,12} ){1,3}a (?:su|tu) cargo|libre de familia|desligad[oa] de obligaciones familiares",
  ),
  rule(
    "nativeSpeaker",
    "level",
    `(?:hablante )?nativ[oa]s?(?: (?:de |en )?${TONGUE}| de habla \\p{L}{4,12}| inglesa| espanola)(?! o bilingue)|${TONGUE} (?:\\(?nativ[oa]\\)?(?! o bilingue| o c2)|como lengua materna|lengua materna|materno)|hablantes? nativ[oa]s?(?: de ${TONGUE})?|(?:lengua|idioma) matern[oa](?: es| sea)?:? ?${TONGUE}|(?:lengua|idioma) matern[oa](?! o)|(?:sin|con ausencia de) acento(?: extranjero| latino| andaluz| marcado)?|acento neutro|solo nativ[oa]s|nativ[oa]s (?:exclusivamente|preferentemente)`,
  ),
  rule(
    "nationality",
    "permit",
    `(?:ser|que sean?|unicamente|solo) ${COUNTRYMEN}(?! (?:o|u|y) )|${LINE}(?!espanol)${COUNTRYMEN}(?=\\s*(?:[.,;]|$))|(?:${SEX}|senoritas?|chic[oa]s?|candidat[oa]s?|postulantes?) ${COUNTRYMEN}(?! (?:o|u) )`,
    `(?:de |con |tener )?(?:la )?(?:nacionalidad|ciudadania) ${NATION}(?! o permiso)|(?:nacionalidad|ciudadania) (?:requerida|de la union europea|comunitaria|ue|europea)(?! o permiso)|(?:solo|unicamente|exclusivamente|preferiblemente|preferentemente) (?:ciudadan[oa]s?|nacionales|personas|candidatos|gente) ?(?:${NATION}|de nacionalidad \\p{L}{1,20}|del pais|de la zona de origen)?(?<=nacionales|${NATION}|pais|origen|nacionalidad \\p{L}{1,20})|ciudadan[oa]s? ${NATION}(?= (?:solo|unicamente|exclusivamente)|\\s*(?:[.,;]|$))|(?:solo|unicamente) (?:espanol(?:es|as)|mexicanos|nacionales|europeos)|(?:no|abstenerse|abstenganse) (?:latinos|personas extranjeras)|de origen ${NATION}|${COUNTRYMEN} de nacimiento|nacid[oa]s? en (?:espana|mexico|argentina|europa)|(?:sin|no) origen (?:migrante|extranjero)|(?:indicar|indique) (?:la |su )?(?:nacionalidad|pais de origen)|pasaporte ${NATION}(?! o permiso)|(?:de )?raza blanca|dni espanol(?! o nie)|tez (?:clara|blanca)`,
  ),
  rule(
    "gender",
    "everyone",
    `${WHO} (?:de sexo )?(?:masculin[oa]s?|femenin[oa]s?)|(?:de )?sexo:? (?:masculino|femenino|indistinto no|hombre|mujer)|(?:solo|unicamente|exclusivamente|preferiblemente|preferentemente|preferible|abstenerse) (?:para )?(?:hombres?|mujer(?:es)?|varon(?:es)?|chic[oa]s|senoritas|senoras|caballeros|damas)|(?:genero|sexo|geschlecht):? (?:hombre|mujer|masculino|femenino)|personal (?:masculino|femenino)`,
    "(?<=^[ \\t•*·–-]{0,4}|; )(?:mujer|hombre|varon)(?=\\s*(?:[.,;]|$))",
    // The search itself stays: it may go on with what is asked for.
    `(?<=${SEEKS} (?:un |una |unas |unos |\\d{1,2} )?)(?:chic[oa]s?|senoritas?|senoras?|senor(?:es)?|${SEX}|muchach[oa]s?)(?! o | y )`,
    `(?:apt[oa]|dirigid[oa]|vacante|puesto)(?: exclusivamente| solo| unicamente)? (?:para|a) (?:${SEX}|senoritas)(?! o | y )|solamente (?:aplicar |para )?${SEX}|(?:que )?sea (?:hombre|mujer|varon)(?! o )|genero:? preferi\\p{L}* (?:femenino|masculino)`,
    `\\((?:mujer|hombre|varon|femenino|masculino)\\)|${LINE}${SEX}(?= (?:de|entre|hasta|edad|graduad[oa]|mayor(?:es)? de (?!18)))(?! (?:de )?(?:negocios|ropa))|${SEX} hasta ${AGE} anos`,
    "(?<=^[ \\t•*·–-]{0,4}(?:asistente|auxiliar|asesora?|ejecutiv[oa]|vendedora?|secretari[oa]|recepcionista|cajer[oa]|director[a]?|\\p{L}{3,12}ista)(?: \\p{L}{2,15}){0,3} )(?<!(?:ropa|moda|calzado|linea|seccion|zona|de|para|la) )(?:mujer|hombre|varon)(?=\\s*$| de \\d| cpa)",
    "senoritas?(?= (?:para|de|con|recepcionista|secretaria))|(?:hombres?|mujer(?:es)?|chic[oa]s?|varon(?:es)?) (?:con fuerza|fuertes?|robust[oa]s?|preferentemente|preferiblemente)|(?:ideal para|para) amas? de casa|amas de casa|(?:senoras?|senoritas?|chic[oa]s?|muchach[oa]s?) para (?:limpieza|cocina|tienda|recepcion|cuidar|el|la|los|las|atencion|trabajar)|heterosexual(?:es)?|presencia (?:femenina|masculina)|(?:imprescindible|ser) (?:hombre|mujer|varon)(?! o )",
  ),
  rule(
    "militaryService",
    "start",
    "(?:servicio|obligacion(?:es)?) militar(?:es)?(?: (?:ya )?(?:cumplid[oa]s?|realizad[oa]|obligatorio|terminado|hecho|finalizado))?(?! de carrera)|(?:sin obligaciones militares|exent[oa] del? servicio|libret[oa] militar|cartilla militar(?: liberada)?|la mili|mili (?:hecha|cumplida)|licenciado del servicio|situacion militar (?:definida|resuelta))(?: (?:cumplida|hecha|liberada))?",
  ),
  rule(
    "maritalStatus",
    "travel",
    "solter[oa]s?(?:/[oa])?|casad[oa]s?(?! &| y asociados| abogados)|divorciad[oa]s?|viud[oa](?! y )|(?:indicar |indique (?:su )?)?estado civil|(?:sin|no tener) (?:pareja|conyuge|novi[oa]|esposa|marido|compromiso sentimental)(?: estable)?|sin ataduras(?! familiares)|sin compromisos? sentimental(?:es)?|pareja estable",
  ),
  rule(
    "pregnancy",
    "start",
    "(?:no |sin )(?:estar |este |esten )?embaraz(?:ad[oa]s?|o)|test de embarazo|prueba de embarazo|certificado de no (?:embarazo|ingravidez)|(?:abstenerse|no se admiten) (?:mujeres )?embarazadas|no (?:prever|tener previsto|planear|tener planes de) (?:un )?(?:embarazo|embarazarse|quedarse embarazada)|mujeres embarazadas (?:no|abstenerse)|sin planes de embarazo",
  ),
  rule(
    "photo",
    "noPhoto",
    "(?:cv |curriculum |curriculum vitae |solicitud )?(?:con|incluyendo|incluir|adjuntar|adjunte|enviar|envie|mandar|adjuntando|imprescindible|obligatori[oa]) (?:una |su |tu )?(?:foto(?:grafia)?|imagen personal)s?(?: reciente| actual| actualizada| de cuerpo (?:entero|completo)| carnet| de carnet)?(?! (?:de|digital|publicitaria|y video) (?:producto|archivo|moda)?)(?! digital| publicitaria| y video| de producto)|(?:cv|hoja de vida|curriculum(?: vitae)?)(?: actualizad[oa])? y (?:una |su |tu )?foto(?:grafia)?s?|(?:foto(?:grafia)?) (?:reciente|actual|de cuerpo (?:entero|completo)|obligatoria|imprescindible|tamano carnet|es obligatoria|requerida)",
  ),
  rule(
    "religion",
    "values",
    "creyentes?(?= ?(?:$|[.,;!]|y practicante))|(?:religion|confesion|fe|creencia) (?:catolica|cristiana|evangelica|musulmana|judia|islamica)|(?:catolic[oa]s?|cristian[oa]s?|musulman(?:es|a|as)?|judi[oa]s?|evangelic[oa]s?) (?:practicantes?|candidat[oa]s?|comprometid[oa]s?|solo|unicamente|de fe)|(?:ser|solo|preferiblemente|preferentemente|candidatos?) (?:catolic[oa]s?|cristian[oa]s?|musulman(?:es|a)?|creyentes?|evangelic[oa]s?)|creyentes? practicantes?|(?:sin|no) (?:velo|hiyab|panuelo en la cabeza|simbolos religiosos|burka)|no musulmanes|(?:miembro|pertenecer|pertenencia) (?:de|a) (?:la |una )?iglesia|(?:y|ser) (?:catolic[oa]|cristian[oa])(?= ?(?:$|[.,;]))|bautizad[oa]s?|personas? de fe|temeros[oa]s? de dios",
  ),
  rule(
    "health",
    "lifting",
    "(?:sin|no tener|libre de|que no tengan?|ausencia de|no padecer) (?:ningun[oa]? )?(?:tipo de )?(?:discapacidad(?:es)?|minusvalias?|enfermedad(?:es)?|problemas? (?:de salud|fisicos?|de espalda|medicos?|mentales?|psicologicos?)|limitacion(?:es)? fisicas?|impedimentos? fisicos?|dolencias?|patologias?|lesiones|defectos? fisicos?|alergias?)(?: cronicas?| previas?)?|(?:buena|optima|perfecta|excelente|plena) (?:salud|condicion de salud|salud fisica)(?: fisica| mental)?(?: y mental)?(?! laboral| financiera| y seguridad)|(?:perfectamente|completamente|totalmente) san[oa]s?|gozar de buena salud|(?:no|sin) (?:bajas (?:medicas|laborales)|absentismo)(?: previ[oa]s?)?|(?:nunca|no suele) (?:estar )?(?:enferm[oa]|de baja)|(?:prueba|test) (?:de|del) (?:vih|sida)|no (?:obes[oa]s?|fumador(?:es|a)?|discapacitad[oa]s?)|abstenerse (?:personas )?(?:con discapacidad|discapacitad[oa]s)|sin sobrepeso|persona sana|sin antecedentes (?:de enfermedad|medicos|de salud)",
  ),
  rule(
    "appearance",
    "manner",
    "(?:(?:muy )?buena|excelente|impecable|agradable|cuidada|atractiva|optima) (?:presencia|apariencia|imagen(?= (?:personal|fisica)))(?: fisica| personal)?(?! (?:en|de) (?:mercado|redes|marca|linea))|(?:imagen (?:personal )?(?:cuidada|impecable|agradable))|buen (?:aspecto|fisico|ver)(?: fisico)?|(?:aspecto|fisico) (?:agradable|atractivo|cuidado)|(?:guap[oa]s?|delgad[oa]s?|bien parecid[oa]s?|esbelt[oa]s?)(?! (?:condiciones|salario))|(?:(?:chic[oa]|mujer(?:e)?|hombre|senorita|senora|persona|jov(?:en|ene)|candidat[oa]|azafat[oa]|camarer[oa]|recepcionista|modelo|guap[oa])s?(?:,? y|,)?|ser|seas|fisicamente) (?:muy )?(?:atractiv[oa]|guap[oa]|bonit[oa])s?|(?:estatura|altura) (?:minima|superior)(?: de| a)?:? ?1[.,]?\\d\\d|medir (?:mas de|al menos) 1[.,]\\d\\d|(?:sin|no) (?:tatuajes|piercings?)(?: visibles)?(?: ni (?:tatuajes|piercings?))?|talla \\d\\d(?= maxima| como maximo|, | y buena)|(?:buena|bonita|esbelta) figura|presencia fisica agradable|(?<=^[ \\t•*·–-]{0,4})presencia(?=\\s*(?:[.,;]|$))",
  ),
  rule(
    "union",
    "cooperation",
    "(?:no|sin) (?:estar )?(?:sindicalizad[oa]s?|sindicalistas?|afiliad[oa]s? a (?:un |ningun )?sindicatos?|afiliacion(?:es)? sindical(?:es)?|sindicad[oa]s?|pertenecer a (?:un |ningun )?sindicatos?|militancia sindical|antecedentes sindicales|actividad sindical|vinculacion (?:con sindicatos|sindical))|(?:abstenerse|no) (?:miembros de )?(?:sindicatos?|sindicalistas?|delegados sindicales)|no pertene(?:zca|zcan|cer) a (?:un |ningun )?sindicatos?|libre de sindicatos|no pertenecer a sindicatos?|sin relacion con sindicatos",
  ),
  ...shutOutIn({
    groups: {
      age: "jubilad[oa]s",
      nationality: "inmigrantes|extranjer[oa]s|gitan[oa]s|refugiad[oa]s|polac[oa]s|ruman[oa]s|rus[oa]s|marroquies|africanos",
      gender: "mujeres|hombres|homosexuales|gays|lesbianas",
      familyDuties: "(?:madres|padres|personas) con (?:hijos|ninos)(?: pequenos)?",
      pregnancy: "embarazadas",
      religion: "cristian[oa]s|musulman(?:es|as)|judi[oa]s|ate[oa]s",
      health:
        "(?:personas|candidatos) con (?:antecedentes de )?(?:discapacidad|enfermedad(?:es)?|problemas de salud)|discapacitad[oa]s",
      union: "sindicalistas?|sindicad[oa]s",
    },
    facts: {
      nationality: "origen etnico",
      gender: "orientacion sexual",
      familyDuties: "hijos",
      religion: "religion",
      health: "enfermedades",
      union: "afiliacion sindical",
    },
    unwanted: (group) =>
      `(?:abstenerse|ningun[oa]?|no(?: (?:se )?${HIRE})?(?: a)?|no apt[oa] para) (?:${group})|(?:${group}) (?:abstenerse|no (?:presentarse|aplicar|postular(?:se)?))`,
    alone: (group) => `(?:solo|unicamente) (?:${HIRE} )?(?:a )?(?:${group})`,
    stated: (fact) => `(?:indic|indiqu|mencion|especific|especifiqu|senal)\\p{L}{1,3} (?:tu|su|tus|sus) (?:${fact})`,
  }),
];
