import type { TextRequest } from "@candor/core/cv/text-child";
import { answerTo } from "@candor/core/cv/text-rules";
import { endWithParent, serve } from "@candor/documents/serve";

/** The program that works on texts, but a text that names a sloth takes forever. */
endWithParent();
serve((request: TextRequest) => {
  while (request.input.document.text.includes("Sloth"));
  return answerTo(request);
});
