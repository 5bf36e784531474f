import de from "../words/de/toolForm.json";
import en from "../words/en/toolForm.json";
import es from "../words/es/toolForm.json";
import tr from "../words/tr/toolForm.json";
import { catalogue } from "../words.ts";

/** Words that the forms of all tools share; sent to the browser with each. */
export const formWords = catalogue({ en, de, es, tr });
export type FormWords = typeof en;
