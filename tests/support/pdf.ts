import { once } from "node:events";
import PDFDocument from "pdfkit";

/** A PDF of these lines, one below the other; a line in `white` stands on the page and cannot be seen. */
export async function pdfOf(lines: readonly string[], options: { white?: string; password?: string } = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: "A4",
    ...(options.password && { userPassword: options.password, pdfVersion: "1.7" as const }),
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (const line of lines) pdf.fontSize(11).fillColor("black").text(line);
  if (options.white) pdf.fillColor("white").text(options.white);
  pdf.end();
  await once(pdf, "end");
  return Buffer.concat(chunks);
}

/** A plain, honest CV of an invented person; `salt` makes its bytes its own. */
export const cvLines = ({ name = "Ada Lovelace", salt = "" } = {}): string[] => [
  name,
  "Senior Frontend Engineer",
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@post.example, +49 30 5550 0142, Berlin ${salt}`,
  "",
  "Experience",
  "Senior Frontend Engineer, Tallyworks GmbH, Berlin",
  "March 2019 - present",
  "- Rebuilt the invoicing app in React and moved 210,000 lines to TypeScript.",
  "- Lead a team of four engineers and mentor two apprentices.",
  "",
  "Skills",
  "React, TypeScript, CSS, Vite",
  "",
  "Languages",
  "German (C1), English (native)",
  "",
  "Education",
  "B.Sc. Computer Science, Technische Hochschule Example",
];

export const aCv = (person: { name?: string; salt?: string } = {}): Promise<Uint8Array> => pdfOf(cvLines(person));
