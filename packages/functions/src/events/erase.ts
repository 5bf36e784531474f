import type { Chore } from "@candor/core/kernel/task";
import { Chores } from "@candor/core/tasks/tasks";
import { eachMessage } from "./each-message.ts";

/** Does what follows an answer: erases what was deleted, sends on what was held, answers mails. */
export const handler = eachMessage((body) => Chores.run(JSON.parse(body) as Chore));
