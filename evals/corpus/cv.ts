import { datesOf, HOBBIES, LANGUAGE_NAMES, monthOf, NATIVE, type Month } from "./words.ts";
import { HOMES, PHONES, type Person } from "./people.ts";
import { seeded, seedOf, shuffled } from "./random.ts";
import type { EducationLevel, Language, Skill, Trade } from "./types.ts";

export const LAYOUTS = [
  "single",
  "sidebarLeft",
  "sidebarRight",
  "twoColumns",
  "labelTable",
  "chips",
  "tabular",
  "timeline",
  "europass",
  "noHeadings",
  "linkedin",
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** All dates are true on this day. */
export const AS_OF = "2026-11-20";
const NOW: Month = monthOf(2026, 11);

export interface Role {
  readonly title: string;
  readonly employer: string;
  readonly dates: string;
  readonly lines: readonly string[];
}

/** The visible content of a CV. */
export interface Cv {
  readonly id: string;
  readonly language: Language;
  readonly layout: Layout;
  readonly look: number;
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly personal: readonly string[];
  readonly hasPhoto: boolean;
  readonly summary: readonly string[];
  readonly roles: readonly Role[];
  readonly skills: readonly string[];
  readonly education: { readonly degree: string; readonly school: string; readonly dates: string } | undefined;
  readonly languages: readonly string[];
  readonly hobbies: string | undefined;
}

/** The labels of a CV, against which its reading is measured. */
export interface Truth {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly town: string;
  readonly title: string;
  /** The listed skills; without a list, those named in the lines of work. */
  readonly skills: readonly string[];
  /** Every phrase of the CV that names a skill, a tool or a certificate. */
  readonly phrases: readonly string[];
  readonly languages: readonly string[];
  readonly education: EducationLevel;
  readonly months: number;
}

/** A working life, from which a CV is written in any language and layout. */
export interface Story {
  readonly id: string;
  readonly trade: Trade;
  readonly person: Person;
  /** Chooses home, telephone, dates' writing and wording. */
  readonly seed: number;
  /** Keys of skills used in the latest role, in the earlier one, and standing in the list. */
  readonly recent: readonly string[];
  readonly earlier: readonly string[];
  readonly listed: readonly string[];
  /** Months in the latest and in the earlier role; 0 leaves the earlier one out. */
  readonly months: readonly [latest: number, earlier: number];
  /** Months between the two, and between the latest and today. */
  readonly gaps?: readonly [between: number, since: number];
  readonly english: "A2" | "B1" | "B2" | "C1";
  /** Calls skills by their other names, and has no list. */
  readonly isInOtherWords?: boolean;
  /** More lines of the latest role; lines of the summary. */
  readonly lines?: readonly string[];
  readonly summary?: readonly string[];
  readonly title?: string;
  readonly personal?: readonly string[];
  readonly hasPhoto?: boolean;
  readonly hasHobbies?: boolean;
  /** The same in every language, for comparisons between languages. */
  readonly home?: Language;
}

/** Removes the braces, which mark the name of a skill. */
export const unmarked = (text: string): string => text.replace(/[{}]/g, "");
export const marked = (text: string): string[] => [...text.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!);

const digits = (pattern: string, random: () => number) => pattern.replace(/#/g, () => String(Math.floor(random() * 10)));

/** First and last months of the two roles. */
function spansOf({ months, gaps: [between, since] = [0, 0] }: Story) {
  const latestTo = NOW - since;
  const latestFrom = latestTo - months[0] + 1;
  const earlierTo = latestFrom - 1 - between;
  return { latestFrom, latestTo, earlierFrom: earlierTo - months[1] + 1, earlierTo };
}

/** Writes a story as a CV in one language and layout, with its labels. */
export function write(story: Story, language: Language, layout: Layout, id = story.id): { cv: Cv; truth: Truth } {
  const { trade, person, seed, months } = story;
  const random = seeded(seed);
  const home = HOMES[story.home ?? language];
  const place = home[seed % home.length]!;
  const phones = PHONES[story.home ?? language];
  const phone = digits(phones[seed % phones.length]!, random);

  const skill = (key: string): Skill => trade.skills.find((one) => one.key === key)!;
  const lineOf = (key: string) => skill(key)[language][story.isInOtherWords === true ? 2 : 1];
  const fillers = trade.fillers[language];
  const recent = [...story.recent.map(lineOf), fillers[seed % fillers.length]!, ...(story.lines ?? [])];
  const earlier = [...story.earlier.map(lineOf), fillers[(seed + 1) % fillers.length]!];

  const titles = trade.titles[language];
  const title = story.title ?? titles[person.gender];
  const { latestFrom, latestTo, earlierFrom, earlierTo } = spansOf(story);
  const latest = {
    title,
    employer: trade.employers[seed % trade.employers.length]!,
    dates: datesOf(language, latestFrom, latestTo === NOW ? undefined : latestTo, seed),
    lines: recent.map(unmarked),
  };
  const before = {
    title: titles.earlier,
    employer: trade.employers[(seed + 2) % trade.employers.length]!,
    dates: datesOf(language, earlierFrom, earlierTo, seed),
    lines: earlier.map(unmarked),
  };
  const roles = months[1] > 0 ? [latest, before] : [latest];

  const listed =
    story.isInOtherWords === true ? [] : shuffled(story.listed, seeded(seedOf(story.id))).map((key) => skill(key)[language][0]);
  const firstMonth = months[1] > 0 ? earlierFrom : latestFrom;
  const graduated = Math.floor(firstMonth / 12) - 1;
  const spoken = languagesOf(language, story, seed);
  const cv: Cv = {
    id,
    language,
    layout,
    look: seed,
    name: person.name,
    title,
    email: person.email,
    phone,
    address: place.address,
    personal: story.personal ?? [],
    hasPhoto: story.hasPhoto ?? false,
    summary: story.summary ?? [],
    roles,
    skills: listed,
    education: {
      degree: trade.degree[language],
      school: trade.schools[seed % trade.schools.length]!,
      dates: `${graduated - 3} – ${graduated}`,
    },
    languages: spoken.map(({ name, level }) => levelled(name, level, seed)),
    hobbies: story.hasHobbies === false || seed % 3 === 0 ? undefined : HOBBIES[language][seed % 3],
  };
  const phrases = [...recent, ...(months[1] > 0 ? earlier : [])].flatMap(marked);
  return {
    cv,
    truth: {
      name: person.name,
      email: person.email,
      phone,
      town: place.town,
      title,
      skills: listed.length > 0 ? listed : phrases,
      phrases: [...listed, ...phrases],
      languages: spoken.map(({ name }) => name),
      education: trade.education,
      months: months[0] + months[1],
    },
  };
}

function languagesOf(language: Language, { english, home }: Story, seed: number): { name: string; level: string }[] {
  const names = LANGUAGE_NAMES[language];
  const own = home ?? language;
  const native = { name: names[own], level: own === language ? NATIVE[language] : "C2" };
  const third = (["fr", "pl", "ar", "es"] as const)[seed % 4]!;
  const isExtra = seed % 2 === 0 && third !== own;
  return [
    native,
    ...(own === "en" ? [] : [{ name: names.en, level: english }]),
    ...(isExtra ? [{ name: names[third], level: "A2" }] : []),
  ];
}

const levelled = (name: string, level: string, seed: number): string =>
  [`${name} (${level})`, `${name}: ${level}`, `${name} – ${level}`][seed % 3]!;
