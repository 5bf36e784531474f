import { rule, type Rule } from "./rule.ts";
import { shutOutIn } from "./shut-out.ts";

const WHO =
  "(?:bewerber(?:in|innen)?|kandidat(?:in|innen|en)?|menschen|talente?|leute|frau(?:en)?|mann|manner|herr(?:en)?|dame(?:n)?|madchen|kolleg(?:e|en|in|innen)|mitarbeiter(?:in|innen|s)?|mitarbeitende[nr]?|verstarkung|teamplayer(?:in|innen)?|personlichkeit(?:en)?|krafte?|aushilfen?|fachkrafte?|absolvent(?:in|en|innen)?|nachwuchskrafte?)";
const TONGUE =
  "(?:deutsch|englisch|turkisch|spanisch|franzosisch|italienisch|polnisch|russisch|arabisch|portugiesisch|niederlandisch)";
const AGE = "[1-7]\\d";
const ONLY = "(?:nur|ausschlie(?:ß|ss)lich|bevorzugt|vorzugsweise|lieber)";
const STATE = "(?:deutsche[rns]?|osterreichische[rns]?|schweizer|turkische[rns]?|spanische[rns]?|eu-?)";

const BEWERBER = "(?:menschen|personen|bewerber\\p{L}{0,10})";
const REFUSED =
  "(?:werden|sind|konnen) (?:leider )?nicht (?:eingestellt|genommen|berucksichtigt|erwunscht|willkommen)(?: werden)?|(?:sind )?(?:unerwunscht|zwecklos)|(?:bitten wir,? )(?:von einer bewerbung )?abzusehen|(?:brauchen|bitten wir,?) sich nicht (?:zu )?(?:zu )?bewerben";

/** Wishes as German adverts word them. */
export const germanRules = (): readonly Rule[] => GERMAN;

