import type { ProtectedReason } from "../fairness/rule.ts";
import { protectedWishesIn, refuseProtected } from "../protected-wishes.ts";
import { flat } from "../text/fold.ts";
import type { Language } from "../text/language.ts";

/** Words about a person that no message may give as its reason. */
export interface PersonalReason {
  readonly phrase: string;
  readonly reason: string;
}

// Reasons against a person, which adverts do not word: "too old", "her children", "sein Akzent". On flat text, in four languages.
const PERSONAL: readonly (readonly [ProtectedReason, string])[] = [
  [
    "age",
    "(?:too|so|quite|rather|how) (?:old|young)|young and (?:pretty|beautiful|dynamic)|wie jung|que joven|ne kadar genc|(?:his|her|your|their) age|older (?:candidate|applicant|person)|younger (?:candidate|applicant|person)|close to retirement|(?:zu|recht|schon) (?:alt|jung)|(?:seines|ihres|deines) alters|altersgrunde\\p{L}{0,2}|rentennah|(?:altere|jungere)[rn]? (?:person|bewerber\\p{L}{0,3}|kandidat\\p{L}{0,3})|(?:demasiado|muy) (?:mayor|joven|viej[oa])|por (?:su|tu) edad|(?:mas|una persona) joven|(?:cok|fazla) (?:yasli|genc)|yasi(?:niz|ndan|nedeniyle)?|emeklilige yakin|daha genc",
  ],
  [
    "gender",
    "(?:prefer|wanted|need|chose) a (?:man|woman)|(?:because|as) (?:she|you|he) (?:is|are) a (?:man|woman)|(?:lieber|brauchen|wollten|suchen) (?:einen mann|eine frau)|weil (?:sie|er|du) (?:eine frau|ein mann)|(?:preferimos|queremos|buscamos) (?:un hombre|una mujer)|por ser (?:mujer|hombre)|(?:bir )?(?:kadin|erkek) (?:oldugu|istiyoruz|tercih|aday)\\p{L}{0,4}|erkek istiyoruz",
  ],
  [
    "familyDuties",
    "(?:has|have|with|your|her|his) (?:small |young |two |three )?(?:children|kids|family duties|a family)|single (?:mother|father|parent)|childcare|(?:ihre|seine|deine|kleine) kinder|alleinerziehend\\p{L}{0,2}|kinderbetreuung|familiare (?:situation|grunde|verpflichtungen)|(?:tiene|tienes|sus|tus) hijos|(?:cargas|situacion) familiar\\p{L}{0,2}|cocuk(?:lu|lari|larin|larinizin)|ailevi (?:durum|neden)\\p{L}{0,5}",
  ],
  [
    "pregnancy",
    "pregnan\\p{L}{1,3}|maternity|schwanger\\p{L}{0,6}|elternzeit|mutterschutz|embaraz\\p{L}{1,4}|maternidad|hamile\\p{L}{0,6}|gebe\\p{L}{0,6}|dogum izni",
  ],
  [
    "health",
    "(?:disab|handicap|wheelchair|sick leave|illness|ill health|health (?:problems|issues|reasons)|depress)\\p{L}{0,8}|behinder\\p{L}{1,8}|(?:rucken|knie|herz)(?:probleme|leiden|schmerzen)|back (?:problems|pain)|diabet\\p{L}{1,5}|asthma|krebs(?:erkrankung)?|cancer|epilep\\p{L}{1,4}|krank\\p{L}{0,8}|rollstuhl|gesundheitlich\\p{L}{0,4}|discapacidad|enferm(?:edad|o|a)|baja medica|silla de ruedas|(?:por|problemas de) salud|engel(?:li|i)\\p{L}{0,4}|hasta(?:lik|ligi)\\p{L}{0,4}|saglik (?:sorun|neden)\\p{L}{0,4}",
  ],
  [
    "religion",
    "head ?scar(?:f|ves)|hijab|(?:is|are) (?:a )?(?:muslim|jewish|christian|catholic)|(?:his|her|your) (?:religion|faith)|kopftuch|(?:ihre|seine|deine) religion|muslim\\p{L}{0,5}|judisch|velo islamico|(?:su|tu) religion|musulman\\p{L}{0,2}|basortu\\p{L}{0,4}|dini (?:inanc|neden)\\p{L}{0,4}",
  ],
  [
    "nationality",
    "foreign(?:er)?|immigrant|refugee|ethnic\\p{L}{0,4}|(?:his|her|your) (?:origin|accent|nationality|race|skin)|auslander\\p{L}{0,4}|(?:ihre|seine|deine) (?:herkunft|nationalitat|hautfarbe)|migrationshintergrund|akzent|extranjer[oa]|inmigrante|(?:su|tu) (?:origen|acento|nacionalidad|raza)|yabanci (?:oldugu|uyruklu)\\p{L}{0,3}|(?:kokeni|aksani|uyrugu|irki)\\p{L}{0,5}|multeci",
  ],
  [
    "maritalStatus",
    "(?:is|are|just) (?:married|divorced|single)|marital status|(?:ist|sind|bist) (?:verheiratet|ledig|geschieden)|familienstand|(?:esta|estas) casad[oa]|estado civil|(?:evli|bekar) (?:oldugu|olma)\\p{L}{0,5}",
  ],
  [
    "appearance",
    "(?:his|her|your) (?:looks|appearance|weight|tattoos?)|(?:you|she|he) looks? (?:good|great|beautiful|pretty|handsome)|how (?:beautiful|pretty|handsome)|overweight|(?:ihr|sein|dein) (?:aussehen|gewicht)|tatowier\\p{L}{0,6}|ubergewicht\\p{L}{0,3}|(?:su|tu) (?:aspecto|fisico|peso)|tatuaj\\p{L}{1,3}|dis gorunus\\p{L}{0,4}|kilolu|dovme\\p{L}{0,4}",
  ],
  ["union", "trade union|works council|union member|gewerkschaft\\p{L}{0,12}|betriebsrat|sindica\\p{L}{1,6}|sendika\\p{L}{0,5}"],
  ["militaryService", "military service|wehrdienst|servicio militar|askerli\\p{L}{1,6}"],
];

