import { expect, test } from "vitest";
import { LOCALES } from "../../kernel/limits.ts";
import { answerTo, type Answered } from "./answer.mail.ts";
import { KINDS, TEMPLATES } from "./answer.templates.ts";
import { OUTCOMES } from "./mail.entity.ts";

const mail = (more: Partial<Answered> = {}): Answered => ({
  outcome: "taken",
  locale: "en",
  mailbox: "nurse-k7m2x9q4bd@jobs.candor.example",
  title: "Nurse",
  others: [],
  beyond: { names: [], count: 0 },
  ...more,
});

test("an answer lists the accepted files, the letters, and the refused files with their reasons", () => {
  const { subject, text, html } = answerTo(
    mail({ others: [{ name: "cv.docx", kind: "word" }], beyond: { names: ["21.pdf"], count: 3 } }),
    "AW: RE: My application",
    [
      { name: "CV.pdf", outcome: "received" },
      { name: "Letter.pdf", outcome: "letter" },
      { name: "locked.pdf", outcome: "read.encrypted" },
      { name: "odd.pdf", outcome: "cv.attempts" },
    ],
  );
  expect(subject).toBe("Re: My application");
  expect(text).toBe(
    [
      "Thank you. For “Nurse” we have received:\n• CV.pdf",
      "Kept as a letter with it:\n• Letter.pdf",
      "This could not be taken:\n• locked.pdf: The PDF asks for a password. Please send a copy without one.\n• odd.pdf: The file could not be read. Please send another copy.\n• cv.docx: A text document. Please save it as a PDF and send that.",
      "One mail can bring 20 PDFs. Please send these in another mail:\n• 21.pdf\n• and 2 more",
      "This answer was written automatically.",
      "Candor",
    ].join("\n\n"),
  );
  expect(html).toContain("we have received:<br>• CV.pdf");
});

test("a letter without a CV is answered with a request for the CV", () => {
  const { text, subject } = answerTo(mail(), null, [{ name: "Letter.pdf", outcome: "letter" }]);
  expect(subject).toBe("Your application: Nurse");
  expect(text).toContain("we have found a letter but no CV:\n• Letter.pdf\n\nPlease send your CV to this address as a PDF.");
});

test("an answer never mentions the employer's payment", () => {
  for (const locale of LOCALES) {
    const { text } = answerTo(mail({ locale }), null, [
      { name: "CV.pdf", outcome: "subscription.unpaid" },
      { name: "CV2.pdf", outcome: "cv.limit" },
    ]);
    expect(text).not.toMatch(/subscription|abo\b|abonnement|suscripci|abonelik|limit|plan\b|pago|zahlung|ödeme/i);
  }
});

test.for(LOCALES)("every outcome has its sentence in %s, without open placeholders", (locale) => {
  for (const outcome of OUTCOMES) {
    const { subject, text, html } = answerTo(
      mail({ outcome, locale }),
      null,
      outcome === "taken" ? [{ name: "{{title}}.pdf", outcome: "received" }] : [],
    );
    expect(text.length).toBeGreaterThan(60);
    for (const part of [
      subject,
      text.replace("{{title}}.pdf", ""),
      html.replace("{{title}}.pdf", "").replace(/style="[^"]*"/g, ""),
    ])
      expect(part).not.toMatch(/[{}]/);
    expect(text).toContain(outcome === "unknown" ? "@jobs.candor.example" : "Nurse");
  }
});

test("the four languages have the same sentences and placeholders", () => {
  const blanks = (sentence: string) => sentence.match(/\{\{[^}]+\}\}/g)?.toSorted() ?? [];
  for (const locale of LOCALES) {
    expect(Object.keys(KINDS[locale])).toEqual(Object.keys(KINDS.en));
    expect(Object.keys(TEMPLATES[locale])).toEqual(Object.keys(TEMPLATES.en));
    for (const [key, sentence] of Object.entries(TEMPLATES[locale])) {
      expect(blanks(sentence), `${locale} ${key}`).toEqual(blanks(TEMPLATES.en[key as keyof typeof TEMPLATES.en]));
    }
  }
});
