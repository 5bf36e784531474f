import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const HEADINGS = {
  en: ["Requirements", "What you will do", "Nice to have"],
  de: ["Ihr Profil", "Ihre Aufgaben", "Von Vorteil"],
  es: ["Requisitos", "Funciones", "Se valorará"],
  tr: ["Aranan Nitelikler", "Görev Tanımı", "Tercihen"],
};
const LINES = {
  en: [
    "Wound care",
    "A kind heart",
    "Willing to work nights",
    "Qwer zuiop asdf",
    "You shape what we become",
    "Handle 12 accounts, and more",
  ],
  de: [
    "Wundversorgung",
    "Ein Herz für Menschen",
    "Schichtbereitschaft",
    "Qwer zuiop asdf",
    "Sie prägen, was wir werden",
    "Betreuung von 12 Kunden, usw.",
  ],
  es: [
    "Cura de heridas",
    "Buena actitud",
    "Disponibilidad para viajar",
    "Qwer zuiop asdf",
    "Con ganas, y algo más",
    "Atención a 12 clientes, etc.",
  ],
  tr: [
    "Yara bakımı",
    "Güler yüzlü",
    "Seyahat engeli olmayan",
    "Qwer zuiop asdf",
    "Bizimle büyüyecek",
    "12 müşterinin takibi, vb.",
  ],
};

describe("Nothing of an advert is dropped in silence", () => {
  test.for(["en", "de", "es", "tr"] as const)(
    "each line of its sections is a criterion's, a question, refused or not used, in %s",
    (language) => {
      for (const sign of ["- ", "", "• "])
        for (let first = 0; first < LINES[language].length; first++) {
          const lines = [...LINES[language].slice(first), ...LINES[language].slice(0, first)];
          const heading = HEADINGS[language][first % 3]!;
          const text = `Nurse\n\n${heading}\n${lines.map((line) => sign + line).join("\n")}`;
          const { criteria, questions, notUsed, refused, quotes } = readAdvert(text);
          const shown = [
            ...criteria.map(({ source }) => source),
            ...questions,
            ...notUsed,
            ...[...refused.flatMap(({ quote }) => (quote ? [quote] : [])), ...Object.values(quotes).flat()].map(
              ([start, end]) => ({ start, end }),
            ),
          ];
          let at = 0;
          for (const line of text.split("\n")) {
            const [start, end] = [at, at + line.length];
            at = end + 1;
            if (!LINES[language].some((words) => line === sign + words)) continue;
            expect(
              shown.some((place) => place.start < end && place.end > start),
              `${line} in ${text}`,
            ).toBe(true);
          }
        }
    },
  );
});

const asked = (text: string): string[] => readAdvert(text).criteria.map(({ importance, text }) => `${importance}: ${text}`);

describe("Traits, company texts and headings are no criteria", () => {
  test.for([
    ["Requirements\n- Excel\n- Trustworthy and hardworking\n- Sense of urgency", ["must: Excel"]],
    ["Ihr Profil\n- Excel\n- Verlässlichkeit und Umsetzungsstärke\n- Unternehmerisches Denken", ["must: Excel"]],
    ["Requisitos\n- Excel\n- Orientación al logro\n- Trato amable con el público", ["must: Excel"]],
    ["Aranan Nitelikler\n- Excel\n- İkna kabiliyeti yüksek\n- Titiz ve dakik çalışan", ["must: Excel"]],
    [
      "Barista\n\nQualifications:\nEspresso machines\n\nWe are a cozy family owned coffee shop and we love our community.",
      ["must: Espresso machines"],
    ],
    [
      "Fahrer\nSie bringen mit\n- Führerschein Klasse B\n\nWas wir versprechen\n- 30 Tage Urlaub\n- Jobrad und Obstkorb\n- Ein tolles Team",
      ["must: Führerschein Klasse B"],
    ],
  ] as const)("%s", ([text, expected]) => {
    expect(asked(text)).toEqual(expected);
  });

  test("an inclination is a trait, of whatever it is", () => {
    expect(asked("Ihr Profil\n- Excel\n- Interesse an Recruiting\n- Spaß an Buchhaltung")).toEqual(["must: Excel"]);
  });

  test("what an employer gives or says of itself is none, below any heading", () => {
    const text = "Cook\nYour duties\nPrepare soups and sauces.\nThe mission of our house is good food.\nNote: apply by mail.";
    expect(asked(text)).toEqual(["should: Prepare soups and sauces"]);
  });

  test("what is held or learned is asked for, whatever stands beside it", () => {
    expect(asked("Requirements\n- Experience in customer-oriented sales")).toEqual(["must: customer-oriented sales"]);
  });
});

