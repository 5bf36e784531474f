import type { AdvertPart } from "./headings.ts";
import { ENDS_IN_CLAUSE } from "./pieces.ts";
import { asksForSomething, importanceSaid } from "./wording.ts";

// On flat text, in the four languages. Benefits, texts about the employer and instructions for applying ask for nothing.
const OFFER =
  /^(?:(?:the )?chances (?:are|of|for|to)|we (?:offer|pay|provide|support|believe|encourage|value)|wir (?:unterstutzen|begleiten|bringen|stehen|fordern|glauben)|unser (?:\p{L}{1,20} )?team (?!sucht)|you(?:'ll| will)? (?:get|receive|earn|benefit|enjoy)|our offer|wir (?:bieten|zahlen|stellen(?! ein))|(?:dafur )?(?:du|sie) (?:erhaltst|erhalten|bekommst|bekommen|profitierst|profitieren)|(?:dafur|bei uns) (?:erhaltst|erhalten|bekommst|bekommen|profitierst|profitieren|wirst|werden)|(?:es|dich|sie) (?:erwartet|erwarten)|bei uns|freu(?:en)? (?:dich|sie)|ofrecemos|te ofrecemos|se ofrece|sunuyoruz|sunulan)|(?<!\p{L})(?:actual (?:offers?|compensation|pay|salar(?:y|ies))|competitive (?:salary|pay)|attractive (?:salary|pay)|paid holiday|days? (?:of )?(?:annual )?(?:leave|holiday)|days off|paid time off|pension scheme|401\(?k|dental|days? a week from home|work from home|working from home|remote first|off-?sites?|year-end bonus|tage home-?office|home-?office|dias de teletrabajo|bonus in|betten|camas|plan de formacion|gun evden|yatakli|we close|urlaubstage|tage urlaub|dias (?:de vacaciones|libres)|tvod|tv-l|tarifvertrag|tariflohn|jobrad|jobticket|deutschlandticket|fitness ?(?:studio|zuschuss)|weihnachtsgeld|urlaubsgeld|betriebliche altersvorsorge|private health insurance|ozel saglik sigortasi|yemek karti|yemek,|servis|sgk|ticket restaurante|seguro medico|company car|firmenwagen|dienstwagen|coche de empresa|salario competitivo|excelente ambiente|ambiente laboral|estabilidad laboral|sueldo|contrato indefinido|(?:por|en|a|bajo|contrato de) nomina)(?!\p{L})/u;
const EQUAL =
  /(?<!\p{L})(?:equal opportunit\p{L}*|regardless of|unabhangig von (?:alter|geschlecht|herkunft|ihrer|deiner|nationalitat)|independientemente de|igualdad de oportunidades|ayrim(?:i)? (?:yapmaksizin|gozetmeksizin))(?!\p{L})/u;
const PAY =
  /[£€$₺]\s?\d|\d\s?(?:€|eur(?:o|os)?(?!\p{L})|[£₺]|tl(?!\p{L}))|(?<!\p{L})brutto(?!\p{L})|brutos anuales|(?<!\p{L})(?:salary|gehalt|vergutung|salario|maas|entlohnung|remuneration|stundenlohn)(?!\p{L})/u;
const APPLY =
  /(?<!\p{L})(?:apply (?:now|anyway|all the same|by|today|here|online|via|with|through)|to apply|closing date|(?:send|submit|forward|email) (?:us |me )?(?:your|a|the) (?:cv|resume|application|cover)|get in touch|give \p{L}+ a (?:ring|call)|if you(?:'re| are) interested|if you (?:would like to|have any|want to) (?:apply|join|questions|know)|(?:freuen wir|wir freuen) uns (?:sehr )?(?:auf|darauf|uber (?:ihre|deine))|freuen (?:wir|uns) uns|^thank you|^vielen dank|^gracias por|tesekkur ederiz|^(?:please )?note(?= ?:)|^hinweis(?= ?:)|^nota(?= ?:)|contact (?:us|me|\p{L}+ on|\p{L}+ at)|we look forward|bewerbungsschluss|bewirb dich|bewerben sie|bewerbungen?(?! und)|melde[nt]? (?:dich|sie|euch)|bei interesse|interesse geweckt|schick(?:en|t)? (?:sie |uns )|senden sie|interesad[oa]s|envi(?:a|ar|e|anos)(?!\p{L})|inscrib\p{L}+|postul(?:a|ar|ate)(?!\p{L})|iletisime gec\p{L}*|basvur(?:u|un|abilir)\p{L}*(?! sart)|ozgecmis\p{L}*|cv'?\p{L}{0,6} gonder\p{L}*)(?!\p{L})/u;
// Words to the reader that ask for nothing: "Are you passionate about …?", "Si deseas aplicar …".
const ADDRESS =
  /^[¿¡"“]?(?:si (?:eres|deseas|te (?:apasiona|gusta|interesa)|buscas|cumples|crees|quieres|estas interesad)|eres (?:una? )?(?:persona|profesional)|te (?:apasiona|gustaria|invitamos)|queremos conocerte|estamos deseando|unete|if you(?:'re| are)? (?:passionate|motivated|looking|ready|interested|excited|energi[sz]ed|love|meet|want|think)|(?:are|do|would|want) you |ready to |join (?:us|our)|come (?:join|and)|(?:bist|mochtest|suchst|hast|willst|liebst|brennst) du|(?:sind|mochten|suchen|haben) sie |du (?:mochtest|suchst|willst) |dann (?:bist|sind|freuen|wollen|bewirb)|werde (?:teil|jetzt)|werden sie (?:teil|jetzt)|komm (?:in|zu)|la empresa ofrece|brindamos|pay is|bu pozisyon tam|(?:hadi|haydi) |tired of |doing interviews|now hiring|eger )/u;
const COMPANY =
  /^(?:located in [^.]{3,60}, (?:we|the)|now in (?:its|it's|our) \d|we(?: are|'re)(?! (?:currently |now )?(?:looking|seeking|hiring|searching|recruiting))|we have|our (?:company|client|mission|team is)|with (?:more than|over) \d|founded|wir sind(?! auf der suche)|als (?:einer?|fuhrende)|unser (?:unternehmen|kunde|team ist)|das \p{L}{1,40} (?:mit|ist)|die \p{L}{1,40} (?:gmbh|ag|kg) ist|mit (?:uber|mehr als) \d|seit (?:uber |mehr als )?\d|somos|nuestra (?:empresa|mision)|empresa|con mas de \d|desde (?:hace|\d)|biz |sirketimiz(?! bunyesinde| icin)|firmamiz|\d+ yildir|\d{4}(?:'\p{L}+)? (?:yilindan|kurul))|(?<!\p{L})(?:(?:leading|fastest[- ]growing|family[- ](?:owned|run)) (?:\p{L}{1,30} ){0,3}(?:company|provider|manufacturer|supplier|group|firm|retailer|business|hospital|organi[sz]ation)|market leader|marktfuhrer|fuhrender? (?:anbieter|hersteller)|familienunternehmen|traditionsunternehmen|empresa (?:lider|familiar)|lider del sector|sektorun(?:un|de)? (?:lider|oncu)|employees worldwide|mitarbeitende(?:n|r)? weltweit|en buyuk|koklu)(?!\p{L})/u;
// Praise of the employer, even below a heading of duties.
const OWN_PRAISE =
  /^(?:the mission of|our mission|as the (?:city|world|leading|largest)|founded (?:in|by)|established in|since (?:\d{4}|its)|with (?:more than|over) \d|\p{L}+ is (?:an? |the |one of the )?(?:leading|largest|fastest|global|world)|wir sind (?:ein|eine|der|die)(?!\p{L})|unser unternehmen|mit (?:uber|mehr als) \d|seit (?:uber |mehr als )?\d|somos una|nuestra (?:empresa|mision)|con mas de \d|\d{4}['’]?\p{L}{0,4} (?:yilinda|kurul)|sirketimiz(?! bunyesinde| icin)|firmamiz)(?!\p{L})/u;
const TASKS_SAID =
  /(?:^|(?<!\p{L}))(?:(?:your|the|main|key) (?:main |key |daily |core )?(?:duties|tasks|responsibilities|role)(?: will| would| also)? (?:include|involve|are|is to|cover)|duties (?:will )?include|the role involves|responsible for|(?:ihre|deine|zu ihren|zu deinen|zum) (?:\p{L}{1,30} )?(?:aufgaben(?:gebiet|bereich)?|tatigkeiten) (?:umfass\p{L}*|gehor\p{L}*|sind|beinhalt\p{L}*|besteh\p{L}*)|(?:sie|du) (?:sind|bist) (?:\p{L}{1,30} )?(?:verantwortlich|zustandig)|tus (?:principales )?(?:funciones|tareas|responsabilidades) (?:seran|son|incluyen)|(?:las )?funciones (?:principales )?(?:seran|son|incluyen|consisten)|te (?:encargaras|ocuparas|responsabilizaras)|se (?:encargara|ocupara|responsabilizara))(?!\p{L})/u;
const DUTY =
  /(?:^|[,;]\s{0,3}|\s)(?:you(?: will|'ll) (?:be (?:doing|working|responsible|\p{L}{2,30}ing)|also |mainly )?(?!need|have|bring|hold|possess|receive|get|enjoy|earn|join|find)\p{L}{3,30}|sie (?:entwickeln|betreuen|planen|leiten|gestalten|unterstutzen|ubernehmen|arbeiten|fuhren|erstellen|beraten|pflegen|bedienen|sorgen|kummern)|du (?:entwickelst|betreust|planst|leitest|gestaltest|unterstutzt|ubernimmst|arbeitest|fuhrst|erstellst|berätst|beratst|pflegst|bedienst|sorgst|kummerst|baust|reparierst|montierst)|gestionaras|seras|desarrollaras|trabajaras|coordinaras|liderars|liderarss|disenaras|realizaras|atenderas|prepararas|apoyaras|\p{L}{1,30}acak(?:siniz|sin)|\p{L}{1,30}ecek(?:siniz|sin))(?!\p{L})/u;

/** Parts whose heading already tells what their lines are. */
const HEADED: ReadonlySet<AdvertPart> = new Set(["must", "profile", "nice", "tasks"]);

/**
 * The part that a sentence belongs to by its own words, for sentences without a heading or under a wrong one. Below a heading of requirements
 * or duties only pay and promises leave it: "leading a team" there is no praise of the company.
 */
export const partSaid = (said: string, under: AdvertPart): AdvertPart | undefined => {
  const asks = asksForSomething(said);
  if (PLACE_LINE.test(said)) return "facts";
  // "Atender a los clientes interesados": below a heading of duties a line that begins as work does speaks of no application.
  if (under === "tasks" && isDutyItem(said) && !PAPERS.test(said)) return undefined;
  if (EQUAL.test(said) || APPLY.test(said)) return "offer";
  if (ADDRESS.test(said) && !NAMES_SOMETHING.test(said)) return "offer";
  const isWish = asks && (HEADED.has(under) || ENDS_IN_CLAUSE.test(said.replace(/[\s,;]{1,9}$/u, "")));
  if (OFFER.test(said) && !isWish) return "offer";
  if (PAY.test(said) && !HEADED.has(under)) return "facts";
  if (HEADED.has(under)) return OWN_PRAISE.test(said) && !asks ? "company" : undefined;
  if (COMPANY.test(said) && !/(?:required|erforderlich|imprescindible|sart|zorunlu)/.test(said)) return "company";
  return under === "open" && isDuty(said) ? "tasks" : undefined;
};

const PLACE_LINE = /^(?:location|standort|arbeitsort|ubicacion|lugar de trabajo|calisma yeri)(?: de [^:]{1,24})?\s?:/u;
const PAPERS = /(?<!\p{L})(?:cv|curriculum|hoja de vida|bewerbung\p{L}*|ozgecmis)/u;

const NAMES_SOMETHING =
  /(?<!\p{L})(?:experience|knowledge|years?|licen[cs]e|degree|\p{L}*erfahrung|\p{L}*kenntnisse|ausbildung|jahre|experiencia|conocimientos?|anos|titulo|deneyim\p{L}*|yil)(?!\p{L})/u;

/** True for a sentence of prose that says what the person will do. */
export const isDuty = (said: string): boolean => TASKS_SAID.test(said) || (DUTY.test(said) && importanceSaid(said) === undefined);

// Beginnings and endings of items that describe work, on flat text: "Managing …", "Planung von …", "Gestionar …", "… hazırlanması".
const DUTY_ITEM =
  /^(?:(?:assist|support|prepar|manag|maintain|monitor|ensur|provid|develop|creat|coordinat|perform|conduct|handl|deliver|operat|review|process|organi[sz]|supervis|lead|build|design|implement|plan|respond|report|participat|collaborat|work(?:ing)? (?:closely )?with|clean|install|repair|inspect|record|document|answer|greet(?!ings)|serv|sell|load|unload|drive|driving|check|administer|assess|teach|train|advis)\p{L}{0,6}(?!\p{L})|\p{L}{3,30}ung (?:und|von|der|des|sowie|einer)(?!\p{L})|(?:betreuung|erstellung|durchfuhrung|mitarbeit|unterstutzung|sicherstellung|bearbeitung|pflege|wartung|montage|installation|beratung|planung|uberwachung|annahme|be- und entladen|verantwortung fur)(?!\p{L})|\p{L}{2,20}(?:ar|er|ir) (?:(?:el|la|lo|los|las|un|una|unos|unas|a|al|con|en|e|y|o|sobre|por|para|que|su|sus|del)(?!\p{L})|\p{L}{3,30}(?:s|cion|dad)(?!\p{L}))|(?!cuando|siendo|teniendo|contando|estando|buscando)\p{L}{3,20}(?:ando|iendo|yendo)(?: y \p{L}{3,20}ndo)? (?:el|la|lo|los|las|un|una|a|al|con|en|sobre|por|\p{L}{4,})(?!\p{L})|(?:gestion|atencion|elaboracion|realizacion|preparacion|seguimiento|control|apoyo|coordinacion|mantenimiento|supervision|planificacion|registro|limpieza|montaje|desarrollo) (?:de|a|en|del|y|al)(?!\p{L}))|(?:\p{L}{2,30}(?:mak|mek|masi|mesi|ilmesi|ulmasi|nmasi|nmesi|(?<!edile)cektir|(?<!alina)caktir))[.,]?$/u;

/** True for an item of a list that describes work rather than a requirement. */
export const isDutyItem = (said: string): boolean => DUTY_ITEM.test(said);

/** The part announced by a line that ends in a colon: "You must have:", "Metallbau Huber sucht ab sofort in Vollzeit:". */
export const partAnnounced = (said: string): AdvertPart | undefined => {
  if (OFFER.test(said)) return "offer";
  if (
    /(?:will|'ll|you) (?:need|bring)|mitbring|brauch|necesit|aport|disponer de|contar con|ihtiya/.test(said) &&
    importanceSaid(said) !== "nice"
  )
    return "profile";
  if (
    /(?:you will|you'll|tasks|duties|responsibilit|aufgaben|machst du|machen sie|funciones|haras|encargar|gorev|yapacak|sorumluluk)/.test(
      said,
    )
  )
    return "tasks";
  const importance = importanceSaid(said);
  if (importance) return importance === "nice" ? "nice" : "must";
  if (asksForSomething(said) || /(?:such(?:t|en)|looking for|seek|busca|necesita|ariyor|aranan|nitelik|profil)/.test(said))
    return "profile";
  return undefined;
};

// Offers of an employer, on flat text; a block of items most of which say so is an offer without a heading.
const BENEFIT =
  /(?<!\p{L})(?:\p{L}*weiterbildungs\p{L}*|fortbildungs\p{L}*|\p{L}*altersvorsorge|altersversorgung|\p{L}*gesundheits(?:forderung|management)|\p{L}*zuschlag\p{L}*|\p{L}*zulage\p{L}*|aufstiegs\p{L}*|entwicklungsmoglichkeit\p{L}*|opportunit(?:y|ies) (?:for|to) (?:\p{L}+ )?(?:advance\p{L}*|grow\p{L}*|develop\p{L}*|promotion)|arbeitsklima|betriebsklima|arbeitsatmosphare|fuhrungskultur|unternehmenskultur|\p{L}*bezahlung|\p{L}*vergutung|lohn\p{L}*|gehalt\p{L}*|onboarding|einarbeitung|arbeitskleidung|dienstkleidung|flache hierarchien|\p{L}*urlaub\p{L}*|tage woche|arbeitsvertrag|arbeitsplatz|arbeitszeiten|arbeitszeitmodelle?|festanstellung|mitarbeiterrabatte?|benefits?|bonus(?:es)?|insurance|pension|paid|training provided|salary|pay|holidays?|vacation|leave|discounts?|free (?:parking|meals|lunch|coffee)|career (?:growth|progression|development)|work-life|(?:shift|staff) meals?|stock options|income potential|contratacion inmediata|raises|perks|referral bonus\p{L}*|stabilit\p{L}*|estabilidad|crecimiento|beneficios|descuentos|seguro|formacion continua|ambiente (?:laboral|de trabajo)|contrato|salario|vacaciones|comisiones|bonos?|sueldo|capacitacion(?:es)?|entrenamiento|programa de induccion|oportunidades de crecimiento|prim|bonusu?|yemek|servis|sigorta\p{L}*|maas|uzaktan calisma|hisse|freu(?:e|st|t|en)? (?:dich|sie sich|euch) (?:\p{L}+ ){0,2}auf|wart(?:et|en) (?:\p{L}+ ){0,3}auf (?:dich|sie|euch)|auf (?:dich|sie|euch) wart(?:et|en)|egitim (?:ve konferans )?destegi|kariyer|sosyal (?:hak|imkan)\p{L}*)(?!\p{L})/u;

/** True for an item that names something the employer gives. */
export const isBenefit = (said: string): boolean => BENEFIT.test(said);
