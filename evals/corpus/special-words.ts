import type { PerLanguage } from "./types.ts";

type Line = (labels: readonly string[]) => string;

interface HardWords {
  readonly wish: readonly Line[];
  readonly recruiter: readonly ((people: string, labels: readonly string[]) => string)[];
  readonly negation: readonly Line[];
  readonly course: readonly Line[];
  readonly headings: readonly [string, string, string, string];
}

const list = (labels: readonly string[], and: string) => `${labels.slice(0, -1).join(", ")} ${and} ${labels.at(-1)}`;

/** Sentences of people who want to do the work, hired for it, or have not done it. */
export const HARD_WORDS: PerLanguage<HardWords> = {
  en: {
    wish: [
      (labels) => `I would love to learn ${list(labels.slice(0, 2), "and")}.`,
      (labels) => `My goal for the next years is to move into ${list(labels.slice(2), "and")}.`,
    ],
    recruiter: [
      (people, labels) => `Recruited ${people} for three clients; screened applicants for ${list(labels.slice(0, 2), "and")}.`,
      (_, labels) => `Wrote job adverts asking for ${list(labels.slice(2), "and")}.`,
    ],
    negation: [
      (labels) => `I have no experience with ${list(labels.slice(0, 2), "or")} yet.`,
      (labels) => `I have never worked with ${list(labels.slice(2), "or")}.`,
    ],
    course: [(labels) => `Attended a one-day introduction to ${labels[0]}.`],
    headings: ["Work experience", "Education", "Skills", "Languages"],
  },
  de: {
    wish: [
      (labels) => `Gerne möchte ich mich in ${list(labels.slice(0, 2), "und")} einarbeiten.`,
      (labels) => `Mein Ziel ist es, in den nächsten Jahren ${list(labels.slice(2), "und")} zu erlernen.`,
    ],
    recruiter: [
      (people, labels) =>
        `${people} für drei Kunden gesucht und eingestellt, Bewerbungen auf ${list(labels.slice(0, 2), "und")} geprüft.`,
      (_, labels) => `Stellenanzeigen verfasst, in denen ${list(labels.slice(2), "und")} verlangt wurden.`,
    ],
    negation: [
      (labels) => `Mit ${list(labels.slice(0, 2), "und")} habe ich noch keine Erfahrung.`,
      (labels) => `Keine Kenntnisse in ${list(labels.slice(2), "und")}.`,
    ],
    course: [(labels) => `Eintägige Einführung in ${labels[0]} besucht.`],
    headings: ["Berufserfahrung", "Ausbildung", "Kenntnisse", "Sprachen"],
  },
  es: {
    wish: [
      (labels) => `Me gustaría formarme en ${list(labels.slice(0, 2), "y")}.`,
      (labels) => `Mi objetivo para los próximos años es aprender ${list(labels.slice(2), "y")}.`,
    ],
    recruiter: [
      (people, labels) => `Selección de ${people} para tres clientes, con entrevistas sobre ${list(labels.slice(0, 2), "y")}.`,
      (_, labels) => `Redacté ofertas de empleo que pedían ${list(labels.slice(2), "y")}.`,
    ],
    negation: [
      (labels) => `Todavía no tengo experiencia en ${list(labels.slice(0, 2), "ni")}.`,
      (labels) => `Sin conocimientos de ${list(labels.slice(2), "ni")}.`,
    ],
    course: [(labels) => `Asistí a una jornada de introducción a ${labels[0]}.`],
    headings: ["Experiencia laboral", "Formación", "Competencias", "Idiomas"],
  },
  tr: {
    wish: [
      (labels) => `${list(labels.slice(0, 2), "ve")} öğrenmek istiyorum.`,
      (labels) => `Önümüzdeki yıllarda kendimi ${list(labels.slice(2), "ve")} alanlarında geliştirmeyi hedefliyorum.`,
    ],
    recruiter: [
      (people, labels) =>
        `Üç müşteri için ${people} alımı yaptım, adayları ${list(labels.slice(0, 2), "ve")} açısından değerlendirdim.`,
      (_, labels) => `${list(labels.slice(2), "ve")} isteyen iş ilanları hazırladım.`,
    ],
    negation: [
      (labels) => `${list(labels.slice(0, 2), "ve")} konularında henüz deneyimim yok.`,
      (labels) => `${list(labels.slice(2), "ve")} ile hiç çalışmadım.`,
    ],
    course: [(labels) => `${labels[0]} üzerine bir günlük tanıtım seminerine katıldım.`],
    headings: ["İş Deneyimi", "Eğitim", "Yetkinlikler", "Yabancı Diller"],
  },
};

export const TITLES_OF_RECRUITERS: PerLanguage<string> = {
  en: "Recruiter",
  de: "Recruiterin",
  es: "Técnica de selección",
  tr: "İşe Alım Uzmanı",
};

/** Lines above an advert pasted into a CV. */
export const ASIDE: PerLanguage<string> = {
  en: "The position I am applying for:",
  de: "Die Stelle, auf die ich mich bewerbe:",
  es: "El puesto al que me presento:",
  tr: "Başvurduğum ilan:",
};

/** Facts about the person that no score may use. */
export const PERSONAL: PerLanguage<{
  readonly gender: readonly [f: string, m: string];
  readonly born: readonly string[];
  readonly military: readonly string[];
  readonly marital: readonly string[];
  readonly nationality: readonly string[];
}> = {
  en: {
    gender: ["Gender: female (she/her)", "Gender: male (he/him)"],
    born: ["Date of birth: 4 May 1968", "Date of birth: 4 May 2001", "Age: 58"],
    military: ["Military service: completed, 2009 – 2010", "Military service: exempt"],
    marital: ["Marital status: single", "Married, three children"],
    nationality: ["Nationality: British", "Nationality: Nigerian", "Pakistani citizen"],
  },
  de: {
    gender: ["Geschlecht: weiblich", "Geschlecht: männlich"],
    born: ["Geburtsdatum: 04.05.1968 in Passau", "geb. am 04.05.2001", "Alter: 58 Jahre"],
    military: ["Wehrdienst: 10/2009 – 06/2010 abgeleistet", "Zivildienst 2009 – 2010"],
    marital: ["Familienstand: ledig", "verheiratet, drei Kinder"],
    nationality: ["Staatsangehörigkeit: deutsch", "Staatsangehörigkeit: syrisch", "Nationalität: türkisch"],
  },
  es: {
    gender: ["Sexo: mujer", "Sexo: hombre"],
    born: ["Fecha de nacimiento: 04/05/1968", "Nacida el 4 de mayo de 2001", "Edad: 58 años"],
    military: ["Servicio militar: cumplido (2009 – 2010)", "Servicio militar: exento"],
    marital: ["Estado civil: soltera", "Casado, tres hijos"],
    nationality: ["Nacionalidad: española", "Nacionalidad: marroquí", "Nacionalidad: colombiana"],
  },
  tr: {
    gender: ["Cinsiyet: Kadın", "Cinsiyet: Erkek"],
    born: ["Doğum tarihi: 04.05.1968", "Doğum yeri ve tarihi: Sivas, 04.05.2001", "Yaş: 58"],
    military: ["Askerlik durumu: Yapıldı (2009 – 2010)", "Askerlik: Muaf", "Askerlik: Tecilli (2028'e kadar)"],
    marital: ["Medeni durum: Bekâr", "Evli, üç çocuk"],
    nationality: ["Uyruk: T.C.", "Uyruğu: Suriye", "Uyruk: Alman"],
  },
};
