import { expect, it } from "vitest";
import { readAdvert } from "../advert.ts";

const textsOf = (advert: string): string[] => readAdvert(advert).criteria.map(({ text }) => text);

it("a duty stays one where a word of applications or pay stands in it", () => {
  const spanish = textsOf("Recepción\n\nFunciones:\n- Atender a los clientes interesados por teléfono\n- Registrar las citas");
  expect(spanish).toContain("Atender a los clientes interesados por teléfono");
  const german = textsOf(
    "HR (m/w/d)\n\nAufgaben:\n- Verantwortung für Verträge und Eingruppierung nach TV-L\n- Personalakten pflegen",
  );
  expect(german).toContain("Verantwortung für Verträge und Eingruppierung nach TV-L");
  const papers = textsOf("Recepción\n\nFunciones:\n- Registrar las citas\n- Enviar su hoja de vida a la empresa");
  expect(papers).toEqual(["Registrar las citas"]);
});

it("a requirement that says more than a name stays beside a group that holds the name", () => {
  const texts = textsOf(
    "Admin (m/w/d)\n\nIhr Profil:\n- Sehr gute Kenntnisse in Windows-Server-Technologien\n- Erfahrung mit Windows Server oder Linux",
  );
  expect(texts).toEqual(["Sehr gute Kenntnisse in Windows-Server-Technologien", "Windows Server oder Linux"]);
});

it("shifts and the age that the law asks for are questions", () => {
  const { criteria, questions } = readAdvert(
    "Montacarguista\n\nRequisitos:\n- Licencia tipo G\n- Trabajo en turnos rotativos\n- Ser mayor de 18 años\n- Residencia en el sector",
  );
  expect(criteria.map(({ text }) => text)).toEqual(["Licencia tipo G"]);
  expect(questions.map(({ words }) => words).join()).toContain("turnos rotativos");
  const german = readAdvert("Zugbegleiter (m/w/d)\n\nIhr Profil:\n- bereits über 18 Jahre\n- zwei Jahre Erfahrung im Verkauf");
  expect(german.criteria.filter(({ kind }) => kind === "experience")).toHaveLength(1);
});

it("what a list below a line within the benefits names is an offer", () => {
  const texts = textsOf(
    "Sachbearbeitung (m/w/d)\n\n## Aufgaben\n\n- Verträge erstellen\n\n- Akten prüfen\n\n## Benefits\n\nFinanzielles:\n\n- 13 Gehälter\n\n- Altersvorsorge\n\nGesundheit und Soziales:\n\n- Sportgemeinschaft\n\n- Culture Lab\n\n- Projektarbeit",
  );
  expect(texts).toEqual(["Verträge erstellen", "Akten prüfen"]);
});

it("an inclination and what counts among the strengths are traits", () => {
  const texts = textsOf(
    "Sachbearbeitung (m/w/d)\n\nIhr Profil:\n- Kaufmännische Ausbildung\n- Sie besitzen eine Leidenschaft für die telefonische Korrespondenz\n- Eine gute Ausdrucksweise zählt zu Ihren Stärken",
  );
  expect(texts).toEqual(["Kaufmännische Ausbildung"]);
});

it("languages of communication skills are asked for", () => {
  const languages = readAdvert(
    "Clerk\n\nRequirements:\n- Excellent German and English communication skills, both written and spoken",
  ).criteria.filter(({ kind }) => kind === "language");
  expect(languages).toHaveLength(2);
});

it("knowledge and experience of one thing are one requirement in Turkish", () => {
  expect(textsOf("Uzman\n\nAranan nitelikler:\n- Yazılım ürünlerinin ihtiyaç analizinde bilgi ve tecrübeye sahip")).toHaveLength(
    1,
  );
});

