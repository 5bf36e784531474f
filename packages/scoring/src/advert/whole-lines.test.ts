import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const asked = (text: string): string[] =>
  readAdvert(text).criteria.map(({ importance, kind, text: words }) => `${importance} ${kind}: ${words}`);

describe("What a line says beside something else is not lost, and not cut in two", () => {
  test.for([
    [
      "years without a number",
      "Ihr Profil\n- Mehrjährige Berufs- und Führungserfahrung im Personalwesen\n- Langjährige Erfahrung im Umgang mit SAP",
      [
        "must experience: Mehrjährige Berufs- und Führungserfahrung im Personalwesen",
        "must experience: Langjährige Erfahrung im Umgang mit SAP",
      ],
    ],
    [
      "years without a number, in English",
      "Requirements\n- Several years of professional experience in accounting\n- Many years' experience as a buyer",
      [
        "must experience: Several years of professional experience in accounting",
        "must experience: Many years' experience as a buyer",
      ],
    ],
    [
      "the verb of a Turkish line whose last word would hang",
      "Uzman\n\nAranan Nitelikler\n- MS Office programlarını etkin şekilde kullanan\n- Apps ortamlarında proje çalışmalarında yer almış",
      [
        "must tool: MS Office programlarını etkin şekilde kullanan",
        "must skill: Apps ortamlarında proje çalışmalarında yer almış",
      ],
    ],
    [
      "what is known as a whole in Turkish",
      "Analist\n\nAranan Nitelikler\n- UML, BPMN ve iş akış diyagramları konusunda yetkin",
      ["must skill: UML", "must skill: BPMN", "must skill: İş akış diyagramları"],
    ],
    [
      "driving, as Turkish adverts ask for it",
      "Satış Danışmanı\n\nAranan Nitelikler\n- Aktif araç kullanabilen",
      ["must certification: Aktif araç kullanabilen"],
    ],
    [
      "years in a line that introduces a list",
      "Técnico\n\nBuscamos personas con experiencia mínima de 2 años en cableado y con conocimientos en:\n- Fibra óptica",
      ["must skill: Fibra óptica", "must experience: 2 años en cableado"],
    ],
    [
      "years below a heading of another part",
      "Director Financiero\n\nDescripción de la oferta\nImprescindible experiencia previa mínimo 5 años en el mercado inmobiliario",
      ["must experience: Experiencia previa mínimo 5 años en el mercado inmobiliario"],
    ],
    [
      "a heading that is a question within a line",
      "Desarrollador\n\nOfrecemos\nTutor de amplia experiencia ¿Qué estamos buscando? Licenciatura en Ingeniería",
      ["must education: Licenciatura en Ingeniería"],
    ],
    [
      "a wish in capitals",
      "Bodeguero\n\nINDISPENSABLE EXPERIENCIA EN INVENTARIOS\nINDISPENSABLE LICENCIA DE CONDUCIR",
      ["must skill: INVENTARIOS", "must certification: LICENCIA DE CONDUCIR"],
    ],
    [
      "years in a list whose heading says nothing",
      "Backend Engineer\n\n## Chapter two\n- You have 4+ years of professional experience with Golang\n- 3+ years of experience in designing REST APIs\n- Relevant experience in PostgreSQL",
      [
        "must tool: PostgreSQL",
        "must experience: 4+ years of professional experience with Golang",
        "must experience: 3+ years of experience in designing REST APIs",
      ],
    ],
    [
      "years in the first line below a gap",
      "Vendedor industrial\n\nNecesitamos incorporar vendedores.\n\nMínimo 2 años de experiencia\nElaboración de informes",
      ["must experience: Mínimo 2 años de experiencia (Vendedor industrial)", "should responsibility: Elaboración de informes"],
    ],
    [
      "an entity that a page has left",
      "Marketing Manager\n\nAufgaben\n- Analyse und Optimierung von E-Mail- &#x26; WhatsApp-Daten",
      ["should responsibility: Analyse und Optimierung von E-Mail- & WhatsApp-Daten"],
    ],
    [
      "an English heading that is joined to the line before it",
      "Recruiter\n\nResponsibilities\n- Attend career fairs and similar eventsRequirements: 2 years of experience in recruitment",
      ["must experience: 2 years of experience in recruitment", "should responsibility: Attend career fairs and similar events"],
    ],
    [
      "what a Turkish line says of a person, beside lines of work",
      "Uzman\n\nGörev Tanımı\n- Raporlar hazırlamak\n- Microsoft Office uygulamalarına hakim",
      ["must tool: Microsoft Office uygulamalarına hakim", "should responsibility: Raporlar hazırlamak"],
    ],
    [
      "years that a house asks for",
      "Ihr Profil\n- Wir suchen jemanden mit mehrjähriger Erfahrung im Einkauf\n- Wir erwarten langjährige Erfahrung als Buchhalter",
      ["must experience: Mehrjähriger Erfahrung im Einkauf", "must experience: Langjährige Erfahrung als Buchhalter"],
    ],
    [
      "years that a house asks for, in English",
      "Requirements\n- We expect several years of experience in accounting",
      ["must experience: Several years of experience in accounting"],
    ],
    [
      "a number whose word ends in “our”",
      "Requirements\n- Four years of satisfactory experience in accounting",
      ["must experience: Four years of satisfactory experience in accounting"],
    ],
    [
      "a degree with years behind it",
      "Ihr Profil\n- Abgeschlossenes Studium der Informatik mit mehrjähriger Berufserfahrung",
      ["must education: Abgeschlossenes Studium der Informatik mit mehrjähriger Berufserfahrung"],
    ],
    [
      "work in a field",
      "Ihr Profil\n- Berufserfahrung in der Pflege\n- Erste Berufserfahrung mit React",
      ["must skill: React", "must experience: Berufserfahrung in der Pflege"],
    ],
    [
      "a licence beside a readiness",
      "Ihr Profil\n- Führerschein Klasse B und hohe Reisebereitschaft (ca. 70 %)",
      ["must certification: Führerschein Klasse B"],
    ],
    ["a licence beside a car", "Requisitos\n- Carnet de conducir y vehículo propio", ["must certification: Carnet de conducir"]],
    [
      "languages of a skill in communication",
      "Ihr Profil\n- Kommunikationsfähigkeiten auf Deutsch und Englisch",
      ["must language: Deutsch", "must language: Englisch"],
    ],
    [
      "a level of two languages",
      "Ihr Profil\n- Deutsch und Englischkenntnisse fließend",
      ["must language: Deutsch, C1 oder besser", "must language: Englisch, C1 oder besser"],
    ],
    [
      "a test of a language is its level",
      "Requirements\n- Good command of English (IELTS 7 or equivalent)",
      ["must language: English (IELTS 7 or equivalent)"],
    ],
    [
      "Turkish words behind several things",
      "Aranan Nitelikler\n- Pompa, motor ve sürücü bakımı konusunda deneyimli",
      ["must skill: Pompa, motor ve sürücü bakımı"],
    ],
    [
      "half a word of a gender form",
      "Aufgaben\n- Betreuung der Kund:innen, Planer:innen und Solarteur*innen",
      ["should responsibility: Betreuung der Kunden, Planer und Solarteur"],
    ],
    [
      "what is good to have after a comma",
      "Ihr Profil\n- Kaufmännische Ausbildung, gerne auch Studium",
      ["must education: Kaufmännische Ausbildung, gerne auch Studium"],
    ],
    [
      "a bracket that goes on after saying how important it is",
      "Requirements\n- Previous warehouse experience (preferred but not essential as training is given)",
      ["nice responsibility: Previous warehouse experience (preferred but not essential as training is given)"],
    ],
  ] as const)("%s", ([, text, expected]) => {
    expect(asked(text)).toEqual(expected);
  });
});

