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