it("arrows begin lines, and dashes behind words begin them where they are many", () => {
  expect(textsOf("Cook\n\nRequirements:\n➔ Food handler certificate\n➔ Two years in a kitchen")).toHaveLength(2);
  expect(
    textsOf(
      "Asistente\n\nFunciones:\n- Elaboración de informes- Preparación de jornadas de formación- Seguimiento de campañas- Revisión de contratos",
    ),
  ).toHaveLength(4);
});

it("a line that names the place of work asks for nothing", () => {
  const texts = textsOf("Técnica\n\nRequisitos:\n- Manejo de Excel\n- Ubicación de la posición: Madrid");
  expect(texts).toHaveLength(1);
});

it("a heading about the reader is none about the employer", () => {
  const texts = textsOf(
    "Baker\n\n## Your story\n\n- 4+ years of experience with bread\n\n- Experience in designing cakes\n\n- Food safety certificate\n",
  );
  expect(texts).toHaveLength(3);
});

it("the name of a site is not cut within its word", () => {
  const texts = textsOf("Marketing (m/w/d)\n\nAufgaben:\n- Pflege von LinkedIn Recruiter\n- Planung,Umsetzung von Kampagnen");
  expect(texts).toContain("Pflege von LinkedIn Recruiter");
});

it("a sentence that says who may stand in for a requirement is none", () => {
  const texts = textsOf(
    'Clerk\n\nMinimum requirements:\n1. A bachelor\'s degree.\n2. Education and/or experience equivalent to "1", "2" or "3" above.',
  );
  expect(texts).toEqual(["bachelor's degree"]);
});

it("what the classifier takes for a trait, and no word of a trade stands in, is no criterion", () => {
  expect(textsOf("Analist\n\nAranan nitelikler:\n- İleri Excel\n- Çözüm üretme odaklı")).toEqual(["İleri Excel"]);
  expect(
    textsOf("Bar staff\n\nRequirements:\n- One year behind a bar\n- Takes pride in their work\n- Works well with others"),
  ).toEqual(["One year behind a bar"]);
  expect(textsOf("Technik\n\nYour profile:\n- Successfully completed studies in the field of renewable energies")).toHaveLength(
    1,
  );
});

it("prose that praises the employer gives no criterion", () => {
  const texts = textsOf(
    "Schreinerei\n\nAls mehrfach ausgezeichnetes, junges Unternehmen haben wir es mit unserem Ansatz geschafft, die Versorgung zu verbessern.\n\nIhr Profil:\n- Ausbildung als Tischler",
  );
  expect(texts).toEqual(["Ausbildung als Tischler"]);
});

it("benefits whose items stand apart by blank lines are no requirements, also below headings of their own", () => {
  const texts = textsOf(
    "Go-to-market (m/w/d)\n\n## Was Nordlicht dir bietet\n\n## Deine Gesundheit\n\n- Jährliche Grippeschutzimpfungen und Sehtests\n\n- Frisches Obst\n\n- 30 Urlaubstage\n\n## Gemeinschaft\n\n- Sommer- und Winterfest\n\n- Wöchentliche bezahlte Mittagessen\n\n- Zugang zu Sprachkursen\n\n## Das bringst du mit\n\n- Erfahrung im Vertrieb",
  );
  expect(texts).toEqual(["Vertrieb"]);
});

it("what remains of a refused wish is no criterion", () => {
  const { criteria, refused } = readAdvert(
    "Lojistik Uzmanı\n\nAranan Nitelikler\nÜniversite mezunu,\nAskerlik hizmetini tamamlamış veya en az 2 yıl tecil ettirmiş (erkek adaylar için),\nSAP bilen,\nExcel bilen.",
  );
  expect(criteria.map(({ text }) => text).join()).not.toMatch(/tecil|için/u);
  expect(refused.length).toBeGreaterThan(0);
});

