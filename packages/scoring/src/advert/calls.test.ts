import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const asked = (text: string): string[] => readAdvert(text).criteria.map(({ text: words }) => words);

describe("What an advert calls out, says of its house or repeats of its title asks for nothing", () => {
  test.for([
    ["English", "Server\n\nRequirements\n- Two years of experience in a restaurant\n\nSee all of you soon!"],
    ["German", "Kellner (m/w/d)\n\nDeine Aufgaben\n- Bedienung der Gäste\n\nDein Erfolg ist unser Antrieb!"],
    ["Spanish", "Mesero\n\nRequisitos\n- Dos años de experiencia en restaurantes\n- ¡Tu esfuerzo se traduce en premios!"],
    ["Turkish", "Garson\n\nAranan Nitelikler\n- En az 2 yıl restoran deneyimi\n- Sahne senin!"],
  ])("an exclamation, in %s", ([, text]) => {
    expect(asked(text!)).toHaveLength(1);
  });

  test("an exclamation that names work, or something known, is read", () => {
    expect(asked("Barista\n\nYour tasks\n- Making coffee, serving our guests and keeping the bar clean!")).toHaveLength(1);
    expect(asked("Entwickler\n\nDein Profil\n- Gute Kenntnisse in TypeScript!")).toEqual(["TypeScript"]);
  });

  test.for([
    [
      "English",
      "Analyst\n\nYour tasks\nPrepare the monthly report.\nWith an open approach to risk, we work for people who build.",
    ],
    ["a reason", "Analyst\n\nYour tasks\nPrepare the monthly report.\nThat's why we have built a team of fifty people."],
    [
      "German",
      "Analyst\n\nDeine Aufgaben\nErstellung der Monatsberichte.\nMit unserem Ansatz begleiten wir Kunden in die Zukunft.",
    ],
  ])("the employer as the subject after an opening, %s", ([, text]) => {
    expect(asked(text!)).toHaveLength(1);
  });

  test("an opening of the employer's before work of the reader", () => {
    expect(
      asked("Monteur\n\nDeine Aufgaben\nIn der neuen Welt sind wir angekommen, deine Berichte erstellst du auf dem Tablet."),
    ).toHaveLength(1);
  });

  test.for([
    ["English", "Promoter\n\nRequirements\nPromoter\nExperience in trade fairs"],
    ["German", "Modellbauer\n\nAnforderungen\nModellbauer\nErfahrung im Messebau"],
    ["Spanish", "Barista\n\nRequisitos\nBarista\nExperiencia en cafeterías"],
  ])("the title again, in %s", ([, text]) => {
    expect(asked(text!)).toHaveLength(1);
  });

  test("a title that asks for more, again, is a criterion", () => {
    expect(
      asked("Depo Elemanı (Forklift Ehliyetli)\n\nAranan nitelikler\nDepo Elemanı (Forklift Ehliyetli)\nStok deneyimi"),
    ).toHaveLength(2);
  });

  test("a heading that may name work or gifts is told by its lines", () => {
    const profile = "Entwickler\n\nWas wir von dir erwarten\n- Gute Kenntnisse in Java\n\nWas dich bei uns erwartet\n";
    const gifts =
      "- Flache Hierarchien mit kurzen Wegen\n- Eine entspannte Arbeitsatmosphäre\n- Ein Team, auf das man sich freuen kann";
    const work = "- Entwicklung von Schnittstellen\n- Betreuung der Anwender\n- Erstellung von Testfällen";
    expect(asked(profile + gifts)).toEqual(["Java"]);
    expect(asked(profile + work)).toHaveLength(4);
  });

  test("a date and a shortened word do not end a sentence", () => {
    expect(asked("Fachärztin\n\nAufgaben\n- Tätigkeit als stellv. Leitung der Station")).toEqual([
      "Tätigkeit als stellv. Leitung der Station",
    ]);
    const { criteria } = readAdvert(
      "Beraterin\n\nAufgaben\n- Begleitung der Klienten\n\nBewerbungen senden Sie bis am 31. Juli 2026 an: stelle@example.org.",
    );
    expect(criteria.map(({ text }) => text)).toEqual(["Begleitung der Klienten"]);
  });

  test("a greeting is no work", () => {
    expect(
      asked("Administrator\n\nGreetings from Northwind Systems.\n\nRequirements\n- Two years of experience with Linux"),
    ).toHaveLength(1);
  });
});
