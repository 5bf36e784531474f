import type { EducationLevel, Language, PerLanguage } from "./types.ts";

/** Headings of sections; the first is the usual one. */
export const HEADINGS: PerLanguage<
  Readonly<
    Record<
      "profile" | "experience" | "education" | "skills" | "languages" | "personal" | "hobbies" | "contact",
      readonly string[]
    >
  >
> = {
  en: {
    profile: ["Profile", "About me", "Summary"],
    experience: ["Work experience", "Employment history", "Professional experience"],
    education: ["Education", "Education and training", "Qualifications"],
    skills: ["Skills", "Key skills", "Core competencies"],
    languages: ["Languages", "Language skills", "Languages"],
    personal: ["Personal details", "Personal information", "Personal data"],
    hobbies: ["Interests", "Hobbies", "Outside work"],
    contact: ["Contact", "Contact details", "Get in touch"],
  },
  de: {
    profile: ["Kurzprofil", "Über mich", "Profil"],
    experience: ["Berufserfahrung", "Beruflicher Werdegang", "Berufspraxis"],
    education: ["Ausbildung", "Bildungsweg", "Schule und Ausbildung"],
    skills: ["Kenntnisse", "Fachkenntnisse", "Fähigkeiten"],
    languages: ["Sprachen", "Sprachkenntnisse", "Fremdsprachen"],
    personal: ["Persönliche Daten", "Angaben zur Person", "Zur Person"],
    hobbies: ["Interessen", "Hobbys", "Freizeit"],
    contact: ["Kontakt", "Kontaktdaten", "Kontakt"],
  },
  es: {
    profile: ["Perfil", "Sobre mí", "Perfil profesional"],
    experience: ["Experiencia laboral", "Experiencia profesional", "Trayectoria profesional"],
    education: ["Formación", "Formación académica", "Estudios"],
    skills: ["Competencias", "Habilidades", "Conocimientos"],
    languages: ["Idiomas", "Idiomas", "Lenguas"],
    personal: ["Datos personales", "Información personal", "Datos personales"],
    hobbies: ["Aficiones", "Intereses", "Tiempo libre"],
    contact: ["Contacto", "Datos de contacto", "Contacto"],
  },
  tr: {
    profile: ["Özet", "Hakkımda", "Profil"],
    experience: ["İş Deneyimi", "Mesleki Deneyim", "Çalışma Hayatı"],
    education: ["Eğitim", "Öğrenim Durumu", "Eğitim Bilgileri"],
    skills: ["Yetkinlikler", "Beceriler", "Mesleki Beceriler"],
    languages: ["Yabancı Diller", "Diller", "Dil Bilgisi"],
    personal: ["Kişisel Bilgiler", "Kimlik Bilgileri", "Kişisel Bilgiler"],
    hobbies: ["İlgi Alanları", "Hobiler", "İlgi Alanları"],
    contact: ["İletişim", "İletişim Bilgileri", "İletişim"],
  },
};

export const HOBBIES: PerLanguage<readonly string[]> = {
  en: ["Hill walking, choir, baking sourdough", "Chess club treasurer, allotment", "Five-a-side football and bad puns"],
  de: ["Wandern, Chor, Brot backen", "Kassenwart im Schachverein, Schrebergarten", "Handball und Brettspiele"],
  es: ["Senderismo, coro y hacer pan", "Tesorero del club de ajedrez, huerto", "Pádel y juegos de mesa"],
  tr: ["Doğa yürüyüşü, koro, ekşi mayalı ekmek", "Satranç kulübü, bahçe işleri", "Halı saha ve masa oyunları"],
};

export const TITLE_OF_PAGE: PerLanguage<string> = {
  en: "Curriculum Vitae",
  de: "Lebenslauf",
  es: "Currículum vítae",
  tr: "Özgeçmiş",
};

