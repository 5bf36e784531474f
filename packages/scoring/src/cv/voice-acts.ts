/**
 * Acts that a line of a CV may name beside a skill, and that are not work with it: to watch it, to hear or read of it, to sign up for a
 * course, to decide against it. Sources of patterns on flat text, in the four languages; voice.ts joins them with its own.
 */

/** The line begins with it, behind a bullet and a pronoun. */
const begins = (...parts: readonly string[]): string =>
  `(?<=^[^\\p{L}]{0,4}(?:(?:i|ich|yo|ben|currently|derzeit|actualmente|su anda) ){0,2})(?:${parts.join("|")})`;
/** Up to four names of skills, one after the other. */
const NAMES = "(?:\\p{L}[\\p{L}\\d.+#-]{0,30},? ){1,4}";

/** A course is taught, and not attended, by these words before or after it. */
const TAUGHT_BEFORE = "(?<!(?:gave|taught|held|delivered|led|ran|organi[sz]ed|imparti|di|dicte|organice) (?:\\p{L}{1,10} ){0,2})";
const NOT_TAUGHT = "(?![^.;]{0,60}(?:gehalten|geleitet|durchgefuhrt|gegeben|unterrichtet|angeboten|ver(?:dim|iyorum)|duzenle))";

export const SIGNED_UP = [
  "(?:signed up|enrolled|registered) (?:for|in|on) (?:an?|the) (?:\\p{L}{1,20} ){0,2}(?:course|class|training|bootcamp|workshop)(?!\\p{L})",
  "(?:fur|zu) (?:einen|einem|den|dem|eine|einer) (?:\\p{L}{1,20} )?\\p{L}{0,20}(?:kurs|schulung|lehrgang|seminar)(?!\\p{L})[^.;(]{0,60}angemeldet(?!\\p{L})|(?:zertifizierung|prufung) (?:in|zu|fur|als) [^.;]{2,60}(?<!\\p{L})geplant(?= *[.)]?$)",
  "inscrit[oa] en (?:un|el) (?:curso|taller|seminario)(?!\\p{L})|(?:pienso|planeo|voy a) certificarme(?!\\p{L})",
];
export const SIGNED_UP_AFTER = [
  "(?:kurs|egitim|sertifika)\\p{L}{0,6} (?:kaydol|kayit ol|yazil)\\p{L}{0,8}|ilgimi cek\\p{L}{0,6}",
  "lese (?:ich )?(?:derzeit|gerade|aktuell) uber",
];

export const WITHOUT = [
  `(?:worked|managed|got by|coped|did) without ${NAMES.replace("{1,4}", "{0,4}")}\\p{L}[^ ]{0,30}(?= *[.)]?$)`,
  "ohne (?:\\p{L}[\\p{L}\\d.+#-]{0,30},? ){1,4}(?:gearbeitet|ausgekommen)(?= *[.)]?$)|(?:nur )?vom horensagen(?!\\p{L})",
  begins(
    "lacks?:",
    "lacking:",
    "missing:",
    "gaps?:",
    "(?:es |was )?fehl(?:t|en)(?: mir)?(?: noch)? ?:",
    "me faltan? ?:",
    "eksik(?:ler)?(?:im)? ?:",
  ),
  "trabaj(?:e|aba|amos|ando) sin (?:\\p{L}[\\p{L}\\d.+#-]{0,30},? ){0,3}\\p{L}[^ ]{0,30}(?= *[.)]?$)|nunca (?:trabaj|us|utilic|manej|aprend)\\p{L}{1,4}(?!\\p{L})",
];
export const WITHOUT_AFTER = [
  "(?<=^[^\\p{L}]{0,4}(?:\\p{L}[\\p{L}\\d.+#-]{0,30},? ){1,4})olmadan (?:calis|idare et|yap)\\p{L}{1,8}(?= *[.)]?$)",
  "yerine (?:baska|farkli)(?!\\p{L})",
];

export const HIRED = ["(?:seleccion|contrat|reclut)\\p{L}{1,3} (?:personal|gente|perfiles) (?:para|de|con)(?!\\p{L})"];