describe("Lost structure is given back", () => {
  test.for([
    [
      "a heading within a line",
      "Veterinaria\nSupervisión de la limpieza. Requisitos del puesto Licenciatura en Veterinaria.",
      "must: Licenciatura en Veterinaria",
    ],
    ["signs of items within a line", "Muhasebeci\nAranan Nitelikler\n*Lise mezunu *Excel bilen *Logo bilen", "must: Logo"],
    [
      "a bracket with a full stop",
      "Requisitos\n- Programas de diseño (Photoshop. SketchUp. VIZ)",
      "must: Programas de diseño (Photoshop. SketchUp. VIZ)",
    ],
    ["a bracket that grades another thing", "Requisitos\n- Carnet C+E (preferiblemente ADR)", "must: Carnet C+E"],
    ["tags of a page", "Driver\nRequirements\n<point>Forklift licence</point>", "must: Forklift licence"],
  ] as const)("%s", ([, text, expected]) => {
    expect(asked(text)).toContain(expected);
  });

  test("what a bracket makes optional is a nice-to-have", () => {
    expect(asked("Requisitos\n- Carnet C+E (preferiblemente ADR)")).toEqual(["must: Carnet C+E", "nice: ADR"]);
    expect(asked("What you bring\n- You communicate well in English (and German is a bonus)")).toEqual([
      "must: English",
      "nice: German",
    ]);
    expect(asked("Dein Profil\n- Gute Deutschkenntnisse (Englisch von Vorteil)")).toEqual([
      "must: Deutsch, B2 oder besser",
      "nice: Englisch",
    ]);
  });

  test("what follows “ideally” after a comma is welcome, what stands before it is asked for", () => {
    const text = "Ihr Profil\n3 Jahre Erfahrung im Projektmanagement, idealerweise in einer Agentur\n- Kenntnisse in Notion";
    expect(asked(text).map((one) => one.slice(0, 4))).toEqual(["must", "must"]);
  });

  test("German plurals before a capital are no lost line breaks", () => {
    const line = "Gestaltung von Grafiken, Infografiken, Folien, Videos und Anzeigen, Plakaten, Karten";
    expect(asked(`Ihre Aufgaben\n- ${line}`)).toEqual([`should: ${line}`]);
  });
});

test.for([
  ["Requirements\n- Advanced Excel, under 35 years old, and SAP", "under 35"],
  ["Ihr Profil\n- Excel-Kenntnisse, nicht älter als 35 Jahre, und SAP", "35"],
  ["Requisitos\n- Manejo de Excel, de 25 a 35 años de edad, y SAP", "25 a 35"],
  ["Aranan Nitelikler\n- Excel bilen, askerliğini yapmış, SAP kullanabilen", "askerli"],
] as const)("a refused wish is stored with no criterion and no line: %s", ([text, wish]) => {
  const { criteria, notUsed, questions, refused } = readAdvert(text);
  expect(criteria.map(({ text: words }) => words).join()).toContain("SAP");
  expect(refused.map(({ text: words }) => words).join()).toContain(wish);
  expect(JSON.stringify([criteria, notUsed, questions])).not.toContain(wish);
});

describe("a section about the company asks for nothing", () => {
  test.for([
    [
      "de",
      "Anforderungen",
      "Führerschein Klasse B",
      "So arbeiten wir",
      "Wir treffen uns jeden Montag und planen die Woche gemeinsam.",
    ],
    [
      "de",
      "Anforderungen",
      "Führerschein Klasse B",
      "Unsere Arbeitsweise",
      "Entschieden wird im Team, und zwar zügig und ohne viele Worte.",
    ],
    ["en", "Requirements", "Driving licence B", "How we work", "We meet every Monday and plan the whole week together."],
    ["en", "Requirements", "Driving licence B", "Life at Hill & Son", "There are two dogs in the house, and lunch is at noon."],
    [
      "es",
      "Requisitos",
      "Carné de conducir B",
      "Así trabajamos",
      "Nos reunimos cada lunes y planificamos juntos toda la semana.",
    ],
    ["tr", "Aranan Nitelikler", "B sınıfı ehliyet", "Nasıl çalışıyoruz", "Her pazartesi toplanır ve haftayı birlikte planlarız."],
  ] as const)("%s: %s, %s; %s", ([language, wanted, line, heading, text]) => {
    const { criteria, notUsed, questions } = readAdvert(`${wanted}\n- ${line}\n\n${heading}\n${text}`, "", language);
    expect(criteria).toHaveLength(1);
    expect([...notUsed, ...questions]).toEqual([]);
  });

  test("“How you work” and “What you need” are about the applicant", () => {
    const { criteria } = readAdvert(
      "Nurse\n\nHow you work with us: requirements\n- Wound care\n\nWhat you need\n- Driving licence B",
      "",
      "en",
    );
    expect(criteria.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["certification"]));
    expect(criteria).toHaveLength(2);
  });
});
