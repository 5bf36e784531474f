import { expect, test } from "vitest";
import type { Profile } from "./profile.info.ts";
import { readProfile } from "./profile.ts";
import { documentOf } from "./testing/cvs.ts";

const profileOf = (text: string): Profile => readProfile(documentOf(text), "2026-11-20").profile;
const titleOf = (text: string): string | undefined => profileOf(text).jobTitle?.value;

test.for([
  [
    "the label of a manager behind the employer",
    "Jane Doe\nExperience\nResearch Scientist @ Blue Clouds\nRemote\nLAKE RESEARCH, MANAGER: MARA LIND\nMar 2025 - June 2025\nEngineer @ Red Clouds\nBoston\nSTORAGE, MANAGER: JON VEGA\nSept 2023 - Mar 2025\n",
    "Research Scientist",
  ],
  [
    "the supervisor of a thesis",
    "Jane Doe\nMaster Thesis\nSupervisors Dr. Mara Lind, Jon Vega\nExperience\nSince 2017 Research Scientist, Lake Center, Cologne\n",
    "Research Scientist",
  ],
  ["a list of qualities", "Jane Doe\nLOYAL, VIGILANT, CURIOUS, SPORTING\njane@post.example\nSkills\nJava\n", undefined],
  [
    "work with lawyers",
    "Jane Doe\nWork Experience\nCollaborate with attorneys on strategy\nLake Court, 2024 - 2025\nLegal Assistant\nLake Court, 2020 - 2023\n",
    "Legal Assistant",
  ],
  [
    "a company that is named after its trade",
    "Jane Doe\nExperience\nLindau Optometrist Sdn. Bhd.\nMarch 2023 - September 2023\nHelped customers.\n",
    undefined,
  ],
  [
    "a look at an occupation at school",
    "Jan Lind\nBERUFSERFAHRUNG\n10/2023 - 10/2023\nSchülerpraktikum als IT - Techniker, Blaues Labor, Wien\n",
    undefined,
  ],
  [
    "a subject that begins a later title",
    "Aaron Lind\nCOMPUTER SCIENCE · LAKE STATE UNIVERSITY\nExperience\nLake Ltd\nDATA ENGINEER\nJanuary 2022 - Current\nCOMPUTER SCIENCE TUTOR\nLake State University\nJanuary 2020 - May 2020\n",
    "DATA ENGINEER",
  ],
  [
    "a number of years",
    "Jane Doe\n3 Years of Full Stack Developer experience.\njane@post.example\nExperience\nSoftware Developer\nLake Inc.\n01/2019 - 06/2022\n",
    "Software Developer",
  ],
  [
    "the reader of a letter",
    "Blue Group\nHR Manager\n445 King Street\n(416) 555-3684\nDear Ms. Vega,\nI was glad to discover your position.\n",
    undefined,
  ],
  ["an office at school", "Jane Doe\nExperience\nClass representative, Lake School\n2015 - 2016\n", undefined],
  ["a town named after a saint", "Jane Doe\nBERUFSERFAHRUNG\nSt. Valentin\n01/2020 - 12/2021\nBlaue GmbH\n", undefined],
  ["a place in a competition", "Jane Doe\nExperience\nFinalist, Lake Engineering Prize\n2015 - 2016\n", undefined],
  [
    "a department",
    "Jane Doe\nComputer Science Department\nExperience\nComputer Science, Lake University\n2015 - 2016\n",
    undefined,
  ],
  ["an adjective without its noun", "Mara Lind\nErfahrung\nHandwerkliche und gestalterische\n2015 - 2016\n", undefined],
  ["a course", "Jane Doe\nWeb Developer Bootcamp\njane@post.example\nSkills\nCSS\n", undefined],
] as const)("%s is no title", ([, text, title]) => {
  expect(titleOf(text)).toBe(title);
});

test.for([
  ["Research Assistant with Prof. Mara Lind", "Research Assistant"],
  ["Post-Doctoral Fellow", "Post-Doctoral Fellow"],
  ["Post Doctoral Research Scholar", "Post Doctoral Research Scholar"],
  ["Workshop-Leitung Medienpädagogik", "Workshop-Leitung Medienpädagogik"],
] as const)("the latest role %s gives the title", ([role, title]) => {
  expect(titleOf(`Jane Doe\nWork Experience\nLake University, Berlin\n${role}\nOct 2022 - present\n`)).toBe(title);
});

test("a title stands before a colon, and the subject of the work behind it", () => {
  const text =
    "Jane Doe\nWork Experience\n2023-present\nLake Lab, Vancouver, Canada\nResearch Assistant: Researcher in Artificial\nIntelligence\n2020-2022\nBlue Lab, Vancouver, Canada\nTeaching Assistant: TA in courses\n";
  expect(titleOf(text)).toBe("Research Assistant");
});

test("a title at the head of a CV without a name is whole", () => {
  const head = (title: string): string | undefined =>
    titleOf(`${title}\nSummary\nServed student accounts.\nExperience\nClerk, Lake College, 2015 - 2020\n`);
  expect(head("SENIOR STUDENT ACCOUNTS OFFICER")).toBe("SENIOR STUDENT ACCOUNTS OFFICER");
  expect(head("GOVERNMENT RELATIONS, PRESS AND DEVELOPMENT DIRECTOR")).toBe(
    "GOVERNMENT RELATIONS, PRESS AND DEVELOPMENT DIRECTOR",
  );
});

test("a headline is shown without its article", () => {
  expect(titleOf("Jane Doe\nA creative designer\njane@post.example\nSkills\nFigma\n")).toBe("creative designer");
});

test("somebody who teaches beside studies is no student by title", () => {
  const text =
    "Jane Doe\nExperience\nGraduate Student Instructor, Lake University\n2024 - 2025\nInstructional Aide, Lake University\n2019 - 2020\n";
  expect(titleOf(text)).toBe("Graduate Student Instructor");
});

test.for([
  ["a hyphen before the title", "Experience\nBLUE X -Trainee Analyst\n2020 - 2021\n", "Trainee Analyst", "BLUE X"],
  ["a slash before a company", "Berufserfahrung\nSoftwareentwickler / Blau AG\n2020 – 2021\n", "Softwareentwickler", "Blau AG"],
  [
    "a dash before a word for many",
    "Employment\nLakeside Sydney — Kitchen Staff\nJuly 2018 onwards\n",
    "Kitchen Staff",
    "Lakeside Sydney",
  ],
  ["a sign before a school", "Experience\nTeaching assistant @Lakeside\n2020 - 2021\n", "Teaching assistant", "Lakeside"],
] as const)("%s parts title and employer", ([, text, title, employer]) => {
  expect(profileOf(text).roles).toMatchObject([{ title, employer }]);
});
