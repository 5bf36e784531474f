import type { WordRow } from "./coded-words.ts";

/** Titles of one gender in English with the neutral one. */
export const GENDERED_EN: readonly WordRow[] = [
  ["sales(?:man|woman|girl|lady)", "salesperson"],
  ["sales(?:men|women)", "salespeople"],
  ["fore(?:man|woman)", "supervisor"],
  ["chair(?:man|woman)", "chair"],
  ["handy ?m[ae]n(?! (?:skills|work|tasks|services))", "maintenance worker"],
  ["(?:store|warehouse)m[ae]n", "warehouse worker"],
  ["delivery ?(?:m[ae]n|boys?)", "delivery driver"],
  ["waitress(?:es)?", "waiting staff"],
  ["(?:bar(?:man|maid|men|maids))", "bartender"],
  ["(?:air )?(?:stewardess|hostess)(?:es)?", "attendant"],
  ["(?:cleaning|tea|dinner) lad(?:y|ies)", "cleaner"],
  ["(?:house|chamber)maids?", "housekeeper"],
  ["(?:fire)(?:man|men)", "firefighter"],
  ["(?:repair|service) ?(?:man|men)(?! and women)", "technician"],
  ["(?:post|mail)(?:man|men)", "postal worker"],
  ["(?:police)(?:man|men|woman)", "police officer"],
  ["(?:camera)(?:man|men)", "camera operator"],
  ["(?:crafts|trades|work|draughts|drafts|lines?|journey|door|dust|bin|milk|rig)(?:man|men)(?!ship|like)", "worker"],
  ["(?:manageress|seamstress|proprietress)(?:es)?", "manager"],
  ["man ?power", "staff"],
  ["man-hours", "working hours"],
];

/** The other form of a title, beside which neither is a finding: "waiter or waitress". */
export const PAIRED_EN =
  /(?:waiter|steward|host|barman|barmaid|salesman|saleswoman|m[ae]n|wom[ae]n|boy|girl|maid)s?\s?(?:\/|or|and|&)\s?$/;
export const PAIR_FOLLOWS_EN =
  /^\s?(?:\/|or|and|&)\s?(?:\p{L}{0,12}(?:ess(?:es)?|wom[ae]n|m[ae]n|maids?|girls?)|waiters?|stewards?|hosts?|salesperson)(?!\p{L})/u;

/** Titles of one gender in Turkish. */
export const GENDERED_TR: readonly WordRow[] = [
  ["hostes(?:ler)?", "karşılama görevlisi"],
  ["bilim adam(?:i|lari)\\p{L}{0,4}", "bilim insanı"],
  ["is adam(?:i|lari)\\p{L}{0,4}", "iş insanı"],
  ["devlet adam(?:i|lari)\\p{L}{0,4}", "devlet görevlisi"],
  ["satis adam(?:i|lari)\\p{L}{0,4}", "satış temsilcisi"],
  ["(?:temizlikci|temizlik) (?:kadin|bayan|kiz)\\p{L}{0,3}", "temizlik görevlisi"],
  ["cayci (?:kadin|bayan|kiz)\\p{L}{0,3}", "mutfak görevlisi"],
  ["garson (?:kiz|kadin|bayan)\\p{L}{0,3}", "garson"],
  ["(?:tezgahtar|satis|magaza) (?:kiz|kizi)\\p{L}{0,3}", "satış danışmanı"],
  ["(?:kasiyer|sekreter|asistan) (?:kiz|kadin|bayan)\\p{L}{0,3}", "görevli"],
  ["ofis ?boy", "ofis görevlisi"],
  ["kameraman", "kamera operatörü"],
  ["mudire", "müdür"],
  ["(?:ev|cocuk) (?:kadini|ablasi)", "ev yardımcısı"],
  ["usta basi adam|adam gucu", "iş gücü"],
];

/** Titles of one gender in German and Spanish that the endings alone do not neutralise. */
export const GENDERED_FIXED: readonly WordRow[] = [
  ["krankenschwester", "Pflegefachkraft (m/w/d)"],
  ["putz(?:frau|mann|hilfe frau)", "Reinigungskraft"],
  ["zimmermadchen", "Zimmerreinigungskraft"],
  ["arzthelferin", "Medizinische Fachangestellte (m/w/d)"],
  ["(?:empfangs|buro|bar)dame", "Empfangskraft (m/w/d)"],
  ["stewardess", "Flugbegleitung (m/w/d)"],
  ["(?:messe)?hostess", "Messebetreuung (m/w/d)"],
  ["tippse|madchen fur alles", "Assistenz (m/w/d)"],
  ["senora de la limpieza|chica de la limpieza", "Personal de limpieza"],
  ["azafatas?", "Personal de acogida"],
  ["mozos? de almacen", "Personal de almacén"],
  ["chic[oa]s? de los recados", "Personal de apoyo"],
];
