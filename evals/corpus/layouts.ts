import type { Cv, Layout, Role } from "./cv.ts";
import { A4, type Pen } from "./pen.ts";
import { HEADINGS, LABELS, TITLE_OF_PAGE } from "./words.ts";

export type Draw = (pen: Pen, cv: Cv) => void;
type Section = keyof (typeof HEADINGS)["en"];

const ACCENTS = ["#1f4e79", "#2f6f4e", "#7a2e39", "#3b3b3b", "#5a4a8a"];
export const accentOf = (cv: Cv): string => ACCENTS[cv.look % ACCENTS.length]!;

export const headingOf = (cv: Cv, section: Section): string => {
  const words = HEADINGS[cv.language][section];
  const text = words[cv.look % words.length]!;
  return cv.look % 4 === 1 ? text.toLocaleUpperCase(cv.language) : text;
};

export const page = (pen: Pen, margin: number): Pen => {
  pen.pdf.addPage({ size: "A4", margin: 0 });
  pen.margin = margin;
  return pen.column(margin, A4.width - 2 * margin, margin);
};

export function heading(pen: Pen, cv: Cv, section: Section, colour = accentOf(cv)): void {
  pen.gap(8).room(60);
  pen.text(headingOf(cv, section), { bold: true, size: 12, colour, after: 2 });
  if (cv.look % 2 === 0) pen.rule(colour);
}

/** The header of a role, in one of the usual forms. */
export function role(pen: Pen, cv: Cv, { title, employer, dates, lines }: Role): void {
  pen.room(48);
  const way = cv.look % 4;
  if (way === 0) pen.text(`${title}, ${employer}`, { bold: true }).text(dates, { colour: "#5c666a" });
  else if (way === 1) pen.text(dates, { colour: "#5c666a" }).text(title, { bold: true }).text(employer);
  else if (way === 2) pen.text(`${title} – ${employer} (${dates})`, { bold: true });
  else pen.text(employer, { bold: true }).text(`${title} | ${dates}`);
  for (const line of lines) pen.bullet(line, cv.look % 2 === 0 ? "•" : "-");
  pen.gap(5);
}

export function education(pen: Pen, cv: Cv): void {
  if (!cv.education) return;
  const { degree, school, dates } = cv.education;
  pen.text(degree, { bold: true }).text(`${school}, ${dates}`, { after: 4 });
}

export function skillList(pen: Pen, cv: Cv): void {
  if (cv.look % 2 === 0) pen.text(cv.skills.join(", "));
  else if (cv.look % 3 === 0) pen.text(cv.skills.join(" · "));
  else for (const skill of cv.skills) pen.bullet(skill);
}

export const has = (items: readonly unknown[] | string | undefined): boolean => items !== undefined && items.length > 0;

const single: Draw = (pen, cv) => {
  page(pen, 56);
  if (cv.hasPhoto) pen.photo(A4.width - 56 - 54, 48);
  pen.text(cv.name, { bold: true, size: 20, colour: accentOf(cv) }).text(cv.title, { size: 12, after: 4 });
  pen.text(`${cv.address} | ${cv.phone} | ${cv.email}`, { size: 9 });
  for (const line of cv.personal) pen.text(line, { size: 9 });
  body(pen, cv, "profile", "experience", "education", "skills", "languages", "hobbies");
};

const parts: Partial<Record<Section, (pen: Pen, cv: Cv) => void>> = {
  profile: (pen, cv) => cv.summary.forEach((line) => pen.text(line)),
  experience: (pen, cv) => cv.roles.forEach((one) => role(pen, cv, one)),
  education,
  skills: skillList,
  languages: (pen, cv) => cv.languages.forEach((line) => pen.text(line)),
  hobbies: (pen, cv) => pen.text(cv.hobbies ?? ""),
  personal: (pen, cv) => cv.personal.forEach((line) => pen.text(line)),
  contact: (pen, cv) => [cv.address, cv.phone, cv.email].forEach((line) => pen.text(line)),
};

