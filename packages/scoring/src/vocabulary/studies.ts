import { flat, tokensOf, type Token } from "../text/fold.ts";
import { contentWords } from "../text/words.ts";

/**
 * Fields of study and trades that are learned, one a line, by the beginnings of the words that name them in English, German, Spanish and
 * Turkish, folded; a word that ends in "." counts only whole, one that begins with "-" is the ending of a compound. The first line that
 * knows a word decides. Own compilation.
 */
const STUDIES = `
software. yazilim
computer. computing. computers. informatik informatica wirtschaftsinformatik fachinformatik informationstechn computacion. computacionales. sistemas. bilgisayar bilisim programacion data. datos. -informatik -informatiker
business. betriebswirt bwl. mba. bba. ade. wirtschaftswissenschaft wirtschaftlich kaufmannisch kaufmann kauffrau kaufleute kfm. empresas. empresariales. comercio. comercial isletme. ticaret commerce. -kaufmann -kauffrau -kaufleute -betriebswirt -betriebswirtin
economics. economy. volkswirt vwl. economicas. economia. iktisat ekonomi.
accounting. accountancy. rechnungswesen. buchhalt contabilidad. contable. contador contadur contaduria. muhasebe
finance. financial. finanzen. finanzwesen. finanzwirtschaft finanzas. financier finans maliye. bankfach bankkauf sparkassen
marketing. mercadotecnia. pazarlama
electromecanic electromechanic elektromekanik elektromechanik
mechatron mekatron mecatron -mechatroniker -mechatronikerin -mechatronik
motor. motorlu. kraftfahrzeug kfz. automotive. automotriz automocion. otomotiv
mechanical. maschinen mecanica. mecanico. makine. industriemechan zerspanungs feinwerkmechan metallbau machinist
refriger kalteanlag kaltetech kaltemechatron sogutma climatiz iklimlendirme hvac.
anlagenmechan sanitar fontaner plumb klempner tesisat
electrical. elektrotechn elektroinstall elektriker elektroanlag elektroniker electrician electrica. electrico. electricidad. electricas. electricista elektrik electronic elektronik electronica. electronicas. betriebstechnik. -elektroniker -elektronikerin
telecommunic telekommunik telecomunicac haberlesme.
industrial. wirtschaftsingenieur industriales. endustri
civil. bauingenieur bauwesen. caminos. insaat.
architect architekt arquitect mimar
interior-architect innenarchitekt interiorismo interiorista
other-architect landschaftsarchitekt
draught draft zeichner dibujo. delineacion delineante -zeichner -zeichnerin
schweiss weld soldad kaynak
tischler schreiner zimmer carpent carpinter marangoz
malerin. maler. lackier painter. pintor
raumausstatt upholster tapicer
law. laws. llb. llm. legal. jura. jurisprud rechtswissenschaft rechtsanwalt rechtspfleg derecho. juridic abogac hukuk. -rechtsanwalt
dental. dentist odontolog zahnmed zahnarzt dis.
veterinar tiermed tierarzt
medicine. medical. medizin. humanmedizin. medicina. tip. tibbi. mbbs. -medizin
nursing. nurse. pflege. krankenpfleg altenpfleg pflegefach pflegeassist pflegewissenschaft gesundheitspfleg krankenschwe enfermer hemsire -pfleger -pflegerin -krankenpflege
midwif hebamme matron ebelik.
physiotherap fisioterap fizyoterap krankengymnast
pharmac pharmaz pharmazie farmacia. farmaceutic eczaci apothek pta.
laborator laborant laboratuvar
psycholog psicolog psikoloji
childcare. childhood. early. erzieher kinderpfleg kindheit infantil. cocuk okuloncesi
pedagog padagogik erziehungswissenschaft lehramt pedagogia. magisterio. maestr primaria. primary. grundschul primarschul ogretmenlik -padagogik
social. sozialarbeit sozialpadagog sosyal.
communication. communications. kommunikation comunicacion. iletisim
journalism. journalistik periodismo. gazetecilik
chemi chemie quimic kimya
biolog biyoloji
physics. physik fisica. fizik.
mathemati mathematik matematic matematik
statisti statistik estadistica. istatistik
design. gestaltung. grafik grafico. diseno. tasarim mediengestalt publicitario.
tourism. tourismus turismo. turizm hospitality. hotel hosteleria. otelcilik hotelfach restaurantfach gastgewerbe
culinary. koch. kochin. gastronom cocina. ascilik
baker. backer konditor panader pastelero pastry.
friseur hairdress cosmetolog kosmetik peluquer estetica. esteticista kuafor guzellik
gebaudereinig
logistics. logistik logistica. lojistik lagerlogistik fachlagerist lagerist spedition verkehrswesen -lagerlogistik
berufskraftfahr
agricultur agrar landwirt agronom ziraat
translation. ubersetz traduccion. tercuman mutercim
environment umwelt medioambient ambiental cevre
history. geschichte. historia. tarih.
philolog filolog germanist anglist linguist edebiyat japanese.
anthropolog antropolog
sociolog soziolog sosyoloji
philosoph filosof felsefe
politic politik. politikwissenschaft siyaset european.
theolog teolog ilahiyat
music. musik. musikwissenschaft musica. muzik
kunst. kunstgeschichte sanat. arts.
secretar sekretar burokommunik burofach verwaltungsfach verwaltungsangestellt
science. sciences. ciencias. naturwissenschaft
engineering. ingenieria. ingeniero. ingeniera. ingenieur muhendisligi muhendislik. muhendisi. muhendis.
`;
/** The last lines hold many studies: they count only where nothing closer is asked for. */
const WIDE_STUDIES = 2;

