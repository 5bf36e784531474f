import type { Pay } from "@candor/core/job/job.info";

/** The adverts of the demo account's two jobs. The firm is invented. */
export type DemoJob = "frontend" | "heatPumps";

interface Advert {
  readonly key: DemoJob;
  /** The title that is read from the text. An interrupted seed finds its job by it. */
  readonly title: string;
  readonly text: string;
  readonly additionalRequirements?: string;
  readonly pay: Pay;
}

export const adverts: readonly Advert[] = [
  {
    key: "frontend",
    title: "Senior Frontend Engineer",
    pay: { min: 68_000, max: 84_000, currency: "EUR", period: "year" },
    text: `Senior Frontend Engineer (m/w/d)
Nordlicht Energie, Berlin

Wir suchen eine Senior Frontend Engineer (m/w/d) für unser Kundenportal in Berlin, hybrid mit zwei Bürotagen. Die Stelle ist unbefristet und in Vollzeit.

Ihre Aufgaben
- Sie bauen das Kundenportal, in dem 300.000 Haushalte ihre Zählerstände und Abschläge sehen.
- Sie führen gemeinsame Bausteine für drei Produktteams ein und pflegen sie.
- Sie begleiten zwei jüngere Kolleginnen und Kollegen fachlich.

Das bringen Sie mit
- mindestens fünf Jahre Erfahrung in der Frontend-Entwicklung
- sehr gute Kenntnisse in React und TypeScript (zwingend)
- Deutsch auf B2 oder besser, denn wir sprechen mit Netzbetreibern
- Erfahrung in der Anleitung von Kolleginnen und Kollegen
- Barrierefreiheit nach WCAG ist für Sie kein Nachgedanke

Schön wäre GraphQL, und wenn Sie die Energiewirtschaft schon kennen.

So arbeiten wir
Wir reden offen über Fehler, schreiben kurze Dokumente und veröffentlichen jeden Tag.`,
    additionalRequirements:
      "Browsertests mit Playwright oder Cypress sind uns wichtig. Bitte keinen Hochschulabschluss verlangen.",
  },
  {
    key: "heatPumps",
    title: "Field Technician, Heat Pumps",
    pay: { min: 22, max: 27, currency: "EUR", period: "hour" },
    text: `Field Technician, Heat Pumps
Nordlicht Energie, Berlin

You install, commission and repair heat pumps in family homes in Berlin and Brandenburg. A full-time position: you start from home in your own van, with four visits a day that a dispatcher plans.

Your tasks
- Commission air-source and ground-source heat pumps and explain them to the people who live with them
- Find faults in hydraulics, controls and the refrigeration circuit
- Write the service report on a tablet before you leave
- Train new colleagues on site

Requirements
- Completed vocational training
- At least 3 years of experience with heating systems
- Heating and air conditioning, heat pumps in particular
- F-gas certificate
- Driving licence B
- German at B1 or better

Nice to have
- Photovoltaics
- Turkish or Spanish with customers`,
  },
];
