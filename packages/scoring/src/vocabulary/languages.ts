import { fold, tokensOf } from "../text/fold.ts";
import { LANGUAGES, type Language } from "../text/language.ts";

// code: English, German, Spanish, Turkish name; other names after ";". Without "Finés": folded, it is the "fines" of "o a fines".
const TABLE = `
en: English; IELTS; TOEFL; TOEIC | Englisch | Inglés | İngilizce
de: German | Deutsch; Deutschkenntnisse | Alemán | Almanca
es: Spanish; Castilian | Spanisch | Español; Castellano | İspanyolca
tr: Turkish | Türkisch | Turco | Türkçe
fr: French | Französisch | Francés | Fransızca
it: Italian | Italienisch | Italiano | İtalyanca
pt: Portuguese | Portugiesisch | Portugués | Portekizce
nl: Dutch | Niederländisch; Holländisch | Neerlandés; Holandés | Felemenkçe; Hollandaca
pl: Polish | Polnisch | Polaco | Lehçe; Polonyaca
ru: Russian | Russisch | Ruso | Rusça
uk: Ukrainian | Ukrainisch | Ucraniano | Ukraynaca
ar: Arabic | Arabisch | Árabe | Arapça
zh: Chinese; Mandarin; Cantonese | Chinesisch; Mandarin | Chino; Mandarín | Çince
ja: Japanese | Japanisch | Japonés | Japonca
ko: Korean | Koreanisch | Coreano | Korece
sv: Swedish | Schwedisch | Sueco | İsveççe
no: Norwegian | Norwegisch | Noruego | Norveççe
da: Danish | Dänisch | Danés | Danca
fi: Finnish | Finnisch | Finlandés | Fince
cs: Czech | Tschechisch | Checo | Çekçe
sk: Slovak | Slowakisch | Eslovaco | Slovakça
hu: Hungarian | Ungarisch | Húngaro | Macarca
ro: Romanian | Rumänisch | Rumano | Rumence; Romence
bg: Bulgarian | Bulgarisch | Búlgaro | Bulgarca
el: Greek | Griechisch | Griego | Yunanca
hr: Croatian | Kroatisch | Croata | Hırvatça
sr: Serbian | Serbisch | Serbio | Sırpça
sq: Albanian | Albanisch | Albanés | Arnavutça
fa: Persian; Farsi | Persisch; Farsi | Persa; Farsi | Farsça
ku: Kurdish | Kurdisch | Kurdo | Kürtçe
az: Azerbaijani | Aserbaidschanisch | Azerí | Azerice; Azerbaycanca
he: Hebrew | Hebräisch | Hebreo | İbranice
hi: Hindi | Hindi | Hindi | Hintçe
ur: Urdu | Urdu | Urdu | Urduca
vi: Vietnamese | Vietnamesisch | Vietnamita | Vietnamca
ca: Catalan; Valencian | Katalanisch | Catalán; Valenciano; Català | Katalanca
eu: Basque | Baskisch | Euskera; Vasco | Baskça
ga: Irish; Gaelic | Irisch; Gälisch | Irlandés; Gaélico | İrlandaca
cy: Welsh | Walisisch | Galés | Galce
la: Latin | Latein; Latinum | Latín | Latince
is: Icelandic | Isländisch | Islandés | İzlandaca
et: Estonian | Estnisch | Estonio | Estonca
lv: Latvian | Lettisch | Letón | Letonca
lt: Lithuanian | Litauisch | Lituano | Litvanca
sl: Slovenian; Slovene | Slowenisch | Esloveno | Slovence
bs: Bosnian | Bosnisch | Bosnio | Boşnakça
mk: Macedonian | Mazedonisch | Macedonio | Makedonca
ka: Georgian | Georgisch | Georgiano | Gürcüce
hy: Armenian | Armenisch | Armenio | Ermenice
th: Thai | Thailändisch | Tailandés | Tayca
id: Indonesian | Indonesisch | Indonesio | Endonezce
ms: Malay | Malaiisch | Malayo | Malayca
tl: Tagalog; Filipino | Tagalog | Tagalo | Tagalog
bn: Bengali | Bengalisch | Bengalí | Bengalce
pa: Punjabi | Pandschabi; Punjabi | Panyabí; Punjabi | Pencapça
ta: Tamil | Tamil; Tamilisch | Tamil | Tamilce
te: Telugu | Telugu | Telugu | Telugu
sw: Swahili; Kiswahili | Suaheli; Swahili | Suajili; Swahili | Svahili
so: Somali | Somali | Somalí | Somalice
am: Amharic | Amharisch | Amárico | Amharca
ti: Tigrinya | Tigrinya | Tigriña | Tigrinya
yo: Yoruba | Yoruba | Yoruba | Yoruba
ig: Igbo | Igbo | Igbo | İgbo
ha: Hausa | Hausa | Hausa | Hausa
af: Afrikaans | Afrikaans | Afrikáans | Afrikanca
ps: Pashto; Dari | Paschtu; Dari | Pastún; Dari | Peştuca; Darice
ne: Nepali | Nepalesisch | Nepalí | Nepalce
uz: Uzbek | Usbekisch | Uzbeko | Özbekçe
kk: Kazakh | Kasachisch | Kazajo | Kazakça
tk: Turkmen | Turkmenisch | Turcomano | Türkmence
qu: Quechua | Quechua | Quechua | Keçuva
gl: Galician | Galicisch | Gallego | Galiçyaca
`;

