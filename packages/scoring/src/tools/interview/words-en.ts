import { THEMES_EN } from "./themes-en.ts";
import type { InterviewWords } from "./words.ts";

const WORDS: InterviewWords = {
  themes: THEMES_EN,
  general: {
    did: (it) => [
      `“${it}”: tell me about the last time you did this. What was your part?`,
      "What was difficult about it?",
      "How did it end, and how do you know?",
    ],
    would: (it) => [
      `“${it}”: suppose it is your first week and this is due by Friday. How do you begin?`,
      "What do you need from others?",
      "How do you notice that it is going wrong?",
    ],
    knows: (it) => [
      `“${it}”: explain it to me as to a new colleague. What do beginners get wrong?`,
      "When does the usual way not work?",
      "Where do you look when you do not know?",
    ],
  },
  skill: {
    did: (it) => [
      `What was the last thing you used this for: ${it}? What did you do yourself?`,
      "What went wrong on the way?",
      "What would you do differently today?",
    ],
    would: (it) => [
      `${it}: you come into a team that uses it badly. What do you look at first?`,
      "What do you change, and what do you leave?",
      "How do you win the others over?",
    ],
    knows: (it) => [
      `${it}: what is it good for, and what would you not use it for?`,
      "Which mistake have you seen most often?",
      "How do you keep up with it?",
    ],
  },
  anchors: {
    did: [
      "Speaks in general, “we”, no example.",
      "One example with the own part. The result stays vague.",
      "An example with situation, own decision, result, and what came of it.",
    ],
    would: [
      "Starts at once, asks nothing.",
      "Sensible steps. Forgets those concerned.",
      "Asks first, orders the steps, names risks and how to check.",
    ],
    knows: ["Buzzwords, no example.", "Right for the usual case.", "Right, with limits, an example and the own gaps."],
  },
  forLevel: {
    entry: "If it has not come up yet: what would your first step be?",
    experienced: "What of it did you do alone?",
    senior: "What did others learn from you there?",
    lead: "Whom did you give it to, and how did you follow up?",
    executive: "What did it change for the whole organisation, and what did it cost?",
  },
  notAsked: {
    experience: "Read it in the CV, no question",
    education: "Read it in the CV, no question",
    certification: "Ask to see it, no question",
    language: "Hold five minutes of the interview in it",
    noTime: "No time left: a longer interview, or read it in the CV",
  },
  opening: "Start",
  theirs: "Theirs",
  proposed: "Usual for this profession, not from an advert",
  never: [
    ["Children, plans, who looks after whom", "Ask everyone the same: can you work the hours of the advert?"],
    ["Age, or when they left school", "The advert asks for work, not for a year of birth."],
    ["Health, sick days, pregnancy, disability", "Say what the work is, and ask what they need to do it."],
    ["Where they come from, their mother tongue", "The answers show how well they speak."],
    ["Religion, partner, party, trade union", "No question replaces these. They do not belong to the job."],
    ["What they earn or earned", "Name your range instead. In the EU, Directive 2023/970, Art. 5 rules the question out."],
  ],
  sheet: {
    title: "Score sheet",
    candidate: "Candidate",
    interviewer: "Interviewer",
    date: "Date",
    sum: "Sum",
    of: "of",
    note: "One sheet per interviewer, filled in before you talk to each other.",
  },
  minutes: "min",
  weak: "weak",
  fair: "fair",
  strong: "strong",
  neverTitle: "What not to ask",
};

/** A function, so that a browser can load the words with the first question in their language. */
export const englishWords = (): InterviewWords => WORDS;
