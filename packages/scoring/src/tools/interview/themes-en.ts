import type { Theme, ThemeWords } from "./theme.ts";

export const THEMES_EN: Readonly<Record<Theme, ThemeWords>> = {
  faults: {
    did: [
      "Tell me about the last fault you found that was not the one reported. How did you get there?",
      "What did you measure or check first, and why?",
      "How did you know that it was really mended?",
    ],
    would: [
      "A fault comes and goes, and nobody can show it to you. What do you do, in which order?",
      "When do you stop looking and replace the part?",
      "Whom do you tell, and what do you write down?",
    ],
    anchors: [
      "Swaps parts until it runs. Names no check.",
      "Checks, names the fault, mends it. Does not look for the cause.",
      "Says what each check ruled out, finds the cause, proves that it holds.",
    ],
  },
  people: {
    did: [
      "Tell me about a customer who was angry with reason. What did you say, word for word?",
      "What did you promise, and did it hold?",
      "What did you change afterwards?",
    ],
    would: [
      "I am the customer, I do not know the subject, and I am angry. Explain to me what happened and what it costs.",
      "I say that I cannot pay this. What now?",
      "Which word did you avoid on purpose?",
    ],
    anchors: [
      "Technical words and blame. No way out.",
      "Plain words and a way out. Leaves no room for questions.",
      "Cause, choices, price and next date. Checks that it was understood.",
    ],
  },
  plan: {
    did: [
      "Tell me about a plan of yours that broke on the day itself. What did you move, and what did you leave?",
      "Who had to know, and when did they?",
      "What does your plan look like since then?",
    ],
    would: [
      "It is ten o’clock and you are an hour behind. What do you move, and whom do you call?",
      "Which point would you never move?",
      "What do you do the evening before?",
    ],
    anchors: [
      "Works on in the old order. Nobody is told.",
      "Moves the next point and tells those concerned.",
      "Sorts by consequence, tells everyone early, and mends the plan.",
    ],
  },
  lead: {
    did: [
      "Tell me about someone whose work got better under you. What did you do, week by week?",
      "What did you say when it did not work?",
      "What would that person say about it?",
    ],
    would: [
      "Two good people in your team no longer speak to each other. What do you do this week?",
      "What do you do if it does not help?",
      "What do you keep to yourself?",
    ],
    anchors: [
      "Gives orders or does it alone. Speaks of others with contempt.",
      "Talks to both, agrees something. Does not follow up.",
      "Listens, agrees something that can be checked, follows up, shares the credit.",
    ],
  },
  sell: {
    did: [
      "Tell me about the last deal you lost. When could you have known?",
      "What did the other side really need?",
      "What have you done differently since?",
    ],
    would: [
      "The buyer says that the others are a tenth cheaper. What do you ask before you answer?",
      "What do you give, and what do you want for it?",
      "When do you walk away?",
    ],
    anchors: [
      "Blames the price or lowers it at once.",
      "Asks for the need and defends the price.",
      "Asks, trades one thing for another, knows the own limit.",
    ],
  },
  build: {
    did: [
      "Show me something you built and would build differently today. What was the decision?",
      "Which other ways did you have?",
      "How did you notice that it was wrong?",
    ],
    would: [
      "You take over a system that nobody understands any more, and it must change in a month. How do you start?",
      "What do you leave alone?",
      "How do you know that nothing else broke?",
    ],
    anchors: [
      "Names tools, no decision. All was right.",
      "Names a decision and its drawback. No measure.",
      "Names the alternatives, the measure, and what it cost to be wrong.",
    ],
  },
  records: {
    did: [
      "Tell me about an error in the figures or records that you found yourself. What gave it away?",
      "How did you find out how far it reached?",
      "What stops it today?",
    ],
    would: [
      "An hour before the deadline two figures do not match. What do you do?",
      "What do you hand in if you do not find it?",
      "Whom do you tell?",
    ],
    anchors: [
      "Evens it out or hopes that nobody sees it.",
      "Looks for it and reports it. The cause stays open.",
      "Narrows it down, says openly what is uncertain, closes the cause.",
    ],
  },
  care: {
    did: [
      "Tell me about a moment when you noticed early that someone was getting worse. What did you see?",
      "What did you do first, and whom did you call?",
      "How did you pass it on?",
    ],
    would: [
      "Someone in your care refuses what is planned. What do you say, and what do you do?",
      "What do you write down?",
      "When do you get help?",
    ],
    anchors: [
      "Waits, or forces it. Writes nothing down.",
      "Reacts rightly and reports it. The person is hardly heard.",
      "Observes closely, asks the person, acts within the rules, hands over completely.",
    ],
  },
  safety: {
    did: [
      "Tell me about a time you stopped something because it was not safe or not good enough. How did the others take it?",
      "What exactly did you see?",
      "What came of it?",
    ],
    would: [
      "Your superior is in a hurry and skips a check. What do you do?",
      "And if you hear “we have always done it like this”?",
      "Where is your limit?",
    ],
    anchors: [
      "Looks away or goes along.",
      "Speaks up. Does not see it through.",
      "Stops, says why, offers a safe way, has it on record.",
    ],
  },
  onCall: {
    did: [
      "Take me through your last shift or call outside the usual hours, from the beginning to the handover.",
      "What did you decide not to do then?",
      "What did you hand over in the morning?",
    ],
    would: [
      "Two calls come in at the same time, at night. What do you ask before you go anywhere?",
      "What can wait until morning?",
      "How do you hand over?",
    ],
    anchors: [
      "Goes out to everything, or to nothing.",
      "Asks the right questions. The handover is thin.",
      "Decides by risk, makes it safe, hands over in writing.",
    ],
  },
};
