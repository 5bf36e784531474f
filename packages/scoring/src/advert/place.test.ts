import { expect, it } from "vitest";
import { readAdvert } from "../advert.ts";

it.each([
  ["Sales assistant - San Rafael\n\nYou sell shoes.", "San Rafael"],
  ["Fleet manager - Ballymore\n\nOur yard in the north of Ballymore grows.", "Ballymore"],
  ["Lagerist (m/w/d) | Wolfratshausen\n\nVollzeit", "Wolfratshausen"],
  ["Buchhalterin (m/w/d) in Wörth am Rhein\n\nIhre Aufgaben:\n- Rechnungen prüfen", "Wörth am Rhein"],
  ["Disponent (m/w/d)\n\nWir verstärken unser Team am Standort Troisdorf zum nächsten Monat.", "Troisdorf"],
  ["Chofer\n\nLa empresa requiere un chofer para la ciudad de LOJA con experiencia.", "LOJA"],
  ["Vendedora\n\nIndispensable residir en Babahoyo.", "Babahoyo"],
  ["Nurse\n\nThe position is based in Ballymena.", "Ballymena"],
  ["Servis danışmanı\n\nElazığ şubemizde görevlendirilmek üzere çalışma arkadaşı arıyoruz.", "Elazığ"],
  ["Köchin (m/w/d)\n\nDas Haus liegt im Zentrum Münchens.", "München"],
  ["Elektriker (m/w/d)\n\nBewerbung an:\nMusterweg 3\n92360 Mühlhausen", "Mühlhausen"],
  ["Welder\n\nOur shop is at 12 Main Street, Marietta, GA 30060.", "Marietta, GA"],
  ["Projektleiter (m/w/d)\n\nStandort:Unser Büro befindet sich in München und ist gut erreichbar.", "München"],
])("the place of work is read: %j", (text, place) => {
  expect(readAdvert(text).fields.location).toBe(place);
});

it.each([
  "Teamassistenz (m/w/d)\n\nWir planen Bauprojekte in verschiedenen Städten in Deutschland.",
  "Fahrer (m/w/d) - Minijob\n\nSie fahren Pakete aus.",
  "Office clerk\n\nYou know Datev, MS Office and Excel.",
  "Vendedor\n\nExperiencia en el sector de Automoción.",
  "Engineer\n\nThe team plays a critical role in Payments.",
  "Head of Engineering - Communication Platform\n\nYou lead four teams.",
  "Buchhalterin (m/w/d) | Wachstumsphase\n\nIhre Aufgaben:\n- Rechnungen prüfen",
  "Chofer\n\nViajes fuera de la ciudad\nIncentivos y bonificaciones",
  "Controller (m/w/d)\n\n- Ein modernes Büro in Top-Lage",
  "Berater (m/w/d)\n\n- Du begleitest die ISO 27001 Zertifizierung",
])("what is no place of work is not read as one: %j", (text) => {
  expect(readAdvert(text).fields.location).toBeUndefined();
});
