/**
 * Acts that a line of a CV may name beside a skill and that are not work with it: to watch it, to hear or read of it, to sign up for a course,
 * to decide against it; and acts of other people. Sources of patterns on flat text, in the four languages, by the voice of voice.ts that
 * they tell. Patterns in lists that end in AFTER stand behind the skill and tell of the whole clause.
 */

/** The line begins with it, behind a bullet and a pronoun. */
const begins = (...parts: readonly string[]): string =>
  `(?<=^[^\\p{L}]{0,4}(?:(?:i|ich|yo|ben|currently|derzeit|actualmente|su anda) ){0,2})(?:${parts.join("|")})`;
/** Names of skills, one after the other, each with the blank behind it. */
const names = (least: number, most: number): string => `(?:\\p{L}[\\p{L}\\d.+#-]{0,30},? ){${least},${most}}`;
const LAST_NAME = "\\p{L}[^ ]{0,30}";
const AT_THE_END = "(?= *[.)]?$)";

// A course with one of these words is one that somebody taught.
const TAUGHT_BEFORE = "(?<!(?:gave|taught|held|delivered|led|ran|organi[sz]ed|imparti|di|dicte|organice) (?:\\p{L}{1,10} ){0,2})";
const NOT_TAUGHT = "(?![^.;]{0,60}(?:gehalten|geleitet|durchgefuhrt|gegeben|unterrichtet|angeboten|ver(?:dim|iyorum)|duzenle))";

export const WISH_ACTS = [
  "(?:signed up|enrolled|registered) (?:for|in|on) (?:an?|the) (?:\\p{L}{1,20} ){0,2}(?:course|class|training|bootcamp|workshop)(?!\\p{L})",
  "(?:fur|zu) (?:einen|einem|den|dem|eine|einer) (?:\\p{L}{1,20} )?\\p{L}{0,20}(?:kurs|schulung|lehrgang|seminar)(?!\\p{L})[^.;(]{0,60}angemeldet(?!\\p{L})",
  `(?:zertifizierung|prufung) (?:in|zu|fur|als) [^.;]{2,60}(?<!\\p{L})geplant${AT_THE_END}`,
  "inscrit[oa] en (?:un|el) (?:curso|taller|seminario)(?!\\p{L})|(?:pienso|planeo|voy a) certificarme(?!\\p{L})",
];
export const WISH_ACTS_AFTER = [
  "(?:kurs|egitim|sertifika)\\p{L}{0,6} (?:kaydol|kayit ol|yazil)\\p{L}{0,8}|ilgimi cek\\p{L}{0,6}",
  "lese (?:ich )?(?:derzeit|gerade|aktuell) uber|(?:lese|to-do-|wunsch)liste(?!\\p{L})|on my (?:reading|wish|to-do) list(?!\\p{L})",
];

export const LACK_ACTS = [
  `(?:worked|managed|got by|coped|did) without ${names(0, 4)}${LAST_NAME}${AT_THE_END}`,
  `ohne ${names(1, 4)}(?:gearbeitet|ausgekommen)${AT_THE_END}|(?:nur )?vom horensagen(?!\\p{L})`,
  `trabaj(?:e|aba|amos|ando) sin ${names(0, 3)}${LAST_NAME}${AT_THE_END}|nunca (?:trabaj|us|utilic|manej|aprend)\\p{L}{1,4}(?!\\p{L})`,
  begins(
    "lacks?:",
    "lacking:",
    "missing:",
    "gaps?:",
    "(?:es |was )?fehl(?:t|en)(?: mir)?(?: noch)? ?:",
    "me faltan? ?:",
    "eksik(?:ler)?(?:im)? ?:",
  ),
  // A course that was broken off.
  "(?:abandoned|gave up|did not finish|never finished) (?:an?|the|my) (?:\\p{L}{1,20} ){0,4}(?:course|class|training|bootcamp)(?!\\p{L})",
  "(?:abandone|deje a medias|no termine) (?:el|un|una|la) (?:curso|taller|formacion)(?!\\p{L})",
];
export const LACK_ACTS_AFTER = [
  `(?<=^[^\\p{L}]{0,4}${names(1, 4)})olmadan (?:calis|idare et|yap)\\p{L}{1,8}${AT_THE_END}`,
  "yerine (?:baska|farkli)(?!\\p{L})",
  "(?:kurs|schulung|lehrgang|weiterbildung)[^.;]{0,60}(?<!\\p{L})abgebrochen(?!\\p{L})|yarida birak\\p{L}{1,6}",
];

export const RECRUITING_ACTS = ["(?:seleccion|contrat|reclut)\\p{L}{1,3} (?:personal|gente|perfiles) (?:para|de|con)(?!\\p{L})"];

/** Goods that somebody buys, carries, orders or translates. */
const GOODS = "(?:books?|brochures?|leaflets?|licen[cs]es?|posters?|flyers?|coffee|parcels?|magazines?)";

