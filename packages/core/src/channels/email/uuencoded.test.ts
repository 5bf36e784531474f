import { expect, test } from "vitest";
import { openMail } from "./opened-mail.ts";
import { mail, multipart, piece, textPart } from "./sample-mails.fixture.ts";
import { takeFiles } from "./uuencoded.ts";

const PDF = Buffer.from(`%PDF-1.7\n${"0123456789 ".repeat(20)}\u0000\u00ff\n%%EOF\n`, "latin1");

/** As `uuencode` writes it; it writes 0 as "`", others as a blank. */
function encoded(name: string, bytes: Buffer, zero = "`"): string {
  const letter = (value: number) => (value === 0 ? zero : String.fromCharCode(value + 32));
  const lines = Array.from({ length: Math.ceil(bytes.length / 45) }, (_, index) => {
    const line = bytes.subarray(index * 45, index * 45 + 45);
    const groups = Array.from({ length: Math.ceil(line.length / 3) }, (__, group) => {
      const [a = 0, b = 0, c = 0] = line.subarray(group * 3, group * 3 + 3);
      return [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63].map(letter).join("");
    });
    return letter(line.length) + groups.join("");
  });
  return [`begin 644 ${name}`, ...lines, zero, "end"].join("\r\n");
}

test("a file as an independent encoder writes it", () => {
  const text = "begin 644 cat.txt\n#0V%T\n`\nend\n";
  expect(takeFiles(text).files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([["cat.txt", "Cat"]]);
});

test("a CV in the text of a mail is opened, and the message is what stands around it", async () => {
  for (const zero of ["`", " "]) {
    const text = `Dear team,\r\n\r\n${encoded("Ada Lovelace.pdf", PDF, zero)}\r\n\r\nRegards, Ada`;
    const found = await openMail(mail({}, textPart(text, "utf-8", "7bit")));
    expect(found.pdfs.map(({ name, bytes }) => [name, Buffer.from(bytes)])).toEqual([["Ada Lovelace.pdf", PDF]]);
    expect(found.message).toBe("Dear team,\n\nRegards, Ada");
    expect(found.others).toEqual([]);
  }
});

test("a CV in a part that is encoded so is opened", async () => {
  const headers = ['Content-Type: application/pdf; name="CV.pdf"', 'Content-Disposition: attachment; filename="CV.pdf"'];
  const part = piece({ headers, bytes: Buffer.from(encoded("CV.pdf", PDF)), encoding: "7bit" });
  const found = await openMail(mail({}, multipart("mixed", textPart("Hello"), part)));
  expect(found.pdfs.map(({ name, bytes }) => [name, Buffer.from(bytes)])).toEqual([["CV.pdf", PDF]]);
});

test.for([
  ["no end", "begin 644 cv.pdf\n#0V%T\n"],
  ["a sentence inside", "begin 644 cv.pdf\nthis is no data\nend"],
  ["words", "I can begin 2027 in Berlin,\nbegin 100 projects\nend"],
])("text stays text: %s", ([, text]) => {
  expect(takeFiles(text!)).toEqual({ text, files: [] });
});
