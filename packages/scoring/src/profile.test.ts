import { describe, expect, test } from "vitest";
import { Profile, ProtectedFacts } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { DIEGO, documentOf, ELIF, MARA, SABINE } from "./testing/cvs.ts";

const read = (text: string) => readProfile(documentOf(text), "2026-11-20");

describe("A profile holds the facts of the CV", () => {
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
  ] as const)("%s", ([, text, expected]) => {
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

  test("skills, tools, certificates and languages, with their lines", () => {
    const { profile } = read(SABINE);
    expect(profile.technicalSkills.map(({ value }) => value)).toEqual(
      expect.arrayContaining(["Intensivstation", "Wundversorgung", "Medikamentengabe"]),
    );
    expect(profile.certifications.map(({ termId }) => termId)).toEqual(["practice-instructor-nursing", "driving-licence-b"]);
    expect(profile.languages).toMatchObject([
      { value: "Deutsch", level: "native", quote: { text: "Deutsch: Muttersprache" } },
      { value: "Englisch", level: "A2" },
    ]);
    expect(profile.driverLicence?.value).toBe("Führerschein Klasse B");
    expect(profile.technicalSkills.map(({ value }) => value)).not.toContain("Fotografie");
  });

  test.for([
    ["+44 7700 900274 14 Orchard Row, Bristol BS1 2AB", "+44 7700 900274", "Bristol"],
    ["Fax 0431 5550124 | Tel. 0431 5550123 | Am Markt 3, 24937 Flensburg", "0431 5550123", "Flensburg"],
    ["RUT 17.555.012-3 | +56 9 5555 0123 | Puerto Montt, Chile", "+56 9 5555 0123", "Puerto Montt, Chile"],
    ["(212) 555-0100 | Somerville, MA 02143", "(212) 555-0100", "Somerville, MA"],
    ["0 (532) 123 45 67 | Görükle Mah. 14. Sok. No: 5 D: 3 Nilüfer / Bursa", "0 (532) 123 45 67", "Nilüfer / Bursa"],
    ["Wohnort: Freising | 0151/23456789", "0151/23456789", "Freising"],
    ["612 283 750 50001 Zaragoza", "612 283 750", "Zaragoza"],
    ["617-555-0143 | Nairobi, Kenya", "617-555-0143", "Nairobi, Kenya"],
    ["612345678 | C/ Alcalá 201, 3º B, 28028 Madrid", "612345678", "Madrid"],
  ] as const)("“%s” tells the telephone and the town", ([contacts, phone, town]) => {
    const { profile } = read(`Jo Example\nNurse\njo@mail.example\n${contacts}\n\nSkills\nTriage\n`);
    expect([profile.phone?.value, profile.location?.value]).toEqual([phone, town]);
  });

  test.for([
    ["jo (at) mail (dot) example", "jo@mail.example"],
    ["E-Mail: mailto:jo@mail.example", "jo@mail.example"],
    ["jo@\nmail.example", "jo@mail.example"],
    ["jo-\nexample@mail.example", "jo-example@mail.example"],
    ["jo@posta.example\n.net", "jo@posta.example.net"],
    ["jo@mein-\nweb.example", "jo@mein-web.example"],
    ["jo@mailbox.exam\nple", "jo@mailbox.example"],
  ] as const)("“%s” is an e-mail address", ([written, email]) => {
    expect(read(`Jo Example\n${written}\nNurse`).profile.email?.value).toBe(email);
  });

  test.for([
    ["maria.fernanda-\nlopez@posta-\nregional.example\nHull", "maria.fernanda-lopez@posta-regional.example"],
    ["maximilian.strachwitz@pf\nerdeklinik.example\n87435 Kempten", "maximilian.strachwitz@pferdeklinik.example"],
    ["jo.example@mail.example\nHull", "jo.example@mail.example"],
    ["jo.example@mail.example\nwww.jo.example", "jo.example@mail.example"],
  ] as const)("an e-mail address in a narrow column is whole: %#", ([column, email]) => {
    expect(read(`Contact\n${column}\n\nJo Example\nNurse\n`).profile.email?.value).toBe(email);
  });

  test("contacts of references are not the person's", () => {
    const { profile } = read(
      "Jo Example\nNurse\n\nReferences\nAnn Walker, ann@mail.example, 020 7946 0111\n\nContact\njo@mail.example",
    );
    expect(profile.email?.value).toBe("jo@mail.example");
    expect(profile.phone).toBeUndefined();
  });

  test.for([
    ["What I bring", "Wound care\nTriage"],
    ["Fachliche Kenntnisse", "Refraktion, Wundversorgung"],
    ["Competencias relacionadas con el empleo", "Escandallos, Estiba"],
    ["EN ÖNEMLİ YETENEKLER", "Reçete karşılama\nMedula"],
    ["Top Skills", "Subtitling\nTrados Studio"],
  ] as const)("skills stand under “%s”", ([heading, list]) => {
    const { profile } = read(`Jo Example\nNurse\n\n${heading}\n${list}\n`);
    const shown = [...profile.technicalSkills, ...profile.toolsAndSoftware].map(({ value }) => value);
    expect(shown.toSorted()).toEqual(list.split(/, |\n/).toSorted());
  });

  test("listed skills are taken as written, those no vocabulary knows too; traits, levels and labels are none", () => {
    const { profile } = read(
      "Jo Example\n\nSkills\nCore: K8s, Falcon taming (advanced), Team player\nOther: Booking.com, Java and Kotlin, Excel ●●●○○\n",
    );
    expect(profile.technicalSkills.map(({ value, termId }) => [value, termId])).toEqual([
      ["Falcon taming", undefined],
      ["Booking.com", undefined],
      ["Java", "java"],
      ["Kotlin", "kotlin"],
    ]);
    expect(profile.toolsAndSoftware.map(({ value, termId }) => [value, termId])).toEqual([
      ["K8s", "kubernetes"],
      ["Excel", "excel"],
    ]);
  });

  test("a title, a degree, a street and an employer show a field and no skill", () => {
    const { profile } = read(
      "Jo Example\nSEO Specialist\njo@mail.example, C/ Mayor 27, 48001 Bilbao\n\nExperience\nSEO Specialist, Kerry Logistics\n2019 - 2024\n- Wrote reports in Excel\n\nEducation\nBA Accounting\n\nSkills\nTypesetting, Kerning, Falconry, Lockpicking\n",
    );
    expect([...profile.technicalSkills, ...profile.toolsAndSoftware].map(({ value }) => value)).toEqual([
      "Typesetting",
      "Kerning",
      "Falconry",
      "Lockpicking",
      "Excel",
    ]);
  });

  test.for([
    [
      "a degree in a CV without headings",
      "Nurse, Hill Clinic\nJan 2022 - Dec 2024\nDiploma in Nursing\nCalderwood College, 2018 – 2021",
    ],
    ["a sentence with “since”", "Experience\nNurse, Hill Clinic\nJan 2022 - Dec 2024\n• The shift's first aider since 2021."],
    [
      "a training in the career",
      "Werdegang\n01/2022 – 12/2024 Nurse, Hill Clinic\n09/2018 – 08/2021 Ausbildung zur Pflegefachkraft, Bonn",
    ],
  ] as const)("%s is no role", ([, text]) => {
    const { profile } = read(`Jo Example\n\n${text}\n`);
    expect(profile.roles.map(({ title }) => title)).toEqual(["Nurse"]);
    expect(profile.experienceMonths).toBe(36);
  });

  test.for([
    [
      "LinkedIn: employer, title, dates",
      "Mavi Lojistik\nDepo Elemanı\nJune 2018 - Present (8 years 6 months)\nGebze",
      "Depo Elemanı",
    ],
    ["employer with dates, title below", "Elektro Baumann GmbH, Kassel 2017 – 2020\nElektroniker\n• Wartung", "Elektroniker"],
    ["employer, dash, title", "Restaurante La Lonja — Jefe de cocina (Feb 2019 – actualmente)\n• Cartas", "Jefe de cocina"],
    ["a trade no vocabulary knows", "Florist, Hotel Rose, Leeds\nJan 2019 – to date\n• Wreaths", "Florist"],
  ] as const)("the title is told from the employer: %s", ([, role, title]) => {
    expect(read(`Jo Example\n\nExperience\n${role}\n`).profile.roles.map((one) => one.title)).toEqual([title]);
  });

  // Trades that no list names: the place in the document tells.
  test.for([
    [
      "the other entries have theirs there",
      "Experience\nHill Fen Yard\nZunderer\nMarch 2018 to date\nSplit reeds all winter\nClun Sedge\nAssistant\nApril – September 2016",
      ["Zunderer", "Assistant"],
    ],
    [
      "it stands under the name",
      "Sedgecutter\n\nExperience\nSedgecutter – Wick Reeds\n2019 – 2024\nReedling – Wick Sedge\n2016 – 2019",
      ["Sedgecutter", "Reedling"],
    ],
    [
      "below the place",
      "BERUFSERFAHRUNG\n01/03/2012 – Aktuell Tuzla, Bosnien und Herzegowina\nSTROHBINDER\nHeben",
      ["STROHBINDER"],
    ],
    ["it has a label", "Experiencia\nEmpresa: El Otún\nCargo: Catadora\nFecha: enero 2019 – a la fecha", ["Catadora"]],
    ["in a line of sentences", "Stationen\n2012–dato: Forstwart, Gut Ennstal. Revierleitung 2.400 ha.", ["Forstwart"]],
    [
      "with the dates last",
      "Trayectoria\nOficial de notaría. Notaría Etxeberria, Tolosa. Desde enero de 2015.",
      ["Oficial de notaría"],
    ],
    ["dates open to the right", "İş Tecrübesi\n2016 - ...... Vergi Memuru, Vergi Dairesi", ["Vergi Memuru"]],
    [
      "under a single month",
      "Erfahrung\n08/2024 – heute\nAzubi\nKowalski, Herne\n03/2023\nSchnupperzeit\nBlume",
      ["Azubi", "Schnupperzeit"],
    ],
    [
      "under a heading no list knows",
      "Hobbies\nChess\n\nWas bisher geschah\n2015–2024 | Zunderer | Werkstatt Aal, Bremen\n2010–2015 | Gehilfe | Stoll",
      ["Zunderer", "Gehilfe"],
    ],
  ] as const)("a title is told by its place: %s", ([, text, titles]) => {
    expect(read(`Jo Example\n${text}\n`).profile.roles.map(({ title }) => title)).toEqual(titles);
  });

  test.for([
    ["a heading no list knows", "Nurse\n\nOfrendas\nTelar, Hilado, Poda\n", ["Telar", "Hilado", "Poda"]],
    [
      "no heading",
      "Jan 2019 - Dec 2024 Nurse, Hill Clinic\nBA Theology, Cliff College\nScolloping, Ridge work, Lofting",
      ["Scolloping", "Ridge work", "Lofting"],
    ],
    ["a signature below", "Skills\nScolloping, Lofting\nDresden, den 3. November 2026\nJo Example", ["Scolloping", "Lofting"]],
    [
      "the name below",
      "Skills\nScolloping\nLofting\nJo Example\n12 Dorp Street, Leeds\njo@mail.example",
      ["Scolloping", "Lofting"],
    ],
  ] as const)("a list of skills ends where it ends: %s", ([, text, skills]) => {
    const { profile } = read(`Jo Example\n${text}\n`);
    expect(profile.technicalSkills.map(({ value }) => value)).toEqual(skills);
  });

  test("a name in the largest letters is one wherever it stands and whatever it means", () => {
    const document = documentOf(
      "Contact\n0171 5550166\nKenntnisse\nSchmieden\nAnna Schmied\nErfahrung\nGesellin, Hof\n2016 – 2024",
    );
    const large = (start: number) => start >= document.text.indexOf("Anna") && start < document.text.indexOf("Erfahrung");
    const words = document.words.map((word) =>
      large(word.start) ? { ...word, box: [word.box[0], word.box[1] - 8, word.box[2], word.box[3]] as typeof word.box } : word,
    );
    expect(readProfile({ ...document, words }, "2026-11-20").profile.fullName?.value).toBe("Anna Schmied");
  });

  test.for([
    ["Führerscheinklassen B, C1E", "Führerscheinklassen B, C1E"],
    ["Driving licence: B", "Driving licence: B"],
    ["Permiso de conducir B y coche propio", "Permiso de conducir B"],
    ["B sınıfı ehliyet", "B sınıfı ehliyet"],
  ] as const)("“%s” is a driving licence", ([line, licence]) => {
    expect(read(`Jo Example\n\nSonstiges\n${line}\n`).profile.driverLicence?.value).toBe(licence);
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