/**
 * Somebody or something else is the one who acts: the sentence begins with them, or a part of it does. Nouns for one's own work are no
 * other subject ("my duties were …").
 */
const NOT_OWN_EN =
  "(?!(?:main |daily |key |core |own |current |primary |technical |first |last |only |chief |principal )*(?:work|role|roles|dut|task|responsib|job|focus|experience|project|skill|stack|tool|position|thesis|career|background|interest|passion|strength|goal|objective|expertise|knowledge|portfolio|contribution|achievement|specialt|area|mission|internship|research|degree|studies|name|team (?:and|lead)|aim|favou?rite|activit|day|hobb|language))";
export const OTHER_SUBJECT = [
  begins(
    `(?:our|my) ${NOT_OWN_EN}(?:\\p{L}{2,20} ){1,3}(?:will|would|used?|uses|handled|handles|ran|runs|did|does|managed|manages|looked after|took care|was responsible|is responsible|dealt|deals)(?!\\p{L})`,
    "(?:i )?know (?:people|someone|somebody|a few|many) ",
    "(?:i )?(?:was|were) (?:present|there|around) (?:when|while)(?!\\p{L})",
    "(?:ich )?(?:kenne|kannte) (?:leute|jemanden|menschen)(?!\\p{L})|(?:ich )?war (?:dabei|anwesend|zugegen), (?:als|wenn|wahrend)(?!\\p{L})",
    "mein(?:e|er)? (?:nachfolger|vorganger)\\p{L}{0,4}(?!\\p{L})|mis? (?:suceso|predeceso)r\\p{L}{0,3}(?!\\p{L})",
    "conozco (?:a )?(?:gente|personas|alguien)(?!\\p{L})|estuve presente (?:cuando|mientras)(?!\\p{L})",
    "(?:el|nuestro) (?:departamento|equipo) de \\p{L}{2,20} (?:se encargaba|se ocupaba|llevaba|gestionaba)(?!\\p{L})",
    "yerime (?:gelen|gelecek) ",
  ),
  "(?:while|when|whilst) (?:the|an?|others?|they|he|she|my|our) (?:\\p{L}{2,20} ){0,2}(?:used|set|ran|built|configured|installed|operated|did|introduced|using)(?!\\p{L})|(?<!\\p{L})(?:people|those|others|someone|somebody) who (?:use|know|knew|used|can|have)(?!\\p{L})",
  "lag(?:en)? bei (?:der|dem|den|einer|einem) (?:\\p{L}{0,20}-)?(?:abteilung|team|kolleg|dienstleister)\\p{L}{0,4}|(?:leute|menschen|personen), die [^.;]{0,60}(?:nutzen|kennen|konnen|beherrschen)(?!\\p{L})",
  "kur(?:ulur|ul\\p{L}{2,6}|arlar)ken (?:orada|yaninda)\\p{L}{0,4}|(?:insan|kisi)\\p{L}{0,4} (?:taniyorum|tanirim)(?!\\p{L})|\\p{L}{3,20} bakiyordu(?= *[.)]?$)",
];
/** A course that was broken off. */
export const BROKEN_OFF = [
  "(?:abandoned|gave up|did not finish|never finished) (?:an?|the|my) (?:\\p{L}{1,20} ){0,4}(?:course|class|training|bootcamp)(?!\\p{L})",
  "(?:abandone|deje a medias|no termine) (?:el|un|una|la) (?:curso|taller|formacion)(?!\\p{L})",
];
export const BROKEN_OFF_AFTER = [
  "(?:kurs|schulung|lehrgang|weiterbildung)[^.;]{0,60}(?<!\\p{L})abgebrochen(?!\\p{L})",
  "yarida birak\\p{L}{1,6}|(?:lese|to-do-|wunsch)liste(?!\\p{L})|on my (?:reading|wish|to-do) list(?!\\p{L})",
];
/** To buy, carry, order or translate a thing, or words about it. */
const GOODS = "(?:books?|brochures?|leaflets?|licen[cs]es?|posters?|flyers?|coffee|parcels?|magazines?)";
export const GOODS_MOVED = [
  begins(
    `(?:bought|ordered|delivered|translated|posted|copied|printed|collected|purchased) (?:\\p{L}{1,12} ){0,2}${GOODS}(?!\\p{L})`,
    "took notes (?:while|when|for)(?!\\p{L})",
  ),
  "(?:lizenz|broschure|buch|bucher|flyer|prospekt|plakat)\\p{L}{0,3} (?:von|uber|fur|zu) [^.;]{2,60}(?:bestellt|gekauft|ubersetzt|gedruckt|verteilt|ausgeliefert)(?!\\p{L})",
  begins(
    "(?:compre|pedi|traduje|reparti|imprimi|encargue) (?:(?:un|una|unos|unas|los|las|el|la) )?(?:libro|folleto|licencia|cartel|revista)s?(?!\\p{L})",
  ),
  "(?:lisans|brosur|kitap|kitab|dergi|afis)\\p{L}{0,4} (?:siparis|satin al|cevir|dagit|bast)\\p{L}{0,8}|(?:hakkinda|uzerine) kitap al\\p{L}{1,4}",
];

