import { expect, test } from "vitest";
import { markFor } from "../testing/score-cv.ts";

const underRole = (line: string): string =>
  `Jo Example\njo@mail.example\n\nExperience\nAccountant, Lake Ltd, Jan 2012 - Present\n- ${line}\n`;
const below = (heading: string, lines: string): string => `Jo Example\njo@mail.example\n\n${heading}\n${lines}\n`;
const markOf = (text: string, asked: string): string => markFor(text, "certification", asked).mark;

test.for([
  ["Worked for a CPA firm in Lindau", "CPA"],
  ["Handled payroll for numerous CPA firm clients", "CPA"],
  ["Prepared files for the CPA at year end", "CPA"],
  ["Worked under the supervision of a CPA", "CPA"],
  ["Coordinated the audit with external CPAs", "CPA"],
  ["Supported the CISA during the audit", "CISA"],
  ["Prepared files for the ISO 9001 lead auditor", "ISO 9001 Lead Auditor"],
  ["Worked in a team of AWS Certified Solutions Architects", "AWS Certified Solutions Architect"],
  ["Worked with the PSM of our team", "Scrum Master certification (PSM)"],
  ["Delegated tasks from the RN", "Registered nurse"],
  ["Assisted registered nurses (RN) on the ward", "Registered nurse"],
  ["Supervised 5 CNAs", "CNA"],
  ["Zusammen mit dem CPA die Abschlüsse vorbereitet", "CPA"],
  ["Preparé documentos para el CPA", "CPA"],
] as const)("“%s” shows no %s of one's own", ([line, asked]) => {
  expect(markOf(underRole(line), asked)).toBe("notShown");
});

test.for([
  ["Passed all sections of the CPA exam", "CPA"],
  ["Certified Public Accountant since 2014", "CPA"],
  ["Hold a CPA license of the State of Georgia", "CPA"],
  ["Worked as a CNA on the night shift", "CNA"],
  ["Gained the PMP while leading the move", "PMP"],
] as const)("“%s” shows the %s that somebody holds", ([line, asked]) => {
  expect(markOf(underRole(line), asked)).toBe("met");
});

test.for([
  ["Education", "Hill University 2023 - Present\nGPA: 3.44 / 4.0\nCPA: 3.47 / 4.0", "CPA"],
  ["Education", "CPA 3.47/4.0", "CPA"],
  ["Skills", "Java, Eclipse (IDE, RCP, RAP), RMI", "CPR certification"],
  ["Projects", "Optimal control of networks under HJB and PMP equations", "PMP"],
  ["Projects", "Analysed data of the BLS (Bureau of Labor Statistics)", "BLS"],
] as const)("under “%s”, the letters in “%s” mean something else than %s", ([heading, lines, asked]) => {
  expect(markOf(below(heading, lines), asked)).toBe("notShown");
});

test.for([
  ["CPA", "CPA, State of Georgia, 2014"],
  ["BLS", "BLS, Hill Heart Association"],
  ["Certified Kubernetes Application Developer", "Certified Kubernetes Application Developer (CKAD)"],
  ["IELTS", "IELTS: 7.5"],
] as const)("a %s on a line of its own is held: “%s”", ([asked, line]) => {
  expect(markOf(below("Certifications", line), asked)).toBe("met");
});

test.for([
  ["CPA", "CPA Candidate"],
  ["CMA", "Certified Management Accountant Candidate, expected 2027"],
  ["CPA", "CPA (3 of 4 parts passed)"],
  ["CPA", "CPA eligible"],
  ["ACCA", "ACCA part-qualified"],
  ["CFA", "CFA Level II candidate"],
  ["CFA", "Passed CFA Level I"],
  ["PMP", "PMP exam preparation course"],
  ["PMP", "PMP-Vorbereitungskurs"],
  ["PMP", "Curso de preparación para el examen PMP"],
  ["PMP", "PMP sınavına hazırlık eğitimi"],
] as const)("who is on the way to a %s has a part of it: “%s”", ([asked, line]) => {
  expect(markOf(below("Certifications", line), asked)).toBe("partly");
});
