import { describe, expect, test } from "vitest";
import { isoMonth, mergedMonths, monthOfIso, rangesIn } from "./dates.ts";

const read = (text: string): string[] =>
  rangesIn(text).map(({ from, to }) => `${isoMonth(from)}..${to === undefined ? "" : isoMonth(to)}`);

describe("Ranges of dates are read as people write them", () => {
  test.for([
    ["Mar 2019 – today", "2019-03.."],
    ["March 2019 to May 2021", "2019-03..2021-05"],
    ["03/2019 - 05/2021", "2019-03..2021-05"],
    ["01.03.2019 – 31.12.2020", "2019-03..2020-12"],
    ["2018-03 – 2020-01", "2018-03..2020-01"],
    ["2018 – 2020", "2018-01..2020-12"],
    ["2019–21", "2019-01..2021-12"],
    ["2022/23", "2022-07..2023-06"],
    ["2018/21", "2018-01..2021-12"],
    ["seit 04/2019", "2019-04.."],
    ["Januar 2024 – heute", "2024-01.."],
    ["July 2018 onwards", "2018-07.."],
    ["Julio 2018 en adelante", "2018-07.."],
    ["März 2017 bis Juli 2018", "2017-03..2018-07"],
    ["enero de 2020 – actualidad", "2020-01.."],
    ["mayo de 2019 a junio de 2020", "2019-05..2020-06"],
    ["desde marzo de 2021", "2021-03.."],
    ["Şubat 2024 – Halen", "2024-02.."],
    ["Ağustos 2018 - Kasım 2019", "2018-08..2019-11"],
    ["2018'den beri", "2018-01.."],
    ["enero 2022 – agosto\n2024", "2022-01..2024-08"],
    ["Ene-2020 - Mar-2021", "2020-01..2021-03"],
    ["jun/2021 – actual", "2021-06.."],
    ["Fall ’14 – Spring ’16", "2014-09..2016-05"],
    ["[December 2024] – [January 2025]", "2024-12..2025-01"],
    ["2019 al presente", "2019-01.."],
    ["NOVEMBER–2011 JUNE-2012", "2011-11..2012-06"],
    ["June 2019 to -", "2019-06.."],
    ["March 2025 – cont.", "2025-03.."],
    ["Şubat 2024 – aktif", "2024-02.."],
    ["03 – 06/2015", "2015-03..2015-06"],
    ["seit 07.16", "2016-07.."],
    ["01.08.19 – 31.07.21", "2019-08..2021-07"],
    ["08/19 bis 07/21", "2019-08..2021-07"],
    ["Sept 19 – Oct 20", "2019-09..2020-10"],
    ["01.19 – 03.21", "2019-01..2021-03"],
    ["1/19 – 3/21", "2019-01..2021-03"],
    ["Jan-19 to Mar-21", "2019-01..2021-03"],
    ["01/01/2019 to 03/31/2021", "2019-01..2021-03"],
    ["2020, Jul–Okt.", "2020-07..2020-10"],
    ["2019, January – 2021, March", "2019-01..2021-03"],
    ["Apr./Sept. 2016", "2016-04..2016-09"],
    ["Jan 2019 · Mar 2021", "2019-01..2021-03"],
    ["Desde: enero 2019 Hasta: marzo 2021", "2019-01..2021-03"],
    ["Fecha de inicio: 03/01/2019\nFecha de retiro: 15/03/2021", "2019-01..2021-03"],
    ["Eintritt: 01/2019, Austritt: 03/2021", "2019-01..2021-03"],
    ["Start date: Jan 2019\nEnd date: Mar 2021", "2019-01..2021-03"],
    ["İşe giriş tarihi: 01/2019\nÇıkış tarihi: 03/2021", "2019-01..2021-03"],
    ["Desde 01/2019 a la fecha: cajera", "2019-01.."],
    ["Summer 2019 – Fall 2021", "2019-06..2021-11"],
    ["2021 Yaz – 2022 Güz", "2021-06..2022-11"],
    ["Q1 2019 – Q3 2021", "2019-01..2021-09"],
    ["WS 2018/19 – SS 2020", "2018-10..2020-09"],
    ["Mitte 2019 – Ende 2021", "2019-06..2021-12"],
    ["principios de 2019 – finales de 2021", "2019-01..2021-12"],
    ["Ocak 2019'dan Mart 2021'e kadar", "2019-01..2021-03"],
    ["Ocak 2019'dan bu yana", "2019-01.."],
    ["2019 yılından beri", "2019-01.."],
    ["A partir de enero 2019", "2019-01.."],
    ["Ene 2019 – Act.", "2019-01.."],
    ["Setembro 2019 – Outubro 2021", "2019-09..2021-10"],
    ["equipo de 21\nenero 2022 – marzo 2022", "2022-01..2022-03"],
  ] as const)("%s", ([text, expected]) => {
    expect(read(text)).toEqual([expected]);
  });

  test.for([
    "2020 employees",
    "Phone 2020-55-12",
    "until 2019",
    "May the force",
    "2021 – 2019",
    "version 3.2019.1",
    "Sep 19 – Oct 20, 9 to 12 h",
    "10.30 – 12.15",
    "seit 24.12",
    "08.00 – 12.00",
    "09.15 – 11.20 Uhr",
    "2019 early bird 2020",
    "03/2019\nFecha de nacimiento: Quito",
    "03/2019\nDate of issue",
  ])("%s is no range", (text) => {
    expect(read(text)).toEqual([]);
  });
});

test("Months of overlapping roles count once, and a gap counts nothing", () => {
  const role = (from: string, to: string) => ({ from: monthOfIso(from), to: monthOfIso(to) });
  expect(mergedMonths([role("2020-01", "2020-12")])).toBe(12);
  expect(mergedMonths([role("2020-01", "2020-12"), role("2020-06", "2021-06")])).toBe(18);
  expect(mergedMonths([role("2022-01", "2022-12"), role("2020-01", "2020-12")])).toBe(24);
  expect(mergedMonths([role("2020-01", "2022-12"), role("2021-01", "2021-06")])).toBe(36);
});