export const WATCHED = [
  begins(
    "watched (?:an?|my|the|other|our) (?:colleagues?|co-?workers?|others?|team|expert)",
    "sat (?:next to|beside|with) (?:an?|my|the) ",
    "reading (?:up on|about)(?!\\p{L})",
    "(?:heard|listened to) (?:an? )?(?:talks?|lectures?)(?!\\p{L})",
    "(?:supported|helped|assisted) the (?:people|staff|colleagues|teams?) (?:who|that)(?!\\p{L})",
    "(?:decided|advised|opted) against(?!\\p{L})",
    "(?:started|began) (?:an?|the) (?:\\p{L}{1,20} ){0,4}(?:course|class|training)(?= *$)",
    "considered(?!\\p{L})",
    "lese (?:\\p{L}{2,10} )?uber(?!\\p{L})",
    "(?:leyendo|leo|he leido) (?:\\p{L}{2,10} )?sobre(?!\\p{L})",
    "(?:me sente|sentad[oa]) (?:junto|al lado)(?!\\p{L})",
    "vi (?:a|como) (?:un|una|mis?|los|las|el|la) ",
    "descart(?:e|amos|ado)(?!\\p{L})",
  ),
  "before i (?:joined|started|came|arrived)(?!\\p{L})",
  "(?:zugesehen|zugeschaut|uber die schulter geschaut|danebengesessen)(?= *[.)]?$)|gegen [^.;]{2,60}(?<!\\p{L})entschieden(?= *[.)]?$)|lizenzen (?:fur|von|zu) [^.;]{2,60}(?<!\\p{L})verkauft(?!\\p{L})",
  "yaninda otur\\p{L}{2,6}|(?:arkadas|meslektas|usta|ekib)\\p{L}{0,5} izle\\p{L}{2,5}|(?:hakkinda|uzerine) oku(?:yorum|dum|maktayim)(?!\\p{L})",
  // A course of a day or less tells what a thing is.
  `${TAUGHT_BEFORE}(?<!\\p{L})(?:half|one|1|single)[ -]day (?:\\p{L}{1,15} )?(?:course|class|training|workshop|session) about(?!\\p{L})|${TAUGHT_BEFORE}(?<!\\p{L})(?:half|one)[ -](?:day|hour) introduction to(?!\\p{L})`,
  `(?:halb|ein)tagige[rns]? (?:kurs|schulung|seminar|workshop|einfuhrung)\\p{L}{0,2} (?:uber|in|zu)(?!\\p{L})${NOT_TAUGHT}|schnupper(?:kurs|tag|stunde)\\p{L}{0,2}${NOT_TAUGHT}`,
  `${TAUGHT_BEFORE}(?<!\\p{L})(?:curso|taller|jornada|sesion) de (?:un|medio) dia sobre(?!\\p{L})|${TAUGHT_BEFORE}(?<!\\p{L})(?:charla|jornada|sesion) (?:introductoria|informativa)(?!\\p{L})`,
  `(?:bir|yarim) gunluk (?:kurs|egitim|seminer)(?:\\p{L}{0,3})?${NOT_TAUGHT}|tanitim (?:semineri|toplantisi|gunu)${NOT_TAUGHT}`,
];
