import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;
const skillsOf = (text: string): string[] => {
  const { technicalSkills, toolsAndSoftware } = profileOf(`Mara Elena Lind\nmara@post.example\n${text}`);
  return [...technicalSkills, ...toolsAndSoftware].map(({ value }) => value);
};
const certificatesOf = (text: string): string[] =>
  profileOf(`Mara Elena Lind\nmara@post.example\n${text}`).certifications.map(({ value }) => value);

test("a hyphen without a space, quotes and a stray slash are no part of a skill", () => {
  expect(skillsOf("Habilidades\n-HTML\n-React\n“Redacción técnica”\nCSS /\n")).toEqual([
    "HTML",
    "React",
    "Redacción técnica",
    "CSS",
  ]);
});

test("the headings of groups within a list are no skills", () => {
  const skills = skillsOf(
    "Skills\nPLATFORM & DELIVERY\nKubernetes, Docker, release planning\nDATA & MESSAGING\nKafka, Debezium, offset handling\nQUALITY & REVIEW\nJUnit, code review, load tests\nTEAM PRACTICES\nScrum, pairing, coaching\n",
  );
  expect(skills).toContain("Kubernetes");
  expect(skills.filter((skill) => skill === skill.toUpperCase() && skill.includes(" "))).toEqual([]);
});

test("the levels that stand below the skills of a list are no skills", () => {
  const skills = skillsOf("Skills\nPython\nVery Proficient\nBash\nFamiliar\nKnitting machines\nExpert\n");
  expect(skills).toEqual(expect.arrayContaining(["Python", "Bash"]));
  expect(skills.filter((skill) => /proficient|familiar|expert/i.test(skill))).toEqual([]);
});

test("the person's own name among other lines is no skill", () => {
  expect(skillsOf("Skills\nExcel\nBookkeeping\nMara Lind\nPayroll\n")).toEqual(["Bookkeeping", "Payroll", "Excel"]);
});

test("a line in small letters goes on with the item above it", () => {
  const skills = skillsOf(
    "Habilidades\nExcel\nPreparación en el área de base\nde datos\nFacturación\nMecanografía\nContabilidad\n",
  );
  expect(skills).not.toContain("datos");
  expect(skills).toEqual(expect.arrayContaining(["Facturación", "Mecanografía", "Contabilidad"]));
});

test.for(["Disponibilidad para viajar", "Carnet de conducir vigente", "FAMILIENSTAND", "Ledig"] as const)(
  "“%s” is no skill",
  (line) => {
    expect(skillsOf(`Skills\nExcel\nWord\n${line}\nOutlook\n`)).not.toContain(line);
  },
);

test("who gave a certificate is none, where dates stand between the lines", () => {
  const text =
    "Certificates\nIntroduction to Chip Design\n02/2025\nNorth Academy\nGame Design with Unity\n08/2024\nNorth Academy\nProcess Improvement Training\n02/2024\nASELMAR\n";
  expect(certificatesOf(text)).not.toEqual(expect.arrayContaining(["ASELMAR"]));
  expect(certificatesOf(text)).toContain("Game Design with Unity");
  expect(skillsOf(text)).not.toContain("ASELMAR");
});

test.for([
  "Schlüsselkompetenzen: HTML5, CSS3",
  "Yetenekler: Unity, Yapay Zeka",
  "Yeterlilik Kimliği 06kBSz29B1A",
  "ID 1001004455",
  "Certificate 25588844-1024",
  "Teşekkür Belgesi 2024-2025 – Tarsus Üniversitesi",
  "MARA ELENA LIND",
] as const)("“%s” is no certificate", (line) => {
  expect(certificatesOf(`Zertifikate\nProfessional Scrum Master\n${line}\n`)).toHaveLength(1);
});

test("what stands behind the name of a course is no skill of its own", () => {
  const skills = skillsOf("Certificates\nIntroduction to Beekeeping (Hillside)\nBaking with Rye | Crumb & Crust\n");
  expect(skills).not.toEqual(expect.arrayContaining(["Hillside"]));
  expect(skills).not.toEqual(expect.arrayContaining(["Crumb & Crust"]));
});

test.for([
  [
    "the heading of a CV without a name",
    "EXPERIENCIA LABORAL\nAuxiliar en el área de redes en el\nCOBAT\nACERCA DE MÍ\nSoy una persona proactiva y responsable.\n",
    undefined,
  ],
  [
    "the rest of a labelled name below it",
    "Datos Personales:\n• Nombre y Apellido: Francisco\nNicolás Giménez\n• DNI: 41.132.286\n",
    "Francisco Nicolás Giménez",
  ],
] as const)("%s is read as what it is", ([, text, name]) => {
  expect(profileOf(text).fullName?.value).toBe(name);
});

test.for([
  ["DATOS PERSONALES\nCÉDULA:\n100466013-8\nTELÉFONO:\n0985802375\n", "0985802375"],
  ["Publications\nJournal of Soil 12, 1022-1027\nContact\n(212) 555-0147\n", "(212) 555-0147"],
] as const)("the number of a document or of pages is no telephone number", ([text, phone]) => {
  expect(profileOf(`Mara Lind\n${text}`).phone?.value).toBe(phone);
});

