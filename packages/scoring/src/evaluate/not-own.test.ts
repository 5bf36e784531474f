import { describe, expect, test } from "vitest";
import { criterion, score } from "../testing/score-cv.ts";

const SHOP = {
  en: ["Experience\nShop Assistant, Corner Store, Jan 2019 - Present\n- Served customers at the till", "Education\nHigh School"],
  de: ["Berufserfahrung\n01/2019 - heute Verkäuferin, Eckladen\n- Kundinnen an der Kasse bedient", "Ausbildung\nRealschule"],
  es: ["Experiencia\nDependienta, Tienda Esquina, enero 2019 - actualidad\n- Atendí en caja", "Educación\nInstituto"],
  tr: ["Deneyim\nKasiyer, Köşe Mağaza, Ocak 2019 - Halen\n- Kasada müşterilere hizmet verdim", "Eğitim\nLise"],
} as const;

const ASKED = [
  criterion("tool", "Kubernetes"),
  criterion("tool", "Terraform"),
  criterion("experience", "5 years as a DevOps engineer"),
  criterion("certification", "AWS Certified Solutions Architect"),
];

/** Levels of the four criteria for a shop assistant whose CV ends in these words. */
const marksFor = (language: keyof typeof SHOP, words: string) => {
  const [work, school] = SHOP[language];
  return score(`Jo Example\njo@mail.example\n\n${work}\n\n${school}\n\n${words}\n`, ASKED).marks.map(({ mark }) => mark);
};

const NONE = ASKED.map(() => "notShown");

describe("Words about another job than one's own prove nothing", () => {
  test.for([
    ["en", "Dream job\nDevOps Engineer, Jan 2015 - Jan 2023\n- Ran Kubernetes and Terraform"],
    [
      "en",
      "The position requires:\n- Kubernetes\n- Terraform\n- AWS Certified Solutions Architect\n- 5 years as a DevOps engineer",
    ],
    ["en", "What you are looking for\nKubernetes, Terraform, AWS Certified Solutions Architect"],
    ["en", "Target role: DevOps Engineer with Kubernetes, Terraform\nTarget certification: AWS Certified Solutions Architect"],
    ["en", "Jobs I applied for\nDevOps Engineer at Cloud Ltd (Kubernetes, Terraform)"],
    ["en", "Goals\n- Become a DevOps Engineer\n- AWS Certified Solutions Architect (planned 2027)\n- Kubernetes, Terraform"],
    ["en", "Glossary\nKubernetes: a system for containers\nTerraform: a tool for infrastructure"],
    ["en", "“We need a DevOps engineer with Kubernetes and Terraform” (your advert)"],
    ["en", "If hired, I will learn Kubernetes and Terraform within three months."],
    ["en", "My father is a DevOps Engineer with Kubernetes and Terraform"],
    ["en", "Willing to get the AWS Certified Solutions Architect certificate and to use Kubernetes and Terraform."],
    ["en", "Future DevOps Engineer. Future AWS Certified Solutions Architect."],
    ["de", "Traumjob\nDevOps Engineer, 01/2015 - 01/2023\n- Kubernetes und Terraform betrieben"],
    ["de", "Die Stelle erfordert:\n- Kubernetes\n- Terraform"],
    ["de", "Was Sie suchen\nKubernetes, Terraform, AWS Certified Solutions Architect"],
    ["de", "Wunschposition: DevOps Engineer mit Kubernetes und Terraform"],
    ["de", "Mein Vater ist DevOps Engineer und kennt Kubernetes und Terraform"],
    ["de", "Falls ich eingestellt werde, lerne ich Kubernetes und Terraform."],
    ["es", "Puesto deseado\nIngeniero DevOps, enero 2015 - enero 2023\n- Kubernetes y Terraform"],
    ["es", "El puesto requiere:\n- Kubernetes\n- Terraform"],
    ["es", "Lo que buscan\nKubernetes, Terraform, AWS Certified Solutions Architect"],
    ["es", "Mi padre es ingeniero DevOps y usa Kubernetes y Terraform"],
    ["es", "Si me contratan, aprenderé Kubernetes y Terraform."],
    ["tr", "Hayalimdeki iş\nDevOps Mühendisi, Ocak 2015 - Ocak 2023\n- Kubernetes ve Terraform"],
    ["tr", "Aradığınız nitelikler\nKubernetes, Terraform"],
    ["tr", "Hedeflerim\n- Kubernetes, Terraform"],
    ["tr", "Babam DevOps mühendisidir, Kubernetes ve Terraform kullanır"],
  ] as const)("%s: %s", ([language, words]) => {
    expect(marksFor(language, words)).toEqual(NONE);
  });
});

