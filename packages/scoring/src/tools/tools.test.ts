import { describe, expect, test } from "vitest";
import { protectedWishesIn } from "../protected-wishes.ts";
import { LANGUAGES } from "../text/language.ts";
import { hiringResponse, RESPONSE_KINDS } from "./hiring-response.ts";
import { interviewAsText, interviewQuestions } from "./interview-questions.ts";
import { jobDescription } from "./job-description.ts";
import { linkedinMessage } from "./linkedin-message.ts";

const FACT = "your article on losses in the cold chain";
const MESSAGE = {
  language: "en",
  tone: "warm",
  role: "head of logistics",
  name: "Lucía",
  company: "Frutas Almenar",
  place: "Valencia",
  fact: FACT,
  pay: { from: "42,000", to: "48,000", currency: "€", period: "year" },
} as const;

describe("a LinkedIn message", () => {
  test("has the fact word for word, and says what it left out", () => {
    const { variants } = linkedinMessage({ ...MESSAGE, kind: "note" });
    expect(variants).toHaveLength(3);
    for (const { text, marks, length, limit, leftOut, note } of variants) {
      expect(length).toBe(text.length);
      expect(length).toBeLessThanOrEqual(limit);
      expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual([FACT]);
      expect(note).toBe(leftOut.length > 0 ? "Without the pay, so as not to pass 200." : "With everything you typed.");
    }
    expect(variants.map(({ leftOut }) => leftOut)).toContainEqual(["pay"]);
  });

  test("an InMail has a subject and leaves nothing out", () => {
    for (const { subject, text, leftOut } of linkedinMessage({ ...MESSAGE, kind: "inMail", sender: "Ana Gil" }).variants) {
      expect(subject).toBe("Head of logistics at Frutas Almenar, Valencia");
      expect(leftOut).toEqual([]);
      expect(text).toMatch(/Best wishes\nAna Gil\nFrutas Almenar$/);
    }
  });

  test("a fact about the person is refused and left out", () => {
    const { refused, variants } = linkedinMessage({ ...MESSAGE, kind: "note", fact: "how young you look" });
    expect(refused?.reason).toMatch(/about age and not about the job/);
    for (const { text } of variants) expect(text).not.toContain("young");
  });

  test("nothing but a role still makes three messages", () => {
    for (const language of LANGUAGES)
      for (const { text } of linkedinMessage({ kind: "note", language, tone: "neutral", role: "X" }).variants)
        expect(text).not.toMatch(/undefined| {2}|\s[,.?]| ,|\(\)|„“/);
  });
});

describe.for(LANGUAGES)("a response to an applicant, in %s", (language) => {
  test("keeps the reason word for word and says when documents are deleted", () => {
    const reason = "longer experience in PLC fault finding";
    const answer = hiringResponse({
      kind: "rejection",
      language,
      tone: "formal",
      role: "Cook",
      name: "Elif",
      reason,
      keepMonths: 6,
    });
    expect(answer.marks.map(({ start, end }) => answer.text.slice(start, end))).toEqual([reason]);
    expect(answer.text).toMatch(/6 (?:months|Monate|meses|ay)/);
    expect(answer.checks).toHaveLength(3);
    expect(decodeURIComponent(answer.mailto)).toContain(reason);
  });

  test("a reason about the person is refused and left out", () => {
    const answer = hiringResponse({ kind: "rejection", language, tone: "plain", role: "Cook", reason: "too old" });
    expect(answer.refused).toMatchObject({ phrase: "too old" });
    expect(answer.text).not.toContain("old");
  });

  test.for(RESPONSE_KINDS)("%s has every part and no number that nobody typed", (kind) => {
    for (const tone of ["formal", "plain", "warm"] as const) {
      const { subject, text } = hiringResponse({ kind, language, tone, role: "Cook", question: "Which shift?" });
      expect(subject).toContain("Cook");
      expect(text).not.toMatch(/undefined|\d| {2}|\n{3}/);
      expect(protectedWishesIn(text)).toEqual([]);
    }
  });
});

const PUMP = `Service engineer, heat pumps

You will
- find faults on site and repair them on the first visit
- explain to the household, in plain words, what failed
- plan your own route of four to five visits a day

What it takes
- three years with heat pumps
- an F-gas certificate
- on call one week in five`;

describe("interview questions", () => {
  test.for([30, 45, 60, 90])("the plan adds up to %i minutes", (minutes) => {
    const { opening, questions, theirs } = interviewQuestions({ text: PUMP, minutes, kinds: ["did", "would"], language: "en" });
    expect(opening.minutes + questions.reduce((sum, one) => sum + one.minutes, 0) + theirs.minutes).toBe(minutes);
  });

  test("each has a quote of the advert, anchors and follow-ups; what a CV or a paper shows is not asked", () => {
    const answer = interviewQuestions({ text: PUMP, minutes: 45, kinds: ["did", "would"], language: "en" });
    expect(answer.questions.map(({ number }) => number)).toEqual([1, 2, 3, 6]);
    for (const { quote, span, anchors, followUps } of answer.questions) {
      expect(PUMP.slice(span!.start, span!.end)).toBe(quote);
      expect(anchors).toHaveLength(3);
      expect(followUps.length).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(answer.questions.map(({ question }) => question)).size).toBe(4);
    expect(answer.others.map(({ number, instead }) => [number, instead])).toEqual([
      [4, "Read it in the CV, no question"],
      [5, "Ask to see it, no question"],
    ]);
    expect(answer.most).toBe(20);
  });

  test.for(LANGUAGES)("a title alone gets the usual duties of the profession, and says so (%s)", (language) => {
    const answer = interviewQuestions({ text: "Electrician", minutes: 45, kinds: ["did"], language });
    expect(answer).toMatchObject({ isFromTitle: true, note: expect.any(String) });
    expect(answer.questions.length).toBeGreaterThanOrEqual(3);
    expect(interviewAsText(answer, language)).toContain(answer.questions[0]!.question);
  });
});

describe("a job description", () => {
  const typed = {
    title: "Elektroniker für Gebäudetechnik",
    language: "de",
    tone: "formal",
    level: "experienced",
    place: "Hannover",
    hours: "fullTime",
    tasks: "- Störungen in Bürogebäuden beheben\n\n- Prüfprotokolle führen",
    must: "Führerschein Klasse B\nDeutsch-Muttersprachler",
    offers: "30 Tage Urlaub",
  } as const;

  test("is read back whole, adds nothing, and shows what does not belong there", () => {
    const { readBack, findings, text } = jobDescription(typed);
    expect(readBack).toEqual({ typed: 8, recognised: 8, missed: [], added: [] });
    expect(findings.map(({ kind, wording }) => [kind, wording])).toEqual([
      ["payMissing", undefined],
      ["gendered", "Elektroniker (m/w/d)"],
      ["nativeSpeaker", "Deutsch C1"],
    ]);
    for (const { start, end, phrase } of findings) expect(text.slice(start, end)).toBe(phrase);
  });

  test("a title for all genders is no finding", () => {
    const { findings } = jobDescription({ ...typed, title: "Koch (m/w/d)", must: "HACCP" });
    expect(findings.map(({ kind }) => kind)).toEqual(["payMissing"]);
  });
});