function filled(cv: Cv, section: Section): boolean {
  if (section === "profile") return has(cv.summary);
  if (section === "hobbies") return has(cv.hobbies);
  return section === "skills" || section === "personal" ? has(cv[section]) : true;
}

export function body(pen: Pen, cv: Cv, ...sections: Section[]): void {
  for (const section of sections.filter((one) => filled(cv, one))) {
    heading(pen, cv, section);
    parts[section]!(pen, cv);
  }
}

/** Name and contacts on top, one entry after the other, without headings. */
const noHeadings: Draw = (pen, cv) => {
  page(pen, 64);
  pen
    .text(cv.name, { bold: true, size: 16, align: "center" })
    .text(`${cv.address} · ${cv.phone} · ${cv.email}`, { size: 9, align: "center", after: 8 });
  pen.text(cv.title, { align: "center", after: 8 });
  for (const line of [...cv.personal, ...cv.summary]) pen.text(line);
  pen.gap(6);
  for (const one of cv.roles) role(pen, cv, one);
  pen.gap(8);
  education(pen, cv);
  pen.gap(8).text(cv.skills.join(", "), { after: 8 }).text(cv.languages.join(", "));
};

/** Dates beside a line with dots; headings in spaced capitals. */
const timeline: Draw = (pen, cv) => {
  page(pen, 50);
  pen.text(cv.name.toLocaleUpperCase(cv.language), { bold: true, size: 18, colour: accentOf(cv) }).text(cv.title, { after: 4 });
  for (const line of [cv.email, cv.phone, cv.address, ...cv.personal]) pen.text(line, { size: 9, after: 0 });
  if (cv.hasPhoto) pen.photo(A4.width - 104, 40);
  body(pen, cv, "profile");
  heading(pen, cv, "experience");
  for (const { dates, title, employer, lines } of cv.roles) {
    pen.room(70);
    const top = pen.y;
    pen.column(50, 110).text(dates, { size: 9 });
    pen.pdf.circle(172, top + 5, 3).fill(accentOf(cv));
    pen
      .column(186, A4.width - 236, top)
      .text(title, { bold: true })
      .text(employer, { colour: "#5c666a" });
    for (const line of lines) pen.bullet(line);
    pen.pdf
      .moveTo(172, top + 10)
      .lineTo(172, Math.max(top + 12, pen.y))
      .lineWidth(1)
      .strokeColor("#c4cccc")
      .stroke();
    pen.gap(6);
  }
  pen.column(50, A4.width - 100);
  body(pen, cv, "education", "skills", "languages", "hobbies");
};

/** Skills and languages as chips, each a coloured box. */
const chips: Draw = (pen, cv) => {
  page(pen, 52);
  pen.pdf.rect(0, 0, A4.width, 104).fill(accentOf(cv));
  pen.column(52, 400, 28).text(cv.name, { bold: true, size: 20, colour: "#ffffff" }).text(cv.title, { colour: "#ffffff" });
  pen.text(`${cv.email}  ${cv.phone}  ${cv.address}`, { size: 9, colour: "#ffffff" });
  if (cv.hasPhoto) pen.photo(A4.width - 110, 18);
  pen.column(52, A4.width - 104, 116);
  body(pen, cv, "personal", "profile");
  if (has(cv.skills)) {
    heading(pen, cv, "skills");
    row(pen, cv.skills, "#e4ecf0", "#20343f");
  }
  body(pen, cv, "experience", "education");
  heading(pen, cv, "languages");
  row(pen, cv.languages, accentOf(cv), "#ffffff");
  body(pen, cv, "hobbies");
};

function row(pen: Pen, texts: readonly string[], fill: string, colour: string): void {
  let x = pen.left;
  pen.room(30);
  let top = pen.y + 2;
  for (const text of texts) {
    const width = pen.pdf.font(pen.face.regular).fontSize(9).widthOfString(text) + 16;
    if (x + width > pen.left + pen.width) {
      x = pen.left;
      top += 22;
    }
    pen.pdf.roundedRect(x, top, width, 17, 8).fill(fill);
    pen.pdf.fillColor(colour).text(text, x + 8, top + 4, { lineBreak: false });
    x += width + 8;
  }
  pen.y = top + 24;
}