export const OTHERS_ACTS = [
  begins(
    // To watch, hear and read.
    "watched (?:an?|my|the|other|our) (?:colleagues?|co-?workers?|others?|team|expert)",
    "sat (?:next to|beside) (?:an?|my|the) ",
    "reading (?:up on|about)(?!\\p{L})",
    "(?:heard|listened to) (?:an? )?(?:talks?|lectures?)(?!\\p{L})",
    "took notes (?:while|when|for)(?!\\p{L})",
    "lese (?:\\p{L}{2,10} )?uber(?!\\p{L})",
    "(?:leyendo|leo|he leido) (?:\\p{L}{2,10} )?sobre(?!\\p{L})",
    "(?:me sente|sentad[oa]) (?:junto|al lado)(?!\\p{L})",
    "vi (?:a|como) (?:un|una|mis?|los|las|el|la) ",
    "(?:i )?(?:was|were) (?:present|there|around) (?:when|while)(?!\\p{L})",
    "(?:ich )?war (?:dabei|anwesend|zugegen), (?:als|wenn|wahrend)(?!\\p{L})",
    "estuve presente (?:cuando|mientras)(?!\\p{L})",
    "(?:started|began) (?:an?|the) (?:\\p{L}{1,20} ){0,4}(?:course|class|training)(?= *$)",
    // To decide against it.
    "(?:decided|advised|opted) against(?!\\p{L})",
    "considered(?! (?:an?|the|one|as|to|among|by|very|highly)(?!\\p{L}))(?!\\p{L})",
    "descart(?:e|amos|ado)(?!\\p{L})",
    // Goods, and words about the thing.
    `(?:bought|ordered|delivered|translated|posted|copied|printed|collected|purchased) (?:\\p{L}{1,12} ){0,2}${GOODS}(?!\\p{L})`,
    "(?:compre|pedi|traduje|reparti|imprimi|encargue) (?:(?:un|una|unos|unas|los|las|el|la) )?(?:libro|folleto|licencia|cartel|revista)s?(?!\\p{L})",
    // Other people and departments.
    "(?:supported|helped|assisted) the (?:people|staff|colleagues|teams?) (?:who|that)(?!\\p{L})",
    "(?:our|my) (?:\\p{L}{2,20} ){0,2}(?:department|division|office|agency|vendor|supplier|provider|contractor|successor|predecessor|employer|company|firm|clients?|customers?) (?:will|would|used?|uses|handled|handles|ran|runs|did|does|managed|manages|looked after|took care|was responsible|is responsible|dealt|deals)(?!\\p{L})",
    "(?:i )?know (?:people|someone|somebody|a few|many) ",
    "(?:ich )?(?:kenne|kannte) (?:leute|jemanden|menschen)(?!\\p{L})",
    "mein(?:e|er)? (?:nachfolger|vorganger)\\p{L}{0,4} (?:wird|nutzte?|verwendete?|hatte?|arbeitete?|ubernahm|ubernimmt|betreute?)(?!\\p{L})",
    "mis? (?:suceso|predeceso)r\\p{L}{0,3}(?!\\p{L})|conozco (?:a )?(?:gente|personas|alguien)(?!\\p{L})",
    "(?:el|nuestro) (?:departamento|equipo) de \\p{L}{2,20} (?:se encargaba|se ocupaba|llevaba|gestionaba)(?!\\p{L})",
    "yerime (?:gelen|gelecek) ",
  ),
  "before i (?:joined|started|came|arrived)(?!\\p{L})",
  "(?:while|when|whilst) (?:the|an?|others?|they|he|she|my|our) (?:\\p{L}{2,20} ){0,2}(?:used|set|ran|built|configured|installed|operated|did|introduced|using)(?!\\p{L})|(?<!\\p{L})(?:people|those|others|someone|somebody) who (?:use|know|knew|used|can|have)(?!\\p{L})",
  `(?:zugesehen|zugeschaut|uber die schulter geschaut|danebengesessen)${AT_THE_END}|gegen [^.;]{2,60}(?<!\\p{L})entschieden${AT_THE_END}`,
  "lag(?:en)? bei (?:der|dem|den|einer|einem) (?:\\p{L}{0,20}-)?(?:abteilung|team|kolleg|dienstleister)\\p{L}{0,4}|(?:leute|menschen|personen), die [^.;]{0,60}(?:nutzen|kennen|konnen|beherrschen)(?!\\p{L})",
  "(?:lizenz|broschure|buch|bucher|flyer|prospekt|plakat)\\p{L}{0,3} (?:von|uber|fur|zu) [^.;]{2,60}(?:bestellt|gekauft|verkauft|ubersetzt|gedruckt|verteilt|ausgeliefert)(?!\\p{L})",
  "yaninda otur\\p{L}{2,6}|(?:arkadas|meslektas|usta|ekib)\\p{L}{0,5} izle\\p{L}{2,5}|(?:hakkinda|uzerine) (?:oku(?:yorum|dum|maktayim)(?!\\p{L})|kitap al\\p{L}{1,4})",
  `kur(?:ulur|ul\\p{L}{2,6}|arlar)ken (?:orada|yaninda)\\p{L}{0,4}|(?:insan|kisi)\\p{L}{0,4} (?:taniyorum|tanirim)(?!\\p{L})|\\p{L}{3,20} bakiyordu${AT_THE_END}`,
  "(?:lisans|brosur|kitap|kitab|dergi|afis)\\p{L}{0,4} (?:siparis|satin al|cevir|dagit|bast)\\p{L}{0,8}",
  // A course of a day or less tells what a thing is.
  `${TAUGHT_BEFORE}(?<!\\p{L})(?:(?:half|one|1|single)[ -]day (?:\\p{L}{1,15} )?(?:course|class|training|workshop|session) about|(?:half|one)[ -](?:day|hour) introduction to)(?!\\p{L})`,
  `(?:(?:halb|ein)tagige[rns]? (?:kurs|schulung|seminar|workshop|einfuhrung)\\p{L}{0,2} (?:uber|in|zu)(?!\\p{L})|schnupper(?:kurs|tag|stunde)\\p{L}{0,2})${NOT_TAUGHT}`,
  `${TAUGHT_BEFORE}(?<!\\p{L})(?:(?:curso|taller|jornada|sesion) de (?:un|medio) dia sobre|(?:charla|jornada|sesion) (?:introductoria|informativa))(?!\\p{L})`,
  `(?:(?:bir|yarim) gunluk (?:kurs|egitim|seminer)(?:\\p{L}{0,3})?|tanitim (?:semineri|toplantisi|gunu))${NOT_TAUGHT}`,
];
