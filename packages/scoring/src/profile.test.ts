import { expect, test } from "vitest";
import { Profile, ProtectedFacts } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { DIEGO, documentOf, ELIF, MARA, SABINE } from "./testing/cvs.ts";

const read = (text: string) => readProfile(documentOf(text), "2026-11-20");

test.for([
  [
    "English",
    MARA,
    {
      language: "en",
      name: "Mara Lindqvist",
      email: "mara.lindqvist@post.example",
      phone: "+49 30 5550 0142",
      location: "Berlin",
      title: "Senior Frontend Engineer",
      level: "senior",
      months: 106,
      education: "bachelor",
    },
  ],
  [
    "German",
    SABINE,
    {
      language: "de",
      name: "Sabine Krüger",
      email: "s.krueger@mail.example",
      phone: "0221 / 98 76 54 32",
      location: "Köln",
      title: "Pflegefachkraft",
      level: "senior",
      months: 218,
      education: "vocational",
    },
  ],
  [
    "Spanish",
    DIEGO,
    {
      language: "es",
      name: "Diego Ramos Ortega",
      email: "diego.ramos@correo.example",
      phone: "612 345 678",
      location: "Madrid",
      title: "Técnico de mantenimiento eléctrico",
      level: "senior",
      months: 138,
      education: "vocational",
    },
  ],
  [
    "Turkish",
    ELIF,
    {
      language: "tr",
      name: "Elif Işık",
      email: "elif.isik@posta.example",
      phone: "0532 123 45 67",
      location: "İstanbul, Türkiye",
      title: "Muhasebe Uzmanı",
      level: "senior",
      months: 141,
      education: "bachelor",
    },
  ],
] as const)("the profile of a CV in %s", ([, text, expected]) => {
  const { profile } = read(text);
  expect({
    language: profile.language,
    name: profile.fullName?.value,
    email: profile.email?.value,
    phone: profile.phone?.value,
    location: profile.location?.value,
    title: profile.jobTitle?.value,
    level: profile.experienceLevel,
    months: profile.experienceMonths,
    education: profile.educationLevel?.value,
  }).toEqual(expected);
});

test("roles with title, employer and months", () => {
  expect(read(SABINE).profile.roles).toMatchObject([
    { title: "Pflegefachkraft", employer: "Klinikum Rheinblick", startsOn: "2019-04", quote: { text: "seit 04/2019" } },
    { title: "Altenpflegerin", employer: "Seniorenheim Sonnenhof", startsOn: "2008-10", endsOn: "2019-03" },
  ]);
  expect(read(DIEGO).profile.roles).toMatchObject([
    { title: "Técnico de mantenimiento", employer: "Aceros del Norte S.A.", startsOn: "2020-01" },
    { title: "Electricista", employer: "Montajes Vega S.L.", startsOn: "2014-06", endsOn: "2018-12" },
  ]);
});

test.for([
  [
    "title and employer above the dates",
    "Work experience\nSenior Accountant, Acme Inc.\nJune 2018 – Present\n• Closed the books",
    "Senior Accountant",
    "Acme Inc.",
  ],
  [
    "employer above, title with the dates",
    "Work experience\nAcme Inc., Springfield\nSenior Accountant, June 2018 - Present\n• Closed the books",
    "Senior Accountant",
    "Acme Inc.",
  ],
  [
    "dates first, employer below",
    "Work experience\nJun 2018 – Present Senior Accountant\nAcme Inc.\nClosed the books",
    "Senior Accountant",
    "Acme Inc.",
  ],
  [
    "dates alone, both below",
    "Work experience\n2018 – present\nSenior Accountant\nAcme Inc.\nClosed the books",
    "Senior Accountant",
    "Acme Inc.",
  ],
  [
    "employer before the title on one line",
    "Experiencia profesional\nAcme S.A. — Contable\nMarzo 2017 - Actualidad\n- Cierre contable",
    "Contable",
    "Acme S.A.",
  ],
  [
    "dates broken over two lines",
    "Berufserfahrung\nBuchhalter, Acme AG November\n2024 – heute\nMahnwesen",
    "Buchhalter",
    "Acme AG",
  ],
  [
    "a second date in brackets",
    "Beruflicher Werdegang\n01/2012 – heute Buchhalter (seit 2016 Teamleiter)\nAcme AG",
    "Buchhalter",
    "Acme AG",
  ],
] as const)("a role is read with %s", ([, text, title, employer]) => {
  expect(read(`Jo Example\n\n${text}\n`).profile.roles).toMatchObject([{ title, employer }]);
});

