import type { Language } from "../text/language.ts";

/** Words that put people off, with a plain wording; the patterns are matched on flat text and are bounded. An empty wording takes the words out. */
export type WordRow = readonly [pattern: string, wording: string];

// Own lists, written for Candor. That such words keep women from applying is the finding of Gaucher, Friesen and Kay (2011).
const ANIMALS_EN =
  "(?! (?:patients?|behaviou?r|dogs?|animals?|clients?|residents?|children|cancers?|tumou?rs?|treatments?|chemicals?|timelines?|drivers? course))";
const TIERE_DE =
  "(?! (?:hunde?n?|tiere?n?|patient\\p{L}{0,6}|bewohner\\p{L}{0,6}|kinder\\p{L}{0,2}|verhalten\\p{L}{0,10}|chemikalien|medien|tumor\\p{L}{0,3}|klient\\p{L}{0,5}))";

export const CODED: Readonly<Record<Language, readonly WordRow[]>> = {
  en: [
    ["rock ?stars?(?= (?:developer|engineer|designer|marketer|recruiter|seller|sales|team|candidate|talent))", "skilled"],
    ["(?:rock ?star|ninja|guru|super ?hero|superstar)s?(?! games?)", "specialist"],
    ["(?<!(?:setup|installation|import|configuration) )wizards?", "specialist"],
    ["(?:sales |road |business |keyboard )?warriors?", "specialist"],
    [`aggressive${ANIMALS_EN}`, "persistent"],
    ["aggressively", "persistently"],
    ["(?<=you |you'll |you will |who |and |to )dominates?(?! (?:the )?market)", "shape"],
    ["dominant(?! (?:market|position|player|role|gene|hand|language|share|brand|supplier|colou?r|species|force))", "confident"],
    ["(?:a )?killer instinct", "perseverance"],
    ["fearless", "confident"],
    ["work hard,? (?:and )?play hard", ""],
    ["hungry(?! (?:guests?|customers?|people|diners|children))(?: for success)?", "motivated"],
    [
      "(?<!(?:bargain|treasure|head|house|job) )hunters?(?= (?:for|mentality|instinct|mindset|who|with))|(?<=(?:sales|new business|natural|born) )hunters?",
      "seller",
    ],
    [
      "crush(?:es|ing)?(?= (?:your |their |our |the |all |every )?(?:targets?|goals?|quotas?|numbers|competition|competitors))",
      "meet",
    ],
    ["alpha (?:personalit(?:y|ies)|males?|types?|females?)", "confident person"],
    ["cut-?throat", "fast-moving"],
    ["thick[- ]skinned|(?:a )?thick skin", "calm under pressure"],
    ["(?:an? )?(?:beast mode|do-or-die|whatever it takes) (?:attitude|mentality|mindset)", "commitment"],
    ["man up|kick ass|kick-ass|bad-?ass", ""],
  ],
  de: [
    ["durchsetzungsstark(?:e[rnms]?)?", "klar und verbindlich"],
    ["durchsetzungs(?:vermogen|kraft|fahigkeit|starke|willen?)", "Überzeugungskraft"],
    ["(?<!film)(?<!schuh)(?<!uhr)macher(?:typ|mentalitat|qualitaten)?", "tatkräftige Person"],
    ["alpha-?(?:tier|mannchen|typ|frau|mann)", "überzeugende Person"],
    [`aggressive?[rnms]?${TIERE_DE}(?! (?:auf|gegenuber) )`, "beharrlich"],
    ["kampfer(?:natur|typ|herz|mentalitat)", "Ausdauer"],
    ["sieger(?:typ|mentalitat|natur)|gewinnertyp|winnertyp", "motivierte Person"],
    ["(?:coding-|sales-|vertriebs-|code-)?(?:rockstar|ninja|guru|wizard)s?", "Fachkraft"],
    ["(?:spitze )?ellenbogen(?:mentalitat|kraft|einsatz)?(?!gelenk|fraktur|schon)", "Beharrlichkeit"],
    [
      "(?:erfolgs|umsatz)hungrig(?:e[rnms]?)?|hungrig(?= (?:nach|auf) (?:erfolg|umsatz|mehr|abschlusse))|(?<=(?:du bist|sie sind) )hungrig",
      "motiviert",
    ],
    ["(?:knall|bein)hart(?:e[rnms]?)?", "konsequent"],
    ["dominante?[srnm]? (?:auftreten|personlichkeit|charakter|typ)", "sicheres Auftreten"],
    [
      "vollblut-?(?:verkaufer|vertriebler|unternehmer|techniker|handwerker|gastronom|kaufmann|profi)(?:in)?",
      "begeisterte Fachkraft",
    ],
    ["jagermentalitat|killerinstinkt|wadenbei(?:ß|ss)er|teufelskerl|(?:echter|harter) hund", "Ausdauer"],
    ["(?:seinen|ihren|deinen) mann stehen|(?:seinen|ihren|deinen) mann steh(?:t|st)", "sich behaupten"],
  ],
  es: [
    [
      "agresiv[oa]s?(?! (?:de|con) )(?<!(?:perros|perras|pacientes|ninos|conductas|animales|tratamientos?|tumores|clientes|alumnos) agresiv[oa]s?)",
      "constante",
    ],
    ["agresividad comercial", "iniciativa comercial"],
    [
      "(?:rock ?stars?|ninjas?|gurus?|cracks?|(?:una |unas )?maquinas? de (?:las )?ventas)(?! (?:cocaina|de hormig))",
      "especialista",
    ],
    ["hambre(?: de (?:exito|ventas|crecer|ganar|logro|triunfo|negocio))", "motivación"],
    ["(?:mentalidad|espiritu|actitud) ganador[ae]?", "constancia"],
    ["tiburon(?:es)?(?= (?:de (?:los |las )?(?:negocios|ventas)|comercial|financiero))", "profesional"],
    ["(?<!(?:posicion|mano|empresa|marca|lengua) )dominante(?! (?:en el mercado|del mercado))", "seguro"],
    ["guerrer[oa]s?(?= (?:comercial(?:es)?|de (?:las )?ventas))", "profesionales"],
    ["(?<=(?:persona|perfil|eres|personalidad|caracter|espiritu) )(?:muy |altamente )?competitiv[oa]s?", "con objetivos claros"],
    ["instinto (?:asesino|matador|depredador)", "constancia"],
    ["machac(?:as|ar|an)(?= (?:tus|los|las|sus|cada))", "cumples"],
    ["(?:macho|hembra) alfa|lideres? alfa", "persona con iniciativa"],
    ["dejar(?:te|se) la piel|con un par", ""],
  ],
  tr: [
    ["agresif(?! (?:hasta|davranis|kopek|hayvan|tedavi|cocuk|tumor|kimyasal)\\p{L}{0,8})", "istikrarlı"],
    ["(?:kazanma|basari) hirsi(?:na)?", "başarma isteği"],
    ["hirsli", "istekli"],
    [
      "rekabetci(?= (?:calisma |ekip |takim )?(?:arkadas|kisi|ruh|yapi|aday|karakter|satisci|satis temsilci)\\p{L}{0,10})",
      "hedef odaklı",
    ],
    ["ninjas?[iy]?\\p{L}{0,3}|gurus?u?\\p{L}{0,3}", "uzmanı"],
    ["rock ?(?:yildizi|star)\\p{L}{0,4}", "uzmanı"],
    ["(?:baskin|dominant) (?:karakter|kisilik|tavir|yapi)\\p{L}{0,4}", "kendinden emin"],
    ["(?:basariya|satisa|kazanmaya) ac(?: olan)?", "istekli"],
    ["satis canavar\\p{L}{0,3}", "satış uzmanı"],
    ["savasci(?: ruhlu| ruh\\p{L}{0,4})?", "azimli"],
    ["disli(?= (?:bir )?(?:muzakereci|pazarlikci|satici|satisci|rakip|avukat))", "hazırlıklı"],
    ["tuttugunu koparan", "sonuç odaklı"],
    ["alfa (?:erkek|karakter|kisilik)\\p{L}{0,4}|kurt gibi|aslan gibi", "kendinden emin"],
  ],
};

