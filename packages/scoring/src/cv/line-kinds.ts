import { flat, tokensOf } from "../text/fold.ts";
import { remembered } from "../text/remember.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";

// Words beside an occupation that are part of a title.
const BESIDE =
  /^(?:senior|junior|sr|jr|lead|leitende[rn]?|stellvertretende[rn]?|examinierte[rn]?|gelernte[rn]?|staatlich|anerkannte[rn]?|freie[rn]?|freiberufliche[rn]?|selbststandige[rn]?|freelance|chief|head|deputy|assistant|general|m|w|d|f|x|msc|bsc|m|sc|b|s|ing|dipl|fh|mag|dr|kidemli|uzman|yardimcisi|stajyer|auxiliar|jefe|titular|independiente|ii|iii|iv|i)$/;

/** True when a short text is an occupation and little else: "Physiker (M.Sc.)", "Senior Data Engineer". */
export const isOccupation = remembered((words): boolean => {
  if (words.length > LONGEST) return false;
  const found = occupationsOf(words);
  if (found.length === 0) return false;
  return tokensOf(words).every(
    (token) => BESIDE.test(token.fold) || found.some(({ start, end }) => start <= token.start && token.end <= end),
  );
});

/** True when a short text names an occupation. */
export const namesOccupation = (words: string): boolean => words.length <= LONGEST && occupationsOf(words).length > 0;
const LONGEST = 100;

const STUDENT =
  /(?<!\p{L}|working |part.?time )(?:student(?:in)?|studierende[rn]?|estudiante|alumn[oa]|ogrenci(?:si)?|undergraduate|absolvent(?:in)?|schuler(?:in)?)(?!\p{L}| (?:\p{L}+ ){0,2}(?:instructor|assistant|researcher|developer|consultant|technician|worker|tutor|teacher|engineer|manager|aide|ambassador)(?!\p{L}))/u;

/** True when a short text says that somebody studies. */
export const namesStudent = (words: string): boolean => words.length <= LONGEST && STUDENT.test(flat(words));

// Endings of abstract nouns, which neither towns nor people have as names.
const ABSTRACT =
  /(?:(?<!le)ment|tion|sion|(?:ship|ness|ance|ence|istic|ology|graphy|ysis)s?|(?:ing|ment|tion|sion|ogram|ation)s|(?<!h|b|d|l|fr|t)eering|(?:ment|lop|rain|plan|arket|ecruit|each|ork|ccount|ell|uild|ead|andl|egotiat|cast|riv|lean)(?:n)?ing|ung|heit|keit|schaft|tat|tik|logie|grafie|kunde|wesen|cion|siones|miento|dad|idades|tica|itica|ologia|logia|lik|luk|mesi|masi|lugu|ligi|cilik|ciligi|mlilik|leme|lama|leri|lari)$/u;

/** True for a word that names an activity or a quality: "Verwaltung", "Development". On folded text. */
export const isAbstract = (word: string): boolean => word.length > 6 && ABSTRACT.test(word);
