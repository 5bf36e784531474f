import * as z from "zod/mini";
import { cleanLine } from "./clean-text.ts";

/**
 * A text of one line that people read in lists, titles and mails: control characters, line ends, direction marks and invisible
 * characters are removed, and white space is one space. Put it before the limits, which then count what is kept.
 */
export const oneLine = z.overwrite((text: string) => cleanLine(text, Number.POSITIVE_INFINITY));
