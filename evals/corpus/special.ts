import { gradeOf } from "./grade.ts";
import { LAYOUTS, unmarked, write, type Cv, type Story, type Truth } from "./cv.ts";
import { PEOPLE, type Person } from "./people.ts";
import { ASIDE, HARD_WORDS, PERSONAL, TITLES_OF_RECRUITERS } from "./special-words.ts";
import { TRADES } from "./trades.ts";
import { LANGUAGES, type Language, type Trade } from "./types.ts";

/** A CV made to mislead a ranking, or to be underrated by one. */
export interface Special {
  readonly cv: Cv;
  readonly truth: Truth;
  readonly trade: Trade;
  readonly kind: string;
  /** Its relevance to the trade's job. */
  readonly grade: 0 | 1 | 2 | 3;
}

const mustsOf = (trade: Trade) => trade.skills.filter(({ isMust }) => isMust).map(({ key }) => key);
const keysOf = (trade: Trade) => trade.skills.map(({ key }) => key);
const labelsOf = (trade: Trade, language: Language, keys = mustsOf(trade)) =>
  keys.map((key) => trade.skills.find((skill) => skill.key === key)![language][0]);

/** Somebody of another trade, a beginner there, who has used none of the skills. */
const stranger = (trade: Trade, other: Trade, number: number, id: string): Story => ({
  id,
  trade: other,
  person: PEOPLE[(number * 5 + 3) % PEOPLE.length]!,
  seed: number * 11 + 4,
  recent: [other.skills.at(-1)!.key],
  earlier: [],
  listed: [other.skills.at(-1)!.key],
  months: [trade.years * 12 + 6, 0],
  english: "B2",
  hasHobbies: false,
});

/** Hard cases of one trade in one language: suitable people with other words, and unsuitable ones with the right words. */
function hardCases(trade: Trade, t: number, language: Language): Special[] {
  const number = t * 4 + LANGUAGES.indexOf(language);
  const other = TRADES[(t + 1) % TRADES.length]!;
  const layout = LAYOUTS[number % LAYOUTS.length]!;
  const words = HARD_WORDS[language];
  const labels = labelsOf(trade, language);
  const id = (kind: string) => `${trade.key}-${kind}-${language}`;
  const own = (kind: string, story: Partial<Story>): Story => ({
    ...stranger(trade, trade, number, id(kind)),
    recent: [],
    listed: [],
    ...story,
  });
  const foreign = (kind: string, lines: readonly string[], more: Partial<Story> = {}): Story => ({
    ...stranger(trade, other, number, id(kind)),
    lines,
    ...more,
  });
  const musts = mustsOf(trade);
  const months: [number, number] = [Math.round(trade.years * 12 * 0.9), Math.round(trade.years * 12 * 0.5)];
  const stories: [string, Story][] = [
    ["other words", own("otherwords", { recent: musts.slice(0, 3), earlier: musts.slice(3), months, isInOtherWords: true })],
    ["listed only", own("listed", { listed: keysOf(trade), months: [10, 0] })],
    ["wish", foreign("wish", [], { summary: words.wish.map((wish) => wish(labels)) })],
    [
      "recruiter",
      foreign(
        "recruiter",
        words.recruiter.map((line) => line(trade.people[language], labels)),
        { title: TITLES_OF_RECRUITERS[language], recent: [], listed: [] },
      ),
    ],
    ["negation", foreign("negation", [], { summary: words.negation.map((line) => line(labels)) })],
    [
      "course",
      foreign(
        "course",
        words.course.map((line) => line(labels)),
      ),
    ],
  ];
  return stories.map(([kind, story]) => ({
    ...write(story, language, story.isInOtherWords === true || layout !== "noHeadings" ? layout : "single"),
    trade,
    kind,
    grade: gradeOf(story, trade),
  }));
}

/** Stuffed CVs of one trade: they contain the words without the work. */
function stuffed(trade: Trade, t: number, language: Language): Special[] {
  const other = TRADES[(t + 2) % TRADES.length]!;
  const labels = labelsOf(trade, language, keysOf(trade));
  const base = (kind: string, more: Partial<Story>): Special => {
    const story = { ...stranger(trade, other, 60 + t, `${trade.key}-stuffed-${kind}-${language}`), ...more };
    return { ...write(story, language, LAYOUTS[(t * 2) % LAYOUTS.length]!), trade, kind, grade: 0 };
  };
  const list = base("list", {});
  return [
    { ...list, cv: { ...list.cv, skills: [...list.cv.skills, ...labels] } },
    base("repeat", { lines: Array.from({ length: 6 }, () => labels.join(", ")) }),
    base("titles", { title: trade.titles[language].m, summary: [labels.join(" | ")], months: [8, 0] }),
    base("advert", { lines: [ASIDE[language], ...trade.advert[language].split("\n").filter((line) => line.trim() !== "")] }),
  ];
}

