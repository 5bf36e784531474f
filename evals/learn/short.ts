import type { Document, Word } from "@candor/documents";

/** A text of few lines with the name in it; undefined where it names nobody. All people are invented. */
export interface Short {
  readonly document: Document;
  readonly name: string | undefined;
}

// Given name, family name, the part of an address before "@", a title, the word for work.
const PEOPLE: readonly (readonly [string, string, string, string, string])[] = [
  ["Lena", "Baumgarten", "lena.baumgarten", "Köchin", "Berufserfahrung"],
  ["Hans", "Schuster", "post", "Schuster", "Werdegang"],
  ["Rosa", "Molina Vega", "rmv1979", "Contable", "Experiencia"],
  ["Ignacio", "de la Torre", "itorre", "Cocinero", "Experiencia laboral"],
  ["Zeynep", "Kuyumcu", "merhaba", "Kuyumcu", "Deneyim"],
  ["Ali Rıza", "Öztürk", "ali.ozturk", "Muhasebe Uzmanı", "İş Deneyimi"],
  ["Grace", "Mason", "hello", "Bricklayer", "Work experience"],
  ["Peter", "Cook", "peter.cook", "Chef", "Experience"],
  ["Nguyễn", "Văn Hùng", "hung.nguyen", "Warehouse Worker", "Employment"],
  ["Chan", "Siu-Ling", "slchan", "Nurse", "Experience"],
  ["Oyelaran", "Adébísí", "oadebisi", "Teacher", "Experience"],
  ["Anne-Marie", "O'Brien", "amob", "Accountant", "Work history"],
  ["Mateusz", "Wiśniewski-Kowal", "mateusz.w", "Electrician", "Experience"],
  ["Karim", "el-Mansouri", "k.mansouri", "Fahrer", "Berufserfahrung"],
  ["Ji-woo", "Park", "jwpark", "Designer", "Experience"],
  ["Aroha", "Tamihana", "aroha.t", "Carer", "Experience"],
];

type Form = (given: string, family: string, mail: string, title: string, work: string) => string;

const shouted = (name: string): string => (/[ıİğş]/.test(name) ? name.replaceAll("i", "İ") : name).toUpperCase();

const FORMS: readonly Form[] = [
  (given, family, mail, title, work) =>
    `${given} ${family}\n${title}\n${mail}@mail.example\n\n${work}\n${title}, Firm Ltd\n2019 - 2024`,
  (given, family, mail, title) => `${shouted(family)}, ${given}\n${title}\n${mail}@correo.example`,
  (given, family, mail) => `${shouted(family)} ${given} (Sam)\n${mail}@mail.example`,
  (given, family, mail) => `Lebenslauf ${given} ${family}\nBasel\n${mail}@post.example`,
  (given, family) => `Name: ${given} ${family}\nTelefon: 0351 5550172`,
  (given, family) => `Persönliche Daten\nVorname: ${given}\nNachname: ${family}\nMobil: 0171 5550199`,
  (given, family, mail, title) =>
    `Kontakt\n${mail}@post.example\nKenntnisse\nExcel\n${given} ${shouted(family)}\n${title}\nProfil\nArbeit`,
  (given, family, mail, title) =>
    `${title}\nI work.\n\nExperience\n${title}, Gull Inn\n2019 - 2024\n\n${given} ${family} | ${mail}@mail.example | Leeds`,
  (given, family, mail) => `Curriculum Vitae\nLeeds, England\n${given} ${family}\n${mail}@mail.example`,
  (given, family, mail, title) => `${given}\n${family}\n${title}\n${mail}@mail.example`,
  (given, family, _mail, title) => `${shouted(given)}\n${shouted(family)}-\nLINDGREN\n${title}\n0555 555 01 12`,
  (given, family, mail, title) =>
    `Dr. ${given} ${family}\n${title}\n${mail}@mail.example, Leeds\n\nExperience\n${title}, Hill Clinic\n2019 - 2024`,
];
const WITH_SECOND_FAMILY = 10;

const NOBODY: readonly Form[] = [
  (_given, _family, _mail, title, work) => `${title}\nSummary\nReliable.\nHighlights\nTeam Building\nOffice Planning\n${work}`,
  (_given, _family, _mail, title, work) => `${title}\n${work}\n2020 - 2022 ${title}, Curtain House\n`,
  (_given, _family, mail, title, work) =>
    `${title}\n${mail === "post" ? "post" : "office"}@mail.example\n${work}\n${title}, Green Ltd\n05/2020 - 04/2022\n• Work\n`,
  () => "Hello",
  () => "Curriculum Vitae\nPersonal Details\nWork Experience\n",
];

/** Every form with every person, the text set as on a typewriter. */
export const shortTexts = (): Short[] =>
  PEOPLE.flatMap((person) => [
    ...FORMS.map((form, index) => ({
      document: typed(form(...person)),
      name: `${person[0]} ${person[1]}${index === WITH_SECOND_FAMILY ? " Lindgren" : ""}`,
    })),
    ...NOBODY.map((form) => ({ document: typed(form(...person)), name: undefined })),
  ]);

function typed(text: string): Document {
  const words: Word[] = [];
  text.split("\n").reduce((from, line, row) => {
    for (const { index, 0: word } of line.matchAll(/\S+/g))
      words.push({
        start: from + index,
        end: from + index + word.length,
        page: 1,
        box: [50 + index * 5, 50 + row * 14, 50 + (index + word.length) * 5, 60 + row * 14],
      });
    return from + line.length + 1;
  }, 0);
  return {
    verdict: "ok",
    text,
    pages: [{ width: 595, height: 842, start: 0, end: text.length }],
    words,
    hidden: [],
    links: [],
    reader: "typed",
  };
}
