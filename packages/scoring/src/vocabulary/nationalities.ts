import { fold } from "../text/fold.ts";

// Nationalities in the four languages and both genders, mostly one word on a line of personal data. Names of languages ("Deutsch",
// "Turkish") are looked up elsewhere.
const NAMES =
  "british american english irish scottish welsh australian canadian indian pakistani nigerian ghanaian kenyan egyptian moroccan algerian tunisian syrian iraqi iranian afghan lebanese jordanian israeli brazilian mexican colombian argentinian argentine peruvian chilean venezuelan cuban swiss austrian belgian eu-citizen " +
  "deutscher deutsche osterreichisch osterreicher osterreicherin schweizer schweizerin schweizerisch turke turkin britisch amerikanisch syrisch syrer syrerin irakisch iranisch afghanisch afghane agyptisch marokkanisch tunesisch nigerianisch indisch pakistanisch brasilianisch kolumbianisch mexikanisch kosovarisch " +
  "espanol espanola aleman alemana turco turca britanico britanica estadounidense americano americana mexicano mexicana colombiano colombiana argentino argentina peruano peruana chileno chilena venezolano venezolana cubano cubana ecuatoriano ecuatoriana boliviano boliviana uruguayo uruguaya paraguayo paraguaya dominicano dominicana marroqui brasileno brasilena portuguesa italiana francesa rumana polaca " +
  "turk tc t.c. t.c turkiye alman ingiliz amerikan amerikali suriyeli irakli iranli afgan azeri azerbaycanli kibrisli kktc bulgar yunan rus";
const NATIONALITIES = new Set(NAMES.split(" ").map(fold));

/** True for a folded word that names a nationality. Names of languages may, too; their position decides. */
export const isNationality = (word: string): boolean => NATIONALITIES.has(word);