test.for([
  ["MAX VON DER HEIDE\nKoch\nmax.heide@mail.example", "Max von der Heide"],
  ["JOHN A. SMITH, CPA\nAccountant\njohn.smith@mail.example", "John A. Smith"],
  ["Kontakt\nayse.isik@posta.example\nYetenekler\nExcel\nAyşe IŞIK\nMuhasebe Uzmanı\nÖzet\nMuhasebe", "Ayşe Işık"],
  ["Bewerbung als Lagerist\n\nName: Jana Größner\n", "Jana Größner"],
  ["Priya\nRaghunathan\nNurse\npriya.r@mail.example", "Priya Raghunathan"],
  ["PEÑA, José Luis\nCocinero\njlp1980@correo.example", "José Luis Peña"],
  ["Persönliche Daten\nVorname: Thanh\nNachname: Lê\nMobil: 0171 5550199", "Thanh Lê"],
  ["Frau Dr. Ayşe Yılmaz-Schmidt\nÄrztin\npost@mail.example", "Dr. Ayşe Yılmaz-Schmidt"],
  [
    "Head Chef\nI cook.\n\nExperience\nHead Chef, Gull Inn\n2019 - 2024\n\nWang Xiaoming | xm@mail.example | Leeds",
    "Wang Xiaoming",
  ],
  ["Skills\nTypesetting\nHobbies\nChess\nTĀNE WHAKAARI-JONES\nGraphic Designer\ntwj@mail.example", "Tāne Whakaari-Jones"],
  ["Name:\tOttokar Wieczorek\nTelefon:\t0351 5550172", "Ottokar Wieczorek"],
  ["Name Jonas Hartwig\nTelefon 0351 5550172", "Jonas Hartwig"],
  ["Lebenslauf Urs Röthlisberger\nThun\nurs@post.example", "Urs Röthlisberger"],
  ["Thandiwe Nkosi-Baptiste, RDH\nthandi.nb@mail.example", "Thandiwe Nkosi-Baptiste"],
  ["Abdülkerim el-Idrissi · Offenbach · a.elidrissi@mail.example", "Abdülkerim el-Idrissi"],
  ["WONG Ka-Ming (Kevin)\nkmwong@mail.example", "Wong Ka-Ming (Kevin)"],
  ["Wieslaw Holub, Zunderbläser\nw.holub@mail.example", "Wieslaw Holub"],
  ["MÜBECCEL\nKARAHASANOĞLU-\nYILDIRIM\nKostüm\n0555 555 01 12", "Mübeccel Karahasanoğlu-Yıldırım"],
  ["Lebenslauf\nBerlin, Deutschland\nNguyễn Thị Hạnh\nnguyen.hanh@mail.example", "Nguyễn Thị Hạnh"],
] as const)("%#: the name is read", ([text, name]) => {
  expect(read(text).profile.fullName?.value).toBe(name);
});

test("protected facts stand apart", () => {
  expect(read(SABINE).protectedFacts).toMatchObject({
    birthDate: { value: "03.05.1984 in Bonn" },
    maritalStatus: { value: "verheiratet, 2 Kinder" },
    nationality: { value: "deutsch" },
  });
  expect(JSON.stringify(read(SABINE).profile)).not.toContain("1984");
});

