import { hiringResponse } from "@candor/scoring/tools";
import { Response, responseExample, responseInput } from "../islands/response.tsx";
import { toolPage } from "../tool/page.tsx";
import de from "../words/de/responseTool.json";
import en from "../words/en/responseTool.json";
import es from "../words/es/responseTool.json";
import tr from "../words/tr/responseTool.json";
import { catalogue } from "../words.ts";

export type ResponseWords = typeof en;

export const response = toolPage("response", {
  wordsOf: catalogue<typeof en>({ en, de, es, tr }),
  island: Response,
  own: (locale, words) => ({ answer: hiringResponse(responseInput(responseExample(locale, words.form), locale)!) }),
  hasText: true,
});
