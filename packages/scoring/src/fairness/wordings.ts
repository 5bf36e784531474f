import type { Language } from "../text/language.ts";

type Sentences = Readonly<Record<Language, string>>;

/** Lawful wordings that a recruiter can take instead and that may become criteria. */
const CRITERIA = {
  digital: {
    en: "Uses digital tools daily",
    de: "Nutzt täglich digitale Werkzeuge",
    es: "Usa herramientas digitales a diario",
    tr: "Dijital araçları her gün kullanır",
  },
  experience: {
    en: "1 year or more of experience",
    de: "Mindestens 1 Jahr Erfahrung",
    es: "1 año o más de experiencia",
    tr: "En az 1 yıl deneyim",
  },
  permit: {
    en: "Permit to work in the country",
    de: "Arbeitserlaubnis für das Land",
    es: "Permiso de trabajo en el país",
    tr: "Ülkede çalışma izni",
  },
  start: {
    en: "Available from the start date",
    de: "Verfügbar ab dem Eintrittstermin",
    es: "Disponible desde la fecha de inicio",
    tr: "İşe başlama tarihinde uygun",
  },
  travel: { en: "Ready to travel", de: "Reisebereitschaft", es: "Disponibilidad para viajar", tr: "Seyahat engeli olmayan" },
  hours: {
    en: "Can work the hours given in the advert",
    de: "Kann zu den genannten Zeiten arbeiten",
    es: "Puede trabajar en el horario indicado",
    tr: "Belirtilen saatlerde çalışabilir",
  },
  lifting: {
    en: "Can lift and carry as the work requires",
    de: "Kann arbeitsübliche Lasten heben und tragen",
    es: "Puede levantar y cargar lo que exige el trabajo",
    tr: "İşin gerektirdiği yükleri kaldırıp taşıyabilir",
  },
  level: {
    en: "Language skills at level C1",
    de: "Sprachkenntnisse auf Niveau C1",
    es: "Conocimientos del idioma de nivel C1",
    tr: "C1 düzeyinde dil bilgisi",
  },
  manner: {
    en: "Friendly and professional with customers",
    de: "Freundlich und professionell im Umgang mit Kunden",
    es: "Trato amable y profesional con los clientes",
    tr: "Müşterilerle güler yüzlü ve profesyonel iletişim",
  },
} as const satisfies Readonly<Record<string, Sentences>>;

/** Lawful wordings for the text of an advert, about which no criterion can be. */
const NOTICES = {
  everyone: {
    en: "Applicants of any gender are welcome",
    de: "Alle Geschlechter sind willkommen (m/w/d)",
    es: "Puesto abierto a personas de cualquier género",
    tr: "Cinsiyet fark etmeksizin herkes başvurabilir",
  },
  noPhoto: {
    en: "Please apply with a CV",
    de: "Bitte bewerben Sie sich mit einem Lebenslauf",
    es: "Envíe su currículum",
    tr: "Özgeçmişinizle başvurabilirsiniz",
  },
  values: {
    en: "Respects the values of our institution",
    de: "Achtet die Werte unserer Einrichtung",
    es: "Respeta los valores de nuestra institución",
    tr: "Kurumumuzun değerlerine saygı duyar",
  },
  cooperation: {
    en: "Works well with colleagues and management",
    de: "Arbeitet gut mit Kollegen und Leitung zusammen",
    es: "Colabora bien con compañeros y dirección",
    tr: "Çalışma arkadaşları ve yönetimle uyumlu çalışır",
  },
} as const satisfies Readonly<Record<string, Sentences>>;

export const WORDINGS = { ...CRITERIA, ...NOTICES };
export type WordingKey = keyof typeof WORDINGS;

/** True for a wording that can be offered as a criterion. */
export const isCriterion = (key: WordingKey): boolean => key in CRITERIA;
