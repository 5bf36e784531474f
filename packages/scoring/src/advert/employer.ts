import { flat } from "../text/fold.ts";
import { contentWords } from "../text/words.ts";
import { importanceSaid } from "./wording.ts";

// Sentences whose subject is the employer, whatever heading stands above them, on flat text.
const WE =
  /^(?:we(?!(?:'re| are)? (?:\p{L}+ )?(?:look|seek|hir|search|recruit|need|expect|require|ask|want|prefer))(?:'\p{L}+)?|our (?!(?:ideal|perfect|requirements?|expectations|kitchen|new|next|future|candidates?))|at \p{L}+,? we|wir,? (?!(?:suchen|brauchen|erwarten|wunschen|setzen|freuen|benotigen|fordern))|unser(?:e|en|em)? (?:unternehmen|haus|team|kunden|mandant\p{L}*|firma|betrieb|standort|klinik|praxis|auftraggeber|ziel|leitbild)|ich (?:bin \p{L}+ \p{L}+,|begleite|suche fur)|(?:en [^,.]{2,30}, )?creemos (?:en|que)|(?:[^,.:;]{2,50} )?(?:es|somos) una (?:empresa|compania|organizacion|firma) (?:que|dedicada|lider|con|del?|multinacional|familiar)|(?:con )?(?:mas de )?\d{1,3} anos en el mercado|somos|nuestr[oa]s? (?:empresa|equipo|clientes|mision|compania|grupo|objetivo)|(?:contamos|trabajamos|crecemos) |nos (?:dedicamos|especializamos|enorgullece)|(?:sirketimiz|firmamiz|grubumuz|kurumumuz|biz)(?!\p{L}))(?! (?:icin|bunyesinde))/u;
// "Als ausgezeichnetes Unternehmen bieten wir …", "With an open mind, we …": the employer is the subject, after an opening.
const THEN_WE =
  /^(?:(?:als|an|bei|dank|durch|fur|im|in|mit|nach|neben|seit) [^.;]{3,140} (?!(?:such|brauch|erwart|wunsch|setz|freu|benotig|forder|leg)\p{L}* wir)(?:\p{L}{2,}en|sind) wir(?![^.;]{1,160} (?:du|dein\p{L}*|ihre\p{L}*)(?!\p{L}))|(?:with|by|as|at|through|because|since|in|while) [^.;]{3,140},? we|that's why we)(?!\p{L})(?!(?:'re| are)? (?:\p{L}+ )?(?:look|seek|hir|search|recruit|need|expect|require|ask|want|prefer))/u;
const OF_THE_COMPANY =
  /^(?:the|this|die|das|der|la|el|las|los) (?:company|firm|agency|division|department|hotel|restaurant|bank|organi[sz]ation|hospital|school|city|office|program(?:me)?|brand|group|business|bar|food truck|unternehmen|firma|klinik|gesellschaft|konzern|gruppe|betrieb|empresa|compania|organizacion|institucion|agencia|marca) (?:is|are|was|has|have|offers?|provides?|serves?|operates?|supports?|employs?|makes?|believes?|continues|ist|sind|hat|bietet|betreibt|entwickelt|steht|gehort|es|esta|cuenta|ofrece|brinda)(?!\p{L})/u;
const TURKISH_COMPANY =
  /(?:hizmet (?:ver|sun)\p{L}*|faaliyet goster\p{L}*|kurul(?:an|mus|du)\p{L}*|lider\p{L}* (?:firma|sirket|kurulus)\p{L}*|(?:buyu|genisle)\p{L}* (?:devam|surdur)\p{L}*)[.]?$/u;