/** Labels of a table of personal data. */
export const LABELS: PerLanguage<Readonly<Record<"name" | "address" | "phone" | "email" | "title" | "page", string>>> = {
  en: { name: "Name", address: "Address", phone: "Phone", email: "E-mail", title: "Position", page: "Page" },
  de: { name: "Name", address: "Anschrift", phone: "Telefon", email: "E-Mail", title: "Beruf", page: "Seite" },
  es: { name: "Nombre", address: "Dirección", phone: "Teléfono", email: "Correo electrónico", title: "Puesto", page: "Página" },
  tr: { name: "Adı Soyadı", address: "Adres", phone: "Telefon", email: "E-posta", title: "Unvan", page: "Sayfa" },
};

const MONTHS: PerLanguage<{ readonly long: readonly string[]; readonly short: readonly string[] }> = {
  en: {
    long: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    short: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  },
  de: {
    long: ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"],
    short: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
  },
  es: {
    long: [
      "enero",
      "febrero",
      "marzo",
      "abril",
      "mayo",
      "junio",
      "julio",
      "agosto",
      "septiembre",
      "octubre",
      "noviembre",
      "diciembre",
    ],
    short: ["ene.", "feb.", "mar.", "abr.", "may.", "jun.", "jul.", "ago.", "sept.", "oct.", "nov.", "dic."],
  },
  tr: {
    long: ["Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım", "Aralık"],
    short: ["Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara"],
  },
};

const NOW: PerLanguage<readonly string[]> = {
  en: ["present", "today", "Present"],
  de: ["heute", "heute", "jetzt"],
  es: ["actualidad", "actualmente", "presente"],
  tr: ["halen", "günümüz", "devam ediyor"],
};

/** Months since the year 0. */
export type Month = number;
export const monthOf = (year: number, month: number): Month => year * 12 + month - 1;

/** A period as a CV writes it; `to` is the last month, undefined for a current role. `style` chooses one of the usual forms. */
export function datesOf(language: Language, from: Month, to: Month | undefined, style: number): string {
  const way = style % 3;
  const one = (month: Month) => {
    const year = Math.floor(month / 12);
    if (way === 0) return `${String((month % 12) + 1).padStart(2, "0")}/${year}`;
    const name = MONTHS[language][way === 1 ? "long" : "short"][month % 12]!;
    return language === "es" && way === 1 ? `${name} de ${year}` : `${name} ${year}`;
  };
  if (to === undefined && language === "de" && way === 0) return `seit ${one(from)}`;
  return `${one(from)} – ${to === undefined ? NOW[language][way]! : one(to)}`;
}

export const LANGUAGE_NAMES: PerLanguage<Readonly<Record<Language | "fr" | "pl" | "ar", string>>> = {
  en: { en: "English", de: "German", es: "Spanish", tr: "Turkish", fr: "French", pl: "Polish", ar: "Arabic" },
  de: { en: "Englisch", de: "Deutsch", es: "Spanisch", tr: "Türkisch", fr: "Französisch", pl: "Polnisch", ar: "Arabisch" },
  es: { en: "Inglés", de: "Alemán", es: "Español", tr: "Turco", fr: "Francés", pl: "Polaco", ar: "Árabe" },
  tr: { en: "İngilizce", de: "Almanca", es: "İspanyolca", tr: "Türkçe", fr: "Fransızca", pl: "Lehçe", ar: "Arapça" },
};

export const NATIVE: PerLanguage<string> = { en: "native", de: "Muttersprache", es: "nativo", tr: "ana dil" };

/** A recruiter's words for a level of education. */
export const EDUCATION_WORDS: PerLanguage<Readonly<Record<EducationLevel, string>>> = {
  en: {
    school: "Secondary school",
    vocational: "Vocational training",
    bachelor: "Bachelor's degree",
    master: "Master's degree",
    doctorate: "Doctorate",
  },
  de: {
    school: "Schulabschluss",
    vocational: "Abgeschlossene Berufsausbildung",
    bachelor: "Bachelor",
    master: "Master",
    doctorate: "Promotion",
  },
  es: {
    school: "Educación secundaria",
    vocational: "Formación profesional",
    bachelor: "Grado universitario",
    master: "Máster",
    doctorate: "Doctorado",
  },
  tr: {
    school: "Lise",
    vocational: "Meslek lisesi veya ön lisans",
    bachelor: "Lisans",
    master: "Yüksek lisans",
    doctorate: "Doktora",
  },
};
