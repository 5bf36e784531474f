import { Rewrite } from "@candor/core/tools/rewrite";
import { routes } from "../http/endpoint.ts";

/** The calls of the free tools, for visitors. Everything but the wording by a model happens in the browser. */
export const handler = routes({
  "POST /api/tools/ai-hiring-response-tool": async ({ body }, { viewer }) => Rewrite.run("response", body, await viewer()),
  "POST /api/tools/ai-linkedin-message-creator": async ({ body }, { viewer }) => Rewrite.run("linkedin", body, await viewer()),
  "POST /api/tools/interview-question-generator": async ({ body }, { viewer }) => Rewrite.run("interview", body, await viewer()),
  "POST /api/tools/job-description-generator": async ({ body }, { viewer }) => Rewrite.run("description", body, await viewer()),
});
