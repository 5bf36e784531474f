import { once } from "node:events";
import PDFDocument from "pdfkit";

/** Invented applicants in any number, each different and the same in every run, for a job with very many candidates. */

const FIRST = "Ada Ben Chiara Deniz Elif Finn Grace Hugo Ines Jonas Kira Luis Mara Nuria Oskar Pia Rafael Selin Tom Yara".split(
  " ",
);
const LAST =
  "Albers Brandt Castro Demir Ekberg Fuentes Gruber Hansen Ivanova Jensen Koch Lindqvist Moreno Novak Okafor Pereira Quint Rossi Sato Tekin".split(
    " ",
  );
const TITLES = [
  "Frontend Engineer",
  "Software Engineer",
  "Web Developer",
  "Full-stack Developer",
  "UI Engineer",
  "Test Engineer",
];
const SKILLS =
  "React TypeScript JavaScript Vue Angular Node.js GraphQL CSS Python Java Go Kubernetes Docker PostgreSQL AWS Playwright Cypress Figma Redis Terraform".split(
    " ",
  );
const EMPLOYERS = ["Tallyworks GmbH", "Harbour & Sons", "Nordlicht AG", "Mercado Vivo", "Kuzey Yazılım", "Blue Fern Ltd"];
const TOWNS = ["Berlin", "Hamburg", "Madrid", "Valencia", "Izmir", "London", "Leeds", "Vienna"];
const WORK = [
  "Rebuilt the checkout in {a} and {b}; 40,000 people a week use it",
  "Moved 200 pages from {b} to {a} without a day of standstill",
  "Wrote the service for invoices in {a}, with tests in {b}",
  "Led a team of four and reviewed their work on {a}",
  "Cut loading times from 4 s to 1 s with {a} and {b}",
];

/** The CV of applicant number `n`, as a PDF. */
export async function crowdCv(n: number): Promise<{ name: string; bytes: Uint8Array }> {
  const pick = chooser(n);
  const name = `${pick(FIRST)} ${pick(LAST)}`;
  const skills = Array.from({ length: 7 }, () => pick(SKILLS));
  const line = () => pick(WORK).replace("{a}", pick(skills)).replace("{b}", pick(skills));
  const since = 2012 + pick([...Array(11).keys()]);
  const earlier = since - 2 - pick([0, 1, 2, 3]);
  const months = "January February March April May June July August September October November December".split(" ");

  const pdf = new PDFDocument({ size: "A4", info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.fontSize(18).text(name).fontSize(11).text(pick(TITLES));
  pdf.text(`${name.toLowerCase().replace(" ", ".")}.${n}@post.example, ${pick(TOWNS)}`).moveDown();
  pdf.fontSize(13).text("Experience").fontSize(11);
  pdf.text(`${pick(TITLES)}, ${pick(EMPLOYERS)}`).text(`${pick(months)} ${since} - present`);
  pdf.list([line(), line(), line()]).moveDown(0.5);
  pdf.text(`${pick(TITLES)}, ${pick(EMPLOYERS)}`).text(`${pick(months)} ${earlier} - ${pick(months)} ${since - 1}`);
  pdf.list([line(), line()]).moveDown();
  pdf
    .fontSize(13)
    .text("Skills")
    .fontSize(11)
    .text([...new Set(skills)].join(", "))
    .moveDown();
  pdf
    .fontSize(13)
    .text("Languages")
    .fontSize(11)
    .text(`English (C1), German (${pick(["A2", "B1", "B2", "C1", "native"])})`)
    .moveDown();
  pdf
    .fontSize(13)
    .text("Education")
    .fontSize(11)
    .text(`${pick(["B.Sc.", "M.Sc."])} Computer Science, Technical University of ${pick(TOWNS)}`);
  pdf.end();
  await once(pdf, "end");
  return { name: `${name}.pdf`, bytes: Buffer.concat(chunks) };
}

/** Choices that look random and depend on `seed` alone. */
function chooser(seed: number) {
  let state = (seed * 2654435761 + 12345) % 2147483647;
  return <T>(from: readonly T[]): T => {
    state = (state * 48271) % 2147483647;
    return from[state % from.length]!;
  };
}
