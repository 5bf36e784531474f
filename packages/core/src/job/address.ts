import { randomBytes } from "node:crypto";
import { slugOf } from "./slug.info.ts";

export { slugOf } from "./slug.info.ts";

/** Letters and digits that are not confused when read aloud or typed from paper. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Random characters per address, enough that guessing finds nothing: 31^10, or 49 bits. */
const RANDOM_CHARACTERS = 10;

/** Creates an address of a job from its title that cannot be guessed: "senior-frontend-engineer-k7m2x9q4bd". */
export function addressFor(title: string): string {
  const random = [...randomBytes(RANDOM_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `${slugOf(title) || "job"}-${random}`;
}
