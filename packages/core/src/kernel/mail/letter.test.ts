import { expect, test } from "vitest";
import { letter } from "./letter.ts";

test("text and HTML of a letter have the same content, and inserted values cannot add markup", () => {
  const { text, html } = letter({
    locale: "en",
    lines: ['<img src=x onerror="alert(1)">'],
    button: { label: "Go", url: 'https://candor.example/?a=1&b="2"' },
    closing: "Bye",
  });
  expect(text).toContain('https://candor.example/?a=1&b="2"');
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(html).toContain('href="https://candor.example/?a=1&amp;b=&quot;2&quot;"');
});

test("a letter without a button is complete, and keeps its lists in lines", () => {
  const { text, html } = letter({ locale: "en", lines: ["Received:\n• <a>.pdf\n• b.pdf"], closing: "Bye" });
  expect(text).toBe("Received:\n• <a>.pdf\n• b.pdf\n\nBye\n\nCandor");
  expect(html).toContain("Received:<br>• &lt;a&gt;.pdf<br>• b.pdf");
  expect(html).not.toContain("<a ");
});
