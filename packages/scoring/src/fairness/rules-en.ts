import { rule, type Rule } from "./rule.ts";
import { shutOutIn } from "./shut-out.ts";

const WHO =
  "(?:candidates?|applicants?|men|women|man|woman|lad(?:y|ies)|girls?|boys?|talents?|professionals?|graduates?|staff|workers?|employees?|team ?players?|colleagues?|team members?|individuals?|minds|personalit(?:y|ies))";
const AGE = "[1-7]\\d";
const CITIZEN =
  "(?:british|german|austrian|swiss|spanish|turkish|american|us|u\\.s\\.|uk|eu|european|irish|french|italian|polish|dutch|local|native-born)";
const TONGUE = "(?:english|german|spanish|turkish|french|italian|dutch|polish|russian|arabic|portuguese|chinese|japanese)";
const MAN = "(?:male|female|men|women|males|females|lads|ladies|lady|gentlemen|gentleman|man|woman|girls|boys)";

const PEOPLE = "(?:people|persons|applicants|candidates|workers|staff|anyone|those)";
const HIRE = "hire|take on|employ|accept|want|recruit";
const REFUSED =
  "(?:need not|should not|cannot|must not|may not) apply|(?:are|will) not (?:be )?(?:wanted|welcome|accepted|considered|hired|employed)|will be rejected";

/** Wishes as English adverts word them. */
export const englishRules = (): readonly Rule[] => ENGLISH;

