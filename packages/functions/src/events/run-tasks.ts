import type { Chore } from "@candor/core/kernel/task";
import { Chores } from "@candor/core/tasks/tasks";
import { eachMessage } from "./each-message.ts";

/** Runs the work that follows an answer: erasing, releasing held CVs, answering mails, the daily mail. */
export const handler = eachMessage((body) => Chores.run(JSON.parse(body) as Chore));
