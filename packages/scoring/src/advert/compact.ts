import type { Span } from "../text/lines.ts";
import { languageOf } from "../text/language.ts";
import { termsIn } from "../vocabulary/index.ts";

/** A text without long runs of blanks, and the way back to the offsets of the original. */
export interface CompactText {
  readonly text: string;
  /** The place in the original of a span of `text`. */
  readonly toSource: (span: Span) => Span;
}

const KEPT = 2;

/**
 * Shortens runs of blanks, and of line breaks with blanks, to two, so that every later rule can look across a run without a limit of its
 * own, and gives back line breaks that copying has lost: "deneyimli,Mağaza", "TANIMITerlik", " 2. Survey".
 */
export const compact = (source: string): CompactText => {
  const parts: string[] = [];
  /** Pairs of an offset in the compact text and in the source, one where each kept part begins. */
  const starts: [number, number][] = [[0, 0]];
  let length = 0;
  let from = 0;
  const put = (words: string, at: number): void => {
    starts.push([length, at]);
    parts.push(words);
    length += words.length;
  };
  const title = titleEnd(source);
  const breaks = lostBreaksIn(source).filter(({ start }) => start > title);
  const edits = [...runsIn(source), ...tagsIn(source), ...entitiesIn(source), ...loneSignsIn(source), ...breaks].toSorted(
    (a, b) => a.start - b.start,
  );
  for (const { start, end, by, at } of edits) {
    if (start < from) continue;
    put(source.slice(from, start), from);
    put(by, at);
    from = end;
  }
  put(source.slice(from), from);
  // A span ends after its last letter and not where the next one begins, because blanks may be missing in between.
  const toSource = ({ start, end }: Span): Span => {
    const first = sourceOf(starts, start);
    return { start: first, end: end > start ? Math.max(first, sourceOf(starts, end - 1) + 1) : first };
  };
  return { text: parts.join(""), toSource };
};

/** The end of a short first line, in which no line break is lost: "Shop assistant-Izmir,Ankara". */
const titleEnd = (source: string): number => {
  const end = source.trimStart().indexOf("\n");
  return end > 0 && end <= MAX_TITLE ? source.length - source.trimStart().length + end : 0;
};
const MAX_TITLE = 120;

/** Replaces [start, end) of the source; the words `by` stand for the offset `at`. */
interface Replacement extends Span {
  readonly by: string;
  readonly at: number;
}

const runsIn = (source: string): Replacement[] =>
  Array.from(source.matchAll(/\s{3,}/g), (run) => {
    const breaks = run[0].split("\n").length - 1;
    const at = breaks === 0 ? run.index : source.indexOf("\n", run.index);
    return {
      start: run.index,
      end: run.index + run[0].length,
      by: breaks === 0 ? "  " : "\n".repeat(Math.min(breaks, KEPT)),
      at,
    };
  });

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  "#38": "&",
  "#x26": "&",
  nbsp: " ",
  "#160": " ",
  quot: '"',
  "#39": "'",
  "#x27": "'",
};

/** Entities that a page has left in its text: "Kampagnen &#x26; Ads". */
const entitiesIn = (source: string): Replacement[] =>
  Array.from(source.matchAll(/&(#?\w{2,5});/gu), ({ index, 0: entity, 1: name }) => ({
    start: index,
    end: index + entity.length,
    by: ENTITIES[name!.toLowerCase()] ?? "",
    at: index,
  })).filter(({ by }) => by !== "");

