import type { Task } from "@candor/core/kernel/task";
import { runTask } from "@candor/core/tasks/run";
import { eachMessage } from "./each-message.ts";

/** Runs the work that follows an answer: erases deleted jobs and CVs, releases files that waited for payment, answers mails. */
export const handler = eachMessage((body) => runTask(JSON.parse(body) as Task));
