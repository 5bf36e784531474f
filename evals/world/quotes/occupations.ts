import { areRelated, occupationsOf } from "../../../packages/scoring/src/vocabulary/occupations.ts";

/** Unit groups of ISCO-08 for professions of the list that are named too loosely to be looked up. */
const GROUPS: Readonly<Record<string, string>> = {
  "biomedical engineering student": "2149",
  "business student": "3313",
  "care intern": "5321",
  "civil engineering student": "2142",
  "commercial assistant trainee": "4110",
  "computer engineering student": "2512",
  "computer programming student": "2512",
  "computer science student": "2512",
  "data operations specialist": "2511",
  "digital forensics student": "2529",
  economist: "2413",
  "financial aid specialist": "3312",
  "industrial clerk": "4110",
  "industrial engineering student": "2141",
  "it project intern": "3512",
  "IT student": "3512",
  "logistics engineer": "4323",
  "machine learning intern": "2511",
  "management student": "2421",
  "mechanical engineering student": "2144",
  "mechatronics student": "2144",
  "patient advocate": "4225",
  "public relations": "2432",
  "software intern": "2512",
  "software student": "2512",
  "technical service partner": "3512",
  "telephone interviewer": "4222",
  "warehouse helper": "9333",
  "bakery assistant": "7512",
  "food engineer": "3212",
  "optician's assistant": "5223",
  "parcel sorter": "9333",
  videographer: "2166",
};

/** The occupation group of a listed CV; undefined where the CV states no profession. */
export function groupOf(profession: string): string | undefined {
  return GROUPS[profession] ?? occupationsOf(profession)[0]?.isco;
}

/** True when an advert is of the CV's field of work. */
export function fits(profession: string, isco: string): boolean {
  const group = groupOf(profession);
  return group !== undefined && areRelated(group, isco);
}