const ABOUT: Readonly<Record<ProtectedReason, Readonly<Record<Language, string>>>> = {
  age: { en: "age", de: "das Alter", es: "la edad", tr: "yaş" },
  gender: { en: "gender", de: "das Geschlecht", es: "el género", tr: "cinsiyet" },
  nationality: { en: "origin", de: "die Herkunft", es: "el origen", tr: "köken" },
  nativeSpeaker: { en: "origin", de: "die Herkunft", es: "el origen", tr: "köken" },
  militaryService: { en: "military service", de: "den Wehrdienst", es: "el servicio militar", tr: "askerlik" },
  maritalStatus: { en: "marital status", de: "den Familienstand", es: "el estado civil", tr: "medeni durum" },
  familyDuties: { en: "the family", de: "die Familie", es: "la familia", tr: "aile" },
  pregnancy: { en: "pregnancy", de: "eine Schwangerschaft", es: "el embarazo", tr: "hamilelik" },
  photo: { en: "looks", de: "das Aussehen", es: "el aspecto", tr: "görünüş" },
  religion: { en: "religion", de: "die Religion", es: "la religión", tr: "din" },
  health: { en: "health", de: "die Gesundheit", es: "la salud", tr: "sağlık" },
  appearance: { en: "looks", de: "das Aussehen", es: "el aspecto", tr: "görünüş" },
  union: { en: "a trade union", de: "eine Gewerkschaft", es: "un sindicato", tr: "sendika" },
};

const sentence = (phrase: string, about: ProtectedReason, reader: Language): string => {
  const subject = ABOUT[about][reader];
  return {
    en: `“${phrase}” is about ${subject} and not about the job. It is left out of the text.`,
    de: `„${phrase}“ betrifft ${subject} und nicht die Stelle. Es steht nicht im Text.`,
    es: `«${phrase}» trata de ${subject} y no del puesto. No aparece en el texto.`,
    tr: `“${phrase}” görevle değil, kişiyle ilgili (${subject}). Metne alınmadı.`,
  }[reader];
};

const MATCHERS = PERSONAL.map(([reason, pattern]) => ({
  reason,
  matcher: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "u"),
}));

/** The first words of a reason that are about the person and not about the job; undefined where the reason may stand. */
export const personalReasonIn = (words: string, reader: Language): PersonalReason | undefined => {
  const [wish] = protectedWishesIn(words);
  const text = wish ? words.slice(wish.start, wish.end) : words;
  if (wish) return { phrase: text, reason: sentence(text, wish.reason, reader) };
  const bare = refuseProtected(words);
  if (bare) return { phrase: words, reason: sentence(words, bare, reader) };
  const plain = flat(words);
  for (const { reason, matcher } of MATCHERS) {
    const match = matcher.exec(plain);
    if (!match) continue;
    const phrase = words.slice(match.index, match.index + match[0].length);
    return { phrase, reason: sentence(phrase, reason, reader) };
  }
  return undefined;
};

const VAGUE =
  /(?<!\p{L})(?:team fit|cultur(?:e|al) fit|chemistry|gut feeling|did not click|not the right fit|bauchgefuhl|chemie|passt? nicht (?:ins|zum|in unser) (?:team|unternehmen)|teamfit|no encaja|quimica|corazonada|ekibe uymu\p{L}{1,6}|kimya|icimize sinme\p{L}{1,4})(?!\p{L})/u;

/** True for a reason that nobody can check: "the chemistry". */
export const isVague = (words: string): boolean => VAGUE.test(flat(words));
