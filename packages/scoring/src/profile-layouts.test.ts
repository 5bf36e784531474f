import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;
const skillsOf = (text: string): string[] => {
  const { technicalSkills, toolsAndSoftware } = profileOf(text);
  return [...technicalSkills, ...toolsAndSoftware].map(({ value }) => value);
};

test.for([
  ["a town beside a river is no street", "Adresse\nEppsteiner Str. 27\n60323 Frankfurt am Main\n", "Frankfurt am Main"],
  ["nor without its code", "Neustadt an der Weinstraße, Deutschland\n", "Neustadt an der Weinstraße, Deutschland"],
  ["an address below its label begins in small letters", "Adresse\nwesthofstr. 15, 44791 Bochum\n", "Bochum"],
] as const)("Place: %s", ([, lines, town]) => {
  const text = `Mia Sommer\n${lines}mia.sommer@post.example\nBerufserfahrung\n2019 - 2024 Kellnerin, Blau GmbH\n`;
  expect(profileOf(text).location?.value).toBe(town);
});

test.for([
  ["years that were taken out", "Accounting Coordinator, Nebraska Games, Omaha (20xx-20xx)\nBookkeeper, Blue Church (20xx)\n"],
  ["the title on a line of its own", "Accounting Coordinator\nBlue Ltd\nKept the books.\n"],
] as const)("The first job gives the title where no dates tell of jobs: %s", ([, jobs]) => {
  expect(profileOf(`Mia Summer\nmia@post.example\nWork history\n${jobs}`).jobTitle?.value).toBe("Accounting Coordinator");
});

test("What a job was about is no title where no dates tell of jobs", () => {
  const text = "Mia Summer\nmia@post.example\nExperience\nManagers and engineers were trained in every town of the county\n";
  expect(profileOf(text).jobTitle).toBeUndefined();
});

test.for([
  [
    "dates before a paragraph of duties",
    "Sales Associate\nOctober 2014 to May 2016 Company Name City , State Responsibilities Assist store management in merchandising and in keeping the shelves to company standards every day of the week",
    "Sales Associate",
  ],
  [
    "a title and dates before a paragraph of duties",
    "Assistant Teacher 10/2014 to 05/2016 Company Name City , State Read stories to the children and taught them painting, drawing and crafts in the mornings",
    "Assistant Teacher",
  ],
  [
    "a long line below the dates that begins with the title",
    "10/2014 to 05/2016\nService Administrator, Rush Enterprises of the Permian Basin and Panhandle, Odessa, Texas, USA\nKept the books.",
    "Service Administrator",
  ],
  [
    "the title at the end, behind a point",
    "Balti AG, Baar, Switzerland. Workshop Intern.\nOctober 2014 – May 2016",
    "Workshop Intern",
  ],
  [
    "a fullwidth dash whose bytes were read as letters",
    "Engineering Technician 10/2014 ï1⁄4 05/2016 Blue Ltd",
    "Engineering Technician",
  ],
] as const)("A job is read from %s", ([, entry, title]) => {
  const { roles, experienceMonths } = profileOf(`Mia Summer\nmia@post.example\nExperience\n${entry}\nEducation\nHigh School\n`);
  expect(roles.map((role) => role.title.replace(/\.$/, ""))).toEqual([title]);
  expect(experienceMonths).toBe(20);
});

test("“Internship” beside the dates of a job begins no section", () => {
  const text =
    "Mia Summer\nExperience\nBlue Ltd\nLeeds\nInternship\nJul. 2023 - Aug. 2023\n• Wrote tests\nRed Ltd\nLeeds\nInternship\nJun. 2022 - Aug. 2022\n• Wrote tests\n";
  expect(profileOf(text).experienceMonths).toBe(5);
});

test("Jobs below “Projects” count where no other jobs are found, and projects do not", () => {
  const text =
    "Mia Summer\nEducation\nBSc Informatics\nProjects\nGreen Ltd, Intern (Jul 2023 - Aug 2023)\nWorked on models.\nWeather Map (Jan 2022 - Dec 2022)\nA map.\n";
  expect(profileOf(text).roles.map(({ title }) => title)).toEqual(["Intern"]);
});

