/**
 * Fields of study, one a line, by the beginnings of the words that name them in English, German, Spanish and Turkish, folded; a word that
 * ends in "." counts only whole. Own compilation.
 */
const STUDIES = `
business. economics. economy. volkswirt vwl. economicas. iktisat ekonomi. marketing. mercadotecnia. pazarlama betriebswirt bwl. wirtschaftswissenschaft kaufmannisch empresas. empresariales. comercio. comercial isletme. ticaret accounting. accountancy. rechnungswesen. buchhaltung. contabilidad. contable. contaduria. muhasebe finance. financial. finanzen. finanzwesen. finanzwirtschaft finanzas. financier finans maliye.
computer. computing. informatik informatica. software. computacion. bilgisayar yazilim bilisim
mechanical. maschinenbau mecanica. makine.
electrical. elektrotechnik elektroinstallation electrica. electricidad. electricas. elektrik
electronic elektronik electronica.
industrial. wirtschaftsingenieur industriales. endustri
civil. bauingenieur bauwesen. caminos. insaat.
architect architekt arquitect mimar
law. legal. jura. rechtswissenschaft rechtsanwalt derecho. juridic hukuk.
medicine. medical. medizin. humanmedizin. medicina. tip. tibbi.
nursing. nurse. pflege. krankenpflege enfermeria. hemsirelik
pharmac pharmazie farmacia. eczacilik
psycholog psicolog psikoloji
pedagog padagogik erziehungswissenschaft pedagogia. magisterio. ogretmenlik
childcare. childhood. early. erzieher kinderpfleg kindheit infantil. cocuk
social. sozialarbeit sozialpadagogik sosyal.
communication. communications. kommunikation comunicacion. iletisim
journalism. journalistik periodismo. gazetecilik
chemi chemie quimic kimya
biolog biyoloji
physics. physik fisica. fizik.
mathemati mathematik matematic matematik
statisti statistik estadistica. istatistik
design. gestaltung. grafik diseno. tasarim
tourism. tourismus turismo. turizm
hospitality. hotel hosteleria. otelcilik
logistics. logistik logistica. lojistik
agricultur agrar landwirt agronom ziraat
translation. ubersetz traduccion. tercuman mutercim
environment umwelt medioambient ambiental cevre
history. geschichte. historia. tarih.
`;

interface Beginning {
  readonly text: string;
  readonly isWhole: boolean;
  readonly study: number;
}

const BEGINNINGS: readonly Beginning[] = STUDIES.trim()
  .split("\n")
  .flatMap((line, study) =>
    line.split(" ").map((word) => ({ text: word.replace(/\.$/, ""), isWhole: word.endsWith("."), study })),
  );
const WHOLE = new Map(BEGINNINGS.filter(({ isWhole }) => isWhole).map(({ text, study }) => [text, study]));
const OPEN = BEGINNINGS.filter(({ isWhole }) => !isWhole);

/** The field of study that a folded word names, the same number in every language; undefined for any other word. */
export const studyOfWord = (word: string): number | undefined =>
  WHOLE.get(word) ?? OPEN.find(({ text }) => word.startsWith(text))?.study;
