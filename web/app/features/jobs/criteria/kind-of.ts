import type { CriterionKind } from "@candor/scoring/criterion.info";

/** Lower case and without accents, so that "Türkçe", "İspanyolca" and "español" can be compared. */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");

const LANGUAGES =
  "ar az bg bs ca cs da de el en es et eu fa fi fr ga gl he hi hr hu it ja ko ku lt lv mk nb nl no pl pt ro ru sk sl sq sr sv th tr uk vi zh";

/** Names of languages in the four languages of the product; computed on first use. */
let names: ReadonlySet<string> | undefined;
const languageNames = (): ReadonlySet<string> =>
  (names ??= new Set(
    ["en", "de", "es", "tr"].flatMap((locale) => {
      const display = new Intl.DisplayNames([locale], { type: "language" });
      return LANGUAGES.split(" ").map((code) => plain(display.of(code) ?? code));
    }),
  ));

/** Words around a language's name that ask for nothing else. */
const LEVEL_WORDS = new Set(
  (
    "a1 a2 b1 b2 c1 c2 level niveau nivel seviye seviyesi fluent fluently native speaker proficient business good very basic or better higher above and " +
    "fliessend fließend muttersprache verhandlungssicher gut gute sehr grundkenntnisse kenntnisse oder besser hoher hoeher und " +
    "fluido nativo nativa alto avanzado intermedio basico o superior mejor y e en " +
    "akici anadil ileri orta iyi ve veya uzeri ustu skills spoken written in wort schrift bilingue language sprache idioma dili"
  ).split(" "),
);

const NUMBER =
  "\\d+|one|two|three|four|five|six|seven|eight|ten|ein|zwei|drei|vier|funf|sechs|acht|zehn|un|dos|tres|cuatro|cinco|seis|ocho|diez|bir|iki|uc|dort|bes|alti|sekiz|on";
const YEARS = new RegExp(
  `(?:^|[^\\p{L}\\d])(?:${NUMBER})\\s*\\+?\\s*(?:or more |oder mehr |o mas )?(?:years?|yrs?|jahr|ano|yil)`,
  "u",
);

const PATTERNS: readonly (readonly [CriterionKind, RegExp])[] = [
  ["experience", YEARS],
  [
    "certification",
    /certif|zertifi|sertifi|licen[cs]e|lizenz|licencia(?!tura)|ehliyet|fuhrerschein|permiso de conducir|carnet|\bbelgesi/u,
  ],
  [
    "education",
    /degree|bachelor|master(?:'s|s|studium| of|abschluss)|\bmba\b|\bph\.?d|diplom|studium|hochschul|abschluss|ausbildung|universi|licenciatura|\bgrado\b|titulo|titulacion|formacion|mezun|lisans/u,
  ],
  ["industry", /industr(?:y|ie)|\bsector|branche|\bsektor/u],
];

const isLanguage = (text: string): boolean => {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  return (
    words.some((word) => languageNames().has(word)) && words.every((word) => languageNames().has(word) || LEVEL_WORDS.has(word))
  );
};

/** Number of words from which on a criterion describes an activity rather than a skill. */
const SENTENCE_WORDS = 5;

/** The most likely kind of a criterion written by hand: a proposal that can be changed. */
export function kindOf(text: string): CriterionKind {
  const words = plain(text);
  if (isLanguage(words)) return "language";
  const known = PATTERNS.find(([, pattern]) => pattern.test(words));
  if (known) return known[0];
  return (words.match(/\p{L}+/gu) ?? []).length >= SENTENCE_WORDS ? "responsibility" : "skill";
}
