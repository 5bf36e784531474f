import type { Chore } from "@candor/core/chore/chore";
import { Chores } from "@candor/core/chore/chores";
import type { SQSHandler } from "aws-lambda";

/** Removes what belongs to something that was deleted. */
export const handler: SQSHandler = async ({ Records }) => {
  for (const { body } of Records) await Chores.run(JSON.parse(body) as Chore);
};
