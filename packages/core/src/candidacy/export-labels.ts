import type { Locale } from "../account/account.info.ts";
import type { Source } from "../cv/cv.info.ts";
import type { Stage } from "./candidate.info.ts";

/**
 * Column titles of an exported table: name, title, place, score, computed score, stage, skills, source, day of the application.
 */
export const HEADS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["Name", "Title", "Location", "Score", "Computed score", "Stage", "Skills", "Source", "Applied"],
  de: ["Name", "Titel", "Ort", "Punkte", "Errechnete Punkte", "Phase", "Kenntnisse", "Quelle", "Eingang"],
  es: ["Nombre", "Puesto", "Lugar", "Puntuación", "Puntuación calculada", "Etapa", "Habilidades", "Origen", "Llegada"],
  tr: ["Ad", "Unvan", "Yer", "Puan", "Hesaplanan puan", "Aşama", "Beceriler", "Kaynak", "Başvuru"],
};

/** Stage names, the same as in the dashboard. */
export const STAGES: Readonly<Record<Locale, Readonly<Record<Stage, string>>>> = {
  en: {
    screening: "Screening",
    interviewRequested: "Interview Requested",
    interviewing: "Interviewing",
    rejected: "Rejected",
    offer: "Offer",
  },
  de: {
    screening: "Vorauswahl",
    interviewRequested: "Gespräch angefragt",
    interviewing: "Im Gespräch",
    rejected: "Abgesagt",
    offer: "Angebot",
  },
  es: {
    screening: "Preselección",
    interviewRequested: "Entrevista solicitada",
    interviewing: "En entrevistas",
    rejected: "Descartado",
    offer: "Oferta",
  },
  tr: {
    screening: "Ön eleme",
    interviewRequested: "Mülakat istendi",
    interviewing: "Mülakatta",
    rejected: "Olumsuz",
    offer: "Teklif",
  },
};

/** Source names, the same as in the dashboard. */
export const SOURCES: Readonly<Record<Locale, Readonly<Record<Source, string>>>> = {
  en: {
    uploaded: "Uploaded",
    email: "E-mail",
    public: "Public page",
    bulk: "Bulk link",
    extension: "Extension",
    pool: "CV pool",
  },
  de: {
    uploaded: "Hochgeladen",
    email: "E-Mail",
    public: "Stellenseite",
    bulk: "Sammellink",
    extension: "Erweiterung",
    pool: "Pool",
  },
  es: {
    uploaded: "Subido",
    email: "Correo",
    public: "Página web",
    bulk: "Enlace",
    extension: "Extensión",
    pool: "Base de CV",
  },
  tr: {
    uploaded: "Yüklendi",
    email: "E-posta",
    public: "İlan sayfası",
    bulk: "Bağlantı",
    extension: "Eklenti",
    pool: "Havuz",
  },
};