const GERMAN: readonly Rule[] = [
  rule(
    "age",
    "experience",
    `(?:junge[rnms]?|jungere[rnms]?|jugendliche[rn]?)(?:,? (?:und )?\\p{L}{1,30},?){0,2} ${WHO}`,
    `(?:nicht|keinesfalls) alter als ${AGE}(?: jahre)?|(?:junger als|unter|bis|maximal|max\\.?|hochstens|ab|uber) ${AGE} jahre(?:n)? alt|(?:junger als|unter) [2-6]\\d(?: jahre(?:n)?)?(?! ?(?:%|€|eur|mitarbeit|kund|personen|minuten|tage|stunden|km|kg|jahre|grad|std|prozent|plat|bett|wohn))(?=\\s*(?:[,.;!)]|$|jahr|sein|sind|bist|und |oder |alt))`,
    `(?:maximal|hochstens|max\\.?) ${AGE} jahre(?:n)?(?! (?:erfahrung|berufserfahrung|laufzeit|befrist|garantie))(?=\\s*(?:[,.;!)]|$|alt))`,
    `(?:zwischen )?${AGE} (?:und|bis|-) ${AGE} jahre(?:n)?(?: alt)?(?=\\s*(?:[,.;!)]|$|alt))(?! (?:erfahrung|berufserfahrung))|zwischen ${AGE} und ${AGE}(?=\\s*(?:[,.;!]|$|sein|alt))`,
    `(?<!mindest)(?:hochst|ideal|wunsch)?alter(?:sgrenze|sgruppe|slimit)?:? ?(?:bis|unter|max\\.?|maximal|zwischen|von|ab|liegt bei)?\\s*(?:zu )?${AGE}(?: ?(?:-|bis|und) ?${AGE})?(?: jahre)?`,
    `(?:unter|uber|nicht alter als|junger als|hochstens) (?:zwanzig|drei(?:ß|ss)ig|vierzig|funfzig)(?! \\p{L}{0,12}(?:minuten|stunden|tage|euro|personen|mitarbeit))|rustige[rn]? (?:fruh)?rentner(?:in|innen)?|(?:fruh)?rentner(?:in|innen)? (?:gesucht|bevorzugt)|(?:bewerber|bewerberinnen|kandidaten|personen|bewerbungen von personen) (?:uber|unter|ab) [2-6]\\d(?: jahren?)?|im alter (?:von|bis|zwischen|unter) (?:zu )?${AGE}(?: ?(?:-|bis|und) ?${AGE})?(?: jahren)?|(?:mitte|anfang|ende) (?:zwanzig|drei(?:ß|ss)ig|vierzig)`,
    "junge[rnms]?(?= (?:weiblich|mannlich))|(?:nur|ausschlie(?:ß|ss)lich) (?:berufsanfanger|absolventen|studienabganger|berufseinsteiger)|nicht zu alt|(?:hochst|maximal)alter:? ?(?:von )?(?:zwanzig|drei(?:ß|ss)ig|vierzig|funfzig)|wer (?:uber|unter|alter als|junger als) [2-6]\\d (?:jahre )?(?:alt )?ist|jugendliche[rnms]? (?:typ|ausstrahlung|erscheinung|auftreten)|nach (?:19|20)\\d\\d geboren|jahrgang (?:19|20)\\d\\d (?:oder|und) junger|(?:angabe|bitte) (?:ihres|ihr|des) (?:alters|geburtsdatums?|alter)|junggeblieben\\p{L}{0,2}|generation [yz](?: bevorzugt)?",
  ),
  {
    reason: "age",
    wording: "experience",
    isAdjective: true,
    patterns: [
      "(?<!(?:team|unternehmen|firma|wir|marke|start-?up|betrieb|kunden|belegschaft|praxis) (?:ist |sind )?)(?:sie sind |du bist |bist |sind |am liebsten )?jung(?! (?:und|&) alt)(?=\\s*(?:,|;|\\.|$|und |& |dynamisch))(?:(?:,| und| &)? ?dynamisch)?",
      "junge[rnms]?,? (?:und )?dynamische[rnms]?",
    ],
  },
  rule(
    "familyDuties",
    "hours",
    "(?:keine|ohne|frei von) (?:familiare[nr]?|hausliche[nr]?|private[nr]?) (?:verpflichtung(?:en)?|bindung(?:en)?|pflichten|belastung(?:en)?|einschrankung(?:en)?)|(?:familiar|ortlich und familiar) (?:ungebunden|unabhangig|flexibel)",
    "(?:keine|ohne) (?:kleinen |kleine |schulpflichtigen |schulpflichtige |betreuungspflichtigen |minderjahrigen )?kinder(?! (?:unter|im|bis|werden))|kinderlos\\p{L}{0,2}|(?:keine|ohne) (?:kinderbetreuungs|betreuungs|pflege|sorge|familien|unterhalts)(?:pflichten|aufgaben|verpflichtungen)|keine (?:zu )?pflegenden angehorigen|keine angehorigen zu pflegen|niemanden zu (?:pflegen|betreuen|versorgen)",
    "(?:abgeschlossene[nr]?|beendete) familienplanung|familienplanung (?:ist )?abgeschlossen|(?:kein|ohne) kinderwunsch|(?:gesicherte|geregelte|sichergestellte) kinderbetreuung|kinderbetreuung (?:muss|ist|sollte) (?:gesichert|geregelt|sichergestellt)(?: sein)?|(?:keine|ohne) (?:geplante )?elternzeit(?: geplant)?|(?:keine|nicht fur) (?:alleinerziehende[n]?|mutter|mutter mit kleinkindern)|ohne anhang",
  ),
  rule(
    "nativeSpeaker",
    "level",
    `(?:nur )?(?:${TONGUE}e?[rn]? ?-?)?muttersprachler(?:in|innen|s|n)?(?:[*:_/]-?in(?:nen)?)?(?!-?niveau)(?: (?:${TONGUE}|bevorzugt|erwunscht))?|${TONGUE}-?muttersprachler(?:in|innen|s|n)?`,
    `${TONGUE} (?:muss|sollte|soll) (?:ihre|deine|die) muttersprache(?: sein)?`,
    `${TONGUE}(?:e)?(?: ist| als| \\(|:| -)? ?(?:ihre |deine )?muttersprache(?! oder)\\)?|muttersprache:? ?${TONGUE}|${TONGUE}e muttersprache|muttersprachliche[rsnm]? ${TONGUE}(?:kenntnisse)?(?! auf)|${TONGUE} \\(?muttersprachlich\\)?|muttersprachliche[rsnm]? (?:bewerber\\p{L}{0,10}|person\\p{L}{0,10}|kraft|krafte)`,
    `akzentfreie[ns]?(?: und fehlerfreie[ns]?)? ${TONGUE}|akzentfrei(?:e[rns]?)?|(?:ohne|kein) (?:auslandischen |fremden |starken )?akzent`,
    `(?:native speaker|native)(?: (?:in )?${TONGUE})|${TONGUE} native`,
  ),
  rule(
    "nationality",
    "permit",
    `(?:die )?${STATE}\\s?(?:staatsangehorigkeit|staatsburgerschaft|nationalitat|pass|reisepass|abstammung|herkunft|wurzeln)|(?:${ONLY} )?(?:deutsche|eu-?|osterreichische) ?(?:staatsburger|staatsangehorige|burger|bewerber\\p{L}{0,10})|${ONLY} (?:deutsche|eu-burger|einheimische|osterreicher|europaer|inlander)(?! (?:texte|sprache|kund))|(?:keine|ohne) asylbewerber|ohne migrationshintergrund|(?:kein|keinen) migrationshintergrund|staatsangehorigkeit:? (?:deutsch|eu)|in deutschland (?:geboren|aufgewachsen)(?: und aufgewachsen)?|gebürtige[rn]? deutsche[rn]?|geburtige[rn]? deutsche[rn]?|(?:deutscher|europaischer|westlicher) herkunft|(?:angabe|nennung) (?:ihrer|der) (?:nationalitat|staatsangehorigkeit|herkunft)`,
  ),
  rule(
    "gender",
    "everyone",
    `(?:weibliche[rnms]?|mannliche[rnms]?)(?: oder (?:weibliche|mannliche)[rnms]?)?(?:,? \\p{L}{1,30}){0,1} ${WHO}|(?:${ONLY}) (?:manner|frauen|mannlich|weiblich|herren|damen|mannliche|weibliche)(?: bewerber\\p{L}{0,10})?(?!haus|station)|(?:keine|nicht fur) (?:manner|frauen)(?! haus)|nur fur (?:manner|frauen|damen|herren)(?! und)|geschlecht:? (?:mannlich|weiblich)`,
    "(?<!(?:und|oder|/|sowohl) ?)(?:sie sind |bist |sind )?(?<![\\p{L}/])(?:mannlich|weiblich)(?![\\p{L}/])(?=\\s*(?:,|;|\\.|$|und ))",
    "(?<!(?:und|oder|fur|von|bei|mit|der) )(?:mannliche[rnms]?|weibliche[rnms]?)(?= (?!patient|kund|bewohn|gast|klient|jugend|person|mitglied|gefangen|und |oder |zucht|(?:sprach|wort)?form|anrede|bezeichnung)\\p{L}{1,30})",
    "(?:starke|kraftige|gestandene|tatkraftige)[rn]? (?:mann|manner|kerle?|bursche[n]?|jungs|frau|frauen)|putzfrau(?:en)?|(?:ideal fur |suchen |fur )?hausfrauen|empfangsdame(?:n)?|tippse|(?:nette|freundliche|flotte|hubsche|gepflegte|attraktive) (?:dame|damen|frau|frauen|madchen)|(?:eine|einen) (?:dame|herrn|mann|frau) (?:fur|zur|gesucht)|(?:manner|frauen|damen|herren) (?:gesucht|bevorzugt)|heterosexuell\\p{L}{0,2}",
  ),
  rule(
    "militaryService",
    "start",
    "(?:abgeleistete[rnms]? |abgeschlossene[rnms]? |geleistete[rnms]? |absolvierte[rnms]? |erfullte[rnms]? |kein(?:e|en)? (?:ausstehende[rn]? )?|ohne (?:ausstehende[rn]? )?)?(?:grundwehrdienst|wehrdienst|militardienst|zivildienst|wehrpflicht|wehr- oder zivildienst|wehr-/zivildienst|bundeswehrdienst|prasenzdienst|dienstpflicht|bundeswehrzeit)(?:es)?(?: (?:ist |muss |bereits )?(?:abgeleistet|absolviert|geleistet|erledigt|beendet|abgeschlossen|befreit|erfullt)(?: sein)?)?(?!leistende|beschad)|gedient(?:e[rn]?)?(?= (?:haben|manner|bewerber|in der bundeswehr|bei der bundeswehr))|(?:vom wehrdienst|vom dienst) (?:befreit|freigestellt)|ausgemustert",
  ),
  rule(
    "maritalStatus",
    "travel",
    "(?:ledig|unverheiratet|verheiratet(?! mit der| mit dem)|geschieden|verwitwet)(?:e[rnms]?)?|alleinstehend(?:e[rnms]?)?(?= ?(?:$|[.,;!]|und|bewerb|person|frau|mann|kandid))(?<!(?:fur|von|mit|hilfe) alleinstehend(?:e[rnms]?)?)|(?<!ortlich )ungebunden(?:e[rnms]?)?|(?:angabe (?:ihres|des) )?familienstand(?:es|s)?|(?:ohne|keine) (?:partner(?:in)?|ehefrau|ehemann|feste beziehung)|(?:in )?feste(?:n|r) (?:beziehung|partnerschaft)|(?:sie sind |bist du |sind sie |du bist )(?:am besten |idealerweise )?single(?= ?(?:$|[.,;!]|und ))",
  ),
  rule(
    "pregnancy",
    "start",
    "(?:nicht ?|keine )(?:schwangere?[rn]?|in erwartung)(?: (?:sein|sind|bewerber\\p{L}{0,10}|frauen))?|(?:keine|ohne|ausgeschlossene) (?:geplante )?schwangerschaft|schwangerschaftstest|schwangerschaft (?:ausgeschlossen|unerwunscht)|nicht stillend",
  ),
  rule(
    "photo",
    "noPhoto",
    "(?:bewerbung |lebenslauf |bewerbungsunterlagen |unterlagen )?mit (?:einem |ihrem |deinem )?(?:aktuelle[nm] )?(?:foto|lichtbild|bild|pass(?:bild|foto)|bewerbungsfoto|bewerbungsbild|ganzkorperfoto)(?! ?(?:-|bearbeit|der |des |von |vom ))|(?:bitte )?(?:foto|lichtbild|bewerbungsfoto|passbild|bewerbungsbild|ganzkorperfoto) (?:ist )?(?:erforderlich|erwunscht|beifugen|beilegen|mitsenden|anbei|notwendig|pflicht|nicht vergessen)|(?:aktuelles|inklusive|inkl\\.|samt|und|nebst) (?:lichtbild|bewerbungsfoto|passbild|bewerbungsbild|passfoto|portratfoto)(?:es|s)?",
  ),
  rule(
    "religion",
    "values",
    "(?:christliche[rnms]?|katholische[rnms]?|evangelische[rnms]?|muslimische[rnms]?|judische[rnms]?|islamische[rnms]?) (?:konfession|glaube[ns]?|bewerber\\p{L}{0,10}|religion|bekenntnis(?:ses)?)|konfessionszugehorigkeit|(?:zugehorigkeit|mitgliedschaft) (?:zu einer|zu der|zur|in einer|in der) (?:christlichen |evangelischen |katholischen )?kirche|(?:mitglied (?:in )?(?:der|einer) (?:christlichen |evangelischen |katholischen )?kirche)|kirchenmitglied(?:schaft)?|kirchenzugehorigkeit|konfession:? (?:evangelisch|katholisch|rk|ev)|(?:evangelisch|katholisch)(?= (?:oder (?:evangelisch|katholisch)|sein|getauft))|(?:ohne|kein) (?:kopftuch|religiose symbole|turban)|glaubige[rn]? christ(?:en|in)?|(?:christliche|katholische|evangelische) lebensfuhrung|gehor(?:en|st|t) (?:einer|der) (?:christlichen |katholischen |evangelischen )?kirche an|getauft|praktizierende[rn]? (?:christ|katholik|muslim)\\p{L}{0,4}",
  ),
  rule(
    "health",
    "lifting",
    "(?:ohne|keine|frei von) (?:korperlichen? |geistigen? |gesundheitlichen? |chronischen? |psychischen? |bekannten? )?(?:behinderung(?:en)?|einschrankung(?:en)?|erkrankung(?:en)?|krankheit(?:en)?|probleme[n]?|handicaps?|beeintrachtigung(?:en)?|gebrechen|ruckenprobleme[n]?|allergien|vorerkrankung(?:en)?|(?:rucken|herz|knie|haut)(?:leiden|problemen?|beschwerden))(?<!(?:ohne|keine|frei von) (?:einschrankung(?:en)?|probleme[n]?))(?! (?:in|bei|mit|der|des|von|beim) )|(?:vollig|absolut|vollkommen|korperlich|geistig|gesundheitlich|rundum|topfit und|kern) ?(?:gesund(?:e[rnms]?)?|uneingeschrankt)(?!heit)|gesund und (?:belastbar|fit|munter|leistungsfahig)|(?:nur |bevorzugt )?nichtraucher(?:in|innen)?(?: bevorzugt| gesucht| erwunscht)?(?!schutz|bereich)|kerngesund\\p{L}{0,2}|(?:korperliche|geistige|beste|gute|volle|einwandfreie|stabile) (?:und (?:geistige|korperliche|seelische) )?gesundheit(?! der| von)|gesundheitlich (?:fit|belastbar|geeignet|unbelastet)|nicht (?:schwer)?behindert|(?:geringe|wenige|keine|niedrige) (?:krankheitstage|fehlzeiten|krankheitsausfalle|krankheitsquote)|selten krank|nie krank|nichtbehindert\\p{L}{0,2}|(?:hiv|aids)-?test|nicht ubergewichtig",
  ),
  rule(
    "appearance",
    "manner",
    "(?:gepflegte[snrm]?|attraktive[snrm]?|ansprechende[snrm]?|gutes|hubsche[snrm]?|tadellose[snrm]?|angenehme[snrm]?|ordentliche[snrm]?|sympathische[snrm]?) (?:auftreten und aussehen|aussehen|erscheinung(?:sbild)?(?:es)?|au(?:ß|ss)ere[sn]?|figur|optik)|gutes aussehen|gut ?aussehend(?:e[rnms]?)?|(?:muss|mussen|soll|solle?n|sollte[n]?|musst|sollst|solltest) (?:\\p{L}{1,15} ){0,3}(?<!nur )gut ?aussehen|(?:hubsch|schlank|attraktiv)(?:e[rnms]?)?(?=(?:,| und)? (?:\\p{L}{1,20}(?:,| und)? ){0,2}(?:frau|dame|mann|madchen|bewerb|person(?!al)|figur|erscheinung|kellner|empfang|model|hostess))|(?:bist|sie sind|jung(?:e[rnms]?)?(?:,| und)) (?:\\p{L}{1,15}(?:,| und) ){0,2}(?:hubsch|schlank|attraktiv)(?= ?(?:$|[.,;!]|und))|^(?:hubsch|schlank|attraktiv)(?= ?(?:$|[.,;!]|und))|(?:mindest|korper)gro(?:ß|ss)e(?: von)?:? ?(?:mindestens |ab |min\\. ?)?1[.,]?\\d\\d|mindestens 1[.,]?\\d\\d ?c?m(?:eter)? gro(?:ß|ss)|(?:gute|schlanke|tolle)[rn]? figur|(?:keine|ohne) (?:sichtbaren? )?(?:tattoos?|tatowierungen|piercings?)|modelma(?:ß|ss)e|konfektionsgro(?:ß|ss)e \\d\\d",
  ),
  rule(
    "union",
    "cooperation",
    "(?:kein(?:e)?|nicht|ohne) (?:mitglied (?:in |einer |der )(?:einer |der )?gewerkschaft|gewerkschaft(?:lich)?(?:smitglied(?:er|schaft)?|er|szugehorigkeit|lich organisiert)?)(?: sein| organisiert)?|gewerkschaftsmitglieder (?:unerwunscht|nicht|zwecklos)|(?:nicht|keine) gewerkschaftlich(?:e[rn]?)? (?:organisiert|gebunden|bindung)(?:e[rn]?)?|(?:keine|ohne|nicht) (?:nahe zu(?:r|m)|interesse an(?:| einem)) (?:gewerkschaft(?:en)?|betriebsrat)|nicht in (?:der|einer) gewerkschaft|keine betriebsratsmitglieder|keine betriebsrate|gewerkschaftsfrei\\p{L}{0,2}",
  ),
  ...shutOutIn({
    groups: {
      age: `rentner(?:innen)?|altere[n]? ${BEWERBER}`,
      nationality: `${BEWERBER} (?:mit migrationshintergrund|\\p{L}{4,16}er herkunft)|auslander(?:innen)?|migrant(?:en|innen)|gefluchtete|fluchtlinge|polen|rumanen|russen|turken|araber`,
      gender: "frauen|manner|homosexuelle|schwule[n]?|lesben",
      familyDuties: `(?:${BEWERBER}|mutter|vater|eltern) mit (?:\\p{L}{1,12} )?(?:kindern|kinderwunsch|familie)`,
      pregnancy: `schwangere(?: ${BEWERBER})?`,
      religion: "christ(?:en|innen)|muslim(?:e|as|innen)|juden|kopftuchtrager(?:innen)?",
      health: `(?:schwer)?behinderte[n]?(?: menschen)?|${BEWERBER} mit (?:\\p{L}{1,16} )?(?:behinderung(?:en)?|(?:vor)?erkrankung(?:en)?)|rollstuhlfahrer(?:innen)?`,
      union: "gewerkschafter(?:innen)?",
    },
    facts: {
      nationality: "herkunft",
      gender: "sexuelle orientierung",
      familyDuties: "kinder",
      religion: "religion(?:szugehorigkeit)?|konfession",
      health: "(?:vor)?erkrankungen",
      union: "gewerkschaftszugehorigkeit",
    },
    unwanted: (group) => `(?:${group}) (?:${REFUSED})|nicht (?:geeignet )?fur (?:${group})(?: geeignet)?|keine (?:${group})`,
    alone: (group) => `(?:nur|ausschlie(?:ß|ss)lich) (?:${group})(?: ein(?=\\s*(?:[.,;!]|$)))?`,
    stated: (fact) =>
      `(?:geben|nennen) sie (?:bitte |uns )?ihre[nr]? (?:${fact})(?: an)?|(?:angabe|nennung) (?:ihrer|der) (?:${fact})|(?:${fact}) (?:bitte )?angeben`,
  }),
];