test("service and leave are no roles", () => {
  const { profile, protectedFacts } = read(
    "Jo Example\n\nBerufserfahrung\n01/2015 – 12/2019 Elektriker, Stark GmbH\n01/2013 – 12/2014 Elternzeit\n07/2011 – 12/2012 Grundwehrdienst\n",
  );
  expect(profile.roles.map(({ title }) => title)).toEqual(["Elektriker"]);
  expect(profile.experienceMonths).toBe(60);
  expect(protectedFacts.militaryService).toBeDefined();
});

test("facts are quoted word for word and fit their schema", () => {
  for (const text of [MARA, SABINE, DIEGO, ELIF]) {
    const { profile, protectedFacts } = read(text);
    expect(Profile.safeParse(profile).success).toBe(true);
    expect(ProtectedFacts.safeParse(protectedFacts).success).toBe(true);
    for (const quote of [
      profile.fullName,
      profile.email,
      profile.jobTitle,
      ...profile.technicalSkills,
      ...profile.languages,
      ...profile.roles,
    ].map((fact) => fact?.quote)) {
      if (quote) expect(text).toContain(quote.text);
    }
  }
});

test("a text without facts gives an empty profile", () => {
  for (const text of ["", "Hello", "\n\n"]) {
    expect(read(text).profile).toEqual({
      language: "en",
      links: [],
      roles: [],
      industryExperience: [],
      technicalSkills: [],
      toolsAndSoftware: [],
      certifications: [],
      languages: [],
    });
  }
});

test.for([
  ["Tom Baker", "Baker", "tom@post.example"],
  ["Anna Koch", "Köchin", "post@example.example"],
  ["Can Terzi", "Terzi", "merhaba@posta.example"],
] as const)("%s is a name also where the surname is a trade", ([name, title, email]) => {
  const { profile } = read(`${name}\n${title}\n${email}\n\nExperience\n${title}, Firm GmbH\n2019 - 2024\n- Worked.`);
  expect(profile.fullName?.value).toBe(name);
});

test("an address that stands only in a link is read from it", () => {
  const document = {
    ...documentOf("Jo Example\nNurse"),
    links: [
      { page: 1, url: "mailto:jo@mail.example?subject=x", box: [0, 0, 1, 1] as const },
      { page: 1, url: "https://example.org/jo", box: [0, 0, 1, 1] as const },
    ],
  };
  expect(readProfile(document, "2026-11-20").profile).toMatchObject({
    email: { value: "jo@mail.example", quote: null },
    links: ["https://example.org/jo"],
  });
});

test("a sentence under a heading is no title, even where it begins like one", () => {
  const cv =
    "OLIVER HUGHES\noliver@mail.example • Leeds, United Kingdom\nPROFILE\nBackend Engineer with 2 years of experience in\nTypeScript and PostgreSQL.\nWORK EXPERIENCE\nSoftware Engineer, Brightlake Aug 2023 – Present\nRan the TypeScript services\n";
  expect(readProfile(documentOf(cv), "2026-11-20").profile.jobTitle?.value).toBe("Software Engineer");
});

test("a table whose labels and values came out as lines of their own gives name, title and town", () => {
  const cv =
    "Lebenslauf\nName\nHannes Brüggemann\nTätigkeit\nServicetechniker Wärmepumpen\nKontakt\nDorfstraße 7, 16321 Bernau\nh.brueggemann@landpost.example\n+49 3338 555014\nBeruflicher Werdegang\n03/2019 – heute\nServicetechniker Wärmepumpen\nHavelwärme GmbH\n";
  const { profile } = readProfile(documentOf(cv), "2026-11-20");
  expect(profile.fullName?.value).toBe("Hannes Brüggemann");
  expect(profile.jobTitle?.value).toBe("Servicetechniker Wärmepumpen");
  expect(profile.location?.value).toBe("Bernau");
});
