import { expect, test } from "vitest";
import { readProfile } from "../profile.ts";
import { documentOf } from "../testing/cvs.ts";

const profileOf = (text: string) => readProfile(documentOf(text), "2026-11-20").profile;

test.for([
  "Jane Doe\nExperience\nShift Manager\n(Hotel Azul)\n• Led the evening team\nSince August 2021\nLindau, Bavaria\nCook\n(Blue Kitchen)\n• Cooked\nAugust 2016 - July 2021\nLindau, Bavaria\nEducation\nAbitur\n",
  "Mara Lind\nBerufserfahrung\nSchichtleiterin\nHotel Azul\n• Leitung des Abendteams\nAugust 2021 – heute\nKöchin\nBlaue Küche\n• Zubereitung der Speisen\nAugust 2016 – Juli 2021\nAusbildung\nAbitur\n",
  "Mara Lind\nExperiencia\nJefa de turno\nHotel Azul\n• Dirección del equipo\nAgosto 2021 – Actualidad\nCocinera\nCocina Verde\n• Preparación de platos\nAgosto 2016 – Julio 2021\nFormación\nBachillerato\n",
  "Mara Su\nDeneyim\nVardiya Müdürü\nMavi Otel\n• Ekip yönetimi\nAğustos 2021 – Halen\nAşçı\nYeşil Mutfak\n• Yemek hazırlama\nAğustos 2016 – Temmuz 2021\nEğitim\nLise\n",
])("the dates below the duties of each job belong to the title above them", (text) => {
  const { roles } = profileOf(text);
  expect(roles.map(({ title }) => title)).toEqual([
    expect.stringMatching(/Shift Manager|Schichtleiterin|Jefa de turno|Vardiya Müdürü/),
    expect.stringMatching(/Cook|Köchin|Cocinera|Aşçı/),
  ]);
});
