import de from "../words/de/tools.json";
import en from "../words/en/tools.json";
import es from "../words/es/tools.json";
import tr from "../words/tr/tools.json";
import { catalogue } from "../words.ts";

export const toolsWords = catalogue({ en, de, es, tr });