test("“We'd love to hear from you if you have” introduces requirements", () => {
  expect(asked("Developer\n\nWe'd love to hear from you if you have:\n- TypeScript\n- SQL\n\nBonus points: Kafka")).toEqual([
    "must skill: TypeScript",
    "must skill: SQL",
    "nice tool: Kafka",
  ]);
});

describe("Duties in one line", () => {
  test("several are as many criteria", () => {
    const line =
      "picking and packing orders with a headset, loading and unloading trailers, operating a powered pallet truck (PPT, LLOP), checking deliveries against paperwork, keeping the area clean";
    expect(asked(`Warehouse operative\n\nMain duties: ${line}.`)).toEqual([
      "should responsibility: Picking and packing orders with a headset",
      "should responsibility: Loading and unloading trailers",
      "should responsibility: Operating a powered pallet truck (PPT, LLOP)",
      "should responsibility: Checking deliveries against paperwork",
      "should responsibility: Keeping the area clean",
    ]);
  });

  test("one that goes on stays whole", () => {
    const line =
      "Preparar y montar los platos fríos y calientes de la carta del restaurante, siguiendo las recetas, de acuerdo con los lineamientos de higiene, sanidad y seguridad";
    expect(asked(`Funciones\n- ${line}`)).toEqual([`should responsibility: ${line}`]);
  });
});