export const simple = { single, noHeadings, timeline, chips };

function bar(pen: Pen, cv: Cv, left: number, width: number, fill: string, colour: string, sections: readonly Section[]): void {
  pen.pdf.rect(left, 0, width, A4.height).fill(fill);
  pen.colour = colour;
  pen.size = 9;
  pen.column(left + 18, width - 32, 48);
  if (cv.hasPhoto) pen.photo(left + 18, 40).gap(72);
  for (const section of sections.filter((one) => filled(cv, one))) {
    pen.gap(6).text(headingOf(cv, section), { bold: true, size: 11 });
    if (section === "skills") cv.skills.forEach((skill) => pen.text(skill));
    else parts[section]!(pen, cv);
  }
  pen.colour = "#1c1c1c";
  pen.size = 10;
}

const sidebarLeft: Draw = (pen, cv) => {
  page(pen, 48);
  bar(pen, cv, 0, 176, accentOf(cv), "#ffffff", ["contact", "personal", "skills", "languages", "hobbies"]);
  pen.column(200, A4.width - 240, 48);
  pen.text(cv.name, { bold: true, size: 20 }).text(cv.title, { size: 12 });
  body(pen, cv, "profile", "experience", "education");
};

const sidebarRight: Draw = (pen, cv) => {
  page(pen, 44);
  pen.column(44, 340, 44);
  pen.text(cv.name, { bold: true, size: 19, colour: accentOf(cv) }).text(cv.title, { size: 11 });
  body(pen, cv, "profile", "experience", "education");
  bar(pen, cv, 410, A4.width - 410, "#eef1f3", "#26323a", ["contact", "personal", "languages", "skills", "hobbies"]);
};

const twoColumns: Draw = (pen, cv) => {
  page(pen, 44);
  pen.text(cv.name, { bold: true, size: 22, align: "center" }).text(cv.title, { align: "center" });
  pen.text([cv.phone, cv.email, cv.address].join("  •  "), { size: 9, align: "center", after: 4 });
  for (const line of cv.personal) pen.text(line, { size: 9, align: "center" });
  const top = pen.y;
  pen.column(44, 240);
  body(pen, cv, "education", "skills", "languages", "hobbies");
  pen.column(310, A4.width - 354, top);
  body(pen, cv, "profile", "experience");
  if (cv.hasPhoto) pen.photo(20, 20);
};

/** The page a professional network exports: the newest place first, dates with their length. */
const linkedin: Draw = (pen, cv) => {
  page(pen, 40);
  bar(pen, { ...cv, look: 0 }, 0, 180, "#293e49", "#ffffff", ["contact", "skills", "languages", "personal"]);
  pen.column(204, A4.width - 240, 44).text(cv.name, { bold: true, size: 22 });
  pen.text(`${cv.title} | ${cv.roles[0]!.employer}`, { size: 11 }).text(cv.address, { colour: "#6b7479", after: 6 });
  const own = { ...cv, look: 3 };
  body(pen, { ...own, hobbies: undefined }, "profile");
  heading(pen, { ...own, look: 0 }, "experience");
  for (const { title, employer, dates, lines } of cv.roles) {
    pen.room(60).text(employer, { bold: true, size: 11 }).text(title).text(dates, { colour: "#6b7479", size: 9.5 });
    for (const line of lines) pen.text(line);
    pen.gap(7);
  }
  heading(pen, { ...own, look: 0 }, "education");
  if (cv.education) pen.text(cv.education.school, { bold: true }).text(`${cv.education.degree} · (${cv.education.dates})`);
  pen.column(204, 200, A4.height - 38).text(`${LABELS[cv.language].page} 1`, { size: 8, colour: "#8a8f93", after: 0 });
};

export const columns = { sidebarLeft, sidebarRight, twoColumns, linkedin };
export type DrawnHere = keyof typeof simple | keyof typeof columns;
export type DrawnAsTable = Exclude<Layout, DrawnHere>;
export const titleOfPage = (cv: Cv): string => TITLE_OF_PAGE[cv.language];
