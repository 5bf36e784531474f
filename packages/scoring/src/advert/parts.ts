import type { AdvertPart } from "./sections.ts";
import { asksForSomething, importanceSaid } from "./wording.ts";

// On flat text, in the four languages. Benefits, texts about the employer and instructions for applying ask for nothing.
const OFFER =
  /^(?:we (?:offer|pay|provide)|you(?:'ll| will)? (?:get|receive|earn)|our offer|wir (?:bieten|zahlen|stellen)|(?:es|dich|sie) (?:erwartet|erwarten)|bei uns|freu(?:en)? (?:dich|sie)|ofrecemos|te ofrecemos|se ofrece|sunuyoruz|sunulan)|(?<!\p{L})(?:salary|gehalt|salario|sueldo|maas|entlohnung|remuneration|stundenlohn)(?: range| band)?\s*:|[£€$₺]\s?\d|\d\s?(?:€|eur(?:o|os)?(?!\p{L})|[£₺]|tl(?!\p{L}))|brutto|brutos anuales|paid holiday|days? (?:of )?(?:annual )?(?:leave|holiday)|urlaubstage|tage urlaub|dias de vacaciones|closing date|apply (?:now|by|today)|bewerbungsschluss|equal opportunit|regardless of|unabhangig von (?:alter|geschlecht|herkunft)|independientemente de|igualdad de oportunidades|ayrim(?:i)? (?:yapmaksizin|gozetmeksizin)|tvod|tv-l|tarifvertrag|jobrad|jobticket|deutschlandticket|fitness ?(?:studio|zuschuss)|private health insurance|ozel saglik sigortasi|yemek karti|ticket restaurante|seguro medico|company car|firmenwagen|dienstwagen|coche de empresa/u;
const COMPANY =
  /^(?:we(?: are|'re)(?! (?:currently )?(?:looking|seeking|hiring|searching|recruiting))|we have|our (?:company|client|mission)|with (?:more than|over) \d|founded|wir sind(?! auf der suche)|als (?:einer?|fuhrende)|unser (?:unternehmen|kunde)|das \p{L}+ mit|mit (?:uber|mehr als) \d|seit (?:uber |mehr als )?\d|somos|nuestra (?:empresa|mision)|empresa|con mas de \d|desde (?:hace|\d)|biz |sirketimiz(?! bunyesinde| icin)|firmamiz|\d+ yildir|\d{4}(?:'\p{L}+)? (?:yilindan|kurul))|(?<!\p{L})(?:leading|market leader|fastest[- ]growing|family[- ]owned|marktfuhrer|fuhrender? (?:anbieter|hersteller)|familienunternehmen|traditionsunternehmen|empresa (?:lider|familiar)|lider del sector|sektorun(?:un|de)? (?:lider|oncu)|employees worldwide|mitarbeitende(?:n|r)? weltweit|en buyuk|koklu)/u;

/** The part that a sentence belongs to by its own words, for sentences without a heading or under a wrong one. */
export const partSaid = (said: string): AdvertPart | undefined => {
  if (OFFER.test(said)) return "offer";
  return COMPANY.test(said) && !/(?:required|erforderlich|imprescindible|sart|zorunlu)/.test(said) ? "company" : undefined;
};

/** The part announced by a line that ends in a colon: "You must have:", "Metallbau Huber sucht ab sofort in Vollzeit:". */
export const partAnnounced = (said: string): AdvertPart | undefined => {
  if (OFFER.test(said)) return "offer";
  if (/(?:will|'ll|you) (?:need|bring)|mitbring|brauch|necesit|aport|ihtiya/.test(said) && importanceSaid(said) !== "nice")
    return "profile";
  if (/(?:you will|you'll|tasks|aufgaben|machst du|machen sie|funciones|haras|gorev|yapacak|sorumluluk)/.test(said))
    return "tasks";
  const importance = importanceSaid(said);
  if (importance) return importance === "nice" ? "nice" : "must";
  if (asksForSomething(said) || /(?:such(?:t|en)|looking for|seek|busca|necesita|ariyor|aranan|nitelik|profil)/.test(said))
    return "profile";
  return undefined;
};