it("Turkish years behind a pair are those of both, and a wish behind them is one of its own", () => {
  const { criteria } = readAdvert(
    "Uzman\n\nAranan Nitelikler\nERP ve CRM sistemleri konusunda en az 2 yıl deneyimli (Dynamics 365 tercih sebebidir),SAP projelerinde görev almış,\nTercihen yazılı ve sözlü İngilizce bilgisi olan,\nE-ticaret projelerinde görev almış,\nRESTful servisler konusunda bilgi sahibi.",
  );
  const byText = new Map(criteria.map(({ text, importance }) => [text, importance]));
  expect(byText.get("ERP ve CRM sistemleri konusunda en az 2 yıl")).toBe("must");
  expect(byText.get("Dynamics 365")).toBe("nice");
  expect(byText.get("Yazılı ve sözlü İngilizce")).toBe("nice");
  expect([...byText.keys()].join()).toMatch(/E-ticaret.*RESTful/u);
});

it("years that tell of others, the contract and how to apply ask for nothing", () => {
  const texts = textsOf(
    "Line Cook\n\nRequirements:\n- Experience in a la carte kitchens is a must\n- Permanent full time contract\n- All other candidates will not be considered\n- You must clearly state your status on your cover letter\n\nOur cooks write their own menus. They have been doing so for 16 years.",
  );
  expect(texts).toEqual(["a la carte kitchens"]);
});

it("a wish ends before what else is told of the person", () => {
  const texts = textsOf("Cook\n\nWe are looking for someone with prep cook experience who is a self-starter.");
  expect(texts).toEqual(["Prep cook experience"]);
  expect(textsOf("Lead\n\nRequirements:\n- Payment Subject Matter Expert with a deep focus on fraud")).toEqual([
    "Payment Subject Matter Expert with a deep focus on fraud",
  ]);
});

it("a Spanish question asks without its signs, and items joined by dashes are items", () => {
  const { criteria, questions } = readAdvert(
    "Montador\n\nRequisitos:\n- ¿Tienes experiencia en el montaje de maquinaria?\nNecesario:-Disponibilidad de incorporación inmediata-Conocimientos de mecánica industrial-Disponibilidad a viajar por el país",
  );
  expect(criteria.map(({ text }) => text)).toEqual(expect.arrayContaining(["Montaje de maquinaria", "Mecánica industrial"]));
  expect(questions.map(({ words }) => words).join()).toMatch(/incorporación inmediata.*viajar/u);
});

it.each([
  [
    "what is given below a heading of benefits",
    "Trainee\n\n## Profil\n- Erfahrung im Vertrieb\n\n## Benefits\nDas erwartet dich\n- Lehrpraxis mit Feedback erfahrener Kolleginnen\n- Einführung in Didaktik und Methodik",
    ["Vertrieb"],
  ],
  [
    "a training that is given",
    "Zugbegleiter (m/w/d)\n\nEine Ausbildung zum Zugbegleiter wird angeboten.\n\nIhr Profil\n- Erfahrung im Service",
    ["Service"],
  ],
  [
    "an invitation",
    "Tragwerksplaner (m/w/d)\n\nDu bist auf der Suche nach einer neuen Herausforderung im Bereich Tragwerksplanung?\n\nProfil\n- AutoCAD",
    ["AutoCAD"],
  ],
  [
    "duties that every job has",
    "Asistente\n\nFunciones\n- Archivar facturas\n- Otras funciones propias del cargo",
    ["Archivar facturas"],
  ],
  ["for whom a wish holds", "Consultant\n\nQualifications\n- SAP\n- (for male candidates)", ["SAP"]],
  [
    "a trait",
    "Verkäufer (m/w/d)\n\nProfil\n- Kassensysteme\n- Du liebst es zu kommunizieren\n- Hohe Eigenverantwortung und ausgeprägter Dienstleistungsgedanke",
    ["Kassensysteme"],
  ],
  [
    "traits in Spanish",
    "Vendedor\n\nRequisitos\n- Excel\n- Carisma\n- Buena fluidez verbal\n- Orientación a resultados y mejora continua",
    ["Excel"],
  ],
  [
    "what the company may do",
    "Developer\n\nRequirements\n- TDD\nThe company reserves the right to adjust any aspect of the description.",
    ["TDD"],
  ],
])("%s is no criterion", (_, advert, texts) => {
  expect(textsOf(advert)).toEqual(texts);
});