describe("Not asked for", () => {
  test.for([
    ["the title", "Marketing Lead (m/w/d) mit WordPress-Kenntnissen\n\nIhr Profil\n- Buchhaltung", ["must skill: Buchhaltung"]],
    [
      "the title where the requirements say more",
      "Temsilci (Almanca bilen)\n\nAranan Nitelikler\n- Almanca en az B2\n- Zendesk",
      ["must tool: Zendesk", "must language: Almanca en az B2"],
    ],
    ["equal chances", "Requirements\n- Bookkeeping\n- Applicants of all ages and backgrounds", ["must skill: Bookkeeping"]],
    [
      "the search for somebody",
      "Contable con experiencia\n\nImportante asesoría fiscal y contable situada en el centro precisa incorporar un contable para su departamento de pymes.\n\nRequisitos\n- Contabilidad",
      ["must skill: Contabilidad"],
    ],
  ] as const)("%s", ([, text, expected]) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe("Headings and bullets without their line breaks", () => {
  test("Turkish headings between blanks and a capital", () => {
    const text =
      "Yazılım Uzmanı\n\nEkip arkadaşı arıyoruz.   GENEL NİTELİKLERÜniversitelerin Bilgisayar Mühendisliği bölümünden mezun,SQL bilen,  İŞ TANIMIMüşteri taleplerini analiz etmek,Raporları hazırlamak";
    expect(asked(text)).toEqual([
      "must skill: SQL",
      "must education: Üniversitelerin Bilgisayar Mühendisliği bölümünden mezun",
      "should responsibility: Müşteri taleplerini analiz etmek",
      "should responsibility: Raporları hazırlamak",
    ]);
  });

  test("dashes between the items of one line", () => {
    const text =
      "Engineer\n\nTasks:\n\n- Development of drivers - Design of interfaces - Analysis of failures - Tests in the lab";
    expect(asked(text).map((line) => line.split(": ")[1])).toEqual([
      "Development of drivers",
      "Design of interfaces",
      "Analysis of failures",
      "Tests in the lab",
    ]);
  });
});

describe("An advert publishes no number of years that it does not say", () => {
  test.for([
    ["Ihr Profil\n- Mehrjährige Berufserfahrung in der Buchhaltung", undefined],
    ["Ihr Profil\n- Langjährige Erfahrung mit DATEV\n- 3 Jahre Berufserfahrung in der Buchhaltung", 3],
    ["Requirements\n- Several years of experience in accounting", undefined],
  ] as const)("%s", ([text, years]) => {
    const { fields, quotes } = readAdvert(text);
    expect(fields.yearsOfExperience).toBe(years);
    expect(quotes.yearsOfExperience === undefined).toBe(years === undefined);
  });
});
