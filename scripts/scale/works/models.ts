/** A few candidacies as the product makes them, of which very many copies are stored. */
import { criteriaFor } from "@candor/scoring";
import { ENGINE_VERSION } from "@candor/scoring/engine";
import { createReader } from "@candor/documents";
import type { Card, Evaluation } from "@candor/core/candidacy/candidate.entity";
import { emailOf, personOf } from "@candor/core/candidacy/person";
import { cardOf } from "@candor/core/cv/facts";
import { runHere } from "@candor/core/cv/text-rules";
import { criteriaHash } from "@candor/core/job/criteria-hash";
import * as Job from "@candor/core/job/job.info";
import { crowdCv } from "../../demo/crowd.ts";

const MODELS = 40;
const APPLIED_AT = "2026-11-01T09:00:00.000Z";

export const FIELDS = Job.Fields.parse({
  title: "Senior Frontend Engineer",
  department: "Engineering",
  location: "Berlin",
  technicalSkills: ["React", "TypeScript", "GraphQL", "Playwright", "AWS", "Kubernetes", "PostgreSQL"],
  languageRequirements: ["German B2"],
  mustHaveRequirements: ["React"],
  description: "We look for somebody who builds our customer portal in React and TypeScript.",
});
export const CRITERIA = criteriaFor(FIELDS);

export interface Model {
  readonly card: Card;
  readonly evaluation: Evaluation;
  readonly terms: Uint8Array;
}

let made: Promise<Model[]> | undefined;

/** Made once in a process. */
export const models = (): Promise<Model[]> => (made ??= makeModels());

async function makeModels(): Promise<Model[]> {
  const reader = createReader({ childPath: new URL("../../../packages/documents/src/child.ts", import.meta.url) });
  const all = await Promise.all(
    Array.from({ length: MODELS }, async (_, n): Promise<Model> => {
      const { document } = await reader.read((await crowdCv(n)).bytes);
      const { profile, marks, terms } = runHere("evaluation", { document, criteria: CRITERIA, asOf: APPLIED_AT.slice(0, 10) });
      const email = emailOf({ profile });
      return {
        card: {
          ...cardOf(profile),
          ...(email && { email }),
          source: "uploaded",
          appliedAt: APPLIED_AT,
          hasHiddenText: false,
          person: personOf({ profile, text: document.text }),
        },
        evaluation: {
          credits: Object.fromEntries(marks.map(({ criterionId, credit }) => [criterionId, credit])),
          criteriaHash: criteriaHash(CRITERIA),
          engine: ENGINE_VERSION,
        },
        terms,
      };
    }),
  );
  await reader.close();
  return all;
}
