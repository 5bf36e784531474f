import { describe, expect, test } from "vitest";
import { fairnessFindingsIn, hintsIn } from "./findings.ts";

const found = (text: string, language: "en" | "de" | "es" | "tr") =>
  fairnessFindingsIn(text, { language }).map(({ kind, phrase, wording }) => [kind, phrase, wording]);

describe("each kind of finding has its phrase and a wording to take", () => {
  test.for([
    ["de", "Wir suchen einen Verkäufer für unsere Filiale.", "gendered", "Verkäufer", "Verkäufer (m/w/d)"],
    ["de", "Durchsetzungsstark gegenüber Fremdfirmen", "coded", "Durchsetzungsstark", "Klar und verbindlich"],
    ["de", "Deutsch-Muttersprachler", "nativeSpeaker", "Deutsch-Muttersprachler", "Deutsch C1"],
    ["de", "Wir sind ein junges Unternehmen.", "young", "junges Unternehmen", "Unternehmen"],
    ["de", "Nicht älter als 35 Jahre", "unlawful", "Nicht älter als 35 Jahre", "Mindestens 1 Jahr Erfahrung"],
    ["es", "Se busca camarero para terraza", "gendered", "camarero", "camarero/a"],
    ["es", "Limpiadora para oficinas", "gendered", "Limpiadora", "Limpiador/a"],
    ["tr", "Bilim adamı aranıyor", "gendered", "Bilim adamı", "Bilim insanı"],
    ["en", "Salesman wanted for our showroom", "gendered", "Salesman", "Salesperson"],
    ["en", "You are a coding ninja.", "coded", "ninja", "specialist"],
  ] as const)("%s: “%s”", ([language, text, ...expected]) => {
    expect(found(text, language)).toEqual([expected]);
  });
});

test.for([
  ["de", "Elektroniker (m/w/d) für Gebäudetechnik"],
  ["de", "Elektroniker:in für Gebäudetechnik"],
  ["de", "Kauffrau oder Kaufmann für Büromanagement"],
  ["de", "Mindestens 5 Jahre Erfahrung als Elektroniker"],
  ["de", "Teamleitung Kundenservice"],
  ["es", "Se busca camarero/a para terraza"],
  ["es", "Administrativo (H/M) con SAP"],
  ["es", "5 años de experiencia y salario competitivo"],
  ["en", "Care of aggressive patients with dementia"],
  ["en", "You teach English to native speakers of Turkish."],
  ["en", "Waiter or waitress for the evening shift"],
  ["tr", "Rekabetçi ücret, dişli kutularının bakımı"],
] as const)("%s: “%s” is no finding", ([language, text]) => {
  expect(found(text, language)).toEqual([]);
});

test("a title for all genders at the top speaks for the whole advert", () => {
  expect(found("Allrounder (m/w/d)\n\nWir suchen einen Allrounder für das Lager.", "de")).toEqual([]);
});

test("missing pay is a hint for whole adverts only, and gives way to any pay", () => {
  const text = "Koch (m/w/d)\n\nSie kochen.";
  expect(hintsIn(text, { language: "de" })).toEqual([]);
  expect(hintsIn(text, { language: "de", isAdvert: true })).toMatchObject([{ kind: "payMissing", start: 0, end: 0 }]);
  expect(hintsIn(`${text}\nGehalt: 2.800 bis 3.200 € im Monat`, { language: "de", isAdvert: true })).toEqual([]);
});

test("the reason is in the reader's language, the wording in the advert's", () => {
  expect(fairnessFindingsIn("Native English speaker", { language: "en", reader: "de" })).toMatchObject([
    { wording: "English C1", reason: "Fragt nach Herkunft statt nach Können. Nennen Sie das Niveau." },
  ]);
});

test("no wording is a finding itself", () => {
  for (const text of ["You are a rockstar.", "Du bist ein Macher.", "Eres un ninja del código.", "Agresif satışçı", "Foreman"]) {
    for (const { wording = "" } of fairnessFindingsIn(text))
      expect(fairnessFindingsIn(wording).map(({ phrase }) => phrase)).toEqual([]);
  }
});
