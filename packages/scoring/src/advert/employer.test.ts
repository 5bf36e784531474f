import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const asked = (text: string): string[] => readAdvert(text).criteria.map(({ text: words }) => words);

describe("Below a heading of duties or requirements, only work and requirements become criteria", () => {
  test.for([
    [
      "a text about the employer",
      "Clerk\n\nJob Description:\nThe Harbour Trust (HT) is a public body that serves small ports. The Clerk will keep the register of berths.",
      ["The Clerk will keep the register of berths"],
    ],
    [
      "what the employer says of itself",
      "Koch\n\n## Aufgaben\nUnser Haus steht seit drei Generationen am Markt.\n- Zubereitung von Vorspeisen",
      ["Zubereitung von Vorspeisen"],
    ],
    [
      "what goes on about the employer",
      "Manager\n\nYour mission\nThe Blue Group is a leader in mobility. It comprises five companies for leasing and insurance.\n- Plan digital projects",
      ["Plan digital projects"],
    ],
    [
      "a firm that introduces itself",
      "Teamlead\n\n## Aufgaben\nWir, die Blau GmbH, unterstützen Unternehmen bei der Verbesserung der IT-Sicherheit.\n- Leitung des Teams",
      ["Leitung des Teams"],
    ],
    [
      "a search for somebody",
      "Barback\n\nResponsibilities\nThe Pine Lodge is seeking a lively barback to join our team.\nStock the bar and its fridges",
      ["Stock the bar and its fridges"],
    ],
    [
      "equal treatment",
      "Cook\n\nResponsibilities\n- Prepare sauces\n- Decisions are made without discrimination based on race, color or religion",
      ["Prepare sauces"],
    ],
    ["a rate of pay", "Waiter\n\nRequirements\nFood handler card\nServers $4.10 per hour + tips", ["Food handler card"]],
    ["the employer's name", "Muhasebe Uzmanı\nDeniz Gıda San. ve Tic. Ltd. Şti.\n\nAranan Nitelikler\n- Logo", ["Logo"]],
    ["words to the reader", "Cook\n\nRequirements\n- Knife skills\n- Tired of small kitchens?", ["Knife skills"]],
    [
      "a trait with its explanation",
      "Developer\n\nRequirements\n- TypeScript\n- Team Player: You share what you find out\n- Unternehmerisches Denken – du erkennst Chancen",
      ["TypeScript"],
    ],
    [
      "links",
      "Marketing\n\nAnforderungen\n- Google Ads\n\nLinkedIn Nordwind:[https://example.com/nordwind](https://example.com/nordwind)",
      ["Google Ads"],
    ],
    [
      "headings within the duties",
      "Projektleiter\n\n## Aufgaben\n\nAngebote\nDu kalkulierst Angebote und verhandelst sie mit Kunden.\n\nTermine und Kosten\nDu überwachst Termine und Kosten laufender Projekte.",
      ["Du kalkulierst Angebote und verhandelst sie mit Kunden", "Du überwachst Termine und Kosten laufender Projekte"],
    ],
  ] as const)("%s is no criterion", ([, text, expected]) => {
    expect(asked(text)).toEqual(expected);
  });

  test("a name that is asked for stays, although something is said of it", () => {
    expect(asked("Clerk\n\nRequirements\nMicrosoft Excel is required. Fluent English is required.")).toEqual([
      "Microsoft Excel",
      "Fluent English",
    ]);
  });

  test("a label that names a trait hides no tool", () => {
    expect(asked("Developer\n\nRequirements\n- Tech-Savvy: You are proficient in TypeScript")).toEqual([
      expect.stringContaining("TypeScript"),
    ]);
  });
});

describe("Words that belong together stay together", () => {
  test("verbs of one ability", () => {
    expect(asked("Cook\n\nRequirements\n- Ability to clean, stock and sharpen knives")).toHaveLength(1);
  });

  test("knowledge of and experience with one thing", () => {
    expect(asked("Baker\n\nRequirements\n- Proper knowledge and experience with sourdough baking")).toEqual([
      expect.stringContaining("sourdough baking"),
    ]);
  });

  test("Turkish clauses that end in commas are a list", () => {
    const text =
      "Depo Elemanı\n\nDepo yönetim sistemlerini kullanabilen,\nSevkiyat planlarını hazırlayabilecek,\nForklift ile yükleme yapabilecek,\nStok sayımlarını yürütebilecek.";
    expect(asked(text)).toHaveLength(4);
  });
});
