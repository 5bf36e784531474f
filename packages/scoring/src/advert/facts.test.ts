import { expect, it } from "vitest";
import { readAdvert } from "../advert.ts";

it.each([
  ["Wir stellen Sie in einer Vollzeitbeschäftigung ein.", { employmentType: "fullTime" }],
  ["Contrato de medio tiempo en nuestra tienda.", { employmentType: "partTime" }],
  ["- Home-Office-Regelung (1 Tag je Woche)", { remotePolicy: "hybrid" }],
  ["- 60 % Homeoffice", { remotePolicy: "hybrid" }],
  ["- Homeoffice-Möglichkeiten", { remotePolicy: "hybrid" }],
  ["- 100 % Homeoffice", { remotePolicy: "remote" }],
])("hours and work from home are read in their usual forms: %j", (words, fields) => {
  expect(readAdvert(`Mitarbeit\n\n${words}`).fields).toMatchObject(fields);
});

it.each([
  ["Buchhalter (m/w/d) - Remote\n\nDeine Aufgaben", "remote"],
  ["Support Agent\n\nThis is a remote position.", "remote"],
  ["Analista\n\nTrabajo 100% remoto", "remote"],
  ["Buchhalter\n\n- Flexible Arbeitszeiten und Homeoffice-Option", "hybrid"],
  ["Buchhalter\n\n- Du arbeitest im Büro oder remote, wie es passt", "hybrid"],
  ["Analista\n\n- Posibilidad de teletrabajo", "hybrid"],
  ["Analyst\n\nWilling to work onsite, remote work on Fridays", "hybrid"],
  ["Cajera\n\nModalidad: presencial", "onSite"],
  ["Techniker\n\nKein Homeoffice", "onSite"],
  ["Techniker\n\nEs handelt sich um keine Remote-Stelle.", undefined],
  ["Techniker\n\n- Störungen beim Kunden vor Ort beheben", undefined],
  ["Techniker\n\n- Remote-Support und Fernwartung", undefined],
  ["Ingeniera\n\n- Visits to customers on site", undefined],
  ["Vendedora\n\nEntrevista presencial el lunes.", undefined],
])("homes and houses are told from customers' sites and support from afar: %j", (text, remotePolicy) => {
  expect(readAdvert(text).fields.remotePolicy).toBe(remotePolicy);
});

it.each([
  "Chef de cocina\n\nRequisitos:\n- Buenas prácticas de manufactura\n- Trabajar de manera autónoma",
  "Backend engineer\n\nRequisitos:\n- Mejores prácticas de diseño\n- Equipo autónomo",
  "Analyst\n\nRequirements:\n- Supervision of contractors, sub-contractor approval",
  "Veri analisti\n\nGörevler:\n- Aylık ve dönemsel raporlar hazırlamak",
  "Administrador (m/w/d)\n\nProfil:\n- Ausbildung zum Fachinformatiker oder Studium",
  "Vendedora\n\nSomos una empresa de trabajo temporal con sede en Madrid.",
])("a way to work, a training, a report or an agency is no kind of contract: %j", (text) => {
  expect(readAdvert(text).fields.employmentType).toBeUndefined();
});

it.each([
  ["Prácticas - Publicidad digital\n\nAprenderás en un equipo pequeño.", "internship"],
  ["Community manager en prácticas\n\nBuscamos estudiantes.", "internship"],
  ["Ofrecemos prácticas preprofesionales\n\nPara estudiantes de contabilidad.", "internship"],
  ["Fiscalista (temporal, 1 año)\n\nInglés alto.", "temporary"],
  ["Auxiliar\n\nTipo de contrato: Temporal", "temporary"],
  ["Satış danışmanı\n\nDönemsel çalışma, üç ay sürer.", "temporary"],
  ["Vendedora\n\nBuscamos profesional autónoma con cartera propia.", "contract"],
  ["Ausbildung zum Fachinformatiker (m/w/d)\n\nDu lernst bei uns.", "apprenticeship"],
])("the kind of contract is read: %j", (text, employmentType) => {
  expect(readAdvert(text).fields.employmentType).toBe(employmentType);
});

it.each([
  ["Digitador/a\n\nRequisitos:\n- Excel", "Digitador/a"],
  ["Asistente de Tesorería\n\nRequisitos:\n- Excel", "Asistente de Tesorería"],
  ["Kıdemli İş Analisti\n\nAranan nitelikler:\n- SQL", "Kıdemli İş Analisti"],
  ["Mecánico Jr.\n\nRequisitos:\n- Frenos", "Mecánico Jr."],
  ["Soporte TI\n\nRequisitos:\n- Redes", "Soporte TI"],
  ["Support Staff\nqualifications:\n- Till", "Support Staff"],
  ["Accounting Manager - Financial Reporting (m/f/d)\n\nRequirements:\n- Excel", "Accounting Manager - Financial Reporting"],
  ["Consultor Técnico - Supply Chain\n\nRequisitos:\n- Excel", "Consultor Técnico - Supply Chain"],
  ["Buchhalterin - Lindau\n\nAnforderungen:\n- Excel", "Buchhalterin"],
  ["Buchhalterin - Vollzeit\n\nAnforderungen:\n- Excel", "Buchhalterin"],
])("a first line alone is the title: %j", (text, title) => {
  expect(readAdvert(text).fields.title).toBe(title);
});

it.each([
  "Oportunidad Laboral\n\nRequisitos:\n- Redes",
  "Requirements\n\nSkills:\n- SQL",
  "Nordwind GmbH\n\nIhr Profil:\n- SQL",
  "Come cook for us.\n\nRequirements\n- SQL",
  "Join our kitchen as a chef, it is up to you.\n\nRequirements\n- SQL",
])("words above a heading that name no work are no title: %j", (text) => {
  expect(readAdvert(text).fields.title).toBeUndefined();
});

it.each([
  ["Gehalt: 60.000 € plus Bonus im Jahr", 60_000],
  ["Salary: €50,000 a year and benefits", 50_000],
])("pay stays pay beside a bonus: %s", (line, least) => {
  expect(readAdvert(`Clerk\n\n${line}`).fields.pay?.min).toBe(least);
});
