import { createHash } from "node:crypto";

const TAG_LENGTH = 16;

/**
 * Puts `text` between two lines that it cannot contain: their tag is a hash of the text, and another one when the text contains it. The same
 * text always gets the same fence, so that the same input gives the same prompt.
 */
export const fenced = (name: string, text: string): string => {
  for (let turn = 0; ; turn++) {
    const tag = createHash("sha256").update(`${turn}\n${text}`, "utf8").digest("hex").slice(0, TAG_LENGTH);
    if (!text.includes(tag)) return `BEGIN ${name} ${tag}\n${text}\nEND ${name} ${tag}`;
  }
};
