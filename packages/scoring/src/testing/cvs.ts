import type { Document, Word } from "@candor/documents";

const LINE = 14;
const LETTER = 5;

/** A one-page document of `text`, each word with a box as on a typewriter: 5 points a letter, 14 points a line. */
export const documentOf = (text: string): Document => {
  const words: Word[] = [];
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    const before = text.slice(0, index);
    const line = before.split("\n").length - 1;
    const column = index - (before.lastIndexOf("\n") + 1);
    words.push({
      start: index,
      end: index + word.length,
      page: 1,
      box: [50 + column * LETTER, 50 + line * LINE, 50 + (column + word.length) * LETTER, 50 + line * LINE + 10],
    });
  }
  return {
    verdict: "ok",
    text,
    pages: [{ width: 595, height: 842, start: 0, end: text.length }],
    words,
    hidden: [],
    links: [],
    reader: "test",
  };
};

/** The CV of the example job: English, roles headed by title and employer with the dates below. */
export const MARA = `Mara Lindqvist
Senior Frontend Engineer
mara.lindqvist@post.example, +49 30 5550 0142, Berlin
Born 14 March 1991, Swedish citizen

EXPERIENCE
Staff Frontend Engineer, Tallyworks GmbH, Berlin
Mar 2022 – today
• Rebuilt the invoicing app in React; 40,000 weekly users moved over without downtime.
• Moved 210,000 lines to TypeScript in strict mode.
• Lead a team of four engineers and mentor two apprentices.
Frontend Developer, Brückner Reisen AG, Hamburg
Feb 2018 – Feb 2022
• Brought the booking flow to WCAG 2.1 AA with an outside auditor.
• Checkout in four languages, right-to-left included.

PROJECTS
Kartograf, an open-source map viewer
• 180 browser tests in Playwright.

SKILLS
React, TypeScript, GraphQL, CSS, Vite, Node, Figma, Storybook, D3

LANGUAGES
Swedish (native), English (C1), German (B1)

EDUCATION
B.Sc. Computer Science, Uppsala universitet, 2017
`;

/** A German tabular CV: dates to the left, personal data with everything that must not count. */
export const SABINE = `Lebenslauf

Persönliche Daten
Name: Sabine Krüger
Anschrift: Lindenstraße 12, 50674 Köln
Telefon: 0221 / 98 76 54 32
E-Mail: s.krueger@mail.example
Geburtsdatum: 03.05.1984 in Bonn
Familienstand: verheiratet, 2 Kinder
Staatsangehörigkeit: deutsch

Berufserfahrung
seit 04/2019 Pflegefachkraft, Klinikum Rheinblick, Köln
- Grundpflege und Behandlungspflege auf der Intensivstation
- Wundversorgung und Medikamentengabe
- Anleitung von Auszubildenden
10/2008 – 03/2019 Altenpflegerin, Seniorenheim Sonnenhof
- Pflegedokumentation mit Vivendi

Ausbildung
09/2005 – 08/2008 Ausbildung zur examinierten Altenpflegerin, Bonn
2003 Mittlere Reife

Weiterbildungen
Weiterbildung Praxisanleitung, 2021

Sprachkenntnisse
Deutsch: Muttersprache
Englisch: Grundkenntnisse

Sonstiges
Führerschein Klasse B

Hobbys
Fotografie, Kochen
`;

/** A Spanish CV in the order contact, profile, experience. */
export const DIEGO = `DIEGO RAMOS ORTEGA
Técnico de mantenimiento eléctrico
Calle Mayor 14, 28013 Madrid | 612 345 678 | diego.ramos@correo.example
Fecha de nacimiento: 02/07/1990 | Estado civil: soltero

PERFIL PROFESIONAL
Técnico con amplia experiencia en instalaciones eléctricas. Me gustaría aprender robótica.

EXPERIENCIA LABORAL
Técnico de mantenimiento, Aceros del Norte S.A. (enero de 2020 – actualidad)
Mantenimiento preventivo de cuadros eléctricos y programación de PLC.
Diagnóstico de averías en la línea de producción.
Electricista, Montajes Vega S.L. (junio de 2014 – diciembre de 2018)
Instalaciones eléctricas en viviendas y oficinas.

FORMACIÓN ACADÉMICA
Grado Superior en Sistemas Electrotécnicos, IES Vallecas, 2014

IDIOMAS
Español: nativo. Inglés: nivel medio (B1).

OTROS DATOS
Permiso de conducir B
`;

/** A Turkish CV with military service and age. */
export const ELIF = `ELİF IŞIK
Muhasebe Uzmanı
İstanbul, Türkiye · 0532 123 45 67 · elif.isik@posta.example
Doğum Tarihi: 12.08.1992
Medeni Durum: Bekar

İŞ DENEYİMİ
Muhasebe Uzmanı – Deniz Gıda A.Ş.
Ocak 2019 – Halen
• Genel muhasebe ve bordro süreçlerini yürüttüm
• Logo Tiger ve Excel ile ay sonu kapanış raporları hazırladım
Muhasebe Elemanı – Akın Tekstil
Mart 2015 – Aralık 2018
• Fatura işleme ve stok takibi

EĞİTİM
Lisans, İşletme, Marmara Üniversitesi, 2014

YABANCI DİLLER
İngilizce (iyi), Almanca (başlangıç)
`;