/** A sign on a line of its own belongs to the line below it. */
const loneSignsIn = (source: string): Replacement[] =>
  Array.from(
    source.matchAll(/(?<=^[ \t]{0,20}[•▪▫◦●○■□‣⁃∙·✓✔✅➔➜→➤►▸❖➢»☑*–—-])[ \t]{0,20}\n\s{0,20}(?=[\p{L}\d¿¡"“(])/gmu),
    ({ index, 0: gap }) => ({
      start: index,
      end: index + gap.length,
      by: " ",
      at: index,
    }),
  );

const TAG = /<\/?([a-z][\w:-]{0,20})(?:\s[^<>\n]{0,200})?\/?>/giu;
const INLINE = new Set(["a", "b", "i", "u", "em", "strong", "span", "font", "small"]);

/** Tags that a page has left in its text: those of blocks begin a line. */
const tagsIn = (source: string): Replacement[] =>
  Array.from(source.matchAll(TAG), ({ index, 0: tag, 1: name }) => ({
    start: index,
    end: index + tag.length,
    by: INLINE.has(name!.toLowerCase()) ? " " : "\n",
    at: index,
  }));

// A capital right after a comma or a full stop, after capitals, after a bracket, or within a word. "Ltd.Şti." is a name.
const AFTER_SIGN =
  /(?<=\p{Ll}\)[,;])(?=\p{Lu}{2,6}\s)|(?<=(?:[\p{Ll}\d)”"’]{4}[.]|[\p{Ll}\d)”"’][,;!?]))(?=[\p{Lu}¿¡]\p{Ll}|[¿¡])/gu;
// "… sahibi.SAP bilen", not "Node.JS": a name in capitals begins a sentence, too.
const CAPITALS_AFTER_STOP = /(?<=\p{Ll}{5}[.])(?=\p{Lu}{2,6}\s)(?!JS|NET|IO|AI|COM|ORG)/gu;
const AFTER_CAPITALS = /(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2})/gu;
const AFTER_BRACKET = /(?<=[\p{L}\p{N}]\))(?=\p{Lu}\p{Ll}{2})/gu;
const CAPITAL_AFTER_COMMA = /(?<=(?:\p{Ll}{3}|\p{Ll}\))[,;!?])(?=\p{Lu})/gu;
// Not the end of "LinkedIn".
const CAPITAL_IN_WORD = /(?<=\p{Ll}{4})(?=\p{Lu}[\p{Ll}\p{Lu}])(?!In(?!\p{L}))/gu;
const IN_WORD = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2,30}\s\p{Ll})/gu;
// Turkish clauses that end in a verbal noun or participle, each with a capital.
const TURKISH_CLAUSE = /(?<=(?:m[ae]k,?|m[ae]s[ıi],|[ae]n[,.]|hakim[,.]|sahip[,.]|l[ıiuü],))\s(?=\p{Lu}\p{Ll})/gu;
// Spanish lines run together: "… o afines Mínimo dos años … Manejo de Excel", "… a los clientes Realizar el cobro".
const SPANISH_LINE =
  /(?<!Preferiblemente)(?<=(?:\p{Ll}{2}|\p{Lu}{2}|[)\d]))\s(?=(?:Mínimo|Preferiblemente|Contar con|Poseer|Experiencia|Conocimientos?|Manejo|Dominio|Capacidad|Disponibilidad|Habilidad(?:es)?|Excelentes?|Buen[ao]?s?|Amplia experiencia|Bachiller(?:ato)?|Licenciatura|Licencia|Título|Residir|Vehículo|Horario:|Ubicación:|Modalidad:|Contar con|\p{Lu}\p{Ll}{2,12}(?:ar|er|ir) (?:el|la|los|las|un|una|al|con))\s[\p{L}\d])/gu;
