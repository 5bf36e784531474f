import * as z from "zod/mini";
import { fenced } from "../fence.ts";
import { NAMES } from "../brief.ts";
import { DATA_RULE, type Prompt } from "../prompt.ts";
import { shapes } from "../proposal.ts";
import { hidden } from "./names.ts";
import type { Rewriting } from "./rewriting.ts";

/** A model's wording for each part, unchecked. */
export const RewriteProposal = z.object({ parts: z.array(z.object({ number: z.int(), text: z.string() })) });
export type RewriteProposal = z.infer<typeof RewriteProposal>;

const RULES = `You reword short texts that a recruiter sends or publishes.
${DATA_RULE}

For every part answer { number, text }: the same message in one wording that reads well.
- Say what the part says, no more and no less. Add no fact, number, date, place, company, requirement, praise, promise or link, and leave none out.
- Keep most of its words. Keep the words under "keep" letter for letter, and stand-ins like [name] as they are.
- At most "max" characters. Plain text, no Markdown, no quotation marks around it.
- A question stays a question. A refusal stays a refusal. The same form of address as the part has.
- Where a part reads well, repeat it unchanged.`;

/** The prompt for wording a tool's text anew. Names of people are left out. */
export const promptForRewriting = ({ language, names, parts }: Rewriting): Prompt => {
  const listed = parts.map(({ text, keep, max }, index) => ({
    number: index + 1,
    text: hidden(text, names),
    keep: keep.filter((words) => text.includes(words)).map((words) => hidden(words, names)),
    max,
  }));
  return {
    messages: [
      { role: "system", content: RULES },
      {
        role: "user",
        content: [`Write in ${NAMES[language]}.`, fenced("PARTS", JSON.stringify(listed, undefined, 1))].join("\n\n"),
      },
    ],
    answer: {
      name: "rewording",
      schema: shapes.object({ parts: shapes.listOf(shapes.object({ number: { type: "integer" }, text: shapes.text })) }),
    },
  };
};
