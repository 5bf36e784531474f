import { protectedWishesIn } from "../protected-wishes.ts";
import { flat } from "../text/fold.ts";
import { blanked } from "../text/lines.ts";
import { compact } from "./compact.ts";
import { titleIn } from "./facts.ts";
import { isHeading } from "./headings.ts";
import { namesTerm } from "./terms.ts";

/** A text without the words of wishes on protected facts, which are blanks. */
export const lawfulWords = (text: string): string => blanked(text, protectedWishesIn(text));

/** The title of the job that `readAdvert` reads. */
export const titleOf = (source: string): string | undefined => {
  const lawful = lawfulWords(compact(source).text);
  return titleIn(lawful, flat(lawful), isHeading, namesTerm)?.value;
};
