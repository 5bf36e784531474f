// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locale } from "@candor/core/kernel/limits";
import { createReader } from "@candor/documents";
import { evaluate, readAdvert, readProfile, type Receipt, receiptOf, redact } from "@candor/scoring";

/** Adverts that the sample's receipt is about. One line is not in the CV, so that a visitor also sees a criterion without points. */
const ADVERTS: Readonly<Record<Locale, string>> = {
  en: `Senior Frontend Engineer

Requirements
- At least 5 years of experience in frontend work
- React
- TypeScript
- German B2

Nice to have
- Playwright
- GraphQL
- Accessibility (WCAG)`,
  de: `Senior Frontend-Entwickler (m/w/d)

Anforderungen
- Mindestens 5 Jahre Erfahrung in der Frontend-Entwicklung
- React
- TypeScript
- Deutsch B2

Wünschenswert
- Playwright
- GraphQL
- Barrierefreiheit (WCAG)`,
  es: `Ingeniero/a frontend sénior

Requisitos
- Al menos 5 años de experiencia en desarrollo frontend
- React
- TypeScript
- Alemán B2

Se valorará
- Playwright
- GraphQL
- Accesibilidad (WCAG)`,
  tr: `Kıdemli Frontend Mühendisi

Aranan nitelikler
- Frontend alanında en az 5 yıl deneyim
- React
- TypeScript
- Almanca B2

Tercih sebebi
- Playwright
- GraphQL
- Erişilebilirlik (WCAG)`,
};

/** The day as of which it is scored; a fixed one, because the same sources build the same files. */
const AS_OF = "2026-11-20";

/** The receipt of the sample CV in a language, made by this build's engine, so that it always holds. */
export async function sampleReceipt(locale: Locale): Promise<Receipt> {
  const reader = createReader({ childPath: resolve(import.meta.dirname, "../../packages/documents/src/child.ts") });
  try {
    const { document } = await reader.read(
      readFileSync(resolve(import.meta.dirname, `../public/extension/sample-cv-${locale}.pdf`)),
    );
    const { criteria } = readAdvert(ADVERTS[locale], "", locale);
    const { profile, redactions } = readProfile(document, AS_OF);
    const marks = evaluate({ document, profile, redacted: redact(document, redactions), criteria, asOf: AS_OF });
    return receiptOf({ document, criteria, marks, asOf: AS_OF });
  } finally {
    await reader.close();
  }
}
