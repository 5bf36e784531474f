import type { Locale } from "@candor/core/kernel/limits";
import type { CriterionKind, Importance } from "@candor/scoring/criterion.info";

/** A line of the invented CV. */
export interface CvLine {
  readonly text: string;
  /** `name` is redacted before scoring, `role` heads a position; the others can be struck. */
  readonly kind: "name" | "role" | "heading" | "line";
}

export interface SampleCv {
  readonly fileName: string;
  readonly lines: readonly CvLine[];
  /** Wording of the criteria, in the order of `CRITERIA`. */
  readonly criteria: readonly string[];
}

/** Kind and importance of the criteria; their weights are the product's defaults. */
export const CRITERIA: readonly (readonly [CriterionKind, Importance])[] = [
  ["skill", "must"],
  ["skill", "must"],
  ["experience", "must"],
  ["language", "must"],
  ["responsibility", "should"],
  ["skill", "should"],
  ["skill", "should"],
  ["skill", "nice"],
  ["industry", "nice"],
];

const name = (text: string): CvLine => ({ text, kind: "name" });
const role = (text: string): CvLine => ({ text, kind: "role" });
const heading = (text: string): CvLine => ({ text, kind: "heading" });
const line = (text: string): CvLine => ({ text, kind: "line" });

/** One invented person in four languages. */
export const SAMPLE_CVS: Readonly<Record<Locale, SampleCv>> = {
  en: {
    fileName: "cv_lindqvist_mara.pdf",
    lines: [
      name("Mara Lindqvist"),
      heading("Experience"),
      role("Staff Frontend Engineer, Tallyworks GmbH"),
      line("Mar 2022 – today"),
      line("Rebuilt the invoicing app in React; 40,000 weekly users moved over without downtime."),
      line("Moved 210,000 lines to TypeScript in strict mode."),
      line("Lead a team of four engineers and mentor two apprentices."),
      role("Frontend Developer, Brückner Reisen AG"),
      line("Feb 2018 – Feb 2022"),
      line("Brought the booking flow to WCAG 2.1 AA with an outside auditor."),
      heading("Projects"),
      role("Kartograf, an open-source map viewer"),
      line("180 browser tests in Playwright."),
      heading("Skills"),
      line("GraphQL, CSS, Vite, Figma"),
      heading("Languages"),
      line("Swedish (native), English (C1), German (B1)"),
    ],
    criteria: [
      "React",
      "TypeScript",
      "5 years in frontend development",
      "German, B2 or better",
      "Leads or mentors engineers",
      "Accessibility (WCAG)",
      "Browser tests (Playwright, Cypress)",
      "GraphQL",
      "Energy or utilities industry",
    ],
  },
  de: {
    fileName: "Lebenslauf_Lindqvist.pdf",
    lines: [
      name("Mara Lindqvist"),
      heading("Berufserfahrung"),
      role("Staff Frontend Engineer, Tallyworks GmbH"),
      line("03/2022 – heute"),
      line("Rechnungs-App in React neu gebaut; 40.000 Nutzer pro Woche ohne Ausfall umgezogen."),
      line("210.000 Zeilen auf TypeScript im Strict Mode umgestellt."),
      line("Leitung eines Teams von vier Entwicklern, Anleitung von zwei Auszubildenden."),
      role("Frontend-Entwicklerin, Brückner Reisen AG"),
      line("02/2018 – 02/2022"),
      line("Buchungsstrecke auf WCAG 2.1 AA gebracht, extern geprüft."),
      heading("Projekte"),
      role("Kartograf, ein quelloffener Kartenbetrachter"),
      line("180 Browsertests in Playwright."),
      heading("Kenntnisse"),
      line("GraphQL, CSS, Vite, Figma"),
      heading("Sprachen"),
      line("Schwedisch (Muttersprache), Englisch (C1), Deutsch (B1)"),
    ],
    criteria: [
      "React",
      "TypeScript",
      "5 Jahre Erfahrung in der Frontend-Entwicklung",
      "Deutsch, mindestens B2",
      "Teamleitung oder Mentoring",
      "Barrierefreiheit (WCAG)",
      "Browsertests (Playwright, Cypress)",
      "GraphQL",
      "Energiewirtschaft",
    ],
  },
  es: {
    fileName: "cv_lindqvist_mara.pdf",
    lines: [
      name("Mara Lindqvist"),
      heading("Experiencia"),
      role("Staff Frontend Engineer, Tallyworks GmbH"),
      line("03/2022 – actualidad"),
      line("Reconstruí la app de facturación en React; 40.000 usuarios semanales migrados sin cortes."),
      line("Migré 210.000 líneas a TypeScript en modo estricto."),
      line("Lidero un equipo de cuatro desarrolladores y formo a dos aprendices."),
      role("Desarrolladora frontend, Brückner Reisen AG"),
      line("02/2018 – 02/2022"),
      line("Llevé el proceso de reserva a WCAG 2.1 AA con un auditor externo."),
      heading("Proyectos"),
      role("Kartograf, un visor de mapas de código abierto"),
      line("180 pruebas de navegador en Playwright."),
      heading("Competencias"),
      line("GraphQL, CSS, Vite, Figma"),
      heading("Idiomas"),
      line("Sueco (nativo), inglés (C1), alemán (B1)"),
    ],
    criteria: [
      "React",
      "TypeScript",
      "5 años de experiencia en desarrollo frontend",
      "Alemán, B2 o superior",
      "Liderazgo o mentoría",
      "Accesibilidad (WCAG)",
      "Pruebas de navegador (Playwright, Cypress)",
      "GraphQL",
      "Sector energético",
    ],
  },
  tr: {
    fileName: "ozgecmis_lindqvist.pdf",
    lines: [
      name("Mara Lindqvist"),
      heading("İş Deneyimi"),
      role("Staff Frontend Engineer, Tallyworks GmbH"),
      line("03/2022 – devam ediyor"),
      line("Fatura uygulamasını React ile yeniden yazdım; haftada 40.000 kullanıcı kesintisiz taşındı."),
      line("210.000 satırı strict modda TypeScript'e geçirdim."),
      line("Dört kişilik yazılım ekibini yönetiyorum, iki çırağa mentorluk yapıyorum."),
      role("Frontend Geliştirici, Brückner Reisen AG"),
      line("02/2018 – 02/2022"),
      line("Rezervasyon akışını dış denetçiyle WCAG 2.1 AA düzeyine getirdim."),
      heading("Projeler"),
      role("Kartograf, açık kaynaklı harita görüntüleyici"),
      line("Playwright ile 180 tarayıcı testi."),
      heading("Yetenekler"),
      line("GraphQL, CSS, Vite, Figma"),
      heading("Diller"),
      line("İsveççe (ana dil), İngilizce (C1), Almanca (B1)"),
    ],
    criteria: [
      "React",
      "TypeScript",
      "5 yıl frontend geliştirme deneyimi",
      "Almanca, en az B2",
      "Yazılım ekibi yönetir veya mentorluk yapar",
      "Erişilebilirlik (WCAG)",
      "Tarayıcı testleri (Playwright, Cypress)",
      "GraphQL",
      "Enerji sektörü",
    ],
  },
};
