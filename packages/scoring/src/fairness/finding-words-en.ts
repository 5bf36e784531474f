import type { Reasons } from "./finding-words.ts";

const REASONS: Reasons = {
  age: "Asks for an age. Ask for what the work needs.",
  gender: "Leaves out a gender.",
  nationality: "Asks for an origin. A permit to work is enough.",
  nativeSpeaker: "Asks for an origin where a level is meant. Name the level.",
  militaryService: "Asks for military service.",
  maritalStatus: "Asks for a marital status.",
  familyDuties: "Shuts out people with a family. Name the hours.",
  pregnancy: "Shuts out pregnant women.",
  photo: "Asks for a photo. Looks do not belong in the choice.",
  religion: "Asks for a religion.",
  health: "Shuts out people with an illness or disability. Name the work.",
  appearance: "Asks for looks. Name the manner you need.",
  union: "Shuts out members of a trade union.",
  gendered: "Names one gender only. An advert should speak to all.",
  coded: "Lawful. In experiments, adverts with such words appealed less to women (Gaucher, Friesen, Kay 2011).",
  young: "Lawful for a company, and often read as a wish for young people.",
  payMissing:
    "Applicants should know the range before the interview (Directive (EU) 2023/970, Art. 5, due 7 June 2026). Not every country has adopted it, so this is a hint.",
};

/** A function, so that a browser loads the reasons with the first advert whose reader has this language. */
export const englishReasons = (): Reasons => REASONS;
