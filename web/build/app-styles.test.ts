import { expect, test } from "vitest";
import { firstStyles } from "../app/first-styles.ts";
import { stylesIn } from "./app-styles.ts";

const of = (css: string, html: string) => firstStyles(html, stylesIn(css));

test("a page takes the rules of its classes and those without a class, in the stylesheet's order", () => {
  const css = "@layer a,b;a{color:red}.one{gap:1px}.two{gap:2px}.one .two{gap:3px}.two,.three{gap:4px}";
  expect(of(css, '<p class="two">')).toBe("@layer a,b;a{color:red}.two{gap:2px}.two,.three{gap:4px}");
  expect(of(css, "<p>")).toBe("@layer a,b;a{color:red}");
});

test("names of classes are compared as they stand in the page", () => {
  const css = String.raw`.md\:p-1\.5{gap:1px}.\32xl{gap:2px}.w-\[calc\(1px\+2px\)\]{gap:3px}.\[\&_svg\]\:w-4 svg{gap:4px}`;
  for (const [name, px] of Object.entries({ "md:p-1.5": 1, "2xl": 2, "w-[calc(1px+2px)]": 3, "[&amp;_svg]:w-4": 4 }))
    expect(of(css, `<i><b class="some ${name}">`), name).toContain(`{gap:${px}px}`);
});

test("a class in brackets may be absent", () => {
  expect(of(".a:is(:where(.group):focus *){gap:1px}.a:not(.b){gap:2px}[class=c]{gap:3px}", '<p class="a">')).toBe(
    ".a:is(:where(.group):focus *){gap:1px}.a:not(.b){gap:2px}[class=c]{gap:3px}",
  );
});

test("groups keep what is needed of them, and disappear when it is nothing", () => {
  const css =
    "@media (width>=1rem){.a{gap:1px}.b{gap:2px}}@supports (gap:1px){.b{gap:3px}}@font-face{src:url(a)}@keyframes k{to{gap:4px}}";
  expect(of(css, '<p class="a">')).toBe("@media (width>=1rem){.a{gap:1px}}@font-face{src:url(a)}@keyframes k{to{gap:4px}}");
});

test("what a pointer does and what is printed comes later", () => {
  expect(of("@media print{a{gap:1px}}@media (hover:hover){a{gap:2px}}a:hover{gap:3px}a:hover,a:focus{gap:4px}", "")).toBe(
    "a:hover,a:focus{gap:4px}",
  );
});
