import { rule, type ProtectedReason, type Rule } from "./rule.ts";
import type { WordingKey } from "./wordings.ts";

const PEOPLE = "(?:people|persons|applicants|candidates|workers|staff|anyone|those)";
const BEWERBER = "(?:menschen|personen|bewerber\\p{L}{0,10})";

interface Group {
  readonly reason: ProtectedReason;
  readonly wording: WordingKey;
  /** The people, in each language, on flat text. */
  readonly en: string;
  readonly de: string;
  readonly es: string;
  readonly tr: string;
  /** The fact that an applicant is asked to state. */
  readonly fact?: { readonly en: string; readonly de: string; readonly es: string; readonly tr: string };
  /** True for people for whom alone a job may not be. Jobs for people with a disability alone are lawful. */
  readonly isNeverAlone?: true;
}

const GROUPS: readonly Group[] = [
  {
    reason: "age",
    wording: "experience",
    en: `pensioners|retirees|(?:older|elderly) ${PEOPLE}`,
    de: `rentner(?:innen)?|altere[n]? ${BEWERBER}`,
    es: "jubilad[oa]s",
    tr: "emekli|yasli",
  },
  {
    reason: "nationality",
    wording: "permit",
    en: `${PEOPLE} (?:of|from|with) \\p{L}{2,20} (?:origin|descent|background|heritage)|foreigners|(?:im)?migrants|refugees|poles|(?:polish|romanian|russian|turkish|arab|african|asian|german|british|spanish) ${PEOPLE}`,
    de: `${BEWERBER} (?:mit migrationshintergrund|\\p{L}{4,16}er herkunft)|auslander(?:innen)?|migrant(?:en|innen)|gefluchtete|fluchtlinge|polen|rumanen|russen|turken|araber`,
    es: "inmigrantes|extranjer[oa]s|gitan[oa]s|refugiad[oa]s|polac[oa]s|ruman[oa]s|rus[oa]s|marroquies|africanos",
    tr: "kurt|dogulu|arap|roman|suriyeli|afgan|multeci|gocmen",
    fact: { en: "ethnicity", de: "herkunft", es: "origen etnico", tr: "etnik kokeninizi" },
    isNeverAlone: true,
  },
  {
    reason: "gender",
    wording: "everyone",
    en: `women|men|(?:gay|lesbian|trans) ${PEOPLE}|gays|homosexuals`,
    de: "frauen|manner|homosexuelle|schwule[n]?|lesben",
    es: "mujeres|hombres|homosexuales|gays|lesbianas",
    tr: "escinsel",
    fact: { en: "sexual orientation", de: "sexuelle orientierung", es: "orientacion sexual", tr: "cinsel yoneliminizi" },
    isNeverAlone: true,
  },
  {
    reason: "familyDuties",
    wording: "hours",
    en: `(?:${PEOPLE}|mothers|parents) with (?:\\p{L}{1,10} )?(?:children|kids|famil(?:y|ies))`,
    de: `(?:${BEWERBER}|mutter|vater|eltern) mit (?:\\p{L}{1,12} )?(?:kindern|kinderwunsch|familie)`,
    es: "(?:madres|padres|personas) con (?:hijos|ninos)(?: pequenos)?",
    tr: "cocuklu",
    fact: { en: "children|family plans", de: "kinder", es: "hijos", tr: "cocuk sayinizi" },
  },
  { reason: "pregnancy", wording: "start", en: "pregnant women", de: `schwangere(?: ${BEWERBER})?`, es: "embarazadas", tr: "hamile|gebe" },
  {
    reason: "religion",
    wording: "values",
    en: "christians|muslims|jews|hindus|catholics|protestants|atheists|headscarf wearers",
    de: "christ(?:en|innen)|muslim(?:e|as|innen)|juden|kopftuchtrager(?:innen)?",
    es: "cristian[oa]s|musulman(?:es|as)|judi[oa]s|ate[oa]s",
    tr: "musluman|hristiyan|alevi|yahudi|ateist",
    fact: {
      en: "religion|faith|denomination",
      de: "religion(?:szugehorigkeit)?|konfession",
      es: "religion",
      tr: "dininizi|mezhebinizi",
    },
    isNeverAlone: true,
  },
  {
    reason: "health",
    wording: "lifting",
    en: `${PEOPLE} (?:with|who (?:are|have)) (?:\\p{L}{1,12} ){0,2}(?:health (?:problems|issues|conditions)|disabilit(?:y|ies)|illness(?:es)?|disabled|hiv(?: positive)?)|disabled ${PEOPLE}|wheelchair users`,
    de: `(?:schwer)?behinderte[n]?(?: menschen)?|${BEWERBER} mit (?:\\p{L}{1,16} )?(?:behinderung(?:en)?|(?:vor)?erkrankung(?:en)?)|rollstuhlfahrer(?:innen)?`,
    es: "(?:personas|candidatos) con (?:antecedentes de )?(?:discapacidad|enfermedad(?:es)?|problemas de salud)|discapacitad[oa]s",
    tr: "engelli|ozurlu",
    fact: { en: "illness(?:es)?", de: "(?:vor)?erkrankungen", es: "enfermedades", tr: "hastaliklarinizi" },
  },
  {
    reason: "union",
    wording: "cooperation",
    en: "(?:trade )?unionists|union (?:members|activists|troublemakers|people)",
    de: "gewerkschafter(?:innen)?",
    es: "sindicalistas?|sindicad[oa]s",
    tr: "sendikali|sendikaci",
    fact: { en: "union membership", de: "gewerkschaftszugehorigkeit", es: "afiliacion sindical", tr: "sendika uyeliginizi" },
  },
];

