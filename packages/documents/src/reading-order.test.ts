import { expect, test } from "vitest";
import type { Line } from "./words.ts";
import { inReadingOrder } from "./reading-order.ts";

const line = (text: string, x: number, y: number, letter = 5): Line => {
  let left = x;
  const words = text.split(" ").map((word) => {
    const box = [left, y, left + word.length * letter, y + 10] as const;
    left = box[2] + letter;
    return { text: word, box };
  });
  return { words, box: [x, y, left - letter, y + 10], em: 10 };
};
const orderOf = (...lines: Line[]): string =>
  inReadingOrder(lines)
    .map(({ words }) => words.map(({ text }) => text).join(" "))
    .join(" / ");

test("headings that a design program stores before all texts go above their texts, column by column", () => {
  const order = orderOf(
    line("Skills", 20, 100),
    line("Experience", 250, 100),
    line("Languages", 20, 180),
    line("Education", 250, 180),
    line("Waitress, Blue Anchor", 250, 120),
    line("Served forty tables", 250, 140),
    line("Wine", 20, 120),
    line("Tills", 20, 140),
    line("School in Leeds", 250, 200),
    line("Polish", 20, 200),
    line("Mara Lind", 120, 20, 30),
  );
  expect(order).toBe(
    "Mara Lind / Skills / Wine / Tills / Languages / Polish / Experience / Waitress, Blue Anchor / Served forty tables / Education / School in Leeds",
  );
});

test("a column of dates that is stored apart goes beside its entries", () => {
  const order = orderOf(
    line("Werdegang", 20, 100),
    line("01/2020 – 06/2020", 20, 120),
    line("02/2013 – 06/2015", 20, 160),
    line("Hotel Nova, Hamburg", 150, 120),
    line("Rezeptionistin", 150, 135),
    line("Café Blau, Kiel", 150, 160),
    line("Kellnerin", 150, 175),
  );
  expect(order).toBe(
    "Werdegang / 01/2020 – 06/2020 / Hotel Nova, Hamburg / Rezeptionistin / 02/2013 – 06/2015 / Café Blau, Kiel / Kellnerin",
  );
});

test("dates that are stored apart with their places go beside their entries, each in its row", () => {
  const order = orderOf(
    line("Werdegang", 20, 100),
    line("Hotel Nova", 20, 120),
    line("Rezeptionistin", 20, 135),
    line("Nahm Gäste auf", 20, 150),
    line("Café Blau", 20, 180),
    line("Kellnerin", 20, 195),
    line("Trug auf", 20, 210),
    line("Hamburg, HH", 345, 120),
    line("01/2020 - 06/2020", 315, 135),
    line("Kiel, Holstein", 330, 180),
    line("02/2013 - 06/2015", 315, 195),
  );
  expect(order).toBe(
    "Werdegang / Hotel Nova / Hamburg, HH / Rezeptionistin / 01/2020 - 06/2020 / Nahm Gäste auf / Café Blau / Kiel, Holstein / Kellnerin / 02/2013 - 06/2015 / Trug auf",
  );
});

test("a date that breaks over two lines stays one date", () => {
  const order = orderOf(
    line("Experiencia", 20, 100),
    line("octubre de 2023 – febrero", 20, 120),
    line("de 2025", 20, 132),
    line("Educadora", 200, 120),
    line("Escuela Caracol", 200, 132),
    line("Cuidó de ocho niños", 200, 150),
  );
  expect(order).toBe("Experiencia / octubre de 2023 – febrero / de 2025 / Educadora / Escuela Caracol / Cuidó de ocho niños");
});