const ENGLISH: readonly Rule[] = [
  rule("age", "digital", "digital natives?"),
  rule(
    "age",
    "experience",
    `(?:young|youthful|mature)(?:,? (?:and )?\\p{L}{1,30},?){0,2} ${WHO}`,
    "(?:looking for|seeking|seeks?|want|need|hiring|ideal for) (?:a )?(?:dynamic |motivated )?(?:young|younger) (?:people|persons?|ones)",
    "(?:young|younger) (?:people|persons?) (?:wanted|only|preferred)",
    "young(?= (?:male|female))|(?:under|over|below|above|not older than) (?:twenty|thirty|forty|fifty)(?:-five)?(?= ?(?:$|[.,;!)]|years))|youngsters?|maximum [2-6]\\d years old|not over [2-6]\\d(?= ?(?:$|[.,;!)]))|[2-6]\\d ?(?:-|to) ?[2-6]\\d age (?:bracket|group|range)|(?:maximum|max\\.?|upper) age(?: limit)?(?: of| is)?:? ?(?:twenty|thirty|forty|fifty|sixty)(?:-five)?|youthful (?:appearance|looks?|personality)|young at heart|millennials(?: (?:only|preferred))?|(?:gen|generation) ?[yz](?: (?:only|preferred|candidates))?",
    `(?:not older than|no older than|not over|younger than|under the age of|below the age of|maximum age(?: of| is)?|max\\.? age|upper age limit(?: of| is)?|age limit(?: of| is)?|age (?:group|range|bracket|band)|over the age of|above the age of) ?:? ?${AGE}(?: ?(?:and|to|-) ?${AGE})?(?: years)?(?: (?:old|of age))?(?! (?:months|days|minutes))`,
    `(?:must be |should be |be )?(?:under|below|over|above|up to|at most) ${AGE} years (?:old|of age)`,
    `(?:must be |should be |be |and )?under [2-6]\\d(?=\\s*(?:[.,;!)]|$))(?!\\s*,\\s?\\d)`,
    `(?:candidates|applicants|people|someone|nobody|no one|anyone|women|men|player|graduates) (?:under|below|over|above|aged over|older than|up to) ${AGE}`,
    `(?:aged?|ages|between the ages of) ?:? ?(?:between |from )?${AGE} ?(?:-|to|and) ?${AGE}|(?:between )?${AGE} ?(?:-|to|and) ?${AGE} years (?:old|of age)|between ${AGE} and ${AGE}(?=\\s*(?:[,.;]|$))`,
    "in (?:your|their|his|her) (?:early |mid |late )?(?:twenties|thirties|20s|30s|20's|30's)",
    `(?:born (?:after|before|between|since) (?:19|20)\\d\\d)`,
    "(?:state|indicate|give|mention|include) (?:your )?(?:age|date of birth|birth ?date)|date of birth (?:is )?required|(?:date of birth|age)[^.;\\n]{0,30} (?:must|should|has to) be (?:in|on|stated|included)",
    "(?:recent|new|fresh) graduates? only|no senior (?:applicants|candidates)|not (?:too|yet) old",
  ),
  {
    reason: "age",
    wording: "experience",
    isAdjective: true,
    patterns: [
      "(?<!(?:team|company|we|organi[sz]ation|firm|brand|start-?up|school|agency|customers|patients|clients|residents|children|are a) (?:is |are )?)(?:must be |should be |you are |be )?(?:young|youthful)(?=\\s*(?:,|;|\\.|$|and |& |dynamic))(?:(?:,| and| &)? ?dynamic)?",
    ],
  },
  rule(
    "familyDuties",
    "hours",
    "(?:no|without|free (?:of|from)|not have|have no|having no) (?:any )?(?:family|caring|care|childcare|domestic|parental|household) (?:commitments?|obligations?|duties|responsibilities|ties|burdens?)",
    "(?:no|without|free of) (?:small |young |dependent |school-age |minor )?(?:children|kids|dependants|dependents)(?! (?:under|allowed|admitted))",
    "(?:childless|child-free|childfree)|(?:childcare|care of (?:your )?children) (?:must be|has to be|should be|fully|already) (?:arranged|sorted|secured|guaranteed|organi[sz]ed)|guaranteed childcare",
    "family planning (?:is )?(?:completed|complete|finished)|(?:no|not) (?:plans? to|planning to|planning) (?:have|start|starting|having) (?:a family|children|kids)",
    "no (?:single |working )?(?:mothers|mums|moms|parents)",
    "(?:family|children|home) (?:must|should) not (?:come first|interfere)[^.;\\n]{0,20}|no parental leave(?: planned)?|without (?:a |your own )?family(?= ?(?:$|[.,;!]))",
  ),
  rule(
    "nativeSpeaker",
    "level",
    `(?:${TONGUE} )?native(?:[ -]${TONGUE})?[ -]speakers?(?: of ${TONGUE})?(?! (?:level|standard|proficiency|fluency|quality))(?: (?:only|required|preferred))?`,
    `(?:a )?native (?:in |of )?${TONGUE}(?! (?:or bilingual|level|proficiency))|${TONGUE}(?: as(?: a)?| is)?(?: your)?,?:? ?\\(?(?:native(?! (?:level|or|proficiency|standard|fluency|app))|mother[ -]tongue(?: speakers?)?|first language)\\)?`,
    `${TONGUE} (?:must|should|has to) be (?:your|the) (?:mother tongue|first language|native language)|mother-tongue ${TONGUE}(?: speakers?)?`,
    `(?:mother tongue|first language)(?: (?:must be|is|in))?:? ?${TONGUE}`,
    `(?:accent-free|accentless)(?: ${TONGUE})?|(?:without|no) (?:a |any )?(?:foreign |strong )?accent`,
  ),
  rule(
    "nationality",
    "permit",
    `(?:${CITIZEN} )?(?:citizens?|nationals?|passport holders?) (?:only|preferred)|(?:only|must be an?|must hold an?|must hold) (?:${CITIZEN} )?(?:citizens?|nationals?|citizenship|nationality|passport)(?! or)|(?:must have|with|has|having) (?:${CITIZEN} )(?:citizenship|nationality|origin|roots|background)(?! or)`,
    `${CITIZEN} (?:citizens?|citizenship|nationality|nationals|passport)(?= (?:required|is required|needed|essential|mandatory))`,
    `(?:no|not open to) (?:asylum seekers|non-${CITIZEN})|(?:locals|europeans|westerners|caucasians?|whites|white candidates|germans|brits|turks|spaniards) (?:only|preferred)|only (?:locals|europeans|westerners|germans|turks)`,
    `(?:born (?:and raised )?in|of) (?:germany|the uk|britain|england|spain|turkey|europe)(?= (?:only|required|preferred))|of (?:${CITIZEN}) (?:origin|descent|heritage|ethnicity)|(?:without|no) (?:a )?migration background`,
    `be of ${CITIZEN} (?:nationality|citizenship)`,
    `(?:uk|british|german|us|american|spanish|turkish|eu)-? ?born(?: and bred)?|white (?:european|british|american)s?`,
    `(?:state|indicate|give) your (?:nationality|ethnicity|origin)`,
  ),
  rule(
    "gender",
    "everyone",
    `(?:male|female)(?: or (?:male|female))?(?:,? \\p{L}{1,30}){0,1} ${WHO}|(?:${MAN}) (?:only|preferred|wanted|needed)|(?:only|exclusively|ideal for|perfect for|suitable for|looking for|we need|strong|preferably(?: a)?) (?:a )?${MAN}(?!-|'s|\\p{L}|[ ]patients)`,
    "(?:gender|sex):? (?:male|female)",
    "(?<!(?:and|or|/|both) ?)(?:must be |should be |preferably )?(?<![\\p{L}/])(?:male|female)(?![\\p{L}/])(?=\\s*(?:,|;|\\.|$))",
    "(?<!(?:and|or|both|with|for|of) )(?:male|female)(?= (?!patient|customer|ward|cloth|fashion|health|connector|athlet|student|resident|client|guest|prison|inmate|engineers? network|hygiene|and |or |wear|to |thread|plug|bod|dorm|section|empower|founder|leader|entrepreneur)\\p{L}{1,30})",
    "(?:girl|lady|gentleman|boy)(?= (?:for the|to (?:help|work|join|assist)) )|clean-shaven|girl friday|housewi(?:fe|ves)|(?:sales|office|tea|promo) ?girls?|salesm[ae]n wanted|handsome m[ae]n|heterosexual",
  ),
  rule(
    "militaryService",
    "start",
    "(?:has |have |having |must have )?(?:completed|done|finished|fulfilled|exempt from|no) (?:(?:the|their|his|your) )?(?:compulsory |mandatory |national )?(?:military|national) (?:service|obligations?)|(?:military|national) service (?:completed|done|obligation|fulfilled|is required|required|deferred|must be)|military service(?! (?:members|personnel|leavers|vehicles|families))|(?:military )?reservists need not apply|(?:no|without) (?:outstanding )?military (?:duty|duties|obligations?)|discharged from (?:the )?(?:army|military)",
  ),
  rule(
    "maritalStatus",
    "travel",
    "(?:unmarried|married(?! couple)|single status|(?:state |give |indicate )?(?:your )?marital status|divorced|widowed|newlyweds?)|(?:must be|should be|preferably|are) single(?! (?:point|handed|sign|digit))|single(?=, no | and (?:flexible|free|without))|single(?= (?:man|woman|person|candidates?|applicants?|only|or divorced))|no married (?:women|men|people|applicants)|(?:without|no) (?:a )?(?:spouse|husband|wife|partner at home)",
  ),
  rule(
    "pregnancy",
    "start",
    "(?:not |non-|never )(?:be |currently |become |becoming |get )?pregnant|no pregnan(?:cy|t)(?: women)?|pregnancy test|(?:no|not) (?:plans? to |planning to )(?:become|get) pregnant|not (?:be )?planning (?:a )?pregnancy",
  ),
  rule(
    "photo",
    "noPhoto",
    "(?:cv |application |resume )?with (?:a |your )?(?:recent |current |professional |full-length |passport )?(?:photo(?:graph)?|picture)s?(?! (?:editing|software|librar|agenc|archiv|process|frame|book|desk|stud)\\p{L}{0,9})",
    "(?:attach|include|send|enclose|submit|provide|upload) (?:us )?(?:a |your )?(?:(?:recent|current|professional|full-length|full-body|passport) ){0,2}(?:photo(?:graph)?|picture|headshot)s?(?: of yourself)?|(?:recent |passport |full-length )?(?:photo(?:graph)?|headshot) (?:is |must be |should be )?(?:required|mandatory|essential|a must|in (?:the|your) (?:cv|application)|attached|included)",
  ),
  rule(
    "religion",
    "values",
    "(?:christian|catholic|protestant|muslim|jewish|hindu|orthodox) (?:faith|belief|candidates?|applicants?|background|only|preferred)|(?:of|with) (?:christian|catholic|muslim|jewish) faith|(?:pract[ic]+[cs]ing|devout|faithful|committed|must be an?|be an?) (?:christian|catholic|protestant|muslim|jew)(?! (?:school|charity|organi[sz]ation|hospital)\\p{L}{0,1})|(?:active |practising )?(?:church|parish|mosque) member(?:ship)?|(?:without|no) (?:\\p{L}{3,12} (?:or|and) )?(?:headscar(?:f|ves)|hijab|religious symbols|turban)|churchgoers?|belong to (?:a|the) (?:christian |catholic |protestant )?church|believe in god|christians only|non-muslims?",
  ),
  rule(
    "health",
    "lifting",
    "(?:no|without|free (?:of|from)) (?:any )?(?:physical |mental |chronic |known |severe )?(?:disabilit(?:y|ies)|handicaps?|health (?:problems|issues|restrictions|complaints)|illness(?:es)?|diseases?|impairments?|(?:back|heart|knee|skin) (?:problems|trouble|complaints|pain)|mental health (?:problems|issues|history))(?= ?(?:$|[.,;!)]|and|or|that|which|only))",
    "(?:perfectly|absolutely|completely|fully) (?:healthy|fit and healthy)|(?:in )?(?:perfect|excellent|full|good|robust|top) (?:physical )?health(?= ?(?:$|[.,;!)]|is|required|and (?!safety|nutrition|well)))|able-bodied|(?<!(?:stay(?:ing)?|keep(?:s|ing)?(?: you)?) )(?:fit and healthy|healthy and fit)|no history of (?:depression|illness|mental illness|addiction)|non-smokers?(?= ?(?:$|[.,;!)]|only|preferred))|non-disabled|not (?:be )?disabled|(?:physically|mentally) (?:healthy|unimpaired)|never (?:off )?(?:sick|ill)|(?:low|no) (?:sick leave|sickness (?:record|absence))|must (?:disclose|declare) (?:any |your )?(?:disabilit(?:y|ies)|illness(?:es)?|health (?:conditions?|problems?))|hiv[- ]?(?:test|negative)|(?:no one|nobody) (?:who is|with) (?:hiv(?: positive)?|(?:a )?disab(?:led|ility))|not (?:be )?(?:overweight|obese)|no wheelchair users",
  ),
  rule(
    "appearance",
    "manner",
    "(?:attractive|good[- ]looking|pleasant|well-groomed|presentable|pleasing|beautiful|nice|neat|immaculate) (?:appearance|looks|figure|physique)|good[- ]looking|(?:attractive|pretty|handsome|beautiful|slim|presentable)(?= (?:woman|women|man|men|girl|lady|ladies|person|candidates?|applicants?|receptionist|waitress|hostess))|(?:must be |be )?presentable(?= ?(?:$|[.,;]|and))|slim(?:,| and| figure| build)|(?:minimum|min\\.?) height(?: of| is)?:? ?1[.,]?\\d\\d ?c?m?|at least 1[.,]?\\d\\d ?c?m tall|(?:with|have) (?:blonde?|fair|light) (?:hair|skin)|no (?:visible )?(?:tattoos?|piercings?)(?: or piercings?)?|model(?:-like)? looks|(?:must )?look good in",
  ),
  rule(
    "union",
    "cooperation",
    "(?:no|not a|non-|without) ?(?:trade )?union (?:members?|membership|activists?|background)|not (?:be )?(?:a member of|in|belong to) (?:a |any )?(?:trade )?union|(?:non-union|union-free)(?: (?:staff|workers|candidates|applicants))?|(?:no|without) (?:interest in|plans for) (?:a )?works councils?|no works council members",
  ),
  ...shutOutIn({
    groups: {
      age: `pensioners|retirees|(?:older|elderly) ${PEOPLE}`,
      nationality: `${PEOPLE} (?:of|from|with) \\p{L}{2,20} (?:origin|descent|background|heritage)|foreigners|(?:im)?migrants|refugees|poles|(?:polish|romanian|russian|turkish|arab|african|asian|german|british|spanish) ${PEOPLE}`,
      gender: `women|men|(?:gay|lesbian|trans) ${PEOPLE}|gays|homosexuals`,
      familyDuties: `(?:${PEOPLE}|mothers|parents) with (?:\\p{L}{1,10} )?(?:children|kids|famil(?:y|ies))`,
      pregnancy: "pregnant women",
      religion: "christians|muslims|jews|hindus|catholics|protestants|atheists|headscarf wearers",
      health: `${PEOPLE} (?:with|who (?:are|have)) (?:\\p{L}{1,12} ){0,2}(?:health (?:problems|issues|conditions)|disabilit(?:y|ies)|illness(?:es)?|disabled|hiv(?: positive)?)|disabled ${PEOPLE}|wheelchair users`,
      union: "(?:trade )?unionists|union (?:members|activists|troublemakers|people)",
    },
    facts: {
      nationality: "ethnicity",
      gender: "sexual orientation",
      familyDuties: "children|family plans",
      religion: "religion|faith|denomination",
      health: "illness(?:es)?",
      union: "union membership",
    },
    unwanted: (group) =>
      `(?:${group}) (?:${REFUSED})|(?:not (?:suitable|open|meant) (?:for|to)|no|(?:do not|don't|never) (?:${HIRE})) (?:${group})(?!['’])`,
    alone: (group) => `only (?:(?:${HIRE}) )?(?:${group})(?!['’])`,
    stated: (fact) => `(?:include|state|give|indicate|mention|specify) (?:us )?your (?:${fact})`,
  }),
];
