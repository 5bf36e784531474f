/** The German example advert with its extra requirements. */
export const FRONTEND = `Wir suchen eine Senior Frontend Engineer (m/w/d) für unser Kundenportal in Berlin, hybrid mit zwei Bürotagen.

Das bringen Sie mit:
– mindestens fünf Jahre Erfahrung in der Frontend-Entwicklung
– sehr gute Kenntnisse in React und TypeScript
– Deutsch auf B2 oder besser, denn wir sprechen mit Netzbetreibern
– Erfahrung in der Anleitung von Kolleginnen und Kollegen
– Barrierefreiheit nach WCAG ist für Sie kein Nachgedanke

Schön wäre GraphQL, und wenn Sie die Energiewirtschaft schon kennen.`;
export const FRONTEND_EXTRA = "Browser tests matter to us: Playwright or Cypress. Please do not ask for a degree.";
