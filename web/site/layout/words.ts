import de from "../words/de/common.json";
import en from "../words/en/common.json";
import es from "../words/es/common.json";
import tr from "../words/tr/common.json";
import { catalogue } from "../words.ts";

export const commonWords = catalogue({ en, de, es, tr });