it.each([
  "Zugang zum WLAN und eigene E-Mail-Adresse",
  "Wohnhaft in der näheren Umgebung",
  "Stabile Internetverbindung zu Hause",
  "Computadora propia",
  "Du hast mind. 15–20 Stunden pro Woche Zeit",
  "Occasional lifting and carrying up to 20 lbs",
  "Constant sitting and standing throughout shift",
  "No travel restrictions",
])("“%s” is asked in the interview", (line) => {
  const { criteria, questions } = readAdvert(`Interviewer\n\nRequirements\n- Excel\n- ${line}`);
  expect(criteria.map(({ text }) => text)).toEqual(["Excel"]);
  expect(questions.map(({ words }) => words)).toEqual([line]);
});

it.each([
  "Experiencia previa de 2 años en ventas y atención al cliente",
  "Mínimo 1 año de experiencia en el área societaria e inmobiliaria",
  "Ingeniería Química, Química Industrial, Bioquímica o carrera afín",
  "Completed studies in computer science, electronics or similar qualification",
  "Kommunikation mit Kunden und anderen Abteilungen",
  "Communicating with internal and external stakeholders",
  "Manejo de la normativa nacional e internacional vigente",
  "Dominio de Zoom para negociaciones y presentaciones",
])("“%s” is one criterion", (line) => {
  expect(textsOf(`Requirements\n- ${line}`)).toHaveLength(1);
});

it("an advert that states no requirement is not read for its employer's trade", () => {
  expect(
    textsOf("Sales manager\n\nOur workflow and AI products are already in the market. We love gastronomy and catering."),
  ).toEqual([]);
  expect(
    textsOf(
      "Assistenz (m/w/d)\n\nZur Verstärkung unseres Teams suchen wir eine motivierte Person im Bereich Buchhaltung. Arbeitszeiten: 8 bis 14 Uhr",
    ),
  ).toEqual(["Buchhaltung"]);
});

it("a student who is enrolled has an education, and a master vendor none", () => {
  const kinds = (line: string) => readAdvert(`Requirements\n- ${line}`).criteria.map(({ kind }) => kind);
  expect(kinds("Eingeschriebene:r Student:in im Bereich BWL")).toEqual(["education"]);
  expect(kinds("Du bist eingeschriebene:r Student:in (vorzugsweise BWL oder Logistik)")).toEqual(["education"]);
  expect(kinds("Abgeschlossene Ausbildung zum Kaufmann (idealerweise Erfahrung im Vertrieb)")).toEqual(["education", "skill"]);
  expect(kinds("Erfahrung in der Master Vendor Steuerung")).not.toContain("education");
});

it("an asset is welcome, and what a refused search asks for stays", () => {
  expect(readAdvert("Coordinator\n\nQualifications\n- Hotel experience an asset").criteria[0]!.importance).toBe("nice");
  const books = readAdvert("Clerk\n\nRequirements\n- Experience with an asset register").criteria;
  expect(books.map(({ importance }) => importance)).not.toContain("nice");
  expect(textsOf("Asesor\n\nEstamos en busca de un asesor joven con experiencia en el sector educativo.").join()).toMatch(
    /educativo/u,
  );
});

it("a Turkish criterion keeps the verb that its ending needs", () => {
  expect(
    textsOf("Aranan Nitelikler\n- MS Office programlarını etkin kullanabilen\n- SAP süreç bilgisine sahip\n- SQL bilen"),
  ).toEqual(expect.arrayContaining(["MS Office programlarını etkin kullanabilen", "SAP süreç bilgisine sahip", "SQL"]));
});