test.for([
  ["Paul-Brandt-Strasse 19\n9000 St. Gallen\n", "St. Gallen"],
  ["Nace 21 de junio de 1970 en Poza Rica, Veracruz, México.\n", undefined],
] as const)("the town of an address counts, and that of the birth does not", ([text, town]) => {
  expect(profileOf(`Mara Lind\nPersönliche Daten\nmara@post.example\n${text}`).location?.value).toBe(town);
});

test.for([
  [
    "Experience\nCook, Blue Hotel\n01/2020 – 12/2022\nBuilt the pages of the house with React, Wolkenrand and Photoshop.\n",
    "Wolkenrand",
  ],
  [
    "Deneyim\nAşçı, Mavi Otel\n01/2020 – 12/2022\nOtelin mutfağında çalıştım.\nÇilek Kabı, Photoshop ve Birnbaum D1 kullanarak evin sayfalarını yaptım.\n",
    "Birnbaum D1",
  ],
  ["Proyectos\nUsé servicios del hotel como Photoshop (Birnbaum Tree, React) y otros.\n", "Birnbaum Tree"],
  ["Projekte\nDie Seiten des Hauses habe ich mit Photoshop und WolkenRand gebaut.\n", "WolkenRand"],
] as const)("an unknown name in a row with a known product is a tool: %j", ([text, name]) => {
  expect(skillsOf(text)).toContain(name);
});

test.for([
  ["Berufserfahrung\nKoch, Hotel Blau\n01/2020 – 12/2022\nKüche und Gäste mit Photoshop und Geduld betreut.\n", "Geduld"],
  [
    "Experience\nCook, Blue Hotel\n01/2020 – 12/2022\nBuilt the pages of the house with React in Lindau and Bregenz.\n",
    "Bregenz",
  ],
  [
    "Experience\nCook, Blue Hotel\n01/2020 – 12/2022\nBuilt pages with Photoshop, Wolkenrand\nMade the kitchen new\n",
    "Wolkenrand Made",
  ],
] as const)("a word beside a product is no tool: %j", ([text, name]) => {
  expect(skillsOf(text)).not.toContain(name);
});

test("a trade whose name holds a word of companies is a skill", () => {
  expect(skillsOf("Skills\nTrading Systems\nGroup fitness\nOmelette folding\nBlue Systems GmbH\n")).toEqual([
    "Trading Systems",
    "Group fitness",
    "Omelette folding",
  ]);
  expect(skillsOf("Kenntnisse\nMATLAB: Grundkenntnisse\nR: Grundkenntnisse\n")).toEqual(["MATLAB", "R"]);
});

test("a word of another trade in the sentence of a programmer is no skill", () => {
  const job = (title: string): string =>
    `Experience\n${title}, Blue Hotel\n01/2020 – 12/2022\nBuilt the pages of the house for production, cleaning and the tracking of all parcels.\n`;
  expect(skillsOf(job("Software Engineer"))).toEqual([]);
  expect(skillsOf(job("Cleaner")).map((skill) => skill.toLowerCase())).toContain("cleaning");
});

test("signs of fonts and the numbers of pages are no part of a list", () => {
  expect(skillsOf("Skills\n£ Dart\n¨ Markdown\nPage 2 of 3\nSeite 2\nOmelette folding\n").toSorted()).toEqual([
    "Dart",
    "Markdown",
    "Omelette folding",
  ]);
  expect(skillsOf("Skills\ncircle Figma\ncircle Wireframe\n").toSorted()).toEqual(["Figma", "Wireframe"]);
});

test("the parts of a sentence below a list are no skills", () => {
  const skills = skillsOf(
    "Kenntnisse\nJava, SQL, Kassensysteme\nMich zeichnet mein Mut, Neues zu tun, mein Ehrgeiz, Probleme zu lösen und\nBei meiner Diplomarbeit, mit dem Titel Pixorize, ging es\n",
  );
  expect(skills).toEqual(expect.arrayContaining(["Java", "SQL"]));
  expect(skills.join()).not.toMatch(/Neues|Mut|Titel|ging/);
});

test("the name of a group before its only member is no part of it", () => {
  expect(skillsOf("Kenntnisse\nDatenbank MongoDB\nSprachen Java\n")).toEqual(expect.arrayContaining(["MongoDB", "Java"]));
});

test("letters set apart in a heading are no short form of a skill", () => {
  expect(skillsOf("M A U R E R\nSkills\nExcel\nBookkeeping\n")).toEqual(["Bookkeeping", "Excel"]);
});

test("the foot of a page that begins with the name is no certificate", () => {
  expect(certificatesOf("Certificates\nFirst aid course\nMara Lind – Cloud & Certification Enthusiast\n")).toEqual([
    "First aid course",
  ]);
});

