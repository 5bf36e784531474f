import { expect, test } from "vitest";
import { effortOf } from "../../../../tests/support/postings/effort.ts";
import { plainText } from "./plain-text.ts";

test.for([
  ["<p>One</p><p>Two</p>", "One\n\nTwo"],
  ["One<br>Two<br/><br>Three", "One\nTwo\nThree"],
  ["<h2>Tasks</h2><ul><li>Chop</li><li><p>Stir</p></li></ul><p>End</p>", "Tasks\n\n- Chop\n- Stir\n\nEnd"],
  ["<ul><li>Soups<ul><li>Pea</li></ul></li><li>• Stews</li></ul>", "- Soups\n- Pea\n- Stews"],
  ["<div>One</div><div>Two <b>bold</b>\n  text</div>", "One\nTwo bold text"],
  ["<table><tr><td>Pay</td><td>5</td></tr><tr><td>Hours</td><td>40</td></tr></table>", "Pay 5\nHours 40"],
  ["Tom &amp; Jerry&nbsp;&#8211; <i>R&D</i> &lt;3", "Tom & Jerry – R&D <3"],
  ["Line one\nLine two\n\n\n\nLine three", "Line one\nLine two\n\nLine three"],
  ["<p>a<script>alert(1)</script><style>p{}</style>b<!-- c --></p>", "ab"],
  ['<p>Shown<span style="display: none">hidden words</span><span hidden>more</span></p>', "Shown"],
  ["Soft\u00ADhyphen zero\u200Bwidth turn\u202Eed\u0007", "Softhyphen zerowidth turned"],
  ["<p>unclosed <b>bold", "unclosed bold"],
  ["", ""],
  ["<p>&nbsp;</p>", ""],
])("%j is %j", ([html, text]) => expect(plainText(html!)).toBe(text));

test("deeply nested elements end the reading in a short time", async () => {
  const html = [
    "<b>".repeat(100_000),
    `${"<i>".repeat(290)}${"</b>".repeat(70_000)}`,
    "<".repeat(300_000),
    "&lt".repeat(100_000),
    `<a ${"x=1 ".repeat(70_000)}>`,
  ];
  expect(plainText(`<p>Begin</p>${"<div>".repeat(60_000)}End`)).toBe("Begin");
  expect(await effortOf(() => html.map(plainText))).toBeLessThan(3);
});
