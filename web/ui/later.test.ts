import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { later } from "./later.tsx";

const Greeting = ({ name }: { name: string }) => createElement("p", null, `Hello ${name}`);

test("until the code is there something stands in its place, and from then on it is drawn at once", async () => {
  const Late = later(() => Promise.resolve({ default: Greeting }), "Wait");
  const draw = () => renderToString(createElement(Late, { name: "Ada" }));
  expect(draw()).toBe("Wait");
  await Late.load();
  expect(draw()).toBe("<p>Hello Ada</p>");
});

test("code is fetched once, and again when it could not be", async () => {
  let fetches = 0;
  const Late = later(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error("offline");
    return { default: Greeting };
  });
  await Late.load();
  expect(renderToString(createElement(Late, { name: "Ada" }))).toBe("");
  await Promise.all([Late.load(), Late.load()]);
  await Late.load();
  expect(fetches).toBe(2);
  expect(renderToString(createElement(Late, { name: "Ada" }))).toBe("<p>Hello Ada</p>");
});
