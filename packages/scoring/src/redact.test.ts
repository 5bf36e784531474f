import { describe, expect, test } from "vitest";
import { readAdvert } from "./advert.ts";
import type { Criterion } from "./criterion.info.ts";
import { FRONTEND, FRONTEND_EXTRA } from "./testing/adverts.ts";
import { DIEGO, documentOf, ELIF, MARA, SABINE } from "./testing/cvs.ts";
import { criterion, score } from "./testing/score-cv.ts";
import { readProfile } from "./profile.ts";
import { redact, REDACTED_TOKEN } from "./redact.ts";

// Female and male forms in the four languages.
const GENDERED_TITLES =
  `Krankenschwester/Krankenpfleger Kauffrau/Kaufmann Verkäuferin/Verkäufer Köchin/Koch Ärztin/Arzt Lehrerin/Lehrer
Erzieherin/Erzieher Altenpflegerin/Altenpfleger Bäckerin/Bäcker Elektrikerin/Elektriker Mechanikerin/Mechaniker Anwältin/Anwalt
Buchhalterin/Buchhalter Ingenieurin/Ingenieur Fahrerin/Fahrer Friseurin/Friseur Beraterin/Berater Sekretärin/Sekretär
Bankkauffrau/Bankkaufmann Fachfrau/Fachmann Försterin/Förster Landwirtin/Landwirt Tierärztin/Tierarzt Kellnerin/Kellner
Psychologin/Psychologe Gesellin/Geselle Beamtin/Beamter Bürokauffrau/Bürokaufmann Ingeniera/Ingeniero Camarera/Camarero
Enfermera/Enfermero Técnica_de_laboratorio/Técnico_de_laboratorio Profesora/Profesor Maestra/Maestro Cocinera/Cocinero
Vendedora/Vendedor Contadora/Contador Abogada/Abogado Médica/Médico Directora/Director Jefa_de_obra/Jefe_de_obra
Administrativa/Administrativo Arquitecta/Arquitecto Peluquera/Peluquero Operaria/Operario Conductora/Conductor
Dependienta/Dependiente Trabajadora_social/Trabajador_social Encargada/Encargado Psicóloga/Psicólogo Panadera/Panadero
Mecánica/Mecánico Actriz/Actor Tejedora/Tejedor Investigadora/Investigador Waitress/Waiter Saleswoman/Salesman Actress/Actor
Stewardess/Steward Chairwoman/Chairman Headmistress/Headmaster Manageress/Manager Hostes/Host Müdire/Müdür Memure/Memur`
    .split(/\s+/)
    .map((pair) => pair.replaceAll("_", " ").split("/") as [string, string]);

const seenByScorer = (text: string): string => {
  const document = documentOf(text);
  return redact(document, readProfile(document, "2026-11-20").redactions).text;
};

