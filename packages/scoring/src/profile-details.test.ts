import { expect, test } from "vitest";
import { readProfile } from "./profile.ts";
import { documentOf, SABINE } from "./testing/cvs.ts";

const read = (text: string) => readProfile(documentOf(text), "2026-11-20");

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
  ["BR 05417-000 São Paulo | Mobil: +55 11 98908 6448", "+55 11 98908 6448", "São Paulo"],
  ["-CUI- 3431 15654 2213 | Teléfono: 4102 4636 | Bogotá, Colombia", "4102 4636", "Bogotá, Colombia"],
  ["Contact No: 8168392143 | Nairobi, Kenya", "8168392143", "Nairobi, Kenya"],
  ["612345678 | C/ Alcalá 201, 3º B, 28028 Madrid", "612345678", "Madrid"],
  ["22 McCoy Road, Columbus, Ohio 44444 614-555-0155", "614-555-0155", "Columbus, Ohio"],
  ["Telefon: +49-89-80 92 00 94/0160 95 96 00 99 | 80999 München", "+49-89-80 92 00 94", "München"],
  ["Phone : + 91 7020000479 | Nairobi, Kenya", "+ 91 7020000479", "Nairobi, Kenya"],
  ["1.541.555.7936 | Nairobi, Kenya", "1.541.555.7936", "Nairobi, Kenya"],
  ["Hamilton – 2895550199 – jo@mail.example", "2895550199", "Hamilton"],
  ["GPA 3.877/4.00 | 15.555.952-8 | 3269-98926-1604 | Nairobi, Kenya", undefined, "Nairobi, Kenya"],
  ["Box 352350 WA 98195-2350 | Nairobi, Kenya", undefined, "Nairobi, Kenya"],
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
  ["jo@mailb\nox.com", "jo@mailbox.com"],
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

test("a grade out of the best is no telephone number", () => {
  expect(
    read("Jo Example\nNurse\njo@mail.example\nEducation\nLake School\nGrade: 18.125/20 (first of 40)\n").profile.phone,
  ).toBeUndefined();
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

test.for([
  ["Español (nativo) · Inglés", "Español native, Inglés –"],
  ["Deutsch (Muttersprache) · Englisch (C1) · Französisch", "Deutsch native, Englisch C1, Französisch –"],
  ["fluent in English and Spanish, basic German", "English C1, Spanish C1, German A2"],
  ["Englisch\n–\ngute Kenntnisse\nLatein\n–\nGrundkenntnisse", "Englisch B2, Latein A2"],
  ["Deutsch\nMuttersprache\nEnglisch\nfließend", "Deutsch native, Englisch C1"],
  [
    "Deutsch\nEnglisch\nSpanisch\nMuttersprache\nFließend in Wort und Schrift\nGrundkenntnisse",
    "Deutsch native, Englisch C1, Spanisch A2",
  ],
  ["Deutsch\nEnglisch\nSpanisch\nMuttersprache\nFließend in Wort und Schrift\nReisen", "Deutsch –, Englisch –, Spanisch –"],
] as const)("“%s” are languages with a level each of its own", ([words, expected]) => {
  const { languages } = read(`Jo Example\nNurse\njo@mail.example\n\nLanguages\n${words}\n`).profile;
  expect(languages.map(({ value, level }) => `${value} ${level ?? "–"}`).join(", ")).toBe(expected);
});

test.for([
  ["Contadora\nSS SAS, Bogotá\n2019 - 2024\n", []],
  ["Contadora, Grupo Azul SAS\n2019 - 2024\nContabilidad de Grupo Azul SAS.\n", []],
  ["Analista de datos, Grupo Azul\n2019 - 2024\nModelos con Base SAS y SPSS.\n", ["SAS", "SPSS"]],
  ["Analista de datos, Grupo Azul\n2019 - 2024\nModelos en SAS.\n", ["SAS"]],
] as const)("“%s”: the form of a company is no tool", ([job, tools]) => {
  const { toolsAndSoftware } = read(`Jo Example\njo@mail.example\n\nExperiencia\n${job}`).profile;
  expect(toolsAndSoftware.map(({ value }) => value).filter((value) => value.startsWith("S"))).toEqual(tools);
});

test.for([
  ["Matura, BORG Wien", "school"],
  ["Mathematik, TU Wien", "bachelor"],
] as const)("“%s” tells the level of education", ([school, level]) => {
  const { educationLevel } = read(`Jo Example\njo@mail.example\n\nAusbildung\n2010 - 2014\n${school}\n`).profile;
  expect(educationLevel?.value).toBe(level);
});
