import { expect, test } from "vitest";
import { localeOf } from "./locale.ts";

test.for([
  [undefined, "en"],
  ["", "en"],
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["fr-FR,fr;q=0.9,es;q=0.5,en;q=0.3", "es"],
  ["en;q=0.2,tr;q=0.9", "tr"],
  ["*;q=x,,;", "en"],
] as const)("Accept-Language %j is answered in %s", ([header, locale]) => {
  expect(localeOf(header)).toBe(locale);
});
