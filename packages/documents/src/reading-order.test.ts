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

test("an order that runs down the page, column by column, is kept", () => {
  const stored = [
    ...["Skills", "Wine", "Tills"].map((text, i) => line(text, 20, 100 + i * 20)),
    ...["Experience", "Waitress", "Blue Anchor"].map((text, i) => line(text, 250, 100 + i * 20)),
  ];
  expect(inReadingOrder(stored)).toEqual(stored);
});
