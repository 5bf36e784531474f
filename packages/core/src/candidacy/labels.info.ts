import type { Locale } from "../account/account.info.ts";
import type { Source } from "../cv/cv.info.ts";
import type { Stage } from "./candidate.info.ts";

/** Names of the stages, in the dashboard and in exported tables. */
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

/** Names of the sources, in the dashboard and in exported tables. */
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
    extension: "Uzantı",
    pool: "Havuz",
  },
};

/** Labels of one language, as the dashboard's catalogue holds them. */
export interface Labels {
  readonly stage: Readonly<Record<Stage, string>>;
  readonly source: Readonly<Record<Source, string>>;
}