// A name that something is said of: "Fairmont Austin will be …", "Die BLS Gruppe entwickelt …".
const NAMED =
  /^(?:(?:The|At|Die|Das|Der|La|El)\s)?(?:\p{Lu}[\p{L}\d&'’.-]{1,30}\s){1,6}(?:\([\p{Lu}\d]{2,10}\)\s)?(?<verb>is|are|was|were|will be|has|have|offers?|provides?|serves?|operates?|makes?|continues|employs|strives|believes|values|helps?|specializes|ist|sind|hat|bietet|entwickelt|gehört|zählt|betreibt|steht|es|está|cuenta|ofrece|brinda)\s/u;
const OF_THE_PERSON =
  /(?:candidate|applicant|incumbent|position|role|job|experience|knowledge|degree|ability|skill|duties|responsib|employee|person|kandidat|bewerber|stelle|aufgabe|erfahrung|kenntnis|ausbildung|studium|fuhrerschein|abschluss|puesto|cargo|experiencia|conocimiento|titulo|licencia|licen[cs]e|certific)/;

/**
 * True for a sentence that says something of the employer, although a heading of duties or requirements stands above it. `title` is that of
 * the job, which is no employer.
 */
export const speaksOfEmployer = (words: string, title: string | undefined): boolean => {
  const said = flat(words);
  // "Als ausgezeichnetes Unternehmen" praises, and names no level that is asked for.
  if (THEN_WE.test(said) && (importanceSaid(said) === undefined || said.startsWith("als "))) return true;
  if (importanceSaid(said) !== undefined) return false;
  if (WE.test(said) || OF_THE_COMPANY.test(said)) return true;
  if (TURKISH_COMPANY.test(said)) return true;
  const named = NAMED.exec(words);
  if (!named) return false;
  const subject = flat(named[0]);
  const ofJob = new Set(contentWords(title ?? "").map(({ fold }) => fold));
  return !OF_THE_PERSON.test(subject) && !contentWords(subject).some(({ fold }) => ofJob.has(fold));
};

/** True for a sentence about the employer's own affairs in running text, which speaks of nobody wanted: "Our goal is a solid team". */
export const isOwnAffair = (said: string): boolean =>
  (WE.test(said) || THEN_WE.test(said) || OF_THE_COMPANY.test(said)) &&
  !OF_THE_PERSON.test(said) &&
  !/(?<!\p{L})(?:you\p{L}*|who|someone|somebody|jemand\p{L}*|du|dich|dein\p{L}*|sie|ihr\p{L}*|ihnen|wer|quien|alguien|usted|tu|tienes?|(?:a|e)day\p{L}*|love|like|wish|wunschen|erwarten|valora\p{L}*|importan\p{L}*|wichtig\p{L}*|matters?)(?!\p{L})/u.test(
    said,
  );

/** True for a sentence that looks for somebody and names no work: "The hotel is seeking a dynamic barback to join our team". */
export const looksForSomebody = (said: string): boolean =>
  /(?:(?<!\p{L})(?:is|are|we're) (?:currently |now |also )?(?:seeking|looking for|hiring|recruiting|searching for)|(?<!\p{L})(?:now|currently) hiring|(?<!\p{L})(?:suchen wir|wir suchen|sucht (?:ab|zum|fur|eine))|(?<!\p{L})(?:buscamos|se encuentra en (?:la )?busqueda|nos encontramos en (?:la )?(?:busqueda|proceso)|proceso de seleccion)|(?:ariyoruz|aramaktay?\p{L}*|arayisimiz\p{L}*|alinacaktir)[.!]?$)(?!\p{L})/u.test(
    said,
  );

// The form of a company, which only its name carries.
const COMPANY_NAME =
  /(?<![\p{L}])(?:GmbH(?: & Co\.? ?KG)?|mbH|e\.\s?V\.|A\.\s?Ş\.?|Ltd\.?|Şti\.?|San\.|Tic\.?|Inc\.?|LLC|S\.\s?A\.(?:\s?S\.)?|S\.\s?L\.(?:\s?U\.)?|SL|C\.\s?A\.)(?![\p{L}])/u;

/** True for the name of the employer on a line of its own. */
export const isCompanyName = (words: string): boolean =>
  words.length <= MAX_COMPANY &&
  COMPANY_NAME.test(words) &&
  (words.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).length === 0 &&
  importanceSaid(flat(words)) === undefined;
const MAX_COMPANY = 90;

/** True for a sum that is paid: "Servers $2.13 + tips", not "budgets of $5 million". On flat text. */
export const isPayLine = (said: string): boolean =>
  /(?:[$€£₺]\s?\d|\d\s?(?:[€$£₺]|usd|eur|tl)(?!\p{L}))/u.test(said) &&
  /(?<!\p{L})(?:tips?|hours?|hourly|hr|per (?:week|day|month|year|annum|mile)|weekly|monthly|annual(?:ly)?|salary|wage|pay|start(?:s|ing)? at|stunde|std|monat\p{L}*|jahr|brutto|netto|brutos?|netos?|mes|mensual(?:es)?|anual(?:es)?|sueldo|salario|aylik|maas|net|brut)(?!\p{L})/u.test(
    said,
  );

// Every word of a line that says how somebody is employed, on flat text: "Permanent full time contract", "Unbefristete Anstellung in Vollzeit".
const EMPLOYED =
  /^[\s•*–-]{0,4}(?:(?:permanent|temporary|fixed|term|full|part|time|contract|employment|position|job|unbefristet\p{L}*|befristet\p{L}*|vollzeit|teilzeit|\p{L}*anstellung|arbeitsvertrag|vertrag|arbeitsverhaltnis|contrato|contratacion|indefinid[oa]|temporal|jornada|completa|parcial|belir(?:li|siz)|sureli|tam|yari|zamanli|sozlesme\p{L}*|a|an|and|or|in|ein\p{L}{0,2}|und|oder|de|y|o|ve|veya)(?:[\s,/&()-]{1,3}|(?=[.!]?$))){2,9}[.!]?$/u;

/** True for a line that names the contract and the hours alone. */
export const isContractLine = (said: string): boolean => EMPLOYED.test(said);

const BEGS =
  /^[\s•*¡–-]{0,4}(?:(?:por )?favor,? (?:no )?(?:incluir|adjuntar|anexar|enviar|remitir|abstener\p{L}*|aplicar|postular|leer)|abstenerse (?:de (?:aplicar|postular)|quienes|si no)|bitte (?:fug\p{L}+|leg\p{L}+|send\p{L}+) [^.;]{0,60}(?:bewerbung|lebenslauf|portfolio|anschreiben))(?!\p{L})/u;

/** True for a line that tells how to apply, or who need not: "All other candidates will not be considered". On flat text. */
export const isInstruction = (said: string): boolean =>
  BEGS.test(said) ||
  /(?<!\p{L})(?:(?:candidates?|applicants?|applications?|resumes?)[^.;]{0,40} (?:will|can|may) not be (?:considered|accepted|reviewed)|(?:you must|please)(?: \p{L}+){0,2} (?:state|indicate|include|attach|submit)[^.;]{0,60}(?:resume|cv|application|letter)|open (?:only )?to (?:\p{L}+ ){0,4}(?:only|employees)|look(?:ing)? forward to (?:receiving|your|hearing))(?!\p{L})/u.test(
    said,
  );

/** True for what law or custom adds to an advert: equal treatment, checks, data protection. On flat text. */
export const isLegalNote = (said: string): boolean =>
  /(?<!\p{L})(?:engelli kadro\p{L}*|engel(?:lilik)? (?:derece|oran)\p{L}*|grad der behinderung|certificado de discapacidad|(?:ihre[rnms]?|deine[rnms]?) (?:personenbezogene\p{L}* |gespeicherte\p{L}* )?daten(?!\p{L})|(?:bewerbungsverfahren|erteilte einwilligung|aufbewahrungs(?:fristen|pflichten))|your (?:personal |stored )?data(?!\p{L})|(?:sus|tus) datos(?: personales)?(?!\p{L})|kisisel verileriniz\p{L}*|(?:without (?:regard to|discrimination)|discriminat\p{L}* (?:based|on the basis|against))|protected (?:characteristics?|veteran\p{L}*|class\p{L}*)|race, colou?r|(?:applicants?|people|candidates|individuals) (?:of|from|with) (?:all|any|every|diverse)|all qualified (?:applicants?|candidates)|regardless of (?:\p{L}+ ){0,3}(?:age|gender|origin|race|religion|background|disability)|unabhangig von (?:\p{L}+ ){0,3}(?:alter|geschlecht|herkunft|nationalitat|religion)|(?:independientemente de|sin distincion de|sin importar) (?:su |la |el )?(?:edad|genero|sexo|origen|raza|religion)|gender identity|sexual orientation|e-verify|reasonable accommodations?|affirmative action|schwerbehindert\p{L}*|gleichstellung|chancengleichheit|datenschutz(?:hinweis|erklarung)\p{L}*|diversity charta|charta der vielfalt|no discrimin\p{L}*|igualdad de (?:genero|condiciones)|(?:herhangi bir )?ayrim\p{L}* (?:yap(?:il)?maksizin|gozet\p{L}*)|esit firsat\p{L}*|degerlendirilen tek kriter|firsat esitligi|(?:kvkk|kisisel verilerin korunmasi)(?![^.;]{0,90}(?:hakim|bilgi|bilen|deneyim|tecrube|sahip)))(?!\p{L})/u.test(
    said,
  );