test("a job that is wished for is no title of one's own", () => {
  const { profile } = score("Jo Example\njo@mail.example\n\nTarget role\nDevOps Engineer\n", ASKED);
  expect(profile).not.toHaveProperty("jobTitle");
});

describe("What was only met on the way proves nothing", () => {
  test.for([
    "Watched videos about Kubernetes and listened to podcasts on Terraform",
    "Sold books on Kubernetes and Terraform",
    "Sat next to the platform team (Kubernetes, Terraform)",
    "Tools similar to Kubernetes and Terraform",
    "None of: Kubernetes, Terraform",
    "Kubernetes 0 years, Terraform: 0 years",
    "Kubernetes ☆☆☆☆☆\nTerraform 0%",
    "Kubernetes 0/10, Terraform (0 / 5)",
    "Videos über Kubernetes und Terraform angesehen",
    "Neben dem Team für Kubernetes und Terraform gesessen",
    "Vi muchos videos de Kubernetes y Terraform",
    "Kubernetes ve Terraform videolarını izledim",
  ])("%s", (line) => {
    expect(marksFor("en", `Skills\n${line}`)).toEqual(NONE);
  });

  test.for(["Kubernetes 5 years, Terraform 10 years", "Kubernetes ★★★☆☆, Terraform 100 %", "Kubernetes 10/10, Terraform 4/5"])(
    "but a level counts: %s",
    (line) => {
      expect(marksFor("en", `Skills\n${line}`).slice(0, 2)).toEqual(["met", "met"]);
    },
  );
});

describe("A job that nobody had is none", () => {
  test.for([
    "DevOps Engineer (applied), Cloud Ltd, Jan 2015 - Dec 2023",
    "Imaginary DevOps Engineer, Cloud Ltd, Jan 2015 - Dec 2023",
    "DevOps Engineer, virtual experience program, Jan 2015 - Dec 2023",
    "DevOps Engineer, Cloud Ltd, Jan 1950 - Dec 2018",
    "DevOps Engineer, Cloud Ltd, Jan 2027 - Dec 2035",
  ])("%s", (header) => {
    const text = `Jo Example\n\nExperience\n${header}\n- Met the team\n\nEducation\nHigh School\n`;
    expect(score(text, ASKED).marks[2]!.mark).toBe("notShown");
  });

  test.for(["not obtained", "rejected application", "never awarded, not finished"])("nor is a degree that was %s", (words) => {
    const text = `Jo Example\n\nEducation\nBachelor's degree in computer science (${words})\nHigh School\n`;
    expect(score(text, [criterion("education", "Bachelor's degree in computer science")]).marks[0]!.mark).toBe("notShown");
  });
});

/** The mark of one criterion for a shop assistant with these words. */
const markOf = (kind: Parameters<typeof criterion>[0], asked: string, words: string) =>
  score(`Jo Example\n\n${SHOP.en[0]}\n\n${words}\n`, [criterion(kind, asked)]).marks[0]!.mark;

describe("A degree that nobody has is none", () => {
  test.for([
    "Honorary doctorate, Hill University",
    "Equivalent to a bachelor's degree by experience",
    "Bachelor party organiser",
    "Bachelor's degree: none",
    "Applied for a bachelor's degree at Hill University",
    "Bachelor of Science, exam failed",
    "Hochschulabschluss: keiner",
    "Informatik (B.Sc.), ohne Abschluss",
    "Sin título universitario",
    "Üniversite mezunu değilim",
  ])("%s", (line) => {
    expect(markOf("education", "Bachelor's degree", `Education\n${line}`)).toBe("notShown");
  });
});

