import { describe, expect, test } from "vitest";
import { redact } from "../redact.ts";
import { searchIndex, termIndexOf } from "../search/index.ts";
import { AS_OF, criterion, markFor, score } from "../testing/score-cv.ts";

describe("A driving licence counts by its class", () => {
  test.for([
    ["Führerschein Klasse B", "Führerausweis Kat. B (eigenes Fahrzeug)", "met"],
    ["EU B driving license", "Führerausweis Kat. B", "met"],
    ["Führerschein Klasse CE", "FS-Klassen B, BE, C, CE; Eintrag 95", "met"],
    ["Führerschein Klasse CE", "Führerschein BCE/C1E", "met"],
    ["Führerschein Klasse CE", "Führerschein Klasse C", "notShown"],
    ["Führerschein Klasse C", "Fahrerlaubnis CE, Code 95", "met"],
    ["Führerschein Klasse CE", "Führerschein Klasse B", "notShown"],
    ["Category C+E licence", "Licence B, C1E and CE, driver card", "met"],
    ["Full driving licence", "Driving licence B", "met"],
    ["Carné de conducir", "Permiso B", "met"],
    ["Licencia de conducir", "Driving Licence: A2", "partly"],
    ["B sınıfı ehliyet", "Ehliyet: B, A2", "met"],
    ["B sınıfı ehliyet", "B ehliyet var.", "met"],
    ["Führerschein Klasse B", "Führerschein Klasse B beantragt", "partly"],
    ["Führerschein Klasse B", "Staplerführerschein", "notShown"],
    ["Carnet de carretillero", "Staplerschein", "met"],
    ["Driving licence", "ECDL European Computer Driving Licence", "notShown"],
    ["Führerschein", "Internet-Führerschein", "notShown"],
    ["Führerschein", "Computer, Führerschein Klasse B", "met"],
  ] as const)("“%s” by “%s”: %s", ([asked, line, mark]) => {
    const text = `Jo Ex\njo@mail.example\n\nExperience\nDriver, Hill Ltd, Jan 2018 – today\n\nCertificates\n${line}\n`;
    expect(markFor(text, "certification", asked).mark).toBe(mark);
    const criteria = [criterion("certification", asked)];
    const { document, profile, redactions, marks } = score(text, criteria);
    const index = termIndexOf({ document, profile, redacted: redact(document, redactions), asOf: AS_OF });
    expect([...searchIndex(criteria)(index)]).toEqual(marks.map(({ credit }) => credit));
  });

  test("classes alone below a heading that names the licence", () => {
    const { mark, quotes } = markFor(
      "Jo Ex\n\nDeneyim\nŞoför, Ege Ltd, Ocak 2018 – Halen\n\nEhliyet\nB, A2\n",
      "certification",
      "B sınıfı ehliyet",
    );
    expect([mark, quotes.map(({ text }) => text)]).toEqual(["met", ["Ehliyet", "B, A2"]]);
  });
});
