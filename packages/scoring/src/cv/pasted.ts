import { indexAt, lastFrom, linesOf, overlaps, type Span } from "../text/lines.ts";
import { remembered } from "../text/remember.ts";

// Phrases of adverts that CVs do not use, by subject. On flat text, in the four languages.
const SIGNS: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:we(?: are|'re) (?:looking for|hiring|seeking)|the (?:ideal|successful) candidate|join (?:us|our team|one of)|apply now|closing date)|wir suchen|(?:sucht|suchen)[^.\n]{0,60}(?:verstarkung|eine? |zuverlassige|ab sofort|zum nachst)|bewerben sie sich|te buscamos|buscamos|se busca|(?:empresa|despacho|restaurante)[^.\n]{0,60}(?:busca|selecciona)|necesitamos|ariyoruz|aranmaktadir|arayisimiz|basvuru\p{L}{0,10} (?:icin|yap))/u,
  /(?<!\p{L})(?:we offer|what we offer|what you get|our offer|perks|salary(?: range)?:|(?:[£€$] ?\d{2,3}[.,]\d{3}|\d{2,3}[.,]\d{3} ?(?:€|eur))[^\n]{0,30}(?:-|to|bis|a|plus|per|brutos)|wir bieten|wir zahlen|unser angebot|das bieten wir|tarifvertrag|\d{2} tage urlaub|ofrecemos|se ofrece|contrato indefinido|salario|sunduklarimiz|yan haklar|sunuyoruz)/u,
  /(?:acak|ecek)(?:siniz|sin)(?!\p{L})|(?<!\p{L})(?:what you(?:'ll| will) (?:do|bring)|^\W*(?:you|your) \p{L}|^\W*(?:sie|du|ihr) \p{L}+(?:en|st|t)(?!\p{L})|(?:trabaja|se|tend|ha|gestiona|realiza|colabora|forma|participa|lleva|incorpora)ras(?!\p{L})|your (?:tasks|profile|role|mission)|you (?:must )?have(?: worked)?|you(?:'ve|'ll| know| bring| will| are (?:a|an|comfortable|confident|happy|used)| enjoy| can)(?!\p{L})|who you are|what we (?:look|are looking) for|ihre aufgaben|deine aufgaben|ihr profil|dein profil|das bring\p{L}{0,3}|was (?:sie|du) mitbring\p{L}{0,3}|sie (?:verfugen|bringen|haben (?:eine|mindestens|erfahrung|freude)|beherrschen|sind (?:sicher|belastbar|gelernte))|du (?:hast|bist|bringst|kannst|verfugst|beherrschst)|was wir erwarten|tu perfil|tus funciones|que (?:buscamos|pedimos|necesitas|haras)|(?:^|\W)pedimos(?!\p{L})|te encargaras|tienes (?:experiencia|formacion|conocimientos)|sizden|sizde|sende ara\p{L}{0,10}|beklenti(?:lerimiz|ler)|beklediklerimiz|aradiklarimiz|gorev tanimi)/u,
  /(?<!\p{L})(?:requirements?:?(?=\s*(?:$|\n))|must[- ]haves?:?|(?:is|are) (?:a must|required|essential|expected)(?!\p{L})|ist ein muss|(?:ist|sind) (?:erforderlich|pflicht|voraussetzung)|es (?:imprescindible|obligatori[oa]|un requisito)|(?:sart|gerekli|zorunlu)(?:dir|dur|tir)(?!\p{L})|required:|requisitos(?: minimos)?:?|imprescindible|se (?:requiere|valora(?:ra)?)|valorable|deseable|anforderungen:?|voraussetzungen:?|wunschenswert|von vorteil|aranan (?:nitelikler|ozellikler)|genel nitelikler|tercih (?:sebebi|edil)\p{L}{0,6}|tercihen|nice[- ]to[- ]haves?|bonus points|(?:would be|is) (?:an? )?(?:advantage|plus))/u,
  // Years as a requirement; a CV states the number of years.
  /(?<!\p{L})(?:at least|minimum(?: of)?|min\.?|mindestens|al menos|minimo(?: de)?|como minimo|en az|asgari)\s+(?:\d{1,2}|one|two|three|four|five|ein|zwei|drei|vier|funf|uno?|dos|tres|cuatro|cinco|bir|iki|uc|dort|bes)\+? ?(?:years?|jahre?n?|anos?|yil)|\d{1,2}\+? (?:years? or more|jahre oder mehr|anos o mas|yil ve uzeri)/u,
  /\((?:[mwfdxhgn]\s*\/\s*){1,3}[mwfdxhgn]\)|\(all genders\)|(?<!\p{L})(?:m\/w\/d|w\/m\/d|h\/m)(?!\p{L})/u,
];
/** Announces an advert. */
const ANNOUNCED =
  /(?<!\p{L})(?:(?:position|job|role|vacancy) (?:that )?(?:i am|i'm) applying for|job (?:advert|posting|description|ad)\s*:|stelle,? (?:auf die|fur die) ich mich bewerbe|stellenanzeige\s*:?$|stellenausschreibung\s*:?$|puesto al que me (?:presento|postulo)|oferta (?:de empleo)?\s*:|basvurdugum (?:is )?(?:ilan|pozisyon|gorev|kadro)|is ilani\s*:?$|(?:the )?(?:advert|vacancy|job offer)\s*:$|^[^\p{L}]{0,4}(?:what you(?: are|'re)? (?:looking for|look for|need|want)|your (?:needs|requirements|wishes)|(?:the|this|your) (?:position|role|job|vacancy) (?:requires|asks for|needs)|jobs? (?:that )?i(?: have|'ve)? appl(?:ied|y) (?:for|to)|my applications|courses? (?:offered|available|not taken)[^\n]{0,40}|glossary|interview (?:questions|preparation|answers)|ihre (?:anforderungen|wunsche)|was sie (?:suchen|brauchen|erwarten)|die stelle (?:verlangt|erfordert)|stellen,? auf die ich mich beworben habe|meine bewerbungen|angebotene kurse|glossar|fragen im (?:gesprach|vorstellungsgesprach)|(?:lo que|que) (?:buscan|necesitan|piden)|(?:el|la|este|esta) (?:puesto|vacante|oferta|cargo) (?:requiere|exige|pide)|mis postulaciones|cursos (?:ofrecidos|disponibles)|glosario|preguntas de entrevista|(?:sizin )?aradiginiz(?: (?:nitelikler|ozellikler))?|pozisyonun gerektirdi\p{L}*|basvurularim|sunulan (?:dersler|kurslar)|sozluk(?:ce)?|mulakat sorulari)\s*:?$|(?:job|role|position|vacancy|post)(?: (?:that )?i(?:'m| am| have|'ve)? (?:want|wanted|applied for|apply for|applying to|after))\s*:?$|(?:ich bewerbe mich|meine bewerbung|bewerbung|beworben) (?:auf|um|als|fur)[^\n]{0,80}:$|ausgeschriebene stelle\s*:?$|(?:ihre|die) (?:stellen)?anzeige\s*:?$|(?:vacante|anuncio|oferta)(?: (?:a la|al) que (?:me presento|opto|aspiro|me postulo))?\s*:$|(?:puesto|vacante|oferta) (?:al|a la) que (?:opto|aspiro|solicito|me inscribo)|(?:ilan metni|is ilani metni|basvurulan (?:ilan|pozisyon)|basvuru yaptigim (?:ilan|pozisyon))\s*:?$)/u;

/** The subjects of adverts that a line touches. */
const signsIn = remembered((line): readonly number[] => SIGNS.flatMap((sign, index) => (sign.test(line) ? [index] : [])));
const isAnnouncement = remembered((line): boolean => ANNOUNCED.test(line) || NOT_OWN.test(line));

/** Announces a list of what somebody wants to learn, lacks or has read: no skills either. */
const NOT_OWN =
  /^[^\p{L}]{0,4}(?:(?:(?:skills|things|topics|tools) )?(?:i )?(?:(?:want|would like|hope|plan)|i'd like) to learn|(?:skills|things|tools) (?:that )?i (?:do not have|don't have|lack)|missing skills|(?:books|articles) (?:i )?(?:have )?read|(?:das )?mochte ich (?:noch |gerne? )?lernen|(?:kenntnisse,? )?(?:die|was) mir (?:noch )?fehl(?:en|t)|fehlende kenntnisse|gelesene (?:fach)?bucher|(?:me gustaria|quiero) aprender|(?:conocimientos|habilidades) que no tengo|lo que me falta|libros leidos|sus requisitos|ogrenmek istediklerim|(?:sahip olmadigim|bilmedigim) (?:beceriler|programlar|konular)|okudugum kitaplar|sizin sartlariniz)\s*:?$/u;

/** Number of subjects that make an advert; a CV may contain one by chance. */
const MIN_SUBJECTS = 2;
/** Maximal number of lines between two signs of one advert. */
const MAX_GAP = 14;

/**
 * Spans of pasted adverts in a CV, each from the paragraph of its first sign to the last line before one of `starts` (the CV's own
 * headings and roles).
 */
export const pastedAdverts = (plain: string, starts: readonly number[]): Span[] => {
  const boundaries = starts.toSorted((a, b) => a - b).map((start) => ({ start }));
  const lines = linesOf(plain);
  const signsOf = lines.map(({ start, end }) => signsIn(plain.slice(start, end)));
  const stretches: Span[] = [];
  // Until here, signs of one subject only: beginning at a later one would find no more.
  let searched = -1;
  for (let first = 0; first < lines.length; first++) {
    const isAnnounced = isAnnouncement(plain.slice(lines[first]!.start, lines[first]!.end));
    if ((signsOf[first]!.length === 0 || first <= searched) && !isAnnounced) continue;
    const seen = new Set(signsOf[first]);
    let last = first;
    for (
      let next = first + 1;
      next < lines.length && next - last <= MAX_GAP && !isCut(boundaries, lines[last]!, lines[next]!);
      next++
    ) {
      if (signsOf[next]!.length === 0) continue;
      for (const sign of signsOf[next]!) seen.add(sign);
      last = next;
    }
    if (seen.size < MIN_SUBJECTS && !isAnnounced) {
      searched = last;
      continue;
    }
    const closed = closing(lines, last, boundaries);
    stretches.push({
      // An announcement begins what it announces.
      start: lines[isAnnounced ? first : opening(plain, lines, first, boundaries)]!.start,
      end: lines[closed]!.end,
    });
    first = closed;
  }
  return stretches;
};

interface Boundary {
  readonly start: number;
}

const isCut = (boundaries: readonly Boundary[], before: Span, line: Span): boolean => {
  const boundary = boundaries[lastFrom(boundaries, line.start)];
  return boundary !== undefined && boundary.start > before.start;
};

/** The first line of the paragraph that contains a sign. */
const opening = (plain: string, lines: readonly Span[], at: number, boundaries: readonly Boundary[]): number => {
  let first = at;
  while (
    first > 0 &&
    !/\n\s*\n/.test(plain.slice(lines[first - 1]!.end, lines[first]!.start)) &&
    boundaries[lastFrom(boundaries, lines[first]!.start)]?.start !== lines[first]!.start &&
    !isCut(boundaries, lines[first - 1]!, lines[first]!)
  )
    first--;
  return first;
};

/** The last line that still belongs to the advert: up to the CV's next heading or role. */
const closing = (lines: readonly Span[], at: number, boundaries: readonly Boundary[]): number => {
  let last = at;
  while (last + 1 < lines.length && !isCut(boundaries, lines[last]!, lines[last + 1]!)) last++;
  return last;
};

/** True when a statement lies in a pasted advert. */
export const isPasted = (pasted: readonly Span[], span: Span): boolean => {
  const stretch = pasted[indexAt(pasted, span.start)];
  return stretch !== undefined && overlaps(stretch, span);
};
