import de from "../words/de/home.json";
import en from "../words/en/home.json";
import es from "../words/es/home.json";
import tr from "../words/tr/home.json";
import { catalogue } from "../words.ts";

export const homeWords = catalogue({ en, de, es, tr });
export type HomeWords = typeof en;
