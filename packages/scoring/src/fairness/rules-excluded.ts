import { rule, type ProtectedReason, type Rule } from "./rule.ts";
import type { WordingKey } from "./wordings.ts";

const PEOPLE = "(?:people|persons|applicants|candidates|anyone|those)";
const BEWERBER = "(?:menschen|personen|bewerber\\p{L}{0,10})";

/** Groups of people by the fact that is protected: English, German, Spanish, Turkish. */
const GROUPS: readonly (readonly [ProtectedReason, WordingKey, en: string, de: string, es: string, tr: string])[] = [
  [
    "age",
    "experience",
    "pensioners|retirees|(?:older|elderly) people",
    "rentner(?:innen)?|altere menschen",
    "jubilad[oa]s",
    "emekli|yasli",
  ],
  [
    "nationality",
    "permit",
    `${PEOPLE} (?:of|from|with) \\p{L}{2,20} (?:origin|descent|background|heritage)|foreigners|(?:im)?migrants|refugees|arabs|africans|asians`,
    `${BEWERBER} (?:mit migrationshintergrund|\\p{L}{4,16}er herkunft)|auslander(?:innen)?|migrant(?:en|innen)|gefluchtete|fluchtlinge`,
    "inmigrantes|extranjer[oa]s|gitan[oa]s|refugiad[oa]s",
    "kurt|arap|roman|suriyeli|afgan|multeci|gocmen",
  ],
  ["gender", "everyone", "women|men|gays|homosexuals", "frauen|manner|homosexuelle", "mujeres|hombres|homosexuales", "escinsel"],
  ["pregnancy", "start", "pregnant women", "schwangere", "embarazadas", "hamile"],
  [
    "religion",
    "values",
    "christians|muslims|jews|hindus|catholics|protestants|atheists|headscarf wearers",
    "christ(?:en|innen)|muslim(?:e|as|innen)|juden|kopftuchtrager(?:innen)?",
    "cristian[oa]s|musulman(?:es|as)|judi[oa]s|ate[oa]s",
    "musluman|hristiyan|alevi|yahudi|ateist",
  ],
  [
    "health",
    "lifting",
    `${PEOPLE} (?:with|who (?:are|have)) (?:\\p{L}{1,12} ){0,2}(?:health (?:problems|issues|conditions)|disabilit(?:y|ies)|illness(?:es)?|disabled|hiv(?: positive)?)|disabled ${PEOPLE}|wheelchair users`,
    `(?:schwer)?behinderte(?: menschen)?|${BEWERBER} mit (?:\\p{L}{1,16} )?(?:behinderung(?:en)?|(?:vor)?erkrankung(?:en)?)|rollstuhlfahrer(?:innen)?`,
    "(?:personas|candidatos) con (?:antecedentes de )?(?:discapacidad|enfermedad(?:es)?|problemas de salud)|discapacitad[oa]s",
    "engelli|ozurlu",
  ],
  ["union", "cooperation", "(?:trade )?unionists", "gewerkschafter(?:innen)?", "sindicalistas|sindicad[oa]s", "sendikali"],
];

const NOT_WANTED = {
  en: "(?:need not|should not|cannot|must not|may not) apply|(?:are|will) not (?:be )?(?:wanted|welcome|accepted|considered|hired|employed)",
  de: "(?:werden|sind|konnen) (?:leider )?nicht (?:eingestellt|genommen|berucksichtigt|erwunscht|willkommen)(?: werden)?|(?:sind )?unerwunscht|(?:bitten wir,? )(?:von einer bewerbung )?abzusehen|brauchen sich nicht (?:zu )?bewerben",
  tr: "(?:ler|lar)?(?: aday(?:lar)?)? (?:olmayan(?:lar)?|basvurmasin|alinmaz|kabul edilmez|istenmiyor|degerlendirilmez)",
};

/** Groups that an advert shuts out, or asks for alone, in so many words: "migrants need not apply", "only Christians". */
export const EXCLUDED: readonly Rule[] = GROUPS.map(([reason, wording, en, de, es, tr]) =>
  rule(
    reason,
    wording,
    `(?:${en}) (?:${NOT_WANTED.en})`,
    `(?:${de}) (?:${NOT_WANTED.de})`,
    `(?:abstenerse|no (?:se )?(?:admiten|aceptan|contratan)) (?:${es})|(?:${es}) (?:abstenerse|no (?:presentarse|aplicar|postular(?:se)?))`,
    `(?:${tr})(?:${NOT_WANTED.tr})`,
    ...(reason === "religion" ? [`only (?:${en})|(?:nur|ausschlie(?:ß|ss)lich) (?:${de})|(?:solo|unicamente) (?:${es})`] : []),
  ),
);