const NUMBERED = /(?<=\s)\s?(?=(\d{1,2})[.)]\s{1,2}\p{Lu})|(?<=[\p{Ll},.;:)])(?=\d{1,2}[.)]\s{1,2}\p{Lu}\p{Ll})/gu;
const BULLETS = /(?<=[^\s])\s?(?=[•▪●·✓✔➤►❖]\s{0,12}\p{L})/gu;
const STARS = /(?<=[^\s*])\s?(?=\*\p{Lu}\p{L})/gu;
const DASHES = /(?<=[.;:)])(?=-\s?\p{Lu}\p{Ll})/gu;
// "Necesario:-Disponibilidad inmediata-Conocimientos de mecánica-Carnet B", not one "Técnico-Comercial".
const GLUED_DASHES = /(?<=\p{Ll}{3}|\p{Ll}:)(?=-\p{Lu}\p{Ll}{3,30}\s\p{Ll})/gu;
const DASHES_AFTER_WORDS = /(?<=\p{Ll})(?=-\s\p{Lu}\p{Ll})/gu;
// "Knowledge of C - Experience with Linux - Fluent German": a list whose line breaks are lost.
const SPACED_DASHES = /(?<=[\p{Ll}\p{Lu}\d.;)])\s(?=-\s\p{Lu}\p{Ll}+\s)/gu;
// "… mezun, - Kurumsal raporlama … deneyimli, - SQL bilgisi": behind a comma or a stop a dash begins an item, and beside many of them also elsewhere.
const DASHES_AFTER_SIGN = /(?<=[,.;:?!]) (?=[-–] [\p{L}\d.])/gu;
const DASHES_BEFORE_CAPITAL = /(?<=\S) (?=- [\p{Lu}\d.])/gu;
const AFTER_LAST_ITEM = /(?<=[\p{Ll})][.!]) (?=["“#]?\p{Lu})/u;
// Names of headings that stand within a line: "…veterinaria Requisitos del puesto Licenciatura…", "Genel NiteliklerMüşteri …".
const HEADINGS = [
  "(?:Requisitos|Requerimientos|Funciones|Responsabilidades|Habilidades|Competencias|Beneficios)(?: (?:del puesto|principales|t[ée]cnic[oa]s|indispensables|requerid[oa]s|deseables|m[íi]nimos|espec[íi]ficas|para aplicar|generales|adicionales|blandas|a realizar))?|Ofrecemos|Se ofrece|Perfil (?:buscado|requerido|del puesto)|Descripci[óo]n de la oferta|Detalles del cliente|Tipo de puesto",
  "(?:REQUISITOS|FUNCIONES|RESPONSABILIDADES|BENEFICIOS)(?: DEL PUESTO| PRINCIPALES)?|OFRECEMOS|SE OFRECE|Neler (?:Bekliyoruz|Yapacaksınız)",
  "(?:GENEL|ARANAN|TEMEL) N[İI]TEL[İI]KLER(?: VE [İI]Ş TANIMI)?|(?:Genel|Aranan(?: Teknik| Temel)?|Temel) Nitelikler(?: ve İş Tanımı)?|(?:İŞ|GÖREV) TANIMI|(?:İş|Görev) Tanımı|Yan Haklar|YAN HAKLAR|(?:Görev|Rol) ve Sorumluluklar|(?:Temel|Ana) Sorumluluklar|(?:Aranan|Beklenen)(?: Teknik)? Yetkinlikler|Değerlendirme (?:Araçlarımız|Süreci)",
].join("|");
// Names that are also said within a sentence: "Requirements Engineering".
const ENGLISH_HEADINGS =
  "(?:Minimum |Required |Preferred |Basic |Job )?(?:Qualifications|Requirements)|(?:Key |Main |Primary |Job )?Responsibilities";
// "… yapabilen. Sorumluluklar - Veri …", "… iletebilen, Kimi Arıyoruz? - …": right before the first item.
const NAMES_ABOVE_DASH =
  "Sorumluluklar|Nitelikler|Tercihen|Görevler|(?:Ihre |Deine )?Aufgaben|(?:Ihr |Dein )?Profil|Anforderungen|Das (?:bringst du|bringen Sie) mit|Wir bieten(?: dir| Ihnen)?";
// "… team efficiency What do I need to qualify? - …", "… standards Required Skills - …": said by itself, so that no sign need stand before it.
const QUESTION_ABOVE_DASH = "(?:What|Who|Why|How|Was|Wen) (?:[^.!?,;:\\n-]{4,70}\\?|(?:We|You)(?: \\p{Lu}\\p{Ll}+){1,4})";
const TITLE_ABOVE_DASH =
  "(?:\\p{Lu}\\p{Ll}+ (?:& |and )?){0,4}(?:Skills|Qualifications|Requirements|Responsibilities|Benefits|We (?:Offer|Value|Expect)|Yetkinlikler|Nitelikler|Özellikler|Beklentiler|Sorumluluklar|Sebepleri)";
const HEADING_ABOVE_DASH = new RegExp(
  `(?<=[\\p{L}\\d.,;!?)] )(?<!\\p{Lu}\\p{L}{1,12} )(?=(?:${HEADINGS})[;:]? - )|(?<=[.,;!?] )(?=(?:${NAMES_ABOVE_DASH}|${ENGLISH_HEADINGS}|\\p{Lu}[^.!?,;:\\n-]{2,70}[:?]) - )|(?<=[\\p{L})] )(?=${QUESTION_ABOVE_DASH} - )|(?<=[\\p{Ll})] )(?<!\\p{Lu}\\p{Ll}{0,20} (?:(?:&|and|ve|und|y) )?)(?=${TITLE_ABOVE_DASH} - )`,
  "gu",
);
const HEADING_IN_SPACES = new RegExp(`(?<=[\\p{Ll}.)] )(?<!Aranan )(?=(?:${HEADINGS})(?:[:?]| \\p{Lu}| \\d))`, "gu");
// "…arıyoruz.   GENEL NİTELİKLERTercihen…": blanks before it, none behind it.
const HEADING_IN_SPACES_GLUED = new RegExp(`(?<=[\\p{Ll}.,!)]\\s{1,6})(?=(?:${HEADINGS})\\p{Lu}\\p{Ll})`, "gu");
const HEADING_GLUED = new RegExp(`(?<=[\\p{L}\\p{N}.,;)”"])(?=(?:${HEADINGS}|${ENGLISH_HEADINGS})(?:[:?\\p{Lu}]|\\s))`, "gu");
const AFTER_HEADING = new RegExp(
  `(?<=(?<!\\p{L})(?:${HEADINGS}|${ENGLISH_HEADINGS}))(?=\\p{Lu})|(?<=(?<!\\p{L})(?:${HEADINGS}))\\s(?=\\p{Lu}\\p{Ll}|\\d)`,
  "gu",
);
// "Fluent inGerman (C1+)and English": a blank is lost behind a small word, and behind a bracket.
// "Manejo de Excel¿Qué harás?": a Spanish question begins no word's middle.
const QUESTION = /(?<=[\p{L}\d.)])(?=[¿¡]\p{L})/gu;
// "Matemáticas, física, etc.Pasión por los datos": a sentence begins without a blank.
// "… amplia experiencia ¿Qué estamos buscando? Licenciatura": such a question is a heading.
const ASKED_HEADING =
  "¿Qu[ée] (?:te |nos )?(?:ofrecemos|buscamos|estamos buscando|necesitamos|necesitas|pedimos|esperamos|requerimos|valoramos|aportas|harás|vas a hacer)[^?¿\\n]{0,30}\\?";
const QUESTION_HEADING = new RegExp(
  `(?<=[\\p{L}\\d.)!]) (?=${ASKED_HEADING})|(?<=${ASKED_HEADING})[ ]{1,2}(?=[\\p{L}·•-])`,
  "giu",
);
const AFTER_STOP = /(?<=\p{Ll}{3}\.)(?=\p{Lu}\p{Ll}{2,30}\s\p{Ll})/gu;
const GLUED =
  /(?<=\s(?:in|and|with|for|als|mit|und|von))(?=\p{Lu}\p{Ll}{2}|\p{Lu}{2,5}[\s-])(?!Design)|(?<=\))(?=(?:and|or|und|oder|y|veya)\s)/gu;
