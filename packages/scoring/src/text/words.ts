import { tokensOf, type Token } from "./fold.ts";

// Words of a requirement without a meaning of their own, folded, in the four languages.
const FILLER = new Set(
  (
    "a an the and or of in on at to for with by from as is are be we you your our us this that it its if not no any all who have has had will must should can may would like need needs looking " +
    "experience experienced especially particularly knowledge skills skill ability abilities understanding familiarity familiar proficiency proficient good very strong solid excellent deep sound proven basic advanced great working practical hands relevant similar least minimum more better plus ideally preferably required requirement requirements desirable preferred years year using use used including such etc e g field area first work job role professional " +
    "der die das den dem des ein eine einen einem einer und oder von vom mit im in am an auf fur bei zu zum zur als ist sind sie wir ihr ihre ihnen haben hat werden kann muss sollte wenn auch nach aus uber " +
    "insbesondere insb erfahrung erfahrungen kenntnisse kenntnis fahigkeit fahigkeiten verstandnis umgang gute guter gutes sehr fundierte fundierter solide sichere sicherer sicherer ausgepragte umfassende erste praktische einschlagige mindestens idealerweise wunschenswert gerne jahre jahren jahr berufserfahrung bereich ahnliche ahnliches ahnlichem ahnlichen vergleichbare vergleichbares vergleichbarem vergleichbaren oder besser mehr bringen mitbringen " +
    "el la los las lo un una unos unas y o e de del al a en con por para es son ser que se su sus tu tus nos somos tener tienes tenga " +
    "experiencia especialmente conocimiento conocimientos manejo dominio habilidad habilidades capacidad buen buena buenos buenas solido solidos solida amplia amplio excelente minimo minima menos al anos ano deseable valorable preferiblemente similar similares equivalente equivalentes afin afines otros otras trabajo nivel uso " +
    "ve veya ile icin bir bu da de olan olarak olmak olmasi en az gibi alaninda alanda konusunda konularinda tercihen ozellikle iyi cok deneyim deneyimi deneyimli tecrube tecrubeli bilgi bilgisi bilgili sahip hakim hakimiyet yil yillik kullanimi kullanabilen yapabilen seviyede duzeyde duzey bilen"
  ).split(" "),
);

/** The words that carry a meaning. */
export const tellingOf = (words: readonly Token[]): Token[] =>
  words.filter(({ fold }) => !FILLER.has(fold) && (fold.length > 1 || /\d/.test(fold)));

/** The words of a text that carry its meaning. */
export const contentWords = (text: string): Token[] => tellingOf(tokensOf(text));

const SHARED = 0.75;

// Forms of job titles for women and men. Folded endings and words.
const GENDERED: readonly (readonly [RegExp, string])[] = [
  [/(?<=er|or|ist|ent|ant|eur|arzt|koch|anwalt|log|graf|wirt|chef)in(?:nen)?$/, ""],
  [/(?<=\p{L}{2})(?:frau|frauen|leute)$/u, "mann"],
  [/schwester(?:n)?$/, "pfleger"],
  [/(?<=\p{L}{2})wom([ae])n$/u, "m$1n"],
  [/mistress$/, "master"],
  [/(?<=steward|host)ess$/, ""],
  [/^waitress$/, "waiter"],
  [/^actress$/, "actor"],
  [/(?<=manager)ess$/, ""],
  [/^hostes$/, "host"],
  [/^jefa(?=s?$)/, "jefe"],
  [/^actriz$/, "actor"],
  [/^beamt(?:in|e[rn]?)$/, "beamte"],
  [/^mudire(?=si?$|$)/, "mudur"],
];
const neutral = (word: string): string => GENDERED.reduce((form, [ending, other]) => form.replace(ending, other), word);

// An intern is nothing internal, and no internet.
const TRAINEE = /^intern(?:s|ships?)?$/;

/** True for a folded word for a person in training, which begins like words for what is internal. */
export const isTrainee = (word: string): boolean => TRAINEE.test(word);

/**
 * True when two folded words are forms of one word: equal, alike in the first three quarters of the longer and at least five letters, or the
 * same trade of a woman and a man.
 */
export const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  if (a.length > 3 && b.length > 3 && a.startsWith(b.slice(0, 2)) && neutral(a) === neutral(b)) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 5 || isTrainee(a) !== isTrainee(b)) return false;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  return shared >= 5 && shared >= long.length * SHARED;
};