const REFUSED = {
  en: "(?:need not|should not|cannot|must not|may not) apply|(?:are|will) not (?:be )?(?:wanted|welcome|accepted|considered|hired|employed)|will be rejected",
  de: "(?:werden|sind|konnen) (?:leider )?nicht (?:eingestellt|genommen|berucksichtigt|erwunscht|willkommen)(?: werden)?|(?:sind )?(?:unerwunscht|zwecklos)|(?:bitten wir,? )(?:von einer bewerbung )?abzusehen|(?:brauchen|bitten wir,?) sich nicht (?:zu )?(?:zu )?bewerben",
  tr: "(?:ler|lar)?(?: aday(?:lar)?)? (?:olmayan(?:lar)?|basvurmasin|alinmaz|almiyoruz|kabul edilmez|isten?m(?:iyor|iyoruz|ez)|degerlendirilmez|haric)",
};
const HIRE = { en: "hire|take on|employ|accept|want|recruit", es: "contrat|acept|admit|quer" };

/** Groups that an advert shuts out, or asks for alone, in so many words ("migrants need not apply", "only Christians"), and facts to state. */
export const EXCLUDED: readonly Rule[] = GROUPS.map(({ reason, wording, en, de, es, tr, fact, isNeverAlone }) =>
  rule(
    reason,
    wording,
    `(?:${en}) (?:${REFUSED.en})|(?:not (?:suitable|open|meant) (?:for|to)|no|(?:do not|don't|never) (?:${HIRE.en})) (?:${en})(?!['’])`,
    `(?:${de}) (?:${REFUSED.de})|nicht (?:geeignet )?fur (?:${de})(?: geeignet)?|keine (?:${de})`,
    `(?:abstenerse|ningun[oa]?|no(?: (?:se )?(?:${HIRE.es})\\p{L}{1,4})?(?: a)?|no apt[oa] para) (?:${es})|(?:${es}) (?:abstenerse|no (?:presentarse|aplicar|postular(?:se)?))`,
    `(?:${tr})(?:${REFUSED.tr})`,
    ...(isNeverAlone
      ? [
          `only (?:(?:${HIRE.en}) )?(?:${en})(?!['’])`,
          `(?:nur|ausschlie(?:ß|ss)lich) (?:${de})(?: ein(?=\\s*(?:[.,;!]|$)))?`,
          `(?:solo|unicamente) (?:(?:${HIRE.es})\\p{L}{1,4} )?(?:a )?(?:${es})`,
        ]
      : []),
    ...(fact
      ? [
          `(?:include|state|give|indicate|mention|specify) (?:us )?your (?:${fact.en})`,
          `(?:geben|nennen) sie (?:bitte |uns )?ihre[nr]? (?:${fact.de})(?: an)?|(?:angabe|nennung) (?:ihrer|der) (?:${fact.de})|(?:${fact.de}) (?:bitte )?angeben`,
          `(?:indic|indiqu|mencion|especific|especifiqu|senal)\\p{L}{1,3} (?:tu|su|tus|sus) (?:${fact.es})`,
          `(?:${fact.tr}) (?:belirt|yaz|bildir)\\p{L}{1,6}`,
        ]
      : []),
  ),
);