describe("The scorer does not see the person", () => {
  test.for([
    ["Mara", MARA, ["Mara", "Lindqvist", "@", "5550", "1991", "Swedish citizen", "2017"]],
    [
      "Sabine",
      SABINE,
      ["Sabine", "Krüger", "Lindenstraße", "0221", "@", "1984", "verheiratet", "Staatsangehörigkeit", "2005", "2003"],
    ],
    ["Diego", DIEGO, ["DIEGO", "RAMOS", "Calle Mayor", "612 345", "@", "1990", "soltero", "Vallecas, 2014"]],
    ["Elif", ELIF, ["ELİF", "IŞIK", "0532", "@", "1992", "Bekar", "Üniversitesi, 2014"]],
  ] as const)("%s", ([, text, hidden]) => {
    const seen = seenByScorer(text);
    for (const words of hidden) expect(seen).not.toContain(words);
  });

  test.for([
    "Age: 34",
    "34 Jahre alt",
    "Yaş: 34",
    "Gender: male",
    "Geschlecht: weiblich",
    "Nationality: Turkish",
    "türkische Staatsangehörigkeit",
    "T.C. vatandaşı",
    "Military service: completed",
    "Wehrdienst: abgeleistet",
    "Servicio militar: cumplido",
    "Askerlik durumu: Tecilli",
    "Religion: none",
    "Familienstand: ledig",
    "Deutsch/ledig",
    "ledig, 2 Kinder, türkisch",
    "Single, two children",
    "Pronouns: she/her",
    "(he/him)",
    "Place of birth: Ankara",
    "Father's name: John",
    "röm.-kath.",
    "Photo of Jo Example",
    "34-year-old",
    "Class of 2009",
    "Askerlikten muaf",
    "Exento del servicio militar",
    "https://github.com/someone",
    "linkedin.com/in/someone",
  ])("“%s” is redacted whole", (line) => {
    expect(seenByScorer(`Jo Example\n${line}\n\nSkills\nJava\n`).split("\n")[1]).toBe(REDACTED_TOKEN);
  });

  test("the name is redacted wherever it stands, with the forms of address that tell a gender", () => {
    const seen = seenByScorer(
      "Eleanor Whitcombe\nNurse\nnurse@mail.example\nGitHub: eleanorwhitcombe\n\nExperience\nNurse, Hill Clinic\n2019 - 2024\n- Mrs Whitcombe trained staff\n- Paper by E. Whitcombe and Whitcombe, Eleanor\n",
    );
    expect(seen).not.toMatch(/whitcombe|eleanor|Mrs|E\. /i);
  });

  test("the number of words of a name is hidden, too", () => {
    const cv = (name: string) =>
      `${name}\nNurse\nnurse@mail.example, Leeds\n\nExperience\nNurse, Hill Clinic\n2019 - 2024\n- Led the ward\n`;
    const seen = seenByScorer(cv("Ada Lovelace"));
    for (const name of ["María del Carmen Fernández Valdés", "Ayşe-Gül O'Connor", "Dr. Bin Rashid"]) {
      expect(seenByScorer(cv(name))).toBe(seen);
    }
  });

  test("a name that is also a skill stays where the skill is listed", () => {
    expect(seenByScorer("Ruby Jenkins\nDeveloper\nruby.jenkins@mail.example\n\nSkills\nRuby, Jenkins\n")).toContain(
      "Ruby, Jenkins",
    );
  });

  test("compulsory service counts nothing, with all that was learned there; a soldier by trade has a job", () => {
    const work = "Jo Example\n\nBerufserfahrung\n01/2015 – 12/2019 Elektriker, Stark GmbH\n- Wartung\n";
    const seen = seenByScorer(`${work}07/2011 – 12/2012 Grundwehrdienst, Bundeswehr\n- Fahrer, Führerschein Klasse C\n`);
    expect(seen).not.toMatch(/Bundeswehr|2011|Klasse C/);
    expect(seenByScorer(`${work}07/2001 – 12/2012 Krankenpfleger, Bundeswehr Ulm\n- Wundversorgung\n`)).toContain(
      "Wundversorgung",
    );
  });

  test("words that only resemble a protected fact stay", () => {
    const work =
      "Experience\nNurse, Hill Clinic Jan 2020 – Dec 2022\nCared for 34 children and their married parents\nSold to 12 nationals chains\n\nSkills\nNode.js, Socket.io\n";
    expect(seenByScorer(`Jo Example\n\n${work}`)).toContain(work);
  });

  test("offsets lead back to the visible text", () => {
    const text = "aaa SECRET bbb HIDDEN ccc";
    const { text: seen, toSource } = redact({ text }, [
      { start: 15, end: 21 },
      { start: 4, end: 10 },
    ]);
    expect(seen).toBe(`aaa ${REDACTED_TOKEN} bbb ${REDACTED_TOKEN} ccc`);
    for (const word of ["aaa", "bbb", "ccc"]) {
      const at = seen.indexOf(word);
      const source = toSource({ start: at, end: at + 3 });
      expect(text.slice(source.start, source.end)).toBe(word);
    }
  });
});

