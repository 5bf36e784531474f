/**
 * Draws the CVs with which people try the browser extension, one per language, into web/public/extension: `node scripts/sample-cvs.ts`.
 * They are committed, so that a build needs no fonts; run it again when their words change.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Cv } from "./demo/cv.ts";
import { pdfOf } from "./demo/make-cvs.ts";

const FOLDER = new URL("../web/public/extension/", import.meta.url);

const CONTACT = ["nora.lindemann@post.example", "+49 30 5550 0142", "Berlin"];

interface Words {
  readonly title: string;
  readonly experience: string;
  readonly former: string;
  readonly dates: readonly [string, string];
  readonly lines: readonly [readonly string[], readonly string[]];
  readonly skills: string;
  readonly languages: readonly [heading: string, text: string];
  readonly education: readonly [heading: string, text: string];
}

const WORDS: Readonly<Record<Cv["language"], Words>> = {
  en: {
    title: "Senior Frontend Engineer",
    experience: "Experience",
    former: "Frontend Developer",
    dates: ["March 2021 - present", "September 2016 - February 2021"],
    lines: [
      ["Rebuilt the customer portal in React and moved 90,000 lines to TypeScript.", "Lead a team of three engineers."],
      ["Design system of 40 components in React and CSS, used by four teams.", "Browser tests with Playwright."],
    ],
    skills: "Skills",
    languages: ["Languages", "German (C2), English (C1)"],
    education: ["Education", "B.Sc. Computer Science, Technische Hochschule Example, 2016"],
  },
  de: {
    title: "Senior Frontend-Entwicklerin",
    experience: "Berufserfahrung",
    former: "Frontend-Entwicklerin",
    dates: ["März 2021 - heute", "September 2016 - Februar 2021"],
    lines: [
      ["Kundenportal in React neu gebaut und 90.000 Zeilen nach TypeScript gebracht.", "Leitung eines Teams von drei Personen."],
      ["Designsystem mit 40 Komponenten in React und CSS, von vier Teams genutzt.", "Browsertests mit Playwright."],
    ],
    skills: "Kenntnisse",
    languages: ["Sprachen", "Deutsch (C2), Englisch (C1)"],
    education: ["Ausbildung", "B.Sc. Informatik, Technische Hochschule Example, 2016"],
  },
  es: {
    title: "Ingeniera frontend sénior",
    experience: "Experiencia",
    former: "Desarrolladora frontend",
    dates: ["marzo de 2021 - actualidad", "septiembre de 2016 - febrero de 2021"],
    lines: [
      ["Rehízo el portal de clientes en React y pasó 90.000 líneas a TypeScript.", "Dirige un equipo de tres personas."],
      ["Sistema de diseño de 40 componentes en React y CSS, usado por cuatro equipos.", "Pruebas de navegador con Playwright."],
    ],
    skills: "Competencias",
    languages: ["Idiomas", "Alemán (C2), inglés (C1)"],
    education: ["Formación", "Grado en Informática, Technische Hochschule Example, 2016"],
  },
  tr: {
    title: "Kıdemli Frontend Mühendisi",
    experience: "Deneyim",
    former: "Frontend Geliştirici",
    dates: ["Mart 2021 - günümüz", "Eylül 2016 - Şubat 2021"],
    lines: [
      ["Müşteri portalını React ile yeniden kurdu, 90.000 satırı TypeScript'e taşıdı.", "Üç kişilik bir ekibi yönetiyor."],
      ["React ve CSS ile 40 bileşenli tasarım sistemi; dört ekip kullanıyor.", "Playwright ile tarayıcı testleri."],
    ],
    skills: "Beceriler",
    languages: ["Diller", "Almanca (C2), İngilizce (C1)"],
    education: ["Eğitim", "Bilgisayar Bilimi lisansı, Technische Hochschule Example, 2016"],
  },
};

function sampleOf(language: Cv["language"]): Cv {
  const { title, experience, former, dates, lines, skills, languages, education } = WORDS[language];
  return {
    job: "frontend",
    fileName: `sample-cv-${language}.pdf`,
    language,
    layout: "column",
    name: "Nora Lindemann",
    title,
    contact: CONTACT,
    colour: "#0d5061",
    sections: [
      {
        heading: experience,
        entries: [
          { title, place: "Tallyworks GmbH, Berlin", dates: dates[0], lines: lines[0] },
          { title: former, place: "Nordlicht Energie, Hamburg", dates: dates[1], lines: lines[1] },
        ],
      },
      { heading: skills, entries: [{ text: "React, TypeScript, CSS, Vite, Playwright, GraphQL" }] },
      { heading: languages[0], entries: [{ text: languages[1] }] },
      { heading: education[0], entries: [{ text: education[1] }] },
    ],
  };
}

mkdirSync(FOLDER, { recursive: true });
for (const language of Object.keys(WORDS) as Cv["language"][]) {
  const cv = sampleOf(language);
  writeFileSync(new URL(cv.fileName, FOLDER), await pdfOf(cv));
}
