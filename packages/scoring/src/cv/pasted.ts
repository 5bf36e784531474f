import { linesOf, overlaps, type Span } from "../text/lines.ts";

// What adverts say and CVs do not, by what it is about. On flat text, in the four languages.
const MARKS: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:we(?: are|'re) (?:looking for|hiring|seeking)|the (?:ideal|successful) candidate|join (?:us|our team|one of)|apply now|closing date)|wir suchen|(?:sucht|suchen)[^.\n]{0,60}(?:verstarkung|eine? |zuverlassige|ab sofort|zum nachst)|bewerben sie sich|te buscamos|buscamos|se busca|(?:empresa|despacho|restaurante)[^.\n]{0,60}(?:busca|selecciona)|necesitamos|ariyoruz|aranmaktadir|arayisimiz|basvuru\p{L}{0,10} (?:icin|yap))/u,
  /(?<!\p{L})(?:we offer|what we offer|what you get|our offer|perks|salary(?: range)?:|(?:[£€$] ?\d{2,3}[.,]\d{3}|\d{2,3}[.,]\d{3} ?(?:€|eur))[^\n]{0,30}(?:-|to|bis|a|plus|per|brutos)|wir bieten|wir zahlen|unser angebot|das bieten wir|tarifvertrag|\d{2} tage urlaub|ofrecemos|se ofrece|contrato indefinido|salario|sunduklarimiz|yan haklar|sunuyoruz)/u,
  /(?:acak|ecek)(?:siniz|sin)(?!\p{L})|(?<!\p{L})(?:what you(?:'ll| will) (?:do|bring)|^\W*(?:you|your) \p{L}|^\W*(?:sie|du|ihr) \p{L}+(?:en|st|t)(?!\p{L})|(?:trabaja|se|tend|ha|gestiona|realiza|colabora|forma|participa|lleva|incorpora)ras(?!\p{L})|your (?:tasks|profile|role|mission)|you (?:must )?have(?: worked)?|you(?:'ve|'ll| know| bring| will| are (?:a|an|comfortable|confident|happy|used)| enjoy| can)(?!\p{L})|who you are|what we (?:look|are looking) for|ihre aufgaben|deine aufgaben|ihr profil|dein profil|das bring\p{L}{0,3}|was (?:sie|du) mitbring\p{L}{0,3}|sie (?:verfugen|bringen|haben (?:eine|mindestens|erfahrung|freude)|beherrschen|sind (?:sicher|belastbar|gelernte))|du (?:hast|bist|bringst|kannst|verfugst|beherrschst)|was wir erwarten|tu perfil|tus funciones|que (?:buscamos|pedimos|necesitas|haras)|(?:^|\W)pedimos(?!\p{L})|te encargaras|tienes (?:experiencia|formacion|conocimientos)|sizden|sizde|sende ara\p{L}{0,10}|beklenti(?:lerimiz|ler)|beklediklerimiz|aradiklarimiz|gorev tanimi)/u,
  /(?<!\p{L})(?:requirements?:?(?=\s*(?:$|\n))|must[- ]haves?:?|(?:is|are) (?:a must|required|essential|expected)(?!\p{L})|ist ein muss|(?:ist|sind) (?:erforderlich|pflicht|voraussetzung)|es (?:imprescindible|obligatori[oa]|un requisito)|(?:sart|gerekli|zorunlu)(?:dir|dur|tir)(?!\p{L})|required:|requisitos(?: minimos)?:?|imprescindible|se (?:requiere|valora(?:ra)?)|valorable|deseable|anforderungen:?|voraussetzungen:?|wunschenswert|von vorteil|aranan (?:nitelikler|ozellikler)|genel nitelikler|tercih (?:sebebi|edil)\p{L}{0,6}|tercihen|nice[- ]to[- ]haves?|bonus points|(?:would be|is) (?:an? )?(?:advantage|plus))/u,
  // Years as they are asked for; a CV says how many there were.
  /(?<!\p{L})(?:at least|minimum(?: of)?|min\.?|mindestens|al menos|minimo(?: de)?|como minimo|en az|asgari)\s+(?:\d{1,2}|one|two|three|four|five|ein|zwei|drei|vier|funf|uno?|dos|tres|cuatro|cinco|bir|iki|uc|dort|bes)\+? ?(?:years?|jahre?n?|anos?|yil)|\d{1,2}\+? (?:years? or more|jahre oder mehr|anos o mas|yil ve uzeri)/u,
  /\((?:[mwfdxhgn]\s*\/\s*){1,3}[mwfdxhgn]\)|\(all genders\)|(?<!\p{L})(?:m\/w\/d|w\/m\/d|h\/m)(?!\p{L})/u,
];
/** Says itself that an advert follows. */
const ANNOUNCED =
  /(?<!\p{L})(?:(?:position|job|role|vacancy) (?:that )?(?:i am|i'm) applying for|job (?:advert|posting|description|ad)\s*:|stelle,? (?:auf die|fur die) ich mich bewerbe|stellenanzeige\s*:?$|stellenausschreibung\s*:?$|puesto al que me (?:presento|postulo)|oferta (?:de empleo)?\s*:|basvurdugum (?:is )?(?:ilan|pozisyon|gorev|kadro)|is ilani\s*:?$|(?:the )?(?:advert|vacancy|job offer)\s*:$|(?:job|role|position|vacancy|post)(?: (?:that )?i(?:'m| am| have|'ve)? (?:want|wanted|applied for|apply for|applying to|after))\s*:?$|(?:ich bewerbe mich|meine bewerbung|bewerbung|beworben) (?:auf|um|als|fur)[^\n]{0,80}:$|ausgeschriebene stelle\s*:?$|(?:ihre|die) (?:stellen)?anzeige\s*:?$|(?:vacante|anuncio|oferta)(?: (?:a la|al) que (?:me presento|opto|aspiro|me postulo))?\s*:$|(?:puesto|vacante|oferta) (?:al|a la) que (?:opto|aspiro|solicito|me inscribo)|(?:ilan metni|is ilani metni|basvurulan (?:ilan|pozisyon)|basvuru yaptigim (?:ilan|pozisyon))\s*:?$)/u;

/** An advert speaks of at least this many of those things; a CV may speak of one by chance. */
const MIN_MARKS = 2;
/** Lines between two marks of one advert, at most. */
const MAX_GAP = 14;

/**
 * The stretches of a CV where an advert was pasted, each from the paragraph of its first sign to the last line before `boundaries` (the
 * CV's own headings and roles) or to the end of its block.
 */
export const pastedAdverts = (plain: string, boundaries: readonly number[]): Span[] => {
  const lines = linesOf(plain);
  const marksOf = lines.map(({ start, end }) =>
    MARKS.flatMap((mark, index) => (mark.test(plain.slice(start, end)) ? [index] : [])),
  );
  const stretches: Span[] = [];
  for (let first = 0; first < lines.length; first++) {
    const isAnnounced = ANNOUNCED.test(plain.slice(lines[first]!.start, lines[first]!.end));
    if (marksOf[first]!.length === 0 && !isAnnounced) continue;
    const seen = new Set(marksOf[first]);
    let last = first;
    for (
      let next = first + 1;
      next < lines.length && next - last <= MAX_GAP && !isCut(boundaries, lines[last]!, lines[next]!);
      next++
    ) {
      if (marksOf[next]!.length === 0) continue;
      for (const mark of marksOf[next]!) seen.add(mark);
      last = next;
    }
    if (seen.size < MIN_MARKS && !isAnnounced) continue;
    stretches.push({
      start: lines[opening(plain, lines, first, boundaries)]!.start,
      end: lines[closing(lines, last, boundaries)]!.end,
    });
    first = last;
  }
  return stretches;
};

const isCut = (boundaries: readonly number[], before: Span, line: Span): boolean =>
  boundaries.some((boundary) => boundary > before.start && boundary <= line.start);

/** The first line of the paragraph a sign stands in. */
const opening = (plain: string, lines: readonly Span[], at: number, boundaries: readonly number[]): number => {
  let first = at;
  while (
    first > 0 &&
    !/\n\s*\n/.test(plain.slice(lines[first - 1]!.end, lines[first]!.start)) &&
    !boundaries.includes(lines[first]!.start) &&
    !isCut(boundaries, lines[first - 1]!, lines[first]!)
  )
    first--;
  return first;
};

/** The last line that still belongs to the advert: up to the CV's next heading or role. */
const closing = (lines: readonly Span[], at: number, boundaries: readonly number[]): number => {
  let last = at;
  while (last + 1 < lines.length && !isCut(boundaries, lines[last]!, lines[last + 1]!)) last++;
  return last;
};

/** Whether a statement stands in pasted words. */
export const isPasted = (pasted: readonly Span[], span: Span): boolean => pasted.some((stretch) => overlaps(stretch, span));