test.each([
  [
    "in English",
    "Experience\nTester, Blue Ltd, 2019 – 2022\n- Ran load tests using Borealis and Tern Suite on every release\n",
    ["Borealis", "Tern Suite"],
  ],
  [
    "in German",
    "Berufserfahrung\nTechnikerin, Blau GmbH, 2019 – 2022\n- Pflege der Artikel im ERP-System NordKap\n",
    ["NordKap"],
  ],
  [
    "in Spanish",
    "Experiencia\nAuxiliar, Azul S.A., 2019 – 2022\n- Registro de facturas usando el programa ContaSol\n",
    ["ContaSol"],
  ],
  [
    "in Turkish",
    "Deneyim\nMühendis, Mavi A.Ş., 2019 – 2022\n- Kardelen3D ve MaviCAD kullanarak parça tasarladım\n",
    ["Kardelen3D", "MaviCAD"],
  ],
] as const)("a tool that work was done with is read by what is said of it, %s", (_, text, tools) => {
  expect(skillsOf(text)).toEqual(expect.arrayContaining([...tools]));
});

test("a company or the first word of a sentence behind such words is no tool", () => {
  const skills = skillsOf(
    "Experience\nTester, Blue Ltd, 2019 – 2022\n- Built tests using Google and wrote reports\n- Using my notes, Mara trained others\n",
  );
  expect(skills).not.toContain("Google");
  expect(skills).not.toContain("Mara");
});

test("languages of programs below a heading for languages are skills, and spoken ones are not", () => {
  const skills = skillsOf(
    "Teknik Yetenekler\nDiller\nPython, Dart, Kotlin\nBackend\nDjango, FastAPI, RBAC\nEğitim\nMavi Üniversitesi\n",
  );
  expect(skills).toEqual(expect.arrayContaining(["Python", "Dart", "RBAC"]));
  expect(skillsOf("Yetenekler\nExcel\nDiller\nİngilizce\nAlmanca\n")).toEqual(["Excel"]);
});

test("a list of projects below a heading for languages is no list of skills", () => {
  const skills = skillsOf(
    "Skills\nExcel\nLanguages\nMaze Walker\nRain Music\nTiny Chat\nWord Finder in Java\nSoccer in C++\nNight Tower\n",
  );
  expect(skills).not.toContain("Maze Walker");
});

test("programs below other facts about a person are read", () => {
  expect(skillsOf("Otros datos\nManejo de Excel, SAP y AutoCAD.\n")).toEqual(["Excel", "SAP", "AutoCAD"]);
  expect(skillsOf("Sonstiges\nExcel und AutoCAD, Klavier\n")).toEqual(expect.arrayContaining(["Excel", "AutoCAD"]));
});

test.each([
  ["Cambridge English B2", "Education\nHill School\nCambridge English B2, 2019\n"],
  ["telc C1 Hochschule", "Ausbildung\nLindau Akademie\nAbschluss: telc C1 Hochschule\n"],
  ["LCCI Level 2", "Sprachen\nEnglisch LCCI Level 2\nDeutsch Muttersprache\n"],
  ["Certified Cloud Examiner", "Awards\nCertified Cloud Examiner | Tern Institute\n"],
  ["Certificado en Desarrollo de Redes", "Educación\nUniversidad Azul\nCertificado en Desarrollo de Redes – 2021\n"],
  ["Veri Uzmanlığı Sertifika Programı", "Eğitim\nMavi Üniversitesi\nVeri Uzmanlığı Sertifika Programı — Mavi SEM\n"],
])("a certificate is read among studies, languages and prizes: %s", (name, text) => {
  expect(certificatesOf(text)).toContain(name);
});

test("a school certificate and one that is aimed at are none", () => {
  const text =
    "Education\nIndian School Certificate\nGoal: Certified Cloud Examiner Associate\nCertified for winning the town race.\n";
  expect(certificatesOf(text)).toEqual([]);
});

test("accounts, years of work, givers with a year and half words are no skills", () => {
  const skills = skillsOf(
    "Yetenekler\nLinkedin Hesabım\nKişisel Web Sitem\nToplam 3 Yıllık İş Tecrübesi\nLindau Derneği 2023\nteknolojileri\nMühendisi\nWindows Server 2019\nKaynak\n",
  );
  expect(skills).toEqual(expect.arrayContaining(["Windows Server 2019"]));
  expect(skills.filter((skill) => /Hesab|Web Site|Tecr|2023|teknolojileri|Mühendisi/u.test(skill))).toEqual([]);
});

test("software is delivered without a lorry, and created without a program", () => {
  expect(skillsOf("Deneyim\nGeliştirici, Mavi A.Ş., 2019 – 2022\n- Docker ile bulut dağıtımı yaptım\n")).not.toContain(
    "Kamyon sürme",
  );
  expect(skillsOf("Experiencia\nDiseñadora, Azul S.A., 2019 – 2022\n- Se creó un manual en Figma y Photoshop\n")).not.toContain(
    "Creo",
  );
});

test("the end of a word that a line breaks is no tool", () => {
  const text =
    "Deneyim\nGeliştirici, Mavi A.Ş., 2019 – 2022\n- React ve Borea-\nLIS kullanarak ekran yaptım\n- Erasmus programı ile Lindau'da çalıştım\n";
  expect(skillsOf(text)).toEqual(["React"]);
});