describe("Changing only protected facts changes no mark", () => {
  const { criteria } = readAdvert(FRONTEND, FRONTEND_EXTRA, "en");
  const bare = score(MARA, criteria);
  const same = (text: string): void => {
    const { marks, result } = score(text, criteria);
    expect(marks.map(({ quotes, ...mark }) => ({ ...mark, quotes: quotes.map((quote) => quote.text) }))).toEqual(
      bare.marks.map(({ quotes, ...mark }) => ({ ...mark, quotes: quotes.map((quote) => quote.text) })),
    );
    expect(result).toEqual(bare.result);
  };

  test.for([
    [
      "another name",
      (text: string) => text.replace("Mara Lindqvist", "Mehmet Yılmaz").replace("mara.lindqvist", "mehmet.yilmaz"),
    ],
    [
      "a name in capitals",
      (text: string) => text.replace("Mara Lindqvist", "NGUYỄN THỊ HẠNH").replace("mara.lindqvist", "nguyen.hanh7"),
    ],
    ...["Ruby Swift", "Anna Koch", "Java Python", "Paris London", "Müller, Hans", "Frau Sabine Berlin", "Li Wei"].map(
      (name) => [`the name ${name}`, (text: string) => text.replace("Mara Lindqvist", name)] as const,
    ),
    ["an unlabelled nationality", (text: string) => text.replace("Born 14", "British / single\nBorn 14")],
    ["pronouns", (text: string) => text.replace("Mara Lindqvist", "Mara Lindqvist (she/her)")],
    ["parents and children", (text: string) => text.replace("Born 14", "Father's name: John\n2 children\nBorn 14")],
    [
      "service as an entry of the career",
      (text: string) =>
        text.replace("\n\nPROJECTS", "\n2005 – 2006 Military service\n• Taught GraphQL and led a team\n\nPROJECTS"),
    ],
    ["another birth date", (text: string) => text.replace("14 March 1991", "3 May 1963")],
    ["no birth date and no nationality", (text: string) => text.replace("Born 14 March 1991, Swedish citizen\n", "")],
    ["military service", (text: string) => text.replace("Swedish citizen", "Swedish citizen\nMilitary service: completed")],
    [
      "marital status",
      (text: string) => text.replace("Swedish citizen", "Swedish citizen | Marital status: married, 3 children"),
    ],
    ["gender", (text: string) => text.replace("Swedish citizen", "Swedish citizen\nGender: female")],
    ["a photo caption", (text: string) => `Photo\n${text}`],
    ["another graduation year", (text: string) => text.replace("universitet, 2017", "universitet, 1989")],
    ["another address", (text: string) => text.replace("0142, Berlin", "0142, Hauptstraße 5, 10115 Berlin")],
    ["links", (text: string) => text.replace("0142, Berlin", "0142, Berlin | github.com/mara")],
  ] as const)("%s", ([, change]) => {
    const changed = change(MARA);
    expect(changed).not.toBe(MARA);
    same(changed);
  });

  test("the same work, held by a woman or a man", () => {
    const asked = [
      "5 years in education",
      "5 Jahre Erfahrung in der Pflege",
      "5 años en hostelería",
      "5 Jahre Einzelhandel",
      "5 years in sales",
      "5 Jahre in der Küche",
      "5 años de mantenimiento",
      "5 years in medicine",
    ];
    const creditsOf = (title: string, wanted: readonly Criterion[]): string =>
      score(`Kim Muster\n${title}\n\nExperience\n01/2015 – 12/2024 ${title}, North Ltd\n- Planning\n`, wanted)
        .marks.map(({ credit }) => credit)
        .join();
    for (const [hers, his] of GENDERED_TITLES) {
      const own = [hers, his].flatMap((title) => [criterion("skill", title), criterion("experience", `5 years as ${title}`)]);
      const wanted = [...asked.map((text) => criterion("experience", text)), ...own];
      expect(creditsOf(hers, wanted), `${hers} and ${his}`).toBe(creditsOf(his, wanted));
    }
  });

  test("service inside a list changes nothing of the list", () => {
    const list = (service: string): string =>
      seenByScorer(`Jo Example\n\nExperience\n01/2015 – 12/2024 Fitter, Stark Ltd\n• Pumps\n${service}• Valves\n`);
    expect(list("• 2012 – 2013 Military service\n").replace(/█\s*/g, "")).toBe(list("").replace(/█\s*/g, ""));
  });

  test.for([
    ["Askerlik: Yapıldı", "Jan 2016 – Dec 2024\nOptical Assistant — Peel Eyecare"],
    ["Gender: female", "Podcast Editor   Low Hum Audio, Oakland, CA\n   Aug 2016 – Present\n• Cut shows"],
    ["Military service: completed", "Podcast Editor   Low Hum Audio, Oakland, CA\n   Aug 2016 – Present\n• Cut shows"],
  ] as const)("“%s” right above the first entry leaves it whole", ([fact, entry]) => {
    const wanted = [criterion("experience", "5 years of experience")];
    const credits = ["", `${fact}\n`].map(
      (line) => score(`Jo Example\njo@mail.example\n${line}\n${entry}\n`, wanted).marks[0]!.credit,
    );
    expect(credits).toEqual([100, 100]);
  });

  test("a career gap, the roles moved and their length kept", () => {
    const gap = MARA.replace("Feb 2018 – Feb 2022", "Feb 2012 – Feb 2016");
    const { marks } = score(gap, criteria);
    expect(marks.map(({ credit }) => credit)).toEqual(bare.marks.map(({ credit }) => credit));
  });
});

test("A criterion that names the redacted token matches nothing", () => {
  expect(
    score(MARA, [criterion("skill", REDACTED_TOKEN), criterion("skill", "Lindqvist")]).marks.map(({ mark }) => mark),
  ).toEqual(["notShown", "notShown"]);
});