it.each([
  "Ensure that personal care is provided with dignity",
  "Support adults living in their own homes",
  "Beratung von Kunden aus der Region",
  "Auslieferung in der näheren Umgebung",
])("“%s” is a duty: nothing is given, and nobody is asked where they live", (duty) => {
  expect(textsOf(`Carer\n\nResponsibilities\n- Cook meals\n- ${duty}\n- Write reports`)).toContain(duty);
});

it.each(["Bilanzierung von Anlagevermögen", "Mejora continua"])("“%s” is learned, and no trait", (line) => {
  expect(textsOf(`Requirements\n- Excel\n- ${line}`)).toHaveLength(2);
});

it.each(["Du bist gelernter Elektriker mit Erfahrung im Schaltschrankbau?", "Du bist Profi für Paid Advertising und SEA?"])(
  "a requirement in the form of a question is a criterion: %s",
  (line) => {
    expect(textsOf(`Monteur (m/w/d)\n\nDein Profil\n- Excel\n- ${line}`).length).toBeGreaterThan(1);
  },
);

it.each([
  "A bachelor's degree may be substituted for two years of experience",
  "Technical school to make up the equivalent of three years of acceptable experience",
  "Not less than one year of experience as described in “1” above plus sufficient training",
])("another way to a requirement is no second one: %s", (line) => {
  expect(textsOf(`Requirements\n- Five years of experience as a plumber\n- ${line}`)).toHaveLength(1);
});

it.each([
  "Aus Gründen der besseren Lesbarkeit verwende ich bei Personenbezeichnungen die männliche Form",
  "Die verkürzte Sprachform hat nur redaktionelle Gründe und beinhaltet keine Wertung",
  "Dabei spielt das passende Tätigkeitsprofil natürlich eine entscheidende Rolle",
  "Es muss nichts verkauft werden",
  "Award-winning support and training make Lindsoft a trusted adviser to the largest companies",
  "Where we're heading",
  "What you'll achieve",
  "Erstellungvon",
  "Ein aktives",
])("a line that asks for nothing is no duty: %s", (line) => {
  expect(textsOf(`Sachbearbeitung (m/w/d)\n\nAufgaben:\n- Verträge prüfen\n- ${line}`)).toEqual(["Verträge prüfen"]);
});

it.each(["RB 91 Siegen", "Versiert", "Erfolgreich abgeschlossenes", "Durchführung", "Following are considered"])(
  "half a phrase and the line of a train are no requirement: %s",
  (line) => {
    expect(textsOf(`Fahrgastzähler (m/w/d)\n\nIhr Profil:\n- Excel\n- ${line}`)).toEqual(["Excel"]);
  },
);

it("how long a contract runs is no experience", () => {
  expect(textsOf("Recruiter\n\nRequirements\n- Excel\n- 1 year contract")).toEqual(["Excel"]);
  expect(textsOf("Recruiter\n\nRequirements\n- 1 year of experience in contract law")).toHaveLength(1);
});

it.each([
  "Estudios en Administración de Empresas o carrera a fin",
  "Bevorzugt mit abgeschlossenem Studium (Schwerpunkt Marketing)",
])("studies are an education: %s", (line) => {
  expect(readAdvert(`Requirements\n- ${line}`).criteria.map(({ kind }) => kind)).toEqual(["education"]);
});

it("a search that goes on with what is asked for is read, and one in a duty is a duty", () => {
  expect(textsOf("Ventas\n\nNos encontramos en la búsqueda de una persona con experiencia en Consumo Masivo.")).toHaveLength(1);
  expect(textsOf("Chofer\n\nFunciones:\n- Apoyar al chófer en la búsqueda de rutas para la entrega")).toHaveLength(1);
});

it.each(["Un año en ejecución de sus funciones", "2 ó 4 años en las funciones descritas"])(
  "years in the functions of the job name the job: %s",
  (line) => {
    expect(textsOf(`Optometrista\n\nRequisitos:\n- ${line}`)).toEqual([`${line} (Optometrista)`]);
  },
);
