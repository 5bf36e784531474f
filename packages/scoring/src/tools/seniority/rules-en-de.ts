import { says, type LevelRule } from "./level.ts";

const PEOPLE_EN =
  "(?:people|staff|employees|engineers|agents|nurses|colleagues|developers|workers|drivers|technicians|cleaners|operators|associates)";
const PEOPLE_DE =
  "(?:mitarbeitende[nr]?|mitarbeiter(?:n|innen)?(?: und mitarbeiter(?:n|innen)?)?|beschaftigte[nr]?|pflegekrafte[n]?|personen|kolleg(?:en|innen)(?: und kolleg(?:en|innen))?|gesellen|leute|fachkrafte[n]?)";
const NUM = "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)";
const ZAHL = "(?:\\d{1,2}|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig)";

/** Words of English adverts. */
export const ENGLISH_LEVELS: readonly LevelRule[] = [
  says(
    "entry",
    "strong",
    "noExperience",
    "(?:no|not (?:need|require) any|without) (?:previous |prior )?(?:experience|earlier placements?)(?: (?:is )?(?:needed|required|necessary))?|do not need any experience|no earlier placements needed|(?:no experience\\? )?(?:happy|willing) to train you",
  ),
  says(
    "entry",
    "strong",
    "learning",
    "we (?:will )?(?:show|teach) you (?:everything|the ropes|how)|(?:full )?training (?:starts|is given|provided|from day one)\\p{L}{0,3}[^.\\n]{0,20}|(?:be |being )?mentored by|learn with us|(?:a |your )first job|graduate programme|(?:are |be )?enrolled at|(?:degree|studies)[^.\\n]{0,40}(?:finished )?this year or last|senior colleague is at your side|just (?:graduated|left school)",
  ),
  says(
    "entry",
    "medium",
    "learning",
    "want to learn|you (?:will )?learn (?:to|how)|you have finished school|rotate (?:between|through)",
  ),
  says(
    "experienced",
    "medium",
    "trained",
    "(?:completed|finished) (?:commercial |technical |vocational )?(?:training|apprenticeship)|first experience in (?!leading)|(?:level \\d|recognised) certificate|qualified (?:as|in)",
  ),
  says(
    "senior",
    "strong",
    "guides",
    "guide (?:your |other |the )?(?:colleagues|others|developers|engineers)(?: technically)?|mentor (?:engineers|developers|colleagues|others|juniors?|the team)|review the work of (?:younger|junior|other) colleagues|(?:technical|design) (?:direction|authority|leadership)[^.\\n]{0,40}",
  ),
  says(
    "senior",
    "medium",
    "expert",
    "recogni[sz]ed expert|first (?:point of )?contact (?:in|for) (?:difficult|complex)[^.\\n]{0,20}|(?:subject[- ]matter|our) expert|develops? our guidelines|teach(?:es)? ward staff|advise (?:three|several|all) (?:project )?teams",
  ),
  says(
    "senior",
    "medium",
    "owns",
    "responsible for the (?:further )?development|(?:demanding|complex) (?:clients|caseload)[^.\\n]{0,30}(?:on your own|independently)?|hardest incidents|several years of (?:professional )?experience|an experienced practitioner|extensive experience|many years of experience",
  ),
  says(
    "lead",
    "strong",
    "leadsPeople",
    `(?:lead|leads|leading|manage|manages|managing|supervise|run|oversee|head) (?:a |the |your |our |two )?(?:own )?(?:small )?(?:team|shift|crew|gangs?|group)(?: of)?(?: ${NUM})?|your team of ${NUM}|with (?:its )?${NUM} ${PEOPLE_EN}|(?:line manage|manage|lead|supervise) ${NUM} ${PEOPLE_EN}|people management|line management of|personnel responsibility for|have managed people`,
  ),
  says(
    "lead",
    "medium",
    "plansPeople",
    "(?:plan|set|write|do) the (?:rota|rotas|staff|roster)|(?:yearly |annual )?appraisals|one-to-ones|take part in hiring|(?:hiring|hire|recruit)[,:] (?:rotas?|training|coaching)|hiring, rotas|sign the timesheets|morning briefing|coach the (?:agents|team)|(?:mentoring|guiding) (?:our |current )(?:staff|employees)|interviewing,? and selecting|selecting the necessary staff|brief the team",
  ),
  says(
    "executive",
    "strong",
    "leadsLeaders",
    "(?:plant|department|regional|team|area|country)? ?(?:managers|heads|directors|leaders) (?:will )?report (?:directly )?to you|(?:lead|leads) the senior management team|lead(?:s)? the (?:leadership|management|executive) team",
  ),
  says(
    "executive",
    "strong",
    "board",
    "report(?:s|ing)? to the (?:supervisory )?(?:board|shareholders|owners|trustees)|(?:part|member) of the (?:management|executive|company's leadership|leadership) (?:board|team)|seat (?:in|on) the (?:executive team|board)",
  ),
  says(
    "executive",
    "medium",
    "budget",
    "p&l|profit and loss|budget of \\d+(?:[.,]\\d+)? (?:million|m)|carry the number|(?:set|shape|define|own) the (?:company )?strategy|of the whole (?:group|company)",
  ),
  says(
    "senior",
    "medium",
    "noReports",
    "(?:no|without) (?:line management|direct reports|managing people|personnel responsibility|people management|management responsibility)|does not include (?:personnel|line|people|management) (?:responsibility|management)|individual contributor",
  ),
  says(
    "experienced",
    "weak",
    "hasSuperior",
    "(?:you )?reports? to (?:the |our |a )?(?:ward manager|team lead(?:er)?|shift leader|head of \\p{L}{1,20}(?: \\p{L}{1,20})?|sales director|store manager|supervisor|vp \\p{L}{1,20}|plant manager|\\p{L}{1,20} manager)",
  ),
];