const TEAM_EN = "(?:team|company|start-?up|firm|agency|organi[sz]ation|business|crew|workforce)";
const TEAM_DE = "(?:\\p{L}{0,20}team|unternehmen|firma|start-?up|betrieb|agentur|mannschaft|belegschaft|praxis|kollegium)";
const TEAM_ES = "(?:empresa|equipo|ambiente|plantilla|compania|startup|agencia|organizacion)";
const TEAM_TR = "(?:sirket|firma|ekip|ekib|kadro|takim|ajans|organizasyon)\\p{L}{0,12}";

/** A young team or company: lawful, and read as a wish for young people. The first group is the noun that stays. */
export const YOUNG: readonly string[] = [
  `(?:young|youthful)(?:,? (?:and )?\\p{L}{1,20},?){0,2} (${TEAM_EN})`,
  `(?<=(?:${TEAM_EN}) (?:is|are) (?:still )?)young(?! (?:people|adults))`,
  `junge[snrm]?(?:,? (?:und )?\\p{L}{1,20},?){0,2} (${TEAM_DE})(?! ?-?player)`,
  `(?<=(?:${TEAM_DE}) (?:ist|sind) (?:noch )?)jung(?!e)`,
  `(${TEAM_ES})(?: (?:muy|de trabajo))? joven(?:es)?(?:,? (?:y )?(?:dinamic|motivad|emprendedor|creciente)\\p{L}{0,3})?`,
  `(${TEAM_ES})(?: \\p{L}{1,15} (?:y|e)) joven(?:es)?`,
  `genc(?: (?:ve |bir |dinamik |enerjik )){0,3} ?(${TEAM_TR})`,
  `genc (?:ve dinamik |dinamik |bir |ve enerjik ){0,2}(${TEAM_TR})`,
];