test("a column of headings that is stored apart goes above the texts beside it", () => {
  const order = orderOf(
    line("Mara Lind", 120, 20, 30),
    line("Experiencia", 20, 120),
    line("Profesional", 20, 131),
    line("Educación", 20, 195),
    line("Idiomas", 20, 245),
    line("Camarera, Café Azul", 150, 100),
    line("Atendí cuarenta mesas", 150, 112),
    line("Cajera, Tienda Sol", 150, 124),
    line("Cobros y pedidos", 150, 136),
    line("Instituto Mar", 150, 180),
    line("Bachillerato de Artes", 150, 192),
    line("Inglés: B2", 150, 240),
  );
  expect(order).toBe(
    "Mara Lind / Experiencia / Profesional / Camarera, Café Azul / Atendí cuarenta mesas / Cajera, Tienda Sol / Cobros y pedidos / Educación / Instituto Mar / Bachillerato de Artes / Idiomas / Inglés: B2",
  );
});

test("labels that are stored before what stands beside them go before it", () => {
  const order = orderOf(
    line("Kenntnisse", 20, 100),
    line("Sprachen:", 20, 120),
    line("Programme:", 20, 140),
    line("Kiel, 3. Mai", 20, 240),
    line("Realschule Kiel", 150, 80),
    line("Deutsch und Farsi", 150, 120),
    line("Word und SAP", 150, 140),
  );
  expect(order).toBe("Kenntnisse / Kiel, 3. Mai / Realschule Kiel / Sprachen: / Deutsch und Farsi / Programme: / Word und SAP");
});

test("headings with their texts below them stay there, beside a column of other texts", () => {
  const stored = [
    line("Skills", 20, 100),
    line("Languages:", 20, 120),
    line("Java, Kotlin", 20, 140),
    line("Summary", 150, 100),
    line("A waitress", 150, 120),
    line("since 2012", 150, 140),
  ];
  expect(inReadingOrder(stored)).toEqual(stored);
});

test("an order that runs down the page, column by column, is kept", () => {
  const stored = [
    ...["Skills", "Wine", "Tills"].map((text, i) => line(text, 20, 100 + i * 20)),
    ...["Experience", "Waitress", "Blue Anchor"].map((text, i) => line(text, 250, 100 + i * 20)),
  ];
  expect(inReadingOrder(stored)).toEqual(stored);
});

test("headings of a left margin go above their texts, of more lines than one and with words no list of headings has", () => {
  const order = orderOf(
    line("Mara Lind", 20, 20, 30),
    line("Professional", 20, 100),
    line("Experience", 20, 112),
    line("Honours and", 20, 180),
    line("Awards", 20, 192),
    line("Tidal Studies", 20, 260),
    line("Languages", 20, 320),
    line("Waitress, Blue Anchor", 150, 100),
    line("2019 – 2021", 150, 112),
    line("Served forty tables", 150, 124),
    line("First prize of the harbour race", 150, 180),
    line("Tides of the north shore", 150, 260),
    line("English and Farsi", 150, 320),
  );
  expect(order).toBe(
    "Mara Lind / Professional / Experience / Waitress, Blue Anchor / 2019 – 2021 / Served forty tables / Honours and / Awards / First prize of the harbour race / Tidal Studies / Tides of the north shore / Languages / English and Farsi",
  );
});

test("headings of a left margin are read with one of them that is stored beside its text", () => {
  const order = orderOf(
    line("Experience", 20, 100),
    line("Interests", 20, 260),
    line("Languages", 20, 320),
    line("Waitress, Blue Anchor", 150, 100),
    line("Served forty tables", 150, 112),
    line("Education", 20, 180),
    line("Lake School", 150, 180),
    line("Sailing on the lake", 150, 260),
    line("English and Farsi", 150, 320),
  );
  expect(order).toBe(
    "Experience / Waitress, Blue Anchor / Served forty tables / Education / Lake School / Interests / Sailing on the lake / Languages / English and Farsi",
  );
});

test("a sidebar of headings with lists below them stays a column of its own", () => {
  const stored = [
    ...["Skills", "Wine", "Tills", "Languages", "English", "Farsi"].map((text, i) => line(text, 20, 100 + i * 20)),
    ...["Experience", "Waitress", "Blue Anchor", "Education", "Lake School", "2012"].map((text, i) =>
      line(text, 250, 100 + i * 20),
    ),
  ];
  expect(inReadingOrder(stored)).toEqual(stored);
});
