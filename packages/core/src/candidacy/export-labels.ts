import type { Locale } from "../account/account.info.ts";

/**
 * Column titles of an exported table: name, title, place, score, computed score, stage, skills, source, day of the application.
 */
export const HEADS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["Name", "Title", "Location", "Score", "Computed score", "Stage", "Skills", "Source", "Applied"],
  de: ["Name", "Titel", "Ort", "Punkte", "Errechnete Punkte", "Phase", "Kenntnisse", "Quelle", "Eingang"],
  es: ["Nombre", "Puesto", "Lugar", "Puntuación", "Puntuación calculada", "Etapa", "Habilidades", "Origen", "Llegada"],
  tr: ["Ad", "Unvan", "Konum", "Puan", "Hesaplanan puan", "Aşama", "Beceriler", "Kaynak", "Başvuru"],
};