const ROWS = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [code, cells] = [line.slice(0, 2), line.slice(4).split("|")];
    return { code, names: cells.map((cell) => cell.split(";").map((name) => name.trim())) };
  });
const CODE_OF = new Map(ROWS.flatMap(({ code, names }) => names.flat().map((name) => [fold(name), code] as const)));

/** The names of all languages, in each of the four. */
export const LANGUAGE_NAMES: readonly string[] = ROWS.flatMap(({ names }) => names.flat());

/** The name of a spoken language ("de") in `language`: "German", "Deutsch", "Alemán", "Almanca". */
export const languageName = (code: string, language: Language): string =>
  ROWS.find((row) => row.code === code)?.names[LANGUAGES.indexOf(language)]?.[0] ?? code;

/** The name of a language as the CV writes it ("Valenciano"), or the usual name when it is inflected or in other case. */
export const languageAsWritten = (written: string, code: string, language: Language): string =>
  CODE_OF.get(fold(written)) === code && /^\p{Lu}\p{Ll}/u.test(written) && !/kenntnisse/.test(written)
    ? written
    : languageName(code, language);

/** The ISO 639 code of the language that a folded word names, in any of the four languages, also inflected ("englische", "Deutschkenntnisse"). */
export const spokenLanguageOf = (word: string): string | undefined =>
  CODE_OF.get(word) ?? CODE_OF.get(word.replace(/(?:kenntnissen?|sprachig|en|em|er|es|e|a|as|os|yi|yı|da|de)$/, ""));

/** Ranks of proficiency: A1 = 1 to C2 = 6, and a mother tongue = 7. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const RANKS = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;

// Words for a level on folded text, most specific first. Ambiguous words have the meaning most employers use.
const LEVEL_WORDS: readonly (readonly [Rank, RegExp])[] = [
  [
    7,
    /\b(?:native|mother tongue|muttersprach\w{0,30}|nativ[oa]|lengua materna|bilingual|bilingue|zweisprachig|ana ?dil\w{0,30}|anadil\w{0,30})/,
  ],
  [6, /\b(?:near[- ]native|proficient|mastery|annahernd muttersprachlich|dominio total)/],
  [
    5,
    /\b(?:fluent(?:ly)?|fliessend\w{0,30}|flie\u00dfend\w{0,30}|fluid[oa]|akici|verhandlungssicher\w{0,30}|business fluent|full professional|advanced|fortgeschritten|sehr gut\w{0,30}|avanzad[oa]|very good|excellent|nivel alto|ileri|cok iyi|professional working)/,
  ],
  [
    4,
    /\b(?:upper[- ]intermediate|intermedio[- ]alto|medio[- ]alto|good|gut|gute[rnms]?|buen[oa]?|orta[- ]ustu|iyi|conversational|limited working|konversationssicher)/,
  ],
  [3, /\b(?:intermediate|mittelstufe|mittelmassig|intermedi[oa]|medio|orta)/],
  [
    2,
    /\b(?:basic\w{0,30}|elementary|beginner\w{0,30}|grundkenntnisse|anfanger\w{0,30}|basic[oa]|elemental|principiante|temel|baslangic|az)\b/,
  ],
];
const CEFR = /(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/u;

/** The level named in flat text: CEFR if given, words otherwise. */
export const levelIn = (flatText: string): { rank: Rank; start: number; end: number } | undefined => {
  const cefr = CEFR.exec(flatText);
  if (cefr) {
    const rank = (RANKS.indexOf(cefr[1]!.toUpperCase() as (typeof RANKS)[number]) + 1) as Rank;
    return { rank, start: cefr.index, end: cefr.index + cefr[0].length };
  }
  for (const [rank, words] of LEVEL_WORDS) {
    const match = words.exec(flatText);
    if (match) return { rank, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
};

// "Im deutschen HGB", "der englischen Muttergesellschaft": of a country, before no word for the language. As written.
const OF_COUNTRY =
  /^\p{Ll}+sche[nmrs]? (?!Sprach|Muttersprach|Kenntnis|Verständ|Ausdruck|Aussprach|Konversation|Wort|Fach|Text|Grammatik|Rechtschreib|Korrespondenz)\p{Lu}/u;
const LONGEST_NOUN = 16;

/** Names of languages in `text`, with their spans. */
export const languagesNamedIn = (text: string): { code: string; start: number; end: number }[] =>
  tokensOf(text).flatMap(({ fold: word, start, end }) => {
    const code = spokenLanguageOf(word);
    return code && !OF_COUNTRY.test(text.slice(start, end + LONGEST_NOUN)) ? [{ code, start, end }] : [];
  });
