import type { Locale } from "../account/account.info.ts";

/** Must be raised with every change of the texts below: an applicant's consent is stored with version and text. */
export const CONSENT_VERSION = "2026-11-21";

const TEXTS: Record<Locale, (company: string) => string> = {
  en: (company) => `${company} may keep my CV for this job and read it with Candor. I can take this back at any time.`,
  de: (company) =>
    `${company} darf meinen Lebenslauf für diese Stelle speichern und mit Candor auswerten. Ich kann das jederzeit widerrufen.`,
  es: (company) => `${company} puede conservar mi CV para este empleo y leerlo con Candor. Puedo retirarlo en cualquier momento.`,
  tr: (company) =>
    `${company} özgeçmişimi bu ilan için saklayabilir ve Candor ile değerlendirebilir. Bu onayı istediğim zaman geri alabilirim.`,
};

/** Returns the consent text in the applicant's language. */
export const consentText = (locale: Locale, company: string): string => TEXTS[locale](company);