test.for([
  [
    "BFA : Visual Arts 05/2000 University of North Dakota Walton Community College City , State GPA: GPA: 3.80 Visual Arts",
    "bachelor",
  ],
  ["M.S : Ed, Health Promotion", "master"],
  ["AS : Graphic Arts", "vocational"],
] as const)("A degree before a colon is read: %s", ([line, level]) => {
  expect(profileOf(`Mia Summer\nEducation\n${line}\n`).educationLevel?.value).toBe(level);
});

test("A list that names a program and its parts is kept whole", () => {
  expect(skillsOf("Mia Summer\nSkills\nGit, GitHub, Agile, Scrum, CSS, SCSS\n")).toEqual(
    expect.arrayContaining(["Git", "GitHub", "Agile", "Scrum", "CSS", "SCSS"]),
  );
});

test("Words of a list that other CVs have as headings end no list", () => {
  expect(skillsOf("Mia Summer\nSkills\nFigma\nProject Management\nAdobe Photoshop\n")).toContain("Project Management");
});

test("Programs of another column below the languages are skills", () => {
  const { languages } = profileOf("Mia Summer\nLanguages\nEnglish – native\nJava\nAdobe Photoshop\nAdobe Premiere Pro\n");
  expect(languages).toHaveLength(1);
  expect(skillsOf("Mia Summer\nLanguages\nEnglish – native\nJava\nAdobe Photoshop\nAdobe Premiere Pro\n")).toEqual(
    expect.arrayContaining(["Java", "Adobe Photoshop", "Adobe Premiere Pro"]),
  );
});

test.for([
  [
    "its title holds an occupation at its end",
    "MATERIAL CONTROL SPECIALIST\nSummary\nReliable.\n",
    "MATERIAL CONTROL SPECIALIST",
  ],
  ["a heading stands below it", "GUEST TEACHER\nProfessional Overview\nReliable.\n", "GUEST TEACHER"],
] as const)("A CV whose names were taken out begins with its title: %s", ([, head, title]) => {
  const job = `Experience\n12/2012 to 03/2015\n${title.toLowerCase().replace(/(?<=^| )./g, (first) => first.toUpperCase())} Company Name ï1⁄4 City , State\n`;
  const { fullName, jobTitle } = profileOf(`${head}${job}`);
  expect(fullName).toBeUndefined();
  expect(jobTitle?.value).toBe(title);
});

test("The state of an employer whose names were taken out is no part of the title", () => {
  const text = "Experience\n05/2014 - 06/2016\nCompany Name ï1⁄4 City , State Finance Coordinator\nKept the books.\n";
  expect(profileOf(text).roles.map(({ title }) => title)).toEqual(["Finance Coordinator"]);
});

test("A prize is no job", () => {
  const text =
    "Experience\nReading Teacher, Greco School\n08/2012 - 06/2016\nTeacher of the Year, Greco School\n08/2005 - 06/2006\n";
  expect(profileOf(text).roles.map(({ title }) => title)).toEqual(["Reading Teacher"]);
});

test("Points that lead to the dates are no words of a header", () => {
  const text = `Experience\nHelp Desk Manager ${".".repeat(160)} 08/2010 - 06/2012\nBlue Ltd\nLed the desk.\n`;
  expect(profileOf(text).roles.map(({ title }) => title)).toEqual(["Help Desk Manager"]);
});

test.for([
  ["an account beside the contacts", "Instagram | mia@post.example | +44 20 7946 0958", undefined],
  ["a sign before the town", "+ Leipzig, Germany", "Leipzig, Germany"],
] as const)("Place beside the contacts: %s", ([, line, town]) => {
  expect(profileOf(`Mia Summer\n${line}\nExperience\n2019 - 2024 Waiter, Blue Ltd\n`).location?.value).toBe(town);
});

test("“Master Data Specialist” is a job and no degree, “Master Data Science” is one", () => {
  expect(profileOf("Mia Summer\nEducation\nMaster Data Specialist\n").educationLevel).toBeUndefined();
  expect(profileOf("Mia Summer\nEducation\nMaster Data Science\n").educationLevel?.value).toBe("master");
});