// "… AWS o GCPExperiencia en metodologías", "… advantageKnowledge of HTML": words that begin a wish, and no word's middle.
const LEAD_IN_WORD =
  /(?<=[\p{L}\d])(?=(?:Experiencia|Conocimientos?|Manejo|Dominio|Disponibilidad|Experience|Knowledge|Proficien(?:t|cy)|Responsible|Familiarity|Excellent|Fluent|Ability|Berufserfahrung|Abgeschlossene|Tercihen|En az)\s[\p{L}\d])/gu;
const FROM_MANY = 3;
/** The first item of a list begins at most so far before the first dash behind a sign. */
const MOST_ABOVE = 300;

/** The first sentence end behind the last item of a list that runs on: what follows belongs to no item. */
const afterLast = (source: string, items: readonly Span[]): Replacement[] => {
  const last = items.reduce((most, { start }) => Math.max(most, start), 0);
  const end = source.slice(last).search(AFTER_LAST_ITEM);
  return end === -1 ? [] : [{ start: last + end, end: last + end + 1, by: "\n\n", at: last + end }];
};

const lostBreaksIn = (source: string): Replacement[] => {
  const found = (pattern: RegExp): Replacement[] =>
    Array.from(source.matchAll(pattern), ({ index, 0: blank }) => ({
      start: index,
      end: index + blank.length,
      by: "\n",
      at: index,
    }));
  const language = languageOf(source);
  const ifMany = (list: Replacement[]): Replacement[] => (list.length >= FROM_MANY ? list : []);
  const glued = found(AFTER_SIGN);
  const inWord = found(IN_WORD).filter(({ start }) => !isName(source, start));
  const headings = [...found(HEADING_GLUED), ...found(HEADING_IN_SPACES), ...found(HEADING_IN_SPACES_GLUED)];
  const dashes = found(DASHES_AFTER_SIGN);
  const spaced = ifMany(found(SPACED_DASHES));
  const inLine = ifMany(spaced.filter(({ start }) => source[start] === " "));
  const items =
    dashes.length >= FROM_MANY
      ? [...inLine, ...dashes, ...found(DASHES_BEFORE_CAPITAL).filter(({ start }) => start > dashes[0]!.start - MOST_ABOVE)]
      : inLine;
  const isGlued = glued.length > 0 || inWord.length >= FROM_MANY;
  return [
    ...glued,
    ...found(QUESTION),
    ...found(QUESTION_HEADING),
    ...found(AFTER_STOP),
    ...found(LEAD_IN_WORD),
    ...found(GLUED).map((one) => ({ ...one, by: " " })),
    ...(isGlued
      ? [...found(CAPITALS_AFTER_STOP), ...found(AFTER_CAPITALS), ...found(AFTER_BRACKET), ...found(CAPITAL_AFTER_COMMA)]
      : []),
    ...(isGlued ? found(CAPITAL_IN_WORD).filter(({ start }) => !isName(source, start)) : []),
    ...(isGlued ? inWord : ifMany(inWord)),
    ...(headings.length > 0 ? [...headings, ...found(AFTER_HEADING)] : []),
    ...(language === "tr" ? ifMany(found(TURKISH_CLAUSE)) : []),
    ...(language === "es" ? found(SPANISH_LINE) : []),
    ...ifMany(found(NUMBERED)),
    ...ifMany(found(BULLETS)),
    ...ifMany(found(STARS)),
    ...ifMany(found(DASHES)),
    ...spaced,
    ...(items.length > 0 ? [...found(HEADING_ABOVE_DASH), ...items, ...afterLast(source, items)] : []),
    ...(language === "de" ? [] : ifMany(found(GLUED_DASHES))),
    // "Fahr- und Flugzeug": in German a hyphen after a word is a dash only beside many dashes.
    ...(found(DASHES).length >= FROM_MANY || language !== "de" ? ifMany(found(DASHES_AFTER_WORDS)) : []),
  ];
};

/** True within a name that is spelled so: "WordPress", "JavaScript". */
const isName = (source: string, at: number): boolean => {
  const around = source.slice(Math.max(0, at - MAX_NAME), at + MAX_NAME);
  const middle = at - Math.max(0, at - MAX_NAME);
  const start = around.slice(0, middle).search(/[\p{L}\p{N}+#.]{1,40}$/u);
  const end = middle + (/^[\p{L}\p{N}+#.]{1,40}/u.exec(around.slice(middle))?.[0].length ?? 0);
  const word = around.slice(start, end);
  if (ENDS_IN_CAPITALS.test(word)) return true;
  return termsIn(word).some((term) => term.start + start < middle && term.end + start > middle);
};
// "ComfyUI".
const ENDS_IN_CAPITALS = /^\p{Lu}\p{Ll}+\p{Lu}{2,4}$/u;
const MAX_NAME = 40;

const sourceOf = (starts: readonly (readonly [number, number])[], offset: number): number => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]![0] <= offset) low = middle;
    else high = middle - 1;
  }
  const [at, source] = starts[low]!;
  return source + (offset - at);
};
