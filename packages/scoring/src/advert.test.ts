import { describe, expect, test } from "vitest";
import { readAdvert } from "./advert.ts";
import { Criterion } from "./criterion.info.ts";
import { yearsText } from "./advert/phrases.ts";
import { criteriaFor, understand, understandQuery } from "./job-criteria.ts";
import { askOf } from "./evaluate/ask.ts";
import { refuseProtected } from "./protected-wishes.ts";
import { FRONTEND, FRONTEND_EXTRA } from "./testing/adverts.ts";
import { LANGUAGES } from "./text/language.ts";
import { FIELDS } from "./vocabulary/fields.ts";

const asked = (text: string, extra?: string): string[] =>
  readAdvert(text, extra).criteria.map(({ importance, text }) => `${importance}: ${text}`);

describe("The example advert", () => {
  const advert = readAdvert(FRONTEND, FRONTEND_EXTRA, "en");

  test("asks for nine things", () => {
    expect(advert.criteria.map(({ importance, kind, text, source }) => [importance, kind, text, source.text])).toEqual([
      ["must", "skill", "React", "description"],
      ["must", "skill", "TypeScript", "description"],
      ["must", "experience", "Mindestens fünf Jahre Erfahrung in der Frontend-Entwicklung", "description"],
      ["must", "language", "Deutsch auf B2 oder besser", "description"],
      ["should", "responsibility", "Anleitung von Kolleginnen und Kollegen", "description"],
      ["should", "skill", "Barrierefreiheit nach WCAG", "description"],
      ["should", "tool", "Browser tests matter to us: Playwright or Cypress", "additional"],
      ["nice", "skill", "GraphQL", "description"],
      ["nice", "industry", "Energiewirtschaft", "description"],
    ]);
  });

  test("shows where each was read", () => {
    const words = advert.criteria.map(({ quote, source }) =>
      (source.text === "description" ? FRONTEND : FRONTEND_EXTRA).slice(...quote!),
    );
    expect(words).toEqual([
      "React",
      "TypeScript",
      "mindestens fünf Jahre Erfahrung in der Frontend-Entwicklung",
      "Deutsch auf B2 oder besser",
      "Anleitung von Kolleginnen und Kollegen",
      "Barrierefreiheit nach WCAG",
      "Browser tests matter to us: Playwright or Cypress",
      "GraphQL",
      "Energiewirtschaft",
    ]);
  });

  test("fills the job's fields", () => {
    expect(advert.language).toBe("de");
    expect(advert.fields).toMatchObject({
      title: "Senior Frontend Engineer",
      location: "Berlin",
      remotePolicy: "hybrid",
      yearsOfExperience: 5,
      languageRequirements: ["German B2"],
      technicalSkills: ["React", "TypeScript", "Barrierefreiheit nach WCAG", "GraphQL"],
      industryExperience: ["Energiewirtschaft"],
      keyResponsibilities: ["Erfahrung in der Anleitung von Kolleginnen und Kollegen"],
    });
    expect(advert.fields.educationLevel).toBeUndefined();
    expect(advert.quotes.title?.map((quote) => FRONTEND.slice(...quote))).toEqual(["Senior Frontend Engineer"]);
    expect(advert.quotes.location?.map((quote) => FRONTEND.slice(...quote))).toEqual(["Berlin"]);
  });

  test("gives the same criteria again from its fields", () => {
    const again = criteriaFor(advert.fields, "en");
    const plain = advert.criteria.map(({ quote: _, source: __, isGuess: ___, ...criterion }) => criterion);
    expect(again.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(plain.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    for (const criterion of again) expect(Criterion.safeParse(criterion).success).toBe(true);
  });

  test("keeps its own words in whatever language it is read for", () => {
    const words = (wording: "en" | "tr") => readAdvert(FRONTEND, FRONTEND_EXTRA, wording).criteria.map(({ text }) => text);
    expect(words("tr")).toEqual(words("en"));
  });
});

describe("Importance follows the wording", () => {
  test.for([
    ["React is required.", "must: React"],
    ["Zwingend: SAP-Kenntnisse", "must: SAP"],
    ["Experience with Docker.", "should: Docker"],
    ["Kubernetes would be a plus.", "nice: Kubernetes"],
    ["Idealerweise bringen Sie Erfahrung mit DATEV mit.", "nice: DATEV"],
    ["Deseable: conocimientos de WordPress.", "nice: WordPress"],
    ["Imprescindible carnet de conducir.", "must: Carnet de conducir"],
    ["Tercihen Photoshop bilen.", "nice: Photoshop"],
    ["En az 3 yıl deneyim.", "must: En az 3 yıl deneyim"],
    ["Forklift ehliyeti şart.", "must: Forklift ehliyeti"],
  ] as const)("%s", ([text, expected]) => {
    expect(asked(text)).toEqual([expected]);
  });

  test("within one sentence, each side has its own", () => {
    expect(asked("React is required, GraphQL is a plus.")).toEqual(["must: React", "nice: GraphQL"]);
  });

  test("headings hold for what stands below them, and offers ask for nothing", () => {
    const text = `Registered Nurse, Manchester

Responsibilities
- Administer medication

Requirements
- NMC registration
- At least 2 years of ICU experience

Nice to have
- Wound care

We offer
- Knowledge of Python, taught in paid courses`;
    expect(asked(text)).toEqual([
      "must: NMC registration",
      "must: At least 2 years of ICU experience",
      "should: Administer medication",
      "nice: Wound care",
    ]);
    expect(readAdvert(text).fields).toMatchObject({
      title: "Registered Nurse",
      location: "Manchester",
      keyResponsibilities: ["Administer medication"],
    });
  });
});

describe("Adverts without any list work too", () => {
  test.for([
    [
      "We need a nurse who has three years of experience in intensive care and speaks German at B2. A driving licence is welcome.",
      ["must: Three years of experience in intensive care", "must: Speaks German at B2", "nice: Driving licence"],
    ],
    [
      "Muhasebe uzmanı arıyoruz. En az 3 yıl deneyimli ve Excel bilen biri olmalı.",
      ["must: Excel", "must: En az 3 yıl (Muhasebe uzmanı)"],
    ],
    [
      "Buscamos electricista con experiencia en fotovoltaica. Se requiere permiso de conducir.",
      ["must: Permiso de conducir", "should: Fotovoltaica"],
    ],
  ] as const)("%s", ([text, expected]) => {
    expect(asked(text)).toEqual(expected);
  });

  test("an advert without requirements is read from its tasks", () => {
    expect(asked("Our team builds services with Go and Kafka.")).toEqual(["should: Go", "should: Kafka"]);
  });

  test("unknown words become criteria in their own words", () => {
    expect(asked("Requirements\n- Experience with falcon taming\n- Team spirit")).toEqual(["must: Falcon taming"]);
    expect(asked("Requisitos\n- Electrónica de potencia")).toEqual(["must: Electrónica de potencia"]);
  });

  test("an empty text gives no criteria", () => {
    for (const text of ["", "   \n", "Hello world"]) expect(readAdvert(text)).toMatchObject({ criteria: [], refused: [] });
  });
});

describe("Waived requirements give no criteria", () => {
  test.for([
    ["Requirements\n- Bachelor in Economics\n- Excel", "Please do not ask for a degree."],
    ["Anforderungen\n- Abgeschlossenes Studium der Informatik\n- Excel", "Ein Studium ist nicht erforderlich."],
    ["Requisitos\n- Grado en Economía\n- Excel", "No pidas titulación."],
    ["Aranan nitelikler\n- Lisans mezunu\n- Excel", "Diploma şart değil."],
  ] as const)("%s | %s", ([text, extra]) => {
    expect(asked(text).length).toBe(2);
    expect(asked(text, extra)).toEqual(["must: Excel"]);
  });
});

describe("Wishes on protected facts are refused, and say why", () => {
  test.for([
    ["We want young candidates with Excel experience.", "age"],
    ["Requirements\n- Digital native\n- Excel", "age"],
    ["Male applicants with Excel experience.", "gender"],
    ["Nicht älter als 35 Jahre, mit Excel-Kenntnissen.", "age"],
    ["Nur Frauen. Excel ist erforderlich.", "gender"],
    ["Deutsche Staatsangehörigkeit, Excel erforderlich.", "nationality"],
    ["Menor de 30 años con conocimientos de Excel.", "age"],
    ["Buena presencia y conocimientos de Excel.", "appearance"],
    ["Askerlik ile ilişiği olmayan, Excel bilen.", "militaryService"],
    ["35 yaşını aşmamış, Excel bilen.", "age"],
    ["Bayan sekreter aranıyor, Excel bilen.", "gender"],
    ["Military service completed. Excel is required.", "militaryService"],
    ["Unmarried, with Excel skills.", "maritalStatus"],
  ] as const)("%s", ([text, reason]) => {
    const { refused, criteria, fields } = readAdvert(text);
    expect(refused.map((refusal) => refusal.reason)).toEqual([reason]);
    expect(text.slice(...refused[0]!.quote!)).toBe(refused[0]!.text);
    expect(criteria.map((criterion) => criterion.text)).toEqual(["Excel"]);
    expect(JSON.stringify(fields)).not.toContain(refused[0]!.text);
  });

  test("a lawful wish is offered where there is one", () => {
    expect(readAdvert("Requirements\n- Digital native").refused[0]).toMatchObject({
      text: "Digital native",
      alternative: "Uses digital tools daily",
    });
  });

  test.for([
    "young",
    "Male",
    "German citizenship",
    "Wehrdienst",
    "estado civil",
    "under 35",
    "askerlik",
    "Digital native",
    "Muttersprachler unter 30 Jahre",
  ])("“%s” typed as a criterion is refused", (text) => {
    expect(refuseProtected(text)).not.toBeNull();
  });

  test.for([
    "React",
    "5 years or more of experience",
    "Mindestens 2 Jahre Erfahrung",
    "German, B2 or better",
    "Engineer (m/w/d)",
    "Work with young people",
    "Erfahrung in der Betreuung junger Menschen",
    "Dynamic young team",
    "Junior developer",
    "Care of older people",
    "Kadın doğum hastalıkları",
    "Permit to work in the EU",
    "Führerschein Klasse B",
    "3 años de experiencia",
    "Photo editing",
    "Nursing of male and female patients",
  ])("“%s” is lawful", (text) => {
    expect(refuseProtected(text)).toBeNull();
  });
});

describe("Criteria from fields written by hand", () => {
  test("lists say the kind, must-haves and nice-to-haves the importance", () => {
    const criteria = criteriaFor({
      title: "Sales Manager",
      technicalSkills: ["Negotiation", "Falcon taming"],
      toolsAndSoftware: ["Salesforce"],
      certifications: ["Driving licence B"],
      educationLevel: "bachelor",
      yearsOfExperience: 3,
      languageRequirements: ["German B2"],
      mustHaveRequirements: ["Salesforce", "young and hungry"],
      niceToHave: ["Negotiation in French (B1)"],
      keyResponsibilities: ["Grow the region"],
    });
    expect(criteria.map(({ importance, kind, text }) => [importance, kind, text])).toEqual([
      ["must", "tool", "Salesforce"],
      ["must", "skill", "Hungry"],
      ["must", "experience", "3 years or more as Sales Manager"],
      ["must", "language", "German, B2 or better"],
      ["should", "skill", "Falcon taming"],
      ["should", "certification", "Driving licence B"],
      ["should", "responsibility", "Grow the region"],
      ["should", "education", "Bachelor's degree"],
      ["nice", "skill", "Negotiation"],
      ["nice", "language", "Negotiation in French (B1)"],
    ]);
  });

  test("no fields, no criteria", () => {
    expect(criteriaFor({})).toEqual([]);
    expect(criteriaFor({ title: "", technicalSkills: [" "], educationLevel: "", yearsOfExperience: null })).toEqual([]);
  });

  test("ids are unique and short", () => {
    const ids = criteriaFor({
      technicalSkills: [
        "A very long skill that goes on and on for ever one",
        "A very long skill that goes on and on for ever two",
      ],
    }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(40);
  });
});

describe("A search is understood as criteria", () => {
  test.for([
    [
      "React, 5+ years, German B2",
      ["skill: React", "experience: 5 years or more of experience", "language: German, B2 or better"],
    ],
    ["nurse with 3 years in intensive care", ["experience: 3 years or more in Intensive care"]],
    [
      "Elektriker mit SPS und Führerschein",
      [
        "skill: SPS-Programmierung",
        "certification: Führerschein Klasse B",
        "experience: Mindestens 1 Jahr Erfahrung in Elektrotechnik",
      ],
    ],
    ["hemşire, en az 3 yıl", ["experience: En az 3 yıl hemşirelik deneyimi"]],
    ["Staplerfahrer, Schichtbereitschaft", ["skill: Forklift driving"]],
    ["kuberntes and terrafrom", ["tool: Kubernetes", "tool: Terraform"]],
    ["Buchaltung mit DATEV", ["skill: Buchhaltung", "tool: DATEV"]],
    ["data scientist python phd", ["skill: Python", "experience: 1 year or more in data work", "education: Doctorate"]],
    ["camarera con inglés B1", ["experience: 1 año o más en hostelería", "language: Inglés, B1 o superior"]],
    ["falcon taming", ["skill: Falcon taming"]],
  ] as const)("%s", ([sentence, expected]) => {
    expect(understand(sentence).map(({ kind, text }) => `${kind}: ${text}`)).toEqual(expected);
  });
});

test("protected wishes of a search are left out and listed", () => {
  expect(understandQuery("young female receptionist with English C1")).toMatchObject({
    criteria: [{ kind: "experience" }, { text: "English, C1 or better" }],
    refused: [
      { text: "young", reason: "age" },
      { text: "female", reason: "gender" },
    ],
  });
});

test.for([
  [
    "en",
    "Nurse\n\nWhat you will need\n- wound care\n- Polaris seamanship\n\nIt would be lovely if you also bring\n- Excel",
    ["must: Wound care", "must: Polaris seamanship", "nice: Excel"],
  ],
  [
    "es",
    "Soldador\n\nPedimos\n- soldadura TIG\n- manejo de Zircón\n\nSe valorará: Excel.",
    ["must: Soldadura TIG", "must: Zircón", "nice: Excel"],
  ],
  ["tr", "Depo elemanı\n\nBeklediklerimiz\n- sipariş toplama\n\nArtı sayılır: Excel", ["must: Sipariş toplama", "nice: Excel"]],
] as const)("Under one heading there is one importance (%s)", ([language, text, asked]) => {
  expect(readAdvert(text, "", language).criteria.map((one) => `${one.importance}: ${one.text}`)).toEqual(asked);
});

test.for([
  ["nurse with falconry and wound care", ["Wound care", "Falconry", "1 year or more in nursing"]],
  ["react, has led people, speaks german", ["React", "Leads or mentors colleagues", "German"]],
  ["React, ekip yönetmiş, Almanca bilen", ["React", "Ekibe liderlik veya mentorluk", "Almanca"]],
] as const)("No part of a search is dropped: %s", ([sentence, asked]) => {
  expect(understandQuery(sentence).criteria.map(({ text }) => text)).toEqual(asked);
});

test("parts of a search that no CV can show are listed", () => {
  expect(understandQuery("team player with Excel, Hamburg")).toMatchObject({ leftOut: ["team player", "Hamburg"] });
});

describe("Adverts of many trades give their requirements", () => {
  test.for([
    [
      "a list that nothing but a colon introduces",
      "HGV Driver – Nights\nYou must have:\n- Category C+E licence and a Driver CPC card\n- At least 2 years' experience of driving articulated lorries\n\nADR would be an advantage.\nWhat we offer: pension, 28 days holiday.",
      [
        "must: Category C+E licence",
        "must: Driver CPC card",
        "must: At least 2 years' experience of driving articulated lorries",
        "nice: ADR",
      ],
    ],
    [
      "a company's own years, pay and benefits ask for nothing",
      "Electricista industrial (H/M)\nSomos una empresa líder con más de 40 años de experiencia.\nRequisitos:\n- Montaje de cuadros eléctricos\n- Al menos 3 años de experiencia como electricista\nOfrecemos: contrato indefinido, 26.000 € brutos.",
      ["must: Montaje de cuadros eléctricos", "must: Al menos 3 años de experiencia como electricista"],
    ],
    [
      "both genders in one word",
      "Erzieher:in\nDu bist staatlich anerkannte:r Erzieher:in.\nDu hast Erfahrung mit der Eingewöhnung.",
      ["should: Staatlich anerkannte Erzieher", "should: Eingewöhnung"],
    ],
    [
      "an example belongs to what it is an example of",
      "Ihr Profil\n– Umgang mit einem CRM-System, z. B. Salesforce",
      ["must: CRM-System, z. B. Salesforce"],
    ],
    [
      "native or fluent asks for fluent",
      "Requirements\n- Native or fluent German\n- English B2",
      ["must: Native or fluent German", "must: English B2"],
    ],
    [
      "“very good” after “a plus” makes no must",
      "Requirements\n- SAP\nA plus: IFRS, payroll, very good Excel.",
      ["must: SAP", "nice: IFRS", "nice: Payroll", "nice: Very good Excel"],
    ],
    [
      "shifts and travel are asked in the interview",
      "Anforderungen:\n- Staplerschein\n- Bereitschaft zur Schichtarbeit\n- Reisebereitschaft",
      ["must: Staplerschein"],
    ],
    [
      "several fields of study",
      "Aranan Nitelikler\n- Üniversitelerin İşletme, İktisat veya Maliye bölümlerinden mezun",
      ["must: Üniversitelerin İşletme, İktisat veya Maliye bölümlerinden mezun"],
    ],
    [
      "an employer's promise of equal chances",
      "Requirements\n- Jira\nWe welcome applicants regardless of age, gender or religion.",
      ["must: Jira"],
    ],
  ] as const)("%s", ([, advert, expected]) => {
    expect(asked(advert)).toEqual(expected);
  });
});

test("years in any field are read back from their own wording", () => {
  for (const field of FIELDS) {
    for (const language of LANGUAGES) {
      const ask = askOf({ kind: "experience", text: yearsText(2, { in: field.label[language] }, language) });
      expect(ask, field.label[language]).toMatchObject({ is: "experience", months: 24 });
      if (ask.is === "experience")
        expect(
          ask.subject.fields.map(({ id }) => id),
          field.label[language],
        ).toContain(field.id);
    }
  }
});
