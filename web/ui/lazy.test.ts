import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { lazy } from "./lazy.tsx";

const Greeting = ({ name }: { name: string }) => createElement("p", null, `Hello ${name}`);

test("until the code is there something stands in its place, and from then on it is drawn at once", async () => {
  const Greeter = lazy(() => Promise.resolve({ default: Greeting }), "Wait");
  const draw = () => renderToString(createElement(Greeter, { name: "Ada" }));
  expect(draw()).toBe("Wait");
  await Greeter.load();
  expect(draw()).toBe("<p>Hello Ada</p>");
});

test("code is fetched once, and again when it could not be", async () => {
  let fetches = 0;
  const Greeter = lazy(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error("offline");
    return { default: Greeting };
  });
  await Greeter.load();
  expect(renderToString(createElement(Greeter, { name: "Ada" }))).toBe("");
  await Promise.all([Greeter.load(), Greeter.load()]);
  await Greeter.load();
  expect(fetches).toBe(2);
  expect(renderToString(createElement(Greeter, { name: "Ada" }))).toBe("<p>Hello Ada</p>");
});
