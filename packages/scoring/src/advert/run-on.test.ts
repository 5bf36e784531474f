import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const read = (text: string): string[] =>
  readAdvert(text).criteria.map(
    ({ kind, importance, text: words }) => `${kind === "responsibility" ? "does" : importance} ${words}`,
  );

describe("A list whose line breaks are lost is read item by item", () => {
  test("commas before its dashes, headings right before the first one", () => {
    expect(
      read(
        "Rapor Uzmanı\nDeniz Makina olarak ekibimize Rapor Uzmanı arıyoruz. Aranan Nitelikler - Üniversitelerin Matematik bölümünden mezun, - Raporlama alanında en az 3 yıl deneyimli, - SQL konusunda bilgi sahibi, - Power BI kullanabilen, - Takım çalışmasına yatkın. İş Tanımı - Satış raporlarının hazırlanması, - KPI'ların takip edilmesi, - Panoların güncel tutulması. Deniz Makina'da seni güzel günler bekliyor.",
      ),
    ).toEqual([
      "must SQL",
      "must Power BI",
      "must Raporlama alanında en az 3 yıl",
      "must Üniversitelerin Matematik bölümünden mezun",
      "does Satış raporlarının hazırlanması",
      "does KPI'ların takip edilmesi",
      "does Panoların güncel tutulması",
    ]);
  });

  test("a question, or capitalised words, as the heading", () => {
    expect(
      read(
        "Clerk\nHarbour Logistics moves parcels. What Will You Do? - Sort the parcels of the day, - Scan labels and print lists, - Answer questions of drivers Required Skills - Good knowledge of Excel, - Two years of experience in a warehouse, - Forklift licence",
      ),
    ).toEqual([
      "must Excel",
      "must Forklift licence",
      "must Two years of experience in a warehouse",
      "does Sort the parcels of the day",
      "does Scan labels and print lists",
      "does Answer questions of drivers",
    ]);
    expect(
      read(
        "Bilanzbuchhalter\nDie Adler GmbH baut Pumpen. Deine Aufgaben - Erstellung der Abschlüsse, - Buchung der Anlagen, - Abstimmung der Konten. Dein Profil - Ausbildung zum Buchhalter, - Erfahrung mit DATEV.",
      ),
    ).toEqual([
      "must DATEV",
      "must Ausbildung zum Buchhalter",
      "does Erstellung der Abschlüsse",
      "does Buchung der Anlagen",
      "does Abstimmung der Konten",
    ]);
  });

  test("a pair of dashes is no list", () => {
    expect(
      read(
        "Teknisyen\n\nİş Tanımı\n- Bakım - Onarım işlerinin takip edilmesi,\n- Parçaların sipariş edilmesi,\n- Kayıtların tutulması",
      ),
    ).toEqual(["does Bakım - Onarım işlerinin takip edilmesi", "does Parçaların sipariş edilmesi", "does Kayıtların tutulması"]);
  });
});