// "Interior architecture", "iç mimarlık", "arquitectura de software": another study by the word beside it.
const ARCHITECTURE = /^(?:architect|architekt|arquitect|mimar)/;
const INTERIOR = /(?<!\p{L})(?:interior|ic)[- ]$/u;
const OTHER = /(?<!\p{L})(?:landscape|naval|software|computer|system|data|peyzaj)[- ]$/u;

/** The words of a text that carry its meaning, with a word of two that name one study as one. */
export const studyWordsIn = (text: string): Token[] => {
  const plain = flat(text);
  const computing = tokensOf(text).flatMap((token) =>
    text.slice(token.start, token.end) === "IT" ? { ...token, fold: "informatik" } : [],
  );
  return [...contentWords(text), ...computing]
    .toSorted((a, b) => a.start - b.start)
    .map((token) => {
      if (!ARCHITECTURE.test(token.fold)) return token;
      const before = plain.slice(0, token.start);
      const study = INTERIOR.test(before) ? "interior-architect" : OTHER.test(before) ? "other-architect" : undefined;
      return study === undefined ? token : { ...token, fold: study };
    });
};

interface Beginning {
  readonly text: string;
  readonly study: number;
}

const STUDY_COUNT = STUDIES.trim().split("\n").length;
const NAMES = STUDIES.trim()
  .split("\n")
  .flatMap((line, study) => line.split(" ").map((name) => ({ name, study })));
const bare = (name: string): string => name.replace(/^-|\.$/g, "");
const WHOLE = new Map(NAMES.filter(({ name }) => name.endsWith(".")).map(({ name, study }) => [bare(name), study]));
const ENDINGS: readonly Beginning[] = NAMES.filter(({ name }) => name.startsWith("-")).map(({ name, study }) => ({
  text: bare(name),
  study,
}));
const OPEN: readonly Beginning[] = NAMES.filter(({ name }) => !/^-|\.$/.test(name)).map(({ name, study }) => ({
  text: name,
  study,
}));

/** The field of study that a folded word names, the same number in every language; undefined for any other word. */
export const studyOfWord = (word: string): number | undefined =>
  WHOLE.get(word) ??
  OPEN.find(({ text }) => word.startsWith(text))?.study ??
  ENDINGS.find(({ text }) => word.endsWith(text))?.study;

// Fields that show another in part, by their first words: economics for business administration.
const RELATED = `
business: economics marketing
economics: business finance
accounting: business finance
finance: business economics accounting
marketing: business
computer: software
software: computer
electromechanic: mechatron electrical.
mechatron: electromechanic
`;
// Fields that show another in full: whoever studied accounting has studied business.
const WITHIN = `
business: accounting finance
`;
const studiesOf = (table: string): ReadonlyMap<number, ReadonlySet<number>> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [asked, others] = line.split(": ");
        return [studyOfWord(asked!)!, new Set(others!.split(" ").map((name) => studyOfWord(bare(name))!))] as const;
      }),
  );
let related: ReadonlyMap<number, ReadonlySet<number>> | undefined;
let within: ReadonlyMap<number, ReadonlySet<number>> | undefined;

/** True where a degree in `shown` is one in the field `asked`: the same, or a part of it. */
export const isOfStudy = (shown: number, asked: number): boolean => {
  within ??= studiesOf(WITHIN);
  return shown === asked || within.get(asked)?.has(shown) === true;
};

const MEDICINES = ["veterinar", "dental", "pharmac"].map((name) => studyOfWord(name)!);

/** True for veterinary medicine beside medicine: an animal's doctor is asked for by both words. */
export const isKindOfStudy = (kind: number, study: number): boolean =>
  study === studyOfWord("medicine") && MEDICINES.includes(kind);

/** True where a degree in `shown` is near to the field `asked`. */
export const isNearStudy = (shown: number, asked: number): boolean => {
  related ??= studiesOf(RELATED);
  return related.get(asked)?.has(shown) === true;
};

/** True for a field that holds many others: science, engineering. */
export const isWideStudy = (study: number): boolean => study >= STUDY_COUNT - WIDE_STUDIES;
