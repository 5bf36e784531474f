import type { Cv } from "./cv.ts";
import { accentOf, has, heading, headingOf, page, titleOfPage, type Draw, type DrawnAsTable } from "./layouts.ts";
import { A4, type Pen } from "./pen.ts";
import { LABELS } from "./words.ts";

interface Columns {
  readonly label: readonly [left: number, width: number];
  readonly value: readonly [left: number, width: number];
  readonly align?: "left" | "right";
  readonly colour?: string;
}

/** A row of a table: a label, and its value beside it at the same height. */
function row(pen: Pen, columns: Columns, label: string, draw: () => void): void {
  pen.room(40);
  const top = pen.y;
  pen.column(...columns.label, top).text(label, { align: columns.align ?? "left", colour: columns.colour ?? "#5c666a" });
  const below = pen.y;
  pen.column(...columns.value, top);
  draw();
  pen.y = Math.max(pen.y, below) + 3;
}

/** Headings stand in a column of their own, beside the first line of their section. */
const labelTable: Draw = (pen, cv) => {
  page(pen, 50);
  pen.text(cv.name, { bold: true, size: 18, colour: accentOf(cv) }).text(cv.title, { after: 10 });
  if (cv.hasPhoto) pen.photo(A4.width - 104, 40);
  const table: Columns = { label: [50, 120], value: [184, A4.width - 234], colour: accentOf(cv) };
  const lines = (texts: readonly string[]) => () => texts.forEach((text) => pen.text(text));
  row(pen, table, headingOf(cv, "contact"), lines([cv.email, cv.phone, cv.address]));
  if (has(cv.personal)) row(pen, table, headingOf(cv, "personal"), lines(cv.personal));
  if (has(cv.summary)) row(pen, table, headingOf(cv, "profile"), lines(cv.summary));
  cv.roles.forEach((role, index) =>
    row(pen, table, index === 0 ? headingOf(cv, "experience") : "", () => {
      pen.text(`${role.title}, ${role.employer}`, { bold: true }).text(role.dates);
      for (const line of role.lines) pen.bullet(line);
    }),
  );
  if (cv.education)
    row(pen, table, headingOf(cv, "education"), lines([cv.education.degree, `${cv.education.school}, ${cv.education.dates}`]));
  if (has(cv.skills)) row(pen, table, headingOf(cv, "skills"), lines([cv.skills.join(", ")]));
  row(pen, table, headingOf(cv, "languages"), lines(cv.languages));
  if (cv.hobbies !== undefined) row(pen, table, headingOf(cv, "hobbies"), lines([cv.hobbies]));
};

/** The tabular CV: dates on the left, descriptions on the right, personal data with labels. */
const tabular: Draw = (pen, cv) => {
  page(pen, 56);
  pen.text(titleOfPage(cv), { bold: true, size: 18, after: 10 });
  if (cv.hasPhoto) pen.photo(A4.width - 110, 50);
  const table: Columns = { label: [56, 128], value: [196, A4.width - 252] };
  const labels = LABELS[cv.language];
  const full = () => pen.column(56, A4.width - 112);
  heading(full(), cv, "personal");
  const data = [
    [labels.name, cv.name],
    [labels.title, cv.title],
    [labels.address, cv.address],
    [labels.phone, cv.phone],
    [labels.email, cv.email],
  ] as const;
  for (const [label, value] of data) row(pen, table, `${label}:`, () => pen.text(value));
  for (const line of cv.personal) full().text(line);
  full();
  if (has(cv.summary)) {
    heading(pen, cv, "profile");
    cv.summary.forEach((line) => pen.text(line));
  }
  heading(pen, cv, "experience");
  for (const role of cv.roles)
    row(pen, table, role.dates, () => {
      pen.text(role.title, { bold: true }).text(role.employer);
      for (const line of role.lines) pen.bullet(line, "-");
    });
  heading(full(), cv, "education");
  if (cv.education) row(pen, table, cv.education.dates, () => pen.text(cv.education!.degree).text(cv.education!.school));
  if (has(cv.skills)) {
    heading(full(), cv, "skills");
    cv.skills.forEach((skill) => pen.text(skill));
  }
  heading(full(), cv, "languages");
  cv.languages.forEach((line) => pen.text(line));
  if (cv.hobbies !== undefined) {
    heading(full(), cv, "hobbies");
    pen.text(cv.hobbies);
  }
};

/** After the European form: labels to the right of their column, blue. */
const europass: Draw = (pen, cv) => {
  page(pen, 48);
  const blue = "#0e4194";
  const table: Columns = { label: [40, 130], value: [186, A4.width - 226], align: "right", colour: blue };
  pen.pdf.rect(40, 40, 18, 12).fill("#ffcc00");
  pen.column(62, 108, 42).text(titleOfPage(cv), { bold: true, colour: blue, size: 10 });
  if (cv.hasPhoto) pen.photo(A4.width - 100, 40);
  pen.y = 64;
  const of = (label: string, ...texts: string[]) => row(pen, table, label, () => texts.forEach((text) => pen.text(text)));
  row(pen, table, headingOf(cv, "personal"), () => pen.text(cv.name, { bold: true, size: 13 }));
  of("", cv.address, cv.phone, cv.email, ...cv.personal);
  of(LABELS[cv.language].title, cv.title);
  if (has(cv.summary)) of(headingOf(cv, "profile"), ...cv.summary);
  of(headingOf(cv, "experience"), "");
  for (const role of cv.roles)
    row(pen, table, role.dates, () => {
      pen.text(role.title, { bold: true }).text(role.employer);
      for (const line of role.lines) pen.bullet(line, "-");
    });
  of(headingOf(cv, "education"), "");
  if (cv.education) of(cv.education.dates, cv.education.degree, cv.education.school);
  of(headingOf(cv, "languages"), ...cv.languages);
  if (has(cv.skills)) of(headingOf(cv, "skills"), ...cv.skills);
  if (cv.hobbies !== undefined) of(headingOf(cv, "hobbies"), cv.hobbies);
};

export const tables: Record<DrawnAsTable, (pen: Pen, cv: Cv) => void> = { labelTable, tabular, europass };
