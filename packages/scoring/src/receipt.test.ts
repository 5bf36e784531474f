import { describe, expect, test } from "vitest";
import { readAdvert } from "./advert.ts";
import type { Receipt } from "./receipt.info.ts";
import { receiptOf, verify } from "./receipt.ts";
import { FRONTEND, FRONTEND_EXTRA } from "./testing/adverts.ts";
import { documentOf, MARA } from "./testing/cvs.ts";
import { AS_OF, score } from "./testing/score-cv.ts";

const { criteria } = readAdvert(FRONTEND, FRONTEND_EXTRA, "en");
const { document, marks } = score(MARA, criteria);
const receipt = (change: (receipt: Receipt) => void = () => undefined): Receipt => {
  const copy = structuredClone(receiptOf({ document, criteria, marks, asOf: AS_OF }));
  change(copy);
  return copy;
};
type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };
const tamper = (change: (receipt: Writable<Receipt>) => void) => receipt((copy) => change(copy as Writable<Receipt>));

describe("A receipt can be checked by anyone who has the CV", () => {
  test("an unchanged receipt is right, also after JSON", () => {
    expect(verify(receipt(), document)).toEqual([]);
    expect(verify(JSON.parse(JSON.stringify(receipt())) as Receipt, document)).toEqual([]);
  });

  test.for([
    ["another CV", receipt(), documentOf(MARA.replace("in React;", "in Angular;")), "textDiffers"],
    ["a raised score", tamper((copy) => (copy.result.score = 99)), document, "resultDiffers"],
    ["a raised credit", tamper((copy) => (copy.marks[7]!.credit = 100)), document, "creditWrong"],
    ["an invented quote", tamper((copy) => (copy.marks[0]!.quotes[0]!.text = "Ten years of React")), document, "quoteMissing"],
    [
      "a quote of a redacted fact",
      tamper((copy) => (copy.marks[0]!.quotes[0]!.text = "Mara Lindqvist")),
      document,
      "quoteRedacted",
    ],
    ["a changed criterion", tamper((copy) => (copy.criteria[0]!.text = "Vue")), document, "criteriaDiffer"],
    ["another engine", tamper((copy) => (copy.engine = "0.0.1")), document, "engineDiffers"],
    ["another date", tamper((copy) => (copy.asOf = "2036-01-01")), document, "marksDiffer"],
  ] as const)("%s is found out", ([, changed, against, problem]) => {
    expect(verify(changed, against)).toContain(problem);
  });

  test("it leaves out the lines of the advert", () => {
    expect(criteria.some(({ source }) => source)).toBe(true);
    expect(receipt().criteria.filter((criterion) => "source" in criterion)).toEqual([]);
  });

  test("a model's marks are held to quotes and arithmetic, not to the rules", () => {
    const byModel = tamper((copy) => {
      copy.marker = "model";
      copy.marks[5]!.note = { key: "currentRole", values: {} };
    });
    expect(verify(byModel, document)).toEqual([]);
    expect(verify({ ...byModel, marker: "builtIn" }, document)).toEqual(["marksDiffer"]);
  });
});
