/**
 * Sends files independently of pages, three at a time, so that it continues while the user visits other pages of the app.
 */
import type { AnswerOf } from "@candor/contract";
import { FILE_MAX_BYTES, UPLOAD_FORM_SECONDS } from "@candor/core/kernel/limits";
import { hashKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { call } from "../../../api/client.ts";
import { postFile } from "../../../../ui/files/post-file.ts";
import { queryClient } from "../../../api/query-client.ts";
import { sessionQuery } from "../../../session/session.ts";
import { refetchPart } from "../../../realtime/refetch.ts";
import type { Sending } from "./progress.ts";

type Form = AnswerOf<"POST /api/jobs/{jobId}/uploads">["uploads"][number];

interface Task extends Sending {
  readonly file: File;
  readonly form: Form;
  readonly formAt: number;
}

const AT_ONCE = 3;
/** Time in which a form may be used, in ms: not in its last minute. */
const FORM_USABLE_MS = (UPLOAD_FORM_SECONDS - 60) * 1000;

interface State {
  readonly tasks: readonly Task[];
  /** Ids whose form was replaced, whose file was cancelled, or whose line was removed. */
  readonly givenUp: ReadonlySet<string>;
}

const EMPTY: State = { tasks: [], givenUp: new Set() };
let state = EMPTY;
const listeners = new Set<() => void>();
const requests = new Map<string, AbortController>();
let nextKey = 1;

const stateNow = () => state;

/** Files that this tab sends, for all jobs. */
export function useSending(): State {
  return useSyncExternalStore(subscribe, stateNow, stateNow);
}

/**
 * Requests forms and begins to send.
 * @throws ApiError when the job or the plan refuses the files; then nothing is sent
 */
export async function send(jobId: string, files: readonly File[]): Promise<void> {
  const { uploads } = await call("POST /api/jobs/{jobId}/uploads", {
    path: { jobId },
    body: { files: files.map(({ name, size }) => ({ name, size })) },
  });
  const now = Date.now();
  const tasks = files.flatMap((file, index): Task[] => {
    const form = uploads[index];
    if (!form) return [];
    const { name, size } = file;
    // The server has refused a file that is too large already; its line says so.
    const state = size > FILE_MAX_BYTES ? "sent" : "waiting";
    return [
      {
        key: `sending-${nextKey++}`,
        jobId,
        name,
        size,
        file,
        form,
        formAt: now,
        cvId: form.cvId,
        state,
        share: 0,
      },
    ];
  });
  update({ tasks: [...state.tasks, ...tasks] });
  work();
  refresh(jobId);
}

/** Sends a file whose sending failed once more, with a fresh form. */
export function sendAgain(key: string): void {
  change(key, { state: "waiting", share: 0, formAt: 0 });
  work();
}

/** Cancels a file before it is sent. */
export function takeBack(key: string): void {
  const task = find(key);
  if (!task) return;
  requests.get(key)?.abort();
  update({ tasks: state.tasks.filter((other) => other.key !== key), givenUp: new Set([...state.givenUp, task.cvId]) });
}

/** Removes a line before the server has deleted it; later answers about that file are ignored. */
export function hideLine(cvId: string): void {
  update({ givenUp: new Set([...state.givenUp, cvId]) });
}

/** Restores a line when the server keeps the file. */
export function showLine(cvId: string): void {
  update({ givenUp: new Set([...state.givenUp].filter((other) => other !== cvId)) });
}

/** Drops all files at the end of the session, so that signing out leaves nothing behind. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== "removed" || query.queryHash !== hashKey(sessionQuery.queryKey)) return;
  for (const request of requests.values()) request.abort();
  update(EMPTY);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function find(key: string): Task | undefined {
  return state.tasks.find((task) => task.key === key);
}

function change(key: string, changes: Partial<Task>): void {
  update({ tasks: state.tasks.map((task) => (task.key === key ? { ...task, ...changes } : task)) });
}

function update(changes: Partial<State>): void {
  state = { ...state, ...changes };
  const isSending = state.tasks.some((task) => task.state === "waiting" || task.state === "sending");
  if (isSending) addEventListener("beforeunload", warn);
  else removeEventListener("beforeunload", warn);
  for (const listener of listeners) listener();
}

/** Warns before leaving, because files that are not sent yet would be lost. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function work(): void {
  const free = AT_ONCE - state.tasks.filter((task) => task.state === "sending").length;
  for (const { key } of state.tasks.filter((task) => task.state === "waiting").slice(0, Math.max(0, free))) {
    change(key, { state: "sending" });
    void run(key);
  }
}

async function run(key: string): Promise<void> {
  try {
    const task = await withUsableForm(key);
    if (task) await post(task);
    change(key, { state: "sent", share: 1 });
  } catch {
    change(key, { state: "failed" });
  }
  work();
  const task = find(key);
  if (task) refresh(task.jobId);
}

async function withUsableForm(key: string): Promise<Task | undefined> {
  const task = find(key);
  if (!task || Date.now() - task.formAt < FORM_USABLE_MS) return task;
  const { jobId, name, size, cvId } = task;
  const { uploads } = await call("POST /api/jobs/{jobId}/uploads", { path: { jobId }, body: { files: [{ name, size }] } });
  const [form] = uploads;
  if (!form) throw new Error("The server returned no form");
  const isTakenBack = find(key) === undefined;
  update({ givenUp: new Set([...state.givenUp, cvId, ...(isTakenBack ? [form.cvId] : [])]) });
  change(key, { form, formAt: Date.now(), cvId: form.cvId });
  return find(key);
}

async function post({ key, form, file }: Task): Promise<void> {
  const sending = new AbortController();
  requests.set(key, sending);
  try {
    await postFile(form, file, { onShare: (share) => change(key, { share }), signal: sending.signal });
  } finally {
    requests.delete(key);
  }
}

/** Paced, because each reading would end the one before: files that are sent faster than the list is read would keep it from being read. */
const refresh = (jobId: string): void => refetchPart("uploads", { jobId });