const everyLanguage = (make: (trade: Trade, t: number, language: Language) => Special[]) =>
  TRADES.flatMap((trade, t) => LANGUAGES.flatMap((language) => make(trade, t, language)));

export const hard = (): Special[] => everyLanguage(hardCases);
export const stuffing = (): Special[] => everyLanguage(stuffed);

/** The same working life with another fact about the person; every score must be equal. */
export interface Counterfactual {
  readonly trade: Trade;
  readonly base: Cv;
  readonly variants: readonly { readonly kind: string; readonly cv: Cv }[];
}

const OTHERS: readonly Person[] = [PEOPLE[5]!, PEOPLE[10]!, PEOPLE[16]!, PEOPLE[38]!];

export const counterfactuals = (): Counterfactual[] =>
  TRADES.map((trade, t) => {
    const language = LANGUAGES[t % 4]!;
    const layout = LAYOUTS[(t * 3 + 1) % LAYOUTS.length]!;
    const facts = PERSONAL[language];
    const musts = mustsOf(trade);
    // The latest role is longer than three years, so that moving dates moves nothing into or out of them.
    const story: Story = {
      ...stranger(trade, trade, 90 + t, `${trade.key}-cf`),
      recent: musts.slice(0, 2),
      earlier: musts.slice(2, 3),
      listed: musts,
      months: [41, 20],
      gaps: [0, 0],
    };
    const woman = PEOPLE.find((person) => person.gender === "f" && person !== story.person)!;
    const man = PEOPLE.find((person) => person.gender === "m" && person !== story.person)!;
    const changes: [string, Partial<Story>][] = [
      ...OTHERS.map((person): [string, Partial<Story>] => ["name", { person: { ...person, gender: story.person.gender } }]),
      ["gender", { person: { ...woman, gender: "f" }, personal: [facts.gender[0]] }],
      ["gender", { person: { ...man, gender: "m" }, personal: [facts.gender[1]] }],
      ...facts.born.map((line): [string, Partial<Story>] => ["age", { personal: [line] }]),
      ...facts.military.map((line): [string, Partial<Story>] => ["military service", { personal: [line] }]),
      ...facts.marital.map((line): [string, Partial<Story>] => ["marital status", { personal: [line] }]),
      ...facts.nationality.map((line): [string, Partial<Story>] => ["nationality", { personal: [line] }]),
      ["photo", { hasPhoto: true }],
      [
        "all at once",
        { hasPhoto: true, personal: [facts.born[0]!, facts.marital[1]!, facts.nationality[2]!, facts.military[0]!] },
      ],
      ["gap between roles", { gaps: [14, 0] }],
      ["gap until today", { gaps: [0, 16] }],
    ];
    return {
      trade,
      base: write(story, language, layout).cv,
      variants: changes.map(([kind, change], i) => ({
        kind,
        cv: write({ ...story, ...change }, language, layout, `${story.id}-${i}`).cv,
      })),
    };
  });

/** A weak CV and the words that would lift it, as lines for the attacks. Western European letters only. */
export const attackTexts = (): { trade: Trade; language: Language; lines: string[]; secret: string[]; asked: string }[] =>
  (["en", "de", "es"] as const).map((language, i) => {
    const trade = TRADES[(i * 2) % TRADES.length]!;
    const story = stranger(trade, TRADES[(i * 2 + 1) % TRADES.length]!, 70 + i, `attack-${language}`);
    const { cv } = write({ ...story, person: PEOPLE[17 + i]! }, language, "single");
    const words = HARD_WORDS[language];
    return {
      trade,
      language,
      asked: trade.advert[language],
      lines: linesOf(cv, words.headings),
      secret: [
        ...trade.skills.map((skill) => unmarked(skill[language][1])),
        labelsOf(trade, language, keysOf(trade)).join(", "),
        trade.experience[language],
      ],
    };
  });

const linesOf = (cv: Cv, headings: readonly [string, string, string, string]): string[] => [
  cv.name.replace(/[^ -ÿ]/g, "o"),
  cv.title,
  `${cv.email}, ${cv.phone}, ${cv.address}`,
  headings[0],
  ...cv.roles.flatMap((role) => [
    `${role.title}, ${role.employer.replace(/[^ -ÿ]/g, "c")}`,
    role.dates,
    ...role.lines.map((line) => `- ${line}`),
  ]),
  headings[1],
  ...(cv.education ? [`${cv.education.degree}, ${cv.education.school.replace(/[^ -ÿ]/g, "s")}, ${cv.education.dates}`] : []),
  headings[2],
  cv.skills.join(", "),
  headings[3],
  cv.languages.join(", "),
];
