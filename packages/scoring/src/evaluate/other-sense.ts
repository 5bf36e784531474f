/** Words that name a trade's work and mean something else here: the storage of data, a driver of a device. */
import type { ParsedCv } from "../cv/parsed-cv.ts";
import { roleAt } from "../cv/roles.ts";
import type { ShownTerm } from "../cv/skills.ts";
import type { Span } from "../text/lines.ts";
import { areOfComputers } from "../vocabulary/term-work.ts";
import { fieldsOfTitle } from "../vocabulary/work.ts";

const NEAR = 90;

/** The sentence near a mention, on flat text. */
const around = ({ flat }: ParsedCv, { start, end }: Span, sentence: Span): string =>
  flat.slice(Math.max(sentence.start, start - NEAR), Math.min(sentence.end, end + NEAR));

const isIn = (cv: ParsedCv, { start }: Span): boolean => areOfComputers(fieldsOfTitle(roleAt(cv.roles, start)?.title ?? ""));

// On flat text, in the four languages.
const OF_COMPUTERS =
  /(?<!\p{L})(?:data|daten|datos|veri(?:ler\p{L}*)?|databases?|datenbank\p{L}*|veritaban\p{L}*|cloud|caches?|server|servers|sunucu\p{L}*|servidores?|software|yazilim\p{L}*|(?:web)?anwendung\p{L}*|aplicaci\p{L}+|applications?|apps?|api|apis|code|codes?|codigo|kod|web ?(?:page|site|app)s?|website\p{L}*|pagina web|sitio web|linux|python|java|javascript|sql|firestore|firebase|blockchain|networking|computing|computers?|computador\p{L}*|ordenador(?:es)?|bilgisayar\p{L}*|sistemas operativos|equipos? de computo|loglama|logging|e-?mails?|key-value|saas|pipelines?|kubernetes|docker|jsp\p{L}*|sharepoint|networks|netzwerk\p{L}*)(?!\p{L})/u;

/** True for a line that is about programs, data or computers. */
export const isAboutComputers = (cv: ParsedCv, { start, end, sentence }: Span & { readonly sentence: Span }): boolean =>
  OF_COMPUTERS.test(around(cv, { start, end }, sentence));

// "Storage", "shipping", "Versand": goods are stored and sent, and data and programs are.
const OF_GOODS = new Set(["warehousing", "shipping", "order-picking", "logistics"]);
const STORES_OR_SENDS =
  /^(?:storage|storing|stores?|speicher\p{L}*|almacenamiento|depolama\p{L}*|ship\p{L}*|versand\p{L}*|deliver\p{L}*|envios?)$/u;
// "Logistic regression", "lojistik regresyon": a model of statistics. Right behind the name.
const REGRESSION = /^\s*(?:regres|regression)/u;

// The centre for further education of a university, which Turkish CVs write as SEM. Before and behind the name.
const OF_UNIVERSITY = /(?<!\p{L})(?:universite\p{L}*|uni|itu|odtu|ytu|ktu|deu)[\s\-–—]{1,3}$/u;
// "Salt Lake City": no switchgear ("şalt").
const SALT = /^salt$/iu;
// "Built a social network": the product of a programmer.
const BUILT = /(?<!\p{L})(?:develop|build|built|implement|entwick|desarroll|gelistir|program)\p{L}* (?:[^.;|]{0,50} )?$/u;
const NETWORK = /^(?:social networks?|redes? social(?:es)?|soziale[ns]? netzwerke?\p{L}*|sosyal ag\p{L}*)$/u;

// "A Word add-in", "an add-in for SolidWorks": a person who extends a program need not use it.
const ADD_IN_BEHIND = /^[- ](?:add-?ins?|add-?ons?|plug-?ins?|eklenti\p{L}*)(?!\p{L})/u;
const ADD_IN_BEFORE = /(?<!\p{L})(?:add-?ins?|add-?ons?|plug-?ins?) (?:for|fur|para) (?:microsoft |ms )?$/u;
const OF_USERS = new Set(["excel", "microsoft-word", "microsoft-office", "solidworks", "autocad", "catia", "autodesk-inventor"]);

/** True where what stands around a term says that it means something else. */
export const isOtherSense = (cv: ParsedCv, { term, start, end, sentence }: ShownTerm): boolean => {
  const { id } = term;
  const said = cv.flat.slice(start, end);
  const behind = cv.flat.slice(end, end + NEAR);
  const before = cv.flat.slice(Math.max(sentence.start, start - NEAR), start);
  if (id === "logistics" && REGRESSION.test(behind)) return true;
  if (OF_GOODS.has(id) && STORES_OR_SENDS.test(said))
    return isIn(cv, { start, end }) || isAboutComputers(cv, { start, end, sentence });
  if (id === "sea" && said === "sem") return OF_UNIVERSITY.test(before);
  if (id === "high-voltage" && SALT.test(cv.text.slice(start, end))) return true;
  if (id === "social-media" && NETWORK.test(said)) return BUILT.test(before);
  return OF_USERS.has(id) && (ADD_IN_BEHIND.test(behind) || ADD_IN_BEFORE.test(before));
};
