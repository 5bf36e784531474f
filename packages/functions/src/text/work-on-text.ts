/** The program of the child process that works on the texts of CVs. It is bundled beside the functions that import `in-child.ts`. */
import { answerTo } from "@candor/core/cv/text-rules";
import { withVerdict } from "@candor/documents/limits";
import { endWithParent, serve } from "@candor/documents/serve";

endWithParent();
// The vocabulary is prepared with the first text. A short one triggers that before a CV's time counts.
const sample = {
  ...withVerdict("ok"),
  text: "Ada Lovelace\nDeveloper\nExperience\nDeveloper, Kernel GmbH\n2019 - 2021\n- Wrote SQL.",
};
const criteria = [{ id: "c1", kind: "skill", text: "SQL", importance: "nice", weight: 1 } as const];
answerTo({ name: "evaluation", input: { document: sample, criteria, asOf: "2026-01-01" } });
serve(answerTo);