/** Words of German adverts. */
export const GERMAN_LEVELS: readonly LevelRule[] = [
  says(
    "entry",
    "strong",
    "noExperience",
    "erfahrung (?:brauchen sie|brauchst du|ist) (?:dafur )?nicht(?: (?:erforderlich|notig))?|(?:keine|ohne) (?:vorkenntnisse|berufserfahrung|erfahrung)(?: (?:erforderlich|notig|notwendig))?|quereinsteiger\\p{L}{0,5}(?:\\s?(?:sind )?(?:herzlich )?willkommen)?",
  ),
  says(
    "entry",
    "strong",
    "learning",
    "(?:wir )?(?:zeigen ihnen|lernen sie an|lernen dich an|arbeiten sie ein)|zeigen (?:wir )?ihnen[^.\\n]{0,40}alles|lernen (?:sie|du) bei uns|(?:sie )?studieren [^.\\n]{0,40}|(?:im laufenden|ab dem \\d\\.) semester|studium (?:vor kurzem|gerade|kurzlich) (?:beendet|abgeschlossen)|ihr mentor ist|haben die schule abgeschlossen|erfahrener kollege steht ihnen",
  ),
  says("entry", "medium", "learning", "wollen lernen|lernen sie [^.\\n]{0,60}kennen"),
  says(
    "experienced",
    "medium",
    "trained",
    "(?:abgeschlossene )?(?:\\p{L}{1,25} )?ausbildung(?: \\p{L}{1,20})? abgeschlossen|abgeschlossene (?:\\p{L}{1,25} )?(?:berufs)?ausbildung|kaufmannische ausbildung|staatliche anerkennung|erste erfahrung in der (?!fuhrung)",
  ),
  says(
    "senior",
    "strong",
    "guides",
    "(?:leiten|leitest|leitet) (?:\\p{L}{1,25} (?:und \\p{L}{1,25} )?)?fachlich an|fachliche (?:anleitung|leitung|fuhrung)|(?:sind |bist )?mentor(?:in)? (?:fur|der)|prufen die arbeit (?:jungerer|der)[^.\\n]{0,40}|technologieentscheidungen",
  ),
  says(
    "senior",
    "medium",
    "expert",
    "erste anlaufstelle in schwierigen fragen|unser(?:e)? fach(?:mann|frau)|beraten alle (?:\\p{L}{1,20})teams|vertreten uns im \\p{L}{1,30}ausschuss|ausgewiesene[rn]? expert\\p{L}{1,3}",
  ),
  says(
    "senior",
    "medium",
    "owns",
    "verantworten (?:die weiterentwicklung|teilprojekte|projekte)[^.\\n]{0,40}|anspruchsvolle mandanten|langjahrige[rn]? (?:berufs)?erfahrung|mehrjahrige[rn]? (?:berufs)?erfahrung|umfangreiche[rn]? (?:berufs)?erfahrung|entwerfen die systemlandschaft",
  ),
  says(
    "lead",
    "strong",
    "leadsPeople",
    `(?:fuhren|fuhrst|leiten|leitest) (?:sie |du )?(?:ein(?:e|en)? |die |das |unsere? |ihr |dein )?(?:\\p{L}{1,25} )?(?:mit ${ZAHL} )?(?:schicht|team|filiale|werkstatt|gruppe)(?: mit ${ZAHL} ${PEOPLE_DE})?|ihr (?:\\p{L}{1,20})kopfiges team|(?:fur|mit|von) ${ZAHL} ${PEOPLE_DE}|(?:tragen|haben|ubernehmen)[^.\\n]{0,20}personalverantwortung|personalverantwortung fur|disziplinarische fuhrung von|erfahrung in der fuhrung (?:eines teams|von)`,
  ),
  says(
    "lead",
    "medium",
    "plansPeople",
    "(?:erstellen|schreiben|planen)[^.\\n]{0,20}dienstplane?|dienstplan(?:e|ung)?|planen (?:das personal|einsatze|den einsatz)|stellen ein,|jahresgesprache|mitarbeitergesprache|wirken an einstellungen mit|coachen die|weisen das team|verteilen auftrage",
  ),
  says(
    "executive",
    "strong",
    "leadsLeaders",
    "(?:abteilungs|bereichs|werk|team|regional)leit(?:er|ungen|erinnen)(?: \\p{L}{1,10})? berichten (?:direkt )?an sie|(?:leiten|fuhren) (?:sie )?das unternehmen|fuhren unsere (?:beiden |\\p{L}{1,10} )?werke|beraten den vorstand",
  ),
  says(
    "executive",
    "strong",
    "board",
    "bericht(?:en|est) (?:direkt )?(?:an den|dem) (?:aufsichtsrat|vorstand|beirat)|(?:an die|den) gesellschafter(?:n)?|(?:teil|mitglied) der (?:geschaftsfuhrung|unternehmensleitung|geschaftsleitung)",
  ),
  says(
    "executive",
    "medium",
    "budget",
    "budget (?:von \\d+(?:[.,]\\d+)? millionen|in \\p{L}{1,15} millionenhohe)|ergebnisverantwortung|der gesamten gruppe|pragen die strategie|den gesamten bereich",
  ),
  says(
    "senior",
    "medium",
    "noReports",
    "personalverantwortung ist (?:mit der stelle )?nicht(?: verbunden)?|(?:keine|ohne) (?:disziplinarische )?(?:fuhrung(?:sverantwortung)?|personalverantwortung|fuhrungsaufgaben)",
  ),
  says(
    "experienced",
    "weak",
    "hasSuperior",
    "bericht(?:en|est) (?:direkt )?an (?:die |den |unsere |unseren )?(?!aufsichtsrat|vorstand|gesellschafter)\\p{L}{1,30}(?:leitung|leiter(?:in)?)(?: \\p{L}{1,20})?|berichten an die leitung \\p{L}{1,20}|unterstehen (?:sie )?der \\p{L}{1,30}leitung|einrichtungsleitung unterstutzt sie",
  ),
];
