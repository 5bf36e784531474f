import type { Language } from "../../text/language.ts";
import type { Level } from "./level.ts";

export const LEVEL_NAMES: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  en: { entry: "Entry", experienced: "Experienced", senior: "Senior", lead: "Lead", executive: "Executive" },
  de: {
    entry: "Berufseinstieg",
    experienced: "Berufserfahren",
    senior: "Senior",
    lead: "Leitung",
    executive: "Führungskräfte",
  },
  es: { entry: "Inicial", experienced: "Con experiencia", senior: "Sénior", lead: "Mando", executive: "Dirección" },
  tr: { entry: "Başlangıç", experienced: "Deneyimli", senior: "Kıdemli", lead: "Ekip yöneticisi", executive: "Üst yönetim" },
};