describe("A level of a language that is not reached does not count", () => {
  test.for([
    "German C1 (target)",
    "German C1 in progress",
    "I want to reach German C1",
    "German (C1 exam failed)",
    "German C1 course (started)",
    "Deutsch C1 angestrebt",
    "Alemán C1 (objetivo)",
    "Almanca C1 (hedef)",
  ])("%s", (line) => {
    expect(markOf("language", "German C1", `Languages\n${line}`)).toBe("notShown");
  });

  test.for(["German C1 course completed in 2020", "Deutsch C1 (Kurs bestanden)", "German: C1"])(
    "one that is does: %s",
    (line) => {
      expect(markOf("language", "German C1", `Languages\n${line}`)).toBe("met");
    },
  );
});

describe("A driving licence that is not held is none", () => {
  test.for([
    "No driving licence",
    "Driving licence B revoked in 2020",
    "Lost my driving licence B",
    "Führerschein Klasse B: nein",
    "Führerschein Klasse B entzogen",
    "Sin permiso de conducir B",
    "Ehliyet: yok",
  ])("%s", (line) => {
    expect(markOf("certification", "Driving licence B", line)).toBe("notShown");
    expect(score(`Jo Example\n\n${line}\n`, ASKED).profile).not.toHaveProperty("driverLicence");
  });

  test.for(["Driving licence B (learner)", "Führerschein B in Ausbildung", "B sınıfı ehliyet alacağım"])(
    "and one on the way is not held yet: %s",
    (line) => {
      expect(markOf("certification", "Driving licence B", line)).toBe("partly");
    },
  );
});

test("the name of an employer is no wish", () => {
  const text = "Jo Example\n\nExperience\nFuture Publishing, Software Engineer, Jan 2015 - Dec 2023\n- Ran Kubernetes\n";
  expect(score(text, ASKED).marks[0]!.mark).toBe("met");
});

test.for(["Husband of an accountant", "Client of an accountant", "Not an accountant", "Accountant impersonator"])(
  "%s is no accountant",
  (title) => {
    const words = `Experience\n${title}, Lind Ltd, Jan 2010 - Dec 2020`;
    expect(markOf("experience", "5 years as an accountant", words)).toBe("notShown");
  },
);

describe("What somebody did not use is not shown", () => {
  const inOffice = (line: string) =>
    score(`Jo Example\n\nExperience\nOffice Clerk, Corner Ltd, Jan 2019 - Present\n- ${line}\n`, [criterion("tool", "SAP")])
      .marks[0]!.mark;

  test.for([
    "SAP was used by colleagues",
    "Nie mit SAP gearbeitet",
    "No usé SAP",
    "SAP kullanılmadı",
    "Heard about SAP",
    "Refused to use SAP",
    "SAP training cancelled",
    "Used everything except SAP",
    "Alles außer SAP",
    "Todo excepto SAP",
    "SAP hariç her şey",
    "I would use SAP if asked",
  ])("%s", (line) => {
    expect(inOffice(line)).toBe("notShown");
  });

  test.for([
    "Used SAP daily",
    "The web office that was used by the sales team ran on SAP",
    "Used SAP, Excel and Word without help",
  ])("but what was used is: %s", (line) => {
    expect(inOffice(line)).toBe("met");
  });

  test("theory alone is no practice", () => {
    expect(inOffice("SAP (theory only)")).toBe("partly");
  });
});

test.for([
  "PMP (failed)",
  "No PMP",
  "PMP nicht bestanden",
  "PMP no aprobado",
  "My boss has the PMP",
  "PMP mock exam passed",
  "PMP revoked",
])("“%s” is no certificate", (line) => {
  expect(markOf("certification", "PMP", `Certificates\n${line}`)).toBe("notShown");
  expect(markOf("certification", "PMP", "Certificates\nPMP, 2020")).toBe("met");
});

test.for([
  ["IT Analyst for Nurses", "notShown"],
  ["Patient of a nurse", "notShown"],
  ["Nurse for children", "met"],
] as const)("who works for nurses is no nurse: %s", ([title, mark]) => {
  expect(markOf("experience", "2 years as a nurse", `Experience\n${title}, City Hospital, Jan 2015 - Dec 2020`)).toBe(mark);
});
